import TestSupport

/// Writes tiny route sets whose patterns get in each other's way.
struct RandomOverlaps {
  private var random: SplitMix

  /// Decides what is not empty.
  private var rare: SplitMix
  private var count = 0
  private var hasDeclaredTypes = false
  private var hasBlocks = false
  private var hasOtherKeys = false

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    rare = SplitMix(seed: seed &+ 0xF111)
  }

  /// The lines after `routes Test`.
  mutating func lines() -> String {
    var lines = [
      "enum E { a, b }", "enum One { one = \"1\" }", "open enum O { a, z }", "type A begins \"a\"",
      "type AB begins \"ab\"", "type B begins \"b\"", "type Bare",
    ]
    hasDeclaredTypes = random.one(in: 6)
    if random.one(in: 8) { lines.append("caseless") }
    let theme = Int.random(in: 0..<5, using: &random)
    hasBlocks = random.one(in: 4)
    if hasBlocks { lines.append(random.pick(["host a.com, *.b.com", "host a.com", "scheme app"])) }
    for _ in 0..<Int.random(in: 2...5, using: &random) {
      let declaration = declaration(theme)
      let block = hasBlocks ? random.pick(Self.blocks) : nil
      lines += block.map { ["\($0) {"] + declaration + ["}"] } ?? declaration
    }
    return lines.joined(separator: "\n")
  }

  /// The same lines, and blocks in which nothing is a route: an `unwrap`, an `except`, or both.
  mutating func linesWithUnprintedBlocks() -> String {
    var lines = [lines()]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      lines.append(random.pick(Self.unprintedBlocks) + " {")
      for theme in [1, 3].prefix(Int.random(in: 1...2, using: &random)) {
        lines.append(unprinted(theme))
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n")
  }

  /// The same lines, and routes and groups with segments that may be missing.
  mutating func linesWithOptionalSegments() -> String {
    var lines = [lines()]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      lines += optionalSegment()
      count += 1
    }
    return lines.joined(separator: "\n")
  }

  /// The same lines without fragments, of which some paths end in one.
  mutating func linesWithFragmentPaths() -> String {
    let written = lines().replacing(/#[^ \n]*/, with: "").split(separator: "\n")
    return written.map { line in
      let path = line.firstMatch(of: /\/([^ ?=]|: )*/)?.range
      let slashes = path.map { line[$0].indices.filter { line[$0] == "/" } } ?? []
      guard let slash = slashes.randomElement(using: &random), random.one(in: 2) else {
        return String(line)
      }
      let start = slash == path?.lowerBound ? "/" : ""
      return "\(line[..<slash])\(start)#\(line[slash...])"
    }.joined(separator: "\n")
  }

  /// Lines in which keys have other names, too.
  mutating func linesWithOtherKeys() -> String {
    hasOtherKeys = true
    return lines()
  }

  private static let unprintedBlocks = [
    "host c.com", "host *.c.com", "host c.com, *.b.com", "scheme c", "host *", "scheme https",
    "host a.com",
  ]

  private static let blocks = [
    nil, nil, "host a.com", "host *.b.com", "host a.com, *.b.com", "host *", "scheme https",
    "host *", "host *, a.com",
    "scheme app",
  ]

  private mutating func declaration(_ theme: Int) -> [String] {
    defer { count += 1 }
    if random.one(in: 8) { return [unprinted(theme)] }
    if random.one(in: 10) { return optionalItem() }
    if theme == 4, random.one(in: 2) {
      let one = "{\(name()): One}"
      let segments = ["a", "1", "1", "{_ = a}", "{_ = 1}", one, one, one]
      return ["/\(random.pick(segments)) as r\(count)"]
    }
    let start = count
    var lines = [pattern(theme) + " as r\(start)_\(count)"]
    if random.one(in: 8) {
      // Were it matched, it would be ambiguous with the first.
      lines = [lines[0], "@unlinked", lines[0].replacing(#/ as .*/#, with: " as u\(start)")]
    } else if random.one(in: 6), !lines[0].contains("{") {
      let path = path(theme).replacing(/p[0-9]+/, with: "x").replacing(/\ = [^}]*/, with: "")
      lines.append("  also \(path.replacing("_", with: "x"))".filter { !"{}.?".contains($0) })
    }
    if hasBlocks, random.one(in: 2), !lines[0].contains("{") {
      lines.append("  also \(random.pick(Self.origins))\(forgotten(theme))")
    }
    return lines
  }

  /// A route whose parameter may be missing, with other patterns that often require it.
  private mutating func optionalItem() -> [String] {
    let (name, type) = (name(), random.pick(["Int", "Bool", "String", "E"]))
    let mark = type == "Int" ? random.pick(["?", " = 1"]) : "?"
    let paths = ["/a", "/a", "/1"]
    let items = ["?k=", "?j=", "#f=", "#"]
    let route = "\(random.pick(paths))\(random.pick(items)){\(name): \(type)\(mark)} as r\(count)"
    let aliases = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      let placeholder = random.one(in: 3) ? "{\(name)}" : "{\(name): \(type)}"
      return "  also \(random.pick(paths))\(random.pick(items))\(placeholder)"
    }
    return [route] + aliases
  }

  /// A route, or a group of one, with segments that may be missing.
  private mutating func optionalSegment() -> [String] {
    let path = random.pick(["", "/a", "/a", "/1"]) + "/{\(name())\(optionalType())}"
    let route = "r\(count)"
    if random.one(in: 2) {
      let end = random.pick([
        "", "", "/a", "/1", "/{\(name())}", "/{\(name())...?}", "/{\(name())\(optionalType())}",
      ])
      return ["\(path)\(end)\(query()) as \(route)"]
    }
    let lines = ["/\(random.pick(["a", "1", "b"]))\(query()) as \(route)"]
    let others = random.pick([[], ["except /b?k"], ["/ as i\(route)"], ["except /{_: E?}/1"]])
    return ["\(path) as g\(route) {"] + lines + others + ["}"]
  }

  private mutating func optionalType() -> String {
    random.pick([
      ": Int?", ": E?", ": Int = 1", ": Bool?", ": String?", ": E = a", ": Int? in 1...2", ": One?",
    ])
  }

  /// What begins a pattern of an origin; the path of a scheme may begin with two or three slashes.
  private static let origins = [
    "https://a.com", "https://*.b.com", "https://*", "app://", "app:/", "other://",
  ]

  /// A path whose placeholders have no names and print nothing.
  private mutating func forgotten(_ theme: Int) -> String {
    path(theme).replacing(/p[0-9]+/, with: "_").replacing(/\ = [^}]*/, with: "")
  }

  /// An exception or an envelope.
  private mutating func unprinted(_ theme: Int) -> String {
    let path = forgotten(theme)
    if random.one(in: 3) { return "unwrap \(path)\(random.pick(["?k", "?k", "#", "?j=1&k"]))" }
    return "except \(path)\(random.pick(["", "?k=1", "?k={_}", "?j={_}&k=a", "#f={_}", "#f=1"]))"
  }

  private mutating func pattern(_ theme: Int) -> String {
    if rare.one(in: 12) {
      let hosts = rare.pick(["", "", " in a.com", " in *.b.com, a.com"])
      return rare.pick(["", "/a", "/\(segment(theme))"]) + "/{\(name()): URL...\(hosts)}"
    }
    return path(theme) + (theme == 0 && !random.one(in: 4) ? "" : query())
      + (random.one(in: 7) ? fragment() : "")
  }

  private mutating func path(_ theme: Int) -> String {
    // Sets about queries have few paths, so that the queries matter.
    if theme == 3 { return random.pick(["/a", "/a", "/{\(name()): E}"]) }
    let length = random.pick([1, 1, 1, 2, 2])
    let segments = (0..<length).map { _ in "/" + segment(theme) }.joined()
    guard random.one(in: 8) else { return segments }
    return segments + "/"
      + random.pick([
        "{\(name())...}", "{\(name())...?}", "{_... = a}", "{_... = 1/b}", "{_...?}", "{_...? = a}",
      ])
  }

  private mutating func segment(_ theme: Int) -> String {
    if theme == 2, random.one(in: 2) { return mixedSegment() }
    if theme == 4 { return random.pick(["a", "1", "a1", "{\(name())}"] + Self.unnamed) }
    return switch Int.random(in: 0..<8, using: &random) {
    case 0...3:
      random.one(in: 6)
        ? random.pick(["01", "12"]) : random.pick(["a", "b", "1", "2", "true", "false", "A"])
    case 4: mixedSegment()
    default: random.one(in: 6) ? random.pick(Self.unnamed) : "{\(name())\(pathType())}"
    }
  }

  private static let unnamed = [
    "{_ = a}", "{_ = 1}", "{_: Int = 1}", "{_: E = a}", "a{_ = 1}", "{_ = 2}b", "{_: Bool = true}",
    "{_ = 1}-{_: E = b}",
  ]

  private mutating func mixedSegment() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: "a{\(name())\(pathType())}"
    case 1: "{\(name())\(pathType())}b"
    case 2: "{\(name())\(pathType())}-{\(name())\(pathType())}"
    case 3: "{\(name())}a{\(name())\(pathType())}"
    default: "a{\(name())\(pathType())}b"
    }
  }

  /// Returns a type, or the same with `+` if its texts may be empty.
  private mutating func perhapsFilled(_ type: String) -> String {
    switch type {
    case "" where rare.one(in: 3): rare.pick([": String+", ": O+"])
    case "String", "Text": type + mark()
    default: type
    }
  }

  /// Returns what makes a list one text.
  private mutating func joined() -> String {
    rare.one(in: 4) ? rare.pick([" by \",\"", " by \"a\"", " by \"1\""]) : ""
  }

  private mutating func mark() -> String { rare.one(in: 3) ? "+" : "" }

  private mutating func query() -> String {
    let keys = random.pick([["k"], ["k"], ["j"], ["k", "j"], []])
    let items = keys.map { key -> String in
      let item = item(key, isLast: key == keys.last)
      guard hasOtherKeys, keys.count == 1, item.hasSuffix("}"), !random.one(in: 4),
        !item.contains("_"), !item.contains("-{")
      else { return item }
      return "\(item.dropLast()) also \(key == "k" ? "j" : "k")}"
    }
    let value = random.pick(["String", "[String]"])
    let others = random.one(in: 12) ? ["{\(name()): [String: \(value)]}"] : []
    let all = items.contains { $0.contains("...") } ? items : items + others
    return all.isEmpty ? "" : "?" + all.joined(separator: "&")
  }

  private mutating func item(_ key: String, isLast: Bool) -> String {
    if hasDeclaredTypes, key == "k", random.one(in: 2) {
      return "k={\(name()): \(random.pick(["A", "AB", "[A]", "B?", "Bare", "[AB]"]))}"
    }
    if rare.one(in: 8) {
      let text = rare.pick(["{$}-{#}", "{#}-{$}", "a{#}", "{$}a{#}"])
      return "\(key)=" + text.replacing("$", with: name()).replacing("#", with: name() + type())
    }
    return switch Int.random(in: 0..<11, using: &random) {
    case 9: "\(key)={\(name()): URL\(random.pick(["", " in a.com", " in *.b.com, a.com"]))}"
    case 10: isLast ? "\(key)={\(name()): URL...}" : "\(key)={\(name()): O}"
    case 0...2: key + random.pick(["=1", "=2", "=a", "", "=02"])
    case 3: random.one(in: 3) ? "\(key)={_ = 1}" : "\(key)={\(name())\(key == "k" ? type() : "")}"
    case 4: "\(key)={\(name())\(perhapsFilled(key == "k" ? type() : ""))}"
    case 5:
      "\(key)={\(name()): \(perhapsFilled(random.pick(["Int", "Bool", "String", "E", "Text"])))?}"
    case 6:
      "\(key)={\(name()): [\(perhapsFilled(random.pick(["Int", "E", "Bool", "String", "Text"])))]\(mark())\(joined())}"
    default: "\(key)={\(name()): \(random.pick(["One", "Bool", "E"]))}"
    }
  }

  private mutating func fragment() -> String {
    random.pick([
      "#{\(name())\(perhapsFilled(""))}", "#{\(name()): Int?}", "#f=1", "#f={_ = 1}",
      "#f={\(name()): Int?}",
      "#f={\(name())}", "#1", "#f={\(name()): Int}", "#f={\(name())}&g={\(name())}",
      "#f={_ = 1}&g=1", "#{\(name()): E}", "#a{\(name()): Int}", "#{\(name())}-{\(name()): Int}",
    ])
  }

  /// Returns a type, or that of a list in one text.
  private mutating func pathType() -> String {
    if rare.one(in: 8) {
      return rare.pick([
        ": [Int] by \",\"", ": [E] by \"1\"", ": [String] by \"a\"",
        ": [Int] in 1...2 by \"-\"",
      ])
    }
    return type()
  }

  private mutating func type() -> String {
    if hasDeclaredTypes, random.one(in: 2) {
      return random.pick([": A", ": A", ": AB", ": B", ": Bare"])
    }
    if random.one(in: 6) {
      return random.pick([": Int in 01...12", ": UInt in 00...02", ": Int in 1...22"])
    }
    return random.pick([
      "", ": Int", ": Int in 1...2", ": Bool", ": E", ": UInt in 1...2", ": One", ": O",
    ])
  }

  private mutating func name() -> String {
    count += 1
    return "p\(count)"
  }
}
