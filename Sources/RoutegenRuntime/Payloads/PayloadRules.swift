/// A rule of `payload`.
struct PayloadRule {
  enum Kind: Int {
    case type, link, when, otherwise

    /// A `when` with a value.
    case whenEqual
  }

  let kind: Kind?
  let key: Range<Int>

  /// The value that the key must have; empty for any value.
  let value: Range<Int>

  /// The address of the candidate of `when` and `otherwise`.
  let candidate: Int
}

/// The rules of `payload`, in the order of the file.
struct PayloadRules {
  private let header: TableHeader
  private var cursor: TableCursor
  private var count: Int

  init(_ header: TableHeader) {
    self.header = header
    cursor = TableCursor(header.table, at: header.payloads)
    count = cursor.count()
  }

  mutating func next() -> PayloadRule? {
    guard count > 0 else { return nil }
    count -= 1
    let kind = PayloadRule.Kind(rawValue: cursor.number(1))
    let (key, address) = (cursor.text(), cursor.address())
    guard kind == .whenEqual else {
      return PayloadRule(kind: kind, key: key, value: 0..<0, candidate: address)
    }
    var rule = TableCursor(header.table, at: address)
    return PayloadRule(kind: kind, key: key, value: rule.text(), candidate: rule.address())
  }

  /// Whether a text of a payload is the text of a rule, in any case if the route set is `caseless`.
  func isValue(_ text: String, of rule: PayloadRule) -> Bool {
    withByteView(of: text) {
      header.table.isSame(rule.value, $0, $0.range, caseless: header.isCaseless)
    }
  }

  /// The error of a payload with the key of a rule, and with none of the values that rules have for
  /// it, or with a value that is not a text; `nil` if the payload has no such key.
  func wrongValue(in payload: PayloadItems) -> LinkError? {
    let table = header.table
    var (rules, values) = (self, [String]())
    var wrongKey, otherKey: String?
    while let rule = rules.next() {
      let key = table.string(rule.key)
      if rule.kind == .whenEqual, payload.text(key) != nil {
        wrongKey = wrongKey ?? key
        if wrongKey?.hasSameBytes(as: key) == true { values.append(table.string(rule.value)) }
      } else if rule.kind != .otherwise, payload.hasOtherValue(key) {
        otherKey = otherKey ?? key
      }
    }
    if let wrongKey, let text = payload.text(wrongKey) {
      return .invalidValue(parameter: wrongKey, value: text, type: values.joined(separator: ", "))
    }
    return otherKey.map { .invalidValue(parameter: $0, value: "", type: "String") }
  }
}
