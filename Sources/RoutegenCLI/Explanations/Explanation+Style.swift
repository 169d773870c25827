import RoutegenSource

/// RG4xx: what is allowed, and doubtful.
extension DiagnosticCode.Explanation {
  static let style: [DiagnosticCode: Self] = [
    .manyCases: manyCases,
    .uppercaseSegment: uppercaseSegment,
    .mixedNaming: mixedNaming,
    .undocumentedRoute: undocumentedRoute,
    .singleValueEnum: singleValueEnum,
    .unusedType: unusedType,
    .unusedImport: unusedImport,
    .singleChildGroup: singleChildGroup,
    .optionalWithDefault: optionalWithDefault,
    .keywordParameter: keywordParameter,
    .duplicateDocumentation: duplicateDocumentation,
    .insecureScheme: insecureScheme,
    .deprecatedWithoutReplacement: deprecatedWithoutReplacement,
    .invalidSuppression: invalidSuppression,
    .unusedSuppression: unusedSuppression,
  ]

  static let manyCases = Self(
    "100 cases or more in one enum",
    """
    An enum of the generated code has 100 cases or more. From there on a `switch`
    over it takes the Swift compiler noticeably long, and above 500 it is refused.

    Put routes that begin alike into a group, which is an enum of its own.
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
      Silence it where the routes have nothing in common that a group could be named
      after, and the time to compile is no trouble.
      """)

  static let uppercaseSegment = Self(
    "upper case or `_` in a path segment",
    """
    Links are compared with their case: `/Settings` does not take `/settings`.
    People who type a link, or guess one from another, write it in lower case with
    `-` between words, and then get nowhere.

    If links with the old spelling are out there, keep it with `also`. With a line
    `caseless` at the top of the file, links may have either case, and upper case in
    the file is no fault.
    """,
    wrong: """
      routes App

      /Settings
      """,
    right: """
      routes App

      /settings
          also /Settings
      """,
    silencing: """
      Silence it where the spelling is not yours to choose, as for the pages of a web
      site that others look after.
      """)

  static let mixedNaming = Self(
    "neighbouring path segments whose words are joined in different ways",
    """
    Neighbouring segments join their words in different ways. People guess one link
    from another: who knows `/best-sellers` will try `/new-arrivals`.

    Write them alike, best with `-`. If links with the old spelling are out there,
    keep it with `also`. RG402 is about upper case and `_` by themselves.
    """,
    wrong: """
      routes App
      caseless

      /best-sellers
      /newArrivals
      """,
    right: """
      routes App
      caseless

      /best-sellers
      /new-arrivals
      """,
    silencing: """
      Silence it where links are out there that mix the two, and you would rather not
      keep two spellings.
      """)

  static let undocumentedRoute = Self(
    "a route or a group without documentation; off unless settings turn it on",
    """
    A route or a group has no `///` line above it. Those lines become the
    documentation of the generated code and stand in the exports, where people who
    send links look for what there is.

    This rule is off until `.routegen.json` turns it on.
    """,
    wrong: """
      routes App

      /home
      """,
    right: """
      routes App

      /// The home feed.
      /home
      """,
    silencing: """
      Silence it for routes that are for nobody outside, such as a debug screen.
      """)

  static let singleValueEnum = Self(
    "an enum with one value",
    """
    An enum has one value, so its parameter is always the same. The pattern can have
    that text itself. The case of the route then has one parameter less that says
    nothing.
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
      Silence it where more values will come soon. For values that newer senders may
      know already, `open enum` takes every text and is not warned of.
      """)

  static let unusedType = Self(
    "an enum or a `type` that no parameter has",
    """
    An enum or a `type` is declared, and no parameter has it. Often a parameter was
    meant to have it and is a `String` now, which takes every text.
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
      Silence it where your Swift code uses the generated enum although no link has
      one.
      """)

  static let unusedImport = Self(
    "an `import` in a file that declares no `type`",
    """
    A file imports a module and declares no `type`. The generated code needs an
    import for such types alone, so this one only makes the build depend on a module
    more.
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
      There is hardly a reason to silence it: remove the line.
      """)

