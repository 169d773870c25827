import RoutegenCompiler

/// A line of a list that is a pattern of another tool: `/users/:id`, `/users/{id}`, `/users/<int:id>`, `/users/[id]`,
/// `/files/*`, `users/%d`, and the like.
struct PatternLine {
  let text: String
  let place: ListedLink.Place

  /// The scheme in lower case; `nil` for a path.
  private(set) var scheme: String?

  /// The host, of a web link or a custom scheme; `nil` without one.
  private(set) var host: String?
  private(set) var segments: [DraftSegment] = []
  private(set) var items: [DraftItem] = []

  /// The number of segments at the end that a link may lack.
  private(set) var optionalCount = 0

  /// The reason why no pattern is made; `nil` if one is.
  private(set) var problem: String?

  /// - Returns: `nil` if the line has no placeholder of another tool.
  init?(_ text: String, at place: ListedLink.Place) {
    guard Self.mayHavePlaceholder(text) else { return nil }
    (self.text, self.place) = (text, place)
    var rest = Substring(text)
    for method in ["GET ", "POST ", "PUT ", "PATCH ", "DELETE ", "HEAD ", "ANY "]
    where rest.hasPrefix(method) {
      // What follows the path in the lists of frameworks is the name of a function.
      rest = rest.dropFirst(method.count).drop { $0 == " " }.prefix { $0 != " " }
    }
    if rest.hasPrefix("^") { rest = rest.dropFirst() }
    if rest.hasSuffix("$") { rest = rest.dropLast() }
    if rest.hasSuffix("(.:format)") { rest = rest.dropLast("(.:format)".count) }
    readOrigin(&rest)
    var hasPlaceholder = readTemplateItems(&rest)
    let path = Self.cut(&rest)
    hasPlaceholder = readItems(rest) || hasPlaceholder
    hasPlaceholder = readPath(path) || hasPlaceholder
    guard hasPlaceholder || problem != nil else { return nil }
  }

  /// A quick look, because lists may be very long.
  private static func mayHavePlaceholder(_ text: String) -> Bool {
    var previous: UInt8 = UInt8(ascii: "/")
    for byte in text.utf8 {
      switch Unicode.Scalar(byte) {
      case "{", "<", "[", "$", "*": return true
      case ":", "(": if "/=-.".utf8.contains(previous) { return true }
      default: if previous == UInt8(ascii: "%"), !byte.isHexDigit || byte == 0x64 { return true }
      }
      previous = byte
    }
    return false
  }

  // MARK: Origins

  private mutating func readOrigin(_ rest: inout Substring) {
    guard let colon = rest.firstIndex(of: ":"), rest[colon...].hasPrefix("://") else { return }
    let name = rest[..<colon].lowercased()
    guard name.isScheme else { return }
    scheme = name
    rest = rest[colon...].dropFirst(3)
    if name.isSchemeOfOthers { problem = "no app can declare the scheme '\(name)'" }
    guard name.isWebScheme else { return }
    let host = String(rest.prefix { !"/?#".contains($0) })
    rest = rest.dropFirst(host.count)
    self.host = host
    if HostPattern(host) == nil { problem = "its host cannot be declared" }
  }

  // MARK: The path

  /// Cuts off the path, up to a `?` or `#` outside of placeholders.
  private static func cut(_ rest: inout Substring) -> Substring {
    var depth = 0
    for index in rest.indices {
      switch rest[index] {
      case "{", "<", "[", "(": depth += 1
      case "}", ">", "]", ")": depth -= 1
      // `:id?` is a parameter that may be absent.
      case "?" where depth <= 0:
        let next = rest[index...].dropFirst().first
        if next == nil || next == "/" { continue }
        defer { rest = rest[index...].dropFirst() }
        return rest[..<index]
      case "#" where depth <= 0:
        defer { rest = "" }
        return rest[..<index]
      default: continue
      }
    }
    defer { rest = "" }
    return rest
  }

  private mutating func readPath(_ path: Substring) -> Bool {
    var hasPlaceholder = false
    let parts = Self.parts(of: path)
    for (index, part) in parts.enumerated() {
      var name = Placeholder.Reader(part)
      let pieces = name.pieces()
      hasPlaceholder = hasPlaceholder || pieces.contains { $0.placeholder != nil }
      let isLast = index == parts.count - 1
      if pieces.count == 1, let only = pieces[0].placeholder {
        optionalCount = only.isOptional ? optionalCount + 1 : 0
        if only.isRest, isLast {
          segments.append(.rest)
          optionalCount = 0
        } else if only.isRest, only.name == nil || !isLast, !only.isWildcard {
          problem = "the rest of a path cannot be followed by other segments"
        } else {
          segments.append(.placeholder(only.value(inPath: true)))
        }
      } else if pieces.allSatisfy({ $0.placeholder == nil }) {
        optionalCount = 0
        if Self.hasForeignMark(part) {
          problem = "\(ValueText.quoted(String(part))) is a mark of another tool, which is not read"
        }
        segments.append(.literal(String(part).removingEscapes))
      } else {
        optionalCount = 0
        segments.append(.mixed(Self.mixed(pieces)))
      }
    }
    return hasPlaceholder
  }

