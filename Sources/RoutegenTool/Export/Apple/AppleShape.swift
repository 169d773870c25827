import RoutegenCompiler

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

  /// The texts that begin with another one, decoded.
  case prefix(String)

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
    case (.prefix(let left), .prefix(let right)): return Self.meeting(left, right)
    case (.prefix(let prefix), .pattern(let pattern)), (.pattern(let pattern), .prefix(let prefix)):
      return Self.meeting(prefix: prefix, pattern)
    case (.prefix(let prefix), .number), (.number, .prefix(let prefix)):
      return Self.mayBegin(prefix, { $0.isDigit || $0 == UInt8(ascii: "-") })
    case (.prefix(let prefix), .uuid), (.uuid, .prefix(let prefix)):
      return Self.mayBegin(prefix, \.isHexDigit)
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
    case .prefix(let prefix): text.utf8.starts(with: prefix.utf8)
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

  // MARK: Prefixes

  private static func meeting(_ left: String, _ right: String) -> AppleMeeting<AppleShape> {
    if left.utf8.starts(with: right.utf8) { return .value(.prefix(left)) }
    if right.utf8.starts(with: left.utf8) { return .value(.prefix(right)) }
    let (left, right) = (left.lowercased().utf8, right.lowercased().utf8)
    return left.starts(with: right) || right.starts(with: left) ? .notExpressible : .nothing
  }

  /// - Parameter pattern: A pattern of a segment, or of texts that are no numbers.
  private static func meeting(prefix: String, _ pattern: String) -> AppleMeeting<AppleShape> {
    let text = AppleText.segment(prefix)
    if badShapes(isSigned: true).contains(pattern) || badShapes(isSigned: false).contains(pattern) {
      let isNoNumber =
        ApplePattern(anyNondigit, variables: AppleVariables.ofNumbers)?.matches(text) ?? false
      // All texts with the prefix match the first pattern, so none is left for the others.
      if isNoNumber { return pattern == anyNondigit ? .value(.prefix(prefix)) : .nothing }
    }
    let start = pattern.lowercased().utf8.prefix { !"*?$".utf8.contains($0) }
    let own = text.lowercased().utf8
    return start.starts(with: own) || own.starts(with: start) ? .notExpressible : .nothing
  }

  /// Nothing, if no text of a type begins with the first byte of the prefix.
  private static func mayBegin(
    _ prefix: String, _ isFirst: (UInt8) -> Bool
  ) -> AppleMeeting<AppleShape> {
    prefix.utf8.first.map(isFirst) == false ? .nothing : .notExpressible
  }

  static let uuidPattern: String = {
    let digit = "$(xdigit)"
    return [8, 4, 4, 4, 12].map { String(repeating: digit, count: $0) }.joined(separator: "-")
  }()

  // MARK: Numbers

  var isNumber: Bool { if case .number = self { true } else { false } }

  /// Any text for a number, and the shape itself for all others.
  var asWritten: AppleShape { if case .number = self { .any } else { self } }

  /// The patterns of texts that are no numbers in their canonical form, the most frequent ones first.
  static func badShapes(isSigned: Bool) -> [String] {
    let long = String(repeating: "?", count: 21) + "*"
    return isSigned
      ? [
        anyNondigit, "?*-*", "0?*", "-", "-0*", long,
        "$(digit)" + String(repeating: "?", count: 19),
      ]
      : [anyNondigit, "*-*", "0?*", long]
  }

  /// The pattern of all texts with a character that no number has.
  private static let anyNondigit = "*$(\(AppleVariables.nondigit))*"
}

extension AppleShape {
  /// The patterns of a segment with a whole number and at most one text before it and one after it: one
  /// pattern for each number of digits; `nil` for another segment.
  ///
  /// They do not match the numbers of as many digits as the greatest ones.
  static func patternsOfNumbers(_ pieces: [Piece]) -> [String]? {
    var (before, after) = ("", "")
    var isSigned: Bool?
    for piece in pieces {
      switch piece {
      case .literal(let text):
        guard !AppleText.isWide(text, in: .segment) else { return nil }
        if isSigned == nil {
          before += AppleText.segment(text)
        } else {
          after += AppleText.segment(text)
        }
      case .parameter(_, let type):
        guard isSigned == nil, type.bounds == nil, [.int, .uint].contains(type.kind) else {
          return nil
        }
        isSigned = type.kind == .int
      }
    }
    guard let isSigned else { return nil }
    let numbers = (0..<(isSigned ? 18 : 19)).map { count in
      "$(\(AppleVariables.nonzero))" + String(repeating: "$(digit)", count: count)
    }
    let all = ["0"] + numbers + (isSigned ? numbers.map { "-" + $0 } : [])
    return all.map { before + $0 + after }
  }
}
