extension ExplainingMatcher {
  /// A link, with the scopes whose patterns are tried for it.
  package struct ClassifiedLink {
    package var parts: LinkParts
    package var scopes: [Scope]
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
    return try classify(parts)
  }

  /// A path belongs to the top level alone.
  private func classify(_ parts: LinkParts) throws(Failure) -> ClassifiedLink {
    let topLevel = parts.payload == nil ? scopes[scopes.count - 1] : payloadScope
    guard let scheme = parts.scheme else {
      return ClassifiedLink(parts: parts, scopes: [topLevel])
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
