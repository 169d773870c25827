import RoutegenRuntime

/// The values of a route as JSON: a text, a list of texts, or keys and values in pairs.
struct ValueTexts: ValueOutput {
  /// The values in the order of the parameters; `nil` for none.
  private(set) var values: [Any?] = []

  mutating func begin(_ number: Int) {}

  mutating func add(_ value: some RouteValue) { values.append(value.routeValue) }

  mutating func add(_ value: (some RouteValue)?) { values.append(value?.routeValue) }

  mutating func add(_ values: [some RouteValue]) { self.values.append(values.map(\.routeValue)) }

  mutating func add(_ items: [String: some RouteValue]) {
    values.append(items.map { [$0.key, $0.value.routeValue] })
  }

  mutating func add(_ items: [String: [some RouteValue]]) {
    values.append(items.flatMap { key, values in values.map { [key, $0.routeValue] } })
  }
}
