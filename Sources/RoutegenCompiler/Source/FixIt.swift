/// A change to the text that resolves a diagnostic.
package struct FixIt: Hashable, Sendable {
  package let title: String
  package let span: Span
  package let replacement: String

  /// Whether `check --fix` applies the change without asking.
  ///
  /// A change is automatic if only one correction is possible. A similar name, or one that the tool
  /// made up, is a guess, which a person must confirm.
  package let isAutomatic: Bool

  package init(title: String, span: Span, replacement: String, isAutomatic: Bool) {
    (self.title, self.span) = (title, span)
    (self.replacement, self.isAutomatic) = (replacement, isAutomatic)
  }
}
