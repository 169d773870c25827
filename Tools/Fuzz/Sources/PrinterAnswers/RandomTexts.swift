import TestSupport

@testable import RoutegenCompiler

/// Makes values for routes: ordinary ones, those at the bounds of a type and beyond, and hostile texts.
struct RandomTexts {
  private let model: RouteModel
  private var random: SplitMix

  /// How many of a hundred texts are hostile, for the values that are made now.
  private var hostility = 0

  init(_ model: RouteModel, seed: UInt64) {
    self.model = model
    random = SplitMix(seed: seed &+ 0x3E3E)
  }

  /// The texts of each parameter; keys and values of a dictionary in turn.
  mutating func values(of route: Route) -> [[String]] {
    hostility = random.pick([0, 2, 10, 30])
    return route.parameters.map { values(of: $0) }
  }

  private mutating func values(of parameter: Parameter) -> [String] {
    if random.one(in: parameter.mayBeAbsent ? 3 : 60) { return [] }
    let count = Int.random(in: 1...3, using: &random)
    switch parameter.form {
    case .single, .optional:
      if let text = parameter.defaultValue, random.one(in: 4) { return [text] }
      return [text(of: parameter.type)]
    case .list: return (0..<count).map { _ in text(of: parameter.type) }
    case .rest, .optionalRest:
      return (0..<count).map { _ in random.one(in: 8) ? "" : text(of: parameter.type) }
    case .dictionary, .listDictionary:
      return (0..<count).flatMap { _ in
        let keys = ["k", "m", "é", "e\u{301}", "\u{FF21}", "\u{1F600}", "until", "q", text()]
        return [random.pick(keys), text()]
      }
    }
  }

  // MARK: Texts

  private mutating func text() -> String {
    if Int.random(in: 0..<100, using: &random) < hostility { return hostile() }
    return random.pick([
      "a", "b", "7", "x-y", "A", "a b", "é", "true", "b:80", "x\u{1F600}", "c",
      "b.example", "other.example", "..:80", "e\u{301}",
    ])
  }

  private static let pieces = [
    ".", "..", "/", "//", "a/..", "./b", "\u{0}", "\n", "\t", "\r", "\u{7F}", "\u{85}", "\u{9F}",
    "\u{A0}", "\u{FEFF}", "\u{2028}", "e\u{301}", "\u{301}", "\u{1F600}", "\u{10FFFF}", "+", "%",
    "%41", "%C3", "&", "=", "?", "#", ":", ";", ",", "\\", "\"", "'", "<", ">", "[", "]", "^", "`",
    "{", "|", "}", "~", "!", "$", "(", ")", "*", "@", "-", "_", " ", "80", "b:0", "b:080", "b:",
    ":80", "b:65536", "b:65535", "..:80", ".:7", "example.com", "EXAMPLE.com", "a.wild.example",
    "other.example",
    "https://a.example", "rnd:", "html", ".html", "a", "7", "B", "é",
  ]

  private mutating func hostile() -> String {
    switch Int.random(in: 0..<40, using: &random) {
    case 0...2: return ""
    case 3: return String(repeating: random.pick(["a", "é", "/a", "&"]), count: 5400)
    case 4:
      return String(
        String.UnicodeScalarView(
          (0..<3).compactMap { _ in
            Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
          }))
    case 5...20:
      let count = Int.random(in: 1...3, using: &random)
      return (0..<count).map { _ in random.pick(Self.pieces) }.joined()
    default:
      return (0..<Int.random(in: 1...4, using: &random)).map { _ in
        String(Unicode.Scalar(UInt8.random(in: 0x20...0x7E, using: &random)))
      }.joined()
    }
  }

  private mutating func text(of type: ValueType) -> String {
    if let separator = type.separator {
      return (0..<Int.random(in: 1...3, using: &random)).map { _ in text(of: type.element) }
        .joined(separator: separator)
    }
    if Int.random(in: 0..<200, using: &random) < hostility { return hostile() }
    if let texts = bounded(type), !random.one(in: 20) { return random.pick(texts) }
    switch type.kind {
    case .string: return text()
    case .text: return random.pick([text(), "a\nb", "\t" + text(), "\r\n"])
    case .int:
      return random.pick([
        "7", "-7", "0", "\(Int.min)", "\(Int.max)",
        "\(Int.random(in: .min ... .max, using: &random))",
      ])
    case .uint:
      return random.pick(["7", "0", "\(UInt.max)", "\(UInt.random(in: 0...99, using: &random))"])
    case .double: return number()
    case .bool: return random.pick(["true", "false", "1", "0", ""])
    case .uuid: return uuid()
    case .date: return date()
    case .url: return random.pick(["https://a.example", "http://[::1]", "HTTPS://b"]) + rest()
    case .enumeration(let index), .openEnumeration(let index):
      guard let value = model.enumerations[index].values.randomElement(using: &random) else {
        return text()
      }
      return random.pick([value.text, value.text, value.text.uppercased(), value.caseName])
    case .external(let index): return (model.externalTypes[index].prefix ?? "") + text()
    }
  }

