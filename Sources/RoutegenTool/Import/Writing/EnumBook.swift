import RoutegenCompiler

/// The enums of a draft, by the keys of their values.
struct EnumBook {
  /// An enum, with the texts of all values that have its key.
  struct Enum {
    let name: String
    let isOpen: Bool
    var texts: [String]
  }

  private(set) var enums: [Enum] = []

  /// The index of the enum for a key and a kind.
  private var indices: [Key: Int] = [:]
  private var names: NameBook

  private struct Key: Hashable {
    let name: String
    let closedTexts: [String]
  }

  /// Collects the enums of all routes of a draft.
  ///
  /// - Parameter names: The names that enums cannot have.
  init(_ draft: Draft, names: Set<String>) {
    self.names = NameBook(names)
    for root in [draft.root] + draft.blocks.map(\.root) { add(root, lastLiteral: nil) }
    for exception in draft.exceptions { add(exception.items) }
  }

  private mutating func add(_ node: DraftNode, lastLiteral: String?) {
    var literal = lastLiteral
    switch node.segment {
    case .literal(let text): literal = text
    case .placeholder(let value):
      add(value, key: value.name ?? literal.map(DraftNames.singular) ?? "value")
    case .mixed, .rest: break
    }
    if let route = node.route {
      add(route.items)
      if case .items(let items) = route.fragment { add(items) }
    }
    for child in node.children { add(child, lastLiteral: literal) }
  }

  private mutating func add(_ items: [DraftItem]) {
    for item in items {
      switch item.value {
      case .literal: break
      case .parameter(let value), .list(let value): add(value, key: value.name ?? item.key)
      }
    }
  }

  private mutating func add(_ value: DraftValue, key: String) {
    guard case .listed(let texts, let isOpen) = value.type else { return }
    let id = Self.key(texts, isOpen, key)
    if let index = indices[id] {
      enums[index].texts += texts.filter { !enums[index].texts.contains($0) }
    } else {
      indices[id] = enums.count
      enums.append(
        Enum(name: names.name([DraftNames.type(key)]), isOpen: isOpen, texts: texts))
    }
  }

  private static func key(_ texts: [String], _ isOpen: Bool, _ key: String) -> Key {
    Key(name: DraftNames.type(key), closedTexts: isOpen ? [] : texts)
  }

  /// The type of a value as a pattern has it.
  func typeName(of value: DraftValue, key: String) -> String {
    switch value.type {
    case .string: "String"
    case .text: "Text"
    case .int: "Int"
    case .digit: "Int in 0...9"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .date: "Date"
    case .url: "URL"
    case .listed(let texts, let isOpen):
      indices[Self.key(texts, isOpen, value.name ?? key)].map { enums[$0].name } ?? "String"
    }
  }

  /// The declarations as a file has them.
  var lines: [String] {
    enums.map { list in
      var names = NameBook()
      let values = list.texts.map { Self.value($0, &names) }
      return "\(list.isOpen ? "open " : "")enum \(list.name) { \(values.joined(separator: ", ")) }"
        + (list.isOpen ? "  // there may be other values" : "")
    }
  }

  /// A value, with a name if the text cannot be one.
  private static func value(_ text: String, _ names: inout NameBook) -> String {
    let name = Names.caseName(of: [text]).flatMap { Names.isIdentifier($0) ? $0 : nil }
    let isWord = text.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    if let name, isWord, !reserved.contains(name), names.reserve(name) { return text }
    let unique = names.name([name.flatMap { reserved.contains($0) ? nil : $0 } ?? "value"])
    let quoted = text.map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\(unique) = \"\(quoted)\""
  }

  private static let reserved = Names.reservedCases.union(["other", "allCases"])
}
