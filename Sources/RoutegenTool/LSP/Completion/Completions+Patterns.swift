import RoutegenCompiler

extension Proposal {
  init(_ parameter: ScopedName, form: String) {
    self.init(parameter.name, .variable, form: form, documentation: "`\(parameter.type)`")
  }
}

/// Patterns, placeholders and values.
extension Completions {
  // MARK: Segments

  /// The literal segments with which patterns of the file continue the path before the place.
  var segments: [Proposal] {
    segments(after: place.lines.flatMap(place.segments) + place.segments(place.line).dropLast())
      .map { Proposal($0, .folder) }
  }

  /// The segments with which a pattern may begin on a line.
  var segmentsWithSlash: [Proposal] {
    segments(after: place.lines.flatMap(place.segments)).map { Proposal("/\($0)", .folder) }
  }

  private func segments(after path: [String?]) -> [String] {
    var finder = SegmentFinder(syntax.file, place: place.file.bytes.count)
    finder.find(in: syntax.declarations, after: path[...])
    return finder.found
  }

  // MARK: Placeholders

  /// Query items and values of them: as placeholders.
  var items: [Proposal] {
    let isValue = place.line.last.map { place.roles[$0] == .equals } ?? false
    if ["except", "unwrap"].contains(place.first) {
      return isValue ? [Proposal("{_}", .variable)] : []
    }
    return placeholders(inBraces: true)
  }

  /// The placeholders that may be written: in an `also`, those of the route's parameters; in an `except`,
  /// those without a name; in a route, those of other routes.
  func placeholders(inBraces: Bool) -> [Proposal] {
    let texts: [(text: String, detail: String?)] =
      switch place.first {
      case "also"?: unsupplied.map { ($0.name, $0.type) } + [("_", nil)]
      case "when"?, "else"?: payloadParameters.map { ($0, nil) }
      case "except"?, "unwrap"?: [("_", nil), ("_...", nil), ("_...?", nil)]
      case _: commonPlaceholders.map { ($0, nil) }
      }
    return texts.map { text, detail in
      Proposal(inBraces ? "{\(text)}" : text, .variable, detail: detail)
    }
  }

  /// The placeholders of all routes with a name that the current route does not have, the commonest first.
  private var commonPlaceholders: [String] {
    let taken = Set(scope.map(\.name))
    var counts: [String: (count: Int, first: Int)] = [:]
    let isInQuery = place.line.contains { place.tokens[$0].kind.beginsPart }
    for route in syntax.declarations.allRoutes {
      let found = isInQuery ? route.pattern.itemParameters : route.pattern.pathPlaceholders
      for parameter in found where !parameter.isUnnamed && !taken.contains(parameter.name.text) {
        let text = String(syntax.file.text(of: parameter.span).dropFirst().dropLast())
        let known = counts[text] ?? (0, counts.count)
        counts[text] = (known.count + 1, known.first)
      }
    }
    return counts.sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }
      .map(\.key)
  }

  /// The parameters of the route and of the groups around it; on the line of an attribute, of the next route.
  var scope: [ScopedName] {
    let lines = place.lines + (place.route.map { [$0.line] } ?? [])
    return lines.flatMap(place.parameters) + (place.route == nil ? parametersOfNextRoute : [])
  }

  private var parametersOfNextRoute: [ScopedName] {
    guard place.first?.hasPrefix("@") == true else { return [] }
    let next = syntax.declarations.allRoutes.first {
      $0.pattern.span.start >= place.file.bytes.count
    }
    return next?.pattern.parameters.filter { !$0.isUnnamed }
      .map { ScopedName(name: $0.name.text, type: $0.type?.name.text ?? "String") } ?? []
  }

  /// The parameters that an `also` does not supply yet.
  private var unsupplied: [ScopedName] {
    let supplied = place.line.filter { [.parameterName, .assigned].contains(place.roles[$0]) }
      .map(place.text)
    return scope.filter { !supplied.contains($0.name) }
  }

  /// The parameters after `with`, or in the route after the arrow of an example.
  var assignments: [Proposal] {
    let sign = place.last(.arrow) == nil ? " =" : ":"
    return unsupplied.map { Proposal($0, form: "\($0.name)\(sign) <value>") }
  }

  // MARK: Types

  /// - Parameter expected: Whether it is a type, or one in a dictionary.
  func types(_ expected: Expected) -> [Proposal] {
    let builtIn = LanguageWord.types.map { Proposal($0, .class) }
    let string = builtIn.prefix(1)
    if isOfHost { return string + declaredTypes }
    // A bracket may follow, too: no list is around the place.
    switch (expected, place.expected.contains(.token(.leftBracket))) {
    case (.innerType, let mayBeList):
      return string + (mayBeList ? [Proposal("[String]", .class)] : [])
    case (_, false): return builtIn + declaredTypes
    case (_, true):
      let lists =
        ["[String]"] + (place.isItem ? ["String+", "[String]+"] : [])
        + ["[String: String]", "[String: [String]]"]
      return typesOfRoute + declaredTypes + builtIn + lists.map { Proposal($0, .class) }
    }
  }

  /// In an `also`, the type that the parameter has in the route.
  private var typesOfRoute: [Proposal] {
    guard place.first == "also", let name = place.last(.parameterName).map(place.text),
      let parameter = scope.first(where: { $0.name == name }),
      !LanguageWord.types.contains(where: { $0.text == parameter.type })
    else { return [] }
    return [Proposal(parameter.type, .class)]
  }

  private var declaredTypes: [Proposal] {
    syntax.declarations.compactMap { declaration in
      switch declaration {
      case .enumeration(let type) where !(isOfHost && type.isOpen):
        Proposal(
          type.name.text, .enum, documentation: type.documentation.joined(separator: "\n"))
      case .type(let type) where !isOfHost: Proposal(type.name.text, .class)
      case _: nil
      }
    }
  }

  /// Whether the placeholder is the value of a host: a text, or one of an enum that lists them.
  private var isOfHost: Bool { place.first == "host" }

  static let typesWithBounds: Set = ["Int", "UInt", "Double", "URL"]

  /// What may precede a default value.
  var defaultValue: [Proposal] {
    let isMeant = place.placeholder != nil && (place.type != nil || place.isItem)
    return isMeant
      ? [Proposal("=", .operator, form: "= <value>")]
        + (mayHaveElse ? [Proposal("else", .keyword, form: "else <value>")] : [])
        + (mayHaveOtherKeys ? [Proposal("also", .keyword, form: "also <key>")] : []) : []
  }

  /// Whether a text of an item may be no value of the type of the placeholder.
  private var mayHaveElse: Bool {
    place.isItem && place.type.map { !["String", "Text"].contains($0) } == true
  }

  private var mayHaveOtherKeys: Bool {
    place.isItem && place.expected.contains(.word("also"))
  }

  /// What may follow `in`.
  var bounds: [Proposal] {
    if place.type == "URL" { return hosts.filter { $0.label != "*" } }
    guard place.last(.number) == nil, place.type.map(Self.typesWithBounds.contains) == true else {
      return []
    }
    return [
      Proposal("0...", .value), Proposal("1...", .value),
      Proposal("1...50", .value, form: "<1>...<50>"),
    ]
  }

  // MARK: Values

  func values(of type: String?) -> [Proposal] {
    guard let type else { return [] }
    if type == "Bool" { return ["true", "false"].map { Proposal($0, .value) } }
    return syntax.enumeration(type)?.values.map { value in
      Proposal(value.name.text, .enumMember, detail: value.text.map { "\"\($0.text)\"" })
    } ?? []
  }
}

