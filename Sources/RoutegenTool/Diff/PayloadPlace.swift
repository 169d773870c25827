import RoutegenCompiler

/// What of the old version a payload is for, with its places in both versions.
struct PayloadPlace {
  /// The subject of a message: `payloads of 'recipe'`.
  let text: String
  let new: Span
  let old: Span
  let isTrigger: Bool

  /// A line of `payload`.
  static func line(_ rule: PayloadRule, _ sets: ComparedSets) -> PayloadPlace {
    let route = rule.target.map { sets.old.model.routes[$0.route] }
    return PayloadPlace(
      text: "payloads of the line '\(rule.text)'", new: sets.place(of: route?.index),
      old: route?.pattern.span ?? sets.old.model.nameSpan, isTrigger: false)
  }

  /// A route of the old version.
  static func route(_ route: Route, _ sets: ComparedSets) -> PayloadPlace {
    PayloadPlace(
      text: "payloads of '\(route.qualifiedName)'", new: sets.place(of: route.index),
      old: route.pattern.span, isTrigger: false)
  }

  /// A quick action or an activity of a route of the old version.
  static func trigger(
    _ trigger: Trigger, _ span: Span, of route: Route, _ sets: ComparedSets
  ) -> PayloadPlace {
    PayloadPlace(
      text: "'\(trigger.text)'", new: sets.place(of: route.index), old: span, isTrigger: true)
  }
}

extension ComparedSets {
  /// The place of a route of the old version in the new one; the name of the set if it is gone.
  func place(of route: Int?) -> Span {
    route.flatMap { pairs.newIndices[$0] }.map { new.model.routes[$0].pattern.span }
      ?? new.model.nameSpan
  }

  /// Names of parameters of a route of the old version, in quotes.
  func names(of slots: [Int], ofRoute route: Int?) -> String {
    let parameters = route.map { old.model.routes[$0].parameters } ?? []
    return slots.map { "'\(parameters[$0].name)'" }.joined(separator: ", ")
  }
}

extension Diagnostic {
  static func payload(
    _ reading: PayloadReading, _ place: PayloadPlace, _ sets: ComparedSets
  ) -> Diagnostic {
    let (code, end): (DiagnosticCode, String) =
      switch reading.difference {
      case .lost, nil:
        (.payloadLost, place.isTrigger ? "opens no route any more" : "are lost")
      case .moved: (.payloadMoved, place.isTrigger ? "opens another route" : "open another route")
      case .value(let slots):
        (
          .payloadMoved,
          "\(place.isTrigger ? "has" : "have") another value of "
            + sets.names(of: slots, ofRoute: reading.oldRoute)
        )
      }
    return Diagnostic(
      place.isTrigger ? .triggerLost : code, "\(place.text) \(end)", at: place.new
    )
    .also(place.old, "the old version had it here")
    .note(reading.proofText(in: sets))
  }
}

/// A line of `payload` as far as it determines what payloads are, with the routes and slots of the old
/// version.
struct PayloadLine: Hashable {
  private let text: [UInt8]

  /// The route of the old version; `nil` for a line that names none, and for a new route.
  private let route: Int?
  private let values: Set<Value>

  /// A parameter, and where its value comes from.
  private struct Value: Hashable {
    let slot: Int
    let key: [UInt8]?
    let constant: [UInt8]?
    let type: TypeIdentity
    let form: Parameter.Form
    let defaultText: [UInt8]?
  }

  /// The lines of a version in their order.
  ///
  /// - Parameter isOld: Whether it is the old version of the pairs.
  static func all(of model: RouteModel, _ pairs: RoutePairs, isOld: Bool) -> [PayloadLine] {
    model.payloads.map { PayloadLine($0, model, pairs, isOld: isOld) }
  }

  private init(_ rule: PayloadRule, _ model: RouteModel, _ pairs: RoutePairs, isOld: Bool) {
    text = Array(rule.text.utf8)
    guard let target = rule.target else {
      (route, values) = (nil, [])
      return
    }
    let oldRoute = isOld ? target.route : pairs.oldIndices[target.route]
    route = oldRoute ?? -1
    values = Set(
      model.routes[target.route].parameters.enumerated().map { slot, parameter in
        let oldSlot =
          isOld ? slot : oldRoute.flatMap { pairs.oldSlot(of: slot, ofRoute: $0) } ?? -1 - slot
        return Value(
          slot: oldSlot, key: target.keys[slot].map { Array($0.utf8) },
          constant: target.constants[slot].map { Array($0.utf8) },
          type: model.identity(of: parameter.type), form: parameter.form,
          defaultText: model.defaultText(of: parameter).map { Array($0.utf8) })
      })
  }
}
