extension MatchTable {
  /// Adds the nodes of `Route.tree` and returns their addresses.
  ///
  /// Every node contains the addresses of others, so all are written again when the addresses are
  /// known.
  mutating func addTree(_ tree: RouteTree) -> [Int] {
    var addresses = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let record = treeRecord(tree.nodes[index], addresses)
      addresses[index] = builder.add(record)
    }
    for index in tree.nodes.indices {
      builder.replace(at: addresses[index], with: treeRecord(tree.nodes[index], addresses))
    }
    return addresses
  }

  private mutating func treeRecord(_ node: RouteTree.Node, _ addresses: [Int]) -> TableRecord {
    var record = TableRecord()
    record.address(node.parent.map { addresses[$0] } ?? 0)
    record.text(node.name, in: &builder)
    record.text(node.segment, in: &builder)
    record.text(node.documentation.joined(separator: "\n"), in: &builder)
    record.count(node.requirements.count)
    for requirement in node.requirements { record.text(requirement, in: &builder) }
    record.flag(!node.routes.isEmpty)
    record.count(node.parameters.count)
    for (name, type) in node.parameters {
      record.text(name, in: &builder)
      record.text(type, in: &builder)
    }
    record.count(node.children.count)
    for child in node.children { record.address(addresses[child]) }
    return record
  }
}
