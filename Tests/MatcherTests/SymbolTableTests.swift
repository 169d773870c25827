import Testing
import TestSupport
@testable import RoutegenCompiler

/// The perfect hash finds every symbol, and nothing that differs from all of them.
@Suite struct SymbolTableTests {
  /// Symbols of all lengths; some differ only in the middle, in the last byte, or in how an accent is
  /// written.
  private static let symbols: [String] = {
    var symbols = (1...40).map { String(repeating: "w", count: $0) }
    symbols += (0..<60).map { "beginning-\($0)-of-a-long-segment" }
    symbols += (0..<60).map { "symbol\($0)" }
    symbols += [
      "größe", "gro\u{308}ße", "日本語", "日本", "C)", "é", "e\u{301}", "naïve-naïve-naïve-naïve",
    ]
    symbols += (0..<rounds(300, short: 100)).map { "item\($0)" }
    // Bits that differ at two places cancel each other out in a hash that only shifts and combines.
    symbols += ["aaabaaaaaaaaaaaa", "aaacaaaacaaaaaaa"]
    symbols += ["b", "c"].map { "12345678aaaaaaa\($0)\($0 == "b" ? "a" : "A")aaaaaaa12345678" }
    return symbols
  }()

  @Test(.tags(.random)) func findsEverySymbolAndNoOther() throws {
    let slots = SymbolSlots(Self.symbols.map { Array($0.utf8) })
    #expect(slots.symbols.compactMap(\.self).sorted() == Array(Self.symbols.indices))
    let text =
      "routes Symbols\nscheme w\n" + Self.symbols.map { "/x/\($0) as \(Self.name($0))\n" }.joined()
    let compilation = Compilation(SourceFile(path: "symbols.routes", text: text))
    try #require(!compilation.hasErrors)
    let matcher = TableMatcher(compilation.model)
    for (number, symbol) in Self.symbols.enumerated() {
      #expect(matcher.match("w:/x/\(symbol)") == .route(number, values: []), "\(symbol)")
      for other in Self.neighbours(of: symbol) where !Self.isSymbol(other) {
        #expect(matcher.match("w:/x/\(other)") == .notFound, "\(other)")
      }
    }
  }

  /// A Swift name for the route of a symbol, because many have none of their own.
  private static func name(_ symbol: String) -> String {
    "w" + symbol.utf8.map { String($0, radix: 16) }.joined(separator: "x")
  }

  /// As `==` does not tell them apart, by their bytes.
  private static func isSymbol(_ text: String) -> Bool {
    symbols.contains { $0.utf8.elementsEqual(text.utf8) }
  }

  /// The symbol with one byte less or more, and with any of its ASCII letters another.
  private static func neighbours(of symbol: String) -> [String] {
    let scalars = Array(symbol.unicodeScalars)
    var neighbours = [symbol + "w", String(symbol.dropLast()) + "-", "x" + symbol]
    for (place, scalar) in scalars.enumerated() where scalar.isASCII {
      var changed = String.UnicodeScalarView(scalars)
      let index = changed.index(changed.startIndex, offsetBy: place)
      changed.replaceSubrange(index...index, with: ["z"])
      neighbours.append(String(changed))
    }
    return neighbours
  }

  @Test func keepsTheNodesOfARowApart() {
    var random = SplitMix(seed: 11)
    for _ in 0..<50 {
      // Node 0 is the root; every other is the child of an earlier one, for a symbol of its own there.
      var children: [[(symbol: Int, node: Int)]] = [[]]
      for node in 1..<200 {
        let parent = Int.random(in: 0..<node, using: &random)
        let symbol = children[parent].count * 3 + Int.random(in: 1...3, using: &random)
        children[parent].append((symbol, node))
        children.append([])
      }
      let trie = DoubleArrayTrie(children)
      #expect(Set(trie.cells).count == children.count)
      #expect(!trie.cells.contains(0))
      for (node, list) in children.enumerated() {
        #expect(list.isEmpty == (trie.bases[node] == 0))
        for (symbol, child) in list { #expect(trie.bases[node] ^ symbol == trie.cells[child]) }
      }
    }
  }
}
