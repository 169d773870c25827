package import RoutegenSource

/// A difference between two versions of a route set that breaks links.
package struct RouteSetChange: Sendable {
  package let diagnostic: Diagnostic

  /// The link that proves the difference; `nil` if none is needed, because the comparison is incomplete.
  package let reading: LinkReading?

  /// Whether only routes are affected that nobody outside of the app knows: those with `@internal`.
  package let isInternal: Bool

  package var code: DiagnosticCode { diagnostic.code }

  init(_ diagnostic: Diagnostic, _ reading: LinkReading?, isInternal: Bool = false) {
    (self.diagnostic, self.reading, self.isInternal) = (diagnostic, reading, isInternal)
  }
}
