import RoutegenDiff
import RoutegenSource

/// RG50x: a change of a route set breaks links.
extension DiagnosticCode.Explanation {
  static let changes: [DiagnosticCode: Self] = [
    .incompleteComparison: incompleteComparison, .linkLost: linkLost, .linkMoved: linkMoved,
    .linkValueChanged: linkValueChanged, .originRemoved: originRemoved,
    .settingChanged: settingChanged,
  ]

  /// Two versions of a route set with a host.
  static func example(_ old: String, _ new: String) -> Example {
    let start = "routes App\nhost example.com\n\n"
    return Example([
      Example.File("old/App.routes", start + old), Example.File("new/App.routes", start + new),
    ])
  }

  private static let silencing =
    """
    Accept it if no such link is out in the world, for example because the route was
    never released.
    """

  private static let incompleteComparison = Self(
    "a part of the old version that cannot be compared",
    """
    The old version has errors, so some of its routes have no meaning, and nothing
    is known of their links. The reason may be that a later version of the tool is
    stricter. The other routes are compared.

    The same is reported if the patterns of a file overlap so often that the links
    of one of them cannot be compared.

    Compare with a version that has no errors, or open the links of the old version
    in the tests of the new one.
    """,
    wrong: example("/home\n/items/{id: Integer}", "/home"),
    right: example("/home\n/items/{id: Int}", "/home\n/items/{id: Int}"))

  private static let linkLost = Self(
    "links that opened a route and open none now",
    """
    Links live longer than apps: in mails, on posters, in other apps. The message
    shows a link of the old version that no pattern of the new one matches, or that
    matches an `except`.

    Keep the old pattern as another one of the route, with `also`. If the route is
    gone, keep it with `@deprecated`, or lead its links to another route. If a type
    accepts less than before, let it accept the old values.
    """,
    wrong: example("/recipes/{id}", "/recipe?id={id} as recipes"),
    right: example(
      "/recipes/{id}", "/recipe?id={id} as recipes\n    also /recipes/{id}"),
    silencing: silencing)

  private static let linkMoved = Self(
    "links that open another route now",
    """
    The old pattern is gone and a less specific one matches its links, or a more
    specific pattern is tried first. The message shows such a link.

    Often this is intended: `/users/me` becomes a page of its own. If it is not,
    keep the old pattern, or choose another text for the new one.
    """,
    wrong: example("/users/me\n/users/{id} as user", "/users/{id} as user"),
    right: example(
      "/users/me\n/users/{id} as user", "/users/{id} as user\n@deprecated\n/users/me"),
    silencing: silencing)

  private static let linkValueChanged = Self(
    "links that open the same route with another value",
    """
    A value comes from another place of the link, a link without the value has
    another default, or a value of the link is no longer read. The message shows a
    link and what it means in both versions.

    If a key has another name, keep the old one in an `also`. Do not change a
    default that links rely on: a link without the value means the old one.
    """,
    wrong: example("/search?{page: Int = 1}", "/search?p={page: Int = 1}"),
    right: example(
      "/search?{page: Int = 1}",
      "/search?p={page: Int = 1}\n    also /search?page={page: Int}"),
    silencing: silencing)

  private static let originRemoved = Self(
    "a host, a scheme or a route set that is gone",
    """
    No link of the host or scheme opens a route any more. It is one message, with
    the number of routes, and a link that shows it.

    Declare the host or scheme again, after the others: links are printed with the
    first one.
    """,
    wrong: Example([
      Example.File("old/App.routes", "routes App\nhost example.com, example.org\n\n/home"),
      Example.File("new/App.routes", "routes App\nhost example.org\n\n/home"),
    ]),
    right: Example([
      Example.File("old/App.routes", "routes App\nhost example.com, example.org\n\n/home"),
      Example.File("new/App.routes", "routes App\nhost example.org, example.com\n\n/home"),
    ]),
    silencing: silencing)

  private static let settingChanged = Self(
    "a line for all links that is gone or new",
    """
    `caseless`, `plus literal`, `scheme http` and `expires` determine how all links
    are read. Without `caseless`, links in other case are lost; a new `caseless`
    leads some of them to other routes. `plus literal` changes the values of all
    links with a `+`; in a placeholder, it is for one parameter. Without
    `scheme http`, links with `http` are lost. If `expires` is gone or has another
    key, links that have expired open again.

    Keep the line.
    """,
    wrong: Example([
      Example.File("old/App.routes", "routes App\ncaseless\nhost example.com\n\n/home"),
      Example.File("new/App.routes", "routes App\nhost example.com\n\n/home"),
    ]),
    right: Example([
      Example.File("old/App.routes", "routes App\ncaseless\nhost example.com\n\n/home"),
      Example.File("new/App.routes", "routes App\nhost example.com\ncaseless\n\n/home"),
    ]),
    silencing: silencing)
}
