/// Notations of placeholders, choices and wildcards in other tools: a segment, or the value of an item, as a whole.
extension Habit {
  static let ofSegments = colons + brackets + interpolations + formats + wildcards + expressions

  private static let placeholder = "a placeholder"
  private static let rest = "the rest of the path"

  // Express, Rails, Vue
  private static let colons: [Habit] = [
    Habit(":‹name›", placeholder, write: "{‹name›}", for: ":id ⇒ {id}"),
    Habit(":‹name›‹star›", rest, write: "{‹name›...}", for: ":path* ⇒ {path...}"),
    Habit(
      ":‹name›?", "an optional placeholder", write: "{‹name›: String?}",
      for: ":id? ⇒ {id: String?}"),
    Habit(
      ":‹name›(‹some›)?", "an optional placeholder with a regular expression",
      write: "{‹name›: ‹some.typeofdigits›?}", for: ":id(\\d+)? ⇒ {id: Int?}"),
    // Hono
    Habit(
      ":‹name›{‹some›}?", "an optional placeholder with a regular expression",
      write: "{‹name›: ‹some.typeofdigits›?}", for: ":id{[0-9]+}? ⇒ {id: Int?}"),
    Habit(
      ":‹name›{‹some›}", "a placeholder with a regular expression", write: "{‹name›‹some.digits›}",
      for: ":id{[0-9]+} ⇒ {id: Int}"),
    Habit(
      ":‹name›(‹partmark›‹some›", "a placeholder with an optional part", write: "{‹name›}",
      for: ":id(.:format) ⇒ {id}"),
    Habit(
      ":‹name›(‹some›", "a placeholder with a regular expression", write: "{‹name›‹some.digits›}",
      for: ":id(\\d+) ⇒ {id: Int}"),
  ]

  // Flask, Django, Rocket, Next.js, Astro
  private static let brackets: [Habit] = [
    Habit("<path:‹name›>", rest, write: "{‹name›...}", for: "<path:p> ⇒ {p...}"),
    Habit("<‹name›..>", rest, write: "{‹name›...}", for: "<p..> ⇒ {p...}"),
    Habit(
      "<‹type›:‹name›>", placeholder, write: "{‹name›‹type.hint›}", for: "<int:id> ⇒ {id: Int}",
      only: { ForeignType.name(of: $0["type"]) != nil }),
    Habit(
      "<‹name›:‹type›>", placeholder, write: "{‹name›‹type.hint›}", for: "<id:int> ⇒ {id: Int}",
      only: { ForeignType.name(of: $0["type"]) != nil }),
    Habit("<‹name1›:‹name›>", placeholder, write: "{‹name›}", for: "<hex:id> ⇒ {id}"),
    Habit("<‹name›>", placeholder, write: "{‹name›}", for: "<id> ⇒ {id}"),
    Habit("[[...‹name›]]", rest, write: "{‹name›...?}", for: "[[...p]] ⇒ {p...?}"),
    Habit("[...‹name›]", rest, write: "{‹name›...}", for: "[...p] ⇒ {p...}"),
    Habit(
      "[[‹name›]]", "an optional placeholder", write: "{‹name›: String?}",
      for: "[[id]] ⇒ {id: String?}"),
    Habit("[‹name›]", placeholder, write: "{‹name›}", for: "[id] ⇒ {id}"),
  ]

  private static let interpolations: [Habit] = [
    Habit("${‹name›}", "string interpolation", write: "{‹name›}", is: .marked, for: "${id} ⇒ {id}"),
    Habit("\\(‹name›)", "string interpolation", write: "{‹name›}", for: "\\(id) ⇒ {id}"),
    Habit("$(‹name›)", "string interpolation", write: "{‹name›}", for: "$(id) ⇒ {id}"),
    Habit("$‹name›", "string interpolation", write: "{‹name›}", for: "$id ⇒ {id}"),
  ]

