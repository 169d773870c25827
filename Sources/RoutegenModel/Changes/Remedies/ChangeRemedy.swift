package import RoutegenSource

/// A line of the new version's file that could keep the links of a change.
///
/// Whether it does, and whether the file still compiles, is known only after trying it.
package enum ChangeRemedy: Hashable, Sendable {
  /// A line `also …` below a route of the new version.
  case alias(route: Int, line: String)

  /// The lines of a route that is gone.
  case route(name: String, lines: [String])

  /// A declaration that is gone: `host example.org`, `caseless`.
  case declaration(String)

  /// Another text for the placeholder of a parameter, such as its old range.
  case placeholder(Span, String)

  /// More values for an enum.
  case enumValues(enumeration: Int, values: [Enumeration.Value])
}
