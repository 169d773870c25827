import RoutegenRuntime
import TestSupport

/// A type that a route file declares with `type`, with random values.
protocol SampledType: RouteValue {
  static func sample(_ random: inout Random, prefix: String?) -> Self
}

// The types of the tests whose values are texts.
extension SampledType {
  static func sample(_ random: inout Random, prefix: String?) -> Self {
    while true {
      let beginning = random.isOrdinary || !random.one(in: 4) ? prefix ?? "" : random.sigil()
      if let value = Self(routeValue: beginning + random.text()) { return value }
    }
  }
}

extension Random {
  /// A value of a type of texts.
  mutating func value<Value: RouteValue>(
    _ prefix: String?, _ characters: String?, _ count: ClosedRange<Int>
  ) -> Value {
    while true {
      let rest = characters.map { all in
        String((0..<Int.random(in: count, using: &self)).map { _ in pick(Array(all)) })
      }
      if let value = Value(routeValue: (prefix ?? "") + (rest ?? text())) { return value }
    }
  }

  fileprivate mutating func sigil() -> String { pick(["@", "@@", "#", "~", "", "＠", "%23"]) }
}

extension Handle: SampledType {}
extension Admin: SampledType {}
extension Room: SampledType {}
extension Lid: SampledType {}

extension Grams: SampledType {
  static func sample(_ random: inout Random, prefix: String?) -> Grams { random.grams() }
}

extension GenerationStatus: SampledType {
  static func sample(_ random: inout Random, prefix: String?) -> GenerationStatus {
    random.pick(allCases)
  }
}

extension Person: SampledType {
  static func sample(_ random: inout Random, prefix: String?) -> Self {
    while true {
      if let person = Self(routeValue: random.int().routeValue) { return person }
    }
  }
}
