import RoutegenCompiler

/// The patterns of two versions that links of a changed pattern may match.
///
/// A question about a change concerns no other patterns, so the work follows the change and not the size
/// of the file.
struct ChangedRegion {
  private let model: RouteModel

  /// The paths of the patterns that only one version has.
  private let paths: [[Segment]]

  /// The number of changed patterns up to which each pattern is compared with all of them.
  private static let mostChanges = 50

  /// - Parameters:
  ///   - old: The entries of the old version.
  ///   - new: The entries of the new version.
  /// - Returns: `nil` if many patterns changed, or something that concerns links of all patterns.
  init?(
    _ old: [MatchTree.Entry], _ new: [MatchTree.Entry], _ sets: ComparedSets
  ) {
    let (oldModel, newModel) = (sets.old.model, sets.new.model)
    guard oldModel.readsLinks(like: newModel) else { return nil }
    let (oldRest, newRest) = Self.withoutEqualEnds(old, new, sets)
    let before = oldRest.map { entry in
      Identity(entry, oldModel) { PatternSignature(old: entry.candidate, origin: $0, oldModel) }
    }
    let after = newRest.map { entry in
      Identity(entry, newModel) {
        PatternSignature(new: entry.candidate, origin: $0, newModel, sets.pairs)
      }
    }
    let (known, kept) = (Set(after), Set(before))
    let changed =
      zip(oldRest, before).filter { !known.contains($0.1) }.map(\.0)
      + zip(newRest, after).filter { !kept.contains($0.1) }.map(\.0)
    guard changed.count <= Self.mostChanges else { return nil }
    model = newModel
    paths = changed.map(\.path)
    // The link inside an envelope is that of any pattern.
    if (old + new).contains(where: { $0.candidate.target == .envelope && contains($0) }) {
      return nil
    }
  }

  /// Whether a link may match the pattern as well as a changed one, as far as literal segments say.
  func contains(_ entry: MatchTree.Entry) -> Bool {
    paths.contains { path in
      mayMeet(path[...], entry.path[...])
        || mayMeet(path.beforeFragment, entry.path.beforeFragment)
    }
  }

  private func mayMeet(_ path: ArraySlice<Segment>, _ other: ArraySlice<Segment>) -> Bool {
    for (segment, otherSegment) in zip(path, other) {
      switch (segment, otherSegment) {
      case (.rest, _), (_, .rest): return true
      case (.literal(let text), .literal(let otherText)):
        if !model.isSame(text, otherText) { return false }
      case (.literal, _), (.parameter, _), (.mixed, _): continue
      }
    }
    return path.count == other.count
  }

  // MARK: Equal entries

  /// The entries without those at the beginning and at the end that are equal in both versions, which is
  /// found out faster than their identities.
  private static func withoutEqualEnds(
    _ old: [MatchTree.Entry], _ new: [MatchTree.Entry], _ sets: ComparedSets
  ) -> (old: [MatchTree.Entry], new: [MatchTree.Entry]) {
    guard sets.old.model.declaresTypes(like: sets.new.model) else { return (old, new) }
    var rest: (old: [MatchTree.Entry], new: [MatchTree.Entry]) = ([], [])
    for kind in [\Candidate.isForPayloads, \.isForPrinting, \.isForLinks] {
      let (old, new) = (
        old.filter { $0.candidate[keyPath: kind] }, new.filter { $0.candidate[keyPath: kind] }
      )
      let first = zip(old, new).prefix { sets.areEqual($0, $1) }.count
      let last = zip(old.dropFirst(first).reversed(), new.dropFirst(first).reversed())
        .prefix { sets.areEqual($0, $1) }.count
      rest.old += old.dropFirst(first).dropLast(last)
      rest.new += new.dropFirst(first).dropLast(last)
    }
    return rest
  }

  /// A pattern in the trees of its origins, and what determines how links and payloads are printed: whether
  /// it is the first of its route, and its text with the names of parameters, which are the keys of payloads.
  private struct Identity: Hashable {
    private let signatures: Set<PatternSignature>
    private let text: [UInt8]
    private let isPrinted: Bool

