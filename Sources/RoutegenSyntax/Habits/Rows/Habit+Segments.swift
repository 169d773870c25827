/// Notations of placeholders, choices and wildcards in other tools: a segment, or the value of an item, as a whole.
extension Habit {
  static let ofSegments = colons + brackets + interpolations + formats + wildcards + expressions

  private static let placeholder = "a placeholder"
  private static let rest = "the rest of the path"

  // Express, Rails, Vue
  private static let colons: [Habit] = [
    Habit(":‹name›", placeholder, write: "{‹name›}", for: Example(":id", "{id}")),
    Habit(":‹name›‹star›", rest, write: "{‹name›...}", for: Example(":path*", "{path...}")),
    Habit(
      ":‹name›?", "an optional placeholder", write: "{‹name›}", is: .optional,
      for: Example(":id?", "{id}")),
    Habit(
      ":‹name›(.:‹some›", "a placeholder with an optional part", write: "{‹name›}",
      for: Example(":id(.:format)", "{id}")),
    Habit(
      ":‹name›(/‹some›", "a placeholder with an optional part", write: "{‹name›}",
      for: Example(":id(/edit)", "{id}")),
    Habit(
      ":‹name›(‹some›", "a placeholder with a regular expression", write: "{‹name›: Int}",
      for: Example(":id(\\d+)", "{id: Int}"), only: { "(\($0["some"])".matchesDigits }),
    Habit(
      ":‹name›(‹some›", "a placeholder with a regular expression", write: "{‹name›}",
      for: Example(":id([a-z]+)", "{id}")),
  ]

  // Flask, Django, Rocket, Next.js, Astro
  private static let brackets: [Habit] = [
    Habit("<path:‹name›>", rest, write: "{‹name›...}", for: Example("<path:p>", "{p...}")),
    Habit("<‹name›..>", rest, write: "{‹name›...}", for: Example("<p..>", "{p...}")),
    Habit(
      "<‹type›:‹name›>", placeholder, write: "{‹name›‹type.hint›}",
      for: Example("<int:id>", "{id: Int}"), only: { ForeignType.name(of: $0["type"]) != nil }),
    Habit(
      "<‹name›:‹type›>", placeholder, write: "{‹name›‹type.hint›}",
      for: Example("<id:int>", "{id: Int}"), only: { ForeignType.name(of: $0["type"]) != nil }),
    Habit("<‹name1›:‹name›>", placeholder, write: "{‹name›}", for: Example("<hex:id>", "{id}")),
    Habit("<‹name›>", placeholder, write: "{‹name›}", for: Example("<id>", "{id}")),
    Habit("[[...‹name›]]", rest, write: "{‹name›...?}", for: Example("[[...p]]", "{p...?}")),
    Habit("[...‹name›]", rest, write: "{‹name›...}", for: Example("[...p]", "{p...}")),
    Habit(
      "[[‹name›]]", "an optional placeholder", write: "{‹name›}", is: .optional,
      for: Example("[[id]]", "{id}")),
    Habit("[‹name›]", placeholder, write: "{‹name›}", for: Example("[id]", "{id}")),
  ]

  private static let interpolations: [Habit] = [
    Habit(
      "${‹name›}", "string interpolation", write: "{‹name›}", is: .marked,
      for: Example("${id}", "{id}")),
    Habit("\\(‹name›)", "string interpolation", write: "{‹name›}", for: Example("\\(id)", "{id}")),
    Habit("$(‹name›)", "string interpolation", write: "{‹name›}", for: Example("$(id)", "{id}")),
    Habit("$‹name›", "string interpolation", write: "{‹name›}", for: Example("$id", "{id}")),
  ]

