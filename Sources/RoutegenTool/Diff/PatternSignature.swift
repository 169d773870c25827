import RoutegenCompiler

/// A pattern of a version of a route set, as far as links show it: what it matches, where, and the values
/// that its route gets.
///
/// A pattern is unchanged if the other version has one with the same signature.
struct PatternSignature: Hashable {
  private let origin: OriginConstraint?
  private let target: Target

  /// Whether links open the app from outside, which those of an `@internal` route do not.
  private let opens: Bool
  private let shape: PatternShape
  private let values: Set<Value>

  /// The target, by the index of the old route if there is one.
  private enum Target: Hashable {
    case route(Int)
    case newRoute(Int)
    case exception
    case envelope
  }

  private struct Value: Hashable {
    let slot: Int
    let supplied: SuppliedValue
  }

  /// The signature of a pattern of the old version.
  init(old candidate: Candidate, origin: OriginConstraint?, _ model: RouteModel) {
    target = Self.target(candidate) { .route($0) }
    (self.origin, opens) = (origin, model.opens(candidate.target))
    shape = PatternShape(candidate, model)
    values = Self.values(candidate, model) { $0 }
  }

  /// The signature of a pattern of the new version, with the routes and slots of the old one.
  init(
    new candidate: Candidate, origin: OriginConstraint?, _ model: RouteModel, _ pairs: RoutePairs
  ) {
    let old = candidate.route.flatMap { pairs.oldIndices[$0] }
    target = Self.target(candidate) { new in old.map { .route($0) } ?? .newRoute(new) }
    (self.origin, opens) = (origin, model.opens(candidate.target))
    shape = PatternShape(candidate, model)
    values = Self.values(candidate, model) { slot in
      guard let old else { return slot }
      // A parameter that is new has a slot that no old one has.
      return pairs.oldSlot(of: slot, ofRoute: old) ?? -1 - slot
    }
  }

  private static func target(_ candidate: Candidate, _ route: (Int) -> Target) -> Target {
    switch candidate.target {
    case .route(let index): route(index)
    case .exception: .exception
    case .envelope: .envelope
    }
  }

  private static func values(
    _ candidate: Candidate, _ model: RouteModel, _ slot: (Int) -> Int
  ) -> Set<Value> {
    Set(
      candidate.parameters.indices.map {
        Value(slot: slot($0), supplied: SuppliedValue($0, of: candidate, model))
      })
  }
}

/// Where a parameter's value comes from, how it is read, and what it is in links without it.
struct SuppliedValue: Hashable {
  private let source: [UInt8]

  /// `nil` for a value that the file supplies, which is its text, whatever the type.
  private let type: TypeIdentity?
  private let form: Parameter.Form
  private let ignoresUnreadable: Bool
  private let defaultText: [UInt8]?

  init(_ slot: Int, of candidate: Candidate, _ model: RouteModel) {
    let parameter = candidate.parameters[slot]
    source = model.foldedBytes(candidate.sources[slot].text)
    let isConstant = if case .constant = candidate.sources[slot] { true } else { false }
    (type, form) = (isConstant ? nil : model.identity(of: parameter.type), parameter.form)
    ignoresUnreadable = parameter.ignoresUnreadable
    defaultText = model.defaultText(of: parameter).map { Array($0.utf8) }
  }
}

extension RouteModel {
  /// The text that a link would have for a parameter's default; `nil` if there is no default.
  func defaultText(of parameter: Parameter) -> String? {
    parameter.defaultValue.map { canonicalText(of: $0, as: parameter.type) ?? $0 }
  }
}

extension Candidate.Source {
  /// A text that no other source has.
  fileprivate var text: String {
    switch self {
    case .path(let index): "/\(index)"
    case .constant(let text): "=\(text)"
    case .host(let suffix): "host \(suffix)"
    case .payload(let key): "payload \(key)"
    case .absent: ""
    case .query, .restOfLink, .otherItems, .fragment, .fragmentItem: itemText ?? ""
    }
  }
}
