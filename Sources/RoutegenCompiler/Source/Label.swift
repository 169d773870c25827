/// Another place that a diagnostic refers to, with a message of its own.
package struct Label: Hashable, Sendable {
  package let span: Span
  package let message: String
}
