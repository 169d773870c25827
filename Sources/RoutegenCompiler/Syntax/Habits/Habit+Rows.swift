/// Lines in the words of other tools.
extension Habit {
  private static let isPattern = "a route is written as its pattern"
  private static let isFile = "this is the name of a file; a route is its pattern"
  private static let isComment = "a comment begins with '//'"
  private static let always: Test = { _ in true }

  private static let comments: [Habit] = [
    Habit(
      "«<!--»~‹text›~-->", "a comment begins with '//' and ends with its line", write: "// ‹text›",
      certain: always),
    Habit(
      "«‹commentmark›» ‹text›", isComment, write: "// ‹text›",
      certain: { $0.text("text").isProse }),
    Habit(
      "«#[‹name›]»", "an attribute begins with '@'", write: "@‹name›",
      only: { AttributeKind.has($0.text("name")) }),
    Habit(
      "«#[‹text›]»", "this is an attribute of another language", "remove the line",
      only: { !$0.text("text").contains("/") }),
    Habit(
      "‹text1› «‹endmark›» ‹text›", isComment, write: "‹text1› // ‹text›",
      certain: { $0.text("text1").hasPrefix("/") && $0.text("text").isProse }),
    Habit("«‹listmark›»", "a block ends with its '}'", write: "", certain: always),
  ]

  static let declarations =
    comments + [
      Habit(
        "«root»~‹text›to‹text2›", "the path of the root is '/'", write: "/",
        code: .unknownDirective),
      Habit(
        "«Redirect ‹name›» /‹word1› /‹word2›", "another pattern of a route is written below it",
        write: "/‹word2›\n    also /‹word1›", code: .unknownDirective),
      Habit(
        "«app/»‹some›/page.‹ext›", isFile, write: "‹some.pattern›", code: .unknownDirective),
      Habit("«pages/»‹some›.‹ext›", isFile, write: "‹some.pattern›", code: .unknownDirective),
      Habit(
        "«‹declaration› ‹name›»~(‹some›)", isPattern, write: "/‹name›‹some.segments›",
        code: .unknownDirective),
      Habit(
        "«‹routeword› :‹name›»‹text›", isPattern, write: "/‹name›", code: .unknownDirective),
      Habit(
        "«\"‹some›\"»‹text›", "a pattern is written without quotation marks",
        write: "/‹some›‹text›", code: .invalidPattern,
        only: { !$0.text("some").contains { "/ ".contains($0) } }),
      Habit(
        "/‹text›}« =~‹word›»", "a default is inside the braces of its placeholder",
        write: "/‹text› = ‹word›}",
        only: { $0.text("word").first?.isLetter == false || $0.text("text").contains("?") }),
      Habit(
        "/‹text›}«:»~‹word›", "a type is inside the braces of its placeholder",
        "write '{page: Int}'", code: .invalidPattern),
      Habit(
        "/‹some›«,~»/‹text›", "a group begins with one pattern",
        "another one in place of it is the first line of its block: 'also /‹text›'",
        ofBlocks: true),
      Habit(
        "/‹word› «\"‹text›\"»", "expected the end of the line, found a text",
        "documentation is written on the line above, after '///': '/// ‹text›'"),
      Habit(
        "/‹text1›/«‹wildcard›»‹text›", "'‹wildcard›' looks like a wildcard for characters",
        write: "/‹text1›/{name}‹text›", "a placeholder matches a whole segment",
        code: .foreignPlaceholder),
      Habit(
        "‹originword› «‹some›»", "no variable of a build can be in a route file",
        "declare the ‹originword› of each build: 'variant BETA { ‹originword› … }'",
        only: { $0.text("some").isVariable }),
      Habit(
        "scheme ‹name›« :»", "the marks of a scheme follow it without a space",
        write: "scheme ‹name›:", ofReadLines: true, certain: always),
      Habit(
        "«‹modifier›» ‹declarationword› ‹text›",
        "'‹declarationword›' has no '‹modifier›' before it",
        write: "‹declarationword› ‹text›",
        "a line 'access public' at the top of the file makes all generated code public",
        code: .unknownDirective),
      Habit(
        "host «{‹anyname›}».‹host›", "the value of a host is a parameter, so it has a name",
        write: "host *.‹host›",
        "with a name, '{name}.‹host›', the routes of a block have the value", code: .invalidHost,
        ofReadLines: true),
      Habit(
        "host ‹some›«{‹text1›}»‹text2›",
        "a base is the same in all links, so it has no placeholder",
        "begin the routes with it: '/{‹text1›} { … }' is a group of them",
        only: { $0.text("some").contains("/") }),
      Habit(
        "scheme ‹some›«{‹text1›}»‹text2›",
        "a base is the same in all links, so it has no placeholder",
        "begin the routes with it: '/{‹text1›} { … }' is a group of them",
        only: { $0.text("some").contains("/") }),
      Habit(
        "host ‹some›«{‹text1›}»‹text2›", "a placeholder is the first label of a host, or all of it",
        "a block may be 'host {name: Type}.example.com { … }'",
        "'*.example.com' matches every host that ends with '.example.com'"),
      Habit(
        "import «‹importkind› ‹name›.‹text›»", "'import' takes the name of a module",
        write: "import ‹name›"),
      Habit(
        "«‹modifier›»", "a line 'access' is written 'access internal'", write: "access ‹modifier›",
        code: .unknownDirective),
      Habit(
        "«‹routeword›» ‹name›", isPattern, write: "/‹name›", code: .unknownDirective, ofBlocks: true
      ),
      Habit(
        "expires «‹name›-‹text›»", "'expires' names the key that has the date, and this is a date",
        "with 'expires until', a link such as '/sale?until=2030-01-31T00:00:00Z' expires then",
        ofReadLines: true, only: { $0.text("name").allSatisfy(\.isNumber) }),
    ]

