import RoutegenCompiler

/// The payloads that the old version prints, and those that name a route by its literal segments.
struct PrintedPayloads {
  private let sets: ComparedSets
  private let proposals: LinkProposals
  private let patterns: PrintedPatterns
  private let printer: RoutePrinter

  /// The key of the first line `type` or `link`; `nil` if no payload is printed.
  private let key: String?

  /// The key of the first line `type`.
  private let typeKey: String?

  /// The paths of the patterns that only one version has.
  private let changedPaths: [[Segment]]

  private static let mostLinks = 3

  init(_ sets: ComparedSets, _ proposals: LinkProposals) {
    (self.sets, self.proposals) = (sets, proposals)
    patterns = PrintedPatterns(proposals.forest, sets.old.model)
    printer = RoutePrinter(sets.old)
    let rules = sets.old.model.payloads
    key = rules.lazy.filter { $0.target == nil }.compactMap(\.key).first
    typeKey = rules.lazy.compactMap { if case .type(let key) = $0 { key } else { nil } }.first
    let forest = proposals.forest
    let changed = forest.oldPatterns.filter(forest.changedOld.contains)
    changedPaths = (changed + forest.changedNew).map {
      forest.tree.candidate(of: $0).pattern.segments
    }
  }

  /// Links of the old version that mean the same in the new one.
  var unchangedLinks: [String] {
    let forest = proposals.forest
    let texts = forest.oldPatterns.prefix(LinkCandidates.mostPatterns).lazy.flatMap { pattern in
      forest.origins[pattern.root].lazy.filter { !$0.isGone }
        .compactMap { proposals.link(of: pattern, $0)?.text }
    }
    return Array(
      texts.filter { text in
        let reading = sets.reading(of: text)
        return reading.oldRoute != nil && reading.difference == nil
      }.prefix(Self.mostLinks))
  }

  /// Whether payloads are printed by the line.
  func isWritten(by rule: PayloadRule) -> Bool { rule.target == nil && rule.key == key }

  // MARK: Printed payloads

  /// A printed payload of a route of the old version that the new one reads differently.
  ///
  /// - Parameter isDecided: Becomes `false` if a question exceeds the budget.
  func difference(of route: Route, _ isDecided: inout Bool) -> PayloadReading? {
    guard key != nil else { return nil }
    var found: PayloadReading?
    let origin = origin(of: route)
    for (pattern, printed) in patterns.ways(of: route.index, at: origin) where found == nil {
      let candidate = proposals.forest.tree.candidate(of: pattern)
      if proposals.mayDiffer(pattern) {
        let first = proposals.first(
          of: pattern, printed: printed, from: ComparedOrigins([origin]),
          where: { sets.kind(of: candidate, $0) != nil }, { reading(of: $0, candidate) })
        found = first.found
        if !first.isDecided { isDecided = false }
      }
      if found == nil, hasOtherNames(route), let link = proposals.link(of: pattern, origin) {
        found =
          ValueProbes(candidate, sets.old.model).links(of: link).lazy
          .compactMap { reading(of: $0, candidate) }.first
      }
    }
    return found
  }

  /// The origin of the link in a payload.
  private func origin(of route: Route) -> ComparedOrigin {
    let printed =
      route.origins.isEmpty
      ? nil : printer.origin(of: route, as: .app) ?? printer.origin(of: route, as: .web)
    return ComparedOrigin(printed: printed, in: proposals.forest.tree)
  }

  /// The payload of the route of a link, if the new version reads it differently.
  private func reading(of witness: WitnessLink, _ candidate: Candidate) -> PayloadReading? {
    for text in ShownLinks(candidate, sets.old, inner: []).texts(of: witness) {
      guard
        case .route(let index, let values) = sets.old.match(text, isPath: text.hasPrefix("/")),
        index == candidate.route,
        let payload = try? printer.payload(of: sets.old.model.routes[index], values)
      else { continue }
      let reading = PayloadReading(payload, nil, sets)
      if reading.difference != nil { return reading }
    }
    return nil
  }

  /// Whether a parameter has another name, which is the key of its value in payloads.
  private func hasOtherNames(_ route: Route) -> Bool {
    guard let index = sets.pairs.newIndices[route.index] else { return false }
    let parameters = sets.new.model.routes[index].parameters
    return route.parameters.enumerated().contains { slot, parameter in
      sets.pairs.slot(of: slot, ofRoute: route.index).map { parameters[$0].name != parameter.name }
        ?? false
    }
  }

  // MARK: Templates

  /// The candidate for payloads that name a route by its literal segments, with the member that does;
  /// `nil` if no change concerns such payloads.
  func template(of route: Route) -> (candidate: Candidate, members: [String: String])? {
    guard let typeKey, let template = Candidate(templateOf: route) else { return nil }
    let literals = Self.literals(of: template)
    let isConcerned =
      hasOtherNames(route) || sets.pairs.newIndices[route.index] == nil
      || changedPaths.contains { isNear(literals, $0) }
    return isConcerned ? (template, [typeKey: Self.link(literals, template)]) : nil
  }

  /// The texts of the literal segments.
  private static func literals(of candidate: Candidate) -> [String] {
    candidate.pattern.segments.compactMap(\.literal)
  }

  /// A link with literal segments and items alone.
  private static func link(_ literals: [String], _ candidate: Candidate) -> String {
    var link = WitnessLink(path: literals, items: WitnessLink.Items())
    link.items.query = candidate.literals.map { ($0.key, $0.text ?? "some") }
    let fragment = candidate.fragmentLiterals.map {
      $0.key.percentEncoded + "=" + ($0.text ?? "some").percentEncoded
    }
    link.items.fragment = fragment.isEmpty ? nil : fragment.joined(separator: "&")
    return link.text
  }

  /// Candidates for payloads that have the parameters of a route under their names, of some routes that
  /// no change concerns, each with the text of a line `type`.
  var unchangedTemplates: [(candidate: Candidate, link: String)] {
    let candidates = sets.old.model.linkedRoutes.lazy
      .filter { $0.origins.isEmpty && sets.pairs.newIndices[$0.index] != nil && !hasOtherNames($0) }
      .compactMap { route -> Candidate? in
        if let template = Candidate(templateOf: route) { return template }
        let hasItems = route.pattern.query.contains { $0.slot != nil }
        let isLiteral = route.pattern.segments.allSatisfy(\.placeholderSlots.isEmpty)
        return hasItems && isLiteral
          ? Candidate(route.pattern, to: route) : nil
      }
      .filter { template in !changedPaths.contains { isNear(Self.literals(of: template), $0) } }
    return candidates.prefix(Self.mostLinks).map { ($0, Self.link(Self.literals(of: $0), $0)) }
  }

  /// Whether literal segments may be a path of a pattern, or are its literal segments: a cheap look.
  private func isNear(_ literals: [String], _ segments: [Segment]) -> Bool {
    let texts = segments.compactMap(\.literal)
    let isTemplate =
      texts.count == literals.count
      && zip(texts, literals).allSatisfy { sets.new.model.isSame($0, $1) }
    return isTemplate || isPath(literals, segments)
  }

  private func isPath(_ literals: [String], _ segments: [Segment]) -> Bool {
    if segments.count != literals.count, !segments.contains(where: \.isRest) { return false }
    return zip(literals, segments).allSatisfy { text, segment in
      if case .literal(let other) = segment { sets.new.model.isSame(text, other) } else { true }
    }
  }
}

extension Segment {
}
