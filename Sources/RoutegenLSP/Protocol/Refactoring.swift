/// A change of a file that the editor offers although nothing is wrong.
enum Refactoring: String, Codable {
  /// Routes next to each other become a group.
  case group

  /// The routes of a group stand by themselves.
  case ungroup

  /// An enum accepts other values, too.
  case openEnum

  /// An open enum accepts only its values.
  case closedEnum

  /// A route gets an example.
  case example

  /// Whether the names of routes change, and no link does.
  var renamesRoutes: Bool {
    switch self {
    case .group, .ungroup: true
    case .openEnum, .closedEnum, .example: false
    }
  }
}