  static let singleChildGroup = Self(
    "a group with one route or one group in it",
    """
    A group holds one route or one group. It becomes an enum with one case, which
    every `switch` has to go through: `.home(.news)`. One pattern takes the same
    links and is one case.
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
      Silence it where more routes will come into the group soon: taking it apart now
      and building it up again would change your Swift code twice.
      """)

  static let optionalWithDefault = Self(
    "a `?` beside a default",
    """
    A parameter has a `?` and a default. Where the link leaves it out it has the
    default, so it is never `nil`, and in Swift it is not optional: the `?` says
    something that does not happen. `routegen check --fix` removes it.
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
      There is hardly a reason to silence it: both spellings mean the same.
      """)

  static let keywordParameter = Self(
    "a parameter with the name of a Swift keyword",
    """
    A parameter is called like a keyword of Swift. Code that takes the value out of
    the case has to write the name in back-quotes.

    Another name takes the same links. In a query, keep the key: `in={folder}`.
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
      Silence it where your code uses the name already and is not to change.
      """)

  static let duplicateDocumentation = Self(
    "two routes with the very same documentation",
    """
    Two routes have the very same documentation. Most often a line was copied and
    its text left as it was, and then one of the two is described as the other.
    """,
    wrong: """
      routes App

      /// One recipe.
      /recipe/{id: Int}

      /// One recipe.
      /recipes
      """,
    right: """
      routes App

      /// One recipe.
      /recipe/{id: Int}

      /// All recipes.
      /recipes
      """,
    silencing: """
      Silence it where two routes really are the same to a reader. If they open the
      same screen, `also` may be what you want.
      """)

  static let insecureScheme = Self(
    "`scheme http`, which takes links that came unencrypted",
    """
    `scheme http` takes web links that begin with `http://`. Such a page comes
    unencrypted, so anybody on the way can put links into it, and a link that leads
    into the app with parameters of theirs is what one would put there. Web links
    with `https` are taken by their `host` alone, without a line `scheme`.
    """,
    wrong: """
      routes App
      scheme myapp, http
      host example.com

      /home
      """,
    right: """
      routes App
      scheme myapp
      host example.com

      /home
      """,
    silencing: """
      Silence it where old `http` links have to go on working, such as those in
      printed codes, and no route does anything that a stranger must not ask for.
      """)

  static let deprecatedWithoutReplacement = Self(
    "a deprecated route that does not say what takes its place",
    """
    `@deprecated` makes Swift warn whoever uses the route. Without a text the
    warning does not say what to use instead, and everybody has to find out alone.
    """,
    wrong: """
      routes App

      @deprecated
      /cook/{id: Int}
      /recipe/{id: Int}
      """,
    right: """
      routes App

      @deprecated("use /recipe")
      /cook/{id: Int}
      /recipe/{id: Int}
      """,
    silencing: """
      Silence it where nothing takes the place of the route. A text that says so is
      better still: `@deprecated("the feature is gone")`.
      """)

  static let invalidSuppression = Self(
    "a comment that silences what cannot be silenced",
    """
    A comment that begins with `routegen:` silences warnings:

    - `// routegen:disable-next-line NAMES` those of the next line,
    - `// routegen:disable-line NAMES`, at the end of a line, those of that line,
    - `// routegen:disable NAMES`, before the first route, those of the file.

    The names are those of rules, by name or code, with commas between them; behind
    `--` stands the reason. Here the word after `routegen:` is another, or a name is
    missing, is that of no rule, or is that of an error, which cannot be silenced.
    The comment does nothing then, and somebody relies on it.
    """,
    wrong: """
      routes App

      // routegen:disable-next-line unknown-type
      /home
      """,
    right: """
      routes App

      // routegen:disable-next-line uppercase-segment -- printed on posters
      /Home
      """)

  static let unusedSuppression = Self(
    "a comment that silences nothing",
    """
    A comment silences a warning that is not there. Perhaps the fault is mended, or
    the comment stands in the wrong place. Left where it is, it would silence the
    next such warning, which nobody has looked at.

    Of a file with errors this is not known, and not told. `routegen check --fix`
    removes the comment.
    """,
    wrong: """
      routes App

      // routegen:disable-next-line uppercase-segment
      /settings
      """,
    right: """
      routes App

      /settings
      """)
}
