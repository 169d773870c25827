/// A name that is safe to write into Swift source.
///
/// A keyword is written in backticks. Every name from a user's file passes through this type.
package struct SwiftIdentifier: Hashable, CustomStringConvertible {
  package let description: String

  /// The name as a label in a call, where Swift warns about backticks that are not necessary.
  package let label: String

  package init(_ name: String) {
    let isWord = Names.keywords.contains(name) || Names.modifiersOfTypes.contains(name)
    description = isWord ? "`\(name)`" : name
    label = name == "inout" ? description : name
  }
}
