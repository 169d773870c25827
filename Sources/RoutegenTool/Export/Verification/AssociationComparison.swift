package import RoutegenCompiler

/// Compares a deployed association file with the app.
package struct AssociationComparison {
  private let deployed: DeployedAssociation
  private let matcher: ExplainingMatcher
  private let claims: Claims
  private let system: AppleMatcher
  private let exported: AppleMatcher

  package init(_ deployed: DeployedAssociation, _ matcher: ExplainingMatcher, host: String) {
    (self.deployed, self.matcher) = (deployed, matcher)
    claims = Claims(matcher, host: host)
    system = AppleMatcher(deployed.components, variables: deployed.variables)
    exported = AppleAssociation(claims).matcher
    compare()
  }

  /// The problems of the file, and links that it and the app treat differently.
  package private(set) var findings: [Diagnostic] = []

  /// Whether there are too many paths to find every difference.
  package private(set) var isCut = false

  private mutating func compare() {
    let isOpening = claims.all.contains(where: \.opens)
    guard deployed.namesApp else {
      // Without links that open the app, the file need not name it.
      findings = deployed.problems.filter { $0.code != .missingApp || isOpening }
      return
    }
    let paths = PathDifferences(system, exported)
    isCut = paths.isCut
    let links =
      claims.nearbyLinks + linksOfComponents + paths.paths.map { "https://\(claims.host)\($0)" }
    let differences = comparison.differences(
      of: links + claims.writtenLinks, examples: claims.examples)
    findings = deployed.problems + differences.map(excusingExclusions)
  }

  /// A difference with its remedy, if it is an exclusion across all paths; as a warning, if the routes have no
  /// form for it.
  private func excusingExclusions(_ difference: Diagnostic) -> Diagnostic {
    let place = deployed.places.firstIndex(of: difference.span)
    guard difference.code == .opensTooLittle, let place,
      deployed.components[place].excludesAcrossPaths
    else { return difference }
    let exception = deployed.components[place].exception
    return (exception == nil ? difference.with(.warning) : difference)
      .note(AppleComponent.remedy(exception))
  }

  private var comparison: LinkComparison {
    LinkComparison(
      matcher: matcher,
      decision: { link in
        let component = system.decidingComponent(of: link)
        return LinkDecision(
          opensApp: component.map { !deployed.components[$0].excludes } ?? false,
          place: component.map { deployed.places[$0] })
      },
      exportOpens: exported.opens, noun: "component",
      place: deployed.places.last ?? deployed.span)
  }

  /// Links that the components of the file match.
  private var linksOfComponents: [String] {
    let openings = claims.all.filter(\.opens).prefix(Self.mostOpenings).map {
      NearbyLinks($0, matcher.model, host: claims.host).pathAlone
    }
    let acrossPaths = deployed.components.filter(\.matchesAnyPath).flatMap { component in
      openings.map { $0 + Self.rest(of: component) }
    }
    return acrossPaths
      + deployed.components.flatMap { component in
        Self.texts(of: component.path, deployed.variables).map { path in
          let path = path.percentEncoded(keeping: LinkMarks.segment + "/%")
          return "https://\(claims.host)\(path.hasPrefix("/") ? "" : "/")\(path)"
            + Self.rest(of: component)
        }
      }
  }

  /// The number of patterns whose links are tried with the items of a component for all paths.
  private static let mostOpenings = 100

  /// Texts that a pattern matches.
  private static func texts(of pattern: String, _ variables: [String: [String]]) -> [String] {
    let known = variables.merging(ApplePattern.predefined) { own, _ in own }
    var plain = pattern
    for (name, texts) in known.sorted(by: { $0.key < $1.key }) {
      plain = plain.replacing("$(\(name))", with: texts.first ?? "")
    }
    return ["some", "", "some/more"].map {
      plain.replacing("*", with: $0).replacing("?", with: "x")
    }
  }

  /// The query and the fragment of a link that a component matches.
  private static func rest(of component: AppleComponent) -> String {
    let plain = { (text: String) in text.replacing("*", with: "").replacing("?", with: "x") }
    let query =
      switch component.query {
      case .any: ""
      case .whole(let text): "?" + plain(text)
      case .items(let items):
        "?"
          + items.sorted { $0.key < $1.key }.map { "\($0.key)=\(plain($0.value))" }
          .joined(separator: "&")
      }
    return query + (component.fragment.map { "#" + plain($0) } ?? "")
  }
}
