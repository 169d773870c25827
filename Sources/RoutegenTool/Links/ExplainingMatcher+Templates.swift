package import RoutegenCompiler

extension ExplainingMatcher {
  /// What a link of which parts are not known may open, whatever these parts are.
  package struct PossibleTargets: Sendable {
    /// The indices of routes.
    package fileprivate(set) var routes: Set<Int> = []

    /// Whether it may be an envelope.
    package fileprivate(set) var hasEnvelope = false

    /// The keys of the link that none of the routes reads.
    package fileprivate(set) var unreadKeys: [String] = []

    /// Whether no text in place of the unknown parts makes the link open a route.
    package var isEmpty: Bool { routes.isEmpty && !hasEnvelope }
  }

  /// Returns at least the targets that the link can have; values that cannot be decided count as possible.
  package func possibleTargets(of link: FoundLink) -> PossibleTargets {
    let plusIsSpace = !model.plusIsLiteral
    guard !link.isTooLong, let template = LinkTemplate(link, plusIsSpace: plusIsSpace) else {
      return PossibleTargets()
    }
    let paths = paths(of: template)
    let inner =
      model.hasFragmentPaths
      ? LinkTemplate(link, plusIsSpace: plusIsSpace, readsFragment: true) : nil
    let innerPaths = inner.map { self.paths(of: $0) } ?? []
    var targets = PossibleTargets()
    targets.unreadKeys = template.items.compactMap(\.key.known)
    for scope in scopes where mayTry(scope.origin, template) {
      for pattern in scope.patterns {
        if let inner, pattern.candidate.pattern.hasFragmentPath {
          guard mayMatch(pattern.candidate, inner, innerPaths) else { continue }
        } else if !mayMatch(pattern.candidate, template, paths) {
          continue
        }
        switch pattern.candidate.target {
        case .route(let index):
          targets.routes.insert(index)
          targets.unreadKeys.removeAll { pattern.candidate.mayRead($0, in: model) }
        case .envelope: targets.hasEnvelope = true
        case .exception: break
        }
      }
    }
    return targets
  }

  /// Returns the pattern of a route that has the most segments in common with the link, from the left, or whose first
  /// segment is similar; `nil` if there is none.
  package func nearestPattern(to link: FoundLink) -> Candidate? {
    guard !link.isTooLong,
      let template = LinkTemplate(link, plusIsSpace: !model.plusIsLiteral)
    else { return nil }
    let whole = paths(of: template)[0]
    let base = bases(of: template).first { base in
      base.count <= whole.count && zip(whole, base).allSatisfy { $0.mayBe($1, in: model) }
    }
    let path = Array(whole.dropFirst(base?.count ?? 0))
    let candidates = scopes.flatMap(\.patterns).map(\.candidate).filter { $0.route != nil }
    return nearest(to: path, among: candidates)
      ?? path.first?.known.flatMap { first in
        closest(to: first, among: candidates.compactMap(\.pattern.segments.first?.literal)).flatMap
        { guess in
          let path = [PartialText(Array(guess.utf8)[...], plusIsSpace: false)] + path.dropFirst()
          return nearest(to: path, among: candidates)
        }
      }
  }

  private func nearest(to path: [PartialText], among candidates: [Candidate]) -> Candidate? {
    var nearest: (score: (Int, Int, Int), candidate: Candidate)?
    for candidate in candidates {
      let score = similarity(of: candidate.pattern.segments, path)
      if score > (nearest?.score ?? (0, Int.max, 0)) { nearest = (score, candidate) }
    }
    return nearest?.candidate
  }

  /// The number of literal segments that are the same, whether the path has as many segments, and the number of
  /// segments before the first difference.
  private func similarity(of segments: [Segment], _ path: [PartialText]) -> (Int, Int, Int) {
    let same = zip(segments, path).prefix { segment, text in
      segment.literal.map { text.mayBe($0, in: model) } ?? true
    }
    let literals = same.count { $0.0.literal != nil }
    return (literals, segments.count == path.count ? 1 : 0, same.count)
  }

  private func mayTry(_ origin: OriginConstraint?, _ link: LinkTemplate) -> Bool {
    if let authority = link.authority {
      let host = authority.split(separator: ":").first.map(String.init) ?? ""
      return [authority, host].contains { model.mayTry(origin, scheme: link.scheme, host: $0) }
    }
    if case .host? = origin { return model.schemes.contains(link.scheme) }
    return model.mayTry(origin, scheme: link.scheme, host: "")
  }

  private func mayMatch(
    _ candidate: Candidate, _ link: LinkTemplate, _ paths: [[PartialText]]
  ) -> Bool {
    let bases = bases(of: link)
    return paths.contains { path in
      bases.contains { base in
        let segments = base.map { .literal($0) } + candidate.pattern.segments
        return mayMatch(segments, path, isOpen: link.isPathOpen)
      }
    } && mayHaveItems(of: candidate, link)
  }

