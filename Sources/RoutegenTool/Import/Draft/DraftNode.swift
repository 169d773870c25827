import RoutegenCompiler

/// A path segment of a draft, with the segments that follow it.
final class DraftNode {
  let segment: DraftSegment

  /// The segments after this one, in the order in which they were found.
  private(set) var children: [DraftNode] = []

  /// The route whose path ends here, if there is one.
  var route: DraftRoute?

  init(_ segment: DraftSegment) { self.segment = segment }

  /// Whether the segments after this one are those of a fragment.
  var isFragmentMark: Bool {
    if case .literal(let text) = segment { text.isFragmentMark } else { false }
  }

  func add(_ child: DraftNode) { children.append(child) }

  /// The child whose segment may be missing in its route, so that the route ends here, too.
  var optionalEnd: DraftNode? {
    let ends = children.filter { $0.route?.mayEndEarlier ?? false }
    return ends.count == 1 && ends[0].children.isEmpty && route == nil ? ends[0] : nil
  }

  /// Adds the routes without segments that may be missing where one pattern cannot be both.
  func addShorterRoutes() {
    for child in children { child.addShorterRoutes() }
    guard optionalEnd == nil else { return }
    for case var shorter? in children.map(\.route) where shorter.mayEndEarlier {
      (shorter.links, shorter.mayEndEarlier) = ([], false)
      if route == nil { route = shorter } else { route?.merge(shorter.items) }
    }
  }

  /// The number of routes that end here or below.
  var routeCount: Int { children.reduce(route == nil ? 0 : 1) { $0 + $1.routeCount } }

  /// The least number of routes and groups in a group.
  private static let leastMembers = 4

  /// Whether the node begins a group: enough routes and groups have its path in common, and no longer one.
  var beginsGroup: Bool {
    (route != nil || children.count > 1) && memberCount >= Self.leastMembers
  }

  /// The number of routes and groups that would be in a group that begins here, once the tree is complete.
  private lazy var memberCount: Int = children.reduce(route == nil ? 0 : 1) { count, child in
    count + (child.beginsGroup ? 1 : child.memberCount)
  }

  /// Whether the same paths have routes below the two nodes; items are not compared.
  func isSame(as other: DraftNode) -> Bool {
    (route == nil) == (other.route == nil) && children.count == other.children.count
      && children.allSatisfy { child in
        other.children.contains {
          child.segment.matchesSame(as: $0.segment) && child.isSame(as: $0)
        }
      }
  }

  /// Returns the child for a segment of a file, and creates it if necessary.
  func child(for segment: DraftSegment) -> DraftNode {
    if let child = children.first(where: { $0.segment.matchesSame(as: segment) }) { return child }
    let child = DraftNode(segment)
    children.append(child)
    return child
  }
}

/// A path segment of a draft.
enum DraftSegment {
  case literal(String)
  case placeholder(DraftValue)

  /// Literal text around or between placeholders, which are `nil`.
  case mixed([String?])

  /// The rest of the path, which may be empty.
  case rest

  /// Whether the two segments are one in a route set, which cannot have both.
  fileprivate func matchesSame(as other: DraftSegment) -> Bool {
    switch (self, other) {
    case (.literal(let left), .literal(let right)): left.utf8.elementsEqual(right.utf8)
    case (.placeholder(let left), .placeholder(let right)):
      left.type.values == right.type.values
    case (.mixed(let left), .mixed(let right)):
      left.map { $0.map { Array($0.utf8) } } == right.map { $0.map { Array($0.utf8) } }
    case (.rest, .rest): true
    case (.literal, _), (.placeholder, _), (.mixed, _), (.rest, _): false
    }
  }
}
