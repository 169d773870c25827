import RoutegenCompiler

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

extension RouteSetJSON {
  /// Returns a type and its bounds, which are texts, because not all programs read JSON numbers of 64 bits exactly.
  func json(_ type: ValueType) -> JSONMembers {
    var members = json(type.kind)
    members["separator"] = type.separator
    guard let bounds = type.bounds else { return members }
    let (low, high) = bounds.limits
    var hosts: [String]?
    if case .hosts(let patterns) = bounds { hosts = patterns.map(\.description) }
    return members.adding([
      "low": low, "high": high, "digits": bounds.padding?.width, "hosts": hosts,
      "isFilled": bounds == .filled ? true : nil,
    ])
  }

  private func json(_ kind: ValueType.Kind) -> JSONMembers {
    switch kind {
    case .string: ["kind": "string"]
    case .text: ["kind": "text"]
    case .int: ["kind": "int"]
    case .uint: ["kind": "uint"]
    case .double: ["kind": "double"]
    case .bool: ["kind": "bool"]
    case .uuid: ["kind": "uuid"]
    case .date: ["kind": "date"]
    case .url: ["kind": "url"]
    case .enumeration(let index), .openEnumeration(let index):
      ["kind": "enum", "name": model.enumerations[index].name, "enum": index]
    case .external(let index):
      json(model.externalTypes[index])
    }
  }
  private func json(_ type: ExternalType) -> JSONMembers {
    let ranges = type.rest?.characters?.map { range in
      String(decoding: [range.lowerBound, range.upperBound], as: UTF8.self)
    }
    let longest = type.rest?.length.upperBound
    return [
      "kind": "type", "name": type.name, "begins": type.prefix, "characters": ranges,
      "shortest": type.rest?.length.lowerBound, "longest": longest == .max ? nil : longest,
      "rule": type.rest?.text,
    ]
  }
}
