@testable import RoutegenCompiler
@testable import RoutegenTool

/// The association file of a host, and what the system makes of it.
struct AppleFile: SystemFile {
  static let comparesPrintedLinks = true

  let association: AppleAssociation
  let matcher: AppleMatcher
  private let app: ExplainingMatcher

  init(_ matcher: ExplainingMatcher, _ host: String) {
    app = matcher
    association = AppleAssociation(Claims(matcher, host: host))
    self.matcher = AppleMatcher(
      association.components, variables: association.variables,
      isCaseSensitive: association.isCaseSensitive)
  }

  static func file(of matcher: ExplainingMatcher, host: String) -> AppleFile? {
    AppleFile(matcher, host)
  }

  func shouldOpen(_ link: String) -> Bool { Claims.opens(link, app) }

  func opens(_ link: String) -> Bool { matcher.opens(link) }

  func residue(_ link: String, isOpen: Bool) -> String? {
    AppleResidue(link, isOpen: isOpen, self, app)?.rawValue
  }

  /// The pattern whose component decides about the link.
  func claim(decidingOn link: String) -> Claim? {
    matcher.decidingComponent(of: link).flatMap { association.claims[$0] }
  }

  /// Whether the file is known to open more links than the pattern.
  func isWide(_ claim: Claim) -> Bool {
    association.wideClaims.contains(where: claim.hasPattern)
  }

  /// Whether the file is known not to close the links of the pattern.
  func isLost(_ candidate: Candidate) -> Bool {
    association.lostExclusions.contains { $0.candidate === candidate }
  }

  /// The components, for messages.
  var text: String {
    association.components.map { component in
      let items = "\(component.query)" == "any" ? "" : " \(component.query)"
      let fragment = component.fragment.map { " #\($0)" } ?? ""
      return (component.excludes ? "  except " : "  ") + component.path + items + fragment
    }.joined(separator: "\n")
  }
}
