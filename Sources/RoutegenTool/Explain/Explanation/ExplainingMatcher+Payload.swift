package import RoutegenCompiler

/// "Payloads" of `Documentation/Matching.md`: the rules are tried in the order of their lines, and the
/// first one whose key is present decides.
extension ExplainingMatcher {
  /// Returns what a payload, or the `userInfo` of a quick action or an activity, is.
  package func answer(_ payload: Payload, _ trigger: Trigger?) -> Answer {
    var explanation = MatchExplanation(withReadings: false)
    if let trigger {
      explain(trigger, payload, in: &explanation)
    } else {
      explain(payload, in: &explanation)
    }
    return explanation.answer
  }

  /// Returns what a payload is, with the reasons.
  package func explain(_ payload: Payload) -> MatchExplanation {
    var explanation = MatchExplanation()
    explanation.expiries += expiry(payload).map { [$0] } ?? []
    explain(payload, in: &explanation)
    explanation.findReason(in: payload)
    return explanation
  }

  /// Returns what a quick action or an activity with this `userInfo` is.
  ///
  /// If the file does not name its type, `userInfo` is read as a payload.
  package func explain(_ trigger: Trigger, _ payload: Payload) -> MatchExplanation {
    var explanation = MatchExplanation()
    explanation.expiries += expiry(payload).map { [$0] } ?? []
    explain(trigger, payload, in: &explanation)
    explanation.findReason(in: payload)
    return explanation
  }

  private func explain(
    _ trigger: Trigger, _ payload: Payload, in explanation: inout MatchExplanation
  ) {
    if let (route, attribute, text) = route(of: trigger) {
      let rule = MatchExplanation.RuleAttempt(
        text: text + attribute.text(in: route.parameters), value: nil, decides: true)
      let candidate = Candidate(namedOutright: route, constants: attribute.constants)
      finish(rule, candidate, payload, in: &explanation)
    } else {
      explanation.rules.append(.init(text: trigger.text, value: nil, decides: false))
      explain(payload, in: &explanation)
    }
  }

  private func explain(_ payload: Payload, in explanation: inout MatchExplanation) {
    for (index, rule) in model.payloads.enumerated() {
      let attempt = attempt(rule, payload)
      if attempt.decides {
        finish(attempt, rule, payload, in: &explanation)
        explanation.laterRule = laterRule(
          after: rule, model.payloads[(index + 1)...], payload, explanation.answer)
        return
      }
      explanation.rules.append(attempt)
    }
    explanation.answer =
      unknownValue(in: payload) ?? otherValue(in: payload)
      ?? .missing(
        parameter: model.payloads.lazy.compactMap(\.key).first ?? "payload")
  }

  private func attempt(_ rule: PayloadRule, _ payload: Payload) -> MatchExplanation.RuleAttempt {
    let value = rule.key.flatMap(payload.text)
    let decides = rule.key == nil || value.map { model.decides(rule, $0) } ?? false
    return MatchExplanation.RuleAttempt(text: rule.text, value: value, decides: decides)
  }

  /// What a payload would be whose text is of no route, as that of a newer sender is, if the next line with its key were
  /// before the one that decides.
  private func laterRule(
    after rule: PayloadRule, _ others: ArraySlice<PayloadRule>, _ payload: Payload,
    _ answer: Answer
  ) -> String? {
    guard answer == .notFound, case .type = rule,
      let other = others.first(where: { $0.key != nil && attempt($0, payload).decides })
    else { return nil }
    var explanation = MatchExplanation(withReadings: false)
    finish(attempt(other, payload), other, payload, in: &explanation)
    guard case .route(let index, let values) = explanation.answer else { return nil }
    let route = model.text(of: model.routes[index], values)
    return "with the line '\(other.text)' above '\(rule.text)', it is '\(route)'"
  }

  /// The answer for a payload of which no line has the value; `nil` if it has none of the keys.
  private func unknownValue(in payload: Payload) -> Answer? {
    for case .when(let key, _?, _) in model.payloads {
      if let text = payload.text(key) { return .invalidValue(parameter: key, value: text) }
    }
    return nil
  }

  /// The answer for a payload in which the key of a line has a value that is not a text.
  private func otherValue(in payload: Payload) -> Answer? {
    model.payloads.lazy.compactMap(\.key).first(where: payload.hasOtherValue)
      .map { .invalidValue(parameter: $0, value: "") }
  }