  /// Texts at the bounds of a type, and outside of them.
  private mutating func bounded(_ type: ValueType) -> [String]? {
    switch type.bounds {
    case .int(let low, let high)?: ["\(low)", "\(high)", "\(high)", "\(low &- 1)", "\(high &+ 1)"]
    case .uint(let low, let high)?: ["\(low)", "\(high)", "\(high)", "\(high &+ 1)"]
    case .double(let low, let high)?:
      ["1", "\(low)", "\(high)", "\(low).5", "0.49999999999999999999", "7.0000000000000001"]
    case .padded(let range)?:
      [range.text(of: range.low), range.text(of: range.high), "7", "0", "13", "007", "00"]
    case .hosts(let hosts)?:
      hosts.map { "https://\($0.isWildcard ? "b." : "")\($0.domain)\(rest())" }
        + ["https://b.no", "HTTPS://A.EXAMPLE", "https://example"]
    case .filled?: random.one(in: 3) ? [""] : nil
    case nil: nil
    }
  }

  private mutating func digits(_ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in
      String(Int.random(in: 0...9, using: &random))
    }.joined()
  }

  private mutating func number() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      random.pick(["0.0", "-0", "-0.0", "1e3", "+7", ".5", "5.", "0x10", "inf", "nan", "1.50"])
    case 1:
      "0." + String(repeating: "0", count: Int.random(in: 0...30, using: &random)) + digits(1...20)
    case 2: "\(Int.random(in: 1...9, using: &random))" + digits(10...30)
    case 3:
      random.pick(["-1", "1", "9"]) + digits(0...2)
        + String(repeating: "0", count: Int.random(in: 0...310, using: &random))
    case 4: "0." + String(repeating: "0", count: Int.random(in: 290...330, using: &random)) + "5"
    default: "\(Int.random(in: -99...99, using: &random)).\(digits(1...18))"
    }
  }

  private mutating func uuid() -> String {
    let text = [8, 4, 4, 4, 12].map { count in
      (0..<count).map { _ in random.pick(["0", "7", "9", "a", "f", "A", "F"]) }.joined()
    }.joined(separator: "-")
    return random.one(in: 12) ? String(text.dropLast()) : text
  }

  private mutating func date() -> String {
    // Near the start of 2001, a `Date` has the nanoseconds.
    if random.one(in: 5) { return "2001-0\(digits(1...1))-10T00:00:00.\(digits(9...9))Z" }
    let year = random.pick(["0000", "2000", "2001", "2024", "9999", "1970", digits(4...4)])
    let month = random.pick(["01", "02", "12", "1" + digits(1...1)])
    let day = random.pick(["01", "28", "29", "31", "1" + digits(1...1)])
    let hour = random.pick(["00", "23", "24", "1" + digits(1...1)])
    let second = random.pick(["00", "59", "60", "3" + digits(1...1)])
    let fraction = random.pick(["", "", ".5", ".000", ".999999999", "." + digits(1...10)])
    let zone = random.pick([
      "Z", "Z", "+00:00", "-23:59", "+05:30", "+1\(digits(1...1)):0\(digits(1...1))",
    ])
    return "\(year)-\(month)-\(day)T\(hour):59:\(second)\(fraction)\(zone)"
  }

  /// What follows the host of a web link.
  private mutating func rest() -> String {
    let port = random.pick(["", "", "", ":", ":443", ":8443", ":x"])
    let rest = random.pick([
      "", "", "/", "/é", "?[a]", "#é#", "/a#b#c", "/\u{1F600}?q={|}^`", "/%C3%A9", "/%C3%A9é",
      "/%C3%A9#é",
      "/a/../b",
      "?a=1&b=2#c", "/" + hostile(), "/\"<>\"", "/a b",
    ])
    return port + rest
  }
}
