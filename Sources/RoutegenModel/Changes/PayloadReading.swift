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
  var oldRoute: Int? {
    if case .route(let index, _) = before { index } else { nil }
  }

  var proof: ChangeProof { .payload(json: json, before: before, after: after) }

  /// The payload as a JSON object, whose keys are sorted.
  var json: String {
    let members = payload.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\(Self.quoted($0.key)): \(Self.quoted($0.value))" }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _ where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
