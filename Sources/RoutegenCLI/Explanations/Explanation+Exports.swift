import RoutegenExport
import RoutegenSource

/// RG6xx: what a file for a system cannot say about the links that the app opens.
extension DiagnosticCode.Explanation {
  static let exports: [DiagnosticCode: Self] = [
    .notExpressible: notExpressible, .claimsTooMuch: claimsTooMuch,
    .numbersNotRefined: numbersNotRefined, .associationTooLarge: associationTooLarge,
    .exclusionLost: exclusionLost, .hostWithoutLinks: hostWithoutLinks,
  ]

  private static let notExpressible = Self(
    "text that an association file cannot contain",
    """
    In an `apple-app-site-association` file, `$(` begins the name of a variable, and
    nothing escapes it. So no component can match this text, and the pattern is left
    out of the file: its links open the website.

    On Android, it is text with a slash, or next to a placeholder in a way that
    Android's patterns cannot match.

    Choose another text, or add one with `also`. Links with a custom scheme,
    payloads and links that the app opens itself need no association file.
    """,
    wrong: """
      routes App
      host example.com

      /home
      /prices/%24(net)
      """,
    right: """
      routes App
      host example.com

      /home
      /prices/net
      """,
    silencing: "Silence it if the website shows the same page.")

  private static let claimsTooMuch = Self(
    "a pattern that a system's file can only approximate",
    """
    The patterns of a system have no form for every type. The file opens more links
    with the app than the app accepts, or fewer. The message shows such a link, if
    one is found. A person who follows it sees the app's error, and not the page of
    the website.

    Apple's components are exact for literal text, `String`, enums, `Bool`, `UUID`,
    `Int`, `UInt` and ranges of at most 200 numbers. They are not for `Double`,
    `Date`, `URL`, longer ranges, and numbers within a segment. Android's dynamic
    rules have no form for `Int`, `UInt` and `UUID` either, and a manifest looks
    neither at queries nor at fragments.

    If the website has no such pages, nothing is wrong. Otherwise choose an exact
    type, or make the text of the website's page an `except`.
    """,
    wrong: """
      routes App
      host example.com

      /prices/{amount: Double}
      """,
    right: """
      routes App
      host example.com

      /prices/{amount: Int in 1...100}
      """,
    silencing: "Silence it if the website has no pages with such links.")

  private static let numbersNotRefined = Self(
    "numbers whose exclusions would make the association file too large",
    """
    Apple's patterns have no form for a number. A component for `{id: Int}` matches
    any text, and several components before it exclude texts that are no number,
    such as `abc` and `007`. For hundreds of patterns with numbers, they would fill
    most of the 128 KB that Apple's systems read. So the less frequent texts, or all
    of them, are not excluded, and open the app, which refuses them. Patterns that
    close links keep their exclusions as long as possible, and never close more than
    their own links.

    Combine patterns that differ in one literal segment with an `enum`, or give the
    numbers a range of at most 200 values.
    """,
    wrong: Example(
      manyNumbers,
      shownAs: """
        routes App
        host example.com

        /section-1 {
          /list-1/{id: Int}
          /list-2/{id: Int}
          // …
          /list-12/{id: Int}
        }
        // …
        /section-20 {
          // …
        }
        """),
    right: """
      routes App
      host example.com

      enum List { news, offers, events }

      /sections/{section: Int in 1...20}/{list: List}/{id: Int}
      """,
    silencing: "Silence it if the website has no pages with such links.")

  private static var manyNumbers: String {
    let lists = (1...12).map { "  /list-\($0)/{id: Int}\n" }.joined()
    let sections = (1...20).map { "/section-\($0) {\n\(lists)}\n" }
    return "routes App\nhost example.com\n\n" + sections.joined()
  }

  private static let associationTooLarge = Self(
    "an association file that Apple's systems do not read",
    """
    Apple's systems read at most 128 KB of an `apple-app-site-association` file, and
    ignore a larger one: no link would open the app. From 100 KB, this is a warning.

    `routegen export aasa --minify` writes the file without white space. If it is
    still too large, use `String` in place of an enum with thousands of values, and
    an enum in place of patterns that differ in one segment. Hosts of blocks have
    files of their own.
    """,
    wrong: Example(
      manyCities,
      shownAs: """
        routes App
        host example.com

        enum City {
          city-1-of-the-whole-world, city-2-of-the-whole-world
          // …
          city-5000-of-the-whole-world
        }

        /cities/{city: City}
        """),
    right: """
      routes App
      host example.com

      /cities/{city}
      """)

  private static var manyCities: String {
    "routes App\nhost example.com\n\nenum City {\n"
      + (1...5000).map { "  city-\($0)-of-the-whole-world,\n" }.joined()
      + "}\n\n/cities/{city: City}"
  }

  private static let exclusionLost = Self(
    "links of the website that a system's file opens with the app",
    """
    An Android manifest lists paths. It cannot say that a path is an exception, so
    links that match an `except` or an `@internal` route open the app if another
    pattern has their path. The message shows such a link.

    Apple's components and Android's dynamic rules have exceptions, but not for
    every type: an exception for `{_: Double}` would close every text. Such an
    exception is left out if another pattern opens some of these links, because it
    would close them, too.

    `routegen export assetlinks --dynamic` adds rules with exceptions to the file of
    the website, which Android 15 and later read. For older systems, choose a type
    or a path for the other pattern that does not include these links.
    """,
    wrong: """
      routes App
      host example.com

      /users/{name}
      except /users/help
      """,
    right: """
      routes App
      host example.com

      /users/{name}
      except /help/users
      """,
    silencing: "Silence it if the app shows something useful for these links.")

  private static let hostWithoutLinks = Self(
    "a host of which no link opens the app",
    """
    The file declares the host, but every pattern for it is `@internal`, an
    `except`, or for another host. The system would fetch an association file from
    the host in vain, so the entitlements do not name it.

    Remove the host, or add the patterns of its links.
    """,
    wrong: """
      routes App
      host example.com

      @internal
      /debug
      """,
    right: """
      routes App
      host example.com

      /home
      @internal
      /debug
      """,
    silencing: "Silence it if the host only has links that the app opens itself.")
}
