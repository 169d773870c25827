import RoutegenExport
import RoutegenSource

/// RG61x: the differences between a deployed file and the app.
extension DiagnosticCode.Explanation {
  static let deployedFiles: [DiagnosticCode: Self] = [
    .invalidDeployedFile: invalidDeployedFile, .missingApp: missingApp,
    .ignoredEntry: ignoredEntry, .opensTooMuch: opensTooMuch, .opensTooLittle: opensTooLittle,
    .missingEntry: missingEntry, .unneededEntry: unneededEntry,
  ]

  private static let routes = "routes App\nhost example.com\n\n/home\n/items/{id}"

  /// The route set and a deployed association file.
  private static func example(_ components: String) -> Example {
    example(
      file: """
        {
          "applinks": {
            "details": [{
              "appIDs": ["ABCDE12345.com.example.app"],
              "components": [
        \(components)
              ]
            }]
          }
        }
        """)
  }

  private static func example(file: String) -> Example {
    Example([
      Example.File("App.routes", routes), Example.File("apple-app-site-association", file),
    ])
  }

  private static let right = example(
    #"""
            { "/": "/items/*/?*", "exclude": true },
            { "/": "/items/?*" },
            { "/": "/home" }
    """#)

  private static let invalidDeployedFile = Self(
    "a deployed file that systems do not read",
    """
    Systems read no part of a file that is not JSON or XML, whose lists and objects
    are not those of its format, or that is too large, such as an association file
    of more than 128 KB. They report nothing: links open the browser.

    Frequent mistakes are a comment, a comma after the last item, and a page of the
    website in place of the file, because the server answers every path with it.
    `routegen export aasa` writes a file that systems read.
    """,
    wrong: example(
      #"""
              { "/": "/items/?*" },
              { "/": "/home" },
      """#),
    right: right)

  private static let missingApp = Self(
    "a deployed file that does not name the app",
    """
    The file has no entry for the app, so it opens no link with it. An app ID is the
    prefix of the team, a dot, and the bundle identifier; case, a space at its
    beginning, and the text of a template make it another one.
    """,
    wrong: example(
      file: #"""
        {
          "applinks": {
            "details": [{
              "appIDs": ["REPLACE_WITH_TEAM_ID.com.example.app"],
              "components": [{ "/": "*" }]
            }]
          }
        }
        """#),
    right: right)

  private static let ignoredEntry = Self(
    "a part of a deployed file that has no effect",
    """
    Systems ignore members that they do not know, components that name an unknown
    variable, and `paths` beside `components`. A component is reached by no link if
    an earlier one matches everything that it matches: the first match decides.
    """,
    wrong: example(
      #"""
              { "/": "/items/*/?*", "exclude": true },
              { "/": "/items/?*", "priority": 1 },
              { "/": "/home" }
      """#),
    right: right,
    silencing: "Silence it if another version of the system reads that part.")

  private static let opensTooMuch = Self(
    "a link that a deployed file opens and the app refuses",
    """
    A person who follows the link sees the app's error, and not the page of the
    website. Usually the file has a pattern for more than the app knows, such as
    `*`, or it is older than an `except` of the app.

    `routegen export aasa` writes a file that opens the links of the app, and leaves
    the others to the website.
    """,
    wrong: example(#"        { "/": "*" }"#),
    right: right)

  private static let opensTooLittle = Self(
    "a link that the app knows and a deployed file does not open",
    """
    The link opens the browser. Usually the route is newer than the file, or an
    earlier component excludes its links. Apple's systems read a new file within a
    day, and devices within about a week.

    `routegen export aasa` writes a file that opens the links of the app.
    """,
    wrong: example(#"        { "/": "/home" }"#),
    right: right)

  /// The route set and a deployed property list.
  private static func entitlements(_ domains: String...) -> Example {
    let list = domains.map { "    <string>\($0)</string>" }.joined(separator: "\n")
    return Example([
      Example.File("App.routes", routes),
      Example.File(
        "App.entitlements",
        """
        <plist version="1.0">
        <dict>
          <key>com.apple.developer.associated-domains</key>
          <array>
        \(list)
          </array>
        </dict>
        </plist>
        """),
    ])
  }

  private static let missingEntry = Self(
    "something that the routes need and a deployed file lacks",
    """
    The entitlements or the manifest lack a host of the routes, or the `Info.plist`
    or the manifest lack a scheme, an activity or a quick action. The system asks
    only for what the app declares, so these links do not open it.

    `routegen export` with `--merge` adds what is missing to a property list, and
    `routegen export android-manifest` writes the intent filters.
    """,
    wrong: entitlements("webcredentials:example.com"),
    right: entitlements("applinks:example.com"))

  private static let unneededEntry = Self(
    "something in a deployed file for which there is no route",
    """
    The file declares a host, a scheme, an activity or a quick action that the
    routes do not have, or names another certificate for the app. If it is a rest of
    an older version, links open the app, which does not know them, and an old
    certificate may open them, too.
    """,
    wrong: entitlements("applinks:example.com", "applinks:old.example.com"),
    right: entitlements("applinks:example.com"),
    silencing: """
      Silence it if another part of the app handles these links, such as a library
      for signing in.
      """)
}
