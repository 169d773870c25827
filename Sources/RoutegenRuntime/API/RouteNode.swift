/// A node of a route set's tree: one path segment, with the routes below it.
///
/// The tree is static data; a node is a place in it and costs nothing to make.
public struct RouteNode: Hashable, Sendable {
  private let table: RouteTable
  private let address: Int

  init(_ table: RouteTable, at address: Int) {
    self.table = table
    self.address = address
  }

  /// The segment as the file writes it: `entire-ranking`, `{id: Int}`; empty for the root.
  public var segment: String { read { $0.segment } }

  /// The name in the generated enum, `entireRanking`; that of the segment if no route ends here.
  public var name: String { read { $0.name } }

  /// What the file says about it in `///` comments.
  public var documentation: String { read { $0.documentation } }

  /// What the file asks for with `@requires` before this node is opened, by name.
  ///
  /// Where several routes end here, what any of them asks for.
  public var requirements: [String] { read { $0.requirements } }

  /// Whether a route ends here.
  public var isDestination: Bool { read { $0.isDestination } }

  /// The parameters of the segment, and those of the queries of the routes that end here.
  public var parameters: [RouteNodeParameter] { read { $0.parameters } }

  /// The nodes one segment further.
  public var children: [RouteNode] {
    read { $0.children }.map { RouteNode(table, at: $0) }
  }

  /// The child with this segment.
  public func child(_ segment: String) -> RouteNode? {
    children.first { $0.segment == segment }
  }

  /// The node one segment before; `nil` for the root.
  public var parent: RouteNode? {
    let parent = read { $0.parent }
    return parent == 0 ? nil : RouteNode(table, at: parent)
  }

  /// The nodes from the one below the root to this one.
  var chain: [RouteNode] {
    var chain: [RouteNode] = []
    var node = self
    // No path is longer; without the limit a damaged table could lead in a circle.
    while chain.count < LinkText.maximumSegmentCount, let parent = node.parent {
      chain.append(node)
      node = parent
    }
    return chain.reversed()
  }

  private func read<Value>(_ value: (Record) -> Value) -> Value {
    value(Record(ByteView(table.bytes), at: address))
  }

  private struct Record {
    let name, segment, documentation: String
    let requirements: [String]
    let isDestination: Bool
    let parent: Int
    let parameters: [RouteNodeParameter]
    let children: [Int]

    init(_ table: ByteView, at address: Int) {
      var cursor = TableCursor(table, at: address)
      name = cursor.string()
      segment = cursor.string()
      documentation = cursor.string()
      requirements = (0..<cursor.count()).map { _ in cursor.string() }
      isDestination = cursor.number(1) != 0
      parent = cursor.address()
      parameters = (0..<cursor.count()).map { _ in
        RouteNodeParameter(name: cursor.string(), type: cursor.string())
      }
      children = (0..<cursor.count()).map { _ in cursor.address() }
    }
  }

  /// Whether both are the same place of the same tree.
  public static func == (left: RouteNode, right: RouteNode) -> Bool {
    left.address == right.address
      && ByteView(left.table.bytes).isIdentical(to: ByteView(right.table.bytes))
  }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
  }
}

/// A parameter of a node, by its name and its type in the language: `id`, `Int`.
public struct RouteNodeParameter: Hashable, Sendable {
  /// The name.
  public let name: String

  /// The type as the file writes it: `Int`, `Country?`, `[String]`.
  public let type: String
}

extension RouteNode: CustomStringConvertible {
  /// The segment.
  public var description: String { segment }
}

extension Route {
  /// The root of the tree of this route set.
  public static var tree: RouteNode {
    RouteNode(_table, at: TableHeader(ByteView(_table.bytes)).tree)
  }

  /// The pattern as the file has it, `/recipe?{id}`: for logs and analytics, without anybody's data.
  public var pattern: String {
    let table = ByteView(Self._table.bytes)
    return record.map { table.string($0.pattern) } ?? ""
  }

  /// The nodes of the tree from the first segment to the route's own, which is the last one.
  public var nodes: [RouteNode] {
    record.map { RouteNode(Self._table, at: $0.node).chain } ?? []
  }

  private var record: RouteRecord? {
    LinkPrinter(Self._table).record { _write(to: &$0) }
  }
}
