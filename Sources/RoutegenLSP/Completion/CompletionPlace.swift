import RoutegenSyntax

/// What may be written at a place of a `.routes` file.
enum CompletionPlace: Equatable {
  /// The first word of a line: a declaration, or a word that continues the route above.
  case line

  /// An attribute, whose line is above a route.
  case attribute

  /// An argument of an attribute, by the name of the attribute and the number of arguments before.
  case argument(of: String, index: Int)

  /// A pattern after `also`.
  case alias

  /// A path segment.
  case segment

  /// A query item, an item of a fragment, or a value of one.
  case item

  /// The name in a placeholder.
  case parameter

  /// A type, by what it is a part of.
  case type(TypePart)

  /// The words after the type of a placeholder.
  case afterType(String, isItem: Bool)

  /// The bounds of a type after `in`.
  case bounds(of: String)

  /// A value of a type.
  case value(of: String?)

  /// What follows a pattern on its line, by the word before the pattern; `nil` for that of a route.
  case afterPattern(of: String?)

  /// The parameter after `with`, or its value.
  case assignment
  case assigned(String)

  /// The name of a route set after `mount`.
  case mount

  /// A line in a block of `payload`, or the pattern in one.
  case payloadLine
  case routePattern

  /// The link of an example, the route after its arrow, or the name of a parameter there.
  case link
  case expectedRoute
  case expectedParameter
  case expectedValue(String)

  /// A host or a scheme.
  case host
  case scheme

  /// One of a few words.
  case choice([String])

  /// The words of a comment that silences warnings.
  case suppression
  case rule

  /// The whole type of a placeholder, the type in a list, that of a dictionary's values, or the one in a list
  /// of these.
  enum TypePart {
    case whole, element, dictionaryValue, listElement
  }
}

/// A place with what is around it.
struct CompletionContext {
  let place: CompletionPlace

  /// The text that a proposal replaces: the part of it that is written already.
  let range: Range<Int>

  /// The blocks around the place, the outermost first.
  let blocks: [OpenBlock]

  /// The tokens of the route around the place, or of the one that it continues; empty if there is none.
  let route: [Token]

  /// The tokens of the declaration around the place.
  let statement: [Token]

  /// The attributes above the place, without `@`.
  let attributes: [String]
}
