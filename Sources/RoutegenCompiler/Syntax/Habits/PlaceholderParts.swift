/// Placeholders with contents in the form of other tools.
struct PlaceholderParts {
  private let draft: Draft

  init(_ draft: Draft) { self.draft = draft }

  /// - Parameter range: The placeholder, from its `{` to after its `}`.
  func finding(_ text: String, _ range: Range<Int>, _ isInPath: Bool) -> Finding? {
    guard range.count <= SegmentReader.longest, !Self.isPlaceholder(text) else { return nil }
    let contents = text.dropFirst().dropLast()
    let inner = contents.trimmed
    let first = range.lowerBound + 1 + contents.prefix { $0 == " " || $0 == "\t" }.utf8.count
    let reader = PlaceholderReader(String(inner), in: place(of: range, inner, isInPath))
    let form: PlaceholderReader.Problem = (
      PlaceholderForm.placeholder.rawValue, nil, 0..<inner.utf8.count
    )
    guard let problem = reader.problem ?? (reader.replacement == text ? nil : form) else {
      return nil
    }
    let declaration = reader.meant.declaration.map { "declare it: '\($0)'" }
    let example = reader.example.map { "write '\($0)'" }
    let finding = Finding(
      code: .unexpectedToken, message: problem.message,
      notes: [problem.note ?? example, declaration].compactMap { $0 },
      place: inner.isEmpty
        ? range : (first + problem.range.lowerBound)..<(first + problem.range.upperBound))
    return reader.replacement.map {
      finding.declaring($0, in: range, isCertain: reader.isCertain)
    } ?? finding
  }

  private func place(
    of range: Range<Int>, _ inner: Substring, _ isInPath: Bool
  ) -> MeantParameter.Place {
    let isAfterSlash = draft.bytes[..<range.lowerBound].last == UInt8(ascii: "/")
    // `/{#id}` is no fragment.
    guard isInPath, !(isAfterSlash && inner.hasPrefix("#")) else { return .item }
    let next = draft.bytes[range.upperBound...].first ?? UInt8(ascii: " ")
    let isLast = next.isBlank || next.isLineEnd || "?#".utf8.contains(next)
    return isAfterSlash && (isLast || next == UInt8(ascii: "/")) ? .segment(isLast: isLast) : .part
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
    return name.text.filter { !".-".contains($0) }.isPlainName && !name.text.hasSuffix(".")
      && (type?.isPlainName ?? !Vocabulary.builtInTypes.contains(name.text))
      && type?.first?.isNumber != true && type?.looksLikeNumber != true && type != "path"
      && !value.hasPrefix("=") && !(value.hasPrefix("'") && value.hasSuffix("'"))
      && !(["Int", "UInt", "Double", "Bool"].contains(type.flatMap(ForeignType.name) ?? "")
        && value.contains { " ,(".contains($0) })
      && (type != nil || !value.contains(":"))
      && ![" in ", " plus literal", " where ", " also ", " else "].contains(where: value.contains)
      && (type != nil || !Vocabulary.builtInTypes.contains(value))
  }
}

extension String {
  fileprivate var isPlainName: Bool {
    utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
  }
}
