import RoutegenHandling
import Testing

/// The actions of each screen for a link: the traces of the proof of concept.
@MainActor
@Suite struct ScreensTests {
  private let links = LinkDispatcher<Screens>()
  private let journal = Journal()
  private let loading: LoadingScreen
  private let events: EventLog<Screens>

  init() {
    events = EventLog(links)
    loading = LoadingScreen("Loading", journal)
    links.connect(to: loading)
  }

  /// Opens a link while all screens load, which are ready one after the other.
  private func open(_ link: String, ready screens: [Screen]) async -> String? {
    links.open(link)
    for screen in screens {
      await events.untilDelayed()
      screen.isReady.open()
    }
    return await events.until(endOf: 1).last
  }

  @Test func theLegalNoticeIsOpenedScreenByScreen() async {
    let home = loading.shown
    let end = await open("dlpoc://Settings/Legal", ready: [loading, home, home.settingsScreen])
    #expect(
      journal.lines == [
        "Loading: delayed", "Loading: passed through",
        "Home: delayed", "Home: passed through",
        "Settings: delayed", "Settings: opened Legal",
      ])
    #expect(end == "link 1 (url): opened /Settings/Legal")
  }

  @Test func theSettingsThemselvesAreNotOpened() async {
    let home = loading.shown
    let end = await open("dlpoc://Settings", ready: [loading, home, home.settingsScreen])
    #expect(
      journal.lines == [
        "Loading: delayed", "Loading: passed through", "Home: delayed", "Home: passed through",
        "Settings: delayed",
      ])
    #expect(end == "link 1 (url): rejected /Settings: Unsupported link")
  }

  @Test func aLessonOfAnItemOnTheHomeScreenIsOpenedFromThere() async {
    let home = loading.shown
    let end = await open("dlpoc://Item/3/Content/5", ready: [loading, home, home.contentScreen])
    #expect(
      journal.lines == [
        "Loading: delayed", "Loading: passed through", "Home: delayed", "Home: passed through",
        "Content: delayed", "Content: opened lesson 5",
      ])
    #expect(end == "link 1 (url): opened /Item/{item: Int}/Content/{content: Int}")
  }

  @Test func aLessonOfAnyOtherItemIsOpenedThroughTheListOfAll() async {
    let home = loading.shown
    _ = await open("dlpoc://Item/7/Content/5", ready: [loading, home, home.all, home.all.shown])
    #expect(
      journal.lines == [
        "Loading: delayed", "Loading: passed through", "Home: delayed", "Home: passed through",
        "All: delayed", "All: passed through", "Content: delayed", "Content: opened lesson 5",
      ])
  }

  @Test func anItemThatIsNowhereIsRejected() async {
    let end = await open("dlpoc://Item/42/Content/1", ready: [loading, loading.shown])
    #expect(
      journal.lines == ["Loading: delayed", "Loading: passed through", "Home: delayed"])
    #expect(
      end == "link 1 (url): rejected /Item/{item: Int}/Content/{content: Int}: Item 42 not found")
  }

  @Test(arguments: ["dlpoc://Item/3", "dlpoc://Beacon"])
  func whatNoScreenSupportsIsRejected(_ link: String) async throws {
    let end = try #require(await open(link, ready: [loading, loading.shown]))
    #expect(end.hasSuffix(": Unsupported link"))
  }

  @Test func aLinkGoesOnFromTheScreenThatDelayedIt() async {
    links.open("dlpoc://Settings/Legal")
    #expect(
      await events.untilDelayed() == [
        "link 1 (url): received /Settings/Legal", "link 1 (url): delayed at /Settings",
      ])
    loading.isReady.open()
    #expect(await events.untilDelayed() == ["link 1 (url): delayed at /Settings"])
    loading.shown.isReady.open()
    #expect(
      await events.untilDelayed() == [
        "link 1 (url): passed through /Settings", "link 1 (url): delayed at /Legal",
      ])
    loading.shown.settingsScreen.isReady.open()
    #expect(await events.until(endOf: 1) == ["link 1 (url): opened /Settings/Legal"])
    #expect(journal.lines.count { $0 == "Loading: passed through" } == 1)
  }

  @Test func aNewerLinkCancelsOneThatWaits() async {
    links.open("dlpoc://Settings/Legal")
    await events.untilDelayed()
    links.open("dlpoc://Settings/Tc")
    #expect(
      await events.untilDelayed() == [
        "link 1 (url): superseded /Settings/Legal", "link 2 (url): received /Settings/Tc",
        "link 2 (url): delayed at /Settings",
      ])
    for screen in [loading, loading.shown, loading.shown.settingsScreen] { screen.isReady.open() }
    #expect(await events.until(endOf: 2).last == "link 2 (url): opened /Settings/Tc")
    #expect(journal.lines.filter { $0.hasPrefix("Settings: opened") } == ["Settings: opened Tc"])
  }
}
