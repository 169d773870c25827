/// Route files of some 500 lines that are written to make the compiler slow.
///
/// `Checks/nasty/run` measures the commands with them, and `NastyFileTests` counts the work.
/// This file has no tests and imports nothing, because the script compiles it alone.
struct NastyFile {
  let name: String

  /// The files by name; the first is the one that mounts the others, if any do.
  let files: [(name: String, text: String)]

  /// A link that is hard to match.
  let link: String

  private init(
    _ name: String, _ lines: [String], link: String = "/a", mounting others: [String] = []
  ) {
    self.name = name
    self.link = link
    let text = "routes Nasty\n" + lines.joined(separator: "\n") + "\n"
    files =
      [("\(name).routes", text)]
      + others.enumerated().map { ("\(name)-\($0).routes", $1) }
  }
}

extension NastyFile {
  /// Every kind of file.
  static var all: [NastyFile] {
    mixedSegments + items + values + structure + texts
  }

  // MARK: Mixed segments that overlap

  private static var mixedSegments: [NastyFile] {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    func letter(_ number: Int) -> String { String(letters[number % 26]) }
    func text(_ number: Int, _ count: Int) -> String {
      String(repeating: letter(number), count: count)
    }
    let link = "/" + String(repeating: "abcxyz", count: 40)
    return [
      NastyFile(
        "mixed-25",
        lines(25) { "/{a}\(text($0, 1 + $0 % 4))x{b}y\(text($0, $0 / 4)){c} as r\($0)" },
        link: link),
      NastyFile(
        "mixed-letters", lines(500) { "/{a}\(letter($0 / 26)){b}\(letter($0)){c} as r\($0)" },
        link: link),
      NastyFile(
        "mixed-ranks",
        lines(500) { "/{a}\(letter($0 / 26)){b}\(text($0, 1 + $0 % 20)){c} as r\($0)" }, link: link),
      NastyFile(
        "mixed-suffixes", lines(500) { "/{a}\(text($0, 1 + $0 / 26))x as r\($0)" }, link: link),
      NastyFile(
        "mixed-types",
        lines(500) {
          let types = ["Int", "Bool", "Double", "UUID", "Date", "URL", "String"]
          return "/{a: \(types[$0 % 7])}\(text($0, 1 + $0 / 49)){b: \(types[$0 / 7 % 7])} as r\($0)"
        }, link: link),
      NastyFile(
        "mixed-paths",
        lines(500) { number in
          "/"
            + (0..<8).map { "{p\($0)}\(letter(number >> $0 & 3))\(letter(number >> ($0 / 2) & 1))" }
            .joined(separator: "/") + " as r\(number)"
        }, link: String(repeating: "/aaabbbcccddd", count: 8)),
      NastyFile(
        "mixed-long", lines(500) { "/\(placeholders(40, letter($0))) as r\($0)" },
        link: "/" + String(repeating: "a", count: 8000)),
    ]
  }

  // MARK: Items of the query

