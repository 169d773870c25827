import RoutegenModel

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
