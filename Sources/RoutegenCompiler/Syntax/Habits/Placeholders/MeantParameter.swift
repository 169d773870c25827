/// A parameter as it is meant by a placeholder in any notation.
struct MeantParameter {
  var name = ""

  /// The key of the item, if it is no name.
  var key: String?
  var type: String?
  var dictionaryValue: String?
  var isList = false
  var isFilled = false
  var isOptional = false
  var isRest = false
  var range: String?
  var separator: String?
  var otherKeys: [String] = []
  var isElse = false
  var defaultValue: String?

  /// The values of the enum that is its type.
  var values: [String] = []

  /// What the type of texts says that is its type: `of a-z, length 8`.
  var texts: String?

  /// Where a placeholder is written.
  enum Place {
    /// In a query, or in a fragment.
    case item

    /// A whole segment of a path, or a part of one.
    case segment(isLast: Bool), part

    var isItem: Bool { if case .item = self { true } else { false } }
  }

  /// The placeholder, from its `{` to its `}`.
  func text(in place: Place) -> String {
    var text = name
    let type = typeText(in: place)
    if isRest, case .segment(true) = place {
      text += type.isEmpty || type == "String" ? "..." : ": \(type)..."
      if isOptional { text += "?" }
    } else if !type.isEmpty {
      text += ": \(type)"
    }
    if let range { text += " in \(range)" }
    if let separator { text += " by \"\(separator)\"" }
    if !otherKeys.isEmpty { text += " also \(otherKeys.joined(separator: ", "))" }
    if let defaultValue { text += isElse ? " else \(defaultValue)" : " = \(defaultValue)" }
    if let key, place.isItem { return "\(key)={\(text)}" }
    return "{\(text)}"
  }

  /// The type of a text that another tool has a type for.
  static let anyText = ""

  /// The type with its marks; empty for a text of any kind.
  private func typeText(in place: Place) -> String {
    var type = values.isEmpty && texts == nil ? type ?? "" : typeName
    if isFilled, !isList { type = (type.isEmpty ? "String" : type) + "+" }
    if let dictionaryValue { type = "[\(type): \(dictionaryValue)]" }
    if isList || isRest && place.isItem { type = "[\(type.isEmpty ? "String" : type)]" }
    if isFilled, isList { type += "+" }
    if isOptional, !isRest, !isList, defaultValue == nil, !isPart(place) {
      type = (type.isEmpty ? "String" : type) + "?"
    }
    return type
  }

  /// Whether only a part of a segment is meant, which is never missing.
  private func isPart(_ place: Place) -> Bool { if case .part = place { true } else { false } }

  // MARK: A declared type

  private var typeName: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The line that declares the type; `nil` for a built-in one.
  var declaration: String? {
    if let texts { return "type \(typeName) = String \(texts)" }
    if values.isEmpty { return nil }
    let list = values.map { value in
      value[...].isIdentifier ? value : "\(Self.valueName(value)) = \"\(value)\""
    }
    return "enum \(typeName) { \(list.joined(separator: ", ")) }"
  }

  /// The name of the value with a text that is no name.
  static func valueName(_ text: String) -> String {
    let name = text.camel
    return name.first?.isLetter == true ? name : "value\(name)"
  }
}
