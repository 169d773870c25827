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

  /// The texts of the values, folded and in order: two enums with the same texts have the same values.
  let identity: [[UInt8]]

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
    let isFolded = self.isCaseless
    identity = values.map { Array(RouteModel.folded($0.text, isFolded).utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    valuesOfText = Dictionary(grouping: values) { $0.text.lowercased() }
    valueOfCase = Dictionary(
      values.map { ($0.caseName, $0) }, uniquingKeysWith: { first, _ in first })
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
