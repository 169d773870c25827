import RoutegenSource
import RoutegenSyntax

/// What the groups around a declaration give to it.
struct EnclosingScope {
  /// The hosts or schemes of the block around it.
  var origins: [OriginConstraint] = []

  /// Whether a group is `@internal`.
  var isInternal = false
  var groupNames: [String] = []
  var segments: [Segment] = []
  var segmentSpans: [Span] = []
  var parameters: [Parameter] = []

  /// The groups' patterns as text, `/users/{id: Int}`.
  var patternText = ""

  /// Parameters of the groups that have a mistake in their declaration.
  var broken: Set<String> = []

  /// Whether a group has a mistake in its pattern, so that the routes in it are looked at and left out.
  var isBroken = false

  /// What the declarations in it keep of it.
  var enclosure: Enclosure {
    Enclosure(
      origins: origins, groupNames: groupNames, parameterCount: parameters.count,
      segmentCount: segments.count)
  }

  /// About how many bytes of memory every pattern in it takes because of it.
  var size: Int { patternText.utf8.count + 64 * segments.count + 128 * parameters.count }

  /// `/users` followed by `/` or by `?q` stays without a slash at its end.
  func text(followedBy own: String) -> String {
    let text = patternText + own
    return text.hasPrefix("/") ? text : "/" + text
  }
}

extension Resolver {
  mutating func members(of declarations: [DeclarationSyntax], in scope: EnclosingScope) -> [Member]
  {
    var members: [Member] = []
    for declaration in declarations {
      switch declaration {
      case .route(let syntax):
        if let member = member(syntax, in: scope) { members.append(member) }
      case .origins(let block): members += self.members(of: block, in: scope)
      case .exception(let syntax): resolveException(syntax, in: scope)
      case .envelope(let syntax): resolveEnvelope(syntax, in: scope)
      default: break
      }
    }
    return members
  }

  private mutating func member(_ syntax: RouteSyntax, in scope: EnclosingScope) -> Member? {
    if let name = syntax.mount { return mount(syntax, name, in: scope).map { .group($0) } }
    if let block = syntax.block { return group(syntax, block, in: scope).map { .group($0) } }
    guard let route = route(syntax, in: scope), !scope.isBroken else { return nil }
    model.routes.append(route)
    return .route(route)
  }

  /// What stands in a block of hosts or schemes: members like any others, but for where they are taken.
  private mutating func members(of block: OriginsSyntax, in scope: EnclosingScope) -> [Member] {
    var inner = scope
    let mistakes = problems.count
    inner.origins = origins(of: block)
    inner.isBroken = scope.isBroken || problems.count > mistakes
    if block.block.isEmpty, !isIncomplete { report(.emptyOrigins(block)) }
    return members(of: block.block, in: inner)
  }

  private mutating func route(_ syntax: RouteSyntax, in scope: EnclosingScope) -> Route? {
    guard isOfSize(syntax.pattern, after: scope) else { return nil }
    var binder = ParameterBinder(
      parameters: scope.parameters, purpose: .declares, broken: scope.broken)
    let mistakes = problems.count
    var attributes = attributes(syntax.attributes, isLeaf: true)
    if scope.isInternal { attributes.isInternal = true }
    let pattern = pattern(syntax.pattern, after: scope, binder: &binder)
    checkTriggers(syntax.attributes, of: binder.parameters)
    let aliases = syntax.aliases.compactMap { alias($0, in: scope, of: binder) }
    guard let caseName = caseName(of: syntax, in: scope, after: mistakes),
      problems.count == mistakes
    else { return nil }
    return Route(
      index: model.routes.count,
      Declaration(
        name: CaseName(text: caseName, span: syntax.nameSpan, isWritten: syntax.name != nil),
        documentation: syntax.documentation, attributes: attributes, enclosure: scope.enclosure,
        parameters: binder.parameters),
      pattern, aliases: aliases, examples: syntax.examples.map(Example.init))
  }

  private mutating func group(
    _ syntax: RouteSyntax, _ block: [DeclarationSyntax], in scope: EnclosingScope
  ) -> Group? {
    guard isOfSize(syntax.pattern, after: scope) else { return nil }
    var binder = ParameterBinder(
      parameters: scope.parameters, purpose: .declares, broken: scope.broken)
    let mistakes = problems.count
    let attributes = attributes(syntax.attributes, isLeaf: false)
    checkGroupPattern(syntax)
    let own = segments(syntax.pattern.segments, binder: &binder)
    if case .rest? = own.last { report(.restInGroup(syntax)) }
    let caseName = caseName(of: syntax, in: scope, after: mistakes)
    let text = model.pathText(of: syntax.pattern, in: binder.parameters)

    // The block is looked at even if its head has a mistake: it may have others.
    let inner = EnclosingScope(
      origins: scope.origins, isInternal: scope.isInternal || attributes.isInternal,
      groupNames: scope.groupNames + [caseName ?? "_"], segments: scope.segments + own,
      segmentSpans: scope.segmentSpans + syntax.pattern.segments.map(\.span),
      parameters: binder.parameters, patternText: scope.patternText + text, broken: binder.broken,
      isBroken: scope.isBroken || problems.count > mistakes)
    let members = members(of: block, in: inner)
    let hasRoutes = block.contains { if case .route = $0 { true } else { false } }
    if !hasRoutes { report(.emptyGroup(syntax)) }
    guard let caseName else { return nil }
    let typeName = Names.typeName(of: caseName)
    if isDeclaredType(typeName) || Names.reservedTypes.contains(typeName) {
      report(.takenGroupName(typeName, of: syntax, proposing: "\(caseName)Routes"))
    }
    guard !inner.isBroken else { return nil }
    return Group(
      Declaration(
        name: CaseName(text: caseName, span: syntax.nameSpan, isWritten: syntax.name != nil),
        documentation: syntax.documentation, attributes: attributes, enclosure: scope.enclosure,
        parameters: binder.parameters),
      segments: own, patternText: inner.patternText,
      body: Group.Body(typeName: typeName, members: members, mount: nil))
  }

