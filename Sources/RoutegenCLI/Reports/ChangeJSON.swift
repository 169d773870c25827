import RoutegenDiff
import RoutegenExplain
import RoutegenFormats
import RoutegenModel
import RoutegenSource
import RoutegenWorkspace

/// The members that a change adds to its diagnostic; `Documentation/Changing.md` describes them.
struct ChangeJSON: Encodable {
  let category: String?
  let against: String
  let routeSet: String
  let route: String?
  let oldPattern: String?
  let newPattern: String?
  let link: String?
  let payload: JSONValue?
  let before: MatchJSON.Answer?
  let after: MatchJSON.Answer?
  let accepted: ChangeFinding.Acceptance?

  struct Addition: Encodable {
    let kind: String
    let routeSet: String
    let route: String?
    let text: String

    init(_ addition: RouteSetAddition) {
      (kind, routeSet) = (addition.kind.rawValue, addition.routeSet)
      (route, text) = (addition.route, addition.text)
    }
  }

  init(_ finding: ChangeFinding, _ answers: inout ComparedAnswers) {
    category = finding.category?.rawValue
    against = finding.version
    let subject = finding.subject
    (routeSet, route) = (subject.routeSet, subject.route)
    (oldPattern, newPattern) = (subject.old, subject.new)
    accepted = finding.acceptance
    link = finding.proof?.reading?.link
    (before, after) = answers.answers(of: finding)
    guard case .payload(let json, _, _)? = finding.proof else {
      payload = nil
      return
    }
    var reader = JSONReader(SourceFile(path: "payload", text: json))
    payload = (try? reader.readDocument()) ?? .string(json)
  }
}

/// The answers of both versions to the links of findings, as `match --format json` has them.
struct ComparedAnswers {
  /// The matcher of each route set, by the place of its name.
  private var matchers: [Span: ExplainingMatcher] = [:]

  mutating func answers(
    of finding: ChangeFinding
  ) -> (before: MatchJSON.Answer?, after: MatchJSON.Answer?) {
    switch finding.proof {
    case nil: return (nil, nil)
    case .link(let reading)?:
      return (
        answer(reading.before, to: reading.link, in: finding.old),
        answer(reading.after, to: reading.link, in: finding.new)
      )
    case .payload(_, let before, let after)?:
      return (
        answer(before, to: nil, in: finding.old), answer(after, to: nil, in: finding.new)
      )
    }
  }

  private mutating func answer(
    _ answer: ExplainingMatcher.Answer, to link: String?, in model: RouteModel?
  ) -> MatchJSON.Answer? {
    guard let model else { return nil }
    let matcher = matchers[model.nameSpan] ?? ExplainingMatcher(model)
    matchers[model.nameSpan] = matcher
    let explanation = link.map {
      matcher.explain($0, isPath: $0.hasPrefix("/"), withReadings: false)
    }
    return MatchJSON.Answer(
      MatchReport(
        matcher: matcher, explanation: explanation ?? MatchExplanation(answer), now: nil))
  }
}
