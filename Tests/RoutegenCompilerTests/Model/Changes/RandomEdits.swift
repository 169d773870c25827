import Foundation
import TestSupport

/// Writes route sets with all constructs that decide which links open which route, and edits them as people do.
///
/// The constructs are few and in each other's way: paths begin with `/a` or `/1`, and keys are `k` and `j`.
struct RandomEdits {
  private var random: SplitMix
  private var count = 0

  /// Chooses the bases of origins; of its own, so that all other choices stay the same.
  private var rare: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed &* 17 &+ 5)
    rare = SplitMix(seed: seed &* 31 &+ 7)
  }

  /// The lines after `routes Test`.
  mutating func lines() -> [String] {
    var lines = [
      "enum E { a, b }", "open enum O { a, z }", "caseless enum C { a, b-a }",
      "enum L { x, y }", "type T begins \"a\"", "type W = String of a-c 1, length 1...2",
      "type R = String plus literal",
    ]
    let heads = Int.random(in: 0...3, using: &random)
    for _ in 0..<heads { lines.append(random.pick(Self.heads)) }
    for _ in 0..<Int.random(in: 3...6, using: &random) { lines += declaration() }
    if random.one(in: 4) {
      lines += random.pick(Self.mounts) + ["routes Part"]
      lines += (0..<2).map { random.pick(Self.parts).replacing("$", with: "\($0)") }
    }
    return withBases(lines)
  }

  /// Gives some origins another base, or none.
  private mutating func withBases(_ lines: [String]) -> [String] {
    if !rare.one(in: 4) { return lines }
    let bases = [("scheme app", "://"), ("host a.com", "/"), ("host *.b.com", "/")].map {
      (origin: $0, text: $0 + rare.pick(["", $1 + "a", $1 + "1", $1 + "a/1"]))
    }
    return lines.map { line in
      let known = bases.first {
        line == $0.origin || line.hasPrefix($0.origin + "/") || line.hasPrefix($0.origin + "://")
      }
      return known?.text ?? line
    }
  }

  /// Returns the lines with one to three edits.
  mutating func edit(_ lines: [String]) -> [String] {
    var lines = lines
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.insert(contentsOf: declaration(), at: 0)
      case 1: lines.insert(random.pick(Self.heads), at: 0)
      case 2: remove(&lines)
      default: rewrite(&lines)
      }
    }
    return withBases(lines)
  }

  private mutating func remove(_ lines: inout [String]) {
    let index = Int.random(in: lines.indices, using: &random)
    let end = lines[index].hasSuffix(" {") ? lines[index...].firstIndex(of: "}") ?? index : index
    lines.removeSubrange(index...end)
  }

  private mutating func rewrite(_ lines: inout [String]) {
    let possible = lines.indices.flatMap { index in
      Self.edits.indices.filter { lines[index].contains(Self.edits[$0].from) }.map { (index, $0) }
    }
    guard let (index, edit) = possible.randomElement(using: &random) else { return }
    let (from, to) = Self.edits[edit]
    lines[index] = lines[index].replacing(from, with: to, maxReplacements: 1)
  }

  private mutating func declaration() -> [String] {
    count += 1
    return random.pick(Self.declarations).map { $0.replacing("$", with: "\(count)") }
  }

  // MARK: Constructs

  private static let heads = [
    "scheme app", "scheme app:", "scheme app:/", "host a.com", "host *.b.com", "host a",
    "expires until", "plus literal", "caseless", "scheme http",
  ]

  private static let declarations: [[String]] = [
    // Fragments.
    ["/a#{f: String?} as r$"], ["/a#{f} as r$"], ["/a#k={f} as r$"], ["/a#/x/{f} as r$"],
    ["/a#x/{f: Int}?{k: Int?} as r$"], ["/{s}#/{f...} as r$"], ["unwrap /a#"], ["except /a#/x/{_}"],
    ["/a#{f: E} as r$"], ["/a?k={f: URL...} as r$"],
    ["/a/{f: URL...} as r$"], ["/a?k={x: Int}-{y} as r$"], ["/a#c-{x: Int} as r$"],
    ["/a?k={y}-{x: Int} as r$"],
    // Segments.
    ["/{s}-{n: Int} as r$"], ["/{s}-{e: E} as r$"], ["/{s}-{w: W} as r$"], ["/a/{w: W} as r$"],
    ["/a/{n: Int in 1...9} as r$"],
    ["/a/{n: Int in 01...12} as r$"], ["/a/{l: [Int] by \",\"} as r$"], ["/{s}/1 as r$"],
    ["/a/{_: Int = 1} as r$"], ["/a/{t: T} as r$"], ["/{c: C}/1 as r$"], ["/a/{p...?} as r$"],
    ["/a/{n: Int?}/1 as r$"], ["/1 as r$"], ["/a/1 as r$"], ["/{o: O} as r$"],
    ["/a/{u: UUID} as r$"],
    // Items.
    ["/a?k={q: Int else 1} as r$"], ["/a?k={q: C?} as r$"], ["/a?k={q: W?} as r$"],
    ["/a?k={q: [Int]} as r$"],
    ["/a?k={q: URL in a.com} as r$"], ["/a?k={q: R} as r$"],
    ["/a?k={q: Int? also j} as r$"], ["/a?k={q: String+} as r$"],
    ["/a?{q: [String: String]} as r$"],
    ["/a?k={q: Text?} as r$"], ["/a?k={q: [Int]+} as r$"], ["/a?k=1 as r$"], ["except ?k={_}"],
    ["except /a?j=1"], ["/a?k={q: Date?} as r$"], ["unwrap /a?k"], ["/a?k={q: Bool = false} as r$"],
    // Groups, other patterns, attributes, blocks.
    ["/a/{n: Int}?{j: Int?} as g$ {", "also /1/{n}", "/ as i$", "/1 as r$", "}"],
    ["/c?{k: Int?} as r$", "  also /a/c with k = 1"],
    ["/c?{k: Int?} as r$", "  also /a/c?{k: Int}"],
    ["/c/{n} as r$", "  also https://a.com/a/{n}", "  also app://a/{n}"],
    ["@internal", "/a/c as r$"],
    ["@unlinked", "/a/d as r$"], ["@deprecated", "/a/e as r$"],
    ["host {h}.b.com {", "/a as r$", "}"], ["host {h: L}.b.com {", "/1 as r$", "}"],
    ["host a {", "/1 as r$", "}"], ["scheme app {", "/a as r$", "}"],
    ["host * {", "/1 as r$", "}"],
    ["variant BETA {", "scheme beta", "}"], ["variant BETA {", "host beta.com", "}"],
    ["variant BETA {", "scheme app = beta", "host a.com = b.com", "}"],
    ["host *.b.com {", "/a/{n: Int} as r$", "except /a/7", "}"],
  ]

  private static let mounts: [[String]] = [
    ["/m mount Part"], ["/{s} mount Part"], ["/1 mount Part", "  also /a/m"],
  ]

  /// The lines of the set that is mounted.
  private static let parts = [
    "/a/{n: Int} as p$", "/{n: Int?}/1 as p$", "/1 as p$", "/a?k={q: Int?} as p$",
    "/#/x/{f} as p$", "/a#{f: String?} as p$", "except /a/7",
  ]

  private static let edits: [(from: String, to: String)] = [
    ("Int}", "String}"), ("{s}", "{s: Int}"), ("?}", "}"), (": Int?", ": String?"),
    (" else 1", " = 1"), (" else 1", "?"), (": URL in a.com", ""), ("[Int]", "[String]"),
    ("#/x", "#/y"), ("#{f}", "#/x/{f}"), ("#k={f}", "#{f}"), ("}-{", "}--{"),
    ("{x: Int}-{y}", "{y}-{x: Int}"), ("#c-", "#d-"), ("{x: Int}", "{x}"),
    ("{ a, b }", "{ a, b, b-a }"),
    ("{ a, b }", "{ a }"), ("caseless enum", "enum"), ("open enum", "enum"),
    ("enum E", "caseless enum E"),
    ("enum E", "open enum E"), ("begins \"a\"", "begins \"ab\""), ("of a-c 1", "of a-c"),
    ("length 1...2", "length 2"),
    (": W}", ": T}"), (": W?}", ": String?}"), (": C?", ": String?"),
    (": C}", "}"),
    (": E}", "}"), (" in 1...9", " in -9...9"), (" in 01...12", " in 001...120"),
    (" by \",\"", " by \"-\""),
    ("{_: Int = 1}", "{_: Int = 2}"), ("...?}", "...}"), ("...?}", "}"), (" plus literal", ""),
    (" also j}", "}"), (" also j}", " also m}"), ("String+", "String"), ("]+", "]"),
    ("[String: String]", "[String: [String]]"), ("Text?", "String?"), ("k=1", "k=2"), ("{_}", "1"),
    ("Date?", "String?"), ("= false", "= true"), ("?{j: Int?}", ""), ("{j: Int?}", "{j: Int = 7}"),
    ("also /1/", "also /2/"), ("with k = 1", "with k = 2"), ("a.com", "c.com"), ("app:", "other:"),
    ("@internal", "@deprecated"), ("@unlinked", "@internal"), ("@deprecated", "@unlinked"),
    ("{h}", "{h: L}"), ("{h: L}", "{h}"), ("x, y", "x, z"), ("host a", "host 1.a"),
    ("*.b.com", "b.com"),
    ("scheme app", "scheme other"), ("host *", "host a.com"), ("/a", "/b"), ("/1", "/a"),
    ("k=", "j="),
    ("expires until", "expires k"), ("URL...", "URL"), ("unwrap /a", "unwrap /b"), (": UUID", ""),
    ("{n: Int?}", "{n: Int = 1}"), ("{k: Int}", "{k}"), (" as r", " as n"),
    ("Bool = false", "String = \"\""), ("beta", "b"), ("scheme beta", "host x.b.com"),
    ("/m mount", "/a mount"), ("/1 mount", "/m mount"), ("{s} mount", "{s: E} mount"),
    ("BETA", "NIGHTLY"),
  ]
}

