import AppRoutes
import ArgumentParser
import Foundation
import RoutegenRuntime

/// The route that a message opens, as the name of a screen and values.
struct RouteArguments: ParsableArguments {
  @Argument(help: "The screen to open.")
  var screen: Screen

  @Argument(help: "Its values: recipe NUMBER TITLE, search WORDS, list UUID, timer MINUTES.")
  var values: [String] = []

  enum Screen: String, ExpressibleByArgument, CaseIterable {
    case recipe, search, list, favorites, timer
  }

  /// Makes a message for the route.
  ///
  /// A value without a link is a mistake in the arguments.
  func message<Message>(_ make: (App) throws -> Message) throws -> Message {
    let route = try route()
    do {
      return try make(route)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  private func route() throws -> App {
    switch (screen, values.first, values.count) {
    case (.recipe, let number?, 2):
      if let id = Int(number) { return .recipes(id: id, title: values[1]) }
    case (.search, let words?, 1):
      return .search(q: words)
    case (.list, let text?, 1):
      if let id = UUID(uuidString: text) { return .lists(id: id) }
    case (.favorites, nil, 0):
      return .favorites
    case (.timer, let number?, 1):
      if let minutes = Int(number) { return .timer(minutes: minutes) }
    default:
      break
    }
    throw ValidationError("These are not the values of '\(screen)'; it has \(needs).")
  }

  private var needs: String {
    switch screen {
    case .recipe: "a number and a title, such as 'recipe 7 leek-soup'"
    case .search: "one text, such as 'search \"leek soup\"'"
    case .list: "a UUID"
    case .favorites: "none"
    case .timer: "a number of minutes, such as 'timer 5'"
    }
  }
}
