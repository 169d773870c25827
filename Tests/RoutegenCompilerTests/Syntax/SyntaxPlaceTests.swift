import RoutegenCompiler
import Testing
import TestSupport

/// What the grammar expects where somebody writes.
@Suite struct SyntaxPlaceTests {
  /// Every construct of the language.
  private static let whole = """
    /// The app.
    routes App
    access internal
    handlers optional
    import Colors
    scheme app, https
    host a.example:8080, *.b.example
    payload {
        type kind
        link "deep link"
        when k = v /users/{id}?{q}
        when "a b" = "c d" /users
        else /
    }
    expires until
    caseless
    plus literal
    require login, age
    enum Sort { newest, top-rated = "top", }
    open enum Tab {
        one
        , two = 2
    }
    type User begins "@"
    variant BETA {
        scheme b, c:/
        host beta.example, *.example
        host a.example = b.example
    }
    except /x/{_}/{_...?}?a=b
    unwrap /click?a={_}&url
    unwrap /fragment#
    @deprecated("use /new", until: 2027-01-31)
    @requires(login, age) @x
    @shortcut("s") with sort = newest, q = "a b"
    @internal
    /users/v{n: UInt}-{id: Int in 1...50 = 20}.x?{sort: Sort? = newest}&q={q: String? = a b}
        &draft&{l: [Int]}&{d: [String: [String]]}&{u: URL in a.example, b.example}&{w: Double in ...1.5}&k=
        #t={t: Bool}&x as user
        also /{_ = home}/u/{id}/v{n}?x with sort = newest, q = "a b"
        also https://a.example/x
        also app://x/{id}
        example /users/1-2.x?a=b -> user(n: 1, id: 2)
        nomatch https://a.example
    /files/{path...?}#{f}
    /g/{u: User} {
        also /h/{u}
        also https://b.example/{u}/h with q = a
        /home as home
        /shop mount Shop
            also /store
    }
    host c.example {
        /
    }

    """

  /// The files of the corpus that are read without a mistake.
  private static let files = ["check", "generate", "format", "builders"]
    .flatMap { Corpus($0).cases }.filter { !ParsedFile($0.file).diagnostics.hasErrors }

  @Test func expectsWhatFollowsInAFileWithEverything() {
    let file = SourceFile(path: "", text: Self.whole.replacing(" @x", with: ""))
    let tree = SyntaxTree(file)
    #expect(ParsedFile(file).diagnostics.diagnostics.map(\.message) == [])
    #expect(Set(tree.roles).count == Role.allCases.count, "each role is tried")
    for index in tree.tokens.indices.dropLast() { expectsToken(index, of: tree) }
    let windows = SourceFile(path: "", text: Self.whole.replacing("\n", with: "\r\n"))
    let other = SyntaxTree(windows)
    for index in other.tokens.indices.dropLast() { expectsToken(index, of: other) }
  }

  @Test(.tags(.random), arguments: files) func expectsWhatFollows(_ testCase: Corpus.Case) {
    let tree = SyntaxTree(testCase.file)
    var random = SplitMix(seed: UInt64(tree.tokens.count))
    for index in tree.tokens.indices.dropLast().shuffled(using: &random).prefix(12) {
      expectsToken(index, of: tree)
    }
  }

