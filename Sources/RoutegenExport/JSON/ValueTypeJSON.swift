import RoutegenModel

/// The types of a route set's parameters, each once, which parameters and segments name by their position.
struct ValueTypeList {
  private(set) var types: [ValueType] = []
  private var indices: [ValueType: Int] = [:]

  /// Adds a type unless it is there, and returns its position.
  ///
  /// An item says whether a `+` in its value is a plus sign.
  mutating func index(of type: ValueType) -> Int {
    let type = ValueType(type.kind, bounds: type.bounds, separator: type.separator)
    if let index = indices[type] { return index }
    indices[type] = types.count
    types.append(type)
    return types.count - 1
  }
}

/// A type and its bounds.
struct ValueTypeJSON: Encodable {
  /// The kind of the texts, such as `int`, `enum` or `type`.
  private let kind: String

  /// The name of an enum, or of a type that the file declares.
  private var name: String?

  /// The position of an enum in `enums`.
  private var `enum`: Int?

  /// The text with which each value begins.
  private var begins: String?

  /// The least and the greatest number as links have them.
  ///
  /// They are texts, because not all programs read JSON numbers of 64 bits exactly.
  private var low, high: String?

  /// The number of digits of each text.
  private var digits: Int?

  /// The hosts of a URL.
  private var hosts: [String]?

  /// The text between the elements if a text is a list of them.
  private var separator: String?

  /// Whether no text is empty; `nil` instead of `false`.
  private var isFilled: Bool?

  init(_ type: ValueType, _ model: RouteModel) {
    switch type.kind {
    case .string: kind = "string"
    case .text: kind = "text"
    case .int: kind = "int"
    case .uint: kind = "uint"
    case .double: kind = "double"
    case .bool: kind = "bool"
    case .uuid: kind = "uuid"
    case .date: kind = "date"
    case .url: kind = "url"
    case .enumeration(let index), .openEnumeration(let index):
      kind = "enum"
      name = model.enumerations[index].name
      `enum` = index
    case .external(let index):
      kind = "type"
      name = model.externalTypes[index].name
      begins = model.externalTypes[index].prefix
    }
    separator = type.separator
    guard let bounds = type.bounds else { return }
    (low, high) = bounds.limits
    digits = bounds.padding?.width
    if bounds == .filled { isFilled = true }
    if case .hosts(let patterns) = bounds { hosts = patterns.map(\.description) }
  }
}
