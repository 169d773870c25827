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

/// The bag of a resolution, which its resolvers share.
final class SharedBag {
  private(set) var contents: DiagnosticBag

  init(_ contents: DiagnosticBag) { self.contents = contents }

  func report(_ diagnostic: Diagnostic) { contents.report(diagnostic) }

  func report(_ code: DiagnosticCode, _ message: String, at span: Span, note: String? = nil) {
    report(Diagnostic(code, message, at: span, note: note))
  }

  /// Reports why a step fails; returns the failure.
  func fail<Value>(_ diagnostic: Diagnostic) -> Resolved<Value> {
    report(diagnostic)
    return .failed
  }

  func fail<Value>(
    _ code: DiagnosticCode, _ message: String, at span: Span, note: String? = nil
  ) -> Resolved<Value> {
    fail(Diagnostic(code, message, at: span, note: note))
  }

  /// Reports why a check fails; returns `false`.
  func refuse(_ diagnostic: Diagnostic) -> Bool {
    report(diagnostic)
    return false
  }

  func refuse(
    _ code: DiagnosticCode, _ message: String, at span: Span, note: String? = nil
  ) -> Bool {
    refuse(Diagnostic(code, message, at: span, note: note))
  }

  /// Returns the names from which a diagnostic proposes one.
  ///
  /// There may be as many names as mistakes, so they are not collected for a diagnostic that the
  /// bag would not keep.
  func proposals<Name>(_ names: @autoclosure () -> [Name]) -> [Name] {
    contents.isFull ? [] : names()
  }
}
