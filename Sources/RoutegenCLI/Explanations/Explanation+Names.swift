import RoutegenSource

/// RG201 to RG208, RG218, RG225: what things are called, and what is declared.
extension DiagnosticCode.Explanation {
  static let names: [DiagnosticCode: Self] = [
    .missingRoutesName: missingRoutesName,
    .duplicateDeclaration: duplicateDeclaration,
    .unknownType: unknownType,
    .duplicateCase: duplicateCase,
    .duplicateParameter: duplicateParameter,
    .unnamedRoute: unnamedRoute,
    .reservedName: reservedName,
    .invalidName: invalidName,
    .duplicateValue: duplicateValue,
    .unknownRequirement: unknownRequirement,
  ]

  static let missingRoutesName = Self(
    "no `routes Name`, or not at the beginning",
    """
    A file begins with `routes` and a name. It is the name of the enum that the file
    becomes, so it is written as Swift types are: `routes AppRoutes`.

    It stands before every other declaration, below comments at the most.
    """,
    wrong: """
      /home
      """,
    right: """
      routes App

      /home
      """)

  static let duplicateDeclaration = Self(
    "the same declaration twice",
    """
    The same thing is declared twice: a host, a scheme, an enum, a type, a
    requirement, a shortcut or an activity, or a line that a file has once, such as
    `payload` or `caseless`. The message shows the first one.

    Two declarations could say different things, and nothing would tell which of
    them counts. Remove one, or give it another name. Hosts and schemes are the same
    in upper and lower case.
    """,
    wrong: """
      routes App
      host example.com
      host Example.com

      /home
      """,
    right: """
      routes App
      host example.com
      host www.example.com

      /home
      """)

  static let unknownType = Self(
    "a type that the file does not know",
    """
    A parameter has a type that the file does not know. The types of the language
    are `String`, `Int`, `UInt`, `Double`, `Bool`, `UUID`, `Date` and `URL`, spelled
    like this. A file adds its own:

    - `enum Sort { newest, oldest }` is a list of values,
    - `type Colour` is a Swift type of your code that conforms to `RouteValue`.

    Without a type a parameter is a `String`.
    """,
    wrong: """
      routes App

      /users/{id: Intt}
      """,
    right: """
      routes App

      /users/{id: Int}
      """)

  static let duplicateCase = Self(
    "two routes of one name",
    """
    Two routes of one enum have the same name, and a Swift enum has each case once.
    A route is named by the literal text of its path: `/recipe/{id}` and
    `/recipe?{country}` are both `recipe`. The same holds for a group, whose name is
    that of a type as well.

    Name one of them with `as`. The name is for your Swift code; the links stay as
    they are.
    """,
    wrong: """
      routes App

      /recipe/{id}
      /recipe?{country}
      """,
    right: """
      routes App

      /recipe/{id}
      /recipe?{country} as recipesByCountry
      """)

  static let duplicateParameter = Self(
    "two parameters of one name",
    """
    Two parameters of one route have the same name. They become labels of one enum
    case, `posts(user:post:)`, so each needs a name of its own. The parameters of a
    group count too, for all routes in it.

    In a query, the key may stay what it is: `?id={post}` reads the item `id` and
    calls it `post`.
    """,
    wrong: """
      routes App

      /users/{id}/posts/{id}
      """,
    right: """
      routes App

      /users/{user}/posts/{post}
      """)

  static let unnamedRoute = Self(
    "a route without literal text and without `as`",
    """
    A route is named by the literal text of its path: `/users/{id}` is `users`. This
    pattern has no such text, so the name has to be written, with `as`.
    """,
    wrong: """
      routes App

      /{id: Int}
      """,
    right: """
      routes App

      /{id: Int} as item
      """)

  static let reservedName = Self(
    "a name that generated code or Swift needs",
    """
    The name is one that Swift or the generated code needs for something else. A
    case `none` would be mistaken for a missing value, and `tree` is a member of
    every route set. For the cases of routes these are taken: `tree`, `none`,
    `some`, `init`, `self`, `Self`, `Type`, `Protocol`; for types among others
    `Handler`, `Swift` and the names of the built-in types.

    Another name changes no link: a route keeps its pattern with `as`, and a value
    of an enum its text with `noneValue = "none"`. Keywords such as `in` are not
    taken: they are written in back-quotes.
    """,
    wrong: """
      routes App

      /tree
      """,
    right: """
      routes App

      /tree as treeRoute
      """)

  static let invalidName = Self(
    "a name that Swift cannot use",
    """
    Names of the file become names in Swift: a letter, followed by letters, digits
    and `_`. Names that begin with `_` are left to the generated code.

    A link may have any text: name a route with `as`, a value of an enum with
    `twoFactor = "2fa"`, and a parameter of a query with `user-id={userId}`.
    """,
    wrong: """
      routes App

      /2fa
      """,
    right: """
      routes App

      /2fa as twoFactor
      """)

  static let duplicateValue = Self(
    "an enum with the same value twice, or without values",
    """
    An enum is a list of values, each with a name of its own and a text of its own
    that stands in links. Here a name or a text is there twice, or the enum has no
    value at all.

    With two values for one text, nothing would tell which of them a link means. In
    a `caseless` file, `S` and `s` are one text. The name of a value is made from
    its text, so that `top-sites` and `topSites` are one name.
    """,
    wrong: """
      routes App

      enum Sort { newest, oldest, newest }

      /list?{sort: Sort}
      """,
    right: """
      routes App

      enum Sort { newest, oldest }

      /list?{sort: Sort}
      """)

  static let unknownRequirement = Self(
    "a requirement that the file does not declare",
    """
    `@requires` names something that the app has to see to before it opens the
    route, such as a login. The name is declared in a line `require`, so that a
    misspelled one is found here and not by a user who gets in without it.
    """,
    wrong: """
      routes App

      @requires(login)
      /orders
      """,
    right: """
      routes App
      require login

      @requires(login)
      /orders
      """)
}
