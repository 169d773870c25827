import RoutegenDiff
import RoutegenSource

/// RG53x: a change of a route set breaks Swift code that uses it.
extension DiagnosticCode.Explanation {
  static let swiftChanges: [DiagnosticCode: Self] = [
    .caseRemoved: caseRemoved, .caseRenamed: caseRenamed, .parameterChanged: parameterChanged,
    .enumValueChanged: enumValueChanged, .visibilityReduced: visibilityReduced,
    .handlerChanged: handlerChanged,
  ]

  private static let silencing = "Accept it if you compile all code that uses the module."

  private static let caseRemoved = Self(
    "a case of the generated enum that is gone",
    """
    Code that uses the case does not compile any more. It is shown with
    `--category API` alone, as all changes of Swift code. If a group is gone, that
    is one message.

    Keep the route with `@deprecated` for a while: the compiler then warns whoever
    uses it.
    """,
    wrong: example("/home\n/items/{id}", "/home"),
    right: example("/home\n/items/{id}", "/home\n@deprecated(\"use home\")\n/items/{id}"),
    silencing: silencing)

  private static let caseRenamed = Self(
    "a case of the generated enum that has another name",
    """
    The route has the same links, or a group the same routes, and another name. No
    link breaks, but code that uses the old name does not compile. A route that is
    in another group now has another name, too.

    Keep the name with `as`, and an old pattern with `also`.
    """,
    wrong: example("/items/{id} as items", "/items/{id} as item"),
    right: example("/items/{id} as items", "/item/{id} as items\n    also /items/{id}"),
    silencing: silencing)

  private static let parameterChanged = Self(
    "a case with other associated values",
    """
    A parameter is new, gone, has another name, type or place, or another default or
    none. A new parameter breaks code even with a default: `case .items(let id)`
    no longer matches. The message shows both declarations.

    If the module is used by others, make a new route for the new parameter.
    """,
    wrong: example("/items/{id}", "/items/{id: Int}"),
    right: example(
      "handlers none\n\n/items/{id}",
      "handlers none\n\n/items/{id}\n/items/number/{number: Int}"),
    silencing: silencing)

  private static let enumValueChanged = Self(
    "an enum of parameters with other cases or texts",
    """
    A case of an `enum` is gone, or has another name or text; the enum has another
    name; or `open` is new or gone: an `open enum` has a case `other`, and no list
    of all its cases.

    Keep the name of the case: `topSites = "top-sites"` has a text of its own.
    """,
    wrong: example(
      "enum Sort { newest, rating }\n\n/items?{sort: Sort?}",
      "enum Sort { latest = \"newest\", rating }\n\n/items?{sort: Sort?}"),
    right: example(
      "enum Sort { newest, rating }\n\n/items?{sort: Sort?}",
      "enum Sort { newest, rating, distance }\n\n/items?{sort: Sort?}"),
    silencing: silencing)

  private static let visibilityReduced = Self(
    "a route set that less code can use",
    """
    The generated declarations were `public` and are `package` or `internal` now, or
    were `package` and are `internal`, so code of other modules does not compile.

    Keep the line `access`.
    """,
    wrong: example("/home", "access internal\n\n/home"),
    right: example("/home", "access public\n\n/home"),
    silencing: silencing)

  private static let handlerChanged = Self(
    "a handler that needs other methods",
    """
    Types that conform to `Handler` need a method that they do not have: a route is
    new, or `handlers optional` is gone, or the file has its first requirement. Or
    the protocols are gone with `handlers none`, or a requirement is.

    With `handlers optional`, a new route needs no method.
    """,
    wrong: example("/home", "/home\n/news"),
    right: example("handlers optional\n\n/home", "handlers optional\n\n/home\n/news"),
    silencing: silencing)
}
