package import RoutegenSource

extension DiagnosticCode {
  package static let insecureScheme = DiagnosticCode("RG412", "insecure-scheme", .off)
}

/// `scheme http`, which accepts insecure links.
///
///     scheme http    // RG412
///     host example.com
struct InsecureScheme: Lint {
  static let code = DiagnosticCode.insecureScheme

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if let span = model.httpSpan { bag.report(.insecure(at: span)) }
  }
}

extension Diagnostic {
  fileprivate static func insecure(at span: Span) -> Diagnostic {
    Diagnostic(
      InsecureScheme.code, "'http' links are not encrypted and can be changed in transit",
      at: span
    )
    .note("remove 'http'; a 'host' accepts 'https' links without a 'scheme'")
  }
}

extension InsecureScheme {
  package static let explanation = Explanation(
    "`scheme http`, which accepts insecure links",
    """
    `scheme http` accepts web links that begin with `http://`. Pages with such an
    address are not encrypted, so attackers on the network can insert links into
    them, for example links that open the app with parameters of their choice. Web
    links with `https` need only a `host`, not a `scheme`.

    Whoever writes the line means it, so this rule is off unless `.routegen.json`
    turns it on.
    """,
    wrong: """
      routes App
      scheme myapp, http
      host example.com

      /home
      """,
    right: """
      routes App
      scheme myapp
      host example.com

      /home
      """,
    silencing: """
      Silence it if old `http` links must still work, such as those in printed QR
      codes, and no route does anything that an attacker could abuse.
      """)
}
