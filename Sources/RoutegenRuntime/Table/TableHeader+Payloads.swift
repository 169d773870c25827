/// The values of payload keys that rules compare.
extension TableHeader {
  /// Whether a text of a payload is the text of a rule, in any case if the route set is `caseless`.
  func isSame(_ text: String, _ value: String) -> Bool {
    guard isCaseless else { return text.utf8.elementsEqual(value.utf8) }
    return text.utf8.lazy.map(foldedASCII).elementsEqual(value.utf8.lazy.map(foldedASCII))
  }

  /// The error of a payload with the key of a rule, and with none of the values that rules have for
  /// it; `nil` if the payload has no such key.
  func unknownValue(in payload: Payload) -> LinkError? {
    let rules = valueRules
    guard
      let (key, text) = rules.lazy.compactMap({ rule in
        payload.text(rule.key).map { (rule.key, $0) }
      }).first
    else { return nil }
    let values = rules.filter { $0.key.utf8.elementsEqual(key.utf8) }.map(\.value)
    return .invalidValue(parameter: key, value: text, type: values.joined(separator: ", "))
  }

  /// The keys and values of the rules that compare a value, in the order of the file.
  private var valueRules: [(key: String, value: String)] {
    var cursor = TableCursor(table, at: payloads)
    var rules: [(key: String, value: String)] = []
    for _ in 0..<cursor.count() {
      let kind = PayloadRuleRecord.Kind(rawValue: cursor.number(1))
      let key = cursor.string()
      let address = cursor.address()
      guard kind == .whenEqual else { continue }
      var rule = TableCursor(table, at: address)
      rules.append((key, rule.string()))
    }
    return rules
  }
}
