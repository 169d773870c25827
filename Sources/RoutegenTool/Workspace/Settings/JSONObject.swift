package import RoutegenCompiler

/// The members of a JSON object with known keys.
struct JSONObject {
  /// The name of the object in messages: `'.routegen.json'`.
  let name: String
  let members: [String: JSONValue]

  init(_ value: JSONValue, called name: String, keys: [String]? = nil) throws(UsageError) {
    guard case .object(let members) = value else {
      throw UsageError("\(name) is \(value.kind), but must be an object")
    }
    self.name = name
    self.members = members
    guard let keys else { return }
    for key in members.keys.sorted() where !keys.contains(key) {
      throw UsageError(
        "\(name) has the unknown key '\(key)'" + nearest(to: key, among: keys, "the keys"))
    }
  }

  /// Returns the string of a member; `nil` if it is missing.
  func text(_ key: String) throws(UsageError) -> String? {
    switch members[key] {
    case nil: return nil
    case .string(let text): return text
    case let other?: throw wrong(key, other, "a string")
    }
  }

  /// Returns the strings of a member that is a list of strings; none if it is missing.
  func texts(_ key: String) throws(UsageError) -> [String] {
    var texts: [String] = []
    for item in try list(key) {
      guard case .string(let text) = item else { throw wrong(key, item, "a list of strings") }
      texts.append(text)
    }
    return texts
  }

  /// Returns the items of a member that is a list; none if it is missing.
  func list(_ key: String) throws(UsageError) -> [JSONValue] {
    switch members[key] {
    case nil: return []
    case .array(let items): return items
    case let other?: throw wrong(key, other, "a list")
    }
  }

  /// Returns the number of a member that is a positive whole number; `nil` if it is missing.
  func count(_ key: String) throws(UsageError) -> Int? {
    switch members[key] {
    case nil: return nil
    case .number(let number, _):
      guard let count = Int(exactly: number), count > 0 else {
        throw UsageError("'\(key)' of \(name) must be a whole number above 0")
      }
      return count
    case let other?: throw wrong(key, other, "a number")
    }
  }

  /// Returns the value of a member that is `true` or `false`; `false` if it is missing.
  func bool(_ key: String) throws(UsageError) -> Bool {
    switch members[key] {
    case nil: return false
    case .bool(let bool): return bool
    case let other?: throw wrong(key, other, "'true' or 'false'")
    }
  }

  private func wrong(_ key: String, _ value: JSONValue, _ right: String) -> UsageError {
    UsageError("'\(key)' of \(name) is \(value.kind), but must be \(right)")
  }
}

extension JSONValue {
  /// Reads the file at `path`.
  package init(at path: String, in environment: borrowing some Environment) throws(UsageError) {
    try self.init(SourceFile(path: path, bytes: try environment.contents(of: path)))
  }

  /// Reads a file, or a text that has the name of one.
  init(_ file: SourceFile) throws(UsageError) {
    var reader = JSONReader(file)
    do throws(FormatMistake) {
      self = try reader.readDocument()
    } catch {
      let (line, column) = file.location(of: error.offset)
      throw UsageError("\(file.path):\(line):\(column): \(error.message)")
    }
  }
}
