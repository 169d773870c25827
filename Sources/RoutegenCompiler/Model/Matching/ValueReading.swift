extension RouteModel {
  /// Whether a link's text parses as a value of the type.
  ///
  /// Every text with the prefix of a declared Swift type is assumed to be a value, because only the
  /// app knows that.
  package func reads(_ text: String, as type: ValueType, inPath: Bool) -> Bool {
    if let part = type.part {
      return reads(text, as: part.pieces)
    }
    if text.isFragmentMark || text.isEmpty && type.bounds == .filled { return false }
    if type.separator != nil {
      return !text.isEmpty
        && type.elements(of: text).allSatisfy { reads($0, as: type.element, inPath: inPath) }
    }
    return switch type.kind {
    case .enumeration(let index): value(of: text, in: enumerations[index]) != nil
    case .openEnumeration: true
    case .bool where !inPath: ["true", "false", "1", "0", ""].contains(text)
    case .int, .uint, .double: isNumber(text, of: type)
    case .string, .text, .bool, .uuid, .date, .url, .external:
      canonicalText(of: text, as: type) != nil
    }
  }

  /// Whether the text of an item or a fragment counts as absent: it is empty, which is no value of the
  /// parameter's type, and the parameter may be absent, is a list, or says that the text is not empty.
  ///
  /// Forms and templates write such items for fields that nobody has filled in: `?limit=&sort=`. With `else`, so
  /// does every text that is no value.
  package func isAbsent(_ text: String, for parameter: Parameter) -> Bool {
    let mayBeEmpty =
      parameter.mayBeAbsent || parameter.form == .list || parameter.isJoined
      || parameter.type.bounds == .filled
    return (text.isEmpty && mayBeEmpty || parameter.ignoresUnreadable && parameter.mayBeAbsent)
      && !reads(text, as: parameter.type, inPath: false)
  }

  /// The text that links have for a value that a file writes; `nil` if it is not a value of the type.
  ///
  /// A value of an enum may be written by its text or by the name of its case, and a zero-padded number
  /// without the zeros. Every text with the prefix of a declared Swift type is assumed to be a value.
  package func canonicalText(of text: String, as type: ValueType) -> String? {
    if let separator = type.separator {
      let texts = type.elements(of: text).map { canonicalText(of: $0, as: type.element) }
      guard !text.isEmpty, !texts.contains(nil) else { return nil }
      return texts.compactMap { $0 }.joined(separator: separator)
    }
    if text.isEmpty, type.bounds == .filled { return nil }
    switch type.kind {
    case .string, .text: return text
    case .external(let index): return externalTypes[index].mayRead(text) ? text : nil
    case .openEnumeration(let index):
      let enumeration = enumerations[index]
      return (enumeration.value(ofLink: text) ?? enumeration.value(ofCase: text))?.text ?? text
    case .bool: return ["true", "false"].contains(text) ? text : nil
    case .int, .uint, .double:
      let text = payloadText(text, as: type)
      return isNumber(text, of: type) ? text : nil
    case .uuid: return Self.isUUID(text) ? text : nil
    case .date: return InstantText.isInstant(text) ? text : nil
    case .url: return isWebLink(text, of: type) ? text : nil
    case .enumeration(let index):
      let enumeration = enumerations[index]
      return (value(of: text, in: enumeration) ?? enumeration.value(ofCase: text))?.text
    }
  }

  /// The text that links have for a text of a payload, in which zeros in front of a number may be
  /// missing: JSON has no such zeros.
  func payloadText(_ text: String, as type: ValueType) -> String {
    if let separator = type.separator {
      return type.elements(of: text).map { payloadText($0, as: type.element) }
        .joined(separator: separator)
    }
    return type.bounds?.padding?.padded(text) ?? text
  }

  /// The text that the app prints for a text of a link: that of its case, if it is a value of an enum.
  package func printedText(of text: String, as type: ValueType) -> String {
    switch type.kind {
    case .enumeration(let index): value(of: text, in: enumerations[index])?.text ?? text
    case .openEnumeration(let index): enumerations[index].value(ofLink: text)?.text ?? text
    // A key without a value.
    case .bool: text.isEmpty ? "true" : text
    // A plus sign that is not escaped.
    case .date: text.replacing(" ", with: "+")
    case .string, .text, .int, .uint, .double, .uuid, .url, .external: text
    }
  }

  /// Every value of a type as a file writes it; empty if there is no list of them.
  package func writtenValues(of kind: ValueType.Kind) -> [String] {
    switch kind {
    case .bool: ["true", "false"]
    case .enumeration(let index), .openEnumeration(let index):
      enumerations[index].values.map(\.text)
    case .string, .text, .int, .uint, .double, .uuid, .date, .url, .external: []
    }
  }

  /// Whether two literal texts are the same to this route set.
  package func isSame(_ left: String, _ right: String) -> Bool {
    Self.isSame(left, right, isCaseless)
  }

  fileprivate static func isSame(_ left: String, _ right: String, _ isCaseless: Bool) -> Bool {
    folded(left, isCaseless).utf8.elementsEqual(folded(right, isCaseless).utf8)
  }

  /// The text in lower case if the route set is `caseless`, so that equal texts have equal bytes.
  package func folded(_ text: String) -> String { Self.folded(text, isCaseless) }

  /// The same for a text that is a value of an enum, which may say `caseless` itself.
  package func folded(_ text: String, saysCaseless: Bool) -> String {
    Self.folded(text, isCaseless || saysCaseless)
  }

  /// The value of a closed enum that a text of a link is.
  func value(of text: String, in enumeration: Enumeration) -> Enumeration.Value? {
    enumeration.value(of: text) { Self.isSame($0, $1, isCaseless || enumeration.saysCaseless) }
  }

  /// The bytes of a text, folded.
  package func foldedBytes(_ text: String) -> [UInt8] { Array(folded(text).utf8) }

  private static func folded(_ text: String, _ isCaseless: Bool) -> String {
    if text.isFragmentMark { return .fragmentMark }
    return isCaseless ? text.asciiLowercased : text
  }

  private func isNumber(_ text: String, of type: ValueType) -> Bool {
    if let range = type.bounds?.padding { return range.accepts(text) }
    let isDouble = type.kind == .double
    guard Self.isCanonicalNumber(text, allowsFraction: isDouble) else { return false }
    switch type.bounds {
    case .int(let low, let high)?: return Int(text).map { (low...high) ~= $0 } ?? false
    case .uint(let low, let high)?: return UInt(text).map { (low...high) ~= $0 } ?? false
    case .double(let low, let high)?: return Self.double(text).map { (low...high) ~= $0 } ?? false
    case .padded?, .hosts?, .filled?, nil:
      if isDouble { return Self.double(text) != nil }
      return type.kind == .int ? Int(text) != nil : UInt(text) != nil
    }
  }

  /// A number that is finite and no negative zero, also after it is rounded.
  private static func double(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number == 0 && number.sign == .minus ? nil : number
  }

  /// Whether the text is a number in its canonical form: `7`, `-7` or `0.5`, but not
  /// `+7`, `007`, `-0` or `1e3`.
  package static func isCanonicalNumber(_ text: String, allowsFraction: Bool) -> Bool {
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var (point, isZero) = (bytes.count, true)
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if allowsFraction, byte == 0x2E, point == bytes.count {
        point = index
      } else if byte < 0x30 || byte > 0x39 {
        return false
      } else if byte != 0x30 {
        isZero = false
      }
      index += 1
    }
    guard point > start, point + 1 != bytes.count else { return false }
    return (point == start + 1 || bytes[start] != 0x30) && !(isNegative && isZero)
  }

  private func isWebLink(_ text: String, of type: ValueType) -> Bool {
    guard let link = try? LinkParts(text, isPath: false),
      link.scheme?.isWebScheme == true
    else { return false }
    guard case .hosts(let hosts)? = type.bounds else { return true }
    return hosts.contains { $0.covers(link.host ?? "") }
  }

  private static func isUUID(_ text: String) -> Bool {
    guard text.utf8.count == 36 else { return false }
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { (0x30...0x39) ~= $0 || (0x61...0x66) ~= $0 | 0x20 }
  }
}

extension Enumeration {
  /// Returns the value of a text in a link, for an open enum.
  ///
  /// The values of a mounted set are read as its own file says, `caseless` or not.
  package func value(ofLink text: String) -> Value? {
    value(of: text) { RouteModel.isSame($0, $1, isCaseless) }
  }
}
