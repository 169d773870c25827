import RoutegenSource

/// RG216, RG217, RG219 to RG222, RG226 to RG228: where links come from, and where they lead.
extension DiagnosticCode.Explanation {
  static let links: [DiagnosticCode: Self] = [
    .invalidHost: invalidHost,
    .invalidScheme: invalidScheme,
    .unmatchedPayloadPattern: unmatchedPayloadPattern,
    .unprintablePattern: unprintablePattern,
    .tooManyCases: tooManyCases,
    .emptyGroup: emptyGroup,
    .unknownRouteSet: unknownRouteSet,
    .invalidMount: invalidMount,
    .invalidEnvelope: invalidEnvelope,
  ]

  static let invalidHost = Self(
    "a host that no link can have",
    """
    A host is a domain of letters, digits and `-`, such as `example.com`. It has no
    scheme, port or path. `*.example.com` is any host that ends with `.example.com`;
    it does not include `example.com` itself. A name with other letters is written
    as the network has it: `xn--mnchen-3ya.de`.

    Hosts are compared as a whole, so a host that could not be one would match
    nothing.

    A block names at most 256 hosts, because its routes are in the table for each of
    them. `host * { … }` is any host.
    """,
    wrong: """
      routes App
      host https://example.com

      /home
      """,
    right: """
      routes App
      host example.com

      /home
      """)

  static let invalidScheme = Self(
    "a scheme that no link can have, or `https`",
    """
    `scheme` declares the app's own URL schemes, those before `://` in
    `myapp://home`. A scheme is a letter, followed by letters, digits, `+`, `-` and
    `.`, and is written without `://`.

    `https` is no scheme of an app. Links of the web are told apart by their host,
    so a line `host` declares them.
    """,
    wrong: """
      routes App
      scheme https

      /home
      """,
    right: """
      routes App
      scheme myapp
      host example.com

      /home
      """)

  static let unmatchedPayloadPattern = Self(
    "a pattern of a payload that is no route's, or lacks a parameter",
    """
    In a payload, `when KEY PATTERN` and `else PATTERN` name a route by its pattern.
    The pattern has to be that of a route of this file, with the names of payload
    keys in its placeholders and nothing more: `else /news/{id}` for the route
    `/news/{id: Int}`. It gives a value to every parameter that a link has to have.

    A block with no line in it names no route at all, and is refused as well; so is
    one of more than 256 lines, which would be tried for every payload.
    """,
    wrong: """
      routes App
      payload {
          link deepLink
          else /inbox
      }

      /home
      """,
    right: """
      routes App
      payload {
          link deepLink
          else /home
      }

      /home
      """)

  static let unprintablePattern = Self(
    "literal text that no link can hold, or more than 256 segments, query items or parameters",
    """
    No link can be like this pattern. Links with control characters, with the
    segments `.` and `..`, with more than 256 segments or with more than 256 query
    items are malformed, and an escape such as `%0A` does not change that. The route
    could never be opened and never be printed. A pattern that is longer than 16,384
    bytes, as no link is, or that has more than 256 parameters, is refused as well.
    """,
    wrong: """
      routes App

      /help/two%0Alines as help
      """,
    right: """
      routes App

      /help/two-lines as help
      """)

  static let tooManyCases = Self(
    "more than 500 cases in one enum",
    """
    An enum of the generated code would have more than 500 cases. Swift gives up on
    a `switch` over so many: it is "unable to check that this switch is exhaustive
    in reasonable time".

    Put routes that begin alike into a group, which is an enum of its own. Where
    routes differ in a value only, make it a parameter.
    """,
    wrong: Example(
      "routes App\n\n"
        + (1...501).map { "/help/\($0) as help\($0)" }.joined(separator: "\n"),
      shownAs: """
        routes App

        /help/1 as help1
        /help/2 as help2
        // …
        /help/501 as help501
        """),
    right: """
      routes App

      /help/{page: Int in 1...501}
      """)

  static let emptyGroup = Self(
    "a group without routes",
    """
    A block has no routes. A group becomes an enum, and an enum without cases has no
    values. A line `host a.com { … }` or `scheme a { … }` says where routes are
    taken, and here are none.

    In a group, a line `/` is the path of the group itself: in `/settings { … }` it
    takes `/settings`. For hosts and schemes of all routes, write the line without
    braces.
    """,
    wrong: """
      routes App

      /settings {
      }
      """,
    right: """
      routes App

      /settings {
          /
          /privacy
      }
      """)

  static let unknownRouteSet = Self(
    "a route set to mount that is not there",
    """
    `mount` names the route set of another file, by the name behind `routes` in that
    file. There is none of this name. It is looked for in the files that are
    compiled together: for the plugin, those of the target and of the targets that
    it depends on; for `routegen check`, the files and folders that it is given and
    those of `--import MODULE=FILE`.
    """,
    wrong: """
      routes App

      /shop mount Shop
      """,
    right: Example([
      Example.File(
        "App.routes",
        """
        routes App

        /shop mount Shop
        """),
      Example.File(
        "Shop.routes",
        """
        routes Shop

        /cart
        /orders/{id: Int}
        """),
    ]))

  static let invalidMount = Self(
    "a route set that cannot be mounted here",
    """
    The route set is there, and it cannot be mounted in this way.

    - What is mounted has its routes in its own file, so no block follows.
    - A set without routes has nothing to mount.
    - A set that is less visible than this one, by the lines `access` of the two
      files, would be shown by it.
    - A set with the line `handlers none` has no handlers that those of this one
      could pass its links to.
    - A set that has `host` or `scheme` blocks says itself where its routes are
      taken, so it cannot stand in such a block.
    - A set is copied to every place where it is mounted. Where that would come to
      tens of thousands of routes, as with sets that mount one another many times,
      it is refused.
    """,
    wrong: Example([
      Example.File(
        "App.routes",
        """
        routes App

        /shop mount Shop {
            /sale
        }
        """),
      shop,
    ]),
    right: Example([
      Example.File(
        "App.routes",
        """
        routes App

        /shop mount Shop
        /shop/sale
        """),
      shop,
    ]))

  private static let shop = Example.File(
    "Shop.routes",
    """
    routes Shop

    /cart
    /orders/{id: Int}
    """)

  static let invalidEnvelope = Self(
    "an `unwrap` whose key its own pattern names",
    """
    `unwrap /click?url` says that such a link is an envelope: the value of the last
    key, `url`, is the link to open. The pattern may ask for other items before it,
    and not for `url` itself, which is there once.
    """,
    wrong: """
      routes App
      unwrap /click?url={_}&url

      /home
      """,
    right: """
      routes App
      unwrap /click?from={_}&url

      /home
      """)
}
