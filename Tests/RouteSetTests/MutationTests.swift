import RoutegenRuntime
import Testing
import TestSupport

/// Links with random damage never trap, and accepted ones can be printed and read back.
@Suite struct MutationTests {
  private static let count = rounds(4_000, short: 350)

  /// Parts of links that have a meaning in some place.
  private static let pieces = [
    "/", "//", "?", "&", "=", "#", "%", "%2F", "%25", "%00", "%C3", "%C3%A9", "%2e", "..", ".", "+",
    "-",
    ":", "@", "\\", " ", "\t", "é", "\u{301}", "\u{0}", "0", "7", "9223372036854775808", "true",
    "https://",
    "kitchen:", "kitchen.example", ".html", "XL", "until=0", "until=9999999999", "ref=email",
    "id=1", "[", "]",
  ]

  private func mutated(_ text: String, _ random: inout Random) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.insert(contentsOf: random.pick(Self.pieces).utf8, at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.removeSubrange(place...)
      default:
        let other = Int.random(in: 0...bytes.count, using: &random)
        bytes += bytes[min(place, other)..<max(place, other)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(.tags(.random), arguments: Corpus.links.cases)
  func acceptedLinksArePrinted(_ file: Corpus.Case) throws {
    let set = try #require(LinkSet.all[file.name])
    let links = file.links.filter { $0.kind == .link || $0.kind == .path }.map(\.text)
      .filter { $0.utf8.count < 500 }
    var random = Random(seed: 7)
    let seeds = links.filter { set.brokenPromisesOfText($0, &random) != nil }
    var (broken, accepted): ([String], Int) = ([], 0)
    for _ in 0..<Self.count where broken.count < 3 {
      let text = mutated(random.pick(seeds), &random)
      guard let promises = set.brokenPromisesOfText(text, &random) else { continue }
      accepted += 1
      broken += promises.map { "'\(text)' is \($0)" }
    }
    #expect(broken == [])
    #expect(accepted > Self.count / 150, "too few of the links are still links")
  }
}
