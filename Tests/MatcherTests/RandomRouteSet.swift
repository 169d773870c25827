import TestSupport

/// Writes small `.routes` files whose routes get in each other's way as much as they may.
struct RandomRouteSet {
  private var random: SplitMix
  private var nameCount = 0

  /// The marks of the scheme, the exceptions without a path and the segments that may be missing are chosen
  /// apart, so that all other choices stay the same.
  private var rare: SplitMix
  private let marks: String
  private let exceptions: [String]

  /// The segments with which all links of some origins begin.
  private let bases: [RandomBase]
  private var twice: SplitMix

  /// The parameter whose value is the host of the current block.
  private var hostParameter: String?

  /// The number of groups around the routes that have items.
  private var groupsWithItems = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    var rare = SplitMix(seed: seed &+ 0x3C3C)
    marks = rare.pick(["", "", ":", ":/"])
    exceptions = ["?q=a", "?s={_}&x", "?x", "#t=a"].filter { _ in rare.one(in: 24) }
    self.rare = rare
    var origins = SplitMix(seed: seed &+ 0x7B7B)
    twice = SplitMix(seed: seed &+ 0x2A2A)
    bases = RandomBase.all.filter { _ in origins.one(in: 7) }
  }

  mutating func text() -> String {
    var lines = [
      "routes Random", "scheme rnd\(marks)",
      "host example.com, *.wild.example",
      (rare.one(in: 3) ? "caseless " : "") + "enum Letter { a, b, x-y, plus = \"a+b\" }",
      "open enum Sort { a, b = \"x-y\" }",
      "enum Realm { a, b = \"x-y\" }", "enum Place { a = \"any.test\", b = \"a.wild.example\" }",
      "type Handle begins \"@\"", "type Admin begins \"@a\"", "type Accent begins \"é\"",
      "type Code = String of a-c 7 -, length 1...3", "type Pair = String begins \"a\" length 2",
      "type Raw = String plus literal", "type Sum begins \"a\" plus literal",
    ]
    if random.one(in: 4) { lines.append("caseless") }
    if random.one(in: 4) { lines.append("scheme http") }
    if random.one(in: 4) { lines.append("plus literal") }
    lines += exceptions.map { "except \($0)" }
    for _ in 0..<Int.random(in: 1...6, using: &random) { lines += declaration() }
    let text = lines.joined(separator: "\n") + "\n"
    return bases.reduce(text) { $1.added(to: $0) }
  }

  private mutating func declaration() -> [String] {
    if random.one(in: 4) { return block() }
    guard random.one(in: 4) else { return line() }
    return group(in: "", mayNest: true)
  }

  /// - Parameter outer: The segments of a path with the parameters of the groups around it.
  private mutating func group(in outer: String, mayNest: Bool) -> [String] {
    let (head, items) = (segments(1...2, mayEnd: false), groupItems())
    let own = parameters(of: head)
    let all = outer + own
    var body: [String] = []
    while random.one(in: 3), body.count < 2 {
      // An item of the group may have one value, or be in the path.
      let given = items.firstMatch(of: /{(i[0-9]+): String\?}/).map { String($0.1) }
      let value = given.map { random.pick(["", " with \($0) = a", "/{\($0)}"]) } ?? ""
      let isWhole = random.one(in: 4)
      let beginning = isWhole ? origin() + all : literalSegments() + own
      body.append("  also \(beginning)\(value)")
    }
    if !items.isEmpty { groupsWithItems += 1 }
    defer { if !items.isEmpty { groupsWithItems -= 1 } }
    for _ in 0..<Int.random(in: 1...3, using: &random) { body += route(in: all) }
    if random.one(in: 5) { body.append("except \(literalSegments())\(forgottenQuery())") }
    if random.one(in: 8) { body.append("unwrap \(literalSegments())?q") }
    if mayNest, random.one(in: 4), items.isEmpty { body += group(in: all, mayNest: false) }
    return ["\(head)\(items) as \(name("g")) {"] + body + ["}"]
  }

  /// Items that may be missing, under keys that no route names.
  private mutating func groupItems() -> String {
    let types = ["String?", "Int?", "Letter = a", "[Int]", "Bool = false", "URL? in a.example"]
    let items = ["v", "w"].prefix(Int.random(in: 0...2, using: &random)).map {
      "\($0)={\(name("i")): \(random.pick(types))}"
    }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// Routes on some hosts or schemes only.
  private mutating func block() -> [String] {
    let origins = [
      "host example.com", "host *.wild.example", "host a.wild.example", "host *", "scheme https",
      "host *, other.example", "host example.com:8443", "host example.com:8443, any.test:81",
      "scheme rnd", "scheme nope:", "host other.example, *.other.example",
    ]
    var origin = random.pick(origins)
    if rare.one(in: 4) {
      hostParameter = "h"
      origin = rare.pick([
        "host {h: Realm}.wild.example", "host {h: Realm}.test", "host {h: Place}",
        "host {h}.wild.example", "host {h: String}.test", "host {h}",
      ])
    }
    // Some blocks have two hosts with one value.
    if let dot = origin.firstRange(of: "}."), twice.one(in: 3) {
      origin += ", {h}.m.\(origin[dot.upperBound...])"
    }
    var body = (0..<Int.random(in: 1...2, using: &random)).flatMap { _ in line() }
    if rare.one(in: 3) {
      let end = rare.pick(["?q", "?r=7&q", "#", "?q..."])
      body.append("unwrap /\(rare.pick(["a", "b", "x-y"]))/\(rare.pick(["a", "7"]))\(end)")
    }
    defer { hostParameter = nil }
    return ["\(origin) {"] + body + ["}"]
  }

  private mutating func line() -> [String] {
    if random.one(in: 3) {
      return ["except \(unprinted(segments(1...2, mayEnd: true)))\(forgottenQuery())"]
    }
    if random.one(in: 8) {
      return [
        "unwrap \(unprinted(segments(1...2, mayEnd: false)))\(random.pick(["?q", "?r=7&q", "#", "?q..."]))"
      ]
    }
    return route()
  }

  /// A pattern that is never printed has no texts to print, and no segments that may be missing.
  private func unprinted(_ path: String) -> String {
    path.replacing(/{_(: [A-Z][a-z]+)?(\.\.\.\??)? = [^}]*}/) { "{_\($0.1 ?? "")\($0.2 ?? "")}" }
      .replacing(/{(p[0-9]+(?:: [A-Z][A-Za-z]+)?)\??( in [^}=]*[^ }=])?(?: = [^}]*)?}/) {
        "{\($0.1)\($0.2 ?? "")}"
      }
  }

  private mutating func forgottenQuery() -> String {
    random.pick(["", "", "?q=a", "?q={_}", "?r={_}&q=7", "#t={_}"])
  }

  /// - Parameter outer: The segments of a path with the parameters of the group.
  private mutating func route(in outer: String = "") -> [String] {
    var path = random.one(in: 8) ? "/" : segments(1...3, mayEnd: true)
    let isLink = groupsWithItems == 0 && rare.one(in: 12)
    if isLink { path = segments(0...1, mayEnd: false) + "/{\(name("u")): URL...\(hosts())}" }
    var pattern = path
    let keys = ["q", "r", "s"].shuffled(using: &random).prefix(
      Int.random(in: 0...3, using: &random))
    var items = keys.map { item($0) }
    var names = ["utm", "o", "q", "r", "s"].filter { !keys.contains($0) }
    for index in items.indices
    where items[index].contains("{p") && rare.one(in: 8) {
      names.shuffle(using: &rare)
      let others = (0..<Int.random(in: 1...2, using: &rare)).compactMap { _ in names.popLast() }
      if others.isEmpty { continue }
      items[index].replace(/( (=|else) [^}]*)?}$/) {
        " also \(others.joined(separator: ", "))\($0.1 ?? "")}"
      }
    }
    if random.one(in: 10) { items.append("{\(name("d")): [String: String]}") }
    if random.one(in: 10), !items.contains(where: { $0.contains(": [String: ") }) {
      items.append("{\(name("d")): [String: [String]]}")
    }
    if rare.one(in: 12) { items.append("m=\(mixedValue())") }
    if random.one(in: 8) { items.append("u={\(name("u")): URL...\(hosts())}") }
    if isLink { items = [] }
    let endsWithRest = isLink || items.last?.hasPrefix("u=") == true
    if !items.isEmpty { pattern += "?" + items.joined(separator: "&") }
    if !endsWithRest, random.one(in: 8) {
      pattern += "#{\(name("f")): \(random.pick(["String?", "Text?"]))}"
    }
    if !endsWithRest, !pattern.contains("#"), random.one(in: 8) {
      pattern += "#t=a&u={\(name("f")): Int\(random.pick(["", "?"]))}"
    }
    if !endsWithRest, !pattern.contains("#"), rare.one(in: 8) {
      let (first, second) = (name("p"), name("p"))
      pattern += rare.pick([
        "#t-{\(first): Int}", "#{\(first)}-{\(second): Int}", "#t={\(first)}-{\(second): Int}",
      ])
    }
    if random.one(in: 12) { return ["@unlinked", "\(pattern) as \(name("r"))"] }
    if !pattern.contains("#"), !path.contains("= a/b"), rare.one(in: 8) {
      pattern = withFragmentPath(pattern)
    }
    let fragment =
      pattern.firstMatch(of: /#[{t]/).map(\.range.lowerBound).map { String(pattern[$0...]) } ?? ""
    var lines = ["\(pattern) as \(name("r"))"]
    if !path.contains("{"), !endsWithRest, random.one(in: 3) {
      lines.append("  also \(literalSegments())\(aliasQuery(items))\(aliasFragment(fragment))")
    }
    if isLink || !endsWithRest, random.one(in: 5) {
      let own = parameters(of: path)
      lines.append(
        "  also \(origin())\(outer)\(own)\(aliasQuery(items))\(aliasFragment(fragment))"
          + (hostParameter.map { " with \($0) = a" } ?? ""))
    }
    if let host = hostParameter, fragment.isEmpty, !endsWithRest,
      outer + parameters(of: path) == "",
      rare.one(in: 2)
    {
      let place = rare.pick([
        "rnd://{h}/a", "rnd:/{h}/b", "https://example.com/at/{h}", "rnd:/a?h={h}",
        "https://*/{h}.html",
      ]).replacing("{h}", with: "{\(host)}")
      let query = aliasQuery(items)
      lines.append(
        "  also " + (place.contains("?") ? place + query.replacing("?", with: "&") : place + query))
    }
    if !pattern.contains("{"), random.one(in: 2) {
      let alias = random.pick([
        literalSegments(), "/{_}" + literalSegments(), "/a/{_: Int}", "/{_...}", "/a/{_...?}",
      ])
      lines.append("  also \(alias)\(forgottenQuery())")
    }
    return lines
  }

  /// Returns a pattern whose last segments are in the fragment.
  private mutating func withFragmentPath(_ pattern: String) -> String {
    let path = pattern.prefix { $0 != "?" }
    guard let slash = path.indices.filter({ path[$0] == "/" }).randomElement(using: &rare)
    else { return pattern }
    let inner = path[slash...]
    let isBare = inner.contains(/^\/[a-z].*\//) && rare.one(in: 2)
    return (slash == path.startIndex ? "/" : "") + path[..<slash] + "#"
      + inner.dropFirst(isBare ? 1 : 0) + pattern[path.endIndex...]
  }

  /// A host or a scheme, and literal segments; a scheme is followed by two or three slashes.
  private mutating func origin() -> String {
    let origin = random.pick([
      "https://example.com", "https://other.example", "https://*.wild.example", "https://*",
      "rnd:/", "rnd:/", "rnd://", "nope:/",
    ])
    return origin + random.pick(["/a", "/b", "/7", "/a/{_}", "/{_: Int}", "/x-y"])
  }

  /// A path with the named placeholders of another path, each as a segment.
  private func parameters(of path: String) -> String {
    path.matches(of: /{([a-z][0-9]+)(\.\.\.)?/).map { "/{\($0.1)\($0.2 ?? "")}" }.joined()
  }

  /// The items of an `also`: those that it has to name, and some that it requires although they may be
  /// missing in the route.
  private mutating func aliasQuery(_ items: [String]) -> String {
    var written: [String] = []
    for item in items where item.contains("{p") && (!item.contains("[") || item.contains("]+")) {
      if !["?}", " = ", "?"].contains(where: { item.contains($0) }) {
        written.append(item.replacing(/: [^}]*}/, with: "}"))
      } else if random.one(in: 2) {
        written.append(item.replacing(/\?| in [^}=]*| = .*(?=})/, with: ""))
      }
    }
    return written.isEmpty ? "" : "?" + written.joined(separator: "&")
  }

  /// The fragment of an `also`, which may require what is optional in the route.
  private mutating func aliasFragment(_ fragment: String) -> String {
    if fragment.contains("Int}") { return fragment.replacing("t=a&", with: "") }
    return random.one(in: 2) ? fragment.replacing("?", with: "") : ""
  }

  private mutating func hosts() -> String {
    random.pick(["", " in a.example", " in *.example, b.test"])
  }

  private mutating func segments(_ count: ClosedRange<Int>, mayEnd: Bool) -> String {
    let count = Int.random(in: count, using: &random)
    return (0..<count).map { "/" + segment(isLast: mayEnd && $0 == count - 1) }.joined()
  }

  private mutating func literalSegments() -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in "/" + literal() }.joined()
  }

  private mutating func literal() -> String {
    random.pick(["a", "b", "7", "ab", "A", "é", "true", "x-y", "a%20b", "b:80", "b%3A0"])
  }

  private mutating func segment(isLast: Bool) -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...3: return literal()
    case 4...6: return "{\(name("p"))\(perhapsMissing(pathType()))}"
    case 7:
      return random.one(in: 4)
        ? random.pick([
          "{_ = a}", "{_: Int = 7}", "@{_: Date = 2024-01-05T09:00:00Z}", "{_ = a}-{_ = b}",
        ])
        : "@{\(name("p"))\(pathType())}"
    case 8:
      let text = random.pick([
        "{\(name("p"))\(pathType())}-{\(name("p"))}", "{\(name("p"))}.html",
        "{\(name("p"))}-{\(name("p"))\(pathType())}",
        "{\(name("p"))}-{\(name("p"))}a{\(name("p"))\(pathType())}.html",
      ])
      // Each of their values has a '-', where the placeholder would end.
      return text.replacing(#/((?:UUID|Date)[^}]*\})-/#) { "\($0.1)_" }
    case 9 where isLast && random.one(in: 4): return random.pick(["{_... = a/b}", "{_...?}"])
    default: return isLast ? "{\(name("p"))...\(random.pick(["", "?"]))}" : literal()
    }
  }

  /// The value of an item with text and placeholders.
  private mutating func mixedValue() -> String {
    let (first, second) = (name("p"), name("p"))
    let text = rare.pick([
      "{\(first)}-{\(second)\(type())}", "@{\(first)\(type())}", "{\(first)\(type())}a{\(second)}",
      "{\(first): Int},{\(second): Double}", "b{\(first)\(type())}~", "{\(first)}%20{\(second)}a",
    ])
    // Each of their values has a 'a', where the placeholder would end.
    return text.replacing(#/((?:UUID|Date|Bool|Letter|Sort|Accent)[^}]*\})a/#) { "\($0.1)_" }
  }

  private static let optionalTypes = [
    "Int", "String", "Text", "Letter", "Bool", "Handle", "String+", "Sort+",
  ]

  private static let listed = ["Int", "String", "Letter", "Accent", "Text", "String+"]

  private static let otherTypes = [
    "Int = 7", "Int in 00...12 = 7", "Sort = a", "URL in a.example", "URL? in *.example",
    "Int else 7", "Int in 00...12 else 7", "Letter else a", "Double? else nil", "Date? else nil",
    "Handle? else nil", "String+ = a", "Text+", "Sort+",
  ]

  private mutating func item(_ key: String) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1: "\(key)={\(name("p"))\(type())}"
    case 2:
      "\(key)={\(name("p"))\(withPlus(["", ": Letter", ": Sort", ": Handle", ": String+"]))}"
    case 3 where random.one(in: 3):
      "\(key)={\(name("p")): \(withPlus(["String", "Letter", "Sort"]))?}"
    case 3: "\(key)={\(name("p")): \(random.pick(Self.optionalTypes))?}"
    case 4:
      "\(key)={\(name("p")): \(random.pick(Self.otherTypes))}"
    case 5 where random.one(in: 3): "\(key)={\(name("p")): [\(withPlus(["String"]))]}"
    case 5: list(key)
    case 6 where random.one(in: 4): "\(key)={\(name("p")): [UInt] in 01...12}"
    case 6 where random.one(in: 3): "\(key)={\(name("p")): Text\(random.pick(["", " = a"]))}"
    case 6: "\(key)=\(random.pick(["a", "7", "{_ = x}"]))"
    default: key
    }
  }

  /// Returns what makes a list one text.
  private mutating func list(_ key: String) -> String {
    let (name, type) = (name("p"), random.pick(Self.listed))
    return "\(key)={\(name): [\(type)]\(random.one(in: 3) ? "+" : "")\(joined(type))}"
  }

  /// - Parameter type: The type of the elements; a value of `Letter` contains `-` or `a`.
  private mutating func joined(_ type: String) -> String {
    guard rare.one(in: 3) else { return "" }
    return " by \"\(rare.pick(["-", "a", ",", "%"].suffix(type == "Letter" ? 2 : 4)))\""
  }

  /// Returns one of the types, of which some have a twin with `plus literal`.
  private mutating func withPlus(_ types: [String]) -> String {
    let type = random.pick(types)
    let twins = ["": ": Raw", "String": "Raw", ": Handle": ": Sum"]
    return random.one(in: 2) ? twins[type, default: type] : type
  }

  /// Returns a type, or that of a list in one text.
  private mutating func pathType() -> String {
    if rare.one(in: 8) {
      return rare.pick([
        ": [Int] by \",\"", ": [Letter] by \",\"", ": [String] by \"-\"", ": [UUID] by \".\"",
        ": [Int] in 1...9 by \"-\"", ": [Sort] by \"/\"", ": [Handle] by \" \"",
        ": [Code] by \".\"",
      ])
    }
    return type()
  }

  private mutating func type() -> String {
    let types = [
      "", ": Int", ": UInt", ": Double", ": Bool", ": UUID", ": Letter", ": Int in 1...9",
      ": Double in 0.5...7", ": Date", ": URL", ": Sort", ": Int in 01...12", ": UInt in 000...700",
      ": Handle", ": Admin", ": Accent", ": Code", ": Pair",
    ]
    return random.pick(types)
  }

  /// Returns a type, or another one of a segment that may be missing.
  private mutating func perhapsMissing(_ type: String) -> String {
    if !rare.one(in: 6) || type.contains("[") { return type }
    return rare.pick([
      ": Int?", ": String?", ": Letter?", ": Letter = b", ": Int = 7", ": Int? in 1...9", " = a",
      ": Sort = a", ": Bool?", ": Handle?", ": Code?", ": UInt in 00...12 = 7", ": Date?",
      ": Double = 0.5",
    ])
  }

  private mutating func name(_ prefix: String) -> String {
    nameCount += 1
    return "\(prefix)\(nameCount)"
  }
}

