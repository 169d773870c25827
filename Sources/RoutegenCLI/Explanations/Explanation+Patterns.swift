import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// RG106 to RG108, RG111, RG220: invalid patterns and attributes.
extension DiagnosticCode.Explanation {
  static let patterns: [DiagnosticCode: Self] = [
    .invalidEscape: invalidEscape,
    .emptySegment: emptySegment,
    .invalidPattern: invalidPattern,
    .invalidAttribute: invalidAttribute,
    .unprintablePattern: unprintablePattern,
  ]

  static let invalidEscape = Self(
    "a `%` or `\\` that does not begin an escape",
    """
    In a pattern, as in a link, `%` and two hexadecimal digits represent one byte:
    `%20` is a space. Some characters take several bytes in UTF-8: `%C3%A9` is `é`.
    The marked `%` is not followed by two hexadecimal digits, or the bytes are not
    UTF-8.

    A percent sign is written `%25`. Most text needs no escapes: write `/café`, and
    the compiler encodes it where a link requires it.

    In a text in quotation marks, a `\\` must be followed by `"` or another `\\`.
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
    A pattern has two slashes in a row, or a slash at its end. Segments are the
    parts between slashes, and an empty segment would match nothing.

    Links may still end with a slash: `/news` also matches `/news/`. A path with
    empty segments is matched only by `{path...}`. `routegen check --fix` removes
    the slash.
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
    "a malformed pattern",
    """
    A pattern is a path, optionally followed by `?` and a query, and by `#` and a
    fragment, in this order and without spaces. This pattern has a different form,
    and the message says what is wrong.

    - A path begins with `/` and has no segment `.` or `..`.
    - The items of a query are separated by `&`. An item is `{name}`, `key={name}`,
      `key=text` or `key`.
    - A `{`, `?`, `#`, `&`, `=`, `/` or space that is part of the text is
      percent-encoded: `%3F` for `?`.
    - The pattern of a group is only a path. Queries, fragments, `also` and
      `example` belong to the routes of the group.
    - The pattern of an `unwrap` ends with a key, as in `/click?url`, or with `#`.
    """,
    wrong: """
      routes App

      /search?{query}?{page: Int = 1}
      """,
    right: """
      routes App

      /search?{query}&{page: Int = 1}
      """)

  static let invalidAttribute = Self(
    "an attribute that is unknown, misplaced or written incorrectly",
    """
    An attribute is written on a line of its own above a route or group. There are
    six attributes:

    - `@deprecated`, or `@deprecated("use /new")` with a text for the warning, and
      `until: 2027-01-31` for the last day on which the route stays
    - `@internal`
    - `@unlinked`, for routes that no link opens; they have no `also`
    - `@requires(login)`, with one or more names that `require` declares
    - `@shortcut("com.example.search")` and `@activity("com.example.view")`, for
      routes only, and not for a route with `{path...}`

    This attribute has a different name or form, appears twice above one route, or
    is not above a route or group. An attribute without an effect is easily
    overlooked, so it is an error.
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

  static let unprintablePattern = Self(
    "a pattern that no link can match, or that is too large",
    """
    No link can match this pattern. A link is malformed if it contains a control
    character or a segment `.` or `..`, even as an escape such as `%0A`, or if it
    has more than 256 segments or 256 query items. The route could never be opened
    or printed.

    Between the scheme and the path, as in `also myapp://join/{code}`, links have no
    escapes, no `@` and no host that the file declares.

    The same goes for a route with `{_ = home}` if more specific patterns match
    every link that contains `home`. Choose another text.

    A pattern is also an error if it is longer than 16,384 bytes, the limit for a
    link, or if it has more than 256 parameters.
    """,
    wrong: """
      routes App

      /help/two%0Alines as help
      """,
    right: """
      routes App

      /help/two-lines as help
      """)
}
