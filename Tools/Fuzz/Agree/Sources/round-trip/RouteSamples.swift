import RoutegenRuntime

/// Random routes of a route set.
///
/// `Tools/Fuzz/Samples` writes a conforming type for each set.
protocol RouteSamples {
  associatedtype Routes: Route & Codable

  /// The names of the routes, those of mounted sets included.
  static var names: [String] { get }

  /// The names of the routes that are `@unlinked`.
  static var unlinked: Set<String> { get }

  /// The forms of links with each declared scheme and host.
  static var forms: [LinkForm] { get }

  /// Makes a route with random values; the number is an index in ``names``.
  static func make(_ number: Int, _ random: inout Random) -> Routes

  /// Writes the values of a route.
  static func write(_ route: Routes, to output: inout some ValueOutput)
}

/// Takes the values of a route: the number of each case, and the values of its parameters in their order.
protocol ValueOutput {
  mutating func begin(_ number: Int)
  mutating func add(_ value: some RouteValue)
  mutating func add(_ value: (some RouteValue)?)
  mutating func add(_ values: [some RouteValue])
  mutating func add(_ items: [String: some RouteValue])
  mutating func add(_ items: [String: [some RouteValue]])
}

extension RouteSamples {
  /// Whether both are the same route; texts are compared by their bytes.
  static func areSame(_ left: Routes, _ right: Routes) -> Bool {
    var bytes = (ExactBytes(), ExactBytes())
    write(left, to: &bytes.0)
    write(right, to: &bytes.1)
    return left == right && bytes.0 == bytes.1
  }
}
