import RoutegenLinks
import RoutegenSource

/// RG70x: a link in a text does not open what its author expects. RG72x: an app does not receive its links.
extension DiagnosticCode.Explanation {
  static let links: [DiagnosticCode: Self] = [
    .deadLink: deadLink, .expiredLink: expiredLink, .deprecatedLink: deprecatedLink,
    .nonCanonicalLink: nonCanonicalLink, .websiteLink: websiteLink, .unreadItem: unreadItem,
    .nearLink: nearLink, .misplacedLink: misplacedLink, .openedWebsite: openedWebsite,
    .unreceivedLinks: unreceivedLinks, .ignoredAtLaunch: ignoredAtLaunch,
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

  private static let unreadItem = Self(
    "links with an item that their route does not read",
    """
    The link opens its route without the value of the item. The key is similar to
    one that the route reads, or the app itself opens the link, in `widgetURL`, in
    `Link`, or in another place that opens links. Items of campaigns, such as
    `utm_source`, make no difference.
    """,
    wrong: example("See myapp://search?Sort=newest"),
    right: example("See myapp://search?sort=newest&utm_source=mail"),
    silencing: "Silence it if the app reads the item from `Link.extras`.")

  private static let nearLink = Self(
    "links that open nothing and are similar to a link that opens a route",
    """
    The scheme differs from a declared one in a letter, or a web link on a host of
    the app has almost the path or the items of a route. The browser opens the
    website, or nothing happens.
    """,
    wrong: example("Join us: https://example.com/invites/new"),
    right: example("Join us: https://example.com/invite/new"),
    silencing: "Exclude pages that only the website has with `except`.")

  private static let misplacedLink = Self(
    "links with a custom scheme where the system takes only web links",
    """
    The system opens only universal links that `OpenURLIntent` or
    `urlRepresentation` gets, and the app ends if `webpageURL` is no web link.
    """,
    wrong: example(#"activity.webpageURL = URL(string: "myapp://invite/new")"#),
    right: example(#"activity.webpageURL = URL(string: "https://example.com/invite/new")"#),
    silencing: "Nothing else is needed, because such a link has no effect.")

  private static let openedWebsite = Self(
    "web links that the app opens and no route matches",
    """
    The program opens a web link to a host of the app, with `Link`, `openURL` or
    `open`, or gives it to another device with `webpageURL`. No route matches the
    link, so the browser opens the website.
    """,
    wrong: example(#"Link("Help", destination: URL(string: "https://example.com/help")!)"#),
    right: example(#"Link("About us", destination: URL(string: "https://example.com/about")!)"#),
    silencing: "Exclude the pages that only the website has with `except`.")

  private static let unreceivedLinks = Self(
    "links, notifications, quick actions or activities that no code of the app receives",
    """
    The file declares them, and the system delivers them to a method or a view that
    the code does not have, or that does not use them. The app starts, and nothing
    else happens. In an app with scenes, the system does not call the methods of the
    application's delegate for links.

    `routegen check --app DIR` reads the Swift and Objective-C files of a folder. It
    reports only what is certain: a method that uses what it gets counts as one that
    opens links.
    """,
    wrong: sceneExample("// Nothing opens what 'scene(_:openURLContexts:)' would get."),
    right: sceneExample(opening),
    silencing: "Turn it off if a library receives the links.")

  private static let ignoredAtLaunch = Self(
    "links that start the app and that its scene ignores",
    """
    The system gives a scene the link for which it is created in the connection
    options of `scene(_:willConnectTo:options:)` only, and calls no other method. A
    link that arrives later is opened, so the mistake does not show while the app
    runs.
    """,
    wrong: sceneExample(opening.replacing("links.open(options)", with: "showStart()")),
    right: sceneExample(opening),
    silencing: "Turn it off if the link is read from the scene's session.")

  private static let opening = """
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        links.open(options)
      }

      func scene(
        _ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>
      ) {
        links.open(contexts)
      }
    """

  /// A route set with a scheme, and the delegate of the app's scenes.
  private static func sceneExample(_ methods: String) -> Example {
    Example([
      .init("App.routes", "routes App\nscheme myapp\n\n/home"),
      .init(
        "Scene.swift",
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          let links = LinkDispatcher<App>()

        \(methods)
        }
        """),
    ])
  }

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
        /search?{sort: String?}
        @deprecated("use /invite/beta")
        /beta
        except /about
        """),
      .init("Mail.txt", text),
    ])
  }
}
