/// Finds the route of a link by looking at every pattern, and keeps what it found.
///
/// It is the specification of matching: a pattern that the link satisfies has a rank, and the best
/// rank wins. It takes time for every pattern, which the runtime's matcher does not; a property test
/// over random route sets and random links holds the two to the same answers.
package struct ExplainingMatcher: Sendable {
  let model: RouteModel

  /// What stands in one block, or outside of blocks, in the order of matching.
  struct Scope: Sendable {
    /// `nil` for what stands outside of blocks.
    let origin: OriginConstraint?
    let patterns: [Ranked]
  }

  /// A pattern, and its place among those of its scope.
  struct Ranked: Sendable {
    let candidate: Candidate
    let rank: [EdgeRank]

    /// What the path has to be: of a payload's candidate the literal segments, because the payload's
    /// keys stand for the others.
    let segments: [Segment]

    /// Tells it from every other pattern of the route set.
    let number: Int
  }

  /// In the order of trying; the last is that of what stands outside of blocks.
  let scopes: [Scope]

  /// What stands outside of blocks for a path that a payload's `type` names.
  let payloadScope: Scope

  package init(_ model: RouteModel) {
    self.model = model
    var inside: [OriginConstraint: [Ranked]] = [:]
    var outside: [Ranked] = []
    for (number, (candidate, origins)) in model.candidates.enumerated() {
      let ranked = Ranked(candidate, number, model)
      if origins.isEmpty { outside.append(ranked) }
      for origin in origins { inside[origin, default: []].append(ranked) }
    }
    let blocks = inside.sorted { $0.key.precedence < $1.key.precedence }
    scopes =
      blocks.map { Scope(origin: $0.key, $0.value, model) }
      + [Scope(origin: nil, outside, model)]
    let hasTypeRule = model.payloads.contains { if case .type = $0 { true } else { false } }
    let templates = hasTypeRule ? model.routes.compactMap { Candidate(templateOf: $0) } : []
    let count = model.candidates.count
    payloadScope = Scope(
      origin: nil,
      outside + templates.enumerated().map { Ranked($1, count + $0, model) }, model)
  }

  /// What a link is.
  package enum Answer: Hashable, Sendable {
    /// The route, and the decoded texts of each of its parameters; none where it is absent.
    case route(Int, values: [[String]])
    case malformed(String)
    case wrongScheme(String)
    case wrongHost(String)
    case notFound
    case missing(parameter: String)
    case invalidValue(parameter: String, value: String)

    /// An `except` pattern is the most specific match.
    case excluded
  }

  /// The answer for a link; expiry, which needs a clock, is not looked at.
  package func match(_ text: String, isPath: Bool = false) -> Answer {
    match(text, isPath: isPath, depth: 0)
  }

  /// How many links may stand in one another.
  static let deepestEnvelope = 3
  static let tooDeep = Answer.malformed("it is a link in a link, more than three deep")

  private func match(_ text: String, isPath: Bool, depth: Int) -> Answer {
    let verdict: Verdict
    switch link(text, isPath: isPath) {
    case .success(let link): verdict = match(link)
    case .failure(let refusal): return refusal.answer
    }
    switch verdict.found {
    case .answer(let answer): return answer
    case .envelope(let inner):
      guard depth < Self.deepestEnvelope else { return Self.tooDeep }
      return match(inner, isPath: true, depth: depth + 1)
    }
  }

  /// What a link is, or the link in it that tells.
  enum Found {
    case answer(Answer)
    case envelope(String)
  }

  /// What a link is, and the pattern by which.
  struct Verdict {
    let found: Found

    /// The number of the pattern; `nil` if it is none.
    var pattern: Int?
  }

  /// Why a text does not come as far as the patterns.
  struct Refusal: Error {
    let answer: Answer
  }

  /// A link, with the scopes whose patterns it may be.
  struct ClassifiedLink {
    var parts: LinkParts
    var scopes: [Scope] = []
  }

  /// - Parameter payload: What stands beside the text, if a payload's `type` names it.
  func link(
    _ text: String, isPath: Bool, beside payload: Payload? = nil
  ) -> Result<ClassifiedLink, Refusal> {
    do throws(LinkParts.Malformed) {
      var parts = try LinkParts(text, isPath: isPath, plusIsSpace: !model.plusIsLiteral)
      parts.payload = payload
      return sorted(parts)
    } catch {
      return .failure(Refusal(answer: .malformed(error.reason)))
    }
  }

  // MARK: Where the link comes from

  /// The scopes that a link belongs to; if there are none, what is wrong with its origin.
  ///
  /// A path belongs to what stands outside of blocks. A host in the place of a custom scheme's first
  /// segment is dropped.
  private func sorted(_ parts: LinkParts) -> Result<ClassifiedLink, Refusal> {
    var link = ClassifiedLink(parts: parts)
    let outside = parts.payload == nil ? scopes[scopes.count - 1] : payloadScope
    guard let scheme = parts.scheme else {
      link.scopes = [outside]
      return .success(link)
    }
    let isWeb = scheme == "https" || scheme == "http"
    let host = parts.host ?? ""
    if !isWeb, !isHost(host) { link.parts.prependHost() }
    link.scopes = (scopes.dropLast() + [outside]).filter {
      model.mayTry($0.origin, scheme: scheme, host: host)
    }
    if !link.scopes.isEmpty { return .success(link) }
    let isKnownScheme =
      isWeb ? scheme == "https" || model.acceptsHTTP : model.schemes.contains(scheme)
    let hasScheme = isKnownScheme || scopes.contains { $0.origin == .scheme(scheme) }
    return .failure(Refusal(answer: hasScheme ? .wrongHost(host) : .wrongScheme(scheme)))
  }

  /// Whether the file names the host, for all of its routes or for those of a block.
  private func isHost(_ host: String) -> Bool {
    model.hosts.contains { $0.covers(host) }
      || scopes.contains {
        if case .host(let declared) = $0.origin { declared.covers(host) } else { false }
      }
  }

  // MARK: Which route it is

  func match(_ link: ClassifiedLink) -> Verdict {
    var closest = Answer.notFound
    var unreadable: Answer?
    for scope in link.scopes {
      var rest = scope.patterns[...]
      while let first = rest.first {
        // Patterns of one path stand together, because they have one rank.
        let group = rest.prefix { $0.rank == first.rank }
        rest = rest.dropFirst(group.count)
        guard let captured = capture(first.segments, link.parts) else { continue }
        if captured.firstUnreadable != nil {
          let answers = group.compactMap { captured.unreadable(in: $0.candidate) }
          unreadable = unreadable ?? answers.first
          continue
        }
        switch match(group, captured, link.parts) {
        case .found(let verdict): return verdict
        case .failed(let failure): closest = nearer(closest, failure)
        }
      }
    }
    return Verdict(found: .answer(closest == .notFound ? unreadable ?? closest : closest))
  }

  /// What comes of the patterns of one path.
  private enum Outcome {
    case found(Verdict)
    case failed(Answer)
  }

  private func match(
    _ patterns: ArraySlice<Ranked>, _ captured: Captured, _ link: LinkParts
  ) -> Outcome {
    if let repeated = repeatedKey(patterns.map(\.candidate), link) {
      return .found(Verdict(found: .answer(repeated)))
    }
    var closest = Answer.notFound
    for allowsEmpty in [false, true] {
      for pattern in patterns {
        switch values(of: pattern.candidate, captured, link, allowsEmpty) {
        case .values(let values):
          return .found(
            Verdict(found: found(pattern.candidate, values), pattern: pattern.number))
        case .failure(let failure): closest = nearer(closest, failure)
        }
      }
    }
    return .failed(closest)
  }

  private func found(_ candidate: Candidate, _ values: [[String]]) -> Found {
    switch candidate.target {
    case .route(let index): .answer(.route(index, values: values))
    case .exception: .answer(.excluded)
    case .envelope: .envelope(values[0].first ?? "")
    }
  }

  /// The first of the more helpful failures.
  private func nearer(_ left: Answer, _ right: Answer) -> Answer {
    func rank(_ answer: Answer) -> Int {
      switch answer {
      case .invalidValue: 2
      case .missing: 1
      default: 0
      }
    }
    return rank(right) > rank(left) ? right : left
  }

  /// The first item with this very text that the pattern has and the link has not.
  func missingLiteral(of candidate: Candidate, _ link: LinkParts) -> Candidate.Literal? {
    let parts = [
      (candidate.literals, link.query), (candidate.fragmentLiterals, link.fragmentItems),
    ]
    for (literals, items) in parts {
      for literal in literals
      where !texts(of: literal.key, in: items).contains(where: { text in
        literal.text.map { model.isSame(text, $0) } ?? true
      }) {
        return literal
      }
    }
    return nil
  }

  /// A key that is given twice and may be given once, whichever of the candidates the link is.
  func repeatedKey(_ candidates: [Candidate], _ link: LinkParts) -> Answer? {
    for candidate in candidates where !candidate.isForPayloads {
      let link = link.cut(for: candidate, model)
      for (items, keys) in candidate.singleKeys(link, model) {
        for key in keys where texts(of: key, in: items).count > 1 {
          return .malformed("it has the key '\(key)' more than once")
        }
      }
    }
    return nil
  }

  /// What the parameters of a candidate take, or why it is not the link's.
  enum Values {
    case values([[String]])
    case failure(Answer)
  }

  func values(
    of candidate: Candidate, _ captured: Captured, _ whole: LinkParts, _ allowsEmpty: Bool
  ) -> Values {
    let link = whole.cut(for: candidate, model)
    guard missingLiteral(of: candidate, link) == nil else { return .failure(.notFound) }
    var values: [[String]] = []
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      let texts = texts(of: source, of: parameter, captured, link, candidate)
      if case .path = source {
        values.append(texts)
        continue
      }
      let isList = parameter.form == .list || parameter.form == .dictionary
      let kept = isList ? texts : Array(texts.prefix(1))
      for text in kept where !model.reads(text, as: parameter.type, inPath: false) {
        return .failure(.invalidValue(parameter: parameter.name, value: text))
      }
      let mayBeEmpty = allowsEmpty && candidate.target != .envelope
      let isEmpty = kept == [""] && parameter.type.kind.isText && !mayBeEmpty
      if !parameter.mayBeAbsent, kept.isEmpty || isEmpty {
        return .failure(.missing(parameter: parameter.name))
      }
      values.append(kept)
    }
    return .values(values)
  }

  private func texts(
    of source: Candidate.Source, of parameter: Parameter, _ captured: Captured, _ link: LinkParts,
    _ candidate: Candidate
  ) -> [String] {
    /// The items of the key, or else what stands in the payload under the parameter's name.
    func items(_ key: String) -> [String] {
      let items = texts(of: key, in: link.query)
      return items.isEmpty && parameter.form != .list
        ? link.payload?.text(parameter.name).map { [$0] } ?? [] : items
    }
    switch source {
    case .path(let order): return captured.texts[order]
    case .query(let key): return items(key)
    case .restOfLink(let key): return link.restOfLink.map { [$0] } ?? items(key)
    case .otherItems:
      return
        link.otherItems(than: candidate, model).flatMap { item in
          [String(decoding: item.key, as: UTF8.self), String(decoding: item.value, as: UTF8.self)]
        }
    case .fragmentItem(let key): return texts(of: key, in: link.fragmentItems)
    case .fragment: return link.fragment.map { [String(decoding: $0, as: UTF8.self)] } ?? []
    case .constant(let text): return [text]
    case .payload(let key): return link.payload?.text(key).map { [$0] } ?? []
    case .absent: return []
    }
  }

  func texts(of key: String, in items: [LinkParts.Item]) -> [String] {
    items.filter { model.isSame(String(decoding: $0.key, as: UTF8.self), key) }
      .map { String(decoding: $0.value, as: UTF8.self) }
  }
}

