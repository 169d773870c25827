import RoutegenSource

/// A JSON text as it was read, so that whatever is wrong in it can be said in our own words.
enum JSONValue: Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)

  /// A number, and its text, which may say more than a `Double` can.
  case number(Double, text: String)
  case bool(Bool)
  case null

  /// Reads the file at `path`.
  init(at path: String, in environment: borrowing some Environment) throws(UsageError) {
    let bytes: [UInt8]
    do {
      bytes = try environment.read(path)
    } catch {
      throw UsageError("cannot read '\(path)': \(error)")
    }
    var reader = JSONReader(SourceFile(path: path, bytes: bytes))
    self = try reader.readDocument()
  }

  /// What people call it.
  var kind: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "'true' or 'false'"
    case .null: "'null'"
    }
  }
}

/// The members of a JSON object in a file, for those who know which there may be.
struct JSONObject {
  /// What the object is, for messages: `'.routegen.json'`.
  let name: String
  let members: [String: JSONValue]

  init(_ value: JSONValue, called name: String, keys: [String]? = nil) throws(UsageError) {
    guard case .object(let members) = value else {
      throw UsageError("\(name) is \(value.kind), and has to be an object")
    }
    self.name = name
    self.members = members
    guard let keys else { return }
    for key in members.keys.sorted() where !keys.contains(key) {
      throw UsageError("\(name) has the key '\(key)'" + nearest(to: key, among: keys, "the keys"))
    }
  }

  /// The text of a member; `nil` if it is not there.
  func text(_ key: String) throws(UsageError) -> String? {
    switch members[key] {
    case nil: return nil
    case .string(let text): return text
    case let other?: throw wrong(key, other, "a text")
    }
  }

  /// The texts of a member that is a list of them.
  func texts(_ key: String) throws(UsageError) -> [String] {
    var texts: [String] = []
    for item in try list(key) {
      guard case .string(let text) = item else { throw wrong(key, item, "a list of texts") }
      texts.append(text)
    }
    return texts
  }

  /// The items of a member that is a list; none if it is not there.
  func list(_ key: String) throws(UsageError) -> [JSONValue] {
    switch members[key] {
    case nil: return []
    case .array(let items): return items
    case let other?: throw wrong(key, other, "a list")
    }
  }

  /// A whole number above zero.
  func count(_ key: String) throws(UsageError) -> Int? {
    switch members[key] {
    case nil: return nil
    case .number(let number, _):
      guard let count = Int(exactly: number), count > 0 else {
        throw UsageError("'\(key)' of \(name) has to be a whole number above 0")
      }
      return count
    case let other?: throw wrong(key, other, "a number")
    }
  }

  private func wrong(_ key: String, _ value: JSONValue, _ right: String) -> UsageError {
    UsageError("'\(key)' of \(name) holds \(value.kind), and has to be \(right)")
  }
}
