import RoutegenCompiler

extension Server {
  mutating func hover(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> JSONMembers? {
    let document = try document(parameters.textDocument)
    let checked = try checkedDocument(document.uri)
    guard let file = checked.files.first else { return nil }
    let offset = document.text.offset(of: parameters.position, in: client.encoding)
    var locations = SpanLocations(checked, openURIs, client.encoding)
    let text = HoverText(checked, file)
    func hover(_ markdown: String, _ span: Span) -> JSONMembers {
      [
        "contents": LSP.MarkupContent(kind: client.hoverFormat, value: markdown),
        "range": locations.range(of: span),
      ]
    }
    let occurrence = SymbolIndex(file, checked.model).occurrence(at: offset)
    if let occurrence, occurrence.isName, let markdown = text.markdown(of: occurrence.symbol) {
      return hover(markdown, occurrence.span)
    }
    if let (span, markdown) = text.word(at: offset, summary: summary) {
      return hover(markdown, span)
    }
    if let occurrence, let markdown = text.markdown(of: occurrence.symbol) {
      return hover(markdown, occurrence.span)
    }
    // The pattern of a route with a name after `as` is no occurrence.
    guard let route = file.syntax.declarations.route(at: offset),
      let markdown = text.markdown(ofRouteAt: route.identity)
    else { return nil }
    return hover(markdown, route.pattern.span)
  }
}

/// The explanations of symbols, in Markdown.
struct HoverText {
  private let checked: CheckedDocument
  private let file: ParsedFile

  init(_ checked: CheckedDocument, _ file: ParsedFile) {
    (self.checked, self.file) = (checked, file)
  }

  /// Returns the explanation of a symbol; `nil` if its declaration has a mistake or is missing.
  func markdown(of symbol: Symbol) -> String? {
    switch symbol {
    case .routeSet(let name): markdown(ofRouteSet: name)
    case .type(let name): markdown(ofType: name)
    case .value(let name, let type):
      file.syntax.enumeration(type)?.values.first { $0.name.text == name }
        .map { code("case \(name)") + "\nIts text in links is `\($0.text?.text ?? name)`." }
    case .requirement(let name):
      code("require \(name)")
        + "\nThe app checks it before it opens a route with `@requires(\(name))`."
    case .route(let offset): markdown(ofRouteAt: offset)
    case .parameter(let name, let offset):
      file.syntax.declarations.parameter(at: offset).map { parameter in
        code(file.file.text(of: parameter.span)) + "\nThe parameter `\(name)`."
      }
    }
  }

  /// Returns the word of the language at an offset, or the rule in a comment, with its explanation.
  func word(at offset: Int, summary: (DiagnosticCode) -> String?) -> (Span, String)? {
    let tree = SyntaxTree(file.file)
    func isHere(_ span: Span) -> Bool { span.start <= offset && offset < span.end }
    if let comment = tree.comments.first(where: isHere) {
      let span = file.file.word(at: offset, in: comment)
      let code = DiagnosticCode.ofCompiler.code(file.file.text(of: span))
      return code.flatMap { code in
        summary(code).map { (span, self.code("\(code.rawValue) \(code.name)") + "\n" + $0) }
      }
    }
    return tree.tokens.firstIndex { isHere($0.span) }.flatMap { index in
      tree.word(index).map { (tree.tokens[index].span, code($0.example) + "\n" + $0.meaning) }
    }
  }

  /// Returns the explanation of a route or group, by the offset of its name or pattern.
  func markdown(ofRouteAt offset: Int) -> String? {
    let model = checked.model
    if let route = model.routes.first(where: { isHere($0, offset) }) {
      let values = route.parameters.map { "\($0.name): \(model.typeText(of: $0))" }
      let signature = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      var parts = [code("\(model.name).\(route.qualifiedName)\(signature)")]
      parts.append(
        "`\(route.pattern.text)`" + route.writtenAliases.map { ", `\($0.text)`" }.joined())
      parts += facts(route.attributes)
      return (parts + [route.documentation.joined(separator: "\n")]).joined(separator: "\n\n")
    }
    guard let group = model.allGroups.first(where: { isHere($0, offset) }) else { return nil }
    let names = ([model.name] + group.groupNames + [group.typeName]).joined(separator: ".")
    let patterns = ([group.patternText] + group.aliasTexts).map { "`\($0)`" }
    let parts = [code("enum \(names)"), patterns.joined(separator: ", ")] + facts(group.attributes)
    return (parts + [group.documentation.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private func isHere(_ declared: some Declared, _ offset: Int) -> Bool {
    declared.nameSpan.file == file.file.id && declared.nameSpan.start == offset
  }

  private func facts(_ attributes: Attributes) -> [String] {
    var facts: [String] = []
    if let reason = attributes.deprecation {
      facts.append("Deprecated" + (reason.isEmpty ? "." : ": \(reason)"))
    }
    if !attributes.requirements.isEmpty {
      facts.append(
        "Requires " + attributes.requirements.map { "`\($0)`" }.joined(separator: ", ") + ".")
    }
    if attributes.callback != nil { facts.append(AttributeKind.callback.meaning) }
    return facts
  }

  private func markdown(ofRouteSet name: String) -> String? {
    let model =
      checked.model.name == name
      ? checked.model : checked.model.mounts.first { $0.model.name == name }?.model
    return model.map { model in
      code("routes \(name)") + "\n\(model.routes.count) routes\n\n"
        + model.documentation.joined(separator: "\n")
    }
  }

  private func markdown(ofType name: String) -> String? {
    if let syntax = file.syntax.enumeration(name) {
      let values = syntax.values.map { value in
        value.name.text + (value.text.map { " = \"\($0.text)\"" } ?? "")
      }
      let keyword = (syntax.isCaseless ? "caseless " : "") + (syntax.isOpen ? "open enum" : "enum")
      return code("\(keyword) \(name) { \(values.joined(separator: ", ")) }") + "\n"
        + syntax.documentation.joined(separator: "\n")
    }
    for case .type(let syntax) in file.syntax.declarations where syntax.name.text == name {
      let prefix = syntax.prefix.map { " begins \"\($0.text)\"" } ?? ""
      return code("type \(name)\(prefix)") + "\nA Swift type of the app."
    }
    return nil
  }

  private func code(_ text: String) -> String { "```routes\n\(text)\n```\n" }
}

extension SourceFile {
  /// Returns the run of letters, digits and `-` around an offset in a span.
  fileprivate func word(at offset: Int, in span: Span) -> Span {
    func isPart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let start = bytes[span.start..<offset].lastIndex { !isPart($0) }.map { $0 + 1 } ?? span.start
    let end = bytes[offset..<span.end].firstIndex { !isPart($0) } ?? span.end
    return Span(file: id, start: start, end: max(start, end))
  }
}
