import RoutegenSource

/// RG1xx: the text cannot be read.
extension DiagnosticCode.Explanation {
  static let text: [DiagnosticCode: Self] = [
    .invalidUTF8: invalidUTF8,
    .unexpectedCharacter: unexpectedCharacter,
    .unexpectedToken: unexpectedToken,
    .unknownDirective: unknownDirective,
    .unclosedBlock: unclosedBlock,
    .invalidEscape: invalidEscape,
    .emptySegment: emptySegment,
    .invalidPattern: invalidPattern,
    .unterminatedString: unterminatedString,
    .nestedTooDeep: nestedTooDeep,
    .invalidAttribute: invalidAttribute,
  ]

  static let invalidUTF8 = Self(
    "the file is not UTF-8",
    """
    A `.routes` file is read as UTF-8, and the marked byte is not UTF-8. Most often
    the file was saved as Latin-1 or Windows-1252, where `é` is one byte. In UTF-8
    it is two.

    Links are compared byte for byte, so the tool does not guess what the text was
    meant to be. Save the file as UTF-8: editors have a setting for it, and
    `iconv -f WINDOWS-1252 -t UTF-8` converts a file. An editor that reads UTF-8
    shows such a byte as `�`.
    """,
    wrong: Example(bytes: Array("routes App\n\n/caf".utf8) + [0xE9, 0x0A]),
    right: """
      routes App

      /café
      """)

  static let unexpectedCharacter = Self(
    "a control character",
    """
    A control character stands in the file. Most editors do not show it; it often
    comes along when text is copied from somewhere else. Here it is shown as its
    picture, `␇` for U+0007.

    A link with a control character is malformed, so a pattern with one would match
    nothing. `routegen check --fix` removes it.
    """,
    wrong: "routes App\n\n/ho\u{7}me",
    right: """
      routes App

      /home
      """)

  static let unexpectedToken = Self(
    "something else was expected here",
    """
    The file goes on in a way that the language does not have. The message says what
    would be right in this place, and what is there instead.

    A declaration ends at the end of its line, so two of them do not share one.
    Words such as `expires`, `payload` and `enum` begin a declaration at the top of
    the file only, not inside a block.
    """,
    wrong: """
      routes App

      /users/{id: Int} user
      """,
    right: """
      routes App

      /users/{id: Int} as user
      """)

  static let unknownDirective = Self(
    "a declaration that the language does not have",
    """
    A line begins with a word that the language does not have. A route begins with
    `/`. Every other declaration begins with `routes`, `access`, `handlers`,
    `import`, `scheme`, `host`, `payload`, `expires`, `caseless`, `plus`,
    `require`, `enum`, `open enum`, `type`, `except` or `unwrap`.

    In a `payload { … }` block the lines begin with `type`, `link`, `when` or
    `else`.
    """,
    wrong: """
      routes App
      hosts example.com

      /home
      """,
    right: """
      routes App
      host example.com

      /home
      """)

  static let unclosedBlock = Self(
    "a `{` that is not closed",
    """
    A `{` has no `}`. The message shows the `{`, and the place up to which the `}`
    was looked for. That is often the end of the file, although the `}` belongs
    further up: look for the line behind which the block was meant to end.
    """,
    wrong: """
      routes App

      /users {
          /me
          /{id: Int} as user

      /home
      """,
    right: """
      routes App

      /users {
          /me
          /{id: Int} as user
      }

      /home
      """)

  static let invalidEscape = Self(
    "a `%` or `\\` that begins no escape",
    """
    In a pattern, `%` and two hexadecimal digits stand for one byte, as in a link:
    `%20` is a space. Several of them make up a character in UTF-8: `%C3%A9` is `é`.
    The marked `%` is not followed by two such digits, or the bytes are not UTF-8.

    A percent sign itself is `%25`. Most text needs no escape at all: write `/café`,
    and the compiler encodes it where a link needs it.

    In a text in quotation marks, `\\` stands before `"` or another `\\`, and before
    nothing else.
    """,
    wrong: """
      routes App

      /sale-50% as sale
      """,
    right: """
      routes App

      /sale-50%25 as sale
      """)

  static let emptySegment = Self(
    "an empty segment in a pattern",
    """
    A pattern has two slashes in a row, or one at its end. Segments stand between
    the slashes, and an empty one would match nothing.

    Links may still end with a slash: `/news` takes the link `/news/` too. A path
    with empty segments in it is taken by `{path...}` alone. `routegen check --fix`
    removes the slash.
    """,
    wrong: """
      routes App

      /news/
      """,
    right: """
      routes App

      /news
      """)

  static let invalidPattern = Self(
    "a pattern that is put together in another way than a link",
    """
    A pattern is a path, then perhaps `?` and a query, then perhaps `#` and a
    fragment, in this order and without spaces. This one is put together in another
    way, and the message says how.

    - A path begins with `/`. No segment of it is `.` or `..`.
    - The items of a query are separated by `&`. An item is `{name}`, `key={name}`
      or `key=text`.
    - A `{`, `?`, `#`, `&`, `=`, `/` or space that is part of the text is written
      percent-encoded: `%3F` for `?`.
    - The pattern of a group is a path alone. Queries, fragments, `also` and
      `example` belong to the routes in it.
    """,
    wrong: """
      routes App

      /search?{query}?{page: Int = 1}
      """,
    right: """
      routes App

      /search?{query}&{page: Int = 1}
      """)

  static let unterminatedString = Self(
    "a text in quotation marks that does not end on its line",
    """
    A text that begins with `"` has to end with `"` on the same line. A quotation
    mark in the text is written `\\"`.
    """,
    wrong: """
      routes App

      /search?{query = "all news}
      """,
    right: """
      routes App

      /search?{query = "all news"}
      """)

  static let nestedTooDeep = Self(
    "blocks nest too deep",
    """
    Blocks stand in blocks more than 64 deep. Each is an enum in an enum in the
    generated code, so nobody would want to write the value of such a route.

    A pattern may have many segments: write them in one line, and use blocks for
    routes that begin alike. Every pattern in a block has what is in front of the
    block, so a very long beginning of very many patterns is refused too.
    """,
    wrong: Example(
      "routes App\n\n" + String(repeating: "/a { ", count: 65) + "/b"
        + String(repeating: " }", count: 65),
      shownAs: "routes App\n\n/a { /a { /a { … /b … } } }    // 65 blocks in each other"),
    right: """
      routes App

      /a/a/a/b
      """)

  static let invalidAttribute = Self(
    "an attribute that is unknown, not written right, or stands above no route",
    """
    An attribute stands on a line of its own, above a route or a group, and says
    more about it. There are five:

    - `@deprecated("use /new")`, with or without the text
    - `@internal`
    - `@requires(login)`, with one or more names that `require` declares
    - `@shortcut("com.example.search")` and `@activity("com.example.view")`, for
      routes alone

    This one has another name, is written in another way, stands twice at the same
    route, or has no route below it. An attribute that did nothing would be noticed
    late, so it is refused.
    """,
    wrong: """
      routes App

      @depricated("use /recipes")
      /cookbook
      /recipes
      """,
    right: """
      routes App

      @deprecated("use /recipes")
      /cookbook
      /recipes
      """)
}
