import RoutegenModel
import RoutegenSource

/// RG201, RG204 to RG208: names.
extension DiagnosticCode.Explanation {
  static let names: [DiagnosticCode: Self] = [
    .missingRoutesName: missingRoutesName,
    .duplicateCase: duplicateCase,
    .duplicateParameter: duplicateParameter,
    .unnamedRoute: unnamedRoute,
    .reservedName: reservedName,
    .invalidName: invalidName,
  ]

  static let missingRoutesName = Self(
    "a file that does not begin with `routes Name`",
    """
    A file begins with `routes` and a name, such as `routes AppRoutes`. The name is
    that of the generated enum, so it is written like the name of a Swift type.

    The line comes before all other declarations. Only comments and documentation
    may precede it.
    """,
    wrong: """
      /home
      """,
    right: """
      routes App

      /home
      """)

  static let duplicateCase = Self(
    "two routes with the same name",
    """
    Two routes of an enum have the same name, but each case of a Swift enum needs a
    different name. A route is named after the literal text of its path, so
    `/recipe/{id}` and `/recipe?{country}` are both named `recipe`. The same is true
    of groups, whose names are also the names of types.

    Name one of the routes with `as`. The name affects only your Swift code; the
    links do not change.
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
    "two parameters with the same name",
    """
    Two parameters of a route have the same name. Parameters become the labels of an
    enum case, as in `posts(user:post:)`, so each of them needs a different name.
    The parameters of a group are also parameters of all its routes.

    In a query, the key can stay the same: `?id={post}` matches the item `id` and
    names the parameter `post`.
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
    A route is named after the literal text of its path: `/users/{id}` is named
    `users`. This pattern has no literal text, so name the route with `as`.
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
    "a reserved name",
    """
    Swift or the generated code needs this name for something else. For example, a
    case `none` would be mistaken for a missing value, and `tree` is a member of
    every route set.

    - Routes and groups cannot be named `tree`, `none`, `some`, `init`, `self`,
      `Self`, `Type` or `Protocol`. At the top level, they also cannot have the name
      of an enum in the file.
    - Values of an enum and requirements cannot have these names, except `tree`, and
      cannot be named `allCases`. A value of an `open enum` cannot be named `other`.
    - Enums and types cannot be named `Handler`, `Requirement`, `Type`, `Protocol`,
      `Self`, `Any`, `Swift`, `Foundation`, `RoutegenRuntime`, `RoutegenFoundation`
      or `RoutegenHandling`, and cannot have the name of a built-in type. A group's
      type cannot have any of these names either (the names of built-in types are
      allowed), nor the name of another type in the file.

    Another name does not change the links: name a route with `as`, and write the
    text of a value as in `noneValue = "none"`. Keywords such as `in` are not
    reserved. The generated code escapes them with backticks.
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
    "a name that is not valid in Swift",
    """
    The names in a file become names in Swift. A name begins with a letter, followed
    by letters, digits and `_`. Names that begin with `_` belong to the generated
    code.

    Links are not restricted in this way: name a route with `as`, a value of an enum
    with `twoFactor = "2fa"`, and a parameter of a query with `user-id={userId}`.
    """,
    wrong: """
      routes App

      /2fa
      """,
    right: """
      routes App

      /2fa as twoFactor
      """)
}
