/// What is between the braces of a placeholder: `name: Type in 1...50 = 1`.
extension Habit {
  static let ofPlaceholders =
    names + typeMarks + types + constraints + generics + otherNames + ranges + otherKeys + defaults
    + words

  private static let rest = "the rest of a path is written '{name...}'"
  static let asDefault = "a default is written '= value'"
  private static let oneType = "a parameter can have only one type"
  private static let firstLetter = "the name of a parameter begins with a letter, and not with"

  private static let names: [Habit] = [
    Habit("...‹name›", rest, write: "{‹name›...}", is: .certain, for: "...a ⇒ {a...}"),
    Habit("‹stars›‹name›", rest, write: "{‹name›...}", for: "*a ⇒ {a...}"),
    Habit("‹name›«‹dotsofrest›»", rest, write: "{‹name›...}", is: .certain, for: "a.. ⇒ {a...}"),
    Habit(
      "‹name›«+»", "a '+' belongs after the type of a parameter", write: "{‹name›: String+}",
      is: .query, for: "q+ ⇒ {q: String+}"),
    Habit("‹name›‹restmark›", rest, write: "{‹name›...}", for: "a* ⇒ {a...}"),
    Habit(
      "‹name›:~‹restword›", rest, write: "{‹name›...}", is: .path, for: "file:path ⇒ {file...}"),
    // URI templates (RFC 6570), in which the items of a query may be absent.
    Habit(
      "+‹name›‹text›", "\(firstLetter) '+'", write: "{‹name›...}", is: .path, for: "+a ⇒ {a...}",
      only: { $0["text"].isEmpty || $0["text"].hasPrefix(",") }),
    Habit(
      "?‹name›:~‹some›", "\(firstLetter) '?'", write: "{‹name›: ‹some›?}",
      for: "?id: Int ⇒ {id: Int?}", only: { $0["some"][...].isIdentifier }),
    Habit(
      "?‹some›", "\(firstLetter) '?'", write: "?‹some.items›",
      for: "?a,b ⇒ ?{a: String?}&{b: String?}", only: { $0["some"].isListOfNames }),
    Habit(
      "&‹some›", "\(firstLetter) '&'", write: "&‹some.items›", for: "&a ⇒ &{a: String?}",
      only: { $0["some"].isListOfNames }),
    // path-to-regexp: `/users{/:id}`
    Habit(
      "/:‹name›", "\(firstLetter) '/'", write: "/{‹name›: String?}", is: .path,
      for: "/:a ⇒ /{a: String?}"),
    Habit(
      "/‹some›", "\(firstLetter) '/'", write: "‹some.segments›", is: .path, for: "/a,b ⇒ /{a}/{b}",
      only: { $0["some"].isListOfNames }),
    Habit(
      "#‹name›", "\(firstLetter) '#'", write: "#{‹name›: String?}", is: .path,
      for: "#a ⇒ #{a: String?}"),
    Habit(
      ":~‹name›", "the name of a parameter is written without ':'", write: "{‹name›}", is: .certain,
      for: ":id ⇒ {id}"),
    Habit(
      "‹name›«!»~‹text›", "a parameter without '?' is always required, so it needs no '!'",
      write: "{‹name›‹text›}", for: "page!: Int ⇒ {page: Int}",
      only: { $0["text"].isEmpty || $0["text"].hasPrefix(":") }),
    Habit(
      "‹name›?...", "the rest of a path that may be empty is written '{name...?}'",
      write: "{‹name›...?}", for: "path?... ⇒ {path...?}"),
    Habit(
      "‹name›?", "only a whole segment may be missing", write: "{‹name›}",
      "'also' adds the pattern without '{‹name›}'", code: .invalidPattern, is: .partOfSegment,
      for: "id? ⇒ {id}"),
    Habit(
      "‹name›?", "a '?' belongs after the type of a parameter", write: "{‹name›: String?}",
      is: .certain, for: "id? ⇒ {id: String?}"),
    Habit(
      "«‹varword›» ‹name›‹text›", "a parameter is written without '‹varword›'",
      write: "{‹name›‹text›}", is: .certain, for: "let id: Int ⇒ {id: Int}"),
    Habit(
      "«‹name1›» ‹name2›:~‹some›", "a parameter has one name, and no label such as '‹name1›'",
      write: "{‹name2›: ‹some›}",
      for: "for id: Int ⇒ {id: Int}", only: { $0["name2"] != "also" }),
    Habit("«@»‹name›", "a parameter is written without '@'", write: "{‹name›}", for: "@id ⇒ {id}"),
    Habit(
      "«‹mark›»‹name›", "a parameter is written without '‹mark›'", write: "{‹name›}", is: .query,
      for: "#id ⇒ {id}"),
  ]