  // printf and NSString; `id:Int`
  private static let formats: [Habit] = [
    Habit("‹intformat›", "a format specifier", write: "{id: Int}", for: "%d ⇒ {id: Int}"),
    Habit("%u", "a format specifier", write: "{id: UInt}", for: "%u ⇒ {id: UInt}"),
    Habit("%f", "a format specifier", write: "{value: Double}", for: "%f ⇒ {value: Double}"),
    Habit("‹textformat›", "a format specifier", write: "{id}", for: "%@ ⇒ {id}"),
    Habit(
      "‹name›:‹type›", placeholder, write: "{‹name›‹type.hint›}", is: .path,
      for: "id:Int ⇒ {id: Int}",
      only: { $0["type"] != $0["type"].lowercased() && ForeignType.name(of: $0["type"]) != nil }),
  ]

  private static let wildcards: [Habit] = [
    Habit("*", rest, write: "{path...}", is: .last, for: "* ⇒ {path...}"),
    Habit("**", rest, write: "{path...}", is: .last, for: "** ⇒ {path...}"),
    Habit("*", "a wildcard for a segment", write: "{name}", is: .path, for: "* ⇒ {name}"),
    Habit(
      "**", "any number of segments", write: "{name}",
      "only the end of a path can be any number of segments: '{path...}'", is: .path,
      for: "** ⇒ {name}"),
    Habit("*‹name›", rest, write: "{‹name.lowercase›...}", is: .path, for: "*p ⇒ {p...}"),
    Habit("**‹name›", rest, write: "{‹name.lowercase›...}", is: .path, for: "**p ⇒ {p...}"),
    Habit(
      "*.‹word›", "a wildcard for a segment", write: "{name}.‹word›", is: .path,
      for: "*.html ⇒ {name}.html"),
    Habit("...", rest, write: "{path...}", is: .path, for: "... ⇒ {path...}"),
    Habit(
      "‹value›?", "an optional part", write: "‹value›",
      "for links without '/‹value›', 'also' adds another pattern", is: [.path, .notLast],
      for: "archive? ⇒ archive"),
    Habit("‹anyvalue›", "any value", write: "{‹key›}", is: .query, for: "* ⇒ {value}"),
    Habit(
      "‹value›|‹some›", "a choice of values",
      write: "enum ‹key.uppercase› { ‹value›, ‹some.list› }\n{‹key›: ‹key.uppercase›}",
      "declare the values: 'enum ‹key.uppercase› { ‹value›, ‹some.list› }'", is: .query,
      for: "info|posts ⇒ enum Value { info, posts }\n{value: Value}",
      only: { $0["some"].split(separator: "|").allSatisfy(\.isPlain) }),
  ]

  private static let expression = "a regular expression"

  private static let expressions: [Habit] = [
    Habit("‹anything›", expression, write: "{path...}", is: .path, for: ".* ⇒ {path...}"),
    Habit(
      "(?‹text1›<‹name›>‹text›)", expression, write: "{‹name›‹text.digits›}", is: .path,
      for: "(?<id>\\d+) ⇒ {id: Int}"),
    Habit(
      "‹some›", expression, write: "{id: Int}", is: .path, for: "\\d+ ⇒ {id: Int}",
      only: { $0["some"].matchesDigits }),
    Habit(
      "‹some›", expression, write: "{name}", is: .path, for: "\\w+ ⇒ {name}",
      only: { ["\\w", "[a-z", "[^/]"].contains(where: $0["some"].contains) }),
    Habit("‹value›$", expression, write: "‹value›", is: .path, for: "home$ ⇒ home"),
    Habit("^‹value›", expression, write: "‹value›", is: .path, for: "^home ⇒ home"),
    // A browser changes `\` to `/`, so no link has it.
    Habit(
      "‹some›", "a '/'", write: "‹some.slashes›", for: "a\\b ⇒ a/b",
      only: { $0["some"].contains("\\") && !$0["some"].contains("(") }),
  ]
}
