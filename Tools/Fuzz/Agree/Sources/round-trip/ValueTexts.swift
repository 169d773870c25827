import Foundation
import RoutegenFoundation
import RoutegenRuntime

/// The values of a route as JSON: a text, a list of texts, or pairs of a key and a value.
struct ValueTexts: ValueOutput {
  /// The values in the order of the parameters; `nil` for none.
  private(set) var values: [Any?] = []

  mutating func begin(_ number: Int) {}

  mutating func add(_ value: some RouteValue) { values.append(Self.text(value)) }

  mutating func add(_ value: (some RouteValue)?) { values.append(value.map { Self.text($0) }) }

  mutating func add(_ values: [some RouteValue]) {
    self.values.append(values.map { Self.text($0) })
  }

  /// The text of a value; of a URL with a base, which no link can have, it is the relative text.
  private static func text(_ value: some RouteValue) -> String {
    (value as? URL)?.relativeString ?? value.routeValue
  }

  mutating func add(_ items: [String: some RouteValue]) {
    values.append(items.map { [$0.key, $0.value.routeValue] })
  }

  mutating func add(_ items: [String: [some RouteValue]]) {
    // A key alone has an empty list.
    values.append(
      items.flatMap { key, values in
        values.isEmpty ? [[key]] : values.map { [key, $0.routeValue] }
      })
  }
}
