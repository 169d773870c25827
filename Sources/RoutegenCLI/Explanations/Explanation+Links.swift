import RoutegenSource

/// RG70x: a link in a text does not open what its author expects.
extension DiagnosticCode.Explanation {
  static let links: [DiagnosticCode: Self] = [
    .deadLink: deadLink, .expiredLink: expiredLink, .deprecatedLink: deprecatedLink,
    .nonCanonicalLink: nonCanonicalLink, .websiteLink: websiteLink,
  ]

  private static let deadLink = Self(
    "links with a custom scheme that open nothing",
    """
    `routegen links` found a link to the app in a page, a mail or a program, and no
    route matches it. The message says why, as `routegen match` does. Whoever taps
    the link sees the app, and nothing else happens.

    In a template, a placeholder may be any value. Such a link is reported only if
    no value makes it open a route. What goes on after the end of a text, as in
    `"myapp://users/" + id`, may be anything.
    """,
    wrong: example("Join us: myapp://invitations/new"),
    right: example("Join us: myapp://invite/new"),
    silencing: "Silence it where a page shows a mistake, or a link of another version.")

  private static let expiredLink = Self(
    "links whose time has passed",
    """
    The item that the file names after `expires` has a time in the past, or none, so
    the app refuses the link. Remove the text, or give the link another time.
    """,
    wrong: example("Only today: myapp://invite/new?until=2020-01-01T00:00:00Z"),
    right: example("Only today: myapp://invite/new?until=2199-01-01T00:00:00Z"),
    silencing: "Silence it where a page is kept as it was.")

  private static let deprecatedLink = Self(
    "links that open a deprecated route",
    """
    The link still opens its route, but the file says that the route will be
    removed. Write a link of the route that takes its place.
    """,
    wrong: example("Try myapp://beta today."),
    right: example("Try myapp://invite/beta today."),
    silencing: "Silence it where old versions of the app read the link.")

  private static let nonCanonicalLink = Self(
    "links that the app would write in another way",
    """
    The link opens its route: by the pattern of an `also`, on another host, or with
    items in another order, values that are the default, or escapes that are not
    needed. The app prints the same route as the link in the message, with which
    every link of a route is the same text for analytics and caches.

    Web links are compared with the printed web link, links with a custom scheme
    with the printed one of a custom scheme. Items that the route does not read,
    such as `utm_source`, make no difference.
    """,
    wrong: example("Join us: myapp://i/new"),
    right: example("Join us: myapp://invite/new?utm_source=mail"),
    silencing: "Turn it off if people know your links in several forms.")

  private static let websiteLink = Self(
    "web links to a host of the app that no route matches",
    """
    The browser opens the website, and not the app. A website has pages that its app
    does not know, so this is off unless settings turn it on: for a website whose
    pages are all in the app, or that are excluded with `except`.
    """,
    wrong: example("Read https://example.com/invitation/new."),
    right: example("Read https://example.com/invite/new, and https://example.com/about."),
    silencing: "Exclude the pages that only the website has with `except`.")

  private static func example(_ text: String) -> Example {
    Example([
      .init(
        "App.routes",
        """
        routes App
        scheme myapp
        host example.com
        expires until

        /invite/{code}
            also /i/{code}
        @deprecated("use /invite/beta")
        /beta
        except /about
        """),
      .init("Mail.txt", text),
    ])
  }
}
