/// The names that other languages have for the types of parameters.
package enum ForeignType {
  /// The type here, and whether it has the same values.
  package struct Meaning: Sendable {
    package let name: String
    package let isSame: Bool
  }

  /// Returns the type that `name`, in any case, is in another language; `nil` for unknown names.
  package static func meaning(of name: String) -> Meaning? {
    let name = name.lowercased()
    if let same = same[name] { return Meaning(name: same, isSame: true) }
    return similar[name].map { Meaning(name: $0, isSame: false) }
  }

  /// Returns the name of the type here: of a type of this language, too.
  static func name(of name: String) -> String? {
    if ["slug", "string"].contains(name.lowercased()) { return "String" }
    return meaning(of: name)?.name
  }

  private static let same = [
    "string": "String", "str": "String", "nsstring": "String", "substring": "String",
    "int": "Int", "int64": "Int", "long": "Int", "integer": "Int", "i64": "Int",
    "nsinteger": "Int",
    "uint": "UInt", "uint64": "UInt", "ulong": "UInt", "u64": "UInt", "nsuinteger": "UInt",
    "double": "Double", "float64": "Double", "cgfloat": "Double",
    "f64": "Double",
    "bool": "Bool", "boolean": "Bool",
    "uuid": "UUID", "guid": "UUID", "nsuuid": "UUID",
    "datetime": "Date", "instant": "Date", "nsdate": "Date",
    "url": "URL", "uri": "URL", "nsurl": "URL",
  ]

  private static let similar = [
    "int8": "Int", "int16": "Int", "int32": "Int", "short": "Int", "byte": "Int", "number": "Int",
    "num": "Int", "i32": "Int", "bigint": "Int", "date": "Date", "timestamp": "Date",
    "uint8": "UInt", "uint16": "UInt", "uint32": "UInt", "u32": "UInt",
    "text": "String", "char": "String", "character": "String", "varchar": "String",
    "float": "Double", "float16": "Double", "float32": "Double", "decimal": "Double",
    "f32": "Double",
    "real": "Double",
    "any": "String", "anyobject": "String", "object": "String", "data": "String",
  ]
}
