/// A node in the tree of a route set: one path segment, with the routes below it.
///
/// The tree is static data, and a node is a reference to it, so creating one allocates no memory.
public struct RouteNode: Hashable, Sendable {
  private let table: StaticString
  private let address: Int

  init(_ table: StaticString, at address: Int) {
    self.table = table
    self.address = address
  }

  @usableFromInline
  init(root table: RouteTable) {
    self.init(table.bytes, at: TableHeader(ByteView(table.bytes)).tree)
  }

  /// The segment as it is written in the file: `entire-ranking`, `{id: Int}`; empty for the root.
  public var segment: String { text(1) }

  /// The name in the generated enum, such as `entireRanking`; a name made from the segment if no
  /// route ends here.
  public var name: String { text(0) }

  /// The text of the `///` comments in the file.
  public var documentation: String { text(2) }

  /// The names of the requirements (`@requires`) that must be met before this node is opened.
  ///
  /// If several routes end here, these are the requirements of all of them.
  public var requirements: [String] {
    var cursor = requirementsCursor
    return (0..<cursor.count()).map { _ in cursor.string() }
  }

  /// Whether a route ends here.
  public var isDestination: Bool {
    var cursor = destinationCursor
    return cursor.number(1) != 0
  }

  /// The parameters of the segment, and of the queries and fragments of the routes that end here.
  public var parameters: [RouteNodeParameter] {
    var cursor = destinationCursor
    cursor.skip(1)
    return (0..<cursor.count()).map { _ in
      RouteNodeParameter(name: cursor.string(), type: cursor.string())
    }
  }

  /// The nodes one segment below, in the order of the file.
  public var children: [RouteNode] {
    var cursor = destinationCursor
    cursor.skip(1)
    cursor.skip(cursor.count() * 2 * TableCursor.textSize)
    return (0..<cursor.count()).map { _ in RouteNode(table, at: cursor.address()) }
  }

  /// Returns the child with this segment, or `nil` if there is none.
  public func child(_ segment: String) -> RouteNode? {
    children.first { $0.segment == segment }
  }

  /// The node one segment above; `nil` for the root.
  public var parent: RouteNode? {
    let parent = ByteView(table).address(at: address)
    return parent == 0 ? nil : RouteNode(table, at: parent)
  }

  /// The nodes from the one below the root to this one.
  var chain: [RouteNode] {
    let bytes = ByteView(table)
    var count = 0
    var parent = bytes.address(at: address)
    // No path is longer. Without the limit, a damaged table could cause an endless loop.
    while parent != 0, count < LinkText.maximumSegmentCount {
      count += 1
      parent = bytes.address(at: parent)
    }
    var chain = [RouteNode](repeating: self, count: count)
    for index in stride(from: count - 2, through: 0, by: -1) {
      chain[index] = RouteNode(table, at: bytes.address(at: chain[index + 1].address))
    }
    return chain
  }

  private func text(_ number: Int) -> String {
    let bytes = ByteView(table)
    return bytes.string(bytes.text(at: address &+ 4 &+ number &* TableCursor.textSize))
  }

  private var requirementsCursor: TableCursor {
    TableCursor(ByteView(table), at: address &+ 4 &+ 3 &* TableCursor.textSize)
  }

  /// A cursor behind the requirements.
  private var destinationCursor: TableCursor {
    var cursor = requirementsCursor
    cursor.skip(cursor.count() * TableCursor.textSize)
    return cursor
  }

  /// Returns whether both are the same node of the same tree.
  public static func == (left: RouteNode, right: RouteNode) -> Bool {
    left.address == right.address
      && ByteView(left.table).isIdentical(to: ByteView(right.table))
  }

  /// Hashes the node's address in the tree into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
  }
}

/// The name and the type of a parameter of a node.
public struct RouteNodeParameter: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The type as it is written in the file: `Int`, `Country?`, `[String]`.
  public let type: String
}

extension RouteNode: CustomStringConvertible {
  /// The segment.
  public var description: String { segment }
}

extension Route {
  /// The root of the tree of this route set.
  @_alwaysEmitIntoClient
  public static var tree: RouteNode { RouteNode(root: _table) }

  /// The pattern as it is written in the file, such as `/recipe?{id}`.
  ///
  /// It contains no values, so it is suitable for logs and analytics.
  @_alwaysEmitIntoClient
  public var pattern: String { Self._table.pattern(_number) }

  /// The names of the cases, joined by dots, such as `user.posts` for `.user(id: 7, .posts(page: 2))`.
  ///
  /// It contains no values. It stays the same if the pattern of the route changes, so it suits
  /// analytics. It changes if the route moves to another group, or if a case is renamed.
  @_alwaysEmitIntoClient
  public var name: String { Self._table.name(_number) }

  /// The nodes of the tree from the first segment to the node of the route, which is the last
  /// element.
  ///
  /// The array is empty for a route at the root.
  @_alwaysEmitIntoClient
  public var nodes: [RouteNode] { Self._table.nodes(_number) }
}

extension RouteTable {
  @usableFromInline
  func pattern(_ route: Int) -> String { record(route).map { view.string($0.pattern) } ?? "" }

  @usableFromInline
  func name(_ route: Int) -> String { record(route).map { view.string($0.name) } ?? "" }

  /// Whether the route can be above another one.
  @usableFromInline
  func isParent(_ route: Int) -> Bool { record(route)?.isNoParent == false }

  @usableFromInline
  func nodes(_ route: Int) -> [RouteNode] {
    record(route).map { RouteNode(bytes, at: $0.node).chain } ?? []
  }

  /// The record of the route; `nil` in a damaged table.
  private func record(_ route: Int) -> RouteRecord? {
    RouteRecord(route, TableHeader(view), view)
  }

  private var view: ByteView { ByteView(bytes) }
}
