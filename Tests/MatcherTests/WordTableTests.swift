import RoutegenCLI
import RoutegenModel
import RoutegenSource
import TestSupport
import Testing

@testable import RoutegenRuntime
@testable import RoutegenSwift

/// The perfect hash finds every word, and nothing that differs from all of them.
@Suite struct WordTableTests {
  /// Words of all lengths; some differ only in the middle, in the last byte, or in how an accent is
  /// written.
  private static let words: [String] = {
    var words = (1...40).map { String(repeating: "w", count: $0) }
    words += (0..<60).map { "beginning-\($0)-of-a-long-segment" }
    words += (0..<60).map { "word\($0)" }
    words += [
      "größe", "gro\u{308}ße", "日本語", "日本", "C)", "é", "e\u{301}", "naïve-naïve-naïve-naïve",
    ]
    words += (0..<300).map { "item\($0)" }
    // Bits that differ at two places cancel each other out in a hash that only shifts and combines.
    words += ["aaabaaaaaaaaaaaa", "aaacaaaacaaaaaaa"]
    words += ["b", "c"].map { "12345678aaaaaaa\($0)\($0 == "b" ? "a" : "A")aaaaaaa12345678" }
    return words
  }()

  @Test func findsEveryWordAndNoOther() throws {
    let slots = WordSlots(Self.words.map { Array($0.utf8) })
    #expect(slots.words.compactMap(\.self).sorted() == Array(Self.words.indices))
    let text =
      "routes Words\nscheme w\n" + Self.words.map { "/x/\($0) as \(Self.name($0))\n" }.joined()
    let compilation = Compilation(SourceFile(path: "words.routes", text: text))
    try #require(!compilation.hasErrors)
    let matcher = TableMatcher(compilation.model)
    for (number, word) in Self.words.enumerated() {
      #expect(matcher.match("w:/x/\(word)") == .route(number, values: []), "\(word)")
      for other in Self.neighbours(of: word) where !Self.isWord(other) {
        #expect(matcher.match("w:/x/\(other)") == .notFound, "\(other)")
      }
    }
  }

  /// A Swift name for the route of a word, because many have none of their own.
  private static func name(_ word: String) -> String {
    "w" + word.utf8.map { String($0, radix: 16) }.joined(separator: "x")
  }

  /// As `==` does not tell them apart, by their bytes.
  private static func isWord(_ text: String) -> Bool {
    words.contains { $0.utf8.elementsEqual(text.utf8) }
  }

  /// The word with one byte less or more, and with any of its ASCII letters another.
  private static func neighbours(of word: String) -> [String] {
    let scalars = Array(word.unicodeScalars)
    var neighbours = [word + "w", String(word.dropLast()) + "-", "x" + word]
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
      // Node 0 is the root; every other is the child of an earlier one, for a word of its own there.
      var children: [[(word: Int, node: Int)]] = [[]]
      for node in 1..<200 {
        let parent = Int.random(in: 0..<node, using: &random)
        let word = children[parent].count * 3 + Int.random(in: 1...3, using: &random)
        children[parent].append((word, node))
        children.append([])
      }
      let row = NodeRow(children)
      #expect(Set(row.places).count == children.count)
      #expect(!row.places.contains(0))
      for (node, list) in children.enumerated() {
        #expect(list.isEmpty == (row.bases[node] == 0))
        for (word, child) in list { #expect(row.bases[node] ^ word == row.places[child]) }
      }
    }
  }
}
