package import RoutegenModel

extension Claims {
  /// A link that the file itself writes, and that a system treats otherwise than the app does.
  package struct Difference {
    package let link: String

    /// Whether the system opens the app for it.
    package let isOpened: Bool

    /// The pattern that the link matches, or else the one for which the system opens it.
    package let candidate: Candidate
  }

  /// The first of the ``writtenLinks`` of each pattern that a system treats otherwise than the app does.
  ///
  /// - Parameters:
  ///   - others: Patterns of which this is known.
  ///   - decision: Whether the system opens the app for a link, and because of which pattern.
  package func differences(
    besides others: [Claim], decision: (String) -> (opens: Bool, claim: Claim?)
  ) -> [Difference] {
    var known = others.map(\.pattern)
    return writtenLinks.compactMap { link in
      let (isOpened, claim) = decision(link)
      guard isOpened != Self.opens(link, matcher),
        let candidate = matcher.candidate(of: link) ?? claim?.pattern,
        !known.contains(where: { $0 === candidate })
      else { return nil }
      known.append(candidate)
      return Difference(link: link, isOpened: isOpened, candidate: candidate)
    }
  }
}
