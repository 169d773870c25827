import TestSupport

/// Writes `.routes` files of which the files for systems can hardly say everything.
struct DifficultRouteSet {
  private var random: SplitMix
  private var nameCount = 0

  init(seed: UInt64) { random = SplitMix(seed: seed &+ 0xD1FF) }

  /// The text with those of the random declarations that make no mistake.
  mutating func text() -> String {
    var text = """
      routes Random
      host example.com
      enum Odd { ab = "a+b", ef = "e=f", gh = "g&h", ij = "i/j", kl = "k?l" }
      enum Plain { a, b, x-y }
      type Phone begins "p/"
      type Handle begins "@"
      type Admin begins "@a"
      type Code = String of 0-9 a-z A-Z, length 3
      type Pair = String begins "p-" of a-c -, length 1...2
      type Pin = String length 2

      """
    if random.one(in: 5) { text += "caseless\n" }
    for _ in 0..<Int.random(in: 3...8, using: &random) {
      let more = text + declaration() + "\n"
      if RandomSystemSet.matcher(more) != nil { text = more }
    }
    if random.one(in: 3) { text += numbers() }
    return text
  }

  private mutating func declaration() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "except \(base())/\(segment(isNamed: false))\(item())"
    case 1: "except \(base())/\(segment(isNamed: false))/{_...}"
    case 2: "@internal\n\(base())/\(segment(isNamed: true)) as \(name("r"))"
    case 3...5: "\(base())/\(segment(isNamed: true))\(item()) as \(name("r"))"
    case 6: "\(base())/{\(name("p"))...} as \(name("r"))"
    default: "\(base())\(random.one(in: 2) ? item() : "")\(fragment()) as \(name("r"))"
    }
  }

  private mutating func base() -> String { random.pick(["", "/w", "/w", "/v1.0", "/w/7"]) }

  private static let types = [
    "String", "Int", "UInt", "Double", "Date", "UUID", "Bool", "URL", "Int in 1...9",
    "Int in 1...5000", "Int in 01...12", "Odd", "Plain", "Phone", "Handle", "Admin", "Code", "Pair",
    "Pin",
  ]

  /// A placeholder, sometimes with text around it; an exclusion does not name it.
  private mutating func segment(isNamed: Bool) -> String {
    let placeholder = placeholder(isNamed: isNamed)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: "@\(placeholder)"
    case 1: "\(placeholder).html"
    case 2: "\(placeholder)-\(self.placeholder(isNamed: isNamed))"
    case 3: random.pick(["a.b", "a*b", "7", "@a", "x-y"])
    default: placeholder
    }
  }

  private mutating func placeholder(isNamed: Bool) -> String {
    "{\(isNamed ? name("p") : "_"): \(random.pick(Self.types))}"
  }

  private mutating func item() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "?q={\(name("p")): \(random.pick(Self.types))}"
    case 1: "?q={\(name("p")): \(random.pick(Self.types))}&r=a/b"
    case 2: random.pick(["?q", "?q={_}", "?q=a?b", "?q=1.5"])
    default: ""
    }
  }

  private mutating func fragment() -> String {
    let type = random.pick(Self.types)
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: "#k={\(name("p")): \(type)}"
    case 1: "#\(random.pick(["a/b", "a+b", "t=a/b"]))"
    default: "#{\(name("p")): \(type)}"
    }
  }

  /// Numbers under paths so long that a few of them fill the file, opened or excluded.
  private mutating func numbers() -> String {
    let length = random.pick([60, 250, 700])
    let isExcluded = random.one(in: 2)
    return (0..<20).map { number in
      let path = "/n\(number)" + String(repeating: "x", count: length)
      return isExcluded && number % 2 == 0
        ? "except \(path)/{_: Int}\n\(path)/{text} as \(name("n"))\n"
        : "\(path)/{id: Int} as \(name("n"))\n"
    }.joined()
  }

  private mutating func name(_ prefix: String) -> String {
    nameCount += 1
    return "\(prefix)\(nameCount)"
  }
}
