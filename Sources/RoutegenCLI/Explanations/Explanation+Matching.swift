import RoutegenModel
import RoutegenSource

/// RG301 to RG303: routes that conflict with each other or with their examples.
extension DiagnosticCode.Explanation {
  static let matching: [DiagnosticCode: Self] = [
    .ambiguousRoutes: ambiguousRoutes,
    .failingExample: failingExample,
    .unreachableRoute: unreachableRoute,
  ]

  static let ambiguousRoutes = Self(
    "two patterns that match the same link equally well",
    """
    A link can match both patterns, and the rules of the language do not decide
    which of them comes first. The answer would be arbitrary, so the file must
    decide.

    The more specific of two patterns comes first. Segments are compared from the
    left: literal text comes before a parameter, and a narrower type before a wider
    one, such as `Int` before `String`. If the segments are equal, the pattern with
    more literal items comes first, then the one with more required query items,
    then the one with more required items of the fragment. The order of the lines
    has no effect.

    Give one of the patterns a narrower type, literal text or a different path. If
    both have the same meaning, make one an `also` of the other. An `also` that has
    other keys for optional items of its route can require them: `{page: Int}` for
    a parameter `{page: Int?}`.
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
    "an `example` or `nomatch` with a different result",
    """
    The `example` and `nomatch` lines below a route are checked whenever the file is
    compiled. The link of an `example` must open the route, with the values after
    `->`, if there are any. The link of a `nomatch` must not open the route. This
    line has a different result; the message says which.

    Either the pattern is wrong, or the example is out of date. If people still use
    old links, keep the example and correct the pattern.
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
    "a pattern that no link reaches, because more specific ones come first",
    """
    Every link that matches this pattern also matches a more specific one, which
    decides what the link opens. Its handler would never be called, and no link
    could be made from it.

    The message shows the more specific patterns, each with a link that it matches.
    Remove the route, or give it literal text or a different path. A route in a
    `scheme https` block can also be unreachable because of a `host *` block, which
    is tried first.
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
}
