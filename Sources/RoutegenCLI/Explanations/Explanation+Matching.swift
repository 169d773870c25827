import RoutegenSource

/// RG3xx: routes get in each other's way.
extension DiagnosticCode.Explanation {
  static let matching: [DiagnosticCode: Self] = [
    .ambiguousRoutes: ambiguousRoutes,
    .failingExample: failingExample,
    .unreachableRoute: unreachableRoute,
    .mountCycle: mountCycle,
  ]

  static let ambiguousRoutes = Self(
    "two routes that the same link may be",
    """
    Some link fits two patterns, and by the rules of the language neither comes
    first. Which route it opens would be left to chance, so it has to be decided in
    the file.

    Of two patterns the more specific one wins, segment by segment from the left:
    literal text before a parameter, and among parameters the narrower type, an
    `Int` before a `String`. Then the one with more literal query items wins, then
    the one with more required query parameters. The order of the lines does not
    matter.

    So give one of the patterns a narrower type, literal text or a path of its own.
    If both mean the same, write one as `also` of the other.
    """,
    wrong: """
      routes App

      /users/{id}
      /users/{name} as usersByName
      """,
    right: """
      routes App

      /users/{id: Int}
      /users/{name} as usersByName
      """)

  static let failingExample = Self(
    "an `example` that does not open its route or gives other values, or a `nomatch` that does",
    """
    The lines `example` and `nomatch` below a route are tried whenever the file is
    compiled. `example` has to open the route, with the values behind `->` if there
    are any; `nomatch` must not. Here it is otherwise, and the message says what the
    link is instead.

    Either the pattern is not what it was meant to be, or the example is out of
    date. Old links that people still have are a reason to keep the example and to
    mend the pattern.
    """,
    wrong: """
      routes App

      /recipe?{id}
          example /recipe
      """,
    right: """
      routes App

      /recipe?{id}
          example /recipe?id=7
          nomatch /recipe
      """)

  static let unreachableRoute = Self(
    "a pattern that no link reaches, because others take them all",
    """
    Every link that fits this pattern also fits one that is more specific, and that
    one is the route it opens. Swift code for the route would never run, and none of
    its values can be printed.

    The lines below the message are patterns that are in the way, with a link that
    each of them takes. Remove the route, or give it literal text or a path of its
    own. In a block of `scheme https` a block `host *` may take everything before.
    """,
    wrong: """
      routes App

      enum Tab { info, shop }
      /{tab: Tab} as tab
      /info
      /shop
      """,
    right: """
      routes App

      enum Tab { info, shop }
      /tabs/{tab: Tab} as tab
      /info
      /shop
      """)

  static let mountCycle = Self(
    "a route set that would mount itself",
    """
    Two route sets mount each other, or one mounts itself. The routes of a mounted
    set become part of the one that mounts it, so this would never end.

    Mount in one direction only. Routes that both need can go into a third file.
    """,
    wrong: Example([
      Example.File(
        "App.routes",
        """
        routes App

        /home
        /shop mount Shop
        """),
      Example.File(
        "Shop.routes",
        """
        routes Shop

        /cart
        /back mount App
        """),
    ]),
    right: Example([
      Example.File(
        "App.routes",
        """
        routes App

        /home
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
}
