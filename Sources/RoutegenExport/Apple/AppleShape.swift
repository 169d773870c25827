import RoutegenModel

/// The texts that a path segment or the value of an item may have, as Apple's patterns can express them.
enum AppleShape: Hashable {
  /// One text, decoded.
  case literal(String)

  /// The texts of an enum or of a short range, decoded, with a name for the variable that lists them.
  case list([String], name: String)

  /// Any text that is not empty.
  case any

  /// Any text, as the rest of a path has it between two slashes.
  case anyOrEmpty

  /// A whole number. Its pattern is that of any text; the texts that are no numbers are excluded before.
  case number(isSigned: Bool)

  /// A UUID.
  case uuid

  /// A pattern of its own, such as that of literal text around a placeholder.
  case pattern(String)
}

/// The result of intersecting two shapes.
enum AppleMeeting<Value> {
  case value(Value)

  /// No text has both shapes.
  case nothing

  /// There may be such texts, but no pattern for them.
  case notExpressible
}

extension AppleShape {
  /// The texts of both shapes.
  func meeting(_ other: AppleShape, isSame: (String, String) -> Bool) -> AppleMeeting<AppleShape> {
    switch (self, other) {
    case (.anyOrEmpty, let shape), (let shape, .anyOrEmpty): return .value(shape)
    case (.any, let shape), (let shape, .any): return .value(shape)
    case (.literal(let text), let shape), (let shape, .literal(let text)):
      return shape.accepts(text, isSame) ? .value(.literal(text)) : .nothing
    case (.list(let texts, let name), let shape), (let shape, .list(let texts, let name)):
      let common = texts.filter { shape.accepts($0, isSame) }
      return common.isEmpty ? .nothing : .value(.list(common, name: name))
    case (.number(let left), .number(let right)): return .value(.number(isSigned: left && right))
    case (.uuid, .uuid): return .value(.uuid)
    case (.number, .uuid), (.uuid, .number): return .nothing
    // The patterns are those of texts that are no numbers.
    case (.number(let isSigned), .pattern(let pattern)),
      (.pattern(let pattern), .number(let isSigned)):
      return Self.isNoNumber(pattern, isSigned: isSigned) ? .nothing : .notExpressible
    case (.pattern(let left), .pattern(let right)):
      return left == right ? .value(self) : .notExpressible
    case (.uuid, .pattern), (.pattern, .uuid): return .notExpressible
    }
  }

  /// Whether the text, decoded, has the shape.
  func accepts(_ text: String, _ isSame: (String, String) -> Bool) -> Bool {
    switch self {
    case .literal(let literal): isSame(literal, text)
    case .list(let texts, _): texts.contains { isSame($0, text) }
    case .any: !text.isEmpty
    case .anyOrEmpty: true
    case .number(let isSigned):
      isSigned ? Int(text)?.description == text : UInt(text)?.description == text
    case .uuid: ApplePattern(Self.uuidPattern)?.matches(text) ?? false
    case .pattern(let pattern):
      ApplePattern(pattern, variables: AppleVariables.ofNumbers)?.matches(AppleText.segment(text))
        ?? false
    }
  }

  /// Whether no number has the pattern of texts that are no numbers with or without a sign.
  private static func isNoNumber(_ pattern: String, isSigned: Bool) -> Bool {
    badShapes(isSigned: isSigned).contains(pattern)
      || !isSigned && ["?*-*", "-", "-0*"].contains(pattern)
  }

  static let uuidPattern: String = {
    let digit = "$(xdigit)"
    return [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }.joined(separator: "-")
  }()

  // MARK: Numbers

  /// Any text for a number, and the shape itself for all others.
  var asWritten: AppleShape { if case .number = self { .any } else { self } }

  /// The patterns of texts that are no numbers in their canonical form, the most frequent ones first.
  static func badShapes(isSigned: Bool) -> [String] {
    let long = String(repeating: "?", count: 21) + "*"
    return isSigned
      ? [
        "*$(nondigit)*", "?*-*", "0?*", "-", "-0*", long,
        "$(digit)" + String(repeating: "?", count: 19),
      ]
      : ["*$(nondigit)*", "*-*", "0?*", long]
  }
}