  private static var items: [NastyFile] {
    var random = Sequence()
    let subsets = lines(500) { number in
      "/a?"
        + (0..<12).filter { _ in random.next(2) == 0 }.map { "{k\($0)}" }
        .joined(separator: "&") + "&{z} as r\(number)"
    }
    let clauses = lines(480) { number in
      "/a?"
        + Set((0..<3).map { _ in random.next(24) }).sorted()
        .map { "x\($0)=\(random.next(2) == 0)" }.joined(separator: "&") + " as r\(number)"
    }
    let literals = lines(190) { number in
      "/a?"
        + Set((0..<45).map { _ in random.next(60) }).sorted()
        .map { "k\($0)=\(random.next(2))" }.joined(separator: "&") + " as r\(number)"
    }
    let flags = "/a?" + (0..<24).map { "{x\($0): Bool}" }.joined(separator: "&") + " as flags"
    return [
      NastyFile("query-variants", (0..<512).map { variant($0, 9, optional: nil) }),
      NastyFile("query-optional", (0..<512).map { variant($0, 9, optional: "?") }),
      NastyFile("query-subsets", subsets),
      NastyFile("query-literals", literals),
      NastyFile("query-clauses", [flags] + clauses),
      NastyFile(
        "query-types",
        (0..<500).map { number in
          let types = ["Int", "Bool", "Double", "UUID", "Date", "String", "Int in 1...9"]
          return "/a?"
            + (0..<6).map { "{k\($0): \(types[number >> $0 % 7])?}" }
            .joined(separator: "&") + "&{z\(number / 25)} as r\(number)"
        }),
      NastyFile(
        "query-lists",
        (0..<20).map { first in
          "enum E\(first) { \((0..<20).map { "v\($0 + first)" }.joined(separator: ", ")) }"
        } + lines(480) { "/a?{k: [E\($0 % 20)]}&{z\($0 / 20)} as r\($0)" },
        link: "/a?" + (0..<250).map { "k=\($0)" }.joined(separator: "&")),
      NastyFile(
        "query-names",
        lines(190) {
          "/a?{k: Int also b\($0), b\($0 + 1), c, d\($0 % 5)}&{z\($0): Int also y\($0), y\($0 + 1)} as r\($0)"
        }),
      NastyFile(
        "fragments", (0..<500).map { "/a#{k\($0 % 20): Int}&{l\($0 / 20)}&m\($0 % 7)=x as r\($0)" }),
      NastyFile(
        "long-queries",
        (0..<500).map { number in
          "/a?" + (0..<60).map { "{k\($0 ^ number)}" }.joined(separator: "&") + " as r\(number)"
        }),
    ]
  }

  /// A pattern with each of `count` keys that a bit of the number selects; the others are optional, or
  /// absent.
  private static func variant(_ number: Int, _ count: Int, optional: String?) -> String {
    let keys = (0..<count).compactMap { key in
      number >> key & 1 == 1 ? "{k\(key)}" : optional.map { "{k\(key): Int\($0)}" }
    }
    return "/a" + (keys.isEmpty ? "" : "?" + keys.joined(separator: "&")) + " as r\(number)"
  }

  // MARK: Types with many values

  private static var values: [NastyFile] {
    let values = (0..<5000).map { "v\($0)" }.joined(separator: ", ")
    let enums = [
      "enum Big { \(values) }", "enum Other { \(values.replacing("v", by: "w")), v7, v4999 }",
    ]
    return [
      NastyFile("enum-literals", enums + ["/{e: Big} as e"] + lines(500) { "/v\($0 * 9)" }),
      NastyFile(
        "enum-mixed",
        enums
          + lines(250) { "/{e: Big}\(String(repeating: "-", count: 1 + $0)){f: Other} as r\($0)" }
          + lines(250) { "/{e: Other}\(String(repeating: "-", count: 1 + $0)){f: Big} as s\($0)" },
        link: "/v4999------w4999"),
      NastyFile(
        "enum-queries",
        enums + lines(500) { "/a?{e: \($0 % 2 == 0 ? "Big" : "Other")}&k=\($0 / 2) as r\($0)" }),
      NastyFile(
        "enum-covered", enums + ["/a?{e: Big} as e"] + lines(500) { "/a?e=v\($0 * 10) as r\($0)" }),
      NastyFile(
        "enum-shadowed",
        ["enum Few { \((0..<490).map { "v\($0)" }.joined(separator: ", ")) }"]
          + ["/a?{e: Few} as e"] + lines(490) { "/a?e=v\($0) as r\($0)" }),
      NastyFile(
        "ranges",
        lines(500) { "/{n: Int in \($0)...\(29_999 + $0)}-{m: Int in 0...\($0)} as r\($0)" },
        link: "/600-0"),
      NastyFile(
        "range-paths",
        lines(500) {
          "/{n: Int in \($0 % 25)...\(29_000 + $0 % 25)}/{m: Int in 0...\($0)} as r\($0)"
        },
        link: "/600/501"),
    ]
  }

  // MARK: Structure

