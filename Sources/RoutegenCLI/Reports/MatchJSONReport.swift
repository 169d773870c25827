import RoutegenExplain
import RoutegenExport
import RoutegenModel
import RoutegenWorkspace

/// Returns the report for other tools; `Documentation/Tools.md` describes its fields.
func jsonReport(_ report: MatchReport) -> String { jsonText(MatchJSON(report)) }

/// The document; within one version fields are only added, and never change their meaning.
struct MatchJSON: Encodable {
  let version = 1
  private(set) var answer: Answer
  let expiries: [Expires]
  let rules: [Rule]
  let readings: [Reading]
  let extras: [Extra]

  struct Extra: Encodable {
    let key: String
    let value: String
  }

  struct Answer: Encodable {
    let kind: String
    let message: String
    var route: String?
    var pattern: String?
    var values: [Value]?
    var parameter: String?
    var nearest: String?
    var canonical: String?
    var requires: [String]?
  }

  struct Value: Encodable {
    let parameter: String
    let type: String
    let texts: [String]
    var defaultValue: String?
  }

  struct Expires: Encodable {
    let key: String
    let value: String
    let isPast: Bool
  }

  struct Rule: Encodable {
    let rule: String
    let value: String?
    let decides: Bool
    let end: End?
  }

  struct Reading: Encodable {
    let link: String
    let scheme: String?
    let host: String?
    let segments: [String]
    let inner: String?
    let scopes: [Scope]
  }

  struct Scope: Encodable {
    let origin: String?
    let isEntered: Bool
    let isTaken: Bool
    let branches: [Branch]
    let ends: [End]
  }

  struct Branch: Encodable {
    let segment: String
    let isTaken: Bool
    let problem: String?
    let branches: [Branch]
    let ends: [End]
  }

  struct End: Encodable {
    let kind: String
    let pattern: String
    let route: String?
    let isTaken: Bool
    let problem: String?
  }

  init(_ report: MatchReport) {
    let (model, explanation) = (report.model, report.explanation)
    answer = Answer(report)
    answer.nearest = report.meantLink
    expiries = explanation.expiries.map {
      Expires(key: $0.key, value: $0.value, isPast: report.isPast($0))
    }
    rules = explanation.rules.map {
      Rule(
        rule: $0.text, value: $0.value, decides: $0.decides,
        end: $0.attempt.map { End($0, model) })
    }
    extras = explanation.extras.map { Extra(key: $0.key, value: $0.value) }
    readings = explanation.readings.map { reading in
      Reading(
        link: reading.text, scheme: reading.scheme, host: reading.host, segments: reading.segments,
        inner: reading.inner, scopes: reading.scopes.map { Scope($0, model) })
    }
  }
}

extension MatchJSON.Answer {
  init(_ report: MatchReport) {
    self.init(
      kind: report.pastExpiry == nil ? report.answer.kind : "expired", message: report.message)
    guard report.pastExpiry == nil else { return }
    switch report.answer {
    case .route(let index, let values):
      let route = report.model.routes[index]
      self.route = route.qualifiedName
      pattern = route.pattern.text
      canonical = report.canonicalLink
      requires = report.requirements
      self.values = zip(route.parameters, values).map { parameter, texts in
        MatchJSON.Value(
          parameter: parameter.name, type: report.model.typeText(of: parameter),
          texts: texts.map { report.model.read($0, as: parameter.type) },
          defaultValue: texts.isEmpty ? parameter.defaultValue : nil)
      }
    case .missing(let parameter), .invalidValue(let parameter, _): self.parameter = parameter
    case .malformed, .wrongScheme, .wrongHost, .notFound, .excluded: break
    }
  }
}

extension MatchJSON.Scope {
  fileprivate init(_ scope: MatchExplanation.ScopeAttempt, _ model: RouteModel) {
    origin = scope.originText
    isEntered = scope.isEntered
    isTaken = scope.isChosen
    branches = scope.children.telling.map { MatchJSON.Branch($0, model) }
    ends = scope.ends.map { MatchJSON.End($0, model) }
  }
}

extension MatchJSON.Branch {
  fileprivate init(_ branch: MatchExplanation.Branch, _ model: RouteModel) {
    segment = branch.segment
    isTaken = branch.isChosen
    problem = branch.problem
    branches = branch.children.telling.map { MatchJSON.Branch($0, model) }
    ends = branch.ends.map { MatchJSON.End($0, model) }
  }
}

extension MatchJSON.End {
  fileprivate init(_ attempt: MatchExplanation.Attempt, _ model: RouteModel) {
    switch attempt.target {
    case .route(let index): (kind, route) = ("route", model.routes[index].qualifiedName)
    case .exception: (kind, route) = ("except", nil)
    case .envelope: (kind, route) = ("unwrap", nil)
    }
    pattern = attempt.pattern
    isTaken = attempt.isChosen
    problem = attempt.problem
  }
}

extension [MatchExplanation.Branch] {
  /// The branches without the literals that differ from the segment; there may be hundreds.
  fileprivate var telling: Self { filter { !$0.isLiteral || $0.problem == nil } }
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
