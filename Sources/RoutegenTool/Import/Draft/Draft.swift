import RoutegenCompiler

/// A route set that is being made from imported files.
struct Draft {
  var schemes: [Origin] = []
  var hosts: [Origin] = []

  /// The routes, as a tree of path segments.
  var root = DraftNode(.literal(""))

  /// The routes that exist on some schemes or hosts only.
  private(set) var blocks: [DraftBlock] = []
  var exceptions: [DraftException] = []

  /// Whether the links are compared without regard to case.
  var isCaseless = false

  /// What was read and has no form in a route file, for the top of the file.
  var remarks: [String] = []

  /// A scheme or a host.
  struct Origin {
    let name: String
    let remark: String

    /// The marks after a scheme whose links are printed without `//`.
    var marks = ""
  }

  /// The number of all routes.
  var routeCount: Int { blocks.reduce(root.routeCount) { $0 + $1.root.routeCount } }

  /// The names of all hosts, those of blocks included.
  var allHosts: [String] { hosts.map(\.name) + blocks.flatMap(\.hosts) }

  /// Adds a route; a path that has one already gets its items.
  func add(_ route: DraftRoute, at segments: [DraftSegment]) {
    var node = root
    for segment in segments { node = node.child(for: segment) }
    guard var known = node.route else {
      node.route = route
      return
    }
    known.merge(route.items)
    known.remarks += route.remarks
    known.mayEndEarlier = known.mayEndEarlier || route.mayEndEarlier
    if case .none = known.fragment { known.fragment = route.fragment }
    node.route = known
  }

  /// Adds blocks; those with the same routes are one.
  mutating func addBlocks(_ added: [DraftBlock]) {
    for block in added {
      let same = blocks.firstIndex {
        $0.keyword == block.keyword && $0.root.isSame(as: block.root)
      }
      guard let same else {
        blocks.append(block)
        continue
      }
      blocks[same].names += block.names.filter { !blocks[same].names.contains($0) }
      if blocks[same].remark != block.remark { blocks[same].remark += ", " + block.remark }
    }
  }

  mutating func addScheme(_ name: String, _ remark: String, form: SchemeForm = .authority) {
    if !schemes.contains(where: { $0.name == name }) {
      let marks = form == .authority ? "" : form.rawValue
      schemes.append(Origin(name: name, remark: remark, marks: marks))
    }
  }

  mutating func addHost(_ name: String, _ remark: String) {
    if !hosts.contains(where: { $0.name == name }) {
      hosts.append(Origin(name: name, remark: remark))
    }
  }
}

/// The routes of some hosts, or of some custom schemes.
struct DraftBlock {
  /// `host` or `scheme`.
  let keyword: String
  var names: [String]
  let root: DraftNode
  var remark: String

  var hosts: [String] { keyword == "host" ? names : [] }
}

/// A pattern whose links open nothing.
struct DraftException {
  let path: [DraftSegment]
  let items: [DraftItem]

  /// The whole pattern, if it has no path.
  var patternWithoutPath: String?
  let remark: String
}
