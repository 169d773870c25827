/// A route set that continues a pattern of another, its host: `PATTERN mount Name`.
///
/// The host has a copy of the routes, in its tables too, and its rules of matching hold for them.
package struct Mount: Sendable {
  package let model: RouteModel

  /// The Swift module of the set; `nil` for the module of the host.
  package let module: String?

  /// The index of the set's first route in the host.
  package let firstRoute: Int
}
