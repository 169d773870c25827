/// A JSON value, parsed without a schema, so that diagnostics about its form can be precise.
package enum JSONValue: Hashable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)

  /// A number and its text, which may be more precise than a `Double`.
  case number(Double, text: String)
  case bool(Bool)
  case null

  /// The kind of value, for messages.
  package var kind: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "'true' or 'false'"
    case .null: "'null'"
    }
  }

  package var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

  package var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .object(let members): try container.encode(members)
    case .array(let items): try container.encode(items)
    case .string(let text): try container.encode(text)
    case .number(let number, let text):
      if let whole = Int(text) {
        try container.encode(whole)
      } else if let whole = UInt64(text) {
        try container.encode(whole)
      } else {
        try container.encode(number)
      }
    case .bool(let bool): try container.encode(bool)
    case .null: try container.encodeNil()
    }
  }
}
