/// The values of payload keys that rules compare.
extension TableHeader {
  /// Whether a text of a payload is the text of a rule, in any case if the route set is `caseless`.
  func isSame(_ text: String, _ value: String) -> Bool {
    guard isCaseless else { return text.hasSameBytes(as: value) }
    return RouteTable._foldedASCII(text).hasSameBytes(as: RouteTable._foldedASCII(value))
  }

  /// The error of a payload with the key of a rule, and with none of the values that rules have for
  /// it; `nil` if the payload has no such key.
  func unknownValue(in payload: PayloadItems) -> LinkError? {
    let rules = valueRules
    for (key, _) in rules {
      guard let text = payload.text(key) else { continue }
      var values = ""
      for rule in rules where rule.key.hasSameBytes(as: key) {
        values += (values.isEmpty ? "" : ", ") + rule.value
      }
      return .invalidValue(parameter: key, value: text, type: values)
    }
    return nil
  }

  /// The error of a payload in which the key of a rule has a value that is not a text; `nil` if there is
  /// none.
  func otherValue(in payload: PayloadItems) -> LinkError? {
    var cursor = TableCursor(table, at: payloads)
    for _ in 0..<cursor.count() {
      let isKey = PayloadRuleRecord.Kind(rawValue: cursor.number(1)) != .otherwise
      let key = cursor.string()
      _ = cursor.address()
      if isKey, payload.hasOtherValue(key) {
        return .invalidValue(parameter: key, value: "", type: "String")
      }
    }
    return nil
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
