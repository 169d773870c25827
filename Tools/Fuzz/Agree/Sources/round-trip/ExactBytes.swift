import Foundation
import RoutegenFoundation
import RoutegenRuntime

/// The values of a route as bytes.
///
/// They differ where `==` sees no difference: in canonically equivalent texts, and in the sign of zero.
struct ExactBytes: Equatable, ValueOutput {
  private var bytes: [UInt8] = []

  mutating func begin(_ number: Int) { add(UInt64(number)) }

  mutating func add(_ value: some RouteValue) {
    switch value {
    case let number as Double: add(number.bitPattern)
    case let date as Date: add(date.timeIntervalSinceReferenceDate.bitPattern)
    default: add(value.routeValue)
    }
  }

  private mutating func add(_ text: String) {
    add(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add(_ value: (some RouteValue)?) {
    add(value == nil ? 0 : 1 as UInt64)
    if let value { add(value) }
  }

  mutating func add(_ values: [some RouteValue]) {
    add(UInt64(values.count))
    for value in values { add(value) }
  }

  mutating func add(_ items: [String: some RouteValue]) {
    add(items.mapValues { [$0] })
  }

  mutating func add(_ items: [String: [some RouteValue]]) {
    add(UInt64(items.count))
    for (key, values) in items.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      add(key)
      add(values)
    }
  }

  private mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }
}
