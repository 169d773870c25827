/// A home-screen quick action or an `NSUserActivity` that opens a route.
struct TriggerEntry {
  /// 0 for a shortcut, 1 for a shortcut of any bundle, 2 for an activity; as in `TriggerRecord` in
  /// the runtime.
  let kind: Int
  let type: String
  let route: Route
  let constants: [Int: String]

  static func triggers(of route: Route) -> [TriggerEntry] {
    func entry(_ kind: Int, _ type: String, _ attribute: TriggerAttribute) -> TriggerEntry {
      TriggerEntry(kind: kind, type: type, route: route, constants: attribute.constants)
    }
    return route.attributes.shortcuts.map { shortcut in
      shortcut.type.hasPrefix("*.")
        ? entry(1, String(shortcut.type.dropFirst()), shortcut) : entry(0, shortcut.type, shortcut)
    } + route.attributes.activities.map { entry(2, $0.type, $0) }
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
