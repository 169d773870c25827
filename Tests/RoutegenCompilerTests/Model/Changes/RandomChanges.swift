import Foundation
import TestSupport

/// Changes random route sets as people change theirs: some lines are gone, new or written otherwise.
struct RandomChanges {
  private var random: SplitMix

  /// Decides what is no longer empty, or may be.
  private var rare: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed &* 31 &+ 7)
    rare = SplitMix(seed: seed &+ 0xF111)
  }

  /// Returns the lines with one to four changes.
  mutating func change(_ lines: String) -> String {
    var lines = lines.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&lines) }
    let marked = lines.indices.filter { lines[$0].contains("{") }
    if rare.one(in: 4), let index = marked.randomElement(using: &rare) {
      Self.change(&lines[index], Self.marks, &rare)
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the lines with changes of what is no route: an `except`, an `unwrap` or a block is gone, or an
  /// `except` or `unwrap` is written otherwise; often with another change.
  mutating func changeUnprinted(_ lines: String) -> String {
    var lines = lines.split(separator: "\n").map(String.init)
    if random.one(in: 2) { change(&lines) }
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      if random.one(in: 4) { removeBlock(&lines) } else { changeUnprinted(&lines) }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func changeUnprinted(_ lines: inout [String]) {
    let unprinted = lines.indices.filter {
      lines[$0].hasPrefix("except ") || lines[$0].hasPrefix("unwrap ")
    }
    guard let index = unprinted.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: change(&lines[index], Self.keys + Self.literals)
    case 1: lines[index] += lines[index].hasPrefix("except ") ? "?k" : "#"
    default:
      let isAlone =
        index > 0 && lines[index - 1].hasSuffix(" {") && index + 1 < lines.count
        && lines[index + 1] == "}"
      lines.removeSubrange(isAlone ? index - 1...index + 1 : index...index)
    }
  }

  /// Returns the lines with changes of the names of an item; often with another change.
  mutating func changeOtherKeys(_ lines: String) -> String {
    var lines = lines.split(separator: "\n").map(String.init)
    if random.one(in: 2) { change(&lines) }
    let items = lines.indices.filter { lines[$0].contains("={") }
    if let index = items.randomElement(using: &random) { change(&lines[index], Self.otherKeys) }
    return lines.joined(separator: "\n")
  }

  private static let otherKeys = [
    (" also j}", "}"), (" also k}", "}"), (" also j}", " also m}"), (" also k}", " also k, m}"),
    ("k={", "m={"), ("j={", "m={"), ("}", " also m}"), ("}", " also j}"), ("}", " also k}"),
  ]

  private mutating func removeBlock(_ lines: inout [String]) {
    let first = lines.indices.filter { lines[$0].hasSuffix(" {") }.randomElement(using: &random)
    guard let first, let last = lines[first...].firstIndex(of: "}") else { return }
    lines.removeSubrange(first...last)
  }

  /// Returns the lines with other changes as well: of what is printed, and of what the website knows.
  mutating func changeReaders(_ lines: String) -> String {
    var lines = lines.split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: printOtherwise(&lines)
      case 1: makeInternal(&lines)
      case 2: addHost(&lines)
      default: change(&lines)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Exchanges the pattern of a route and the one after `also`, or adds an `also`.
  private mutating func printOtherwise(_ lines: inout [String]) {
    let routes = lines.indices.filter { lines[$0].contains(" as ") && lines[$0].contains("/") }
    guard let index = routes.randomElement(using: &random), let name = name(of: lines[index])
    else { return }
    let pattern = lines[index].dropLast(name.utf8.count)
    if index + 1 < lines.count, lines[index + 1].hasPrefix("  also /") {
      lines[index] = String(lines[index + 1].dropFirst("  also ".count)) + name
      lines[index + 1] = "  also " + pattern
    } else if !pattern.contains("{") {
      lines[index] = "/z\(pattern)\(name)"
      lines.insert("  also \(pattern)", at: index + 1)
    }
  }

  /// The end of a route's line with its name.
  private func name(of line: String) -> String? {
    line.range(of: " as ", options: .backwards).map { String(line[$0.lowerBound...]) }
  }

  private mutating func makeInternal(_ lines: inout [String]) {
    let routes = lines.indices.filter { lines[$0].contains(" as ") }
    guard let index = routes.randomElement(using: &random) else { return }
    lines.insert("@internal", at: index)
  }

  private mutating func addHost(_ lines: inout [String]) {
    if let index = lines.firstIndex(where: { $0.hasPrefix("host ") && !$0.hasSuffix("{") }) {
      lines[index] =
        random.one(in: 2)
        ? lines[index] + ", d.com" : "host d.com, " + lines[index].dropFirst("host ".count)
    } else {
      lines.insert(random.pick(["host a.com", "host d.com", "scheme app"]), at: 0)
    }
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
  private static let marks = [("String}", "String+}"), ("]}", "]+}"), ("+", "")]
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
    Self.change(&line, changes, &random)
  }

  private static func change(
    _ line: inout String, _ changes: [(from: String, to: String)], _ random: inout SplitMix
  ) {
    let possible = changes.filter { line.contains($0.from) }
    guard let change = possible.randomElement(using: &random) else { return }
    line = line.replacing(change.from, with: change.to, maxReplacements: 1)
  }
}
