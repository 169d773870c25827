package import RoutegenCompiler

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
    self.init(members, deepest: Self.deepest)
  }
}
