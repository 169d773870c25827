import RoutegenHandling

/// The actions of the screens, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}

/// The common part of all screens: links wait until they are ready.
@MainActor
class Screen {
  let name: String
  let journal: Journal
  let isReady = LinkGate()

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
  }

  func write(_ what: String) {
    journal.write("\(name): \(what)")
  }

  func untilReady() async throws {
    if !isReady.isOpen { write("delayed") }
    try await isReady.waitUntilOpened()
  }
}

/// The first screen, which must load data before it can open other screens.
final class LoadingScreen: Screen, Screens.Handler {
  private lazy var home = HomeScreen("Home", journal)

  var shown: HomeScreen { home }

  func settings() async throws -> any Screens.Settings.Handler {
    try await homeAfterLoading().settings()
  }

  func item(item: Int) async throws -> any Screens.Item.Handler {
    try await homeAfterLoading().item(item: item)
  }

  func beacon() async throws -> LinkOutcome<Screens> {
    try await homeAfterLoading().beacon()
  }

  private func homeAfterLoading() async throws -> HomeScreen {
    try await untilReady()
    write("passed through")
    return home
  }
}

/// The home screen, with its items and the paths to all other screens.
final class HomeScreen: Screen, Screens.Handler {
  lazy var settingsScreen = SettingsScreen("Settings", journal)
  lazy var all = AllScreen("All", journal)
  lazy var contentScreen = ContentScreen("Content", journal)

  func settings() async throws -> any Screens.Settings.Handler {
    try await untilReady()
    write("passed through")
    return settingsScreen
  }

  func item(item: Int) async throws -> any Screens.Item.Handler {
    try await untilReady()
    switch item {
    case 1...5:
      write("passed through")
      return ItemHandler(home: self) { self.contentScreen }
    case 6...9:
      write("passed through")
      return ItemHandler(home: self) { try await self.all.content() }
    default: throw LinkRejection("Item \(item) not found")
    }
  }

  func beacon() async throws -> LinkOutcome<Screens> {
    try await untilReady()
    return .rejected("Unsupported link")
  }
}

/// All items.
final class AllScreen: Screen {
  private lazy var contentScreen = ContentScreen("Content", journal)

  var shown: ContentScreen { contentScreen }

  func content() async throws -> ContentScreen {
    try await untilReady()
    write("passed through")
    return contentScreen
  }
}

/// The links below an item.
struct ItemHandler: Screens.Item.Handler {
  let home: HomeScreen
  let screen: @MainActor () async throws -> ContentScreen

  func index() -> LinkOutcome<Screens.Item> { .rejected("Unsupported link") }

  func content(content: Int) async throws -> LinkOutcome<Screens.Item> {
    try await screen().open("lesson \(content)")
  }

  func promo(promo: Int) async throws -> LinkOutcome<Screens.Item> {
    try await screen().open("promo \(promo)")
  }
}

/// The lessons of an item.
final class ContentScreen: Screen {
  func open(_ row: String) async throws -> LinkOutcome<Screens.Item> {
    try await untilReady()
    write("opened \(row)")
    return .opened
  }
}

/// The settings, which are not opened themselves.
final class SettingsScreen: Screen, Screens.Settings.Handler {
  func index() async throws -> LinkOutcome<Screens.Settings> {
    try await untilReady()
    return .rejected("Unsupported link")
  }

  func login() async throws -> LinkOutcome<Screens.Settings> { try await open("Login") }
  func legal() async throws -> LinkOutcome<Screens.Settings> { try await open("Legal") }

  func termsConditions() async throws -> LinkOutcome<Screens.Settings> { try await open("Tc") }

  private func open(_ page: String) async throws -> LinkOutcome<Screens.Settings> {
    try await untilReady()
    write("opened \(page)")
    return .opened
  }
}
