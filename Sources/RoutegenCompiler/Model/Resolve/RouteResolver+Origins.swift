/// The limit on hosts or schemes of a block: the table has the block's routes once for each.
let largestBlock = 256

extension RouteResolver {
  /// Returns the hosts or schemes of a block, each once.
  func origins(of block: OriginsSyntax) -> Resolved<[OriginConstraint]> {
    guard block.names.count <= largestBlock else {
      let (noun, count) = (block.kind.noun, block.names.count)
      return bag.fail(
        block.kind == .hosts ? .invalidHost : .invalidScheme,
        "a block names at most \(largestBlock) \(noun)s, and here are \(count)",
        at: block.names[largestBlock].span)
    }
    var origins: [OriginConstraint] = []
    var first: [OriginConstraint: Span] = [:]
    var isFailed = false
    for name in block.names {
      guard let origin = origin(name, block.kind).value else { return .failed }
      if let original = first[origin] {
        bag.report(.repeated(name, called: block.kind.noun, first: original))
        isFailed = true
      } else {
        first[origin] = name.span
        origins.append(origin)
      }
    }
    return isFailed ? .failed : .value(origins)
  }

  /// Returns the host or scheme that a name means.
  func origin(_ name: NameSyntax, _ kind: OriginsSyntax.Kind) -> Resolved<OriginConstraint> {
    switch kind {
    case .hosts:
      if name.text == "*" { return .value(.anyHost) }
      if let host = HostPattern(declared: name.text) { return .value(.host(host)) }
      return bag.fail(.invalidHost(name))
    case .schemes:
      guard let scheme = WrittenScheme(name.text), scheme.isOfApp || scheme.isOfWeb else {
        return bag.fail(.invalidScheme(name))
      }
      if scheme.name == "http" {
        return bag.fail(
          Diagnostic(
            .invalidScheme, "'http' links have no block of their own", at: name.span,
            note: "with a line 'scheme http', a block of 'https' has the links of 'http', too"
          )
          .change(name.span, to: "https"))
      }
      return .value(.scheme(scheme.name))
    }
  }
}

extension OriginsSyntax.Kind {
  var noun: String {
    switch self {
    case .hosts: "host"
    case .schemes: "scheme"
    }
  }
}

extension WrittenScheme {
  /// Whether an app can have the scheme as its own.
  var isOfApp: Bool { !name.isSchemeOfOthers && !name.isWebScheme }

  /// Whether this is `https` or `http`, without marks.
  var isOfWeb: Bool { name.isWebScheme && form == nil }
}

extension String {
  /// Whether the text, in lower case, is a scheme that no app can have as its own.
  ///
  /// Browsers read links of a special scheme (WHATWG URL, "special scheme") by the rules of web links,
  /// so that one text would be two links. The others are not opened by apps at all.
  package var isSchemeOfOthers: Bool {
    ["ws", "wss", "ftp", "file", "javascript", "data", "about", "blob"].contains(self)
  }

  /// Whether the text, in lower case, is a scheme that texts have although the app does not declare it.
  package var isWellKnownScheme: Bool {
    isSchemeOfOthers || ["mailto", "tel", "sms", "webcal"].contains(self)
  }
}
