import RoutegenSource

/// RG4xx: lints about the generated code.
extension DiagnosticCode.Explanation {
  static let codeLints: [DiagnosticCode: Self] = [
    .manyCases: manyCases,
    .singleValueEnum: singleValueEnum,
    .unusedType: unusedType,
    .unusedImport: unusedImport,
    .singleChildGroup: singleChildGroup,
    .optionalWithDefault: optionalWithDefault,
    .keywordParameter: keywordParameter,
  ]

  static let manyCases = Self(
    "an enum with 100 cases or more",
    """
    An enum of the generated code has 100 cases or more. The Swift compiler takes
    noticeably longer to check a `switch` over that many cases, and more than 500
    are an error.

    Put routes with a common beginning into a group, which is an enum of its own.
    """,
    wrong: Example(
      "routes App\n\n"
        + ["shop", "help"].flatMap { path in
          (1...50).map { "/\(path)/topic-\($0)" }
        }.joined(separator: "\n"),
      shownAs: """
        routes App

        /shop/topic-1
        // …
        /shop/topic-50
        /help/topic-1
        // …
        /help/topic-50
        """),
    right: Example(
      "routes App\n\n"
        + ["shop", "help"].map { path in
          "/\(path) {\n" + (1...50).map { "    /topic-\($0)\n" }.joined() + "}"
        }.joined(separator: "\n"),
      shownAs: """
        routes App

        /shop {
            /topic-1
            // …
            /topic-50
        }
        /help {
            /topic-1
            // …
            /topic-50
        }
        """),
    silencing: """
      Silence it if the routes have nothing in common that a group could be named
      after, and the compile time is not a problem.
      """)

  static let singleValueEnum = Self(
    "an enum with a single value",
    """
    An enum has a single value, so its parameter is always the same. Write the text
    in the pattern instead; the enum case then has one associated value less.

    An enum is not reported if one of its parameters may be absent without a
    default, is a list, or has its value after a `with`: there, the value says more.
    """,
    wrong: """
      routes App

      enum Source { newsletter }

      /offers?{source: Source}
      """,
    right: """
      routes App

      /offers?source=newsletter
      """,
    silencing: """
      Silence it if more values will follow soon. For values that newer senders know
      and this version of the app does not, use an `open enum`, which accepts every
      text and is not reported.
      """)

  static let unusedType = Self(
    "an enum or a `type` that no parameter uses",
    """
    An enum or a `type` is declared, but no parameter uses it. Often, a parameter
    was meant to have this type, but is a `String`, which accepts every text.
    """,
    wrong: """
      routes App

      enum Sort { newest, oldest }

      /list?{sort}
      """,
    right: """
      routes App

      enum Sort { newest, oldest }

      /list?{sort: Sort}
      """,
    silencing: """
      Silence it if your Swift code uses the generated enum although no link contains
      its values.
      """)

  static let unusedImport = Self(
    "an `import` in a file without a `type`",
    """
    A file imports a module but declares no `type`. The generated code needs imports
    only for such types, so this one only adds a dependency to the build.
    """,
    wrong: """
      routes App
      import Colours

      /paint?{colour}
      """,
    right: """
      routes App
      import Colours
      type Colour

      /paint?{colour: Colour}
      """,
    silencing: """
      There is hardly ever a reason to silence it: remove the line.
      """)

  static let singleChildGroup = Self(
    "a group with a single route or group",
    """
    A group contains a single route or group. It becomes an enum with one case,
    which makes every `switch` longer: `.home(.news)`. A single pattern matches the
    same links and becomes a single case.
    """,
    wrong: """
      routes App

      /home {
          /news
      }
      """,
    right: """
      routes App

      /home/news
      """,
    silencing: """
      Silence it if the group will soon contain more routes: removing it now and
      adding it again later would change your Swift code twice.
      """)

  static let optionalWithDefault = Self(
    "a parameter with both a `?` and a default",
    """
    A parameter has both a `?` and a default. If a link does not contain it, its
    value is the default. It is never `nil`, so it is not optional in Swift, and the
    `?` has no effect. `routegen check --fix` removes it.
    """,
    wrong: """
      routes App

      /list?{page: Int? = 1}
      """,
    right: """
      routes App

      /list?{page: Int = 1}
      """,
    silencing: """
      There is hardly ever a reason to silence it: both spellings have the same
      meaning.
      """)

  static let keywordParameter = Self(
    "a parameter with the name of a Swift keyword",
    """
    A parameter has the name of a Swift keyword. Code that binds the value of the
    case must escape the name with backticks.

    Another name matches the same links. In a query, keep the key: `in={folder}`.

    Keys such as `private` belong to the links, and Swift reports a missing
    backtick, so this rule is off unless `.routegen.json` turns it on.
    """,
    wrong: """
      routes App

      /search?{query}&{in}
      """,
    right: """
      routes App

      /search?{query}&in={folder}
      """,
    silencing: """
      Silence it if your code already uses the name and should not change.
      """)
}
