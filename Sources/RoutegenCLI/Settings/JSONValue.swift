import RoutegenSource

/// A JSON value, parsed without a schema, so that diagnostics about its form can be precise.
enum JSONValue: Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)

  /// A number and its text, which may be more precise than a `Double`.
  case number(Double, text: String)
  case bool(Bool)
  case null

  /// Reads the file at `path`.
  init(at path: String, in environment: borrowing some Environment) throws(UsageError) {
    let bytes = try environment.contents(of: path)
    var reader = JSONReader(SourceFile(path: path, bytes: bytes))
    self = try reader.readDocument()
  }

  /// The kind of value, for messages.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "'true' or 'false'"
    case .null: "'null'"
    }
  }
}
