import RoutegenModel

/// A name that is safe to write into Swift source.
///
/// Emitters take this and not `String`, so a name from a user's file cannot reach the output
/// without passing through here.
struct SwiftIdentifier: Hashable, CustomStringConvertible {
  let description: String

  /// The same as a label in a call, where Swift warns of back-quotes that it does not need.
  let label: String

  init(_ name: String) {
    description = Names.keywords.contains(name) ? "`\(name)`" : name
    label = name == "inout" ? description : name
  }
}
