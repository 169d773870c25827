/// How the operating system names a route without a link.
package enum Trigger: Hashable, Sendable {
  /// The type of a home-screen quick action.
  case shortcut(String)

  /// The type of an `NSUserActivity`.
  case activity(String)
}

/// "Payloads" of the language: the rules in the order of their lines, and the first one decides whose key
/// is there.
extension ExplainingMatcher {
  /// What a payload is, with the reasons.
  package func explain(_ payload: Payload) -> MatchExplanation {
    var explanation = MatchExplanation()
    explanation.expiries += expiry(payload).map { [$0] } ?? []
    explain(payload, in: &explanation)
    return explanation
  }

  /// What a quick action or an activity with this `userInfo` is; one that the file does not name is told by
  /// its payload.
  package func explain(_ trigger: Trigger, _ payload: Payload) -> MatchExplanation {
    var explanation = MatchExplanation()
    explanation.expiries += expiry(payload).map { [$0] } ?? []
    guard let (route, text) = named(by: trigger) else {
      explanation.rules.append(.init(text: trigger.text, value: nil, decides: false))
      explain(payload, in: &explanation)
      return explanation
    }
    let rule = MatchExplanation.RuleAttempt(text: text, value: nil, decides: true)
    take(Candidate(namedOutright: route), rule, payload, in: &explanation)
    return explanation
  }

  private func explain(_ payload: Payload, in explanation: inout MatchExplanation) {
    for rule in model.payloads {
      let value = rule.key.flatMap(payload.text)
      let decides = value != nil || rule.key == nil
      let attempt = MatchExplanation.RuleAttempt(text: rule.text, value: value, decides: decides)
      guard decides else {
        explanation.rules.append(attempt)
        continue
      }
      return take(rule, attempt, value ?? "", payload, in: &explanation)
    }
    explanation.answer = .missing(
      parameter: model.payloads.lazy.compactMap(\.key).first ?? "payload")
  }

  private func take(
    _ rule: PayloadRule, _ attempt: MatchExplanation.RuleAttempt, _ value: String,
    _ payload: Payload,
    in explanation: inout MatchExplanation
  ) {
    switch rule {
    case .type(let key):
      explanation.rules.append(attempt)
      explain(value, isPath: true, beside: payload.without(key), depth: 0, in: &explanation)
    case .link:
      explanation.rules.append(attempt)
      explain(value, isPath: true, beside: nil, depth: 0, in: &explanation)
    case .when(_, let target):
      let items = LinkParts.items(inQueryOf: value, plusIsSpace: !model.plusIsLiteral)
      explanation.expiries += expiry(items).map { [$0] } ?? []
      take(
        Candidate(target, to: model.routes[target.route]), attempt, payload, in: &explanation)
    case .otherwise(let target):
      take(
        Candidate(target, to: model.routes[target.route]), attempt, payload, in: &explanation)
    }
  }

  /// A route that is named outright: the payload has the values, and there is no other to try.
  private func take(
    _ candidate: Candidate, _ rule: MatchExplanation.RuleAttempt, _ payload: Payload,
    in explanation: inout MatchExplanation
  ) {
    let problem: String?
    switch values(of: candidate, Captured(), LinkParts(beside: payload), false) {
    case .values(let values):
      explanation.answer = .route(candidate.route ?? 0, values: values)
      problem = nil
    case .failure(let answer):
      explanation.answer = answer
      problem = answer.text(in: model)
    }
    var rule = rule
    rule.attempt = MatchExplanation.Attempt(
      target: candidate.target, pattern: candidate.pattern.text, isForPayloads: true,
      problem: problem, isTaken: problem == nil)
    explanation.rules.append(rule)
  }

  /// The route whose attribute names the trigger, and that attribute: a whole type comes before what types
  /// end with, and of that the longer one.
  private func named(by trigger: Trigger) -> (route: Route, text: String)? {
    switch trigger {
    case .activity(let type):
      return route { $0.activities.contains { $0.utf8.elementsEqual(type.utf8) } }
        .map { ($0, "@activity(\"\(type)\")") }
    case .shortcut(let type):
      let endings = model.routes.flatMap(\.attributes.shortcuts)
        .filter { $0.hasPrefix("*.") && type.utf8.count >= $0.utf8.count }
        .filter { type.utf8.suffix($0.utf8.count - 1).elementsEqual($0.utf8.dropFirst()) }
      let longest = endings.max { $0.utf8.count < $1.utf8.count }
      for known in [type, longest].compactMap({ $0 }) {
        let route = route { $0.shortcuts.contains { $0.utf8.elementsEqual(known.utf8) } }
        if let route { return (route, "@shortcut(\"\(known)\")") }
      }
      return nil
    }
  }

  private func route(where isNamed: (Attributes) -> Bool) -> Route? {
    model.routes.first { isNamed($0.attributes) }
  }
}

extension Trigger {
  /// As a file would name it.
  fileprivate var text: String {
    switch self {
    case .shortcut(let type): "@shortcut(\"\(type)\")"
    case .activity(let type): "@activity(\"\(type)\")"
    }
  }
}

extension PayloadRule {
  /// As the file writes it, without the pattern that it may have.
  package var text: String {
    switch self {
    case .type(let key): "type \(key)"
    case .link(let key): "link \(key)"
    case .when(let key, _): "when \(key)"
    case .otherwise: "else"
    }
  }

  /// The key that has to be there; `nil` for `else`.
  package var key: String? {
    switch self {
    case .type(let key), .link(let key), .when(let key, _): key
    case .otherwise: nil
    }
  }
}
