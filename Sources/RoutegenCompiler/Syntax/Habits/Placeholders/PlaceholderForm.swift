/// How a part of a placeholder is written.
enum PlaceholderForm: String {
  case placeholder = "a placeholder is written '{name: Type in 1...50 = 20}'"
  case oneBrace = "a placeholder takes one brace on each side"
  case name = "a placeholder begins with the name of its parameter"
  case bareName = "a name is written without quotation marks"
  case oneName = "the name of a parameter cannot contain a space"
  case plainName = "the name of a parameter has letters, digits and '_' only"
  case missingName = "the name of the parameter is missing before its type"
  case nameFirst = "the name of a parameter comes before its type"
  case oneParameter = "a placeholder can hold only one parameter"
  case type = "a type is written after ':'"
  case missingType = "a type is missing after ':'"
  case oneType = "a parameter can have only one type"
  case typeHere = "the type is written otherwise here"
  case arguments = "a type cannot have arguments"
  case texts = "the form of a text is a type, as 'type Code = String length 8'"
  case expression = "a parameter takes a type, not a regular expression"
  case optional = "a '?' after the type says that a value may be missing"
  case wholeSegment = "only a whole segment may be missing"
  case filled = "a text that is not empty is written 'String+'"
  case values = "a list of values is an enum"
  case rest = "the rest of a path is written '{name...}'"
  case list = "a list is written '{name: [String]}'"
  case range = "a range is written 'in 1...50'"
  case bothBounds = "a range includes both bounds, and is written '1...50'"
  case hosts = "hosts are written without brackets"
  case separator = "the text between elements is written 'by \",\"'"
  case onlyList = "only a list has a text between its elements"
  case plusLiteral = "a type says 'plus literal', not a placeholder"
  case otherKeys = "other keys of an item are written 'also first, second'"
  case defaultValue = "a default is written '= value'"
  case missingDefault = "a default value is missing after '='"

  /// What else there is to know; `nil` if the form says enough.
  var note: String? {
    switch self {
    case .name: "write '{id}', or '{id: Int}' with a type"
    case .plainName: "in a query, the key may have others: 'user-id={userId}'"
    case .oneType:
      "write a route for each type: '{id: Int}', and '{id}' in a route with another name"
    case .arguments:
      "'type Code = String length 1...50' limits a text; for other forms, 'type' names a Swift type"
    case .expression:
      "a list of values is an 'enum', and 'type PostID = String of a-z 0-9, length 8' a type of texts"
    case .plusLiteral:
      "'type Code = String plus literal' is a type of texts, 'type Code plus literal' one of your app; a line 'plus literal' is about all"
    case .missingType: "a parameter without a type is a 'String'"
    case .wholeSegment: "'also' adds the pattern without it"
    case .missingDefault: "write the value: '{page: Int = 1}'; the default '\"\"' is the empty text"
    case _: nil
    }
  }
}
