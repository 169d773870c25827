/// A home-screen quick action or an `NSUserActivity` that opens a route.
struct TriggerEntry {
  /// 0 for a shortcut, 1 for a shortcut of any bundle, 2 for an activity; as in `TriggerRecord` in
  /// the runtime.
  let kind: Int
  let type: String
  let route: Route
  let constants: [Int: String]

  private init(_ kind: Int, _ type: String, _ attribute: TriggerAttribute, of route: Route) {
    self.kind = kind
    self.type = type
    self.route = route
    constants = attribute.constants
  }

  static func triggers(of route: Route) -> [TriggerEntry] {
    route.attributes.shortcuts.map { shortcut in
      shortcut.type.hasPrefix("*.")
        ? TriggerEntry(1, String(shortcut.type.dropFirst()), shortcut, of: route)
        : TriggerEntry(0, shortcut.type, shortcut, of: route)
    }
      + route.attributes.activities.map { TriggerEntry(2, $0.type, $0, of: route) }
  }

  /// Whether an entry is tried before another.
  ///
  /// Longer types precede shorter ones: of two suffixes that match, the longer one is more specific.
  static func precedes(_ left: TriggerEntry, _ right: TriggerEntry) -> Bool {
    (left.kind, -left.type.utf8.count, left.route.index) < (
      right.kind, -right.type.utf8.count, right.route.index
    )
  }
}
