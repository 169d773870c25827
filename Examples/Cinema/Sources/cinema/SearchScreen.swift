import TextUI

struct SearchScreen: Screen {
  let query: String?

  var text: String { "[main] search for \(query.map { "'\($0)'" } ?? "anything")" }
}
