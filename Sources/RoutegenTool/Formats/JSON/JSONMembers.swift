/// A JSON object to write, without the members that are `nil`.
package struct JSONMembers: Encodable, ExpressibleByDictionaryLiteral {
  private var members: [String: any Encodable] = [:]

  package init(dictionaryLiteral members: (String, (any Encodable)?)...) {
    for (key, value) in members { self.members[key] = value }
  }

  package subscript(key: String) -> (any Encodable)? {
    get { members[key] }
    set { members[key] = newValue }
  }

  /// Returns the members of both objects.
  package func adding(_ others: JSONMembers?) -> JSONMembers {
    var all = self
    all.members.merge(others?.members ?? [:]) { $1 }
    return all
  }

  package func encode(to encoder: any Encoder) throws {
    try members.mapValues(Member.init).encode(to: encoder)
  }

  private struct Member: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}
