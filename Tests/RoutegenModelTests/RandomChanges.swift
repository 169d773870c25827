import TestSupport

/// Changes random route sets as people change theirs: some lines are gone, new or written otherwise.
struct RandomChanges {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed &* 31 &+ 7) }

  /// Returns the lines with one to four changes.
  mutating func change(_ lines: String) -> String {
    var lines = lines.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&lines) }
    return lines.joined(separator: "\n")
  }

  private mutating func change(_ lines: inout [String]) {
    let patterns = lines.indices.filter { lines[$0].contains("/") }
    guard let index = patterns.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      if !(index + 1 < lines.count && lines[index + 1].hasPrefix("  also")) {
        lines.remove(at: index)
      }
    case 1:
      lines.append("except \(random.pick(["/a", "/1", "/{_}", "/a/{_}", "/{_: Int}", "/a?k=1"]))")
    case 2:
      lines.append("\(random.pick(["/a", "/{n}", "/1", "/a/{n}", "/{n: Int}", "/a?k={n}"])) as new")
    case 3: change(&lines[index], Self.types)
    case 4: change(&lines[index], Self.keys)
    case 5: change(&lines[index], Self.values)
    case 6:
      let settings = lines.indices.filter {
        ["caseless", "host", "scheme"].contains(where: lines[$0].hasPrefix)
      }
      if let line = settings.randomElement(using: &random) { change(&lines[line], Self.origins) }
    default: change(&lines[index], Self.literals)
    }
  }

  private static let types = [
    (": Int}", ": String}"), (": String?}", ": Int?}"), (": E}", ": One}"), ("}", ": Int}"),
    (": Bool", ": E"), (" in 1...2", ""), (": Int", ": Int in 1...2"), (": Text", ": String"),
    ("...}", "}"), (": [Int]", ": [String]"), (": [String]", ": String?"),
  ]
  private static let keys = [
    ("k=", "m="), ("j=", "k="), ("f=", "g="), ("&", "&n={n: Int?}&"), ("?", "?n={n}&"),
  ]
  private static let values = [
    ("= 1}", "= 2}"), ("?}", "}"), (": Int}", ": Int?}"), ("?}", " = 1}"),
  ]
  private static let origins = [
    ("caseless", ""), ("a.com, ", ""), (", *.b.com", ""), ("a.com", "c.com"),
  ]
  private static let literals = [
    ("/a", "/c"), ("/1", "/a"), ("a{", "b{"), ("=1", "=2"), ("=a", ""), (" as r", " as s"),
  ]

  private mutating func change(_ line: inout String, _ changes: [(from: String, to: String)]) {
    let possible = changes.filter { line.contains($0.from) }
    guard let change = possible.randomElement(using: &random) else { return }
    line = line.replacing(change.from, with: change.to, maxReplacements: 1)
  }
}
