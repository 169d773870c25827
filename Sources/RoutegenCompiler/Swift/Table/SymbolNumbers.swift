/// The symbols of a table: literal segments, keys of query items, and values of enums.
///
/// A symbol's number is its index in ``texts`` plus one; 0 is the number of no symbol.
struct SymbolNumbers {
  /// The symbols, those of the most nodes first: small numbers keep the double-array trie dense.
  let texts: [[UInt8]]
  let slots: SymbolSlots

  private let numbers: [String.UTF8Key: Int]

  init(_ model: RouteModel, _ tree: MatchTree) {
    let symbols = Self.uses(model, tree).sorted { left, right in
      left.value != right.value ? left.value > right.value : left.key < right.key
    }
    texts = symbols.map { Array($0.key.text.utf8) }
    slots = SymbolSlots(texts)
    var numbers: [String.UTF8Key: Int] = [:]
    for (index, symbol) in symbols.enumerated() { numbers[symbol.key] = index + 1 }
    self.numbers = numbers
  }

  /// Returns every symbol with the number of nodes that have a child for it.
  private static func uses(_ model: RouteModel, _ tree: MatchTree) -> [String.UTF8Key: Int] {
    var uses: [String.UTF8Key: Int] = [:]
    for node in tree.nodes {
      for (text, _) in node.literals { uses[text.utf8Key, default: 0] += 1 }
      for candidate in node.candidates {
        for key in candidate.sources.compactMap(\.key) {
          uses[model.folded(key).utf8Key, default: 0] += 0
        }
      }
    }
    for enumeration in model.enumerations {
      for value in enumeration.values {
        let text = model.folded(value.text, saysCaseless: enumeration.saysCaseless)
        uses[text.utf8Key, default: 0] += 0
      }
    }
    return uses
  }

  /// Returns the number of a symbol; 0 for a text that is not a symbol.
  func number(of text: String) -> Int { numbers[text.utf8Key] ?? 0 }
}
