import RoutegenCompiler

/// Returns the report for other tools; `Documentation/JSON.md` describes its fields.
///
/// Within one version fields are only added, and never change their meaning.
func jsonReport(_ report: MatchReport) -> String {
  let (model, explanation) = (report.model, report.explanation)
  var answer = jsonAnswer(report)
  answer["nearest"] = report.meantLink
  let expiries: [JSONMembers] = explanation.expiries.map {
    ["key": $0.key, "value": $0.value, "isPast": report.isPast($0)]
  }
  let rules: [JSONMembers] = explanation.rules.map {
    [
      "rule": $0.text, "value": $0.value, "decides": $0.decides,
      "end": $0.attempt.map { json($0, model) },
    ]
  }
  let extras: [JSONMembers] = explanation.extras.map { ["key": $0.key, "value": $0.value] }
  let readings: [JSONMembers] = explanation.readings.map {
    [
      "link": $0.text, "scheme": $0.scheme, "host": $0.host, "segments": $0.segments,
      "inner": $0.inner, "scopes": $0.scopes.map { json($0, model) },
    ]
  }
  let document: JSONMembers = [
    "version": 1, "answer": answer, "expiries": expiries, "rules": rules, "readings": readings,
    "extras": extras,
  ]
  return jsonText(document)
}

/// Returns what a link or payload is, in a report of `match` or of a change.
func jsonAnswer(_ report: MatchReport) -> JSONMembers {
  let isPast = report.pastExpiry != nil
  let answer: JSONMembers = [
    "kind": isPast ? "expired" : report.answer.kind, "message": report.message,
  ]
  if isPast { return answer }
  switch report.answer {
  case .route(let index, let values):
    let route = report.model.routes[index]
    let values: [JSONMembers] = zip(route.parameters, values).map { parameter, texts in
      [
        "parameter": parameter.name, "type": report.model.typeText(of: parameter),
        "texts": texts.map { report.model.read($0, as: parameter.type) },
        "defaultValue": texts.isEmpty ? parameter.defaultValue : nil,
      ]
    }
    return answer.adding([
      "route": route.qualifiedName, "pattern": route.pattern.text,
      "canonical": report.canonicalLink, "requires": report.requirements, "values": values,
    ])
  case .missing(let parameter), .invalidValue(let parameter, _):
    return answer.adding(["parameter": parameter])
  case .malformed, .wrongScheme, .wrongHost, .notFound, .excluded: return answer
  }
}

private func json(
  _ scope: MatchExplanation.ScopeAttempt, _ model: RouteModel
) -> JSONMembers {
  [
    "origin": scope.originText, "isEntered": scope.isEntered, "isTaken": scope.isChosen,
    "branches": json(scope.children, model), "ends": scope.ends.map { json($0, model) },
  ]
}

/// Returns the branches without the literals that differ from the segment; there may be hundreds.
private func json(_ branches: [MatchExplanation.Branch], _ model: RouteModel) -> [JSONMembers] {
  branches.filter { !$0.isLiteral || $0.problem == nil }.map { branch in
    [
      "segment": branch.segment, "isTaken": branch.isChosen, "problem": branch.problem,
      "branches": json(branch.children, model), "ends": branch.ends.map { json($0, model) },
    ]
  }
}

private func json(_ attempt: MatchExplanation.Attempt, _ model: RouteModel) -> JSONMembers {
  let (kind, route): (String, String?) =
    switch attempt.target {
    case .route(let index): ("route", model.routes[index].qualifiedName)
    case .exception: ("except", nil)
    case .envelope: ("unwrap", nil)
    }
  return [
    "kind": kind, "pattern": attempt.pattern, "route": route, "isTaken": attempt.isChosen,
    "problem": attempt.problem,
  ]
}

extension ExplainingMatcher.Answer {
  /// The name of the answer, as in the runtime's `LinkError`.
  fileprivate var kind: String {
    switch self {
    case .route: "route"
    case .malformed: "malformed"
    case .wrongScheme: "wrongScheme"
    case .wrongHost: "wrongHost"
    case .notFound: "notFound"
    case .missing: "missing"
    case .invalidValue: "invalidValue"
    case .excluded: "excluded"
    }
  }
}
