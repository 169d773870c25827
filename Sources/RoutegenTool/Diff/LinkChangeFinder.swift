import RoutegenCompiler

/// Finds the patterns of the old version some links of which the new version reads as another answer.
///
/// The search in the forest proposes links. A link is reported only if both matchers confirm the difference,
/// so there are no false alarms, whatever the search leaves out.
struct LinkChangeFinder: ChangeFinder {
  private let sets: ComparedSets
  private let forest: VersionForest
  private let proposals: LinkProposals

  /// Links for the insides of envelopes.
  private let inner: [String]
  private(set) var changes: [RouteSetChange] = []
  private var reported: Set<Reported> = []

  /// The lines whose links are lost with all of their segments.
  private var lostLines: Set<PatternID> = []

  /// One change of a pattern; a pattern in blocks of two hosts is in the forest twice.
  private struct Reported: Hashable {
    let pattern: PatternID
    let code: DiagnosticCode
    let route: Int?
  }

  init(_ sets: ComparedSets, _ proposals: LinkProposals, inner: [String]) {
    (self.sets, self.proposals, self.inner) = (sets, proposals, inner)
    forest = proposals.forest
  }

  mutating func find() {
    for pattern in forest.oldPatterns where proposals.mayDiffer(pattern) {
      let candidate = forest.tree.candidate(of: pattern)
      var kinds: Set<DiagnosticCode> = []
      let isDecided = proposals.visit(
        pattern,
        where: { rival in
          guard let rival else { return !kinds.contains(.linkLost) }
          return sets.kind(of: candidate, rival).map { !kinds.contains($0) } ?? false
        },
        { report($0, of: pattern, &kinds) })
      if !isDecided {
        let question = "whether \(sets.text(of: candidate)) mean the same"
        append(.undecided(question, in: sets.new.model), nil, candidate)
      }
    }
  }

  /// Reports the difference that a link of a pattern shows.
  private mutating func report(
    _ witness: WitnessLink, of pattern: PatternPath, _ kinds: inout Set<DiagnosticCode>
  ) {
    let candidate = forest.tree.candidate(of: pattern)
    let shown = ShownLinks(candidate, sets.old, inner: inner)
    for text in shown.texts(of: witness) {
      let reading = sets.reading(of: text)
      guard let difference = reading.difference,
        candidate.target == .envelope || reading.oldRoute == candidate.route
      else { continue }
      if kinds.insert(difference.code).inserted {
        append(.change(reading, difference, by: candidate, sets), reading, candidate)
      }
      return
    }
  }

  private mutating func append(
    _ diagnostic: Diagnostic, _ reading: LinkReading?, _ candidate: Candidate
  ) {
    if diagnostic.code == .linkLost {
      let line = PatternID(ofLine: candidate)
      if candidate.isImplied(in: sets.old.model), lostLines.contains(line) { return }
      lostLines.insert(line)
    }
    let route = reading?.oldRoute ?? candidate.route
    let identity = Reported(
      pattern: PatternID(candidate), code: diagnostic.code, route: route)
    guard reported.insert(identity).inserted else { return }
    let isInternal = route.map { sets.old.model.routes[$0].attributes.isInternal } ?? false
    let subject = sets.subject(
      route: route, old: candidate.writtenText, new: sets.newPattern(of: route, reading?.after))
    var change = RouteSetChange(
      diagnostic, of: subject, reading.map(ChangeProof.link), isInternal: isInternal)
    change.remedies = sets.remedies(for: candidate, reading)
    changes.append(change)
  }
}

extension LinkReading.Difference {
  var code: DiagnosticCode {
    switch self {
    case .lost: .linkLost
    case .moved: .linkMoved
    case .value: .linkValueChanged
    }
  }
}

extension ComparedSets {
  /// A pattern as the subject of a message: `links of 'recipe' by '/recipe/{id}'`.
  func text(of candidate: Candidate) -> String {
    guard let route = candidate.route else { return "links in '\(candidate.writtenText)'" }
    return "links of '\(old.model.routes[route].qualifiedName)' by '\(candidate.writtenText)'"
  }

  /// The printed pattern of the new version's answer; for a lost link, of the route of the old version.
  fileprivate func newPattern(of route: Int?, _ after: ExplainingMatcher.Answer?) -> String? {
    let index =
      if case .route(let index, _)? = after { index } else {
        route.flatMap { pairs.newIndices[$0] }
      }
    return index.map { new.model.routes[$0].pattern.text }
  }
}

extension Diagnostic {
  fileprivate static func change(
    _ reading: LinkReading, _ difference: LinkReading.Difference, by candidate: Candidate,
    _ sets: ComparedSets
  ) -> Diagnostic {
    let links = sets.text(of: candidate)
    let diagnostic =
      switch difference {
      case .lost:
        Diagnostic(.linkLost, "\(links) are lost", at: sets.place(of: reading.oldRoute))
      case .moved: Diagnostic.moved(links, to: reading.after, sets)
      case .value(let slots): Diagnostic.valueChanged(links, of: slots, reading, sets)
      }
    return diagnostic.also(candidate.pattern.span, "the pattern was here").note(sets.proof(reading))
  }

  private static func moved(
    _ links: String, to answer: ExplainingMatcher.Answer, _ sets: ComparedSets
  ) -> Diagnostic {
    guard case .route(let index, _) = answer else {
      return Diagnostic(.linkMoved, "\(links) are others now", at: sets.new.model.nameSpan)
    }
    let route = sets.new.model.routes[index]
    return Diagnostic(
      .linkMoved, "\(links) open '\(route.qualifiedName)' now", at: route.pattern.span)
  }

  private static func valueChanged(
    _ links: String, of slots: [Int], _ reading: LinkReading, _ sets: ComparedSets
  ) -> Diagnostic {
    let parameters = reading.oldRoute.map { sets.old.model.routes[$0].parameters } ?? []
    let list = slots.map { "'\(parameters[$0].name)'" }.joined(separator: ", ")
    return Diagnostic(
      .linkValueChanged, "\(links) have another value of \(list)",
      at: sets.place(of: reading.oldRoute))
  }

  static func undecided(_ question: String, in model: RouteModel) -> Diagnostic {
    Diagnostic(
      .incompleteComparison, "it takes too long to find out \(question)",
      at: model.nameSpan)
  }
}
