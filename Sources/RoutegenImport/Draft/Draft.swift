/// A route set that is being made from imported files.
struct Draft {
  var schemes: [Origin] = []
  var hosts: [Origin] = []

  /// The routes, as a tree of path segments.
  var root = DraftNode(.literal(""))
  var exceptions: [DraftException] = []
  var triggers: [DraftTrigger] = []

  /// Whether the links are compared without regard to case.
  var isCaseless = false

  /// What was read and has no form in a route file, for the top of the file.
  var remarks: [String] = []

  /// A scheme or a host.
  struct Origin {
    let name: String
    let remark: String
  }

  mutating func addScheme(_ name: String, _ remark: String) {
    if !schemes.contains(where: { $0.name == name }) {
      schemes.append(Origin(name: name, remark: remark))
    }
  }

  mutating func addHost(_ name: String, _ remark: String) {
    if !hosts.contains(where: { $0.name == name }) {
      hosts.append(Origin(name: name, remark: remark))
    }
  }
}

/// A pattern whose links open nothing.
struct DraftException {
  let path: [DraftSegment]
  let items: [DraftItem]
  let remark: String
}

/// A quick action or an activity.
struct DraftTrigger {
  /// The name of the attribute: `shortcut` or `activity`.
  let attribute: String
  let type: String
  let remark: String
}
