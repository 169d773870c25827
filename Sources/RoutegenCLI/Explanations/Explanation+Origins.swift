import RoutegenSource

/// RG423 to RG426 and RG429: lints about the hosts and schemes of links, and about the module and the build.
extension DiagnosticCode.Explanation {
  static let origins: [DiagnosticCode: Self] = [
    .capturedRoute: capturedRoute,
    .uppercaseHost: uppercaseHost,
    .hostAsValue: hostAsValue,
    .moduleName: moduleName,
    .unbuiltFile: unbuiltFile,
  ]

  private static let capturedRoute = Self(
    "a route whose links a less specific pattern of a block wins",
    """
    The patterns of a block are tried before those outside of it. So a pattern such
    as `/{path...}` in the block of a scheme matches every link of that scheme, and
    a route outside of the block is opened by none of them. Printing the route
    fails, too, if its links would have this scheme or host.

    The warning is only for patterns that would be tried later if there were no
    block. It names the first such route, and says how many others there are.

    Write a narrower pattern in the block, or the other routes in the block, too.
    """,
    wrong: """
      routes App
      scheme app

      /settings

      scheme app {
          /{path...} as web
      }
      """,
    right: """
      routes App
      scheme app

      /settings

      scheme app {
          /web/{path...} as web
      }
      """,
    silencing: """
      Silence it if the links of this host or scheme are not for the route.
      """)

  private static let uppercaseHost = Self(
    "uppercase letters where a custom scheme's links have a host for other programs",
    """
    In `app://doSomething`, the text after `://` is a host by the rules for URLs.
    The tool reads it as the first segment, but many browsers, websites and URL
    libraries write hosts in lower case. They send `app://dosomething`, and that
    opens nothing.

    Add the lowercase form with `also`: links with it open the route, and links are
    printed as before. In a file with the line `caseless`, nothing has to be added.
    """,
    wrong: """
      routes App
      scheme app

      /doSomething
      """,
    right: """
      routes App
      scheme app

      /doSomething
          also /dosomething
      """,
    silencing: """
      Silence it if all senders of the links are your own and write
      `app:///doSomething`.
      """)

  private static let hostAsValue = Self(
    "a parameter whose value cannot be a declared host",
    """
    In a link with a custom scheme, a declared host is dropped, so that
    `app://example.com/rooms` and `https://example.com/rooms` are one link. If a
    route begins with a parameter, a link whose value for it is that host has one
    segment less than its sender meant, and opens nothing.

    Put a literal segment before the parameter, or remove the host from the file if
    the app has no web links.
    """,
    wrong: """
      routes App
      scheme app
      host example.com

      /{server}/rooms as rooms
      """,
    right: """
      routes App
      scheme app
      host example.com

      /on/{server}/rooms as rooms
      """,
    silencing: """
      Silence it if the parameter never is a host, such as the name of a user.
      """)

  private static let moduleName = Self(
    "a route set with the name of its Swift module",
    """
    In the module `App`, the enum `App` hides the module: code that writes
    `App.Screen` to choose between two types called `Screen` gets an error, because
    Swift looks for `Screen` in the enum.

    The module is known in a package, where it is the folder below `Sources`, and in
    a build, which names it.
    """,
    wrong: Example([
      .init(
        "Sources/App/Links.routes",
        """
        routes App

        /home
        """)
    ]),
    right: """
      routes AppLink

      /home
      """,
    silencing: """
      Silence it if nothing imports the module, as is usual for an app.
      """)

  private static let unbuiltFile = Self(
    "a file that no build of its package compiles",
    """
    A build compiles the route files of the targets that use the build plugin. The
    routes of another file are checked, but no generated code has them. The file is
    in no target, or its target does not use the plugin, or the target has no Swift
    file: then Swift Package Manager leaves the whole target out.

    `check` reads `Package.swift` without running it. It reports nothing if a target
    has a path of its own, if the manifest computes something, or if the folder has
    the project of another build system.
    """,
    wrong: Example([
      .init(
        "Sources/Links.routes",
        """
        routes AppLink

        /home
        """), unbuiltManifest,
    ]),
    right: Example([
      .init(
        "Sources/App/Links.routes",
        """
        routes AppLink

        /home
        """), .init("Sources/App/Screen.swift", "enum Screen {}"), unbuiltManifest,
    ]),
    silencing: """
      Silence it if something else compiles the file.
      """)

  private static let unbuiltManifest = Example.File(
    "Package.swift",
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(path: "../swift-routegen")],
      targets: [
        .target(
          name: "App",
          plugins: [
            .plugin(name: "RoutegenPlugin", package: "swift-routegen")
          ]),
        .target(name: "Screens"),
      ])
    """)
}
