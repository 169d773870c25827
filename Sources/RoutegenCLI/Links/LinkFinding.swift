import RoutegenExplain
import RoutegenLinks
import RoutegenModel
import RoutegenSource

/// What is said about a link of a text.
struct LinkFinding {
  private let link: FoundLink
  private let set: LinkedSet
  private let span: Span

  /// Whether the text has the link as it is, so that another link can replace it.
  private let isPlain: Bool

  /// Whether to look for a similar link or route.
  private let proposes: Bool

  init(_ link: FoundLink, _ set: LinkedSet, in file: SourceFile, proposes: Bool) {
    (self.link, self.set, self.proposes) = (link, set, proposes)
    span = Span(file: file.id, start: link.range.lowerBound, end: link.range.upperBound)
    isPlain = link.parts == [file.text(of: span)]
  }

  func diagnostic(of verdict: LinkVerdict) -> Diagnostic? {
    let model = set.model
    switch verdict {
    case .good: return nil
    case .nonCanonical(let route, let canonical):
      let name = model.routes[route].qualifiedName
      return changed(
        problem(.nonCanonicalLink, "opens '\(name)', which is printed as '\(canonical)'"),
        to: canonical)
    case .deprecated(let route): return deprecated(model.routes[route])
    case .expired(let report): return problem(.expiredLink, "opens nothing: \(report.message)")
    case .website(let reason):
      return problem(.websiteLink, "opens the website and not the app: \(reason)")
    case .dead(let explanation?): return dead(explanation)
    case .dead(nil):
      return proposing(problem(.deadLink, "opens nothing, whatever text takes the place of '…'"))
    }
  }

  private func problem(_ code: DiagnosticCode, _ text: String) -> Diagnostic {
    Diagnostic(code, "'\(link.shown)' \(text)", at: span)
  }

  private func dead(_ explanation: MatchExplanation) -> Diagnostic {
    proposing(
      problem(.deadLink, "opens nothing: \(explanation.answer.text(in: set.model))"))
  }

  /// Returns the diagnostic with a similar link that opens a route, or with the nearest route.
  private func proposing(_ diagnostic: Diagnostic) -> Diagnostic {
    guard proposes else { return diagnostic }
    let guess = LinkGuess(link, set.matcher)
    if link.text != nil, let other = guess.link { return changed(diagnostic, to: other) }
    return guess.nearestPattern.map { diagnostic.note("the nearest route is '\($0)'") }
      ?? diagnostic
  }

  private func deprecated(_ route: Route) -> Diagnostic {
    let attributes = set.model.deprecation(of: route)
    let reason = attributes?.deprecation ?? ""
    var diagnostic = problem(
      .deprecatedLink,
      "opens '\(route.qualifiedName)', which is deprecated" + (reason.isEmpty ? "" : ": \(reason)"))
    if let span = attributes?.deprecationSpan {
      diagnostic = diagnostic.also(span, "it is deprecated here")
    }
    return set.model.promisedUntil(route)
      .map { diagnostic.note("the file promises to keep it until \($0)") } ?? diagnostic
  }

  /// Returns the diagnostic with another link for this one.
  private func changed(_ diagnostic: Diagnostic, to other: String) -> Diagnostic {
    isPlain
      ? diagnostic.propose("change it to '\(other)'", replace: span, with: other)
      : diagnostic.note("the link is '\(other)', without the escapes of the text")
  }
}
