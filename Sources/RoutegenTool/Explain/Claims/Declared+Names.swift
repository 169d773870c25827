import RoutegenCompiler

extension Declared {
  /// The names of the enclosing groups and its own.
  var names: [String] { groupNames + [caseName] }
}

extension RouteModel {
  /// The routes and groups of the file, each group before what is in it.
  var allMembers: [Member] { members.flatMap(\.withMembers) }

  /// The groups of the file, each before those in it.
  var allGroups: [Group] {
    allMembers.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }
}

extension Member {
  fileprivate var withMembers: [Member] {
    switch self {
    case .route: [self]
    case .group(let group): [self] + group.members.flatMap(\.withMembers)
    }
  }
}
