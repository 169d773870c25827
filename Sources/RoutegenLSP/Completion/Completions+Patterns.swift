import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// A parameter of the route around a place.
struct ScopedName {
  let name: String

  /// The name of its type.
  let type: String
}

extension Proposal {
  init(_ parameter: ScopedName, form: String) {
    self.init(parameter.name, .variable, form: form, documentation: "`\(parameter.type)`")
  }
}

/// Patterns, placeholders and values.
extension Completions {
  // MARK: Segments

  /// The literal segments with which patterns of the file continue the path before the place.
  var segments: [Proposal] { segments(after: pathBefore).map { Proposal($0, .folder) } }

  /// The segments with which a pattern may begin on a line.
  var segmentsWithSlash: [Proposal] {
    segments(after: context.blocks.flatMap { path(of: $0.statement) })
      .map { Proposal("/\($0)", .folder) }
  }

  private func segments(after path: [String?]) -> [String] {
    var finder = SegmentFinder(syntax.file, place: context.range.upperBound)
    finder.find(in: syntax.declarations, after: path[...])
    return finder.found
  }

  /// The path before the place, without the segment that is being written.
  private var pathBefore: [String?] {
    let first = context.statement.firstIndex { $0.kind == .slash } ?? 0
    let own = path(of: Array(context.statement[first...]))
    let outer = context.blocks.flatMap { path(of: $0.statement) }
    return outer + own.dropLast()
  }

  /// The segments of a pattern; `nil` for one that is not literal text.
  private func path(of tokens: [Token]) -> [String?] {
    guard tokens.first?.kind == .slash else { return [] }
    var segments: [[Token]] = []
    for (token, previous) in zip(tokens, [tokens[0]] + tokens) {
      guard token.kind == .slash || previous.span.end == token.span.start,
        !token.kind.beginsPart
      else { break }
      if token.kind == .slash {
        segments.append([])
      } else {
        segments[segments.count - 1].append(token)
      }
    }
    return segments.map { segment in
      segment.isEmpty ? "" : segment.count == 1 && segment[0].kind == .word ? text(segment[0]) : nil
    }
  }

  // MARK: Placeholders

  /// Query items and values of them: as placeholders.
  var items: [Proposal] {
    let isValue = context.statement.last?.kind == .equals
    let isException = ["except", "unwrap"].contains(context.statement.first.map(text))
    if isException { return isValue ? [Proposal("{_}", .variable)] : [] }
    return placeholders(inBraces: true)
  }

