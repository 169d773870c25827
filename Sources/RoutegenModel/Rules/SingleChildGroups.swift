package import RoutegenSource

extension DiagnosticCode {
  package static let singleChildGroup = DiagnosticCode("RG408", "single-child-group", .warning)
}

/// A group with a single route or group.
///
/// A single pattern matches the same links and needs no nested enum.
///
///     /home {    // RG408
///         /news
///     }
struct SingleChildGroups: Lint {
  static let code = DiagnosticCode.singleChildGroup

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    let others = model.exceptions.map(\.pattern.text) + model.envelopes.map(\.pattern.text)
    let sorted = others.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    check(model.members, below: "", besides: sorted, into: &bag)
  }

  /// - Parameters:
  ///   - outer: The complete pattern of the group that contains the members.
  ///   - others: The sorted patterns of exceptions and envelopes. A single pattern cannot replace a
  ///     group that contains one of them.
  private func check(
    _ members: [Member], below outer: String, besides others: [[UInt8]],
    into bag: inout DiagnosticBag
  ) {
    for case .group(let group) in members where group.mount == nil {
      // The pattern of an inner group does not have the items of the outer one.
      let isSingle =
        group.members.count == 1 && group.aliasTexts.isEmpty
        && (group.items.isEmpty || group.hasRoute)
      if isSingle, !others.hasOne(beginningWith: Array(group.patternText.utf8)) {
        bag.report(.singleChild(of: group, below: outer))
      }
      check(group.members, below: group.patternText, besides: others, into: &bag)
    }
  }
}

extension [[UInt8]] {
  /// Whether an element begins with `text`; the elements must be sorted.
  fileprivate func hasOne(beginningWith text: [UInt8]) -> Bool {
    let first = partitionPoint { !$0.lexicographicallyPrecedes(text) }
    return first < count && self[first].starts(with: text)
  }
}

extension Group {
  /// Whether a route is directly in the group.
  fileprivate var hasRoute: Bool {
    members.contains { if case .route = $0 { true } else { false } }
  }

  /// The line that replaces the group: `/home/news`, `/users/{id} as user { … }`.
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

  /// The name for both: `homeNews` for `news` in `home`, and `home` for `/` in `home`.
  private func joinedName(of child: Member) -> String {
    if case .route(let route) = child, route.isIndex { return caseName }
    return caseName + Names.typeName(of: child.caseName)
  }
}

extension Diagnostic {
  fileprivate static func singleChild(of group: Group, below outer: String) -> Diagnostic {
    Diagnostic(
      SingleChildGroups.code,
      "the group '\(group.caseName)' contains a single \(group.members[0].noun)",
      at: group.nameSpan
    )
    .note("'\(group.flattened(below: outer))' matches the same links")
  }
}
