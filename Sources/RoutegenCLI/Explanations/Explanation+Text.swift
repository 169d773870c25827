import RoutegenSource
import RoutegenSyntax

/// RG101 to RG105, RG109, RG110: text that cannot be parsed.
extension DiagnosticCode.Explanation {
  static let texts: [DiagnosticCode: Self] = [
    .invalidUTF8: invalidUTF8,
    .unexpectedCharacter: unexpectedCharacter,
    .unexpectedToken: unexpectedToken,
    .unknownDirective: unknownDirective,
    .unclosedBlock: unclosedBlock,
    .unterminatedString: unterminatedString,
    .nestedTooDeep: nestedTooDeep,
  ]

  static let invalidUTF8 = Self(
    "a file that is not UTF-8",
    """
    A `.routes` file must be encoded in UTF-8, and the marked byte is the first one
    that is not valid UTF-8. Usually, the file was saved as Latin-1 or Windows-1252,
    in which `é` is one byte. In UTF-8, it is two bytes.

    Links are compared byte for byte, so the tool does not guess the intended text.
    Save the file as UTF-8: editors have a setting for it, and
    `iconv -f WINDOWS-1252 -t UTF-8` converts a file. An editor that expects UTF-8
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
    The file contains a control character. Most editors do not show control
    characters, which are often pasted with text from another program. The message
    shows it as a symbol, such as `␇` for U+0007.

    A link with a control character is malformed, so a pattern with one would never
    match. `routegen check --fix` removes it.
    """,
    wrong: "routes App\n\n/ho\u{7}me",
    right: """
      routes App

      /home
      """)

  static let unexpectedToken = Self(
    "text that is not allowed here",
    """
    The language does not allow this text here. The message says what is expected,
    or what is wrong with the text.

    A declaration ends at the end of its line, so a line cannot contain two of them.
    Words such as `expires`, `payload` and `enum` begin a declaration only at the
    top level of a file, not inside a block.
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
    "an unknown declaration",
    """
    A line begins with a word that does not begin a declaration. A route begins with
    `/`. All other declarations begin with `routes`, `access`, `handlers`, `import`,
    `scheme`, `host`, `payload`, `expires`, `caseless`, `plus`, `require`, `enum`,
    `open enum`, `type`, `except` or `unwrap`.

    The lines of a `payload { … }` block begin with `type`, `link`, `when` or
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
    "a `{` without a matching `}`",
    """
    A `{` has no matching `}`. The message shows the `{`, and the first line after
    it that is not indented like the lines of the block: the `}` belongs before that
    line. If the indentation does not show where the block ends, the message shows
    the end of the file.
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

  static let unterminatedString = Self(
    "a text in quotation marks that does not end on its line",
    """
    A text that begins with `"` must end with `"` on the same line. A quotation mark
    in the text is written `\\"`.
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
    "blocks that are nested too deeply",
    """
    Blocks are nested more than 64 levels deep. Each level becomes a nested enum, so
    nobody could write out a value of such a route.

    A pattern may have many segments. Write them on one line, and use blocks for
    routes with a common beginning. Every pattern in a block repeats the prefix of
    the block, so a very long prefix for very many patterns is an error, too.
    """,
    wrong: Example(
      "routes App\n\n" + String(repeating: "/a { ", count: 65) + "/b"
        + String(repeating: " }", count: 65),
      shownAs: "routes App\n\n/a { /a { /a { … /b … } } }    // 65 blocks in each other"),
    right: """
      routes App

      /a/a/a/b
      """)
}
