package import RoutegenModel
package import RoutegenSource

/// A line of the new version's file that could keep the links of a change.
///
/// Whether it does, and whether the file still compiles, is known only after trying it.
package enum ChangeRemedy: Hashable, Sendable {
  /// Lines `also …` below a route of the new version.
  case alias(route: Int, lines: [String])

  /// Lines `also …` of a group or a mount of the new version, which the span identifies: its name or, without
  /// one, its pattern.
  case groupAlias(Span, lines: [String])

  /// The lines of routes that are gone.
  case routes(names: [String], lines: [String], RoutePlace)

  /// A declaration that is gone: `host example.org`, `caseless`, `unwrap /open?link`.
  case declaration(String)

  /// Another text for the placeholder of a parameter, such as its old range.
  case placeholder(Span, String)

  /// The old text after `with` for a parameter, in an `also` whose pattern the span identifies.
  case constant(Span, parameter: String, text: String)

  /// A placeholder that reads the old keys of its item, too.
  case otherKeys(Span, String)

  /// More values for an enum.
  case enumValues(enumeration: Int, values: [Enumeration.Value])

  /// The words before the name of an enum: `caseless open enum`.
  case enumWords(enumeration: Int, String)
}

/// The place at which a route is written.
package enum RoutePlace: Hashable, Sendable {
  case endOfFile

  /// The block of a group, which the span identifies: its name or, without one, its pattern.
  case group(Span)

  /// The block of hosts or schemes.
  case origins(Set<OriginConstraint>)
}