extension PatternSyntax {
  /// The placeholders that are whole items of the query: their name is the key.
  fileprivate var itemParameters: [ParameterSyntax] {
    query.compactMap { $0.key == nil ? $0.parameter : nil }
  }
}

/// Finds the literal segments that follow a path in the patterns of routes and exceptions, each once.
private struct SegmentFinder {
  private let file: SourceFile

  /// The end of the segment that is being written, which is left out.
  private let place: Int
  private(set) var found: [String] = []
  private var seen: Set<String> = []

  init(_ file: SourceFile, place: Int) {
    (self.file, self.place) = (file, place)
  }

  /// - Parameter path: The rest of the path; `nil` is any text.
  mutating func find(in declarations: [DeclarationSyntax], after path: ArraySlice<String?>) {
    for declaration in declarations {
      switch declaration {
      case .route(let route):
        // An `also` with a scheme does not continue the path of the group.
        let patterns = [route.pattern] + route.aliases.filter { $0.origin == nil }.map(\.pattern)
        for pattern in patterns { add(pattern, after: path) }
        for pattern in patterns {
          guard let block = route.block, let rest = pattern.rest(of: path) else { continue }
          find(in: block, after: rest)
        }
      case .exception(let exception): add(exception.pattern, after: path)
      case .origins(let block): find(in: block.block, after: path)
      case _: break
      }
    }
  }

  private mutating func add(_ pattern: PatternSyntax, after path: ArraySlice<String?>) {
    guard pattern.segments.count > path.count,
      zip(pattern.segments, path).allSatisfy({ $0.accepts($1) })
    else { return }
    let next = pattern.segments[path.count]
    guard next.fragmentMark == nil, let text = next.literal, next.span.end != place,
      seen.insert(text).inserted
    else {
      return
    }
    found.append(file.text(of: next.span))
  }
}

extension PatternSyntax {
  /// Returns the part of a path after this pattern; `nil` if the path does not begin with it.
  fileprivate func rest(of path: ArraySlice<String?>) -> ArraySlice<String?>? {
    guard path.count >= segments.count, zip(segments, path).allSatisfy({ $0.accepts($1) }) else {
      return nil
    }
    return path.dropFirst(segments.count)
  }
}

extension SegmentSyntax {
  /// The text of a segment without placeholders.
  fileprivate var literal: String? {
    if pieces.count == 1, case .literal(let text) = pieces[0] { text.text } else { nil }
  }

  /// Whether the segment may be a text of a path, in which `nil` is any text.
  fileprivate func accepts(_ text: String?) -> Bool {
    guard let literal, let text else { return literal == nil }
    return literal == text
  }
}
