extension ExplainingMatcher {
  /// A link, with the scopes whose patterns are tried for it.
  package struct ClassifiedLink {
    package var parts: LinkParts

    /// The same if the fragment is read as a path; `nil` if no pattern has a fragment that is written like one.
    package var partsWithFragmentPath: LinkParts?
    package var scopes: [Scope]

    /// The parts as a pattern reads them; `nil` if it reads no such link.
    package func parts(for candidate: Candidate) -> LinkParts? {
      candidate.pattern.hasFragmentPath ? partsWithFragmentPath : parts
    }

    /// The parts as a pattern reads them that the link matches; without one, as the link is written.
    package func parts(matching candidate: Candidate?) -> LinkParts {
      if let candidate { return parts(for: candidate) ?? parts }
      let hasSlash = parts.writtenFragment?.utf8.contains(UInt8(ascii: "/")) ?? false
      return hasSlash ? partsWithFragmentPath ?? parts : parts
    }
  }

  /// Takes a text apart and finds its scopes.
  ///
  /// - Parameters:
  ///   - isPath: Whether a text without a scheme is a path.
  ///   - payload: The other keys of a payload whose `type` has the text.
  package func classify(
    _ text: String, isPath: Bool, with payload: (any PayloadTexts)? = nil
  ) throws(Failure) -> ClassifiedLink {
    var parts: LinkParts
    do throws(LinkParts.Malformed) {
      parts = try LinkParts(
        text, isPath: isPath, plusIsSpace: !model.plusIsLiteral, allowsLineBreaks: allowsLineBreaks)
    } catch {
      throw Failure(.malformed(error.reason))
    }
    parts.payload = payload
    var link = try classify(parts)
    if model.hasFragmentPaths {
      link.partsWithFragmentPath = link.parts.readingFragmentAsPath(
        plusIsSpace: !model.plusIsLiteral)
    }
    return link
  }

  /// A path belongs to what is everywhere and to the top level.
  private func classify(_ parts: LinkParts) throws(Failure) -> ClassifiedLink {
    let topLevel = parts.payload == nil ? scopes[scopes.count - 1] : payloadScope
    guard let scheme = parts.scheme else {
      return ClassifiedLink(
        parts: parts, scopes: scopes.filter { $0.origin == .everywhere } + [topLevel])
    }
    let isWeb = scheme.isWebScheme
    let host = parts.host ?? ""
    var link = ClassifiedLink(parts: parts, scopes: scopes.dropLast() + [topLevel])
    link.scopes.removeAll { !model.mayTry($0.origin, scheme: scheme, host: host) }
    // The host of a custom scheme is the path's first segment, unless the file declares such a host.
    if !isWeb, !isDeclaredHost(host) { link.parts.prependHost() }
    if !link.scopes.isEmpty { return link }
    let isKnownScheme =
      isWeb ? scheme == "https" || model.acceptsHTTP : model.schemes.contains(scheme)
    let hasScheme = isKnownScheme || scopes.contains { $0.origin == .scheme(scheme) }
    throw Failure(hasScheme ? .wrongHost(host) : .wrongScheme(scheme))
  }

  /// Whether the file declares the host, at the top level or for a block.
  package func isDeclaredHost(_ host: String) -> Bool { hasDeclaredHost { $0.covers(host) } }

  /// Whether one of the hosts that the file declares, at the top level or for a block, is as described.
  package func hasDeclaredHost(where isMeant: (HostPattern) -> Bool) -> Bool {
    model.hosts.contains(where: isMeant)
      || scopes.contains {
        if case .host(let declared) = $0.origin { isMeant(declared) } else { false }
      }
  }
}
