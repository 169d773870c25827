import RoutegenSource

/// Comments and ends of lines as in other languages.
extension Habit {
  private static let begin = "a comment begins with '//'"

  static let comments: [Habit] = [
    Habit(
      "«<!--»~‹text›~-->", "a comment begins with '//' and ends with its line", write: "// ‹text›",
      is: .certain, for: Example("<!-- home -->", "// home")),
    Habit(
      "«<!--»‹text›", "a comment begins with '//' and ends with its line", for: "<!-- home"),
    Habit(
      "«‹commentmark›» ‹text›", begin, write: "// ‹text›", is: .certain,
      for: Example("-- the home page", "// the home page"), only: { $0["text"].isProse }),
    Habit(
      "«‹commentmark›» ‹text›", begin, write: "// ‹text›",
      for: Example("-- /b", "// /b")),
    Habit("«##»‹text›", begin, for: "## Home"),
    Habit(
      "«#[‹name›]»", "an attribute begins with '@'", write: "@‹name›",
      for: Example("#[deprecated]", "@deprecated"), only: { AttributeKind.has($0["name"]) }),
    Habit(
      "«#[‹text›]»", "an attribute begins with '@'",
      AttributeKind.known,
      for: "#[derive(Debug)]"),
    Habit(
      "«#» ‹text›", "'#' begins neither a fragment nor a comment here", write: "// ‹text›",
      "a fragment touches the pattern, and a comment begins with '//'", is: .certain,
      for: Example("# the home page", "// the home page"), only: { $0["text"].isProse }),
    Habit(
      "«#» ‹text›", "'#' begins neither a fragment nor a comment here", write: "// ‹text›",
      "a fragment touches the pattern, and a comment begins with '//'",
      for: Example("# /b", "// /b")),
    Habit(
      "‹text1› «--» ‹text›", begin, write: "‹text1› // ‹text›", is: .certain,
      for: Example("/a -- all pages", "/a // all pages"),
      only: { $0["text1"].hasPrefix("/") && $0["text"].isProse }),
    Habit(
      "‹text1› «--» ‹text›", begin, write: "‹text1› // ‹text›", for: Example("/a -- /b", "/a // /b")
    ),
    Habit(
      "‹text1› «;» ‹some›", begin, write: "‹text1› // ‹some›", is: .certain,
      for: Example("/a ; all pages", "/a // all pages"), only: { $0["some"].isProse }),
    Habit(
      "‹text1› «#» ‹text›", "'#' begins neither a fragment nor a comment here",
      write: "‹text1› // ‹text›",
      "a fragment touches the pattern, and a comment begins with '//'", is: .certain,
      for: Example("/a # all pages", "/a // all pages"), only: { $0["text"].isProse }),
    Habit(
      "‹text1› «#» ‹text›", "'#' begins neither a fragment nor a comment here",
      write: "‹text1› // ‹text›",
      "a fragment touches the pattern, and a comment begins with '//'",
      for: Example("/a # /b", "/a // /b")),
    Habit(
      "‹text1› «<!--» ‹text› -->", begin, write: "‹text1› // ‹text›",
      for: Example("/a <!-- all -->", "/a // all")),
  ]

  /// Marks with which lines end elsewhere.
  static let ends: [Habit] = [
    Habit(
      "«,»", "a block ends with its '}'", write: "", is: .certain, for: Example(",", "")),
    Habit(
      "«;»", "a block ends with its '}'", write: "", is: .certain, for: Example(";", "")),
    Habit(
      "‹text1›«~,»", "unexpected ',' at the end of the line", write: "‹text1›",
      is: [.certain, .read],
      for: Example("/home as start,", "/home as start"),
      only: { $0["text1"].isBeforeMark && !$0["text1"].isList }),
    Habit(
      "‹text1›«~;»", "unexpected ';' at the end of the line", write: "‹text1›",
      is: [.certain, .read],
      for: Example("/home as start;", "/home as start"), only: { $0["text1"].isBeforeMark }),
  ]
}

extension String {
  /// Whether a mark at the end of the text is no text of a pattern or of a link.
  fileprivate var isBeforeMark: Bool {
    let words = split(separator: " ")
    guard let first = words.first, let last = words.last, words.count > 1 else {
      return hasSuffix("}") || hasSuffix("\"")
    }
    if first == "example" || first == "nomatch" { return false }
    let hasPattern = Directive(rawValue: String(first)).map(\.isAllowedInBlocks) ?? true
    return !hasPattern || !last.contains("/") || hasSuffix("}")
  }

  /// Whether a name may be missing after a `,` at the end of the text.
  fileprivate var isList: Bool {
    (Vocabulary.lists["listword"] ?? []).contains { hasPrefix("\($0) ") }
  }

  /// Whether the text is probably that of a comment, and not a declaration or a part of one.
  fileprivate var isProse: Bool {
    let word = String(prefix { $0 != " " })
    return !contains { "/?&#{}=[]()\"@".contains($0) } && !LineParser.continuations.contains(word)
      && Directive(rawValue: word) == nil && !["with", "mount"].contains(word)
  }
}
