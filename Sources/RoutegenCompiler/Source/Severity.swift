/// The severity of a diagnostic: an error prevents output, a warning does not.
package enum Severity: String, Sendable {
  case error, warning
}