/// What the parameters of a path took.
struct Captured {
  /// In the order of the path; more than one only for the rest.
  var texts: [[String]] = []

  /// The first that does not read as its type.
  var firstUnreadable: Int?

  func unreadable(in candidate: Candidate) -> ExplainingMatcher.Answer? {
    guard let order = firstUnreadable,
      let slot = candidate.sources.firstIndex(of: .path(order))
    else { return nil }
    return .invalidValue(
      parameter: candidate.parameters[slot].name, value: texts[order][0])
  }
}

extension ExplainingMatcher.Ranked {
  fileprivate init(_ candidate: Candidate, _ number: Int, _ model: RouteModel) {
    let segments = candidate.pattern.segments.filter { segment in
      if case .literal = segment { true } else { !candidate.isForPayloads }
    }
    self.init(
      candidate: candidate, rank: segments.map { EdgeRank($0, model) }, segments: segments,
      number: number)
  }
}

extension ExplainingMatcher.Scope {
  fileprivate init(
    origin: OriginConstraint?, _ patterns: [ExplainingMatcher.Ranked], _ model: RouteModel
  ) {
    self.origin = origin
    self.patterns = patterns.sorted { left, right in
      left.rank == right.rank
        ? left.candidate.isBefore(right.candidate, in: model)
        : left.rank.lexicographicallyPrecedes(right.rank)
    }
  }
}

