/// A pattern of a path in an association file or a manifest, as a list of tokens.
struct FilePattern {
  private(set) var tokens: [Token]

  enum Token: Hashable {
    case text(Unicode.Scalar)

    /// Any character, or any number of characters.
    case wildcard

    /// The same, without a slash.
    case segmentText

    /// Digits alone.
    case digits

    /// One of the texts of a variable, by its name.
    case variable(String)
  }

  init(_ tokens: [Token]) { self.tokens = tokens }

  init(text: String) { tokens = text.unicodeScalars.map(Token.text) }

  /// A pattern that begins with a text.
  static func prefix(_ text: String) -> FilePattern {
    FilePattern(FilePattern(text: text).tokens + [.wildcard])
  }

  // MARK: Segments

  /// The segments of the path, and what they do not say.
  struct Path {
    var segments: [DraftSegment] = []

    /// Whether the pattern also matches longer paths than the segments.
    var isOpen = false

    /// Whether the pattern matches every path.
    var isEverything = false

    /// Whether there is a segment without text, which no pattern of a route file has.
    var hasEmptySegment = false
  }

  /// - Parameters:
  ///   - variables: The texts of each variable.
  ///   - isDecoded: Whether the texts have no escapes.
  func path(_ variables: [String: [String]], isDecoded: Bool) -> Path {
    var path = Path()
    var parts = tokens.split(separator: .text("/"), omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    if parts.isEmpty { return path }
    if parts.count == 1, parts[0].allSatisfy({ $0 == .wildcard }) {
      path.isEverything = true
      return path
    }
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        path.hasEmptySegment = true
        return path
      }
      let isLast = index == parts.count - 1
      if isLast, let text = Self.beginning(of: part) {
        // `/buy*` is the segment `buy`, and every longer path.
        path.segments.append(.literal(Self.decoded(text, isDecoded)))
        path.isOpen = true
      } else {
        path.segments.append(Self.segment(part, variables, isDecoded))
        if isLast, part.last == .wildcard { path.isOpen = true }
      }
    }
    return path
  }

  /// The text of a segment that is a word followed by a wildcard.
  private static func beginning(of part: ArraySlice<Token>) -> String? {
    guard part.count > 1, part.last == .wildcard, let text = text(of: part.dropLast()),
      text.last?.isLetter == true || text.last?.isNumber == true
    else { return nil }
    return text
  }

  private static func text(of part: ArraySlice<Token>) -> String? {
    var text = String.UnicodeScalarView()
    for token in part {
      guard case .text(let scalar) = token else { return nil }
      text.append(scalar)
    }
    return String(text)
  }

  private static func segment(
    _ part: ArraySlice<Token>, _ variables: [String: [String]], _ isDecoded: Bool
  ) -> DraftSegment {
    if let text = text(of: part) { return .literal(decoded(text, isDecoded)) }
    if part.count == 1, let token = part.first { return .placeholder(value(token, variables)) }
    var pieces: [String?] = []
    var text = ""
    for token in part {
      if case .text(let scalar) = token {
        text.unicodeScalars.append(scalar)
        continue
      }
      if !text.isEmpty { pieces.append(decoded(text, isDecoded)) }
      text = ""
      if pieces.last != .some(nil) { pieces.append(nil) }
    }
    if !text.isEmpty { pieces.append(decoded(text, isDecoded)) }
    if pieces.count == 1 { return .placeholder(DraftValue(type: .string, remark: unknown)) }
    return .mixed(pieces)
  }

  /// The remark about a wildcard.
  static let unknown = "any text; its type is unknown"

  private static func value(_ token: Token, _ variables: [String: [String]]) -> DraftValue {
    switch token {
    case .text, .wildcard, .segmentText: return DraftValue(type: .string, remark: unknown)
    case .digits: return DraftValue(type: .int, remark: "digits")
    case .variable("digit"): return DraftValue(type: .digit)
    case .variable(let name):
      let texts = variables[name] ?? []
      let isListed =
        !texts.isEmpty && texts.allSatisfy { !$0.utf8.contains(where: "*?$".utf8.contains) }
      guard isListed, variables[name] != nil else {
        return DraftValue(type: .string, name: name, remark: "the variable '\(name)'")
      }
      return DraftValue(type: .listed(texts, isOpen: false), name: name)
    }
  }

  private static func decoded(_ text: String, _ isDecoded: Bool) -> String {
    isDecoded ? text : text.removingEscapes
  }
}