  // printf and NSString; `id:Int`
  private static let formats: [Habit] = [
    Habit("‹intformat›", "a format specifier", write: "{id: Int}", for: Example("%d", "{id: Int}")),
    Habit("%u", "a format specifier", write: "{id: UInt}", for: Example("%u", "{id: UInt}")),
    Habit(
      "%f", "a format specifier", write: "{value: Double}", for: Example("%f", "{value: Double}")),
    Habit("‹textformat›", "a format specifier", write: "{id}", for: Example("%@", "{id}")),
    Habit(
      "‹name›:‹type›", placeholder, write: "{‹name›‹type.hint›}", is: .path,
      for: Example("id:Int", "{id: Int}"),
      only: { $0["type"] != $0["type"].lowercased() && ForeignType.name(of: $0["type"]) != nil }),
  ]

  private static let wildcards: [Habit] = [
    Habit("*", rest, write: "{path...}", is: .last, for: Example("*", "{path...}")),
    Habit("**", rest, write: "{path...}", is: .last, for: Example("**", "{path...}")),
    Habit(
      "*", "a wildcard for a segment", write: "{name}", is: .path, for: Example("*", "{name}")),
    Habit(
      "**", "any number of segments", write: "{name}",
      "only the end of a path can be any number of segments: '{path...}'", is: .path,
      for: Example("**", "{name}")),
    Habit("*‹name›", rest, write: "{‹name.lowercase›...}", is: .path, for: Example("*p", "{p...}")),
    Habit(
      "**‹name›", rest, write: "{‹name.lowercase›...}", is: .path, for: Example("**p", "{p...}")),
    Habit(
      "*.‹word›", "a wildcard for a segment", write: "{name}.‹word›", is: .path,
      for: Example("*.html", "{name}.html")),
    Habit("...", rest, write: "{path...}", is: .path, for: Example("...", "{path...}")),
    Habit(
      "‹value›?", "an optional part", write: "‹value›",
      "for links without '/‹value›', 'also' adds another pattern", is: [.path, .notLast],
      for: Example("archive?", "archive")),
    Habit(
      "*", "any value", write: "{‹key›}", is: .query, for: Example("*", "{value}")),
    Habit(
      ".*", "any value", write: "{‹key›}", is: .query, for: Example(".*", "{value}")),
    Habit(
      "‹value›|‹some›", "a choice of values",
      write: "enum ‹key.uppercase› { ‹value›, ‹some.list› }\n{‹key›: ‹key.uppercase›}",
      "declare the values: 'enum ‹key.uppercase› { ‹value›, ‹some.list› }'", is: .query,
      for: Example("info|posts", "enum Value { info, posts }\n{value: Value}"),
      only: { $0["some"].split(separator: "|").allSatisfy(\.isPlain) }),
  ]

  private static let expression = "a regular expression"

  private static let expressions: [Habit] = [
    Habit(
      "‹anything›", expression, write: "{path...}", is: .path, for: Example(".*", "{path...}")),
    Habit(
      "(?‹text1›<‹name›>‹some›)", expression, write: "{‹name›: Int}", is: .path,
      for: Example("(?<id>\\d+)", "{id: Int}"), only: { $0["some"].matchesDigits }),
    Habit(
      "(?‹text1›<‹name›>‹text›)", expression, write: "{‹name›}", is: .path,
      for: Example("(?P<id>[a-z]+)", "{id}")),
    Habit(
      "‹some›", expression, write: "{id: Int}", is: .path, for: Example("\\d+", "{id: Int}"),
      only: { $0["some"].matchesDigits }),
    Habit(
      "‹some›", expression, write: "{name}", is: .path, for: Example("\\w+", "{name}"),
      only: { ["\\w", "[a-z", "[^/]"].contains(where: $0["some"].contains) }),
    Habit("‹value›$", expression, write: "‹value›", is: .path, for: Example("home$", "home")),
    Habit("^‹value›", expression, write: "‹value›", is: .path, for: Example("^home", "home")),
    // A browser changes `\` to `/`, so no link has it.
    Habit(
      "‹some›", "a '/'", write: "‹some.slashes›", for: Example("a\\b", "a/b"),
      only: { $0["some"].contains("\\") && !$0["some"].contains("(") }),
  ]
}
