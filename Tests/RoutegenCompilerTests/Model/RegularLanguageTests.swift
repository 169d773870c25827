import Testing
import TestSupport
@testable import RoutegenCompiler

/// Sets of texts contain what their parts say, compared with every short text.
@Suite struct RegularLanguageTests {
  /// A set, and whether a text is in it, by another way.
  private struct Sample {
    let language: RegularLanguage
    let contains: (Substring) -> Bool
  }

  private static let alphabet = ["a", "B", "1", "z"]

  /// Every text of up to four scalars.
  private static let texts: [String] = (0..<4).reduce([[""]]) { levels, _ in
    levels + [(levels.last ?? []).flatMap { text in alphabet.map { text + $0 } }]
  }.flatMap { $0 }

  @Test(.tags(.random)) func containTheTextsOfTheirParts() throws {
    var random = SplitMix(seed: 41)
    var found = 0
    let count = rounds(400, short: 150)
    for _ in 0..<count {
      let sample = Self.sample(depth: 3, &random)
      let expected = Self.texts.filter { sample.contains($0[...]) }
      #expect(Self.texts.filter(sample.language.accepts) == expected, "\(sample.language)")
      let budget = SearchBudget(total: 10_000_000, share: 10_000_000)
      budget.beginQuestion()
      let shortest = try sample.language.shortest(budget)
      if let first = expected.first { #expect(shortest?.count == first.count) }
      guard let shortest else { continue }
      found += 1
      #expect(sample.contains(shortest[...]), "\(shortest) in \(sample.language)")
    }
    #expect(found > count / 4)
  }

  @Test func lettersHaveTwoCases() {
    let language = RegularLanguage("a-é1Z", isCaseless: true)
    for text in ["a-é1Z", "A-é1z", "A-é1Z"] { #expect(language.accepts(text), "\(text)") }
    for text in ["a-É1Z", "\u{FF}-é1Z", "a\ré1Z", "a-é\u{11}Z", "!-é1Z"] {
      #expect(!language.accepts(text), "\(text)")
    }
    #expect(!RegularLanguage("a").accepts("A"))
  }

  private static func sample(depth: Int, _ random: inout SplitMix) -> Sample {
    guard depth > 0, !random.one(in: 6) else { return leaf(&random) }
    let left = sample(depth: depth - 1, &random)
    let right = sample(depth: depth - 1, &random)
    let (first, second) = (left.contains, right.contains)
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return Sample(language: left.language.negated) { !first($0) }
    case 1:
      return Sample(language: .of(anyOf: [left.language, right.language])) {
        first($0) || second($0)
      }
    case 2:
      return Sample(language: .of(allOf: [left.language, right.language])) {
        first($0) && second($0)
      }
    case 3:
      let low = Int.random(in: 0...2, using: &random)
      let count = low...(low + Int.random(in: 0...2, using: &random))
      let isEndless = Bool.random(using: &random)
      return Sample(
        language: isEndless ? left.language.repeated() : left.language.repeated(count)
      ) {
        isEndless ? isRepeated($0, first) : isRepeated($0, count, first)
      }
    case 4:
      return Sample(language: left.language.orEmpty) { $0.isEmpty || first($0) }
    default:
      return Sample(language: left.language.followed(by: right.language)) { text in
        splits(text).contains { first($0) && second($1) }
      }
    }
  }

  private static func leaf(_ random: inout SplitMix) -> Sample {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return Sample(language: .any) { $0.count == 1 }
    case 1: return Sample(language: .all) { _ in true }
    case 2: return Sample(language: .some) { !$0.isEmpty }
    case 3: return Sample(language: .none) { _ in false }
    case 4: return Sample(language: .empty) { $0.isEmpty }
    default:
      let isCaseless = random.one(in: 2)
      let text = (0..<Int.random(in: 1...2, using: &random)).map { _ in random.pick(alphabet) }
        .joined()
      return Sample(language: RegularLanguage(text, isCaseless: isCaseless)) {
        isCaseless ? $0.lowercased() == text.lowercased() : $0 == text
      }
    }
  }

  private static func splits(_ text: Substring) -> [(Substring, Substring)] {
    (0...text.count).map { (text.prefix($0), text.dropFirst($0)) }
  }

  private static func isRepeated(_ text: Substring, _ contains: (Substring) -> Bool) -> Bool {
    text.isEmpty
      || splits(text).dropFirst().contains { contains($0) && isRepeated($1, contains) }
  }
  private static func isRepeated(
    _ text: Substring, _ count: ClosedRange<Int>, _ contains: (Substring) -> Bool
  ) -> Bool {
    if text.isEmpty, count.lowerBound == 0 { return true }
    guard count.upperBound > 0 else { return false }
    let others = max(0, count.lowerBound - 1)...(count.upperBound - 1)
    return splits(text).contains { contains($0) && isRepeated($1, others, contains) }
  }
}
