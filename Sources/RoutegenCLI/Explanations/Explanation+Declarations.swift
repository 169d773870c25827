import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// RG202, RG203, RG216 to RG219, RG225, RG228, RG230: declarations and references to them.
extension DiagnosticCode.Explanation {
  static let declarations: [DiagnosticCode: Self] = [
    .duplicateDeclaration: duplicateDeclaration,
    .unknownType: unknownType,
    .invalidHost: invalidHost,
    .invalidScheme: invalidScheme,
    .duplicateValue: duplicateValue,
    .unmatchedPayloadPattern: unmatchedPayloadPattern,
    .unknownRequirement: unknownRequirement,
    .invalidEnvelope: invalidEnvelope,
    .invalidVariant: invalidVariant,
  ]

  static let duplicateDeclaration = Self(
    "a declaration that appears twice",
    """
    The same thing is declared twice: a host, a scheme, an enum, a type, a
    requirement, a shortcut or an activity, or a line that a file can contain only
    once, such as `payload` or `caseless`. The message shows the first declaration.

    The two declarations could contradict each other, and neither takes precedence.
    Remove one of them, or change its name. Hosts and schemes are compared without
    regard to case.
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
    "an unknown parameter type",
    """
    The type of a parameter is neither a type of the language nor declared in the
    file. The types of the language are `String`, `Text`, `Int`, `UInt`, `Double`,
    `Bool`, `UUID`, `Date` and `URL`, in exactly this spelling. A file can declare
    types of its own:

    - `enum Sort { newest, oldest }` declares a list of values.
    - `type Color` declares a Swift type in your code that conforms to `RouteValue`.

    A parameter without a type is a `String`.
    """,
    wrong: """
      routes App

      /users/{id: Intt}
      """,
    right: """
      routes App

      /users/{id: Int}
      """)

  static let invalidHost = Self(
    "a host that no link can match",
    """
    A host is a domain of letters, digits and `-`, such as `example.com`, without a
    scheme, port or path. `*.example.com` matches every host that ends with
    `.example.com`, but not `example.com` itself. Write a name with other letters in
    its ASCII form: `xn--mnchen-3ya.de`. To a browser, every host that ends in a
    number is an IPv4 address, in some notation, so the only such hosts are of the
    form `127.0.0.1`.

    Links are compared with the whole host, so an invalid host would match nothing.

    `host * { … }` matches any host with the default port, and `host *:* { … }` any
    host with any port. A block can name at most 256 hosts, because the generated
    table repeats its routes for each host.
    """,
    wrong: """
      routes App
      host https://example.com

      /home
      """,
    right: """
      routes App
      host example.com

      /home
      """)

  static let invalidScheme = Self(
    "a scheme that no link can match, or `https`",
    """
    `scheme` declares the URL schemes of the app, such as `myapp` for
    `myapp://home`. A scheme is a letter followed by letters, digits, `+`, `-` and
    `.`. It is written alone, or with the marks of its printed links: `myapp://`,
    `myapp:/` or `myapp:`. A scheme has one form in a file, and a block can name at
    most 256 schemes.

    `https` is not a scheme of the app. Web links are distinguished by their host,
    so declare them with `host`. The schemes of browsers and the system, such as
    `ftp`, `ws`, `file`, `data` and `about`, do not open an app.

    For the same reason, an `also` of another host begins with `https://`. With the
    line `scheme http`, it matches links that begin with `http`, too.
    """,
    wrong: """
      routes App
      scheme https

      /home
      """,
    right: """
      routes App
      scheme myapp
      host example.com

      /home
      """)

  static let duplicateValue = Self(
    "an enum with a repeated value, or without values",
    """
    An enum is a list of values. Each value has a name, and a text that appears in
    links. Here, two values have the same name or text, or the enum has no values.

    If two values had the same text, a link could mean either of them. In a
    `caseless` file, `S` and `s` are the same text. The name of a value is derived
    from its text, so `top-sites` and `topSites` have the same name.
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

  static let unmatchedPayloadPattern = Self(
    "a payload line that refers to no route, lacks a parameter, or never decides",
    """
    In a payload, `when KEY PATTERN`, `when KEY = TEXT PATTERN` and `else PATTERN`
    refer to a route by its pattern: `else /news/{id}` refers to the route
    `/news/{id: Int}`. It must be the pattern of a route in this file. Its
    placeholders contain only the names of payload keys, and it must supply every
    required parameter of the route.

    The lines are tried in order, and the first one whose key is present decides,
    whatever its value is. A line with `= TEXT` decides only for this value. So no
    payload reaches a line after `else`, a line after another one for every value of
    its key, or a line with the key and text of another one.

    A block without lines refers to no route, so it is an error, too. A block can
    have at most 256 lines, because they are tried for every payload.
    """,
    wrong: """
      routes App
      payload {
          link deepLink
          else /inbox
      }

      /home
      """,
    right: """
      routes App
      payload {
          link deepLink
          else /home
      }

      /home
      """)

  static let unknownRequirement = Self(
    "an undeclared requirement",
    """
    `@requires` names a condition that must be met before the app opens the route,
    such as being logged in. The names are declared in `require` lines, so a
    misspelled name fails the build, instead of opening the route to users who are
    not logged in.
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

  static let invalidEnvelope = Self(
    "an `unwrap` that names its key twice",
    """
    `unwrap /click?url` declares an envelope: the value of the last key, `url`, is
    the link to open. The pattern may name other items before it, but not `url`
    itself, because the key can appear only once.
    """,
    wrong: """
      routes App
      unwrap /click?url={_}&url

      /home
      """,
    right: """
      routes App
      unwrap /click?from={_}&url

      /home
      """)

  static let invalidVariant = Self(
    "a `variant` that replaces nothing",
    """
    `variant BETA` declares the schemes and hosts of builds with the compilation
    condition `BETA`, in place of those of the file. So each of its lines needs
    something to replace: a `scheme` or `host` line at the top level, or, for
    `host OLD = NEW`, the host `OLD` of a block or of an `also`.

    The name is that of a condition of the project, such as `.define("BETA")` in
    Package.swift. A variant without lines is an error, too.
    """,
    wrong: """
      routes App
      host example.com

      variant BETA {
          scheme app-beta
      }

      /home
      """,
    right: """
      routes App
      scheme app
      host example.com

      variant BETA {
          scheme app-beta
      }

      /home
      """)
}
