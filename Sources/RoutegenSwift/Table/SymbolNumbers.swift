import RoutegenModel

/// Every text that the runtime looks up in a table: the literal segments, the keys of queries and the
/// values of enums.
struct SymbolNumbers {
  /// The symbols, those that most nodes have first; a symbol's number is its place here and one more.
  let texts: [[UInt8]]
  let slots: SymbolSlots

  private let numbers: [String.UTF8Key: Int]

  init(_ model: RouteModel, _ tree: MatchTree) {
    var uses: [String.UTF8Key: Int] = [:]
    for node in tree.nodes {
      for (text, _) in node.literals { uses[text.utf8Key, default: 0] += 1 }
      for candidate in node.candidates {
        for key in candidate.queryKeys { uses[model.folded(key).utf8Key, default: 0] += 0 }
      }
    }
    for enumeration in model.enumerations {
      for value in enumeration.values { uses[model.folded(value.text).utf8Key, default: 0] += 0 }
    }
    // Small numbers keep the nodes close together.
    let symbols = uses.sorted { left, right in
      left.value != right.value
        ? left.value > right.value
        : left.key.bytes.lexicographicallyPrecedes(right.key.bytes)
    }
    texts = symbols.map(\.key.bytes)
    slots = SymbolSlots(texts)
    var numbers: [String.UTF8Key: Int] = [:]
    for (place, symbol) in symbols.enumerated() { numbers[symbol.key] = place + 1 }
    self.numbers = numbers
  }

  /// The number of a symbol; 0 for a text that is none.
  func number(of text: String) -> Int { numbers[text.utf8Key] ?? 0 }
}

extension Candidate {
  /// The keys of the query that single parameters wait for.
  fileprivate var queryKeys: [String] {
    sources.compactMap { source in
      switch source {
      case .query(let key), .restOfLink(let key): key
      case .absent, .path, .fragment, .fragmentItem, .constant, .payload, .otherItems: nil
      }
    }
  }
}

extension String {
  /// A text as its bytes: as a key, `String` takes texts for one that differ in how an accent is
  /// written.
  struct UTF8Key: Hashable {
    let bytes: [UInt8]
  }

  var utf8Key: UTF8Key { UTF8Key(bytes: Array(utf8)) }
}

/// How much a walk through a match tree has to remember at the most.
struct MatchTreeSpace {
  /// Texts of a path that parameters take.
  let captures: Int

  /// Places where a path may go on in more than one way.
  let choices: Int

  init(_ tree: MatchTree) {
    // A child comes behind its parent in the list of nodes, so the last node is the first to know.
    var captures = [Int](repeating: 0, count: tree.nodes.count)
    var choices = [Int](repeating: 0, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      let ways =
        node.literals.map { (child: $0.child, parameters: 0) }
        + node.mixedSegments.map { (child: $0.child, parameters: $0.pieces.count) }
        + node.parameters.map { (child: $0.child, parameters: 1) }
        + (node.rest.map { [(child: $0, parameters: 1)] } ?? [])
      captures[index] = ways.map { captures[$0.child] + $0.parameters }.max() ?? 0
      choices[index] = 1 + (ways.map { choices[$0.child] }.max() ?? 0)
    }
    self.captures = captures.max() ?? 0
    self.choices = choices.max() ?? 0
  }
}