  private static var structure: [NastyFile] {
    let nested =
      (0..<60).map { "/g\($0)/{p\($0)} {" } + (0..<380).map { "/r\($0)" }
      + (0..<60).map { _ in "}" }
    let set = { (name: String, inner: String?) in
      "routes \(name)\n" + (0..<10).map { "/l\($0)/{id}\n" }.joined()
        + (inner.map { inner in (0..<10).map { "/{a}/m\($0) mount \(inner)\n" }.joined() } ?? "")
    }
    return [
      NastyFile("groups", nested, link: "/g0/a/g1/b"),
      NastyFile(
        "mounts", (0..<10).map { "/m\($0) mount A" } + lines(300) { "/{x: Int}/l\($0)" },
        link: "/m0/a/m0/a/m0/l0/b",
        mounting: [set("A", "B"), set("B", "C"), set("C", nil)]),
      NastyFile("exceptions", ["/{p...} as p"] + lines(500) { "except /{a}x\($0)/{b...}" }),
      NastyFile("exceptions-all", ["/a"] + lines(499) { _ in "except /{a...}" }),
      NastyFile("aliases", ["/a/{id}"] + lines(500) { "    also /a\($0)/{id}" }),
      NastyFile(
        "alias-items",
        ["/a?{p}&{q: Int?}&{r: Int?}"] + lines(250) { "    also /a?{p}&{q: Int}&k\($0)=1" }
          + lines(250) { "    also /a?{p}&{q: Int}&l\($0)=1" }),
      NastyFile(
        "payloads",
        ["payload {"] + lines(250) { "    when k\($0 % 5) = t\($0) /a?p={k\($0)}" } + ["}"]
          + ["/a?{p}"] + lines(250) { "/a\($0)" }),
      NastyFile(
        "hosts",
        ["host example.com"]
          + lines(120) { "host *.h\($0).example.com, h\($0).example.com {\n/{a}\n/b as c\n}" },
        link: "https://a.h0.example.com/b"),
      NastyFile(
        "unnamed", lines(500) { "/{_ = a\($0)}/{_ = b}/{c\($0)} as r\($0)" }, link: "/a/b/c"),
      NastyFile(
        "type-paths",
        (0..<256).map { number in
          (0..<8).map { "/{p\($0): \(number >> $0 & 1 == 1 ? "Int" : "String")}" }.joined()
            + " as r\(number)"
        }, link: "/7/7/7/7/7/7/7/7/7"),
      NastyFile(
        "type-covers",
        ["/" + (0..<12).map { "{p\($0): Bool}" }.joined(separator: "/") + " as r"]
          + lines(300) { number in
            (0..<12).map { $0 % 3 == number % 3 ? "/\(number >> $0 & 1 == 1)" : "/{p\($0): Bool}" }
              .joined() + " as s\(number)"
          }, link: String(repeating: "/true", count: 12)),
      NastyFile(
        "examples",
        (0..<250).map { "/{a}x{b}x{c}x\($0) as r\($0)\n    example /\(many("x", 200))x\($0)" },
        link: "/" + many("x", 8000)),
    ]
  }

  // MARK: Texts

  private static var texts: [NastyFile] {
    [
      NastyFile("long-line", ["/" + many("a", 1_000_000)]),
      NastyFile("long-pattern", ["/a" + many("/{b}", 100_000)]),
      NastyFile("long-enum", ["enum E { " + many("v, ", 100_000) + "}", "/a"]),
      NastyFile("long-comment", ["// " + many("é", 500_000), "/a"]),
      NastyFile("braces", [many("{", 100_000)]),
      NastyFile("deep-braces", [many("/a {\n", 5000) + many("}\n", 5000)]),
      NastyFile("placeholders", ["/" + many("{", 20_000) + "a" + many("}", 20_000)]),
      NastyFile("quotes", [many("\"", 100_000)]),
      NastyFile("questions", ["/a" + many("?", 100_000)]),
      NastyFile("controls", lines(500) { "/a\($0) // " + many("\u{202E}", 500) }),
    ]
  }

  private static func many(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> [String] {
    (0..<count).map(line)
  }

  /// A segment of placeholders with a text between each two.
  private static func placeholders(_ count: Int, _ text: String) -> String {
    (0..<count).map { "{p\($0)}" }.joined(separator: text)
  }

  /// Numbers that are the same in every run.
  private struct Sequence {
    private var state: UInt64 = 1

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }
}

extension String {
  /// The text with one character in place of another.
  fileprivate func replacing(_ old: Character, by new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