  private static let typeMarks: [Habit] = [
    Habit(
      "‹name›~«=»~‹type›", "a type follows ':'", write: "{‹name›: ‹type›}",
      for: "id = Int ⇒ {id: Int}", only: { $0["type"].isBuiltInType && $0["type"] != "String" }),
    Habit(
      "‹name›«::»~‹some›", "one ':' is between the name and the type", write: "{‹name›: ‹some›}",
      is: .certain, for: "id::Int ⇒ {id: Int}"),
    Habit(
      "‹name›~«‹typesign›»~‹type›‹opt›", "a type is written after ':'",
      write: "{‹name›: ‹type.type›‹opt›}", for: "id -> Int ⇒ {id: Int}"),
    Habit(
      "‹name› «‹asword›» ‹type›‹opt›", "a type is written after ':'",
      write: "{‹name›: ‹type.type›‹opt›}", for: "id as Int ⇒ {id: Int}"),
    Habit(
      "‹name›~«;»~‹type›‹opt›", "a type is written after ':'", write: "{‹name›: ‹type.type›‹opt›}",
      for: "id; Int ⇒ {id: Int}"),
  ]

  private static let types: [Habit] = [
    Habit(
      "‹name›:~«‹type›~|~‹nilword›»", "a '?' after the type says that a value may be missing",
      write: "{‹name›: ‹type.type›?}", is: .certain, for: "id: Int | null ⇒ {id: Int?}",
      only: { ForeignType.name(of: $0["type"]) != nil }),
    Habit(
      "‹name›:~‹type›«~|~‹name2›»", otherKeysFollow, write: "{‹name›: ‹type› also ‹name2›}",
      is: .query, for: "id: Int|recipe_id ⇒ {id: Int also recipe_id}",
      only: { $0["type"].isBuiltInType && ForeignType.name(of: $0["name2"]) == nil }),
    Habit(
      "‹name1›«~|~‹name2›»:~‹some›", otherKeysFollow, write: "{‹name1›: ‹some› also ‹name2›}",
      is: .query, for: "id|recipe_id: Int ⇒ {id: Int also recipe_id}",
      only: { $0["some"].isPlainType }),
    Habit(
      "‹name1›«~/~‹name2›»:~‹some›", otherKeysFollow, write: "{‹name1›: ‹some› also ‹name2›}",
      is: .query, for: "id/recipe_id: Int ⇒ {id: Int also recipe_id}",
      only: { $0["some"].isPlainType }),
    Habit(
      "‹some› «caseless»", "a parameter is not 'caseless'",
      "'caseless' above an enum is for its texts, and on a line of its own for all literal texts",
      for: "tab: Tab caseless", only: { !$0["some"].contains("=") }),
    Habit(
      "‹name›:~«[‹type›»", "a ']' is missing after the type", write: "{‹name›: [‹type›]}",
      is: .certain, for: "tag: [String ⇒ {tag: [String]}"),
    Habit(
      "‹name›:~«[‹type› in ‹some›]»", "only single numbers have a range",
      write: "{‹name›: [‹type›]}", for: "ids: [Int in 1...5] ⇒ {ids: [Int]}"),
    Habit(
      "‹name›:~«‹type1›~|~‹type2›»", oneType,
      "write a route for each type: '{‹name›: ‹type1›}', and '{‹name›}' in a route with another name",
      for: "id: Int | String",
      only: { $0["type1"].isUppercaseType && $0["type2"].isUppercaseType }),
    Habit(
      "‹name›:~«‹someword› ‹text›»", "a type is a single word", write: "{‹name›}",
      for: "id: some StringProtocol ⇒ {id}"),
    Habit(
      "‹name›:~Date«(‹text›)»", noArguments,
      "a 'Date' is written as in ISO 8601; for other forms, 'type' names a Swift type",
      for: "since: Date(\"yyyy\")"),
    Habit(
      "‹name›:~«minlength(1)»", filled, write: "{‹name›: String+}", is: .query,
      for: "q:minlength(1) ⇒ {q: String+}"),
    Habit(
      "‹name›:~‹type›«(‹bound›)»", noArguments, write: "{‹name›‹type.annotation›}",
      "a limit on the length is checked in your handler, or by a Swift type: 'type Name'",
      for: "n: String(50) ⇒ {n}"),
    Habit(
      "‹name›:~‹type›«(‹text1›...‹text2›)»‹text›", inRange,
      write: "{‹name›: ‹type› in ‹text1›...‹text2›‹text›}", is: .certain,
      for: "page: Int(1...50) = 1 ⇒ {page: Int in 1...50 = 1}",
      only: { ["Int", "UInt", "Double"].contains($0["type"]) }),
    Habit(
      "‹name›:~‹type›«(‹text›)»", noArguments, write: "{‹name›‹type.annotation›}",
      "for values in another form, 'type' names a Swift type that reads them",
      for: "day: Int(base: 8) ⇒ {day: Int}",
      only: { !$0["text"].contains("..") && !$0["text"].contains("|") && $0["type"] != "enum" }),
    Habit(
      "‹name›:~«‹bound›»", asDefault, write: "{‹name›: ‹bound.numeric› = ‹bound›}",
      for: "page:1 ⇒ {page: Int = 1}"),
    Habit(
      "‹type›", noName, write: "{id: ‹type›}", for: "Int ⇒ {id: Int}",
      only: { $0["type"].isBuiltInType }),
    Habit(
      "‹type›~=~‹some›", noName, write: "{page: ‹type› = ‹some›}", for: "Int = 1 ⇒ {page: Int = 1}",
      only: { $0["type"].isBuiltInType }),
    Habit(
      "‹name›:", "a type is missing after ':'", write: "{‹name›}",
      "a parameter without a type is a 'String'", for: "id: ⇒ {id}"),
    Habit(
      "‹name›«<‹some›>»", "a parameter takes a type, not a regular expression",
      write: "{‹name›‹some.digits›}", for: "id<\\d+> ⇒ {id: Int}"),
    Habit(
      "‹name›:~«‹some›»", "a parameter takes a type, not a regular expression",
      write: "{‹name›: Int}", otherForms, for: "id:\\d+ ⇒ {id: Int}",
      only: { $0["some"].isExpression && ["\\d", "[0-9]"].contains(where: $0["some"].contains) }),
    Habit(
      "‹name›:~«‹some›»", "a parameter takes a type, not a regular expression", write: "{‹name›}",
      otherForms, for: "id:[a-z-]+ ⇒ {id}", only: { $0["some"].isExpression }),
  ]