/// A base of an origin, which a file has wherever it names the origin.
private struct RandomBase {
  let origin: String
  let base: String

  static let all = [
    RandomBase(origin: "rnd", base: "b"), RandomBase(origin: "example.com", base: "a"),
    RandomBase(origin: "*.wild.example", base: "a/b"),
    RandomBase(origin: "a.wild.example", base: "é"), RandomBase(origin: "other.example", base: "7"),
  ]

  func added(to text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.map(added(toLine:)).joined(separator: "\n")
  }

  private func added(toLine line: String) -> String {
    if line.hasPrefix("host ") || line.hasPrefix("scheme ") {
      return line.split(separator: " ").map { named(String($0)) }.joined(separator: " ")
    }
    guard line.contains("also ") else { return line }
    let web = line.replacing("also https://\(origin)", with: "also https://\(origin)/\(base)")
    let custom = web.replacing("also \(origin):///", with: "also \(origin):///\(base)/")
    guard custom == web, origin == "rnd" else { return custom }
    return custom.replacing("also rnd://", with: "also rnd://\(base)/")
  }

  private func named(_ word: String) -> String {
    let end = word.hasSuffix(",") ? "," : ""
    let marks = String(word.dropFirst(origin.count).dropLast(end.count))
    guard word.hasPrefix(origin), ["", ":", ":/"].contains(marks) else { return word }
    return origin + (origin == "rnd" ? marks.isEmpty ? "://" : marks : "/") + base + end
  }
}
