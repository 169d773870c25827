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

  /// A name that a type cannot have.
  static func invalidTypeName(_ name: NameSyntax) -> Diagnostic {
    let problem = invalidName(name)
    guard let proposal = Names.proposal(for: name.text).map(Names.typeName(of:)) else {
      return problem
    }
    return problem.propose("change it to '\(proposal)'", replace: name.span, with: proposal)
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

  static func httpsScheme(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidScheme, "https links are declared by their host", at: name.span)
      .note("write 'host example.com'; 'scheme' is for the app's own schemes")
  }

  private static func schemeOfOthers(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidScheme, "the scheme '\(name.text)' belongs to browsers or the system", at: name.span
    )
    .note("an app has a scheme of its own, such as 'myapp', or one of many apps, such as 'mailto'")
  }

  static func invalidScheme(_ name: NameSyntax) -> Diagnostic {
    let bare = name.text.prefix { $0 != ":" && $0 != "/" }.lowercased()
    let rest = name.text.dropFirst(bare.count)
    let isWhole = rest.allSatisfy { $0 == ":" || $0 == "/" }
    if isWhole, bare == "https" { return httpsScheme(name) }
    if isWhole, bare.isSchemeOfOthers { return schemeOfOthers(name) }
    let problem = Diagnostic(
      .invalidScheme, "'\(name.text)' cannot be a URL scheme", at: name.span)
    if name.text.isVariable {
      return problem.note("declare the scheme of each build: 'variant BETA { scheme myapp-beta }'")
    }
    if isWhole, bare.isWebScheme {
      return problem.note("links of the web are printed with '\(bare)://'")
        .fix("change it to '\(bare)'", replace: name.span, with: bare)
    }
    if isWhole, bare.isScheme {
      let title = "change it to '\(bare)://'"
      let noted = problem.note(
        "links are printed as 'scheme \(bare)://', 'scheme \(bare):/' or 'scheme \(bare):' says")
      return rest.hasPrefix("://")
        ? noted.fix(title, replace: name.span, with: "\(bare)://")
        : noted.propose(title, replace: name.span, with: "\(bare)://")
    }
    if let scheme = schemeOfLink(name.text) ?? beginningOfLink(name.text) {
      return problem.note("a scheme is written without the path")
        .propose("change it to '\(scheme)'", replace: name.span, with: scheme)
    }
    if name.text == "*" {
      return problem.note("there is no wildcard for schemes; list them: 'scheme myapp, myapp-beta'")
    }
    let trimmed = name.text.lowercased().drop { !$0.isLetter }
    let isDigit = name.text.first?.isNumber ?? false
    let hyphenated = String(name.text.lowercased().map { $0 == "_" ? "-" : $0 })
    let noted = problem.note(
      "a scheme is a letter followed by letters, digits, '+', '-' and '.' (RFC 3986, 3.1)")
    if isDigit {
      return Diagnostic(.invalidScheme, "a URL scheme cannot begin with a digit", at: name.span)
        .note("a scheme is a letter followed by letters, digits, '+', '-' and '.'")
    }
    if name.text.hasPrefix("."), String(trimmed).isScheme {
      return noted.propose("change it to '\(trimmed)'", replace: name.span, with: "\(trimmed)")
    }
    return hyphenated.isScheme
      ? noted.propose("change it to '\(hyphenated)'", replace: name.span, with: hyphenated)
      : noted
  }

  /// The scheme of `myapp://home`.
  private static func schemeOfLink(_ text: String) -> String? {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    let isLink = text.dropFirst(scheme.count).hasPrefix("://") && scheme.isScheme
    return isLink && !["http", "https"].contains(scheme) ? scheme : nil
  }

  /// The scheme of `spotify:track` or `com.example.app:/path`, with its marks.
  private static func beginningOfLink(_ text: String) -> String? {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    let rest = text.dropFirst(scheme.count)
    let isPort = rest.dropFirst().first?.isNumber ?? true
    return scheme.isScheme && !scheme.isSchemeOfOthers && !scheme.isWebScheme && !isPort
      ? scheme + (rest.hasPrefix(":/") ? ":/" : ":") : nil
  }

  /// A host with a port after `in`.
  static func hostOfURLWithPort(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidHost, "a 'URL' has the default port, so '\(name.text)' is not a host of it",
      at: name.span)
  }

  static func invalidHost(_ name: NameSyntax) -> Diagnostic {
    if name.text.hasPrefix("{") { return .hostValueWithoutBlock(name) }
    let problem = Diagnostic(.invalidHost, "'\(name.text)' is not a host", at: name.span)
    if name.text.isVariable {
      return problem.note(
        "declare the host of each build: 'variant BETA { host beta.example.com }'")
    }
    if IPAddressText.endsInNumber(name.text) {
      return problem.note(
        "to a browser, a host that ends in a number is an IPv4 address; the only form of one is four "
          + "decimal numbers, like '127.0.0.1'")
    }
    if ["*;*", "*.*", "*:"].contains(name.text) {
      return problem.note("any host with any port is '*:*', and any host is '*'")
        .propose("change it to '*:*'", replace: name.span, with: "*:*")
    }
    if name.text == "*:*" { return problem.note("any host is for a block: 'host *:* { … }'") }
    if name.text.hasSuffix(":*") || name.text.hasPrefix("*:") {
      return problem.note(
        "a host has one port; 'host *:* { … }' accepts any host with any port")
    }
    if let scheme = schemeOfLink(name.text) {
      let noted = problem.note("a line 'scheme \(scheme)' declares the scheme")
      guard let host = HostPattern(name.text.dropFirst(scheme.count + 3)) else { return noted }
      return noted.propose(
        "change it to '\(host.description)'", replace: name.span, with: host.description)
    }
    if let link = HostOfLink(name.text) { return link.correcting(problem, name) }
    if name.text == "*" { return problem.note("any host is for a block: 'host * { … }'") }
    if name.text.hasPrefix("*.*."), let host = HostPattern(name.text.dropFirst(2)) {
      return problem.note("'*.' stands for one or more labels")
        .propose(
          "change it to '\(host.description)'", replace: name.span, with: host.description)
    }
    if let ascii = Punycode.domain(name.text), HostPattern(ascii) != nil {
      return problem.note("a domain is written in ASCII, as in DNS")
        .fix("change it to '\(ascii)'", replace: name.span, with: ascii)
    }
    if name.text.hasPrefix("."), name.text.dropFirst().contains("."),
      let host = HostPattern("*\(name.text)")
    {
      return problem.note("without its subdomains, it is '\(name.text.dropFirst())'")
        .propose("change it to '\(host.description)'", replace: name.span, with: host.description)
    }
    if name.text.hasPrefix("(www\\.)?"), let host = HostPattern(String(name.text.dropFirst(8))) {
      let both = "\(host.description), www.\(host.description)"
      return problem.note("a host is no regular expression")
        .propose("change it to '\(both)'", replace: name.span, with: both)
    }
    if name.text.dropFirst(2).contains("*"), !name.text.hasPrefix("*."),
      let dot = name.text.firstIndex(of: "."), let host = HostPattern("*\(name.text[dot...])")
    {
      return problem.note("'*' stands for whole labels, at the beginning of a host")
        .propose("change it to '\(host.description)'", replace: name.span, with: host.description)
    }
    if name.text.contains("_") {
      let hyphenated = String(name.text.map { $0 == "_" ? "-" : $0 })
      let noted = problem.note("a host has only letters, digits, '-' and '.'")
      guard HostPattern(hyphenated[...]) != nil else { return noted }
      return noted.propose("change it to '\(hyphenated)'", replace: name.span, with: hyphenated)
    }
    if let dot = name.text.firstIndex(of: "."),
      name.text[..<dot].isEmpty || name.text[..<dot].contains("*"),
      let host = HostPattern("*" + name.text[dot...])
    {
      return problem.note("'*' can replace only the first labels of a host, and all of each")
        .propose("change it to '\(host.description)'", replace: name.span, with: host.description)
    }
    return problem.note(
      "a host is a domain of letters, digits and '-', like 'example.com' or '*.example.com'")
  }
}

