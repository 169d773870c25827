import RoutegenSource

/// A group with one route or one group in it.
///
/// One pattern takes the same links, with one enum less for Swift code to go through.
///
///     /home {    // RG408
///         /news
///     }
struct SingleChildGroups: Rule {
  static let code = DiagnosticCode.singleChildGroup

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let others = model.exceptions.map(\.pattern.text) + model.envelopes.map(\.pattern.text)
    let sorted = others.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    check(model.members, below: "", besides: sorted, into: &bag)
  }

  /// - Parameters:
  ///   - outer: The pattern of the group around the members, from the root.
  ///   - others: The patterns that are no members of a group and may stand in it, in order.
  private func check(
    _ members: [Member], below outer: String, besides others: [[UInt8]],
    into bag: inout DiagnosticBag
  ) {
    for case .group(let group) in members where group.mount == nil {
      let isSingle = group.members.count == 1
      if isSingle, !others.hasOne(beginningWith: Array(group.patternText.utf8)) {
        bag.report(.singleChild(of: group, below: outer))
      }
      check(group.members, below: group.patternText, besides: others, into: &bag)
    }
  }
}

extension [[UInt8]] {
  /// Whether one of them begins so; they are in order.
  fileprivate func hasOne(beginningWith text: [UInt8]) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].starts(with: text)
  }
}

extension Member {
  fileprivate var noun: String {
    switch self {
    case .route: "route"
    case .group: "group"
    }
  }

  fileprivate var patternText: String {
    switch self {
    case .route(let route): route.pattern.text
    case .group(let group): group.patternText
    }
  }
}

extension Group {
  /// What takes the links of the group and its only child: `/home/news`, `/users/{id} as user { … }`.
  fileprivate func flattened(below outer: String) -> String {
    let child = members[0]
    let pattern = child.patternText.dropFirst(outer.count)
    let path = pattern.hasPrefix("/") ? String(pattern) : "/" + pattern
    let name = hasWrittenName || child.hasWrittenName ? " as \(joinedName(of: child))" : ""
    return switch child {
    case .route: path + name
    case .group: path + name + " { … }"
    }
  }

  /// `homeNews` for `news` in `home`, `home` for `/` in it.
  private func joinedName(of child: Member) -> String {
    if case .route(let route) = child, route.isIndex { return caseName }
    return caseName + Names.typeName(of: child.caseName)
  }
}

extension Diagnostic {
  fileprivate static func singleChild(of group: Group, below outer: String) -> Diagnostic {
    Diagnostic(
      SingleChildGroups.code,
      "the group '\(group.caseName)' holds a single \(group.members[0].noun)",
      at: group.nameSpan
    )
    .note("'\(group.flattened(below: outer))' takes the same links")
  }
}
