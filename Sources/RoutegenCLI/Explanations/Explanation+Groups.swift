import RoutegenModel
import RoutegenSource

/// RG221, RG222, RG226, RG227, RG304: groups and mounted route sets.
extension DiagnosticCode.Explanation {
  static let groups: [DiagnosticCode: Self] = [
    .tooManyCases: tooManyCases,
    .emptyGroup: emptyGroup,
    .unknownRouteSet: unknownRouteSet,
    .invalidMount: invalidMount,
    .mountCycle: mountCycle,
  ]

  static let tooManyCases = Self(
    "an enum with more than 500 cases",
    """
    An enum of the generated code would have more than 500 cases. With so many
    cases, Swift can be "unable to check that this switch is exhaustive in
    reasonable time".

    Put routes with a common beginning into a group, which is an enum of its own. If
    routes differ only in a value, make the value a parameter.
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
    "a group or block without routes",
    """
    A block has no routes. A group becomes an enum, and an enum without cases has no
    values. A `host a.com { … }` or `scheme a { … }` block restricts the links that
    its routes match, so without routes, it has no effect.

    In a group, a line `/` is the path of the group itself: in `/settings { … }`, it
    matches `/settings`. To declare hosts and schemes for all routes, write the line
    without braces.
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
    "a `mount` of an unknown route set",
    """
    `mount` names the route set of another file by the name that follows `routes` in
    that file. No route set has this name. The tool searches the files that are
    compiled together. For the plugin, these are the files of the target and of the
    targets that it depends on. For `routegen generate`, these are the given files
    and folders, and the files of `--import MODULE=FILE`. The other commands also
    search the folder of the file, and then its package.
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
    The route set exists, but cannot be mounted in this way.

    - The routes of a mounted set are declared in its own file, so `mount` cannot
      have a block.
    - A set without routes cannot be mounted.
    - A mounted set must be at least as visible as this one. The `access` lines of
      the two files declare how visible they are. A set of another module must not
      be `internal`.
    - A set with `handlers none` has no handler for this set to pass links on to.
    - A set with `host` or `scheme` blocks cannot be mounted in such a block,
      because its own blocks decide which links its routes match.
    - The routes of a set are copied to every place where it is mounted. If this
      amounts to tens of thousands of routes, for example because sets mount one
      another many times, it is an error.
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

  static let mountCycle = Self(
    "a route set that mounts itself, directly or indirectly",
    """
    Two route sets mount each other, or one mounts itself. The routes of a mounted
    set become part of the set that mounts it, so this would never end.

    Mount in only one direction. Routes that both sets need can be in a third file.
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