  /// The placeholders that may be written: in an `also`, those of the route's parameters; in an `except`,
  /// those without a name; in a route, those of other routes.
  func placeholders(inBraces: Bool) -> [Proposal] {
    let texts: [(text: String, detail: String?)] =
      switch context.statement.first.map(text) {
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
    let isInQuery = context.statement.contains { $0.kind.beginsPart }
    for route in syntax.declarations.allRoutes {
      let found = isInQuery ? route.pattern.itemParameters : route.pattern.pathParameters
      for parameter in found where !parameter.isUnnamed && !taken.contains(parameter.name.text) {
        let text = String(syntax.file.text(of: parameter.span).dropFirst().dropLast())
        let known = counts[text] ?? (0, counts.count)
        counts[text] = (known.count + 1, known.first)
      }
    }
    return counts.sorted { ($1.value.count, $0.value.first) < ($0.value.count, $1.value.first) }
      .map(\.key)
  }

  /// The parameters of the route and of the groups around it.
  var scope: [ScopedName] {
    if context.statement.first.map({ text($0).hasPrefix("@") }) == true { return scopeOfNextRoute }
    let groups = context.blocks.filter { $0.kind == .group }.flatMap { parameters($0.statement) }
    return groups + parameters(context.route)
  }

  /// The parameters of the route or group below an attribute.
  private var scopeOfNextRoute: [ScopedName] {
    let next = syntax.declarations.allRoutes.first {
      $0.pattern.span.start >= context.range.upperBound
    }
    let groups = context.blocks.filter { $0.kind == .group }.flatMap { parameters($0.statement) }
    let own = next?.pattern.parameters.filter { !$0.isUnnamed } ?? []
    return groups
      + own.map { ScopedName(name: $0.name.text, type: $0.type?.name.text ?? "String") }
  }

  /// The parameters that an `also` does not supply yet.
  private var unsupplied: [ScopedName] {
    let supplied = Set(parameters(context.statement).map(\.name) + assignedNames)
    return scope.filter { !supplied.contains($0.name) }
  }

  /// The parameters after `with` to which a value is assigned.
  private var assignedNames: [String] {
    let tokens = context.statement
    guard let with = tokens.firstIndex(where: { text($0) == "with" }) else { return [] }
    return tokens.indices.filter { $0 > with && tokens[$0].kind == .equals }
      .map { text(tokens[$0 - 1]) }
  }

  /// The parameters after `with`.
  var assignments: [Proposal] {
    unsupplied.map { Proposal($0, form: "\($0.name) = <value>") }
  }

  /// The named placeholders in the tokens of a pattern.
  private func parameters(_ tokens: [Token]) -> [ScopedName] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .leftBrace, index + 1 < tokens.count,
        tokens[index + 1].kind == .word
      else { return nil }
      let name = text(tokens[index + 1])
      let contents = tokens[(index + 1)...].prefix { $0.kind != .rightBrace }
      let type = TypeTokens(contents, text).name ?? "String"
      return name == "_" ? nil : ScopedName(name: name, type: type)
    }
  }

  // MARK: Types

  func types(_ part: CompletionPlace.TypePart) -> [Proposal] {
    let builtIn = LanguageWord.types.map { Proposal($0, .class) }
    let string = builtIn.prefix(1)
    switch part {
    case .listElement: return Array(string)
    case .dictionaryValue: return string + [Proposal("[String]", .class)]
    case .element: return builtIn + declaredTypes
    case .whole:
      let list = ["[String]", "[String: String]", "[String: [String]]"]
      return typesOfRoute + declaredTypes + builtIn + list.map { Proposal($0, .class) }
    }
  }

  /// In an `also`, the type that the parameter has in the route.
  private var typesOfRoute: [Proposal] {
    guard context.statement.first.map(text) == "also",
      let name = context.statement.last(where: { $0.kind == .word }),
      let parameter = scope.first(where: { $0.name == text(name) }),
      !LanguageWord.types.contains(where: { $0.text == parameter.type })
    else { return [] }
    return [Proposal(parameter.type, .class)]
  }

  private var declaredTypes: [Proposal] {
    syntax.declarations.compactMap { declaration in
      switch declaration {
      case .enumeration(let type):
        Proposal(
          type.name.text, .enum, documentation: type.documentation.joined(separator: "\n"))
      case .type(let type): Proposal(type.name.text, .class)
      case _: nil
      }
    }
  }

  func afterType(_ type: String, isItem: Bool) -> [Proposal] {
    let hasBounds = ["Int", "UInt", "Double", "URL"].contains(type)
    let written = context.statement.reversed().prefix { $0.kind != .leftBrace }.map(text)
    let bounds = type == "URL" ? "in <example.com>" : "in <1...50>"
    let words =
      hasBounds && !written.contains("in") ? [Proposal("in", .keyword, form: bounds)] : []
    let builtIn = LanguageWord.types.map(\.text)
    let mayHavePlus = ["String", "Text"].contains(type) || !builtIn.contains(type)
    let plus =
      mayHavePlus && isItem && !written.contains("plus")
      ? [Proposal(LanguageWord.plusLiteral)] : []
    return words + plus + [Proposal("=", .operator, form: "= <value>")]
  }

  func bounds(of type: String) -> [Proposal] {
    switch type {
    case "URL": hosts.filter { !["*", "*:*"].contains($0.label) }
    case "Int", "UInt", "Double":
      [
        Proposal("0...", .value), Proposal("1...", .value),
        Proposal("1...50", .value, form: "<1>...<50>"),
      ]
    case _: []
    }
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
  /// The placeholders of the path.
  fileprivate var pathParameters: [ParameterSyntax] {
    segments.flatMap(\.pieces).compactMap { piece in
      if case .parameter(let parameter) = piece { parameter } else { nil }
    }
  }

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
        add(route.pattern, after: path)
        for alias in route.aliases where alias.origin == nil { add(alias.pattern, after: path) }
        guard let block = route.block, let rest = route.pattern.rest(of: path) else { continue }
        find(in: block, after: rest)
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
    guard let text = next.literal, next.span.end != place, seen.insert(text).inserted else {
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
