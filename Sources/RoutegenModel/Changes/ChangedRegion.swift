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

  /// - Returns: `nil` if many patterns changed, or one that links of all other patterns may be in.
  init?(
    _ old: RouteModel, _ oldEntries: [MatchTree.Entry], _ new: RouteModel,
    _ newEntries: [MatchTree.Entry], _ pairs: RoutePairs
  ) {
    let before = oldEntries.map { entry in
      Identity(entry, old) { PatternSignature(old: entry.candidate, origin: $0, old) }
    }
    let after = newEntries.map { entry in
      Identity(entry, new) { PatternSignature(new: entry.candidate, origin: $0, new, pairs) }
    }
    let (known, kept) = (Set(after), Set(before))
    let changed =
      zip(oldEntries, before).filter { !known.contains($0.1) }.map(\.0)
      + zip(newEntries, after).filter { !kept.contains($0.1) }.map(\.0)
    guard changed.count <= Self.mostChanges,
      !changed.contains(where: { $0.candidate.target == .envelope })
    else { return nil }
    model = new
    paths = changed.map(\.path)
  }

  /// Whether a link may match the pattern as well as a changed one, as far as literal segments say.
  func contains(_ entry: MatchTree.Entry) -> Bool {
    paths.contains { mayMeet($0[...], entry.path[...]) }
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
      isPrinted =
        entry.candidate.route.map { route in
          model.routes[route].pattern.span == entry.candidate.pattern.span
        } ?? false
    }
  }
}

extension RouteModel {
  /// Whether everything but the patterns of links is as in the other version: the lines that determine
  /// how all links are read, and where payloads and links come from.
  func readsLinks(like other: RouteModel) -> Bool {
    schemes == other.schemes && hosts == other.hosts && acceptsHTTP == other.acceptsHTTP
      && isCaseless == other.isCaseless && plusIsLiteral == other.plusIsLiteral
      && expiryKey == other.expiryKey && hasTexts == other.hasTexts
      && payloads.map(\.text) == other.payloads.map(\.text)
      && Set(originsOfPatterns) == Set(other.originsOfPatterns)
  }
}
