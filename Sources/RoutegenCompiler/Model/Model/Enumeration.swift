/// A parameter type that the file declares with `enum`.
package struct Enumeration: Sendable {
  package let name: String
  package let nameSpan: Span
  package var documentation: [String] = []
  package let values: [Value]

  /// Whether other texts are values as well: `open enum`.
  package let isOpen: Bool

  /// Whether it is declared with `caseless`, or its file has the line `caseless`.
  package let isCaseless: Bool

  /// Whether it is declared with `caseless`.
  package let saysCaseless: Bool

  /// Whether it belongs to a mounted route set, which declares it in Swift.
  package var isMounted = false

  private let identity: [[UInt8]]

  /// The values by their texts in lower case, and by the names of their cases.
  private let valuesOfText: [String: [Value]]
  private let valueOfCase: [String: Value]

  package init(
    name: String, nameSpan: Span, values: [Value], isOpen: Bool, isCaseless: Bool,
    saysCaseless: Bool
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.values = values
    self.isOpen = isOpen
    self.isCaseless = isCaseless || saysCaseless
    self.saysCaseless = saysCaseless
    identity = Self.identity(of: values, isFolded: self.isCaseless)
    valuesOfText = Dictionary(grouping: values) { $0.text.lowercased() }
    valueOfCase = Dictionary(
      values.map { ($0.caseName, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts of the values in order: two enums with the same texts have the same values.
  ///
  /// - Parameter isFolded: Whether the texts are in lower case, as in a route set that is `caseless`.
  func identity(isFolded: Bool) -> [[UInt8]] {
    isFolded == isCaseless ? identity : Self.identity(of: values, isFolded: isFolded)
  }

  private static func identity(of values: [Value], isFolded: Bool) -> [[UInt8]] {
    values.map { Array((isFolded ? $0.text.asciiLowercased : $0.text).utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns the value of a text; `isSame` compares it with the text of a value.
  package func value(of text: String, _ isSame: (String, String) -> Bool) -> Value? {
    valuesOfText[text.lowercased()]?.first { isSame($0.text, text) }
  }

  /// Returns the value whose case has the name.
  package func value(ofCase name: String) -> Value? { valueOfCase[name] }

  /// A value: the Swift case, and its text in links.
  package struct Value: Hashable, Sendable {
    package let caseName: String
    package let text: String
  }
}

extension String {
  /// The text with ASCII letters in lower case; other letters are left as they are.
  var asciiLowercased: String {
    String(decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
