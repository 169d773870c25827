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

  /// The lines of routes that are gone, for the end of the file.
  case routes(names: [String], lines: [String])

  /// A declaration that is gone: `host example.org`, `caseless`, `unwrap /open?link`.
  case declaration(String)

  /// The placeholder of a parameter as the old version has it, such as its old range.
  case placeholder(Span, old: Span)

  /// The old keys of the item with a placeholder, as other keys.
  case otherKeys(Span, [String])

  /// More values for an enum.
  case enumValues(enumeration: Int, values: [Enumeration.Value])

  /// The words before the name of an enum, `caseless open enum`, as the old version has them.
  case enumWords(Span, old: Span)
}