/// The constructs of the language: the titles of sections of its pages, each with the texts of lines by which the
/// section's construct is known; without a text if it decides nothing about links, or not in one file.
enum LanguageConstruct {
  static let texts: [String: [String]] = [
    "Literal text": ["/a/1", "/1"], "Names": [" as n"],
    "Where parameters may appear": ["/{s}", "?k={", "#{f", "}-{"],
    "Types": ["UUID", "Date", "Text", "Bool", "URL"], "Ranges": [" in 1...9"],
    "Defaults": [" = false", " else 1"], "Items for all routes": ["?{j: Int?} as g"],
    "Items of an `also`": ["also /a/c with", "also /a/c?{k: Int}", "with k = 1"],
    "A pattern of another host or scheme": ["also https://", "also app://"],
    "Other patterns of a group or a mount": ["also /1/{n}"], "`scheme`": ["scheme app"],
    "`host`": ["host a.com", "host *.b.com"], "`enum`": ["enum E {"], "`open enum`": ["open enum"],
    "`type`": ["type W ="], "`handlers`": [], "`expires`": ["expires "], "`caseless`": ["caseless"],
    "`except`": ["except "], "`mount`": ["mount Part"], "`@deprecated`": ["@deprecated"],
    "`@internal`": ["@internal"], "`@requires`": [], "`@callback`": [], "Marks of schemes": [],
    "Bases": ["scheme app://a", "host a.com/a"],
    "Ports": [],
    "Hosts at run time": [], "A host as a value": ["host {h}", "host {h: L}"],
    "`variant`": ["variant BETA"], "Segments that may be missing": ["/{n: Int?}/"],
    "A path in the fragment": ["#/x", "#x/"], "Placeholders without a name": ["{_: Int = 1}"],
    "Zero-padded numbers": [" in 01...12"], "Swift types": [" begins "],
    "Hosts of a `URL`": ["URL in"], "Plus signs": [" plus literal"],
    "Texts and lists that are not empty": ["String+", "]+"], "Lists in one text": [" by \""],
    "Other keys of an item": [" also j}"], "Items of any key": ["[String: String]"],
    "Text in a value": ["?k={x: Int}-{y}", "#c-{x: Int}"],
    "The rest of a link": ["?k={f: URL...}", "/{f: URL...}"],
    "`except` without a path": ["except ?"],
    "`unwrap`": ["unwrap /a#", "unwrap /a?k"], "`@unlinked`": ["@unlinked"],
  ]
}
