import RoutegenSource
import RoutegenSyntax

/// Mistakes that several kinds of declarations share.
extension Diagnostic {
  static func invalidName(_ name: NameSyntax) -> Diagnostic {
    if name.text.hasPrefix("_") {
      return Diagnostic(
        .invalidName, "'\(name.text)' begins with '_', which is reserved for generated code",
        at: name.span)
    }
    return Diagnostic(.invalidName, "'\(name.text)' cannot be a name in Swift", at: name.span)
      .note("a name begins with a letter and goes on with letters, digits and '_'")
  }

  static func reservedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.reservedName, "the type name '\(name.text)' is reserved", at: name.span)
      .note("Swift or generated code needs it; choose another name")
  }

  static func repeated(
    _ name: NameSyntax, called noun: String, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration, "there is already a \(noun) called '\(name.text)'", at: name.span
    )
    .also(first, "the first one is here")
  }

  static func invalidScheme(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidScheme, "'\(name.text)' cannot be a URL scheme", at: name.span)
      .note("a scheme is a letter followed by letters, digits, '+', '-' and '.' (RFC 3986, 3.1)")
  }

  static func invalidHost(_ name: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(.invalidHost, "'\(name.text)' is not a host", at: name.span)
    if name.text == "*:*" { return problem.note("any host is for a block: 'host *:* { … }'") }
    if name.text.hasSuffix(":*") || name.text.hasPrefix("*:") {
      return problem.note(
        "a host has the default port; 'host *:* { … }' accepts any host with any port")
    }
    if let host = HostPattern(ofLink: name.text)?.description {
      return problem.note("a host is a domain without scheme, port or path")
        .fix("change it to '\(host)'", replace: name.span, with: host)
    }
    if name.text == "*" { return problem.note("any host is for a block: 'host * { … }'") }
    return name.text.utf8.allSatisfy { $0 < 0x80 }
      ? problem.note(
        "a host is a domain of letters, digits and '-', like 'example.com' or '*.example.com'")
      : problem.note("write the domain in ASCII, as in DNS: 'xn--…'")
  }
}
