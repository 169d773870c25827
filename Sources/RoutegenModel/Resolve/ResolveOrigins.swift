import RoutegenSource
import RoutegenSyntax

/// Schemes and hosts, and the blocks of routes that are taken on some of them only.
extension Resolver {
  mutating func resolveScheme(_ name: NameSyntax) {
    let scheme = name.text.lowercased()
    switch scheme {
    case "http":
      model.acceptsHTTP = true
      model.httpSpan = name.span
    case "https": report(.httpsScheme(name))
    case _ where !scheme.isScheme: report(.invalidScheme(name))
    default:
      if declare(scheme, name, called: "scheme") { model.schemes.append(scheme) }
    }
  }

  mutating func resolveHost(_ name: NameSyntax) {
    guard let host = HostPattern(name.text) else { return report(.invalidHost(name)) }
    if declare(host.description, name, called: "host") { model.hosts.append(host) }
  }

  /// The origins that a block names; none if there is a mistake in one of them.
  mutating func origins(of block: OriginsSyntax) -> [OriginConstraint] {
    if block.names.count > Self.largestBlock {
      report(.tooManyOrigins(block, Self.largestBlock))
      return []
    }
    var origins: [OriginConstraint] = []
    var first: [OriginConstraint: Span] = [:]
    for name in block.names {
      let origin = block.kind == .hosts ? hostOrigin(name) : schemeOrigin(name)
      guard let origin else { return [] }
      if let original = first[origin] {
        report(.repeated(name, called: block.kind == .hosts ? "host" : "scheme", first: original))
        continue
      }
      first[origin] = name.span
      origins.append(origin)
    }
    return origins
  }

  /// A block's routes are in the table once for each of its hosts.
  private static let largestBlock = 256

  private mutating func hostOrigin(_ name: NameSyntax) -> OriginConstraint? {
    if name.text == "*" { return .anyHost }
    if let host = HostPattern(name.text) { return .host(host) }
    report(.invalidHost(name))
    return nil
  }

  private mutating func schemeOrigin(_ name: NameSyntax) -> OriginConstraint? {
    let scheme = name.text.lowercased()
    guard scheme.isScheme else {
      report(.invalidScheme(name))
      return nil
    }
    if scheme == "http" { model.httpSpan = model.httpSpan ?? name.span }
    return .scheme(scheme)
  }

  /// Whether this is the first scheme or host of the name; if not, that is reported.
  private mutating func declare(
    _ origin: String, _ name: NameSyntax, called noun: String
  ) -> Bool {
    if let original = declaredOrigins["\(noun) \(origin)"] {
      report(.repeated(name, called: noun, first: original))
      return false
    }
    declaredOrigins["\(noun) \(origin)"] = name.span
    return true
  }
}

extension String {
  /// Whether the text, in lower case, is a URL scheme (RFC 3986, 3.1).
  fileprivate var isScheme: Bool {
    utf8.first.map { (0x61...0x7A).contains($0) } ?? false
      && utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
      }
  }
}

extension Diagnostic {
  fileprivate static func httpsScheme(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidScheme, "https links are declared by their host", at: name.span)
      .note("write 'host example.com'; 'scheme' is for the app's own schemes")
  }

  fileprivate static func invalidScheme(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidScheme, "'\(name.text)' cannot be a URL scheme", at: name.span)
      .note("a scheme is a letter followed by letters, digits, '+', '-' and '.' (RFC 3986, 3.1)")
  }

  fileprivate static func tooManyOrigins(_ block: OriginsSyntax, _ most: Int) -> Diagnostic {
    let isHosts = block.kind == .hosts
    return Diagnostic(
      isHosts ? .invalidHost : .invalidScheme,
      "a block names at most \(most) \(isHosts ? "hosts" : "schemes"), and here are \(block.names.count)",
      at: block.names[most].span)
  }

  static func invalidHost(_ name: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(.invalidHost, "'\(name.text)' is not a host", at: name.span)
    if let host = HostPattern(ofLink: name.text)?.description {
      return problem.note("a host is a domain without scheme, port or path")
        .fix("change it to '\(host)'", replace: name.span, with: host)
    }
    if name.text == "*" { return problem.note("any host is for a block: 'host * { … }'") }
    return name.text.utf8.allSatisfy { $0 < 0x80 }
      ? problem.note(
        "a host is a domain of letters, digits and '-', like 'example.com' or '*.example.com'")
      : problem.note("write the domain in ASCII, as the network has it: 'xn--…'")
  }
}