  /// Whether a segment without a placeholder has brackets that links have only escaped, or is in parentheses.
  private static func hasForeignMark(_ segment: Substring) -> Bool {
    segment.utf8.contains { "[]{}<>|^".utf8.contains($0) }
      || segment.hasPrefix("(") && segment.hasSuffix(")") || segment.contains("(?")
  }

  /// The segments as they are written; a slash in a placeholder or a regular expression separates none.
  private static func parts(of path: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (depth, start) = (0, path.startIndex)
    for index in path.indices {
      switch path[index] {
      case "{", "<", "(": depth += 1
      case "}", ">", ")": depth -= 1
      case "/" where depth <= 0:
        parts.append(path[start..<index])
        start = path.index(after: index)
      default: continue
      }
    }
    return (parts + [path[start...]]).filter { !$0.isEmpty }
  }

  /// The literal texts, and `nil` for each run of placeholders.
  private static func mixed(_ pieces: [Placeholder.Piece]) -> [String?] {
    pieces.reduce(into: []) { mixed, piece in
      let text = piece.placeholder == nil ? piece.text.removingEscapes : nil
      if text != nil || mixed.last != .some(nil) { mixed.append(text) }
    }
  }

  // MARK: Items

  /// Reads the items of a URI template at the end: `{?q,page}`.
  private mutating func readTemplateItems(_ rest: inout Substring) -> Bool {
    guard rest.hasSuffix("}"), let start = rest.lastIndex(of: "{") else { return false }
    let names = rest[start...].dropFirst().dropLast()
    guard let mark = names.first, "?&".contains(mark) else { return false }
    for name in names.dropFirst().split(separator: ",") {
      let key = String(name.prefix { $0 != "*" && $0 != ":" })
      add(key, .parameter(DraftValue(type: .string)), isRequired: false)
    }
    rest = rest[..<start]
    return true
  }

  private mutating func readItems(_ query: Substring) -> Bool {
    var hasPlaceholder = false
    for item in query.prefix(while: { $0 != "#" }).split(separator: "&") {
      let key = String(item.prefix { $0 != "=" })
      let text = item.dropFirst(key.count).dropFirst()
      var reader = Placeholder.Reader(text)
      let pieces = reader.pieces()
      if let placeholder = pieces.lazy.compactMap(\.placeholder).first {
        hasPlaceholder = true
        add(
          key.removingEscapes, .parameter(placeholder.value(inPath: false)),
          isRequired: !placeholder.isOptional)
      } else {
        add(key.removingEscapes, .literal(String(text).removingEscapes), isRequired: true)
      }
    }
    return hasPlaceholder
  }

  private mutating func add(_ key: String, _ value: DraftItem.Value, isRequired: Bool) {
    guard !key.isEmpty, !items.contains(where: { $0.key == key }) else { return }
    items.append(DraftItem(key: key, value: value, isRequired: isRequired))
  }
}

// MARK: A link of the pattern

extension PatternLine {
  /// Links that the pattern of the other tool has, to be tried: with a number, a UUID or a word for each placeholder.
  var samples: [String] {
    ["7", "a", "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "true"].map { text in
      let path = segments.map { Self.sample(of: $0, text) }
      let query = items.map { item in
        let key = item.key.percentEncoded(keeping: LinkMarks.item) + "="
        switch item.value {
        case .literal(let literal): return key + literal.percentEncoded(keeping: LinkMarks.item)
        case .parameter(let value), .list(let value): return key + Self.sample(of: value, text)
        }
      }
      let origin = scheme.map { "\($0)://\(host.map { $0 + "/" } ?? "")" } ?? "/"
      return origin + path.joined(separator: "/")
        + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }
  }

  private static func sample(of segment: DraftSegment, _ text: String) -> String {
    switch segment {
    case .literal(let literal): literal.percentEncoded(keeping: LinkMarks.segment)
    case .placeholder(let value): sample(of: value, text)
    case .rest: text
    case .mixed(let pieces):
      pieces.map { $0?.percentEncoded(keeping: LinkMarks.segment) ?? text }.joined()
    }
  }

  private static func sample(of value: DraftValue, _ text: String) -> String {
    switch value.type {
    case .int, .digit, .double: "7"
    case .uuid: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    case .bool: "true"
    case .date: "2024-01-05T09:00:00Z"
    case .url: "https%3A%2F%2Fexample.com"
    case .listed(let texts, _): texts.first ?? text
    case .string, .text: text
    }
  }
}
