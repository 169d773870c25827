/// A route set that stands below a pattern of another: `PATTERN mount Name`.
///
/// Its routes are part of the host's: the host's tables have them all, and its rules decide.
package struct Mount: Sendable {
  package let model: RouteModel

  /// The Swift module that it is declared in; `nil` for the same.
  package let module: String?

  /// The number of its first route among the host's.
  package let firstRoute: Int
}
