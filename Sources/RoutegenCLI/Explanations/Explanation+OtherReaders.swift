import RoutegenDiff
import RoutegenSource

/// RG51x and RG54x: a change of a route set concerns older apps or the website.
extension DiagnosticCode.Explanation {
  static let otherReaders: [DiagnosticCode: Self] = [
    .oldAppLost: oldAppLost, .linkReprinted: linkReprinted, .webClaimed: webClaimed,
    .webReleased: webReleased,
  ]

  private static let oldAppLost = Self(
    "links that the new version prints and older apps do not open",
    """
    People share links with people whose app is older, and servers print them for
    everyone. The message shows a link as the new version prints it: the old version
    opens nothing with it, another route, or the route with another value. A route
    that is new is not mentioned, because no older app has it.

    Print the old pattern until few older apps are left: write it first, and the new
    one as `also`. Values that older apps do not know are best in a route, or an
    item, of their own.
    """,
    wrong: example(
      "/recipes/{id}", "/r/{id} as recipes\n    also /recipes/{id}"),
    right: example(
      "/recipes/{id}", "/recipes/{id}\n    also /r/{id}"),
    silencing: "Accept it if everybody has the new version, or if nobody shares such links.")

  private static let linkReprinted = Self(
    "links that are printed in another way, which older apps open as well",
    """
    Another pattern is the first one of a route, or another host or scheme is the
    first one of the file. The old version opens the new links, so nothing breaks:
    this is for those who compare links as texts, such as analytics and caches.

    It is off unless settings turn it on.
    """,
    wrong: example(
      "/recipes/{id}\n    also /r/{id}", "/r/{id} as recipes\n    also /recipes/{id}"),
    right: example(
      "/recipes/{id}\n    also /r/{id}", "/recipes/{id}\n    also /r/{id}\n    also /x/{id}"),
    silencing: "It is off by default.")

  private static let webClaimed = Self(
    "web links that were the website's and open the app now",
    """
    Whoever taps such a link on a device with the app does not get to the website
    any more. The message shows a link; the files that `routegen export` writes open
    the app with it.

    If the website has pages there, make the pattern more specific, exclude the
    pages with `except`, or leave the route out of the files with `@internal`. A
    whole host that is new is one message.
    """,
    wrong: example("/recipes/{id}", "/recipes/{id}\n/{slug} as page"),
    right: example("/recipes/{id}", "/recipes/{id}\n@internal\n/{slug} as page"),
    silencing: "Accept it if the app shows what the website shows.")

  private static let webReleased = Self(
    "web links that opened the app and are the website's now",
    """
    A route is gone, is `@internal` now, or an `except` matches its links. The
    browser opens them, so the website needs pages for them. The message shows a
    link. A whole host that is gone is one message.

    Keep the pattern, or make sure that the website answers.
    """,
    wrong: example("/recipes/{id}", "@internal\n/recipes/{id}"),
    right: example("/recipes/{id}", "/recipes/{id}"),
    silencing: "Accept it if the website has these pages.")
}
