import RoutegenCompiler

extension Payload {
  /// - Parameter deepest: The greatest number of dictionaries in one another; deeper ones are `other`.
  package init(_ members: [String: JSONValue], deepest: Int) {
    self.init(Value.values(of: members, depth: deepest))
  }
}

extension Payload.Value {
  /// The dictionary or, if asked for, the JSON object of a text.
  ///
  /// A text that is longer than a link may be is no object, and neither is one that two parsers may read
  /// differently.
  func dictionary(readsJSON: Bool) -> [String: Self]? {
    switch self {
    case .dictionary(let values): return values
    case .text(let text):
      let isShort = text.utf8.count <= LinkSizeLimits.byteCount
      guard readsJSON, isShort, !text.hasPrefix("\u{FEFF}") else { return nil }
      var reader = JSONReader(SourceFile(path: "payload", text: text))
      guard case .object(let members)? = try? reader.readDocument() else { return nil }
      return Self.values(of: members, depth: JSONReader.deepest)
    case .list, .other: return nil
    }
  }

  /// The values, without those that are `null`.
  fileprivate static func values(of members: [String: JSONValue], depth: Int) -> [String: Self] {
    members.compactMapValues { value in
      if case .null = value { nil } else { Self(value, depth: depth) }
    }
  }

  private init(_ value: JSONValue, depth: Int) {
    switch value {
    case .string(let text): self = .text(text)
    case .bool(let bool): self = .text(bool ? "true" : "false")
    case .number(_, let text): self = Self(number: text)
    case .object(let members):
      self = depth > 0 ? .dictionary(Self.values(of: members, depth: depth - 1)) : .other
    case .array(let elements): self = depth > 0 ? Self.list(elements) : .other
    case .null: self = .other
    }
  }

  /// A list of texts; `other` if one of the elements has no text.
  private static func list(_ elements: [JSONValue]) -> Self {
    var texts: [String] = []
    for element in elements {
      guard case .text(let text) = Self(element, depth: 0) else { return .other }
      texts.append(text)
    }
    return .list(texts)
  }
}
