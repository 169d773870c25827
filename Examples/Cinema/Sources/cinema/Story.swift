import RoutegenHandling

/// A story of links, chapter by chapter; every chapter has a new app.
@MainActor
struct Story {
  /// The time of the story, in seconds since 1970, so that its output is the same every day.
  private let today = 1_800_000_000.0

  func run() async {
    await aPushStartsTheApp()
    await aNewerLinkWins()
    await oneLinkIsDeliveredTwice()
    await linksComeInManyWays()
    await notEveryLinkOpens()
    await linksWaitForTheNextLogin()
  }

  private func aPushStartsTheApp() async {
    let (app, story) = begin("a push starts the app")
    await story.step("somebody taps a push", until: .received) {
      app.links.open(payload: ["link": "/tickets/K7?side=seat-plan"])
    }
    await story.step("the app starts", until: .delayed) { app.start() }
    await story.step("the main screen has loaded", until: .delayed) { app.main.finishLoading() }
    await story.step("Ada logs in", until: .ended) { app.logIn("Ada") }
  }

  private func aNewerLinkWins() async {
    let (app, story) = begin("a newer link wins")
    await story.step("the app starts", until: nil) { app.start() }
    await story.step("somebody taps a link", until: .delayed) {
      app.links.open("https://cinema.example/films/7")
    }
    await story.step("and another one", until: .delayed) {
      app.links.open("cinema://account/settings")
    }
    await story.step("the main screen has loaded", until: .ended) { app.main.finishLoading() }
  }

  private func oneLinkIsDeliveredTwice() async {
    let (app, story) = begin("one link is delivered twice")
    await story.step("the system delivers a universal link twice", until: .repeated) {
      app.links.open("https://cinema.example/account/invitations/SPRING")
      app.links.open("https://cinema.example/account/invitations/SPRING")
    }
    await story.step("the app starts", until: .delayed) { app.start() }
    await story.step("the main screen has loaded", until: .ended) { app.main.finishLoading() }
  }

  private func linksComeInManyWays() async {
    let (app, story) = begin("links come in many ways")
    await story.step("the app starts and loads", until: nil) {
      app.start()
      app.main.finishLoading()
    }
    await story.step("a quick action of the home screen", until: .ended) {
      app.links.open(shortcut: "com.example.cinema.search")
    }
    await story.step("an activity from another device", until: .ended) {
      app.links.open(activity: "com.example.cinema.film", userInfo: ["id": .text("9")])
    }
    await story.step("an item of the search index", until: .ended) {
      app.links.open(
        activity: "com.apple.corespotlightitem",
        userInfo: ["kCSSearchableItemActivityIdentifier": .text("films/7/trailer")])
    }
    await story.step("a button of the app itself", until: .ended) {
      app.links.open(.search(query: "winter"))
    }
  }

  private func notEveryLinkOpens() async {
    let (app, story) = begin("not every link opens")
    await story.step("the app starts and loads", until: nil) {
      app.start()
      app.main.finishLoading()
    }
    await story.step("a trailer that does not exist", until: .ended) {
      app.links.open("cinema://films/9/trailer")
    }
    await story.step("a film that does not exist", until: .ended) {
      app.links.open("cinema://films/8")
    }
    await story.step("an unknown link", until: .ended) {
      app.links.open("https://cinema.example/popcorn")
    }
    await story.step("an invitation from last year", until: .ended) {
      app.links.open("cinema://account/invitations/SPRING?until=2026-12-31T00:00:00Z")
    }
  }

  private func linksWaitForTheNextLogin() async {
    let (app, story) = begin("links wait for the next log-in")
    await story.step("the app starts and loads, and Ada logs in", until: nil) {
      app.start()
      app.main.finishLoading()
      app.logIn("Ada")
    }
    await story.step("she looks at her account", until: .ended) {
      app.links.open("cinema://account")
    }
    await story.step("she logs out", until: nil) { app.logOut() }
    await story.step("somebody taps a push", until: .received) {
      app.links.open(payload: ["link": "/account"])
    }
    await story.step("Grace logs in", until: .ended) { app.logIn("Grace") }
  }

  private func begin(_ title: String) -> (CinemaApp, Transcript) {
    print("== \(title)")
    let app = CinemaApp { today }
    return (app, Transcript(of: app))
  }
}