  private static let noArguments = "a type cannot have arguments"
  private static let noName = "'‹type›' is a type, and the name of the parameter is missing"
  private static let otherForms =
    "a list of values is an 'enum'; for other forms, 'type' names a Swift type that reads them"
  static let inRange = "a range is written 'in 1...50'"

  static let isEnum = "a list of values is an enum"
  private static let declaration = "enum ‹name.uppercase› { ‹some.list› }"
  private static let declareIt = "declare it: '\(declaration)'"

  private static let otherNames: [Habit] = [
    Habit(
      "‹name›:~«enum(‹some›)»‹text›", isEnum,
      write: "\(declaration)\n{‹name›: ‹name.uppercase›‹text›}", declareIt,
      for: "sort: enum(a, b) ⇒ enum Sort { a, b }\n{sort: Sort}"),
    Habit(
      "‹name›:~«enum~{~‹some›~}»", isEnum, write: "\(declaration)\n{‹name›: ‹name.uppercase›}",
      declareIt, for: "sort: enum { a, b } ⇒ enum Sort { a, b }\n{sort: Sort}"),
    Habit(
      "‹name›:~«‹some›»~=~‹word›", isEnum,
      write: "\(declaration)\n{‹name›: ‹name.uppercase› = ‹word›}", declareIt,
      for: "sort: a|b = a ⇒ enum Sort { a, b }\n{sort: Sort = a}", only: { $0["some"].isChoice }),
    Habit(
      "‹name›:~«‹some›»", isEnum, write: "\(declaration)\n{‹name›: ‹name.uppercase›}", declareIt,
      for: "sort: a|b ⇒ enum Sort { a, b }\n{sort: Sort}", only: { $0["some"].isChoice }),
  ]

