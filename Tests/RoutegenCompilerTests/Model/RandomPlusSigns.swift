import TestSupport

/// Writes tiny route sets of which some patterns read a plus sign as a space, and others do not.
struct RandomPlusSigns {
  private var random: SplitMix
  private var count = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The lines after `routes Test`.
  mutating func lines() -> String {
    var lines = [
      "enum Plus { p = \"+\", q = \"a+\" }", "enum Space { s = \" \", t = \"a \" }",
      "enum Both { b = \"+\", c = \" \" }", "enum Two { d = \"++\", e = \"+ \", f = \"  \" }",
      "enum Web { w = \"https://a.com/a+b\", v = \"https://a.com/a b\" }",
      "enum Whole { x = \"f=+\", y = \"f= \", z = \"+\" }", "open enum O { g = \"+\", h = \"a\" }",
      "type Phone begins \"+\"", "type Call begins \"+\" plus literal",
      "type Raw = String plus literal",
      "type Sum = String begins \"a\" of \"+\" a length 1...2 plus literal",
      "enum Sign { i = \"+\" }", "enum Blank { j = \" \" }",
    ]
    if random.one(in: 8) { lines.append("caseless") }
    if random.one(in: 12) { lines.append("plus literal") }
    let isFragment = random.one(in: 4)
    for number in 0..<Int.random(in: 2...5, using: &random) {
      if random.one(in: 9) {
        lines.append(random.pick(["except /a?k={_}", "except /a?k=%20", "unwrap /a?k"]))
      } else {
        let tail = isFragment && !random.one(in: 4) ? fragment() : "?k=" + value()
        lines.append("/a\(tail) as r\(number)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func value() -> String {
    if random.one(in: 4) { return random.pick(["+", "+", "%20", "%20", "a+"]) }
    count += 1
    if random.one(in: 6) {
      return "{_ = \(random.pick(["+", "++", "a+"]))}"
    }
    if random.one(in: 8) { return "{p\(count): URL}" }
    let type = random.pick([
      "Plus", "Space", "Both", "Both", "Two", "Two", "Web", "String", "Phone", "O", "Both?",
      "Space?", "Sign", "Blank", "Blank", "Sign?", "[Sign]", "[Blank]", "[Plus]", "[Space]",
      "[Two]", "[String]", "Raw", "Raw", "Raw?", "Sum", "Sum", "Sum?", "Call", "[Raw]", "[Sum]",
    ])
    return "{p\(count): \(type)}"
  }

  private mutating func fragment() -> String {
    if random.one(in: 3) {
      count += 1
      return random.pick(["#{p\(count): Whole}", "#{p\(count): Whole?}", "#{p\(count)}"])
    }
    let value = value()
    return "#f=" + (value.contains("[") ? "{p\(count): \(random.pick(["Both", "Sum"]))}" : value)
  }
}
