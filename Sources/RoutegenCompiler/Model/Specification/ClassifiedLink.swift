extension ExplainingMatcher {
  /// A link, with the scopes whose patterns are tried for it.
  package struct ClassifiedLink {
    package var parts: LinkParts

    /// The same if the fragment is read as a path; `nil` if no pattern has a fragment that is written like one.
    package var partsWithFragmentPath: LinkParts?
    package var scopes: [Scope]

    /// The link around a path in an envelope, whose scheme and host the path has.
    var outer: LinkParts?

    /// The link whose scheme and host a path has in the envelope of a pattern; `nil` for one outside of blocks.
    package func outer(ofPathIn pattern: Int) -> LinkParts? {
      let scope = scopes.first { $0.patterns.contains { $0.id == pattern } }
      return scope?.origin == nil ? nil : parts.scheme == nil ? outer : parts
    }

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
  ///   - outer: The link around a path in an envelope of a block.
  package func classify(
    _ text: String, isPath: Bool, with payload: (any PayloadTexts)? = nil,
    inside outer: LinkParts? = nil
  ) throws(Failure) -> ClassifiedLink {
    var parts: LinkParts
    do throws(LinkParts.Malformed) {
      parts = try LinkParts(
        text, isPath: isPath, plusIsSpace: !model.plusIsLiteral, allowsLineBreaks: allowsLineBreaks)
    } catch {
      throw Failure(.malformed(error.reason))
    }
    parts.payload = payload
    var link = try classify(parts, inside: outer)
    if model.hasFragmentPaths {
      link.partsWithFragmentPath = link.parts.readingFragmentAsPath(
        plusIsSpace: !model.plusIsLiteral)
    }
    return link
  }

  /// A path belongs to what is everywhere and to the top level and, in an envelope of a block, to the scopes of
  /// the link around it.
  private func classify(_ parts: LinkParts, inside outer: LinkParts?) throws(Failure)
    -> ClassifiedLink
  {
    let topLevel = parts.payload == nil ? scopes[scopes.count - 1] : payloadScope
    guard let scheme = parts.scheme else {
      var link = ClassifiedLink(parts: parts, scopes: scopes.dropLast() + [topLevel], outer: outer)
      link.parts.host = outer?.host
      link.scopes.removeAll { scope in
        guard let origin = scope.origin, origin != .everywhere else { return false }
        return outer.map { !model.mayTry(origin, scheme: $0.scheme ?? "", host: $0.host ?? "") }
          ?? true
      }
      return link
    }
    let isWeb = scheme.isWebScheme
    let (path, isOnHost) = place(of: parts, scheme)
    let host = isOnHost ? parts.host ?? "" : ""
    let link = ClassifiedLink(
      parts: path ?? parts,
      scopes: scopes(scheme: scheme, host: host).map { $0.origin == nil ? topLevel : $0 })
    if !link.scopes.isEmpty {
      if path == nil { throw Failure(.notFound) }
      return link
    }
    let isKnownScheme =
      isWeb ? scheme == "https" || model.acceptsHTTP : model.schemes.contains(scheme)
    let hasScheme = isKnownScheme || scopes.contains { $0.origin == .scheme(scheme) }
    throw Failure(hasScheme ? .wrongHost(host) : .wrongScheme(scheme))
  }

  /// The link with its path behind the base, `nil` if it does not have the base, and whether it is on a host.
  ///
  /// The host of a custom scheme is the path's first segment, unless it begins no link with the scheme's base, and the
  /// file declares such a host.
  private func place(of parts: LinkParts, _ scheme: String) -> (path: LinkParts?, isOnHost: Bool) {
    let host = parts.host ?? ""
    if !scheme.isWebScheme {
      let base = model.bases.base(of: .scheme(scheme))
      var path = parts
      path.prependHost()
      let isInBase = path.removeBase(base, model.isSame)
      if !base.isEmpty && isInBase || !isDeclaredHost(host) {
        return (isInBase ? path : nil, false)
      }
    }
    var path = parts
    return (path.removeBase(model.bases.base(ofHost: host), model.isSame) ? path : nil, true)
  }

  /// Whether the file declares the host, at the top level or for a block.
  package func isDeclaredHost(_ host: String) -> Bool {
    !declaredHosts.covering(host).isEmpty
  }
}
