/// A type without the model that declares it: two models have the same type if these are equal.
package struct TypeIdentity: Hashable {
  /// The name in the language, with the bounds; that of an enum is no part of its identity.
  let name: String

  /// The texts of an enum in links, sorted, or the prefix of a declared type.
  let texts: [[UInt8]]

  /// Whether the declared type says `plus literal`.
  fileprivate(set) var saysPlusLiteral = false

  /// The text between the elements of a list.
  fileprivate(set) var separator: String?

  /// The text of which it is a part.
  fileprivate(set) var part: String?
}

extension RouteModel {
  /// The identity of a type: an enum is the set of its texts, and a declared type has a name.
  package func identity(of type: ValueType) -> TypeIdentity {
    var identity = identityOfTexts(of: type)
    (identity.saysPlusLiteral, identity.separator) = (type.saysPlusLiteral, type.separator)
    identity.part = type.part.map { part in
      let texts = part.pieces.map { piece in
        switch piece {
        case .literal(let text): folded(text).quoted
        case .parameter(_, let type): "\(self.identity(of: type))"
        }
      }
      return "\(part.order) of \(texts.joined())"
    }
    return identity
  }

  private func identityOfTexts(of type: ValueType) -> TypeIdentity {
    switch type.kind {
    case .enumeration(let index):
      return TypeIdentity(
        name: enumerations[index].saysCaseless ? "caseless enum" : "enum",
        texts: enumerations[index].identity(
          isFolded: isCaseless || enumerations[index].saysCaseless))
    // Every text is a value, and is the same value.
    case .openEnumeration:
      return TypeIdentity(name: "open enum" + (type.bounds == .filled ? "+" : ""), texts: [])
    case .external(let index):
      let type = externalTypes[index]
      return TypeIdentity(
        name: type.rest.map { "texts \($0.text)" } ?? "type \(type.name)",
        texts: type.prefix.map { [Array($0.utf8)] } ?? [])
    case .string, .text, .int, .uint, .double, .bool, .uuid, .date, .url:
      return TypeIdentity(name: typeText(type), texts: [])
    }
  }
}