  private static let several = "a placeholder can hold only one parameter"

  private static let words: [Habit] = [
    Habit(
      "‹some1›«,»~‹name›‹text›", several, write: "{‹some1›}/{‹name›‹text›}", is: .path,
      for: "id: Int, name ⇒ {id: Int}/{name}", only: \.isTwoParameters),
    Habit(
      "‹some1›«,»~‹name›‹text›", several, write: "{‹some1›}&{‹name›‹text›}", is: .query,
      for: "id: Int, name ⇒ {id: Int}&{name}", only: \.isTwoParameters),
    Habit(
      "‹type› ‹name›", "the name of a parameter comes before its type",
      write: "{‹name›: ‹type.type›}", for: "Int id ⇒ {id: Int}", only: { $0["type"].isNameOfType }),
    Habit(
      "‹name› «‹type›‹opt›»", "a ':' is missing between the name and the type",
      write: "{‹name›: ‹type.type›‹opt›}", for: "id Int ⇒ {id: Int}",
      only: { $0["type"].isNameOfType },
      certain: { $0["opt"].isEmpty && ForeignType.name(of: $0["type"]) == $0["type"] }),
    Habit(
      "‹name› «‹type›‹opt›»~=~‹some›", "a ':' is missing between the name and the type",
      write: "{‹name›: ‹type.type›‹opt› = ‹some›}", for: "page Int = 1 ⇒ {page: Int = 1}",
      only: { $0["type"].isNameOfType }),
    Habit(
      "‹name› «‹type›‹opt›» in ‹some›", "a ':' is missing between the name and the type",
      write: "{‹name›: ‹type.type›‹opt› in ‹some›}",
      for: "page Int in 1...9 ⇒ {page: Int in 1...9}", only: { $0["type"].isNameOfType }),
    Habit(
      "‹name1› ‹name2›", "the name of a parameter cannot contain a space",
      write: "{‹name1›‹name2.uppercase›}", for: "user id ⇒ {userId}",
      only: { $0["name2"] != "plus" }),
  ]
}

extension String {
  /// Whether the text is the name of a type, perhaps with a `?`.
  fileprivate var isPlainType: Bool { (hasSuffix("?") ? dropLast() : self[...]).isIdentifier }

  fileprivate var isBuiltInType: Bool { Vocabulary.builtInTypes.contains(self) }

  fileprivate var isUppercaseType: Bool {
    first?.isUppercase == true && ForeignType.name(of: self) != nil
  }

  /// Whether the word is the name of a type rather than of a parameter: `Int`, `int`, not `url`.
  fileprivate var isNameOfType: Bool {
    isUppercaseType || ["int", "str", "string", "bool", "float", "double"].contains(self)
  }

  /// Whether the text is `newest|top`.
  fileprivate var isChoice: Bool {
    let values = split(separator: "|", omittingEmptySubsequences: false)
    return values.count > 1
      && values.allSatisfy { value in
        let text = String(value).filter { !"\"' ".contains($0) }
        let isAbsent = ["nil", "null", "none", "undefined"].contains(text.lowercased())
        return text[...].isIdentifier && !isAbsent && ForeignType.meaning(of: text) == nil
      }
  }

  fileprivate var isExpression: Bool {
    if contains("\\") { return true }
    let isClass = hasPrefix("[") && contains("-") || hasPrefix("(") || hasPrefix("^")
    return isClass && !contains(":") || self == ".*" || self == ".+"
  }
}

extension Holes {
  fileprivate var isTwoParameters: Bool {
    !["[", " in ", "=", "("].contains(where: self["some1"].contains)
      && (self["text"].isEmpty || self["text"].hasPrefix(":"))
  }
}
