import RoutegenModel

/// A name that is safe to write into Swift source.
///
/// A keyword is written in backticks. Every name from a user's file passes through this type.
package struct SwiftIdentifier: Hashable, CustomStringConvertible {
  package let description: String

  /// The name as a label in a call, where Swift warns about backticks that are not necessary.
  package let label: String

  package init(_ name: String) {
    description = Names.keywords.contains(name) ? "`\(name)`" : name
    label = name == "inout" ? description : name
  }
}