  /// Sets the answer by the rule that decides.
  private func finish(
    _ attempt: MatchExplanation.RuleAttempt, _ rule: PayloadRule, _ payload: Payload,
    in explanation: inout MatchExplanation
  ) {
    let value = attempt.value ?? ""
    switch rule {
    case .type(let key):
      explanation.rules.append(attempt)
      explain(value, isPath: true, with: payload.without(key), depth: 0, in: &explanation)
    case .link:
      explanation.rules.append(attempt)
      explain(value, isPath: true, with: nil, depth: 0, in: &explanation)
      explanation.extras += payload.extras(except: [rule.key ?? ""])
    case .when(let key, _, let target):
      let items = LinkParts.items(inQueryOf: value, plusIsSpace: !model.plusIsLiteral)
      explanation.expiries += expiry(items).map { [$0] } ?? []
      finish(
        attempt, Candidate(target, to: model.routes[target.route]), payload.beside(key),
        in: &explanation)
    case .otherwise(let target):
      finish(
        attempt, Candidate(target, to: model.routes[target.route]), payload, in: &explanation)
    }
  }

  /// Sets the answer by a route that a rule names outright: the payload has its values, and no other
  /// route is tried.
  private func finish(
    _ attempt: MatchExplanation.RuleAttempt, _ candidate: Candidate, _ payload: Payload,
    in explanation: inout MatchExplanation
  ) {
    var problem: String?
    do throws(Failure) {
      let values = try values(
        of: candidate, CapturedPath(), LinkParts(payload), allowsEmpty: false)
      explanation.answer = answer(candidate.route ?? 0, values)
      explanation.extras += extras(of: payload, candidate)
    } catch {
      explanation.answer = error.answer
      problem = error.answer.text(in: model)
    }
    var attempt = attempt
    attempt.attempt = MatchExplanation.Attempt(
      target: candidate.target, pattern: candidate.pattern.text, isForPayloads: true,
      problem: problem, isChosen: problem == nil)
    explanation.rules.append(attempt)
  }

  /// The route whose attribute names the trigger, with that attribute.
  ///
  /// A whole type precedes the ends of types (`*.search`), and a longer end precedes a shorter one.
  private func route(
    of trigger: Trigger
  ) -> (route: Route, attribute: TriggerAttribute, text: String)? {
    switch trigger {
    case .activity(let type):
      return route(with: type, in: \.activities).map { ($0.route, $0.attribute, trigger.text) }
    case .shortcut(let type):
      let endings = model.routes.flatMap(\.attributes.shortcuts).map(\.type)
        .filter { $0.hasPrefix("*.") && type.utf8.count >= $0.utf8.count }
        .filter { type.utf8.suffix($0.utf8.count - 1).elementsEqual($0.utf8.dropFirst()) }
      let longest = endings.max { $0.utf8.count < $1.utf8.count }
      for known in [type, longest].compactMap({ $0 }) {
        if let (route, attribute) = route(with: known, in: \.shortcuts) {
          return (route, attribute, Trigger.shortcut(known).text)
        }
      }
      return nil
    }
  }

  private func route(
    with type: String, in triggers: (Attributes) -> [TriggerAttribute]
  ) -> (route: Route, attribute: TriggerAttribute)? {
    for route in model.routes {
      let attribute = triggers(route.attributes).first { $0.type.utf8.elementsEqual(type.utf8) }
      if let attribute { return (route, attribute) }
    }
    return nil
  }
}

extension MatchExplanation {
  /// Looks for the value that is missing in the dictionaries of a payload, and for one that is no text.
  fileprivate mutating func findReason(in payload: Payload) {
    switch answer {
    case .missing(let parameter): innerKey = payload.innerKey(for: parameter)
    case .invalidValue(let parameter, ""): isOtherValue = payload.hasOtherValue(parameter)
    case _: break
    }
  }
}

extension RouteModel {
  /// Whether a rule decides what a payload is whose key has the text.
  fileprivate func decides(_ rule: PayloadRule, _ text: String) -> Bool {
    switch rule {
    case .when(_, let value?, _): isSame(text, value)
    case .type, .link, .when, .otherwise: true
    }
  }
}
