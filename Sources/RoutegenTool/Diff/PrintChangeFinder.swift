import RoutegenCompiler

/// Finds the routes whose links, as the new version prints them, mean something else to the old one.
///
/// Only routes that both versions have are compared: no older app has a new one.
struct PrintChangeFinder: ChangeFinder {
  private let sets: ComparedSets

  /// The versions in the other direction: links of the new one, read by the old one.
  private let reversed: ComparedSets
  private let proposals: LinkProposals
  private let patterns: PrintedPatterns
  private let printers: (old: RoutePrinter, new: RoutePrinter)
  private(set) var changes: [RouteSetChange] = []

  /// The subjects of findings about all links.
  private var reported: Set<ChangeSubject> = []

  /// Whether a question exceeded the budget, which is reported once.
  private var isUndecided = false

  /// - Parameters:
  ///   - sets: The old and the new version.
  ///   - reversed: The new and the old version.
  ///   - proposals: Links of the new version that the old one may read differently.
  init(_ sets: ComparedSets, _ reversed: ComparedSets, _ proposals: LinkProposals) {
    (self.sets, self.reversed, self.proposals) = (sets, reversed, proposals)
    patterns = PrintedPatterns(proposals.forest, sets.new.model)
    printers = (RoutePrinter(sets.old), RoutePrinter(sets.new))
  }

  mutating func find() {
    for route in sets.new.model.linkedRoutes {
      guard let index = sets.pairs.oldIndices[route.index] else { continue }
      let old = sets.old.model.routes[index]
      if !old.isUnlinked { compare(old, route) }
    }
    if isUndecided {
      let question = "whether older apps open all links that are printed"
      changes.append(
        RouteSetChange(
          .undecided(question, in: sets.new.model), of: sets.subject(new: "printed links"), nil))
    }
  }

  /// A form of the links of a route, with their origin.
  private typealias PrintedForm = (form: RoutePrinter.Form, origin: ComparedOrigin)

  /// The forms in which a route is printed: with an origin, or else as a path.
  private func forms(of route: Route) -> [PrintedForm] {
    let tree = proposals.forest.tree
    let forms = [RoutePrinter.Form.app, .web].compactMap { form in
      printers.new.origin(of: route, as: form).map { (form, ComparedOrigin(printed: $0, in: tree)) }
    }
    return forms.isEmpty ? [(.path, ComparedOrigin(printed: nil, in: tree))] : forms
  }

  private mutating func compare(_ old: Route, _ new: Route) {
    let forms = forms(of: new)
    var isFound = false
    for (form, origin) in forms {
      if origin.isGone {
        report(.oldAppLost, origin, printers.old.origin(of: old, as: form), of: new, form)
      } else if !isFound, let reading = reading(of: new, form, origin) {
        changes.append(.oldAppLost(reading, old, new, sets, reversed))
        isFound = true
      }
    }
    if isFound { return }
    let known = forms.filter { !$0.origin.isGone }
    for (form, origin) in known {
      let before = printers.old.origin(of: old, as: form)
      guard form != .path, before != printers.new.origin(of: new, as: form) else { continue }
      report(.linkReprinted, origin, before, of: new, form)
    }
    guard isWrittenOtherwise(old, new), let (form, origin) = known.first,
      let link = anyLink(of: new, form, origin)
    else { return }
    let reading = sets.reading(of: link)
    if reading.oldRoute == old.index, reading.difference == nil {
      changes.append(.linkReprinted(reading, old, new, sets))
    }
  }

  /// Whether the printed patterns of two versions of a route differ.
  private func isWrittenOtherwise(_ old: Route, _ new: Route) -> Bool {
    if new.unnamedTexts.isEmpty, old.pattern.text.utf8.elementsEqual(new.pattern.text.utf8) {
      return false
    }
    let (before, after) = (printedCandidate(old), printedCandidate(new))
    let slots = before.sources.indices.compactMap { slot in
      sets.pairs.slot(of: slot, ofRoute: old.index).map { (slot, $0) }
    }
    return before.writtenLiterals != after.writtenLiterals
      || slots.contains { before.sources[$0.0] != after.sources[$0.1] }
  }

  private func printedCandidate(_ route: Route) -> Candidate {
    Candidate(route.printedPattern, to: route)
  }

  // MARK: Links

  /// A printed link that the old version reads differently; `nil` if the search finds no such link.
  private mutating func reading(
    of route: Route, _ form: RoutePrinter.Form, _ origin: ComparedOrigin
  ) -> LinkReading? {
    for (pattern, printed) in patterns.ways(of: route.index, at: origin)
    where proposals.mayDiffer(pattern) {
      let candidate = proposals.forest.tree.candidate(of: pattern)
      let (found, isDecided) = proposals.first(
        of: pattern, printed: printed, from: ComparedOrigins([origin]),
        where: { reversed.kind(of: candidate, $0) != nil },
        { reading(of: $0, candidate, form) })
      if !isDecided { isUndecided = true }
      if let found { return found }
    }
    return nil
  }

  /// The printed form of a proposed link, if the old version reads it differently.
  private func reading(
    of witness: WitnessLink, _ candidate: Candidate, _ form: RoutePrinter.Form
  ) -> LinkReading? {
    ShownLinks(candidate, sets.new, inner: []).texts(of: witness).lazy
      .compactMap { printed($0, candidate, form) }
      .first { reversed.reading(of: $0).difference != nil }
      .map(sets.reading)
  }

  /// Returns the link with which the route of a link is printed.
  private func printed(
    _ link: String, _ candidate: Candidate, _ form: RoutePrinter.Form
  ) -> String? {
    let answer = sets.new.match(link, isPath: link.hasPrefix("/"))
    guard case .route(let index, let values) = answer, index == candidate.route else { return nil }
    return try? printers.new.link(of: sets.new.model.routes[index], values, as: form)
  }

  private func anyLink(
    of route: Route, _ form: RoutePrinter.Form, _ origin: ComparedOrigin
  ) -> String? {
    patterns.ways(of: route.index, at: origin).lazy.compactMap { pattern, _ in
      let candidate = proposals.forest.tree.candidate(of: pattern)
      let links = proposals.link(of: pattern, origin).map {
        ShownLinks(candidate, sets.new, inner: []).texts(of: $0)
      }
      return links?.lazy.compactMap { printed($0, candidate, form) }.first
    }.first
  }

  // MARK: Origins

  /// Reports once that links are printed with another scheme or host.
  private mutating func report(
    _ code: DiagnosticCode, _ origin: ComparedOrigin, _ before: RoutePrinter.Origin?,
    of route: Route, _ form: RoutePrinter.Form
  ) {
    guard let declaration = origin.declaration else { return }
    let subject = sets.subject(
      old: before.map { sets.old.model.text(of: $0.declaration) },
      new: sets.new.model.text(of: declaration))
    guard !reported.contains(subject), let link = anyLink(of: route, form, origin) else { return }
    reported.insert(subject)
    let reading = sets.reading(of: link)
    changes.append(.origin(code, subject, reading, sets))
  }
}

extension Candidate {
  /// The literal text of the pattern, in which placeholders are empty.
  fileprivate var writtenLiterals: [[UInt8]] {
    let segments = pattern.segments.map { segment in
      segment.isRest ? "{...}" : segment.pieces.map { $0.literal ?? "{}" }.joined()
    }
    let items = (literals + fragmentLiterals).map { "\($0.key)=\($0.text ?? "{}")" }
    return (segments + items).map { Array($0.utf8) }
  }
}
