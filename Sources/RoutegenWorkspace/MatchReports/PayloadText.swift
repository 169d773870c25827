package import RoutegenGenerate
package import RoutegenModel
import RoutegenSource

extension Payload {
  /// The maximum depth of dictionaries; deeper ones are ignored.
  private static let deepest = 8

  /// Reads a JSON object.
  ///
  /// - Parameter name: The name of the text in messages.
  package init(json text: String, called name: String) throws(UsageError) {
    try self.init(JSONValue(SourceFile(path: name, text: text)), called: "the payload")
  }

  /// Reads the argument of `--payload`: a JSON object, or `@` and the path of its file.
  package init(argument: String, in environment: borrowing some Environment) throws(UsageError) {
    guard argument.hasPrefix("@") else {
      try self.init(json: argument, called: "payload")
      return
    }
    let path = String(argument.dropFirst())
    guard environment.kind(of: path) == .file else {
      throw UsageError("there is no file '\(path)'")
    }
    try self.init(try JSONValue(at: path, in: environment), called: "'\(path)'")
  }

  private init(_ value: JSONValue, called name: String) throws(UsageError) {
    let members = try JSONObject(value, called: name).members
    self.init(Value.values(of: members, depth: Self.deepest))
  }
}

extension Payload.Value {
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