  private static let samePattern =
    "links of the app's own schemes with ':', ':/' or '://' are matched by the same pattern"

  static let continuations =
    comments + [
      Habit(
        "also «‹host›:»‹some›", "'://' separates a scheme from what follows",
        write: "also ‹host›://‹some›", samePattern,
        "for a path that begins with '‹host›:', write '/‹host›:'",
        code: .invalidPattern, only: { !" /0123456789".contains($0.text("some").prefix(1)) }),
      Habit(
        "also «‹host›:/»‹some›", "'://' separates a scheme from what follows",
        write: "also ‹host›://‹some›", samePattern, code: .invalidPattern,
        only: { !$0.text("some").hasPrefix("/") }),
    ] + declarations

  static let attributes = [
    Habit(
      "@deprecated(«‹name›: \"‹some›\"»‹text›)",
      "the text of '@deprecated' is written without a label",
      write: "@deprecated(\"‹some›\"‹text›)", code: .invalidAttribute, ofReadLines: true,
      certain: { !$0.text("some").contains(where: \.isNumber) })
  ]

  static let payloads = [
    Habit(
      "when ‹name›~«‹unequal›»~‹some›", "a line compares '‹name›' with '=' only",
      "'when ‹name› PATTERN' on a later line decides for all other texts of '‹name›'")
  ]
}

extension [String: String] {
  fileprivate func text(_ variable: String) -> String { self[variable] ?? "" }
}

extension String {
  /// Whether the text is probably that of a comment, and not a declaration or a part of one.
  fileprivate var isProse: Bool {
    !contains { "/?&#{}=[]()\"@".contains($0) } && !String(prefix { $0 != " " }).isKeyword
  }

  /// Whether the text is or contains a variable of Xcode, Gradle, a manifest or a template.
  package var isVariable: Bool {
    ["$(", "${", "{{", "#{", "%%", "<%"].contains { contains($0) }
      || ["$", "@", "%", "<", "__"].contains { hasPrefix($0) }
  }

  /// Whether the text is a domain.
  var isHost: Bool {
    let labels = split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty && label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
          || label == "*"
      } && labels[labels.count - 1].allSatisfy(\.isLetter) && labels[labels.count - 1].count > 1
  }
}
