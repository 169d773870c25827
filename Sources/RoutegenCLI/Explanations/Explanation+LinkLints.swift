import RoutegenSource

/// RG4xx: lints about links and their documentation.
extension DiagnosticCode.Explanation {
  static let linkLints: [DiagnosticCode: Self] = [
    .uppercaseSegment: uppercaseSegment,
    .mixedNaming: mixedNaming,
    .undocumentedRoute: undocumentedRoute,
    .duplicateDocumentation: duplicateDocumentation,
    .insecureScheme: insecureScheme,
    .deprecatedWithoutReplacement: deprecatedWithoutReplacement,
    .closedEnum: closedEnum,
    .wholeFragment: wholeFragment,
    .undecidedOverlap: undecidedOverlap,
    .lateException: lateException,
    .unescapedKey: unescapedKey,
  ]

  static let uppercaseSegment = Self(
    "a path segment with uppercase letters or `_`",
    """
    Links are case-sensitive: `/Settings` does not match `/settings`. People who
    type a link, or guess one from another, write it in lower case with `-` between
    words, and such a link does not open anything.

    If links with the old spelling are in use, keep it with `also`. In a file with
    the line `caseless`, links match in either case, so only `_` is reported.

    Many links belong to a website that others maintain, so this rule is off unless
    `.routegen.json` turns it on.
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
      Silence it if the spelling is not yours to choose, for example because the pages
      belong to a website that others maintain.
      """)

  static let mixedNaming = Self(
    "sibling path segments with different word separators",
    """
    Sibling segments join their words in different ways, such as `/best-sellers` and
    `/newArrivals`. People guess one link from another: users who know
    `/best-sellers` will try `/new-arrivals`.

    Join all words in the same way, preferably with `-`. If links with the old
    spelling are in use, keep it with `also`. RG402 reports uppercase letters and
    `_` in a single segment.

    This rule is off unless `.routegen.json` turns it on.
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
      Silence it if both ways are in use, and you do not want to keep two spellings of
      one link.
      """)

  static let undocumentedRoute = Self(
    "a route or group without documentation",
    """
    A route or group has no `///` lines above it. These lines become the
    documentation of the generated code, and appear in the exports, in which people
    look up the links that they can send.

    This rule is off unless `.routegen.json` turns it on.
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
      Silence it for routes that only your own team uses, such as a debug screen.
      """)

  static let duplicateDocumentation = Self(
    "two routes with the same documentation",
    """
    Two routes have the same documentation. Usually, a route was copied and its
    documentation was not changed, so it describes the other route.
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
      Silence it if readers need not distinguish the two routes. If both open the same
      screen, consider `also`.
      """)

  static let insecureScheme = Self(
    "`scheme http`, which accepts insecure links",
    """
    `scheme http` accepts web links that begin with `http://`. Pages with such an
    address are not encrypted, so attackers on the network can insert links into
    them, for example links that open the app with parameters of their choice. Web
    links with `https` need only a `host`, not a `scheme`.

    Whoever writes the line means it, so this rule is off unless `.routegen.json`
    turns it on.
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
      Silence it if old `http` links must still work, such as those in printed QR
      codes, and no route does anything that an attacker could abuse.
      """)

  static let deprecatedWithoutReplacement = Self(
    "a deprecated route or group that does not name a replacement",
    """
    `@deprecated` makes Swift warn where the route is used. Without a text, the
    warning names no replacement, and everyone has to find it for themselves.
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
      Silence it if there is no replacement. A text that says so is even better:
      `@deprecated("the feature is gone")`.
      """)

  static let closedEnum = Self(
    "an enum that accepts no new values, in a public link",
    """
    A link with a value that an `enum` does not list opens nothing, even if the
    parameter is optional or has a default. When the website begins to send a new
    value, its links fail in every app that is already installed. An `open enum`
    accepts such a value as `.other`, and the route opens.

    An enum in a path is not reported, because its values often decide which route
    a link opens. Neither is one that only `@internal` routes use.

    This rule is off unless `.routegen.json` turns it on. Turn it on if the links
    are decided by people who do not ship the app.
    """,
    wrong: """
      routes App

      enum Sort { newest, oldest }

      /list?{sort: Sort?}
      """,
    right: """
      routes App

      open enum Sort { newest, oldest }

      /list?{sort: Sort?}
      """,
    silencing: """
      Silence it for an enum that can have no other value, such as `on` and `off`.
      """)

  static let wholeFragment = Self(
    "a parameter that is the whole fragment, although an example has an item there",
    """
    `#{key}` is the whole fragment: for `/call#key=foobar`, the value is
    `key=foobar`. An example of the route has such a fragment. A fragment can be
    written like a query instead: with `#key={key}`, the value is `foobar`.
    """,
    wrong: """
      routes App

      /call#{key}
          example /call#key=foobar
      """,
    right: """
      routes App

      /call#key={key}
          example /call#key=foobar
      """,
    silencing: """
      Silence it if the value is the whole text, or write the value in the example:
      `-> call(key: "key=foobar")`.
      """)

  static let lateException = Self(
    "an exception with an item or a fragment, before which routes are tried",
    """
    `except /{_...}#no_universal_links` looks like an exception for all links with
    that fragment. But a pattern that ends in `{_...}` is tried last: a link that
    matches a route opens it before, whatever its fragment is. The same holds for
    an item of the query, and for the routes below a path.

    Write the exception with the path of each route whose links it should leave to
    the website.
    """,
    wrong: """
      routes App
      host example.com

      /buy/{id}
      except /{_...}#no_universal_links
      """,
    right: """
      routes App
      host example.com

      /buy/{id}
      except /buy/{_}#no_universal_links
      """,
    silencing: """
      Silence it if the exception is for the other patterns that end in a rest.
      """)

  static let unescapedKey = Self(
    "a key with brackets, which senders often leave unescaped",
    """
    In a URI, brackets in a query are escaped: `filter%5Bname%5D=7`. Many senders
    leave them as they are. Such a link opens its route as long as nothing else in
    it is escaped. With an escape beside it, as in `filter[name]=a%20b`, the link is
    malformed: `URL` of Foundation would escape the escape, so the app would read
    another value than the sender wrote.

    Have the links printed by the functions of `generate --language`, or escape the
    brackets where the links are written by hand. A key without brackets needs
    neither.
    """,
    wrong: """
      routes App
      scheme app

      /list?filter[name]={name}
      """,
    right: """
      routes App
      scheme app

      /list?filter-name={name}
      """,
    silencing: """
      Silence it if all senders escape the brackets.
      """)
}