extension String {
  /// The host in `://example.com/path`, which follows a scheme.
  fileprivate var hostAfterScheme: String? {
    guard hasPrefix("://") else { return nil }
    return HostPattern(String(dropFirst(3).prefix { !":/?#".contains($0) }))?.description
  }
}

/// A host with parts of a link around it: `https://example.com:8080/path`.
private struct HostOfLink {
  let host: String

  /// The text before the host: `https://`.
  let scheme: String

  /// The text after the host: `:8080/path`.
  let rest: String

  init?(_ text: String) {
    let schemes = ["https://", "http://"]
    scheme = schemes.first { text.lowercased().hasPrefix($0) } ?? ""
    let name = text.dropFirst(scheme.count)
    let domain = name.prefix { !":/?#".contains($0) }
    guard let pattern = HostPattern(domain) else { return nil }
    host = pattern.description
    rest = String(name.dropFirst(domain.count))
  }

  /// Adds the host alone: as a fix if the other parts say nothing, or else as a proposal.
  func correcting(_ problem: Diagnostic, _ name: NameSyntax) -> Diagnostic {
    let title = "change it to '\(host)'"
    // Without its port, the host would match no such link.
    if rest.hasPrefix(":"), !rest.hasPrefix("://"),
      rest != (scheme == "http://" ? ":80" : ":443")
    {
      return correctingPort(problem, name)
    }
    if scheme != "http://", ["", "/"].contains(rest) {
      return problem.note("a host is a domain without scheme, port or path")
        .fix(title, replace: name.span, with: host)
    }
    let noted =
      if rest.isEmpty {
        problem.note("a line 'scheme http' accepts links that begin with 'http://'")
      } else if rest.hasPrefix("://") {
        problem.note("a line 'scheme \(host)' declares the scheme")
      } else if rest.hasPrefix(":") {
        problem.note("a host is written without a port, and has the default one")
      } else {
        problem.note(
          rest.contains("*")
            ? "a host is written without a path; the patterns are the paths"
            : "'\(rest)' belongs to the patterns: '\(rest) { … }' is a group of them")
      }
    if let own = rest.hostAfterScheme {
      return noted.propose("change it to '\(own)'", replace: name.span, with: own)
    }
    return noted.propose(title, replace: name.span, with: host)
  }

  /// Adds the host with its port, if it can be declared.
  private func correctingPort(_ problem: Diagnostic, _ name: NameSyntax) -> Diagnostic {
    let port = String(rest.prefix { !"/?#".contains($0) })
    let written = HostPattern(declared: host + port)?.domain
    if let own = written ?? ([":80", ":443"].contains(port) ? host : nil) {
      let note =
        scheme == "http://" || port == ":80"
        ? "a line 'scheme http' accepts links that begin with 'http://'"
        : "a host is written without scheme and path"
      return problem.note(note).propose("change it to '\(own)'", replace: name.span, with: own)
    }
    return problem.note(
      "a port is a number from 1 to 65535 without zeros before it, for one host: 'localhost:3000'"
    )
    .note("'host *:* { … }' accepts any host with any port")
  }
}
