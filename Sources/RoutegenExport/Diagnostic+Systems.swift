import RoutegenModel
import RoutegenSource

/// What the systems of Apple and Android may have in common.
extension Diagnostic {
  /// - Parameter system: The system that opens the link, or does not.
  static func claimsTooMuch(
    _ candidate: Candidate, _ link: String, isOpened: Bool, by system: String
  ) -> Diagnostic {
    Diagnostic(
      .claimsTooMuch,
      isOpened
        ? "\(system) will open the app with '\(link)', which the app refuses"
        : "\(system) will not open the app with '\(link)', which the app accepts",
      at: candidate.pattern.span)
  }

  /// - Parameters:
  ///   - link: A link that the pattern should close.
  ///   - system: The system that opens it.
  static func exclusionLost(
    _ candidate: Candidate, _ link: String?, by system: String
  ) -> Diagnostic {
    Diagnostic(
      .exclusionLost,
      "\(system) will open the app with \(link.map { "'\($0)', which" } ?? "links that")"
        + " this pattern leaves to the website",
      at: candidate.pattern.span)
  }

  static func hostWithoutLinks(_ model: RouteModel, host: String) -> Diagnostic {
    Diagnostic(.hostWithoutLinks, "no link of '\(host)' opens the app", at: model.nameSpan)
  }
}
