/// `except PATTERN`: a pattern that leads nowhere.
package struct ExceptionPattern: Sendable {
  package let pattern: Pattern
  package let origins: [OriginConstraint]
}
