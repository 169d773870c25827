package import RoutegenSource

/// A change to a file, at its location before the change.
package struct AppliedFix {
  package let path: String
  package let line: Int
  package let column: Int
  package let code: DiagnosticCode
  package let title: String
}
