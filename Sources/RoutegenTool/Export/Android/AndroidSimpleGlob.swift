/// A pattern of the attribute `pathPattern`.
///
/// Some of its rules surprise: an escaped `.` matches any character unless it follows `.*` or precedes `*`,
/// and a repeated character at the end of the pattern must occur unless the text has more to match.
struct AndroidSimpleGlob: Sendable {
  private let tokens: [Token]

  private enum Token: Hashable {
    case unit(UInt16)
    case anyUnit

    /// Any number of this unit.
    case repeated(UInt16)

    /// Any text up to the first place of a unit, and the unit.
    case textThrough(UInt16)

    /// Any text at the end of the pattern.
    case textToEnd
  }

  init(_ pattern: [UInt16]) {
    let (star, dot, escape) = (
      UInt16(UInt8(ascii: "*")), UInt16(UInt8(ascii: ".")), UInt16(UInt8(ascii: "\\"))
    )
    var tokens: [Token] = []
    var rest = pattern[...]
    while var unit = rest.popFirst() {
      let isEscaped = unit == escape
      // An escape at the end of the pattern escapes a unit that no path has.
      if isEscaped { unit = rest.popFirst() ?? 0 }
      guard rest.first == star else {
        tokens.append(unit == dot ? .anyUnit : .unit(unit))
        continue
      }
      rest.removeFirst()
      if isEscaped || unit != dot {
        tokens.append(.repeated(unit))
      } else if rest.isEmpty {
        tokens.append(.textToEnd)
      } else {
        var end = rest.removeFirst()
        if end == escape { end = rest.popFirst() ?? 0 }
        tokens.append(.textThrough(end))
      }
    }
    self.tokens = tokens
  }

  func matches(_ text: [UInt16]) -> Bool {
    var rest = text[...]
    var tokens = self.tokens[...]
    while let unit = rest.first, let token = tokens.popFirst() {
      switch token {
      case .unit(let expected):
        guard unit == expected else { return false }
        rest.removeFirst()
      case .anyUnit: rest.removeFirst()
      case .repeated(let expected): rest = rest.drop { $0 == expected }
      case .textThrough(let end):
        guard let index = rest.firstIndex(of: end) else { return false }
        rest = rest[(index + 1)...]
      case .textToEnd: return true
      }
    }
    return rest.isEmpty && (tokens.isEmpty || tokens.elementsEqual([.textToEnd]))
  }

  /// Texts that the pattern is for, with another text in the place of each `.*`.
  var examples: [[UInt16]] { ["some", "", "some/more"].map { example(Array($0.utf16)) } }

  private func example(_ text: [UInt16]) -> [UInt16] {
    tokens.flatMap { token -> [UInt16] in
      switch token {
      case .unit(let unit), .repeated(let unit): [unit]
      case .anyUnit: [UInt16(UInt8(ascii: "x"))]
      case .textThrough(let end): text + [end]
      case .textToEnd: text
      }
    }
  }
}
