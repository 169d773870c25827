/// Query items in the form of other tools.
struct ItemParts {
  private let draft: Draft

  init(_ draft: Draft) { self.draft = draft }

  // MARK: Keys

  func finding(key text: String, _ range: Range<Int>) -> Finding? {
    if text.contains("{") { return nil }
    if let warning = SuspiciousText.finding(text, range, in: draft) { return warning }
    return ForeignSegment.value(text, of: "").map { Finding($0, text, range) }
  }

  // MARK: Values

  func finding(value text: String, _ range: Range<Int>, _ key: Range<Int>) -> Finding? {
    let name = draft.text(key)
    if text.hasPrefix("{") { return finding(placeholder: text, name, key, range) }
    if let type = typeAsValue(text, name, range, key) { return type }
    if let warning = SuspiciousText.finding(text, range, in: draft) { return warning }
    guard !text.contains("{") || text.hasPrefix("$") || text.hasPrefix(":"),
      let found = ForeignSegment.value(text, of: name)
    else { return nil }
    let other = found.replacement?.split(separator: "\n").last.map(String.init) ?? ""
    let isWhole = other == "{\(name)}" || other.hasPrefix("{\(name):")
    return Finding(
      found, text, range,
      replacing: isWhole ? key.lowerBound..<range.upperBound : nil)
  }

  // `page=Int`, which is literal text
  private func typeAsValue(
    _ text: String, _ name: String, _ range: Range<Int>, _ key: Range<Int>
  ) -> Finding? {
    // A '?' is no part of a text, so with one the value is certainly meant as a type.
    let isOptional = text.hasSuffix("?")
    let type = isOptional ? String(text.dropLast()) : text
    guard Vocabulary.builtInTypes.contains(type) else { return nil }
    let encoded = type.withFirstByteEncoded + (isOptional ? "%3F" : "")
    return Finding(
      code: isOptional ? .unexpectedToken : .suspiciousText,
      message: "'\(text)' is literal text here, and not the type of a parameter",
      notes: ["for links that have the text itself, write '\(encoded)'"],
      place: range
    ).changed(to: "{\(name): \(text)}", in: key.lowerBound..<range.upperBound)
  }

  // `page={Int}`, whose placeholder has a type and no name; `tag[]={tag}`, whose parameter is no list
  private func finding(
    placeholder text: String, _ name: String, _ key: Range<Int>, _ range: Range<Int>
  ) -> Finding? {
    guard text.hasSuffix("}"), !text.dropFirst().contains("{") else { return nil }
    let contents = String(text.dropFirst().dropLast())
    let type = contents.hasSuffix("?") ? String(contents.dropLast()) : contents
    if Vocabulary.builtInTypes.contains(type) {
      return Finding(
        code: .unexpectedToken,
        message: "'\(contents)' is a type, and the name of the parameter is missing",
        place: range
      ).changed(to: "{\(name): \(contents)}", in: key.lowerBound..<range.upperBound)
    }
    guard name.hasSuffix("[]"), !contents.contains("["), !contents.contains("="),
      !contents.contains(" also ")
    else {
      return nil
    }
    let parts = contents[...].cut(at: ":")
    let list =
      "{\((parts?.before ?? contents[...]).trimmed): [\((parts?.after ?? "String").trimmed)]}"
    var finding = Finding(
      code: .suspiciousText, message: "'\(name)' looks like the key of a list",
      notes: ["a link with two of the items does not open the route"], place: key)
    finding.change = Finding.Change(range: range, text: list, title: "write '\(name)=\(list)'")
    return finding
  }
}
