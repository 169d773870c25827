/// The result of a step: a value, or a failure that the step has reported.
enum Resolved<Value> {
  case value(Value)

  /// There is a mistake, and a diagnostic about it.
  case failed

  /// The value; `nil` after a failure.
  var value: Value? {
    switch self {
    case .value(let value): value
    case .failed: nil
    }
  }

  var isFailed: Bool { value == nil }

  func map<Result>(_ transform: (Value) -> Result) -> Resolved<Result> {
    switch self {
    case .value(let value): .value(transform(value))
    case .failed: .failed
    }
  }

  /// Returns the values of all results, or a failure if there is one among them.
  static func all<Element>(_ results: [Resolved<Element>]) -> Self where Value == [Element] {
    let values = results.compactMap(\.value)
    return values.count == results.count ? .value(values) : .failed
  }
}

extension DiagnosticBag {
  /// Reports why a step fails; returns the failure.
  mutating func fail<Value>(_ diagnostic: Diagnostic) -> Resolved<Value> {
    report(diagnostic)
    return .failed
  }

  /// Reports why a check fails; returns `false`.
  mutating func refuse(_ diagnostic: Diagnostic) -> Bool {
    report(diagnostic)
    return false
  }

  /// Returns the names from which a diagnostic proposes one.
  ///
  /// There may be as many names as mistakes, so they are not collected for a diagnostic that the
  /// bag would not keep.
  func proposals(_ names: @autoclosure () -> [String]) -> [String] {
    isFull ? [] : names()
  }
}
