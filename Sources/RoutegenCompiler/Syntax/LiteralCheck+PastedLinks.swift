/// Values of one link in a pattern that was pasted.
extension LiteralCheck {
  // `/recipe?id=1234`, `/search?q=caf%C3%A9`
  func pastedValue(of item: ItemSyntax) -> Diagnostic? {
    guard let key = item.key, case .literal(let text) = item.value,
      let type = pastedType(text, digits: 2) ?? (isEscapedWord(text) ? "String" : nil)
    else { return nil }
    let parameter = key.text.isName ? "{\(key.text)" : "\(key.text)={value"
    return pasted(text, type, is: parameter, replace: item.span)
  }

  // `/users/42`, `/orders/6F9619FF-8B86-D011-B42D-00C04FC964FF`
  func pastedValue(of segment: SegmentSyntax, digits: Int) -> Diagnostic? {
    guard segment.pieces.count == 1, case .literal(let text) = segment.pieces[0],
      let type = pastedType(text, digits: digits)
    else { return nil }
    return pasted(text, type, is: "{id", replace: text.span)
  }

  private func pasted(
    _ text: NameSyntax, _ type: String, is parameter: String, replace span: Span
  ) -> Diagnostic {
    let problem = Diagnostic(
      .suspiciousText, "the route opens only links with '\(text.text)'", at: text.span)
    // The text is a word, which no change drops.
    if type == "String" { return problem.note("for any value, write '\(parameter)}'") }
    let any = "\(parameter): \(type)}"
    return problem.propose(
      "change it to '\(any)', which is any value", replace: span, with: any)
  }

  /// The type of a value that is most likely that of one link.
  private func pastedType(_ text: NameSyntax, digits: Int) -> String? {
    guard let type = text.text.typeOfIdentifier else { return nil }
    return type == "Int" && text.text.utf8.count < digits ? nil : type
  }

  private func isEscapedWord(_ text: NameSyntax) -> Bool {
    file.bytes[text.span.start..<text.span.end].contains(UInt8(ascii: "%"))
      && text.text.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: " ") }
  }
}

extension String {
  /// The type of a text that is the identifier of a thing and no word: digits, a UUID, at least 16 hexadecimal
  /// digits, or at least 20 letters and digits that alternate as in no word.
  package var typeOfIdentifier: String? {
    guard utf8.contains(where: \.isDigit) else { return nil }
    let bytes = Array(utf8)
    if isNumber { return bytes.count < 19 ? "Int" : "String" }
    let hyphens = bytes.indices.filter { bytes[$0] == UInt8(ascii: "-") }
    let isHexadecimal = bytes.allSatisfy { $0.isHexDigit || $0 == UInt8(ascii: "-") }
    if bytes.count == 36, hyphens == [8, 13, 18, 23], isHexadecimal { return "UUID" }
    if bytes.count >= 16, hyphens.isEmpty, isHexadecimal { return "String" }
    let changes = zip(bytes, bytes.dropFirst()).count { $0.isDigit != $1.isDigit }
    return bytes.count >= 20 && changes >= 4 && bytes.allSatisfy(\.isLetterOrDigit) ? "String" : nil
  }
}

extension DeclarationSyntax {
  /// The path of a route of literal text, with one number in place of all others; `nil` if it has none.
  var series: String? {
    guard case .route(let route) = self, route.pattern.segments.contains(where: \.isNumber),
      route.pattern.parameters.isEmpty
    else { return nil }
    return route.pattern.segments.flatMap(\.pieces).map { piece in
      if case .literal(let text) = piece { text.text.isNumber ? "0" : text.text } else { "" }
    }.joined(separator: "/")
  }
}

extension SegmentSyntax {
  var isNumber: Bool {
    if pieces.count == 1, case .literal(let text) = pieces[0] { text.text.isNumber } else { false }
  }
}

extension String {
  fileprivate var isNumber: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }
}
