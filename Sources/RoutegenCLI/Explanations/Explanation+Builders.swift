import RoutegenBuilders
import RoutegenSource

/// RG62x: what keeps functions in another language from being like the app.
extension DiagnosticCode.Explanation {
  static let builders: [DiagnosticCode: Self] = [
    .sameFunctionName: sameFunctionName, .uncheckedLinks: uncheckedLinks,
  ]

  private static let sameFunctionName = Self(
    "two routes whose functions would have one name in another language",
    """
    `routegen generate --language` makes the name of a function from the names of
    the groups and the route: `users.list` becomes `usersList` in TypeScript and
    `users_list` in Python. Another route may have this name already, or one that
    differs only in what the language does not tell apart. In Kotlin, groups and
    routes are classes, whose names must differ in more than case: on some systems,
    so must the names of their files. The same goes for the parameters of a route:
    `in` is `in_` in Python, as a parameter `in_` would be. No file is written.

    Give one of them another name with `as`, or leave it out with `--only`.
    """,
    wrong: """
      routes App
      scheme app

      /users as users {
          /list
          /{id: Int} as user
      }
      /all-users as usersList
      """,
    right: """
      routes App
      scheme app

      /users as users {
          /list
          /{id: Int} as user
      }
      /all-users as everyone
      """)

  private static let uncheckedLinks = Self(
    "links that functions in another language cannot check",
    """
    Each function checks that its link opens its own route again. Here, another
    pattern with a declared Swift type is tried before, and only the app knows which
    texts are values of this type. So the function may print a link that opens the
    other route; its documentation says so.

    A literal text before the placeholder keeps the two apart, and so does the
    beginning that a `type` declares with `begins`, if no value of the other route
    can begin so.
    """,
    wrong: """
      routes App
      scheme app
      type Color

      /{color: Color} as color
      /{name} as person
      """,
    right: """
      routes App
      scheme app
      type Color

      /colors/{color: Color} as color
      /{name} as person
      """,
    silencing: "Silence it if the values of the two routes are never the same.")
}
