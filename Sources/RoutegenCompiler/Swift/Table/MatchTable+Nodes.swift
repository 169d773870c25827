extension MatchTable {
  /// Adds what the nodes refer to and returns the nodes, a record for each cell of the trie.
  ///
  /// The nodes become the last record of the table: reads after its end return zeros, so a cell
  /// that does not exist is no child.
  mutating func nodeRecords() -> TableRecord {
    var records = [TableRecord?](repeating: nil, count: trie.count)
    for (index, node) in matchTree.nodes.enumerated() {
      var record = TableRecord()
      record.number(trie.checks[index], digits: 3)
      record.number(trie.bases[index], digits: 3)
      record.number(min(node.candidates.count, 2), digits: 1)
      record.zeros(1)
      record.address(addAlternatives(node))
      record.address(addCandidates(node))
      records[trie.cells[index]] = record
    }
    var nodes = TableRecord()
    for record in records {
      nodes.beginPart()
      if let record { nodes.append(record) } else { nodes.zeros(16) }
    }
    return nodes
  }

  /// Adds the children of a node other than for literal text, in match order.
  private mutating func addAlternatives(_ node: MatchTree.Node) -> Int {
    // The kinds are those of `AlternativeRecord` in the runtime.
    typealias Alternative = (kind: Int, reader: Int, child: Int, argument: Int)
    var alternatives: [Alternative] = node.mixedSegments.map {
      (kind: 1, reader: 0, child: $0.child, argument: addPieces($0.pieces))
    }
    for (type, child) in node.parameters {
      alternatives.append((0, reader(of: type), child, addType(type)))
    }
    if let rest = node.rest { alternatives.append((2, 0, rest, 0)) }
    guard !alternatives.isEmpty else { return 0 }
    var record = TableRecord()
    for (number, alternative) in alternatives.enumerated() {
      let hasNext = number + 1 < alternatives.count ? 4 : 0
      record.number(alternative.kind | hasNext | alternative.reader << 3, digits: 1)
      record.number(trie.cells[alternative.child], digits: 3)
      record.address(alternative.argument)
    }
    return builder.addOnce(record)
  }

  /// Adds the pieces of a mixed segment, or of a text of which parameters read parts.
  mutating func addPieces(_ pieces: [Piece]) -> Int {
    features.insert("withMixedSegments")
    var record = TableRecord()
    record.count(pieces.count)
    for piece in pieces {
      switch piece {
      case .literal(let text):
        record.flag(false)
        record.text(text, in: &builder)
      case .parameter(_, let type):
        record.flag(true)
        record.address(addType(type))
        record.number(0, digits: 3)
      }
    }
    return builder.addOnce(record)
  }
}