    init(
      _ entry: MatchTree.Entry, _ model: RouteModel,
      _ signature: (OriginConstraint?) -> PatternSignature
    ) {
      signatures =
        entry.origins.isEmpty ? [signature(nil)] : Set(entry.origins.map { signature($0) })
      text = Array(entry.candidate.writtenText.utf8)
      isPrinted = model.isPrinted(entry.candidate)
    }
  }
}

extension [Segment] {
  /// The segments before those of a fragment, which another pattern may read in another way.
  fileprivate var beforeFragment: ArraySlice<Segment> { prefix { !$0.isFragmentMark } }
}

extension Candidate {
  fileprivate var isForLinks: Bool { !isForPayloads && !isForPrinting }
}

extension Candidate.Source {
  /// Whether both are the same source; a text after `with` is no part of a pattern's text.
  fileprivate func isEqual(to other: Self) -> Bool {
    guard case .constant(let text) = self, case .constant(let otherText) = other else {
      return self == other
    }
    return text.utf8.elementsEqual(otherText.utf8)
  }
}

extension ComparedSets {
  /// Whether two entries are equal in every respect but their places; the types are the same.
  fileprivate func areEqual(_ old: MatchTree.Entry, _ new: MatchTree.Entry) -> Bool {
    let (before, after) = (old.candidate, new.candidate)
    return before.pattern.text.utf8.elementsEqual(after.pattern.text.utf8)
      && before.pattern.segments == after.pattern.segments
      && areSame(before.target, after.target) && old.origins == new.origins
      && before.pattern.omitsRest == after.pattern.omitsRest
      && before.sources.elementsEqual(after.sources) { $0.isEqual(to: $1) }
      && before.literals == after.literals && before.fragmentLiterals == after.fragmentLiterals
      && self.old.model.isPrinted(before) == self.new.model.isPrinted(after)
      && self.old.model.opens(before.target) == self.new.model.opens(after.target)
      && before.parameters.elementsEqual(after.parameters) {
        $0.name == $1.name && $0.type == $1.type && $0.form == $1.form
          && $0.defaultValue == $1.defaultValue
      }
  }

  private func areSame(_ old: Candidate.Target, _ new: Candidate.Target) -> Bool {
    guard case .route(let index) = old, case .route(let newIndex) = new else { return old == new }
    return pairs.newIndices[index] == newIndex
  }
}

extension RouteModel {
  /// Whether links of the route are printed by the candidate's pattern.
  fileprivate func isPrinted(_ candidate: Candidate) -> Bool {
    candidate.route.map { routes[$0].pattern.span == candidate.pattern.span } ?? false
  }

  /// Whether everything but the patterns of links is as in the other version: the lines that determine
  /// how all links are read, and where payloads and links come from.
  fileprivate func readsLinks(like other: RouteModel) -> Bool {
    schemes == other.schemes && hosts == other.hosts && acceptsHTTP == other.acceptsHTTP
      && bases == other.bases
      && isCaseless == other.isCaseless && plusIsLiteral == other.plusIsLiteral
      && expiryKey == other.expiryKey && hasTexts == other.hasTexts
      && payloads.map(\.text) == other.payloads.map(\.text)
      && Set(originsOfPatterns) == Set(other.originsOfPatterns)
  }

  /// Whether types of the same number are the same type.
  fileprivate func declaresTypes(like other: RouteModel) -> Bool {
    externalTypes == other.externalTypes
      && enumerations.elementsEqual(other.enumerations) {
        $0.name == $1.name && $0.isOpen == $1.isOpen && $0.isCaseless == $1.isCaseless
          && $0.saysCaseless == $1.saysCaseless
          && $0.values.elementsEqual($1.values) {
            $0.caseName == $1.caseName && $0.text.utf8.elementsEqual($1.text.utf8)
          }
      }
  }
}
