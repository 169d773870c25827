import RoutegenModel

/// A home-screen quick action or an `NSUserActivity` that opens a route.
struct TriggerEntry: Comparable {
  /// 0 for a shortcut, 1 for a shortcut of any bundle, 2 for an activity; as in `TriggerRecord` in
  /// the runtime.
  let kind: Int
  let type: String
  let route: Int

  static func triggers(of route: Route) -> [TriggerEntry] {
    route.attributes.shortcuts.map { text in
      text.hasPrefix("*.")
        ? TriggerEntry(kind: 1, type: String(text.dropFirst()), route: route.index)
        : TriggerEntry(kind: 0, type: text, route: route.index)
    }
      + route.attributes.activities.map { TriggerEntry(kind: 2, type: $0, route: route.index) }
  }

  /// Longer types first, because of two suffixes that match the longer one is more specific.
  static func < (left: TriggerEntry, right: TriggerEntry) -> Bool {
    (left.kind, -left.type.utf8.count, left.route) < (
      right.kind, -right.type.utf8.count, right.route
    )
  }
}
