import RoutegenSource

/// RG209 to RG215, RG224: what stands between `{` and `}`.
extension DiagnosticCode.Explanation {
  static let parameters: [DiagnosticCode: Self] = [
    .invalidDefault: invalidDefault,
    .invalidRange: invalidRange,
    .invalidParameterType: invalidParameterType,
    .adjacentParameters: adjacentParameters,
    .misplacedRest: misplacedRest,
    .aliasParameters: aliasParameters,
    .duplicateKey: duplicateKey,
    .unnamedPlaceholder: unnamedPlaceholder,
  ]

  static let invalidDefault = Self(
    "a default that is not of the type, or a type without defaults",
    """
    A default is the value of a parameter that a link leaves out, so it has to be a
    value that a link could have: one of the enum, a number as links have them (`7`,
    not `007`), and within the range if there is one.

    Only `String`, `Int`, `UInt`, `Double`, `Bool` and enums have defaults. For the
    others write `?` behind the type: the parameter is then `nil` where it is
    missing, and needs no default for that.
    """,
    wrong: """
      routes App

      enum Sort { newest, oldest }

      /list?{sort: Sort = newst}
      """,
    right: """
      routes App

      enum Sort { newest, oldest }

      /list?{sort: Sort = newest}
      """)

  static let invalidRange = Self(
    "a range that does not go with the type, or from less to more",
    """
    A range follows `in` and says which numbers a parameter takes: `1...50`, `1...`
    or `...50`. Both ends belong to it, so the first is not greater than the second,
    and both are values of the type. Only `Int`, `UInt` and `Double` have ranges.

    Behind `URL in` stand hosts instead: `{next: URL in example.com}`.
    """,
    wrong: """
      routes App

      /list?{limit: Int in 50...1 = 20}
      """,
    right: """
      routes App

      /list?{limit: Int in 1...50 = 20}
      """)

  static let invalidParameterType = Self(
    "a parameter that cannot stand here with this type",
    """
    The parameter has a type that does not go with its place.

    - A path has each of its segments exactly once. A parameter in it is never
      missing, so it has no `?` and no default, and it is no list.
    - `{path...}`, the rest of a path, is a list of texts.
    - A fragment holds no lists.
    - A list in a query is empty where its key is missing, so it needs no `?` and no
      default. A dictionary is `[String: String]`, without a key of its own.

    What may be missing belongs in the query.
    """,
    wrong: """
      routes App

      /list/{page: Int?}
      """,
    right: """
      routes App

      /list?{page: Int?}
      """)

  static let adjacentParameters = Self(
    "two parameters with nothing between them",
    """
    Two parameters stand in one segment with nothing between them. Nothing tells
    where the first one ends: `202411` could be 2024 and 11, or 20241 and 1.

    Put text between the two, or a `/` to make them two segments.
    """,
    wrong: """
      routes App

      /archive/{year: Int}{month: Int}
      """,
    right: """
      routes App

      /archive/{year: Int}-{month: Int}
      """)

  static let misplacedRest = Self(
    "`…` that is not the whole last segment",
    """
    `{path...}` takes all segments up to the end of the path. So it is the whole
    last segment of a pattern: nothing can stand behind it, and a group cannot have
    it, because its routes would follow.

    In a query only `?url={url: URL...}` has `...`. It takes the rest of the link,
    so it is the last item.
    """,
    wrong: """
      routes App

      /files/{path...}/edit
      """,
    right: """
      routes App

      /files/edit/{path...}
      """)

  static let aliasParameters = Self(
    "an `also` that does not give the parameters of its route",
    """
    `also` is another pattern for the same route, so it has to give a value to every
    parameter of the route: in a placeholder of the same name, by the parameter's default,
    or with `with`:

        /artist/{id}?{tab: Tab = overview}
            also /artist/{id}/results with tab = results

    Here a value is missing, is there twice, or is of another type, or a placeholder has a
    name that the route does not know. What the parameter is, its type and whether
    it may be missing, the route itself says; a placeholder of `also` is just `{id}`.
    """,
    wrong: """
      routes App

      /artist/{id}
          also /artists
      """,
    right: """
      routes App

      /artist/{id}
          also /artists/{id}
      """)

  static let duplicateKey = Self(
    "a query key twice in one pattern",
    """
    A pattern names the same key of the query, or of the fragment, twice. A link
    that gives a key twice is malformed, unless the parameter is a list, so nothing
    would match both.

    If the key may come more than once, make the parameter a list.
    """,
    wrong: """
      routes App

      /search?tag={first}&tag={second}
      """,
    right: """
      routes App

      /search?tag={tags: [String]}
      """)

  static let unnamedPlaceholder = Self(
    "a placeholder without a name where a name is needed",
    """
    `{_}` stands for a value that is not kept. A route has to keep every value of
    its pattern, because it also prints its link and would not know what to write
    there.

    `{_}` is for patterns that are never printed: `also`, `except` and `unwrap`. In
    a query it needs its key, `token={_}`, and has no type.
    """,
    wrong: """
      routes App

      /users/{_}/posts
      """,
    right: """
      routes App

      /users/{id}/posts
          also /{_}/users/{id}/posts
      """)
}
