package import RoutegenModel
import RoutegenSource

extension Payload {
  /// How deep dictionaries may nest; deeper ones are no values.
  private static let deepest = 8

  /// Reads a JSON object.
  ///
  /// - Parameter name: What the text is, for messages.
  package init(json text: String, called name: String) throws(UsageError) {
    var reader = JSONReader(SourceFile(path: name, text: text))
    try self.init(try reader.readDocument(), called: "the payload")
  }

  /// The object that follows `--payload`: as it stands, or `@` and the file that it is in.
  init(argument: String, in environment: borrowing some Environment) throws(UsageError) {
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
    self.init(members.mapValues { Value($0, depth: Self.deepest) })
  }
}

extension Payload.Value {
  fileprivate init(_ value: JSONValue, depth: Int) {
    switch value {
    case .string(let text): self = .text(text)
    case .bool(let bool): self = .text(bool ? "true" : "false")
    case .number(_, let text): self = Self(number: text)
    case .object(let members):
      self =
        depth > 0 ? .dictionary(members.mapValues { Self($0, depth: depth - 1) }) : .other
    case .array, .null: self = .other
    }
  }
}
