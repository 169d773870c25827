/// Finds the route of a link by looking at every pattern, and keeps what it found.
///
/// It is the specification of matching: a pattern that the link satisfies has a rank, and the best
/// rank wins. It takes time for every pattern, which the runtime's matcher does not; a property test
/// over random route sets and random links holds the two to the same answers.
package struct ExplainingMatcher: Sendable {
  let model: RouteModel
  let patterns: [(candidate: Candidate, segments: [Segment], rank: [EdgeRank])]

  package init(_ model: RouteModel) {
    self.model = model
    patterns = model.routes.flatMap { route in
      [(Candidate(route.pattern, constants: [:], to: route), route.pattern.segments)]
        + route.aliases.map {
          (Candidate($0.pattern, constants: $0.constants, to: route), $0.pattern.segments)
        }
    }
    .map { candidate, segments in (candidate, segments, segments.map { EdgeRank($0, model) }) }
    .sorted { left, right in
      if left.2 != right.2 { return left.2.lexicographicallyPrecedes(right.2) }
      let (first, second) = (
        left.0.specificity(in: model.routes), right.0.specificity(in: model.routes)
      )
      return first == second ? left.0.route < right.0.route : first > second
    }
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
  }

  /// The answer for a link; expiry, which needs a clock, is not looked at.
  package func match(_ text: String, isPath: Bool = false) -> Answer {
    switch link(text, isPath: isPath) {
    case .success(let link): match(link)
    case .failure(let refusal): refusal.answer
    }
  }

  /// Why a text does not come as far as the patterns.
  struct Refusal: Error {
    let answer: Answer
  }

  func link(_ text: String, isPath: Bool) -> Result<LinkParts, Refusal> {
    do throws(LinkParts.Malformed) {
      var link = try LinkParts(text, isPath: isPath)
      return checkOrigin(&link).map { .failure(Refusal(answer: $0)) } ?? .success(link)
    } catch {
      return .failure(Refusal(answer: .malformed(error.reason)))
    }
  }

  // MARK: Where the link comes from

  private func checkOrigin(_ link: inout LinkParts) -> Answer? {
    switch link.scheme {
    case nil: return nil
    case "https": break
    case "http" where model.acceptsHTTP: break
    case let scheme? where model.schemes.contains(scheme):
      if !isDeclared(link.host ?? "") { link.prependHost() }
      return nil
    case let scheme?: return .wrongScheme(scheme)
    }
    return isDeclared(link.host ?? "") ? nil : .wrongHost(link.host ?? "")
  }

  private func isDeclared(_ host: String) -> Bool {
    let host = host.lowercased()
    return model.hosts.contains { declared in
      guard declared.isWildcard else { return declared.domain == host }
      let labels = host.split(separator: ".", omittingEmptySubsequences: false)
      let domain = declared.domain.split(separator: ".", omittingEmptySubsequences: false)
      return labels.count > domain.count && !labels.contains("")
        && labels.suffix(domain.count).elementsEqual(domain)
    }
  }

  // MARK: Which route it is

  func match(_ link: LinkParts) -> Answer {
    var closest = Answer.notFound
    var unreadable: Answer?
    var rest = patterns[...]
    while let first = rest.first {
      // Patterns of one path stand together, because they have one rank.
      let group = rest.prefix { $0.rank == first.rank }
      rest = rest.dropFirst(group.count)
      guard let captured = capture(first.segments, link) else { continue }
      if let answer = captured.unreadable(in: first.candidate, model) {
        unreadable = unreadable ?? answer
        continue
      }
      let candidates = group.map(\.candidate)
      if let repeated = repeatedKey(candidates, link) { return repeated }
      for allowsEmpty in [false, true] {
        for candidate in candidates {
          switch values(of: candidate, captured, link, allowsEmpty) {
          case .route(let route, let values): return .route(route, values: values)
          case let failure: closest = nearer(closest, failure)
          }
        }
      }
    }
    return closest == .notFound ? unreadable ?? closest : closest
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
  func missingLiteral(of candidate: Candidate, _ link: LinkParts) -> (key: String, text: String)? {
    let parts = [
      (candidate.literals, link.query), (candidate.fragmentLiterals, link.fragmentItems),
    ]
    for (literals, items) in parts {
      for literal in literals
      where !texts(of: literal.key, in: items).contains(where: { model.isSame($0, literal.text) }) {
        return literal
      }
    }
    return nil
  }

  func repeatedKey(_ candidates: [Candidate], _ link: LinkParts) -> Answer? {
    for candidate in candidates {
      for (source, parameter) in zip(candidate.sources, model.routes[candidate.route].parameters)
      where parameter.form != .list {
        switch source {
        case .query(let key) where texts(of: key, in: link.query).count > 1,
          .fragmentItem(let key) where texts(of: key, in: link.fragmentItems).count > 1:
          return .malformed("it has the key '\(key)' more than once")
        default: continue
        }
      }
    }
    return nil
  }

  func values(
    of candidate: Candidate, _ captured: Captured, _ link: LinkParts, _ allowsEmpty: Bool
  ) -> Answer {
    guard missingLiteral(of: candidate, link) == nil else { return .notFound }
    var values: [[String]] = []
    for (source, parameter) in zip(candidate.sources, model.routes[candidate.route].parameters) {
      let texts = texts(of: source, captured, link)
      if case .path = source {
        values.append(texts)
        continue
      }
      let kept = parameter.form == .list ? texts : Array(texts.prefix(1))
      for text in kept where !model.reads(text, as: parameter.type, inPath: false) {
        return .invalidValue(parameter: parameter.name, value: text)
      }
      let isEmpty = kept == [""] && parameter.type.kind == .string && !allowsEmpty
      if !parameter.mayBeAbsent, kept.isEmpty || isEmpty {
        return .missing(parameter: parameter.name)
      }
      values.append(kept)
    }
    return .route(candidate.route, values: values)
  }

  private func texts(
    of source: Candidate.Source, _ captured: Captured, _ link: LinkParts
  ) -> [String] {
    switch source {
    case .path(let order): captured.texts[order]
    case .query(let key): texts(of: key, in: link.query)
    case .fragmentItem(let key): texts(of: key, in: link.fragmentItems)
    case .fragment: link.fragment.map { [String(decoding: $0, as: UTF8.self)] } ?? []
    case .constant(let text): [text]
    case .absent, .payload: []
    }
  }

  private func texts(of key: String, in items: [LinkParts.Item]) -> [String] {
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

  func unreadable(in candidate: Candidate, _ model: RouteModel) -> ExplainingMatcher.Answer? {
    guard let order = firstUnreadable else { return nil }
    let parameters = model.routes[candidate.route].parameters
    guard let slot = candidate.sources.firstIndex(of: .path(order)) else { return .notFound }
    return .invalidValue(parameter: parameters[slot].name, value: texts[order][0])
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
    case .affix(let pieces):
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
    case .enumeration(let index): enumerations[index].values.contains { isSame($0.text, text) }
    case .bool where !inPath: ["true", "false", "1", "0", ""].contains(text)
    default: canonicalText(of: text, as: type) != nil
    }
  }
}
