import RoutegenSource

/// Code of another language that declares routes: one message, and the routes in it.
extension Run {
  var code: Result? {
    guard let start,
      let code = ForeignCode(
        file.bytes, from: start, statements: statements, indentation: indentation(first)),
      !code.routes.isEmpty
    else { return nil }
    let inside = entries.prefix { tokens[$0.start].span.start < code.end }
    // A function of Python goes on with the lines that are indented deeper.
    let below =
      file.bytes[..<code.end].last == UInt8(ascii: ":")
      ? entries.dropFirst(inside.count).prefix { indentation($0) > indentation(first) } : []
    let whole = place(inside + below)
    let written = file.text(of: Span(file: file.id, start: start, end: code.end))
    var problem = Diagnostic(
      foreignAttributes.isEmpty ? .unknownDirective : .invalidAttribute,
      "this is \(language(of: written)); a route is its pattern",
      at: Span(file: file.id, start: start, end: code.endOfPath ?? code.end))
    if Array(written.utf8).firstOffset(of: "host") != nil {
      problem = problem.note("a host is written 'host example.com'")
    }
    let lines = code.routes.map { $0.lines() }
    let text = lines.compactMap { $0?.joined(separator: "\n") }.joined(separator: "\n")
    guard !lines.contains(where: { $0 == nil }), Fragment.isRead(text) else {
      // What is wrong with the path itself: `{id?}`.
      let path = Draft(code.routes.first?.path.map(ForeignPath.pattern) ?? "")
      let finding = PatternParts(path, Attempt(path, LineContext(form: .declaration))).findings
        .first
      let notes =
        finding.map { [$0.message] + $0.notes } ?? ["write the path, such as '/users/{id: Int}'"]
      return (inside.count + below.count, notes.reduce(problem) { $0.note($1) })
    }
    return (
      inside.count + below.count,
      problem.propose(
        text.contains("\n") ? "write the patterns alone" : "write '\(text)'",
        replace: Span(file: file.id, start: start, end: max(whole.end, code.end)), with: text)
    )
  }

  /// The offset of the attribute, or of the line, if it may be code.
  private var start: Int? {
    guard !first.line.isEmpty || first.block != nil else { return nil }
    let line = tokens[first.line.lowerBound]
    if line.kind == .slash || Directive(rawValue: file.text(of: line.span)) != nil { return nil }
    guard
      first.block != nil || !first.attributes.isEmpty || text.hasMarkOfCode
        || second?.hasPrefix(".") == true || second?.hasPrefix("->") == true
    else { return nil }
    let attribute = foreignAttributes.first.map { tokens[$0.lowerBound] }
    return (attribute ?? line).span.start
  }

  private var foreignAttributes: ArraySlice<Range<Int>> {
    first.attributes.drop {
      AttributeKind.has(file.text(of: tokens[$0.lowerBound].span).dropFirst())
    }
  }

  /// An attribute belongs to the function or type after it.
  private var statements: Int {
    let next = second ?? ""
    let isAttribute =
      text.hasPrefix("#[") && ["fn ", "pub ", "async ", "#["].contains(where: next.hasPrefix)
    return foreignAttributes.count + (isAttribute ? 2 : 1)
  }

  private func language(of written: String) -> String {
    let bytes = Array(written.utf8)
    let language = Self.names.first { bytes.firstOffset(of: $0.text) != nil }
    return language?.name ?? (bytes.has("<", at: 0) ? "XML" : "code of another language")
  }

  private static let names: [(text: String, name: String)] = [
    ("Route::", "PHP code"), ("#[Route", "PHP code"), ("#[", "Rust code"), ("[Http", "C# code"),
    ("[Route", "C# code"), ("addRoute:", "Objective-C code"), ("resources :", "code of Rails"),
    ("android:", "an Android manifest"), ("\": ", "JSON"), ("GoRoute(", "Dart code"),
    ("AutoRoute(", "Dart code"),
    ("path('", "Python code"), ("path(\"", "Python code"), ("path(r", "Python code"),
    ("func(", "Go code"), ("=> {", "JavaScript code"), ("const ", "JavaScript code"),
  ]
}

extension String {
  /// Whether the text has a bracket or a text, without which no line is code.
  fileprivate var hasMarkOfCode: Bool {
    let bytes = Array(utf8)
    return noMarksOfCode.firstOffset(in: bytes, 0, bytes.count) < bytes.count
  }
}

/// The bytes that are no brackets and begin no text.
private let noMarksOfCode = ByteSet { !"([{<\"'`:".utf8.contains($0) }