  mutating func checkGroupPattern(_ syntax: RouteSyntax) {
    if !syntax.pattern.query.isEmpty || syntax.pattern.fragment != nil {
      report(.queryOfGroup(syntax))
    }
    for alias in syntax.aliases { report(.aliasOfGroup(alias)) }
    for example in syntax.examples { report(.exampleOfGroup(example)) }
  }

  private mutating func alias(
    _ syntax: AliasSyntax, in scope: EnclosingScope, of route: ParameterBinder
  ) -> Alias? {
    guard isOfSize(syntax.pattern, after: scope) else { return nil }
    var binder = ParameterBinder(
      parameters: route.parameters, purpose: .refers,
      used: Set(scope.parameters.indices), broken: route.broken)
    let mistakes = problems.count
    let pattern = pattern(syntax.pattern, after: scope, binder: &binder)
    var constants: [Int: String] = [:]
    for assignment in syntax.values {
      guard let slot = slot(of: assignment, in: &binder) else { continue }
      constants[slot] = constant(assignment.value, for: binder.parameters[slot])
    }
    guard problems.count == mistakes else { return nil }
    for (slot, parameter) in binder.parameters.enumerated()
    where !binder.used.contains(slot) && !parameter.mayBeAbsent {
      report(.unsupplied(parameter, by: syntax))
    }
    return Alias(pattern: pattern, constants: constants)
  }

  private mutating func slot(of assignment: AssignmentSyntax, in binder: inout ParameterBinder)
    -> Int?
  {
    let name = assignment.name
    guard let slot = binder.parameters.firstIndex(where: { $0.name == name.text }) else {
      if !binder.broken.contains(name.text) {
        report(.unknownAssignment(name, among: binder.parameters.map(\.name)))
      }
      return nil
    }
    if binder.used.insert(slot).inserted { return slot }
    report(.givenTwice(name))
    return nil
  }

  /// The text of a value that is given in the file, as links would carry it.
  mutating func constant(_ value: NameSyntax, for parameter: Parameter) -> String? {
    let isSingle = parameter.form == .single || parameter.form == .optional
    if isSingle, let text = model.canonicalText(of: value.text, as: parameter.type) { return text }
    let values = isSingle ? choices(model.writtenValues(of: parameter.type.kind)) : []
    report(
      .invalidConstant(value, for: parameter, type: model.typeText(of: parameter), among: values))
    return nil
  }

  /// The name after `as`, or the one that the pattern's literal text gives.
  ///
  /// `mistakes` is how many problems there were before this route.
  mutating func caseName(
    of syntax: RouteSyntax, in scope: EnclosingScope, after mistakes: Int
  ) -> String? {
    if let name = syntax.name {
      guard Names.isIdentifier(name.text) else {
        let proposal = Names.proposal(for: name.text)
        report(proposal.map { syntax.proposing($0, .invalidName(name)) } ?? .invalidName(name))
        return nil
      }
      return usable(name.text, for: syntax, in: scope)
    }
    if syntax.pattern.segments.isEmpty { return "index" }
    guard let name = Names.caseName(of: syntax.pattern.literals) else {
      // Text that no link can hold is reported where it stands, and gives no name because of that.
      let isReported = problems.diagnostics.dropFirst(mistakes)
        .contains { $0.code == .unprintablePattern }
      if !isReported { report(.unnamed(syntax)) }
      return nil
    }
    guard Names.isIdentifier(name) else {
      report(.unusableName(name, of: syntax))
      return nil
    }
    return usable(name, for: syntax, in: scope)
  }

  private mutating func usable(
    _ name: String, for syntax: RouteSyntax, in scope: EnclosingScope
  ) -> String? {
    let isEnum = scope.groupNames.isEmpty && declaredKinds[name]?.isEnumeration == true
    guard isEnum || Names.reservedCases.contains(name) else { return name }
    report(isEnum ? .caseOfEnum(name, of: syntax) : .reservedCase(name, of: syntax))
    return nil
  }
}

extension ValueType.Kind {
  fileprivate var isEnumeration: Bool {
    switch self {
    case .enumeration, .openEnumeration: true
    default: false
    }
  }
}

