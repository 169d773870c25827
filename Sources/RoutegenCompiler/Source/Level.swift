/// How a diagnostic is reported: as an error, as a warning, or not at all.
package enum Level: String, CaseIterable, Sendable {
  case error, warning, off
}
