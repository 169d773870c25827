import RoutegenCompiler

/// Returns the members that a change adds to its diagnostic; `Documentation/Changing.md` describes them.
func json(_ finding: ChangeFinding, _ answers: inout ComparedAnswers) -> JSONMembers {
  let subject = finding.subject
  let (before, after) = answers.answers(of: finding)
  return [
    "category": finding.category?.rawValue, "against": finding.version,
    "routeSet": subject.routeSet, "route": subject.route, "oldPattern": subject.old,
    "newPattern": subject.new, "link": finding.proof?.reading?.link,
    "payload": finding.proof?.payload, "before": before, "after": after,
    "accepted": finding.acceptance,
  ]
}

func json(_ addition: RouteSetAddition) -> JSONMembers {
  [
    "kind": addition.kind.rawValue, "routeSet": addition.routeSet, "route": addition.route,
    "text": addition.text,
  ]
}

extension ChangeProof {
  /// The payload that proves a change; `nil` if a link does.
  fileprivate var payload: JSONValue? {
    guard case .payload(let json, _, _) = self else { return nil }
    var reader = JSONReader(SourceFile(path: "payload", text: json))
    return (try? reader.readDocument()) ?? .string(json)
  }
}

/// The answers of both versions to the links of findings, as `match --format json` has them.
struct ComparedAnswers {
  /// The matcher of each route set, by the place of its name.
  private var matchers: [Span: ExplainingMatcher] = [:]

  mutating func answers(
    of finding: ChangeFinding
  ) -> (before: JSONMembers?, after: JSONMembers?) {
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
  ) -> JSONMembers? {
    guard let model else { return nil }
    let matcher = matchers[model.nameSpan] ?? ExplainingMatcher(model)
    matchers[model.nameSpan] = matcher
    let explanation = link.map {
      matcher.explain($0, isPath: $0.hasPrefix("/"), withReadings: false)
    }
    return jsonAnswer(
      MatchReport(
        matcher: matcher, explanation: explanation ?? MatchExplanation(answer), now: nil))
  }
}