  /// The bases that the origin of a link may have.
  private func bases(of link: LinkTemplate) -> [[String]] {
    if model.bases.isEmpty { return [[]] }
    if let authority = link.authority, link.scheme.isWebScheme {
      let host = authority.split(separator: ":").first.map(String.init) ?? ""
      return [authority, host].map(model.bases.base(ofHost:))
    }
    let ofHosts = model.bases.all.map { $0.origin.isHost ? $0.base : [] }
    return [model.bases.base(of: .scheme(link.scheme))] + ofHosts
  }

  /// The paths that the link may have: the authority is the first segment of one with a custom scheme, unless it
  /// is a declared host.
  private func paths(of link: LinkTemplate) -> [[PartialText]] {
    if link.scheme.isWebScheme { return [link.path] }
    if let authority = link.authority {
      let path = authority.isEmpty || isDeclaredHost(authority) ? link.path : link.wholePath
      return model.bases.isEmpty ? [path] : [path, link.wholePath]
    }
    guard let first = link.wholePath.first else { return [link.path] }
    // A text that is not known may have the slash after the host.
    return [link.wholePath] + (mayBeDeclaredHost(first) ? [link.path] : [])
      + first.halves.filter { mayBeDeclaredHost($0.before) }.map { [$0.after] + link.path }
  }

  /// Whether a text may be a host that belongs to no path: a declared one, or none.
  private func mayBeDeclaredHost(_ text: PartialText) -> Bool {
    text.mayBe("", in: model) || model.declaredHosts.contains { text.mayBeHost($0, in: model) }
  }

  // MARK: Paths

  /// Whether a path may match segments, where a text that is not known may be several segments.
  private func mayMatch(_ segments: [Segment], _ path: [PartialText], isOpen: Bool) -> Bool {
    var places: Set<Int> = [0]
    for text in path {
      places = places.reduce(into: []) { $0.formUnion(next(after: $1, text, segments)) }
      if places.isEmpty { return false }
    }
    return isOpen ? !places.isEmpty : places.contains(segments.count)
  }

  /// The numbers of segments that may be matched after one more text of the path.
  private func next(after place: Int, _ text: PartialText, _ segments: [Segment]) -> Set<Int> {
    let end = segments.count
    if case .rest? = segments.last, place >= end - 1 { return [end] }
    guard place < end else { return [] }
    var next: Set<Int> = mayMatch(text, segments[place]) ? [place + 1] : []
    if text.known == nil, place + 2 <= end { next.formUnion((place + 2)...end) }
    return next
  }

  private func mayMatch(_ text: PartialText, _ segment: Segment) -> Bool {
    switch segment {
    case .literal(let literal): text.mayBe(literal, in: model)
    case .parameter(_, let type):
      text.known != "" && text.mayBeValue(of: type, inPath: true, model)
    case .mixed(let pieces): text.mayBe(pieces, in: model)
    case .rest: true
    }
  }

  // MARK: Items

  /// Whether the query and the fragment may have what a candidate requires.
  private func mayHaveItems(of candidate: Candidate, _ link: LinkTemplate) -> Bool {
    let needsFragment =
      !candidate.fragmentLiterals.isEmpty
      || zip(candidate.sources, candidate.parameters).contains {
        $0.isInFragment && !$1.mayBeAbsent
      }
    if needsFragment, !link.mayHaveFragment { return false }
    return candidate.sources.contains(where: \.isRestOfLink)
      || mayHaveLiterals(of: candidate, link) && mayHaveParameters(of: candidate, link)
  }

  private func mayHaveLiterals(of candidate: Candidate, _ link: LinkTemplate) -> Bool {
    candidate.literals.allSatisfy { literal in
      link.mayHaveMoreItems
        || texts(of: literal.key, link).contains { text in
          literal.text.map { text.mayBe($0, in: model) } ?? true
        }
    }
  }

  private func mayHaveParameters(of candidate: Candidate, _ link: LinkTemplate) -> Bool {
    zip(candidate.sources, candidate.parameters).allSatisfy { source, parameter in
      guard case .query(let key) = source else { return true }
      let texts = texts(of: key, link, parameter.type)
      let read = parameter.form == .list ? texts : Array(texts.prefix(1))
      let isAbsent = { (text: PartialText) in
        text.known.map { model.isAbsent($0, for: parameter) } ?? false
      }
      return (parameter.mayBeAbsent || link.mayHaveMoreItems || !read.allSatisfy(isAbsent))
        && read.allSatisfy {
          parameter.ignoresUnreadable || $0.mayBeValue(of: parameter.type, inPath: false, model)
            || isAbsent($0)
        }
    }
  }

  private func texts(
    of key: String, _ link: LinkTemplate, _ type: ValueType = ValueType(.string)
  ) -> [PartialText] {
    link.items.filter { $0.key.mayBe(key, in: model) }.map { $0.value(for: type) }
  }
}

extension Candidate {
  /// Whether a parameter or a literal item of the pattern may be the item with the key.
  fileprivate func mayRead(_ key: String, in model: RouteModel) -> Bool {
    sources.contains { $0 == .otherItems || $0.isRestOfLink }
      || (namedKeys + (model.expiryKey.map { [$0] } ?? []))
        .contains { model.isSame(key, $0) }
  }
}
