import RoutegenModel
import RoutegenSource

/// Finds changes of the generated Swift declarations by which code of other modules no longer compiles.
///
/// New cases are no changes: a `switch` over all cases that stops compiling is meant to.
struct SwiftChangeFinder {
  private let sets: ComparedSets
  private let old: [SwiftCase]
  private let new: [SwiftCase]
  private let enums: SwiftEnumChanges

  /// For each group of the old version its path in the new one.
  private var groups: [[String]: [String]] = [[]: []]

  /// The paths of cases of the new version that the old one has, too.
  private var known: Set<[String]> = []
  private(set) var changes: [RouteSetChange] = []

  init(_ sets: ComparedSets) {
    self.sets = sets
    enums = SwiftEnumChanges(sets)
    old = sets.old.model.swiftCases(enumNames: enums.newNames)
    new = sets.new.model.swiftCases()
  }

  mutating func find() {
    let cases = Dictionary(
      new.map { (CaseKey(path: $0.path, isGroup: $0.isGroup), $0) },
      uniquingKeysWith: { first, _ in first })
    for member in old {
      // The members of a group that is gone are gone with it.
      guard let path = groups[member.groups], let name = member.path.last else { continue }
      if let other = cases[CaseKey(path: path + [name], isGroup: member.isGroup)] {
        keep(member, as: other)
        if member.breaks(by: other) { append(.parameterChanged, member, other) }
      } else if let other = cases[CaseKey(path: path + [name], isGroup: !member.isGroup)] {
        // A route became a group, or the reverse.
        known.insert(other.path)
        append(.parameterChanged, member, other)
      } else if let other = renamed(member), !known.contains(other.path) {
        keep(member, as: other)
        append(.caseRenamed, member, other)
      } else {
        append(.caseRemoved, member, nil)
      }
    }
    changes += nameChanges + enums.changes + accessChanges
    compareHandlers()
  }

  private struct CaseKey: Hashable {
    let path: [String]
    let isGroup: Bool
  }

  private mutating func keep(_ member: SwiftCase, as other: SwiftCase) {
    known.insert(other.path)
    if member.isGroup { groups[member.path] = other.path }
  }

  /// The case of the new version that is the same route, or a group with the same routes.
  private func renamed(_ member: SwiftCase) -> SwiftCase? {
    if let route = member.route {
      let index = sets.pairs.newIndices[route]
      return index.flatMap { index in new.first { $0.route == index } }
    }
    let routes = old.filter { $0.groups.starts(with: member.path) }.compactMap(\.route)
    let paths = Set(
      routes.compactMap { sets.pairs.newIndices[$0] }.map { index in
        Array(sets.new.model.routes[index].groupNames.prefix(member.path.count))
      })
    guard paths.count == 1, let path = paths.first, path.count == member.path.count else {
      return nil
    }
    return new.first { $0.isGroup && $0.path == path }
  }

  // MARK: Name, access and handlers

  private var nameChanges: [RouteSetChange] {
    let (before, after) = (sets.old.model.name, sets.new.model.name)
    return before == after
      ? []
      : [
        change(
          .caseRenamed, "the route set '\(before)' is '\(after)' now, and so are its Swift types",
          sets.subject(old: "routes \(before)", new: "routes \(after)"))
      ]
  }

  private var accessChanges: [RouteSetChange] {
    let (before, after) = (sets.old.model.access, sets.new.model.access)
    let order = Access.allCases
    guard let first = order.firstIndex(of: before), let second = order.firstIndex(of: after),
      first < second
    else { return [] }
    let name = sets.new.model.name
    return [
      change(
        .visibilityReduced, "'\(name)' is '\(after.rawValue)' now, and was '\(before.rawValue)'",
        sets.subject(old: before.rawValue, new: after.rawValue))
    ]
  }

  private mutating func compareHandlers() {
    let (before, after) = (sets.old.model, sets.new.model)
    guard before.handlers != .none else { return }
    let name = after.name
    if after.handlers == .none {
      changes.append(
        change(
          .handlerChanged, "the 'Handler' protocols of '\(name)' are gone",
          sets.subject(old: "handlers \(before.handlers.rawValue)", new: "handlers none")))
      return
    }
    if before.handlers == .optional, after.handlers == .required {
      changes.append(
        change(
          .handlerChanged,
          "every method of the 'Handler' protocols of '\(name)' must be written now",
          sets.subject(old: "handlers optional")))
    } else if after.handlers == .required {
      compareMethods()
    }
    compareRequirements()
  }

  /// Reports the methods that handlers of the old version lack, once for each protocol.
  private mutating func compareMethods() {
    for (level, path) in groups.sorted(by: { $0.value.lexicographicallyPrecedes($1.value) }) {
      let added = new.filter { $0.groups == path && !known.contains($0.path) }
      guard let first = added.first else { continue }
      let names = added.compactMap(\.path.last).map { "'\($0)'" }.joined(separator: ", ")
      let type = ([sets.new.model.name] + path).joined(separator: ".")
      let diagnostic = Diagnostic(
        .handlerChanged, "the handler of '\(type)' needs the new methods \(names)", at: first.span)
      let subject = sets.subject(
        old: "Handler \(level.joined(separator: "."))",
        new: added.map(\.qualifiedName).joined(separator: ", "))
      changes.append(RouteSetChange(diagnostic, of: subject, nil))
    }
  }

  private mutating func compareRequirements() {
    let (before, after) = (sets.old.model.requirements, sets.new.model.requirements)
    for name in before where !after.contains(name) {
      changes.append(
        change(
          .handlerChanged, "the requirement '\(name)' is gone",
          sets.subject(old: "requirement \(name)")))
    }
    if before.isEmpty, !after.isEmpty {
      changes.append(
        change(
          .handlerChanged, "the handler of '\(sets.new.model.name)' needs the new method 'require'",
          sets.subject(new: "require")))
    }
  }

  // MARK: Changes

  /// A change of the whole route set.
  private func change(
    _ code: DiagnosticCode, _ message: String, _ subject: ChangeSubject
  ) -> RouteSetChange {
    let diagnostic = Diagnostic(code, message, at: sets.new.model.nameSpan)
    return RouteSetChange(
      diagnostic.also(sets.old.model.nameSpan, "the old version is here"), of: subject, nil)
  }

  private mutating func append(_ code: DiagnosticCode, _ old: SwiftCase, _ new: SwiftCase?) {
    let name = old.qualifiedName
    let message =
      switch (code, new) {
      case (.parameterChanged, let new?):
        "'\(new.text)' of '\(new.qualifiedName)' was '\(old.text)'"
      case (_, let new?): "the case '\(name)' is '\(new.qualifiedName)' now"
      case (_, nil): "the case '\(name)' is gone"
      }
    let diagnostic = Diagnostic(code, message, at: new?.span ?? sets.new.model.nameSpan)
      .also(old.span, "the old version is here")
    let subject = ChangeSubject(
      routeSet: sets.old.model.name, route: name, old: old.text, new: new?.text)
    changes.append(RouteSetChange(diagnostic, of: subject, nil))
  }
}
