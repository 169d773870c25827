/// Finds the route of a link by looking at every pattern.
///
/// This is the specification of matching, and `Documentation/Matching.md` in code. A text is read in
/// these steps, and the first step that refuses it decides:
///
/// 1. ``LinkParts`` takes it apart, or it is malformed.
/// 2. ``classify(_:isPath:with:)`` finds the scopes to which its scheme and host belong.
/// 3. `Expiry` reads the time at which it ends; whether that has passed needs a clock.
/// 4. ``match(_:)`` tries the patterns of the scopes in match order: the path (`captures`), then the
///    query and the fragment (`values`).
/// 5. If the pattern is an envelope, the link inside is read, from step 1.
/// 6. If no pattern matches, the most helpful ``Failure`` is the answer.
///
/// The runtime's matcher does not look at every pattern, so it is much faster. A test compares the two
/// with random route sets and random links.
package struct ExplainingMatcher: Sendable {
  package let model: RouteModel

  /// Whether links may contain escaped tabs and line breaks, in the values of a `Text`.
  let allowsLineBreaks: Bool

  /// The blocks in the order in which they are tried, then the patterns outside of blocks.
  package let scopes: [Scope]
  private let places: LinkScopes

  /// The origin constraints of blocks in the order of the file.
  package let origins: [OriginConstraint]

  /// The hosts that the file declares, at the top level or for a block.
  let declaredHosts: HostIndex

  /// The patterns outside of blocks for a path that a payload's `type` names.
  package let payloadScope: Scope

  package init(_ model: RouteModel) {
    self.model = model
    allowsLineBreaks = model.hasTexts
    var blocks: [OriginConstraint: [RankedPattern]] = [:]
    var order: [OriginConstraint] = []
    var outside: [RankedPattern] = []
    for (id, (candidate, origins)) in model.candidates.enumerated() {
      let pattern = RankedPattern(candidate, id: id, model)
      if origins.isEmpty { outside.append(pattern) }
      for origin in origins {
        if blocks[origin] == nil { order.append(origin) }
        blocks[origin, default: []].append(pattern)
      }
    }
    origins = order
    declaredHosts = order.reduce(into: model.hostIndex) {
      if case .host(let host) = $1 { $0.insert(host) }
    }
    // Blocks of equal precedence keep the order of the file.
    scopes =
      order.sorted(by: \.precedence, <).map { Scope(origin: $0, blocks[$0] ?? [], model) }
      + [Scope(origin: nil, outside, model)]
    places = LinkScopes(scopes.enumerated().map { ($1.origin, $0) })
    let templates =
      model.hasTypeRule ? model.linkedRoutes.compactMap { Candidate(templateOf: $0) } : []
    let firstID = model.candidates.count
    payloadScope = Scope(
      origin: nil,
      outside + templates.enumerated().map { RankedPattern($1, id: firstID + $0, model) }, model)
  }

  /// The scopes whose patterns are tried for links of an origin, in their order.
  package func scopes(scheme: String, host: String) -> [Scope] {
    places.roots(of: model, scheme: scheme, host: host).map { scopes[$0] }
  }

  /// Returns what a link is; expiry, which needs a clock, is not considered.
  package func match(_ text: String, isPath: Bool = false) -> Answer {
    match(text, isPath: isPath, depth: 0)
  }

  /// The target of the pattern that a link matches, without a look into an envelope; `nil` if it matches
  /// none.
  package func verdict(of link: String) -> Candidate.Target? {
    guard let classified = try? classify(link, isPath: false) else { return nil }
    return switch match(classified) {
    case .answer(.route(let index, _), _): .route(index)
    case .answer(.excluded, _): .exception
    case .answer: nil
    case .envelope: .envelope
    }
  }

  /// The pattern that a link or a path matches, without a look into an envelope; `nil` if it matches none.
  package func candidate(of link: String) -> Candidate? {
    guard let classified = try? classify(link, isPath: link.hasPrefix("/")),
      let id = match(classified).pattern
    else { return nil }
    return classified.scopes.lazy.flatMap(\.patterns).first { $0.id == id }?.candidate
  }

  package static let tooDeep = Answer.malformed("it is a link in a link, more than three deep")
  package static let becomesAnother = Answer.malformed(
    "the link in its fragment has '#' or an IPv6 address")

  private func match(
    _ text: String, isPath: Bool, depth: Int, inside outer: LinkParts? = nil
  ) -> Answer {
    do throws(Failure) {
      let classified = try classify(text, isPath: isPath, inside: outer)
      switch match(classified) {
      case .answer(let answer, _): return answer
      case .envelope(let link, let isWritten, let pattern):
        guard depth < LinkSizeLimits.envelopeDepth else { return Self.tooDeep }
        if isWritten, link.becomesAnother { return Self.becomesAnother }
        return match(
          link, isPath: true, depth: depth + 1, inside: classified.outer(ofPathIn: pattern))
      }
    } catch {
      return error.answer
    }
  }
}
