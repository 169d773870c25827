/// The lines above a route or group that begin with `@`.
package struct Attributes: Hashable, Sendable {
  /// The reason why the route is deprecated; empty if the file has none.
  package var deprecation: String?

  /// The place of `@deprecated`.
  package var deprecationSpan: Span?

  /// The last day on which the file promises to keep a deprecated route; `nil` if it has none.
  package var promisedUntil: CalendarDate?

  /// Whether exports leave the route out; inherited from groups.
  package var isInternal = false

  /// Whether no link and no payload opens the route; inherited from groups.
  package var isUnlinked = false

  /// The requirements that must be met before the route opens, without those of its groups.
  package var requirements: [String] = []

  /// The place of `@callback`, whose links open beside the one that waits; inherited from groups.
  package var callback: Span?

  /// The home-screen quick actions that open the route.
  package var shortcuts: [TriggerAttribute] = []

  /// The types of `NSUserActivity` that open the route.
  package var activities: [TriggerAttribute] = []

  package init() {}

  /// The attributes as lines of a file, in the order of their kinds.
  ///
  /// - Parameter parameters: Those of the route, to which `with` gives values.
  package func lines(in parameters: [Parameter]) -> [(kind: AttributeKind, text: String)] {
    AttributeKind.allCases.flatMap { kind in
      arguments(of: kind, in: parameters).map { (kind, "@\(kind.rawValue)\($0)") }
    }
  }

  /// Returns what follows the name of each attribute of a kind.
  private func arguments(of kind: AttributeKind, in parameters: [Parameter]) -> [String] {
    switch kind {
    case .deprecated:
      guard let deprecation else { return [] }
      let reason = deprecation.isEmpty ? [] : [deprecation.quoted]
      let end = promisedUntil.map { ["until: \($0)"] } ?? []
      return reason.isEmpty && end.isEmpty
        ? [""] : ["(\((reason + end).joined(separator: ", ")))"]
    case .internal: return isInternal ? [""] : []
    case .unlinked: return isUnlinked ? [""] : []
    case .requires:
      return requirements.isEmpty ? [] : ["(\(requirements.joined(separator: ", ")))"]
    case .callback: return callback == nil ? [] : [""]
    case .shortcut: return shortcuts.map { $0.argument(in: parameters) }
    case .activity: return activities.map { $0.argument(in: parameters) }
    }
  }

  /// Returns the same attributes with other constants of shortcuts and activities.
  func mapConstants(_ constants: (TriggerAttribute) -> [Int: String]) -> Attributes {
    var attributes = self
    for index in shortcuts.indices {
      attributes.shortcuts[index].constants = constants(shortcuts[index])
    }
    for index in activities.indices {
      attributes.activities[index].constants = constants(activities[index])
    }
    return attributes
  }
}
