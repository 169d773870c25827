extension RouteModel {
  /// The text as links carry it, if it reads as a value of the type; for an enum also the name of
  /// its case.
  ///
  /// A declared Swift type is taken at its word, because only the app knows it.
  package func canonicalText(of text: String, as type: ValueType) -> String? {
    switch type.kind {
    case .string, .external: return text
    case .openEnumeration(let index):
      // A mounted set reads its own open enums, whatever this file says of the case.
      let enumeration = enumerations[index]
      let value = enumeration.value(of: text) {
        Self.isSame($0, $1, enumeration.isCaseless)
      }
      return (value ?? enumeration.value(ofCase: text))?.text ?? text
    case .bool: return ["true", "false"].contains(text) ? text : nil
    case .int, .uint, .double: return isNumber(text, of: type) ? text : nil
    case .uuid, .date, .url: return isWellFormed(text, as: type) ? text : nil
    case .enumeration(let index):
      let enumeration = enumerations[index]
      return (enumeration.value(of: text, isSame) ?? enumeration.value(ofCase: text))?.text
    }
  }

  /// Every value of the type as a file writes it, where there is a list of them.
  func writtenValues(of kind: ValueType.Kind) -> [String] {
    switch kind {
    case .bool: ["true", "false"]
    case .enumeration(let index), .openEnumeration(let index):
      enumerations[index].values.map(\.text)
    default: []
    }
  }

  /// Whether two literal texts are the same to this route set.
  package func isSame(_ left: String, _ right: String) -> Bool {
    Self.isSame(left, right, isCaseless)
  }

  private static func isSame(_ left: String, _ right: String, _ isCaseless: Bool) -> Bool {
    folded(left, isCaseless).utf8.elementsEqual(folded(right, isCaseless).utf8)
  }

  /// The text in the form that decides whether two are the same.
  package func folded(_ text: String) -> String { Self.folded(text, isCaseless) }

  private static func folded(_ text: String, _ isCaseless: Bool) -> String {
    guard isCaseless else { return text }
    return String(
      decoding: text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private func isNumber(_ text: String, of type: ValueType) -> Bool {
    guard Self.isCanonicalNumber(text, allowsFraction: type.kind == .double) else { return false }
    switch (type.kind, type.bounds) {
    case (.int, .int(let low, let high)?): return Int(text).map { (low...high) ~= $0 } ?? false
    case (.int, _): return Int(text) != nil
    case (.uint, .uint(let low, let high)?): return UInt(text).map { (low...high) ~= $0 } ?? false
    case (.uint, _): return UInt(text) != nil
    case (_, .double(let low, let high)?): return Double(text).map { (low...high) ~= $0 } ?? false
    default: return Double(text).map(\.isFinite) ?? false
    }
  }

  /// `7`, `-7`, `0.5`; not `+7`, `007`, `-0`, `1e3`.
  package static func isCanonicalNumber(_ text: String, allowsFraction: Bool) -> Bool {
    var digits = Substring(text)
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count <= (allowsFraction ? 2 : 1),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return false }
    let isZero = parts.allSatisfy { $0.allSatisfy { $0 == "0" } }
    return (whole == "0" || whole.first != "0") && !(isNegative && isZero)
  }

  private func isWellFormed(_ text: String, as type: ValueType) -> Bool {
    switch type.kind {
    case .uuid:
      let groups = text.split(separator: "-", omittingEmptySubsequences: false)
      return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
        && groups.allSatisfy { $0.allSatisfy(\.isHexDigit) }
    case .date: return InstantText.isWellFormed(text)
    case .url:
      guard let link = try? LinkParts(text, isPath: false),
        link.scheme == "https" || link.scheme == "http"
      else { return false }
      guard case .hosts(let hosts)? = type.bounds else { return true }
      return hosts.contains { $0.covers(link.host ?? "") }
    default: return true
    }
  }
}
