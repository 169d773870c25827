/// Mistakes that several kinds of declarations share.
extension Diagnostic {
  static func invalidName(_ name: NameSyntax) -> Diagnostic {
    if name.text.hasPrefix("_") {
      return Diagnostic(
        .invalidName, "'\(name.text)' begins with '_', which is reserved for generated code",
        at: name.span)
    }
    return Diagnostic(
      .invalidName, "'\(name.text)' cannot be a name in Swift", at: name.span,
      note: "a name begins with a letter and goes on with letters, digits and '_'")
  }

  /// A name that a type cannot have.
  static func invalidTypeName(_ name: NameSyntax) -> Diagnostic {
    invalidName(name)
      .change(name.span, to: Names.proposal(for: name.text).map(Names.typeName(of:)))
  }

  static func reservedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .reservedName, "the type name '\(name.text)' is reserved", at: name.span,
      note: "Swift or generated code needs it; choose another name")
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
    Diagnostic(
      .invalidScheme, "https links are declared by their host", at: name.span,
      note: "write 'host example.com'; 'scheme' is for the app's own schemes")
  }

  private static func schemeOfOthers(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidScheme, "the scheme '\(name.text)' belongs to browsers or the system", at: name.span,
      note: "an app has a scheme of its own, such as 'myapp', or one of many apps, such as 'mailto'"
    )
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
        .change(name.span, to: bare, isCertain: true)
    }
    if isWhole, bare.isScheme {
      return problem.note(
        "the marks are those of printed links: '\(bare)://', '\(bare):///', '\(bare):/' or '\(bare):'"
      )
      .change(name.span, to: "\(bare)://", isCertain: rest.hasPrefix("://"))
    }
    if bare == "https" || bare == "http", rest.hasPrefix("://") {
      let host = rest.dropFirst(3).prefix { $0 != "/" }
      return problem.note("links of the web are declared by their host: write 'host \(host)'")
    }
    if let scheme = schemeOfLink(name.text) ?? beginningOfLink(name.text) {
      return problem.note("a scheme is written without the path")
        .change(name.span, to: scheme)
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
      return Diagnostic(
        .invalidScheme, "a URL scheme cannot begin with a digit", at: name.span,
        note: "a scheme is a letter followed by letters, digits, '+', '-' and '.'")
    }
    if name.text.hasPrefix("."), String(trimmed).isScheme {
      return noted.change(name.span, to: "\(trimmed)")
    }
    return noted.change(name.span, to: hyphenated.isScheme ? hyphenated : nil)
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
    if name.text.hasPrefix("*/") {
      return problem.note("any host has no base; begin the routes of 'host * { … }' with the path")
    }
    if name.text == "*" || name.text.hasSuffix(":*"), !name.text.hasPrefix("*:") {
      return problem.note("any host, with any port, is for a block: 'host * { … }'")
    }
    if name.text.hasPrefix("*:") || ["*;*", "*.*"].contains(name.text) {
      return problem.note("a block 'host * { … }' is for any host, with any port")
        .change(name.span, to: "*")
    }
    if !name.text.utf8.allSatisfy({ $0 < 0x80 }) {
      return problem.note("write it in ASCII, as DNS has it: 'xn--bcher-kva.example'")
    }
    if let link = HostOfLink(name.text) { return link.correcting(problem, name) }
    let noted = problem.note(
      "a host is a domain of letters, digits and '-', like 'example.com' or '*.example.com'")
    return noted.change(name.span, to: nearHost(name.text))
  }

  /// The text with `*` for first labels that are no names, and `-` for `_`; `nil` if that is no host.
  private static func nearHost(_ text: String) -> String? {
    if text.hasPrefix("(www\\.)?"), let host = HostPattern(text.dropFirst(8)) {
      return "\(host.description), www.\(host.description)"
    }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    // `:shop.example.com`, `[shop].example.com`, `<shop>.example.com`
    if let first = labels.first?.drop(while: { ":[<$({".contains($0) }),
      first.count < labels[0].count,
      let host = HostPattern(labels.dropFirst().joined(separator: ".")[...])
    {
      return "{\(first.prefix { $0.isLetter || $0.isNumber || $0 == "_" })}.\(host.description)"
    }
    let names = labels.drop { $0.isEmpty || $0.contains("*") }
    let beginning = names.count < labels.count ? "*." : ""
    let rest = names.joined(separator: ".").map { $0 == "_" ? "-" : $0 }
    return HostPattern(beginning + String(rest))?.description
  }
}

/// A host with parts of a link around it: `https://example.com:8080/path`.
private struct HostOfLink {
  let scheme: String
  let host: String
  let port: String

  /// The text after the host: `/path`.
  let rest: String

  init?(_ text: String) {
    let mark = text.firstRange(of: "://")
    scheme = mark.map { text[..<$0.lowerBound].lowercased() } ?? ""
    let link = mark.map { text[$0.upperBound...] } ?? text[...]
    let authority = link.prefix { !"/?#".contains($0) }
    let name = authority.prefix { $0 != ":" }
    guard let pattern = HostPattern(name) else { return nil }
    host = pattern.description
    port = String(authority.dropFirst(name.count))
    rest = String(link.dropFirst(authority.count))
  }

  /// Adds the host alone: as a fix if the other parts say nothing, or else as a proposal.
  func correcting(_ problem: Diagnostic, _ name: NameSyntax) -> Diagnostic {
    let isDefault = ["", ":80", ":443"].contains(port)
    guard let own = isDefault ? host : HostPattern(declared: host + port)?.domain else {
      return problem.note(
        "a port is a number from 1 to 65535 without zeros before it, for one host: 'localhost:3000'"
          + "; a block 'host * { … }' is for any host, with any port"
      )
    }
    if ["", "https"].contains(scheme), port.isEmpty, ["", "/"].contains(rest) {
      return problem.note("a host is a domain without scheme, as in 'example.com'")
        .change(name.span, to: own, isCertain: true)
    }
    let note =
      if !["", "http", "https"].contains(scheme) {
        "a line 'scheme \(scheme)' declares the scheme"
      } else if scheme == "http" || port == ":80" {
        "a line 'scheme http' accepts links that begin with 'http://'"
      } else if rest.count > 1, !rest.contains("*") {
        "'\(rest)' belongs to the patterns: '\(rest) { … }' is a group of them"
      } else {
        "a host is written without scheme and path, and has the default port without one"
      }
    return problem.note(note).change(name.span, to: own)
  }
}
