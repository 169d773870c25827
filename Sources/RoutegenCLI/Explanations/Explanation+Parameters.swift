import RoutegenModel
import RoutegenSource

/// RG209 to RG215, RG224: parameters and placeholders.
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
    "a default that is not a value of the type, or a type without defaults",
    """
    A default is the value of a parameter that a link does not contain. It must be a
    value that a link could contain: one of the values of an enum, a number as it is
    written in links (`7`, not `007`), and within the range, if there is one.

    Only a `String`, `Int`, `UInt`, `Double`, `Bool` or enum can have a default. For
    other types, write `?` after the type. The parameter is then `nil` if a link
    does not contain it, and `= nil` is not needed.

    In a route, `{_ = home}` prints `home`, so the placeholder has to match `home`
    itself: the text must be a value of the type and, in a path, must not be empty.
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
    "a range that is empty or does not fit the type",
    """
    A range follows `in` and restricts the numbers that a parameter accepts:
    `1...50`, `1...` or `...50`. Both bounds are included, so the first must not be
    greater than the second, and both must be values of the type. Only an `Int`,
    `UInt` or `Double` can have a range.

    Write leading zeros if the links have them: with `01...12`, a link contains
    `05`, not `5`. Both bounds have the same number of digits.

    The `in` of a `URL` is followed by hosts: `{next: URL in example.com}`. No other
    type can have hosts.
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
    "a parameter whose type is not allowed in this position",
    """
    The type of the parameter is not allowed in this position.

    - A whole segment of a path may be missing: `/list/{page: Int?}` also matches
      `/list`. A parameter that is a part of a segment is always there, so it cannot
      have a `?` or a default. The `{_}` of a route or an `also` cannot be missing
      either. A segment is one value, so it cannot be a list.
    - `{path...}`, the rest of a path, is a list of texts, so its type is `String`.
      To match the path without it, too, write `{path...?}`.
    - A `Text` is for texts with line breaks, which a path cannot contain.
    - A fragment cannot have lists or dictionaries.
    - `plus literal` is for the value of an item that may have a `+`. In a path, a
      whole fragment, a `Date` and a `URL`, a `+` is always a plus sign.
    - `+` is for texts and lists that may be empty without it: `String+`, `[Int]+`.
      A text in a path is never empty, and neither is a number or a date.
    - `by` is for a list in an item of a query. The text after it must not be a part
      of each element.
    - Other keys, `{id: Int also recipe_id}`, are for a value or a list in a query.
    - A list in a query is empty if its key is missing, so it cannot have a `?` or a
      default. The same is true of a dictionary. Its type is `[String: String]` or
      `[String: [String]]`; it has no key of its own, and a pattern can have only
      one.
    """,
    wrong: """
      routes App

      /list/page-{page: Int?}
      """,
    right: """
      routes App

      /list/{page: Int?}
      """)

  static let adjacentParameters = Self(
    "two parameters without text between them",
    """
    A segment contains two parameters without text between them. Nothing marks the
    end of the first one: `202411` could be 2024 and 11, or 20241 and 1.

    Write text between the two, or a `/` to make them two segments.
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
    "a `...` that is not allowed in this position",
    """
    `{path...}` matches all segments up to the end of the path, so it must be the
    whole last segment of a pattern. Nothing can follow it, so the pattern of a
    group cannot contain it. The same is true of `{path...?}`.

    In a query, only `?url={url: URL...}` has `...`. It matches the rest of the
    link, so it must be the last item.
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
    "an `also` whose parameters do not match its route",
    """
    `also` adds another pattern to a route, and must supply every parameter of the
    route: through a placeholder of the same name, through the default of the
    parameter, or through `with`. Optional items of the route need not be repeated.

        /artist/{id}?{tab: Tab = overview}
            also /artist/{id}/results with tab = results

    Here, a value is missing, appears twice or has a different type, or a
    placeholder has a name that the route does not declare. Only the route declares
    the type of a parameter, its default, and whether it may be missing. A
    placeholder of an `also` needs just the name, `{id}`. If it has the type without
    `?` or a default, `{tab: Tab}`, links of the `also` must have the item.
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
    "a key that appears twice in one pattern",
    """
    A pattern names a key of the query, or of the fragment, twice, perhaps as
    another key of an item: `{id also page}`. A link that contains a key twice is
    malformed, unless the parameter is a list, so the pattern would never match.

    If links may contain the key more than once, make the parameter a list.

    The items of a group belong to all of its routes, so their patterns do not name
    the key again. A route for one text of such an item, `?ref=mail`, is written
    outside of the group, with the whole pattern.
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
    "a placeholder without a name where a name is required",
    """
    `{_}` matches a value and discards it. The app also creates links from routes,
    so in a route, `{_}` needs a text to put there: `{_ = home}` matches any text
    and puts `home` in the link, and `{_... = a/b}` puts `/a/b`.

    The patterns of `also`, `except` and `unwrap` are never printed, so `{_}` has no
    text there. In a query or fragment, it needs a key, as in `token={_}`, and has
    no type.
    """,
    wrong: """
      routes App

      /users/{_}/posts
      """,
    right: """
      routes App

      /users/{_ = all}/posts
          also /{_}/posts
      """)
}
