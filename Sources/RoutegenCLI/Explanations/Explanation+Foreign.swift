import RoutegenSource
import RoutegenSyntax

/// RG112 to RG114, RG415 to RG419 and RG421: text that looks like something else.
extension DiagnosticCode.Explanation {
  static let foreign: [DiagnosticCode: Self] = [
    .lookAlikeCharacter: lookAlikeCharacter,
    .foreignPlaceholder: foreignPlaceholder,
    .conflictMarker: conflictMarker,
    .otherFile: otherFile,
    .suspiciousText: suspiciousText,
    .unusedDocumentation: unusedDocumentation,
    .misleadingIndentation: misleadingIndentation,
  ]

  static let lookAlikeCharacter = Self(
    "a character that is invisible or looks like another one",
    """
    The file contains a character that cannot be seen, such as a zero width space or
    a mark of writing direction, or one that looks like a character of the language:
    a no-break space, a typographic quotation mark, a full-width brace, a dash, or a
    Cyrillic or Greek letter in a Latin word. Such characters come from word
    processors and chats. A pattern that contains one never matches a link that
    somebody types.

    The message gives the code point. If links do contain the character, write it
    percent-encoded: `/l%E2%80%99avis` has an apostrophe U+2019. Quoted texts may
    contain typographic characters, but no invisible ones.
    """,
    wrong: "routes App\n\n/ho\u{200B}me",
    right: """
      routes App

      /home
      """)

  static let foreignPlaceholder = Self(
    "a placeholder of another tool",
    """
    The text is a placeholder, a wildcard or an optional part in another tool, and
    would be literal text here: `:id`, `*`, `<int:id>`, `[id]`, `$id`, `\\(id)`,
    `%d`, `(a|b)`, `(/optional)`, or a regular expression. A placeholder is written
    `{id}` or `{id: Int}`, and the rest of a path `{path...}`. There are no optional
    parts in the middle of a path; `also` adds another pattern to a route.

    If links have the text itself, write it percent-encoded, as the message shows:
    `/%3Aid` matches the segment `:id`.
    """,
    wrong: """
      routes App

      /users/:id
      """,
    right: """
      routes App

      /users/{id}
      """)

  static let otherFile = Self(
    "a file that is no route file",
    """
    The name ends with `.routes`, but the file is one of the Play framework, whose
    route files have the same ending, or a pointer of Git LFS. Nothing in it is
    checked.

    Exclude files of Play: `"exclude"` in `.routegen.json` has a list of files and
    folders. A pointer of Git LFS is what a checkout has without the file itself:
    `git lfs pull` fetches it.
    """,
    wrong: "GET /home controllers.HomeController.index",
    right: """
      routes App

      /home
      """)

  static let conflictMarker = Self(
    "the marker of a merge conflict",
    """
    The file has a line that begins with `<<<<<<<`, `|||||||` or `>>>>>>>`: a merge
    left a conflict in it, and both sides are in the text. Nothing else in the file
    is checked, and `check --fix` changes nothing.

    Decide which lines to keep, and remove the lines with the markers, and those
    that consist of `=======`.
    """,
    wrong: """
      routes App

      <<<<<<< HEAD
      /home
      =======
      /start
      >>>>>>> topic
      """,
    right: """
      routes App

      /home
          also /start
      """)

  static let suspiciousText = Self(
    "literal text that was probably not meant as text",
    """
    The pattern has literal text that is usually not part of a link: quotation marks
    around a text, punctuation at the end of a line, or the name of a type as the
    value of a query item. `?page=Int` matches only links with exactly `page=Int`;
    the parameter is `?{page: Int}`.

    If links do contain the text, write it percent-encoded, as the message shows.
    """,
    wrong: """
      routes App

      /list?page=Int
      """,
    right: """
      routes App

      /list?{page: Int}
      """,
    silencing: """
      There is no need to silence it: percent-encoded text, such as `/home%3B`, is
      never reported.
      """)

  static let unusedDocumentation = Self(
    "documentation that documents nothing",
    """
    A comment that begins with `///` documents the route, group, enum or route set
    below it, and is copied to the generated code. Here, no such declaration
    follows: the comment is at the end of a block, inside an enum, after a
    declaration, or above a line such as `host`, for which no code is generated.

    Write an ordinary comment, `//`, or move the documentation to its declaration.
    """,
    wrong: """
      routes App

      /// The website.
      host example.com

      /home
      """,
    right: """
      routes App

      // The website.
      host example.com

      /home
      """,
    silencing: """
      There is no need to silence it: an ordinary comment is never reported.
      """)

  static let misleadingIndentation = Self(
    "a route that is indented, but not in a block",
    """
    The route is indented deeper than the route, host or scheme on the line before
    it, as in a block. But only braces make a block, so the route does not continue
    the pattern of that line, and does not depend on its host.

    Write the braces, or remove the indentation. Lines that continue a route, such
    as `also`, `example` and `?{page}`, are indented without a block.
    """,
    wrong: """
      routes App

      /users
          /me
          /settings
      """,
    right: """
      routes App

      /users {
          /me
          /settings
      }
      """,
    silencing: """
      There is hardly ever a reason to silence it: `routegen format` removes the
      indentation.
      """)
}
