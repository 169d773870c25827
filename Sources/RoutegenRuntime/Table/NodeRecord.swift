/// A node in the tree of a route set.
///
///     node   parent:address name:text segment:text documentation:text requirements
///            isDestination:1 parameters children
///
/// Each of the three lists begins with its number of elements, `count:3`: texts; names and types of
/// parameters, `name:text type:text`; and addresses. Properties are read from the table on each
/// access.
struct NodeRecord {
  private let table: ByteView
  private let address: Int

  init(_ table: ByteView, at address: Int) {
    self.table = table
    self.address = address
  }

  /// The address of the parent; 0 for the root.
  var parent: Int { table.address(at: address) }

  var name: String { text(0) }
  var segment: String { text(1) }
  var documentation: String { text(2) }

  var requirements: [String] {
    var cursor = cursor
    return (0..<cursor.count()).map { _ in cursor.string() }
  }

  var isDestination: Bool {
    var cursor = cursorAfterRequirements
    return cursor.number(1) != 0
  }

  var parameters: [RouteNodeParameter] {
    var cursor = cursorAfterRequirements
    cursor.skip(1)
    return (0..<cursor.count()).map { _ in
      RouteNodeParameter(name: cursor.string(), type: cursor.string())
    }
  }

  var children: [Int] {
    var cursor = cursorAfterRequirements
    cursor.skip(1)
    cursor.skip(cursor.count() * 2 * TableCursor.textSize)
    return (0..<cursor.count()).map { _ in cursor.address() }
  }

  private func text(_ number: Int) -> String {
    table.string(table.text(at: address &+ 4 &+ number &* TableCursor.textSize))
  }

  /// A cursor at the requirements.
  private var cursor: TableCursor {
    TableCursor(table, at: address &+ 4 &+ 3 &* TableCursor.textSize)
  }

  private var cursorAfterRequirements: TableCursor {
    var cursor = cursor
    cursor.skip(cursor.count() * TableCursor.textSize)
    return cursor
  }
}