extension Example {
  init(_ syntax: ExampleSyntax) {
    self.init(
      opens: syntax.opens, link: syntax.link.text, expected: syntax.expected?.text ?? "",
      span: syntax.link.span, expectedSpan: syntax.expected?.span ?? syntax.link.span)
  }
}

extension RouteSyntax {
  /// Where the case's name comes from.
  var nameSpan: Span { name?.span ?? pattern.span }

  /// What `as` proposes, and where to write it.
  fileprivate func proposing(_ name: String, _ diagnostic: Diagnostic) -> Diagnostic {
    if let written = self.name {
      return diagnostic.propose("change it to '\(name)'", replace: written.span, with: name)
    }
    let end = Span(file: pattern.span.file, start: pattern.span.end, end: pattern.span.end)
    return diagnostic.propose("name it with 'as \(name)'", replace: end, with: " as \(name)")
  }
}

extension PatternSyntax {
  /// The literal texts of the path, from the left.
  fileprivate var literals: [String] {
    segments.flatMap(\.pieces).compactMap {
      if case .literal(let literal) = $0 { literal.text } else { nil }
    }
  }

  fileprivate var firstParameterName: String? {
    for case .parameter(let placeholder) in segments.flatMap(\.pieces) {
      return placeholder.name.text
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func unnamed(_ syntax: RouteSyntax) -> Diagnostic {
    let name = syntax.pattern.firstParameterName.flatMap { Names.proposal(for: $0) } ?? "name"
    return syntax.proposing(
      name,
      Diagnostic(
        .unnamedRoute, "the pattern has no literal text to take a name from",
        at: syntax.pattern.span))
  }

  fileprivate static func unusableName(_ name: String, of syntax: RouteSyntax) -> Diagnostic {
    syntax.proposing(
      "route\(name)",
      Diagnostic(
        .invalidName, "the name that the pattern gives, '\(name)', cannot be a name in Swift",
        at: syntax.pattern.span))
  }

  fileprivate static func reservedCase(_ name: String, of syntax: RouteSyntax) -> Diagnostic {
    syntax.proposing(
      "\(name)Route",
      Diagnostic(
        .reservedName, "the name '\(name)' is one that Swift or generated code needs",
        at: syntax.nameSpan))
  }

  fileprivate static func caseOfEnum(_ name: String, of syntax: RouteSyntax) -> Diagnostic {
    syntax.proposing(
      "\(name)Route",
      Diagnostic(
        .reservedName, "the file already has an enum called '\(name)'", at: syntax.nameSpan))
  }

  fileprivate static func takenGroupName(
    _ name: String, of syntax: RouteSyntax, proposing proposal: String
  ) -> Diagnostic {
    syntax.proposing(
      proposal,
      Diagnostic(
        .reservedName, "the group's type would be called '\(name)', and that name is taken",
        at: syntax.nameSpan))
  }

  fileprivate static func emptyOrigins(_ block: OriginsSyntax) -> Diagnostic {
    let span = block.names.dropFirst().reduce(block.names[0].span) { $0.union($1.span) }
    return Diagnostic(.emptyGroup, "the block has no routes", at: span)
      .note("a line 'host …' or 'scheme …' without braces declares one for all routes")
  }

  fileprivate static func emptyGroup(_ syntax: RouteSyntax) -> Diagnostic {
    Diagnostic(.emptyGroup, "the group has no routes", at: syntax.pattern.span)
      .note(
        "a group without routes would be an enum without cases; '/' stands for the group itself")
  }

  fileprivate static func queryOfGroup(_ syntax: RouteSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a group is a path: a query or fragment belongs to the routes in it",
      at: syntax.pattern.span)
  }

  fileprivate static func aliasOfGroup(_ alias: AliasSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "'also' belongs to a route; a group has one pattern", at: alias.pattern.span)
  }

  fileprivate static func exampleOfGroup(_ example: ExampleSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "an example belongs to a route; write it below one in the block",
      at: example.link.span)
  }

  static func restInGroup(_ syntax: RouteSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedRest, "'...' takes the rest of the path, so nothing can follow in a group",
      at: syntax.pattern.span)
  }

  fileprivate static func unsupplied(_ parameter: Parameter, by alias: AliasSyntax) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "this pattern gives no value to '\(parameter.name)'", at: alias.pattern.span
    )
    .also(parameter.span, "the route declares it here")
    .note("add '{\(parameter.name)}' to the pattern, or 'with \(parameter.name) = …' behind it")
  }

  fileprivate static func unknownAssignment(
    _ name: NameSyntax, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "the route has no parameter called '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: names, called: "parameters")
  }

  static func givenTwice(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "'\(name.text)' already has a value in this pattern", at: name.span)
  }

  fileprivate static func invalidConstant(
    _ value: NameSyntax, for parameter: Parameter, type: String, among values: [String]
  ) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "'\(value.text)' is not a value of '\(parameter.name)', which is '\(type)'",
      at: value.span
    )
    .also(parameter.span, "the route declares it here")
    .suggest(value.text, at: value.span, among: values, called: "values")
  }
}
