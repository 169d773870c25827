import RoutegenCompiler

/// What a system decides about a link because of a deployed file.
struct LinkDecision {
  let opensApp: Bool

  /// The entry of the file that decides; `nil` if no entry matches the link.
  let place: Span?
}

/// Finds links that a deployed file and the app treat differently.
struct LinkComparison {
  let matcher: ExplainingMatcher

  /// What the system decides because of the deployed file.
  let decision: (String) -> LinkDecision

  /// Whether a file that `routegen export` writes opens the app for a link.
  ///
  /// What no file can say is no difference, except for the examples of the routes.
  let exportOpens: (String) -> Bool

  /// What an entry of the file is called.
  let noun: String

  /// The place of links that no entry matches.
  let place: Span

  /// The number of links for each kind of difference.
  private static let most = 3

  /// For each entry of the file, the first link that it opens or closes wrongly, and for each pattern the first
  /// link that no entry matches; at most three of a kind.
  ///
  /// - Parameter examples: The links of the routes' examples.
  func differences(of links: [String], examples: [String] = []) -> [Diagnostic] {
    var tooMuch: [Span: Diagnostic] = [:]
    var tooLittle: [Candidate.Target: Diagnostic] = [:]
    let own = Set(examples)
    for link in examples + links {
      let decision = decision(link)
      // The app's matcher is the slower one, so it is asked last.
      guard exportOpens(link) != decision.opensApp || own.contains(link),
        Claims.opens(link, matcher) != decision.opensApp
      else { continue }
      let verdict = matcher.verdict(of: link)
      if decision.opensApp {
        let place = decision.place ?? place
        if tooMuch[place] == nil, tooMuch.count < Self.most {
          tooMuch[place] = opensTooMuch(link, verdict, at: place)
        }
      } else if let verdict, tooLittle[verdict] == nil, tooLittle.count < Self.most {
        tooLittle[verdict] = opensTooLittle(link, verdict, at: decision.place)
      }
    }
    return (Array(tooMuch.values) + tooLittle.values).sorted {
      ($0.span, $0.message) < ($1.span, $1.message)
    }
  }

  private func opensTooMuch(
    _ link: String, _ verdict: Candidate.Target?, at span: Span
  ) -> Diagnostic {
    let reason =
      switch verdict {
      case .route(let index): "'\(matcher.model.routes[index].qualifiedName)' is '@internal'"
      case .exception: "it matches an 'except'"
      case .envelope, nil: "no route matches it"
      }
    return Diagnostic(
      .opensTooMuch, "'\(link)' opens the app, which refuses it: \(reason)", at: span)
  }

  private func opensTooLittle(
    _ link: String, _ target: Candidate.Target, at span: Span?
  ) -> Diagnostic {
    let match =
      switch target {
      case .route(let index): "its route '\(matcher.model.routes[index].qualifiedName)'"
      case .envelope: "an 'unwrap'"
      case .exception: "an 'except'"
      }
    let problem = Diagnostic(
      .opensTooLittle, "'\(link)' does not open the app, but matches \(match)", at: span ?? place)
    return span == nil ? problem.note("no \(noun) matches it") : problem
  }
}
