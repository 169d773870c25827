import RoutegenSource

/// Code of another language that declares routes: one message, and the routes in it.
extension Run {
  var code: Result? {
    guard let start, let code = ForeignCode(file.bytes[start...], statements: statements),
      !code.routes.isEmpty
    else { return nil }
    let inside = entries.prefix { tokens[$0.start].span.start < code.end }
    // A function of Python goes on with the lines that are indented deeper.
    let below =
      file.bytes[..<code.end].last == UInt8(ascii: ":")
      ? entries.dropFirst(inside.count).prefix { indentation($0) > indentation(first) } : []
    let whole = place(inside + below)
    let problem = Diagnostic(
      first.attributes.isEmpty ? .unknownDirective : .invalidAttribute,
      "this is \(language); a route is its pattern",
      at: Span(file: file.id, start: start, end: code.endOfPath ?? code.end))
    let lines = code.routes.map { $0.lines() }
    guard !lines.contains(where: { $0 == nil }) else {
      return (
        inside.count + below.count, problem.note("write the path, such as '/users/{id: Int}'")
      )
    }
    let text = lines.flatMap { $0 ?? [] }.joined(separator: "\n")
    guard Fragment.isRead(text) else { return (inside.count + below.count, problem) }
    return (
      inside.count + below.count,
      problem.propose(
        text.contains("\n") ? "write the patterns alone" : "write '\(text)'",
        replace: Span(file: file.id, start: start, end: max(whole.end, code.end)), with: text)
    )
  }

  /// The offset of the attribute, or of the line, if it may be code.
  private var start: Int? {
    let (start, line) = (tokens[first.start].span, tokens[first.line.lowerBound])
    let isNative = line.kind == .slash || Directive(rawValue: file.text(of: line.span)) != nil
    if isNative || Attributes.names.contains(String(file.text(of: start).dropFirst())) {
      return nil
    }
    return first.line.isEmpty && first.block == nil ? nil : start.start
  }

  /// An attribute belongs to the function or type after it.
  private var statements: Int {
    let next = entries.dropFirst().first.map(text) ?? ""
    let isAttribute =
      text.hasPrefix("#[") && ["fn ", "pub ", "async ", "#["].contains(where: next.hasPrefix)
    return first.attributes.count + (isAttribute ? 2 : 1)
  }

  private var language: String {
    Self.languages.first(where: { text.contains($0.text) })?.name ?? "code of another language"
  }

  private static let languages: [(text: String, name: String)] = [
    ("Route::", "PHP code"), ("#[Route", "PHP code"), ("#[", "Rust code"), ("[Http", "C# code"),
    ("[Route", "C# code"), ("addRoute:", "Objective-C code"), ("resources :", "code of Rails"),
    ("android:", "an Android manifest"), ("GoRoute(", "Dart code"), ("AutoRoute(", "Dart code"),
    ("re_path(", "Python code"), ("func(", "Go code"), ("=> {", "JavaScript code"),
    ("const ", "JavaScript code"), ("<", "XML"),
  ]
}
