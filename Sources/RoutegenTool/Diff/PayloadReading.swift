import RoutegenCompiler

/// A payload, or the `userInfo` of a quick action or an activity, as two versions of a route set read it.
struct PayloadReading {
  let payload: [String: String]
  let trigger: Trigger?
  let before: ExplainingMatcher.Answer
  let after: ExplainingMatcher.Answer

  /// The difference; `nil` if the payload means the same, or was no route.
  let difference: LinkReading.Difference?

  init(_ payload: [String: String], _ trigger: Trigger? = nil, _ sets: ComparedSets) {
    (self.payload, self.trigger) = (payload, trigger)
    let values = Payload(payload.mapValues { .text($0) })
    before = sets.old.answer(values, trigger)
    after = sets.new.answer(values, trigger)
    difference = sets.difference(before, after)
  }

  /// The index of the route of the old version.
  var oldRoute: Int? { before.route }

  var proof: ChangeProof { .payload(json: json, before: before, after: after) }

  /// What the payload was and what it is now, as a note.
  func proofText(in sets: ComparedSets) -> String {
    let subject = (trigger.map { "\($0.text) with " } ?? "") + json
    if case .value(let slots)? = difference {
      return "in \(subject), \(sets.valueProof(slots, before, after))"
    }
    let before = before.text(in: sets.old.model).drop { $0 != "'" }
    return "\(subject) was \(before), and now \(reason(in: sets.new))"
  }

  /// The answer of the new version or, if it reads nothing of the payload, that it does not.
  private func reason(in matcher: ExplainingMatcher) -> String {
    let model = matcher.model
    guard case .missing = after, !isRead(by: matcher) else { return after.text(in: model) }
    if trigger != nil { return "no route has it" }
    return model.payloads.isEmpty
      ? "the route set reads no payloads" : "no line of 'payload' has one of its keys"
  }

  /// Whether a route has the trigger, or a line of `payload` decides about the payload.
  private func isRead(by matcher: ExplainingMatcher) -> Bool {
    let values = Payload(payload.mapValues { .text($0) })
    let explanation = trigger.map { matcher.explain($0, values) } ?? matcher.explain(values)
    return explanation.rules.contains(where: \.decides)
  }

  /// The payload as a JSON object, whose keys are sorted.
  var json: String { compactJSON(payload) }
}
