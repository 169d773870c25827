/// Comments and ends of lines as in other languages.
extension Habit {
  private static let begin = "a comment begins with '//'"

  static let comments: [Habit] = [
    Habit(
      "«<!--»~‹text›~-->", "a comment begins with '//' and ends with its line", write: "// ‹text›",
      is: .certain, for: "<!-- home --> ⇒ // home"),
    Habit("«<!--»‹text›", "a comment begins with '//' and ends with its line", for: "<!-- home"),
    Habit(
      "«‹commentmark›» ‹text›", begin, write: "// ‹text›",
      for: "-- the home page ⇒ // the home page", certain: { $0["text"].isProse }),
    Habit("«##»‹text›", begin, for: "## Home"),
    Habit(
      "«#[‹name›]»", "an attribute begins with '@'", write: "@‹name›",
      for: "#[deprecated] ⇒ @deprecated", only: { AttributeKind.has($0["name"]) }),
    Habit(
      "«#[‹text›]»", "an attribute begins with '@'", AttributeKind.known, for: "#[derive(Debug)]"),
    Habit(
      "«#» ‹text›", "'#' begins neither a fragment nor a comment here", write: "// ‹text›",
      "a fragment touches the pattern, and a comment begins with '//'",
      for: "# the home page ⇒ // the home page", certain: { $0["text"].isProse }),
    Habit(
      "‹text1› «--» ‹text›", begin, write: "‹text1› // ‹text›",
      for: "/a -- all pages ⇒ /a // all pages",
      certain: { $0["text1"].hasPrefix("/") && $0["text"].isProse }),
    Habit(
      "‹text1› «;» ‹some›", begin, write: "‹text1› // ‹some›", is: .certain,
      for: "/a ; all pages ⇒ /a // all pages", only: { $0["some"].isProse }),
    Habit(
      "‹text1› «#» ‹text›", "'#' begins neither a fragment nor a comment here",
      write: "‹text1› // ‹text›", "a fragment touches the pattern, and a comment begins with '//'",
      for: "/a # all pages ⇒ /a // all pages", certain: { $0["text"].isProse }),
    Habit(
      "‹text1› «<!--» ‹text› -->", begin, write: "‹text1› // ‹text›",
      for: "/a <!-- all --> ⇒ /a // all"),
    Habit("«‹comma›»", "a block ends with its '}'", write: "", is: .certain, for: ", ⇒ "),
  ]
}

extension String {
  /// Whether the text is probably that of a comment, and not a declaration or a part of one.
  fileprivate var isProse: Bool {
    let word = String(prefix { $0 != " " })
    return !contains { "/?&#{}=[]()\"@".contains($0) } && !word.isKeyword
  }
}
