import Foundation
package import Testing

extension Tag {
  /// A test that tries random values or many of a kind: it has a short form, in which it tries the first of them.
  @Tag package static var random: Self
}

/// The number in `ROUTEGEN_LONG_TESTS`: random tests try so many times as much as their long form says.
private let longTests = ProcessInfo.processInfo.environment["ROUTEGEN_LONG_TESTS"].flatMap(
  Double.init)

/// Whether random tests have their long form.
package var isLong: Bool { longTests != nil }

/// Returns how much a random test tries: the short form in `swift test`, and ten times the long one in `.ci/run nightly`.
package func rounds<Count: BinaryInteger>(_ long: Count, short: Count) -> Count {
  longTests.map { max(short, Count(Double(long) * $0)) } ?? short
}

/// Returns all values in the long form of a test, and one in so many in the short form.
package func chosen<Value>(_ values: [Value], oneIn count: Int) -> [Value] {
  guard longTests == nil else { return values }
  return stride(from: 0, to: values.count, by: count).map { values[$0] }
}
