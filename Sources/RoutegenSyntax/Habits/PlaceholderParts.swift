import RoutegenSource

/// Placeholders with contents in the form of other tools.
struct PlaceholderParts {
  private let draft: Draft

  init(_ draft: Draft) { self.draft = draft }

  /// - Parameter range: The placeholder, from its `{` to after its `}`.
  func finding(_ text: String, _ range: Range<Int>, _ isInPath: Bool) -> Finding? {
    if text.hasPrefix("{{"), text.hasSuffix("}}") {
      let inner = String(text.dropFirst().dropLast()[...].trimmed)
      return Finding(
        code: .unexpectedToken, message: "a placeholder takes one brace on each side", place: range
      ).changed(to: inner, isCertain: true)
    }
    let contents = String(text.dropFirst().dropLast())
    if Self.isSimple(contents) { return nil }
    let start = range.lowerBound + 1
    if let warning = quotedDefault(contents, start) { return warning }
    guard !Self.isPlaceholder(text) else { return nil }
    let inner = contents[...].trimmed
    let first = start + contents.prefix { $0 == " " || $0 == "\t" }.utf8.count
    if inner.isEmpty {
      return Finding(
        code: .unexpectedToken, message: "a placeholder needs a name",
        notes: ["write '{id}', or '{id: Int}' with a type"], place: range)
    }
    // `/{#id}` is no fragment.
    let isAfterSlash = draft.bytes[..<range.lowerBound].last == UInt8(ascii: "/")
    let isPath = isInPath && !(isAfterSlash && inner.hasPrefix("#"))
    let next = draft.bytes[range.upperBound...].first ?? UInt8(ascii: " ")
    let isSegment = isAfterSlash && (next.isBlank || next.isLineEnd || "/?#".utf8.contains(next))
    guard
      let (habit, match) = Habit.find(
        inPlaceholder: String(inner), isInPath: isPath, isPartOfSegment: isPath && !isSegment)
    else { return nil }
    let marked = (first + match.marked.lowerBound)..<(first + match.marked.upperBound)
    let finding = Finding(
      code: habit.code, message: match.holes.fill(habit.message),
      notes: habit.notes.map(match.holes.fill), place: marked.isEmpty ? range : marked)
    guard let write = habit.write.map(match.holes.fill) else { return finding }
    return finding.declaring(
      write, in: range, isCertain: habit.isCertain(match.holes))
  }

  private static let quoted = Template("‹text›=~«'‹some›'»")

  // `{sort = 'newest'}`
  private func quotedDefault(_ contents: String, _ start: Int) -> Finding? {
    guard contents.hasSuffix("'"), let match = Self.quoted.match(HabitLine(contents)) else {
      return nil
    }
    let range = (start + match.marked.lowerBound)..<(start + match.marked.upperBound)
    return Finding(
      code: .suspiciousText, message: "the quotation marks are part of the default",
      notes: ["for a default that has them, write '\"\(draft.text(range))\"'"], place: range,
      change: Finding.Change(range: range, text: match.holes["some"], title: "remove them"))
  }

  /// Whether the contents are a name, or a name and a type, as most are.
  private static func isSimple(_ contents: String) -> Bool {
    let bytes = Array(contents.utf8)
    let name = endOfName(bytes, 0)
    if name == bytes.count { return name > 0 && !Vocabulary.builtInTypes.contains(contents) }
    return name > 0 && bytes.has(": ", at: name) && endOfName(bytes, name + 2) == bytes.count
      && bytes.count > name + 2 && !(bytes.has("path", at: name + 2) && bytes.count == name + 6)
  }

  /// The end of the name at an offset, of letters of ASCII; the offset itself if there is none.
  private static func endOfName(_ bytes: [UInt8], _ start: Int) -> Int {
    let names = ByteSet.names
    if start < bytes.count, bytes[start].isDigit { return start }
    var end = start
    while end < bytes.count, names.contains(bytes[end]) { end += 1 }
    return end
  }

  /// Whether the grammar reads a placeholder, and its name and its type are names.
  private static func isPlaceholder(_ text: String) -> Bool {
    let file = SourceFile(path: "", text: text)
    var bag = DiagnosticBag()
    let tokens = lex(file, into: &bag).tokens
    var parser = LineParser(0..<(tokens.count - 1), of: tokens, in: file)
    guard let parameter = try? parser.placeholder(), parser.atEnd else { return false }
    return parameter.isPlain
  }
}

extension ParameterSyntax {
  /// Whether the name and the type consist of letters, digits and `_`, as names do.
  var isPlain: Bool {
    let type = type?.name.text
    let value = defaultValue?.text ?? ""
    return name.text.isPlainName
      && (type?.isPlainName ?? !Vocabulary.builtInTypes.contains(name.text))
      && type?.first?.isNumber != true && type?.looksLikeNumber != true && type != "path"
      && !value.hasPrefix("=")
      && ![" in ", " plus literal", " where ", " also "].contains(where: value.contains)
      && (type != nil || !Vocabulary.builtInTypes.contains(value))
  }
}

extension String {
  fileprivate var isPlainName: Bool {
    utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
  }
}
