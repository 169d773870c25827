/// A pattern of the attribute `pathAdvancedPattern`, which systems since Android 12 know.
struct AndroidAdvancedGlob: Sendable {
  private let tokens: [Token]

  /// A character or a set of characters, and how often it occurs.
  struct Token: Sendable {
    let units: Units
    var count = 1...1
    var hasModifier = false

    enum Units: Sendable {
      case unit(UInt16)
      case any
      case set([Range], isInverse: Bool)
    }

    /// The units from the first to the last; none if the last precedes the first.
    struct Range: Sendable {
      let first: UInt16
      let last: UInt16
    }

    func matches(_ unit: UInt16) -> Bool {
      switch units {
      case .unit(let own): own == unit
      case .any: true
      case .set(let ranges, let isInverse):
        ranges.contains { $0.first <= unit && unit <= $0.last } != isInverse
      }
    }
  }

  /// Parses a pattern; `nil` if Android refuses it.
  init?(_ pattern: [UInt16]) {
    var parser = Parser(pattern)
    guard parser.parse() else { return nil }
    tokens = parser.tokens
  }

  /// Matches each token as often as it can.
  func matches(_ text: [UInt16]) -> Bool {
    var rest = text[...]
    for token in tokens {
      let matched = rest.prefix(token.count.upperBound).prefix(while: token.matches).count
      guard matched >= token.count.lowerBound else { return false }
      rest = rest.dropFirst(matched)
    }
    return rest.isEmpty
  }

  /// The units before the first token that is a set, or that need not occur once.
  var prefix: [UInt16] {
    var units: [UInt16] = []
    for token in tokens {
      guard case .unit(let unit) = token.units, token.count == 1...1 else { break }
      units.append(unit)
    }
    return units
  }

  /// Texts that the pattern is for; another token may prevent a match, because no token goes back.
  var examples: [[UInt16]] { ["x", "some/more"].map { example(Array($0.utf16)) } }

  /// - Parameter text: The text for tokens that match any length, if they match it.
  private func example(_ text: [UInt16]) -> [UInt16] {
    tokens.flatMap { token -> [UInt16] in
      if token.count.upperBound == Int.max, text.allSatisfy(token.matches) { return text }
      let count = max(token.count.lowerBound, min(1, token.count.upperBound))
      return Array(repeating: token.example, count: min(count, 100))
    }
  }
}

extension AndroidAdvancedGlob.Token {
  /// A unit that the token matches, if there is an ordinary one.
  fileprivate var example: UInt16 {
    switch units {
    case .unit(let unit): unit
    case .any: UInt16(UInt8(ascii: "x"))
    case .set(let ranges, let isInverse):
      isInverse
        ? Array("x7-_.".utf16).first(where: matches) ?? UInt16(UInt8(ascii: "x"))
        : ranges.first?.first ?? UInt16(UInt8(ascii: "x"))
    }
  }
}

extension AndroidAdvancedGlob {
  private struct Parser {
    private var rest: ArraySlice<UInt16>
    private(set) var tokens: [Token] = []

    /// The number of entries that Android needs for the tokens, of which it has 2,048.
    private var size = 0
    private static let sizeLimit = 2_045

    init(_ pattern: [UInt16]) { rest = pattern[...] }

    /// - Returns: `false` if Android refuses the pattern.
    mutating func parse() -> Bool {
      while let unit = rest.popFirst() {
        guard size <= Self.sizeLimit, add(unit) else { return false }
      }
      return true
    }

    /// - Parameter unit: The first unit of the token or the modifier.
    private mutating func add(_ unit: UInt16) -> Bool {
      switch Unicode.Scalar(unit) {
      case "[": return addSet()
      case "{": return modify(size: 4) { $0.range() }
      case "*": return modify(size: 1) { _ in 0...Int.max }
      case "+": return modify(size: 1) { _ in 1...Int.max }
      // The end of a range is read with its beginning; any other is ignored.
      case "}": return true
      case ".": return add(.any, size: 1)
      case "\\": return rest.popFirst().map { add(.unit($0), size: 1) } ?? false
      default: return add(.unit(unit), size: 1)
      }
    }

    private mutating func add(_ units: Token.Units, size: Int) -> Bool {
      tokens.append(Token(units: units))
      self.size += size
      return true
    }

    // MARK: Modifiers

    private mutating func modify(
      size: Int, by count: (inout Parser) -> ClosedRange<Int>?
    ) -> Bool {
      guard let last = tokens.indices.last, !tokens[last].hasModifier, let count = count(&self)
      else { return false }
      (tokens[last].count, tokens[last].hasModifier) = (count, true)
      self.size += size
      return true
    }

    /// Parses the numbers of `{2}`, `{2,}` or `{2,5}`.
    private mutating func range() -> ClosedRange<Int>? {
      guard let end = rest.firstIndex(of: UInt16(UInt8(ascii: "}"))) else { return nil }
      let text = String(decoding: rest[..<end], as: UTF16.self)
      rest = rest[(end + 1)...]
      let bounds = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      guard let low = Int32(bounds[0]), low >= 0 else { return nil }
      if bounds.count == 1 { return Int(low)...Int(low) }
      if bounds[1].isEmpty { return Int(low)...Int.max }
      return Int32(bounds[1]).flatMap { low <= $0 ? Int(low)...Int($0) : nil }
    }

    // MARK: Sets

    private mutating func addSet() -> Bool {
      let isInverse = rest.first == UInt16(UInt8(ascii: "^"))
      if isInverse { rest.removeFirst() }
      size += 1
      var ranges: [Token.Range] = []
      while let unit = rest.popFirst() {
        guard size <= Self.sizeLimit else { return false }
        if unit == UInt16(UInt8(ascii: "]")) {
          return !ranges.isEmpty && add(.set(ranges, isInverse: isInverse), size: 1)
        }
        guard let first = member(unit) else { return false }
        guard beginsRange else {
          ranges.append(Token.Range(first: first, last: first))
          size += 2
          continue
        }
        rest.removeFirst()
        guard let last = rest.popFirst().flatMap({ member($0) }) else { return false }
        ranges.append(Token.Range(first: first, last: last))
        size += 2
      }
      return false
    }

    /// Whether the unit before is the first of a range: `-` and a unit that does not end the set.
    private var beginsRange: Bool {
      rest.first == UInt16(UInt8(ascii: "-"))
        && rest.dropFirst().first.map { $0 != UInt16(UInt8(ascii: "]")) } ?? false
    }

    /// A member of a set, which may be escaped.
    private mutating func member(_ unit: UInt16) -> UInt16? {
      unit == UInt16(UInt8(ascii: "\\")) ? rest.popFirst() : unit
    }
  }
}