  /// Cuts a file before a token, and compares it with what the grammar expects there.
  private func expectsToken(_ index: Int, of tree: SyntaxTree) {
    let (token, role) = (tree.tokens[index], tree.roles[index])
    let before = index > 0 ? tree.tokens[index - 1] : nil
    let touches = before?.span.end == token.span.start
    // The word before is being written; the outline knows blocks; a text may go on.
    let isText = [
      .literal, .origin, .text, .link, .host, .value, .key, .payloadKey, .expected,
    ].contains(role)
    if touches && before?.kind == .word || [.none, .blockBrace].contains(role)
      || isText && index > 0 && tree.roles[index - 1] == role
        && (touches || role == .link || role == .value)
    {
      return
    }
    let bytes = Array(tree.file.bytes[..<token.span.start])
    let place = SyntaxPlace(atEndOf: SourceFile(path: "", bytes: bytes))
    let expected = place?.expected ?? []
    let line = place?.line ?? 0..<0
    let isInExample = ["example", "nomatch"].contains(place?.first ?? "")
    let isFine =
      isInExample && [.arrow, .mark, .expected].contains(role) && expected.count > 0
      || expected.contains { $0.allows(role, token.kind, tree.text(index)) }
      || isInExample && tree.roles[line.lowerBound..<index].contains(.arrow)
    #expect(
      isFine,
      "\(String(decoding: bytes.suffix(60), as: UTF8.self))① \(tree.text(index)) \(role): \(expected)"
    )
  }

  /// What is expected at the end of a text.
  @Test(
    arguments: [
      ("", [.declaration]), ("/users/", [.segment]),
      ("/", [.segment, .token(.question), .token(.hash)]),
      ("/users/{", [.parameterName]), ("/l?", [.item]), ("host ", [.host]), ("host a, ", [.host]),
      ("type T ", [.word("begins"), .endOfLine]), ("also ", []),
      ("/l?{n: Int = ", [.defaultValue]), ("@requires(", [.argument]),
      ("/x with", [.word("as")]),
    ] as [(String, [Expected])])
  func expects(_ text: String, _ expected: [Expected]) {
    let place = SyntaxPlace(atEndOf: SourceFile(path: "", text: text))
    for next in expected { #expect(place?.expected.contains(next) == true, "\(text)① \(next)") }
    if expected.isEmpty { #expect(place?.expected == []) }
  }

  /// A mistake before the place hides nothing.
  @Test(arguments: [
    "/users/{id: Int Int} ", "/users/{id:} ", "/users/{id: in 5} ", "/users/{id = } as ",
    "/users/{id, name}/{x} ",
  ])
  func readsOverMistakes(_ text: String) {
    let place = SyntaxPlace(atEndOf: SourceFile(path: "", text: text))
    #expect(place?.expected.contains { $0 == .word("as") || $0 == .routeName } == true)
  }

  /// Nothing is known in quoted text, and at the end of a text that is no file of the language.
  @Test(arguments: [
    "@shortcut(\"a, ", "type T begins \"", "<<<<<<< HEAD\n/a ", "payload {\n    link \"a ",
  ])
  func knowsNothing(_ text: String) {
    #expect(SyntaxPlace(atEndOf: SourceFile(path: "", text: text)) == nil)
  }
}

extension SyntaxPlace {
  fileprivate var first: String? { line.first.map(text) }
}

extension Expected {
  /// Whether a token with a role is what is expected.
  fileprivate func allows(_ role: Role, _ kind: Token.Kind, _ text: String) -> Bool {
    if case .token(let expected) = self { return kind == expected }
    if self == .word(text) { return true }
    switch role {
    case .keyword:
      return self == .payloadEntry && text != "payload"
        || self == .variantEntry && ["scheme", "host"].contains(text)
        || self == .declaration && Directive.words.contains(text)
    case .choice: return words.contains(text)
    case .literal where kind == .slash:
      if case .pattern = self { return true }
      return self == .declaration
    case .literal: return [.segment, .item, .placeholder].contains(self)
    case .origin:
      if case .pattern(after: "also") = self { return true }
      return [.host, .scheme, .aliasedHost].contains(self)
    case .text:
      switch self {
      case .textOfValue, .textOfKey, .prefix, .separator, .argument, .assignedValue, .defaultValue,
        .characters:
        return true
      case _: return false
      }
    case .link:
      if case .link = self { return true }
      return false
    case .placeholderBrace: return [.segment, .item, .placeholder].contains(self)
    case .mark: return false
    case _: return Self.ofRoles[role]?.contains(self) ?? false
    }
  }

  private static let ofRoles: [Role: [Expected]] = [
    .attribute: [.declaration], .routesName: [.routesName], .routeName: [.routeName],
    .enumName: [.enumName], .typeName: [.typeName], .valueName: [.value],
    .requirementName: [.requirement], .parameterName: [.parameterName],
    .discarded: [.parameterName], .module: [.module, .variantName], .mountedName: [.mountedName],
    .type: [.type, .innerType], .assigned: [.assigned], .requirement: [.argument],
    .payloadKey: [.payloadKey, .expiryKey, .key, .otherKey], .key: [.item], .label: [.argument],
    .expected: [.expectedRoute], .number: [.range, .number], .host: [.hostOfURL],
    .value: [.defaultValue, .assignedValue], .rest: [.range],
  ]
}