extension ExplainingMatcher {
  /// What the segments capture of the link's path; `nil` if it is another path.
  func capture(_ segments: [Segment], _ link: LinkParts) -> Captured? {
    var captured = Captured()
    var rest = link.segments[...]
    for segment in segments {
      if case .rest = segment {
        guard !rest.isEmpty else { return nil }
        captured.texts.append(rest.map { String(decoding: $0, as: UTF8.self) })
        return captured
      }
      guard let bytes = rest.popFirst(), !bytes.isEmpty,
        capture(String(decoding: bytes, as: UTF8.self), segment, &captured)
      else { return nil }
    }
    return rest.isEmpty ? captured : nil
  }

  private func capture(_ text: String, _ segment: Segment, _ captured: inout Captured) -> Bool {
    switch segment {
    case .literal(let literal): return model.isSame(text, literal)
    case .parameter(_, let type):
      take(text, as: type, &captured)
      return true
    case .mixed(let pieces):
      guard let texts = model.split(text, pieces.map { $0.inTree(model) }) else { return false }
      for (type, text) in texts { take(text, as: type, &captured) }
      return true
    case .rest: return false
    }
  }

  private func take(_ text: String, as type: ValueType, _ captured: inout Captured) {
    if captured.firstUnreadable == nil, !model.reads(text, as: type, inPath: true) {
      captured.firstUnreadable = captured.texts.count
    }
    captured.texts.append([text])
  }
}

extension RouteModel {
  /// Whether a link's text is a value of the type.
  ///
  /// What only the app can tell, a declared Swift type, is taken for one.
  func reads(_ text: String, as type: ValueType, inPath: Bool) -> Bool {
    switch type.kind {
    case .enumeration(let index): enumerations[index].value(of: text, isSame) != nil
    case .openEnumeration: true
    case .bool where !inPath: ["true", "false", "1", "0", ""].contains(text)
    default: canonicalText(of: text, as: type) != nil
    }
  }
}
