import RoutegenCompiler

extension Diagnostic {
  /// The diagnostic with the line that declares what is missing, at the place where the file has such lines.
  func withDeclaration(in file: SourceFile) -> Diagnostic {
    guard fixIts.isEmpty else { return self }
    if code == .missingRoutesName {
      let words =
        file.path.split(separator: "/").last?.prefix { $0 != "." }
        .split { !$0.isLetter && !$0.isNumber } ?? []
      let name = words.map { Names.typeName(of: String($0)) }.joined()
      // A name that is there is only in the wrong place.
      guard span.start == span.end, Names.isIdentifier(name) else { return self }
      return adding("write 'routes \(name)' above it", "routes \(name)\n", at: 0)
    }
    guard code == .unknownRequirement, let last = file.lastLineOfHead else { return self }
    let line = "require \(file.text(of: span)[...].trimmed)"
    return adding("declare it: '\(line)'", "\n" + line, at: last.end)
  }

  private func adding(_ title: String, _ text: String, at offset: Int) -> Diagnostic {
    propose(title, replace: Span(file: span.file, start: offset, end: offset), with: text)
  }

  /// The diagnostic with the form of what is wrong, if neither a change nor a note says what to write.
  ///
  /// - Parameter lines: The lines after a change that is not offered, because it leaves words out.
  func withRemedy(insteadOf lines: String? = nil) -> Diagnostic {
    guard saysNothingToWrite else { return self }
    let parts = (lines ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }.prefix(3)
    let text =
      parts.isEmpty ? forms[code] : "write \(parts.map { "'\($0)'" }.joined(separator: ", then "))"
    return text.map(note) ?? self
  }

  /// Whether this is an error without a change, a note and an example in its own words.
  package var saysNothingToWrite: Bool {
    severity == .error && fixIts.isEmpty && notes.isEmpty && !message.contains("as in '")
      && !message.contains(" is written '")
  }
}

extension SourceFile {
  /// The last of the lines before the first route that say what the file is about.
  fileprivate var lastLineOfHead: Span? {
    let words: Set<Substring> = ["routes", "scheme", "host", "require", "access", "handlers"]
    var last: Span?
    for line in 1...lineCount {
      let text = text(of: span(ofLine: line))
      if text.hasPrefix("/") || text.hasPrefix("@") { break }
      if words.contains(text.prefix { $0 != " " }), !text.contains("{") {
        last = span(ofLine: line)
      }
    }
    return last
  }
}

private let forms: [DiagnosticCode: String] = [
  .unterminatedString: "a text ends with '\"' on its line, and a '\"' in it is written '\\\"'",
  .unclosedBlock: "a block ends with '}', on the line below its last one",
  .invalidEscape: "write the character itself, as in '/café': links have it percent-encoded",
  .nestedTooDeep:
    "write the whole path of the inner routes, as in '/shop/cart', outside of the blocks",
  .invalidAttribute: "an attribute is written once, above its route, as in '@internal'",
  .invalidHost: "write a host alone, without a port, as in 'example.com'",
  .unexpectedToken: "a route is written '/users/{id: Int} as user', and a host 'host example.com'",
  .unknownDirective: "a route is written '/users/{id: Int} as user', and a host 'host example.com'",
  .invalidPattern: "a pattern is written '/users/{id: Int}?{page: Int = 1}#{section}'",
  .foreignPlaceholder: "a placeholder is written '{id}' or '{id: Int}'",
  .missingRoutesName: "a file begins with a line like 'routes App'",
  .duplicateDeclaration: "remove one of the two, or give it another name",
  .duplicateParameter: "give one of the two another name, as in '/users/{user}/posts/{post}'",
  .reservedName: "choose another name, as in '/none as nothing'",
  .invalidName: "a name begins with a letter: '/home as start'",
  .invalidDefault: "a default is a value of the type: '{page: Int in 1...50 = 1}'",
  .invalidRange:
    "a range is written '{page: Int in 1...50}', or '{month: Int in 01...12}' for two digits",
  .invalidParameterType:
    "a path has single values, as in '/users/{id: Int}', and a query also lists: '?{tags: [String]}'",
  .adjacentParameters: "a text separates two parameters, as in '{from}-{to}'",
  .misplacedRest: "the rest is the last segment, as in '/files/{path...}'",
  .aliasParameters:
    "an 'also' has the parameters of its route, as in 'also /old/{id}', or their values: 'also /top with sort = top'",
  .duplicateKey: "remove one of the two items, or give it another key: 'other={name}'",
  .duplicateValue: "remove one of the two, or give it another text: 'newest = \"new\"'",
  .unmatchedPayloadPattern: "remove the line, or move it above the line that decides before it",
  .unprintablePattern: "write a text that a link can have, as in '/home'",
  .emptyGroup: "write its routes between the braces, as in '/shop { /cart }'",
  .unnamedPlaceholder:
    "write '{_}' in an 'also', an 'except' or an 'unwrap', and '{name: Type}' where the value matters",
  .unknownRequirement: "declare it with a line like 'require login'",
  .unknownRouteSet: "write the name in the first line of the other file, as in '/shop mount Shop'",
  .invalidMount: "a mount is written '/shop mount Shop'",
  .invalidEnvelope:
    "write 'unwrap /click?url' for the value of 'url', or 'unwrap /click#' for the fragment",
  .invalidVariant:
    "a variant has lines 'scheme myapp-beta', 'host beta.example.com' and 'host a.com = b.com'",
  .ambiguousRoutes:
    "remove one of the two patterns, or make it more specific: with text, or a type as in '{id: Int}'",
  .failingExample:
    "an 'example' is a link of the route above it, and a 'nomatch' is one that it does not open",
  .unreachableRoute:
    "remove it, or make it more specific than the others: with text, or a type as in '{id: Int}'",
  .mountCycle: "mount the set in one direction only, as in '/shop mount Shop'",
]
