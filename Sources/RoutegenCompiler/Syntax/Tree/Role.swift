/// What a token is in its line.
///
/// The grammar sets it while it reads the line. Colors, completion and layout read it, so nothing else has to
/// know which word is a keyword and which a name.
package enum Role: UInt8, Sendable, CaseIterable {
  /// Not read by the grammar: a line break, or a token after the mistake of a line.
  case none

  // Words of the language.
  case keyword, choice, attribute

  // Names that a file declares.
  case routesName, routeName, enumName, typeName, valueName, requirementName, parameterName

  // Names that a file uses.
  case module, mountedName, type, discarded, assigned, requirement, payloadKey, key, label

  // Texts.
  case literal, origin, text, link, expected

  // Values.
  case number, host, value

  // Marks. `mark` has no color.
  case separator, equals, rest, arrow, mark, blockBrace, placeholderBrace
}
