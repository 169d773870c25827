package import RoutegenModel
package import RoutegenSource

/// Compares a deployed association file with the app, by links.
///
/// A link that shows a difference is one that the file and the app treat differently although a file that
/// `routegen export aasa` writes treats it as the app does.
package struct AssociationComparison {
  private let deployed: DeployedAssociation
  private let matcher: ExplainingMatcher
  private let claims: Claims
  private let system: AppleMatcher
  private let exported: AppleMatcher

  /// The number of links for each kind of difference.
  private static let most = 3

  package init(_ deployed: DeployedAssociation, _ matcher: ExplainingMatcher, host: String) {
    (self.deployed, self.matcher) = (deployed, matcher)
    claims = Claims(matcher, host: host)
    system = AppleMatcher(deployed.components, variables: deployed.variables)
    let association = AppleAssociation(claims)
    exported = AppleMatcher(
      association.components, variables: association.variables,
      isCaseSensitive: association.isCaseSensitive)
  }

  /// The problems of the file, and the differences: for each component the first link that it opens or closes wrongly, and for each
  /// pattern the first link that no component matches; at most three of a kind.
  package var findings: [Diagnostic] {
    let isOpening = claims.all.contains(where: \.opens)
    guard deployed.namesApp else {
      // Without links that open the app, the file need not name it.
      return deployed.problems.filter { $0.code != .missingApp || isOpening }
    }
    return deployed.problems + differences
  }

  private var differences: [Diagnostic] {
    var tooMuch: [Int: Diagnostic] = [:]
    var tooLittle: [Candidate.Target: Diagnostic] = [:]
    for link in links {
      let isOpened = system.opens(link)
      // The app's matcher is the slower one, so it is asked last.
      guard exported.opens(link) != isOpened, Claims.opens(link, matcher) != isOpened else {
        continue
      }
      let verdict = matcher.verdict(of: link)
      let component = system.decidingComponent(of: link)
      if isOpened, let component, tooMuch[component] == nil, tooMuch.count < Self.most {
        tooMuch[component] = .opensTooMuch(
          link, verdict, matcher.model, at: deployed.places[component])
      } else if !isOpened, let verdict, tooLittle[verdict] == nil, tooLittle.count < Self.most {
        tooLittle[verdict] = .opensTooLittle(
          link, verdict, matcher.model, at: component.map { deployed.places[$0] }, deployed)
      }
    }
    return (Array(tooMuch.values) + tooLittle.values).sorted {
      ($0.span, $0.message) < ($1.span, $1.message)
    }
  }

  /// The links to try: those near the patterns of the app, and those near the patterns of the file.
  private var links: [String] {
    let near = claims.all.flatMap { NearbyLinks($0, claims.model, host: claims.host).all }
    let paths = deployed.components.flatMap { component in
      Self.texts(of: component.path, deployed.variables).map { path in
        let path = path.percentEncoded(keeping: LinkMarks.segment + "/%")
        return "https://\(claims.host)\(path.hasPrefix("/") ? "" : "/")\(path)"
          + Self.rest(of: component)
      }
    }
    return near + paths
  }

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

extension Diagnostic {
  fileprivate static func opensTooMuch(
    _ link: String, _ verdict: Candidate.Target?, _ model: RouteModel, at span: Span
  ) -> Diagnostic {
    let reason =
      switch verdict {
      case .route(let index): "'\(model.routes[index].qualifiedName)' is '@internal'"
      case .exception: "it matches an 'except'"
      case .envelope, nil: "no route matches it"
      }
    return Diagnostic(
      .opensTooMuch, "'\(link)' opens the app, which refuses it: \(reason)", at: span)
  }

  fileprivate static func opensTooLittle(
    _ link: String, _ target: Candidate.Target, _ model: RouteModel, at span: Span?,
    _ deployed: DeployedAssociation
  ) -> Diagnostic {
    let match =
      switch target {
      case .route(let index): "its route '\(model.routes[index].qualifiedName)'"
      case .envelope: "an 'unwrap'"
      case .exception: "an 'except'"
      }
    let place = span ?? deployed.places.last ?? deployed.span([])
    let problem = Diagnostic(
      .opensTooLittle, "'\(link)' does not open the app, but matches \(match)", at: place)
    return span == nil ? problem.note("no component matches it") : problem
  }
}
