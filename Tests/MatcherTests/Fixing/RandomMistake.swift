import TestSupport

/// One mistake in one line of a valid file, as people make them who write fast or come from other tools.
struct RandomMistake {
  /// The lines with the mistake, and the index of the mistaken one.
  let lines: [String]
  let index: Int

  /// Whether the line has another declaration before it, as people add one.
  let isAddition: Bool

  var text: String { lines.joined(separator: "\n") }

  /// - Parameter text: A valid file.
  init(in text: String, using random: inout SplitMix) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let written = lines.indices.filter { lines[$0].contains { !$0.isWhitespace } }
    index = random.pick(written)
    let kind = Int.random(in: 0..<9, using: &random)
    isAddition = kind == 0
    lines[index] = Self.mistaken(lines[index], kind, using: &random)
    self.lines = lines
  }

  private static func mistaken(
    _ line: String, _ kind: Int, using random: inout SplitMix
  ) -> String {
    let indentation = String(line.prefix { $0 == " " })
    let text = String(line.dropFirst(indentation.count))
    return switch kind {
    case 0: indentation + random.pick(attributes) + random.pick([" ", "\n" + indentation]) + text
    case 1: indentation + quoted(text, using: &random)
    case 2...3: indentation + spelled(text, using: &random)
    case 4: indentation + broken(text, indentation, using: &random)
    case 5: indentation + swapped(text, using: &random)
    case 6: indentation + random.pick(starts) + random.pick(["", " "]) + text
    case 7: indentation + text + random.pick(["", " "]) + random.pick(ends)
    default: damaged(line, using: &random)
    }
  }

  // MARK: Kinds of mistakes

  /// A pattern, a link or the whole line between quotation marks.
  private static func quoted(_ text: String, using random: inout SplitMix) -> String {
    let (open, close) = random.pick([
      ("'", "'"), ("\"", "\""), ("`", "`"), ("‘", "’"), ("“", "”"), ("(", ")"), ("[", "]"),
      ("<", ">"), ("'", ""), ("", "'"), ("\"", ""), ("'", "',"), ("\"", "\","),
    ])
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let number = Int.random(in: -1..<words.count, using: &random)
    if number < 0 { return open + text + close }
    words[number] = open + words[number] + close
    return words.joined(separator: " ")
  }

  /// A part as other tools write it.
  private static func spelled(_ text: String, using random: inout SplitMix) -> String {
    for (part, other) in spellings.shuffled(using: &random) where text.contains(part) {
      return text.replacing(part, with: other, maxReplacements: 1)
    }
    return text
  }

  /// The line, continued on another.
  private static func broken(
    _ text: String, _ indentation: String, using random: inout SplitMix
  ) -> String {
    let places = text.indices.filter { " /?&#{:=,(\"".contains(text[$0]) }
    guard !places.isEmpty else { return text + "\n" }
    let place = random.pick(places)
    let rest = text[place...].drop { $0 == " " }
    return text[..<place] + "\n" + indentation + random.pick(["", "    "]) + rest
  }

  private static func swapped(_ text: String, using random: inout SplitMix) -> String {
    var words = text.split(separator: " ").map(String.init)
    guard words.count > 1 else { return String(text.reversed()) }
    let number = Int.random(in: 1..<words.count, using: &random)
    words.swapAt(number - 1, number)
    return words.joined(separator: " ")
  }

  /// A character that is missing, twice, another or too much.
  private static func damaged(_ line: String, using random: inout SplitMix) -> String {
    var characters = Array(line)
    let place = Int.random(in: characters.indices, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: characters.remove(at: place)
    case 1: characters.insert(characters[place], at: place)
    case 2: characters[place] = random.pick(marks)
    default: characters.insert(random.pick(marks + ["\u{1}"]), at: place)
    }
    return String(characters)
  }

  // MARK: Texts

  private static let marks = Array("/?&#{}=,:[]()\"'`\\%*@.- \t;!|<>$_~aZ0\n")

  private static let attributes = [
    "#[deprecated]", "[Obsolete]", "@Deprecated", "@available(*, deprecated)", "@Route",
    "@deprecated(until 2027-01-31)", "@deprecated(use /new, until 2027-01-31)",
    "@deprecated(since: \"2027-01-31\")", "@deprecated use the new one", "@deprecated old",
    "@deprecated: old", "@requires login", "@internal /debug", "@MainActor", "@objc",
    "#pragma mark",
    "[[deprecated]]", "#if DEBUG", "@deprecated \"old\"", "@Internal", "@internal,", "@internal;",
  ]

  private static let starts = [
    "'", "\"", "`", ";", "--", "#", "%", "*", "-", "•", "1.", "rem", "get", "GET", "route", "path",
    "case", "let", "func", "also", "example", "as", "host", "enum", "public", "private", "}", "{",
    "(", "[", "<", "<!--", "/*", "@", "+", "|", "&", "?", "=", ":", ",", "//", "example:", "also:",
    "/", "./", "https://example.com", "app://",
  ]

  private static let ends = [
    "'", "\"", "`", ";", ",", "{", "}", "}}", "{ }", "()", "# comment", "-- comment", "; comment",
    "/* comment */", "' comment", "% comment", "<!-- comment -->", "as name", "-> name", ": name",
    "= name", "=> name", "(id)", "/", "//", "?", "&", "\\", ":", "*", "...", "GET",
    "requires login",
    "@internal", "# {id}", "as `name`", "as \"name\"", "-- as name", "; /other", "{id}", "$",
  ]

  private static let spellings: [(String, String)] = [
    (": Int", ":int"), (": Int", ": Integer"), (": Int", " Int"), (": Int", "::Int"),
    (": Int", ": Int64"), (": Int", ": [Int"), ("?}", "?=nil}"), ("?}", "? = nil}"), ("{", "{{"),
    ("}", "}}"), ("{", "${"), ("{", "<"), ("{", ":"), ("{", "("), ("{", "\\("), ("{", "{:"),
    ("{", "{let "), ("{", "{?"), ("}", "?}"), ("}", ""), ("{", ""), ("}", ">"), ("}", ")"),
    ("=", ":"), ("=", "=="), ("=", " = "), ("=", ":="), ("&", ","), ("&", " & "), ("&", "&amp;"),
    ("?", " ?"), ("?", "\\?"), ("&", "?"), ("?", "&"), ("#", " #"), ("#", "?"), ("...", ".."),
    ("...", "…"), ("...", "*"), ("/", "//"), ("/", "\\"), ("/", " / "), ("/", ""),
    (" as ", ": "), (" as ", " -> "), (" as ", " = "), (" as ", " AS "), (" as ", " As "),
    (" as ", " "), (" as ", " as case "), (" as ", " named "), ("also ", "Also "),
    ("also ", "alos "), ("also ", "also: "), ("example ", "Example "), ("example ", "exmaple "),
    ("example ", "example:"), ("nomatch ", "no match "), ("except ", "Except "),
    ("except ", "exclude "), ("unwrap ", "unwarp "), ("enum ", "Enum "), ("enum ", "enum: "),
    ("enum ", "public enum "), ("open enum", "enum open"), ("host ", "Host "), ("host ", "host = "),
    ("scheme ", "scheme: "), ("type ", "typealias "), ("routes ", "Routes "), (", ", "; "),
    (", ", " | "), (", ", " "), (", ", " and "), (", ", "\n"), ("{ ", "{ case "), ("{ ", "("),
    ("{ ", "= "), ("{ ", "{ ."), (", ", ", ."), (" }", ""), (" }", ", }"), (" {", "{"), (" {", ":"),
    (" {", "\n{"), (" in ", " In "), (" in ", ": "), (" begins ", " starts "), (" begins ", " = "),
    ("\"", "'"), ("\"", ""), (" with ", " where "), (" with ", " With "), ("@", ""), ("@", "#"),
    ("@internal", "@Internal"), ("(", " "), ("(", ": "), (")", ""), ("until: ", "until "),
    ("until: ", "until="), (" = ", " == "), ("when ", "When "), ("when ", "case "),
    ("else ", "else if "), ("caseless", "caseless true"), ("true", "True"), ("nil", "null"),
    ("String", "string"), ("Bool", "Boolean"), ("Bool", "bool"), ("UUID", "uuid"), ("URL", "Url"),
    ("///", "//"), ("///", "////"), ("///", "/**"), ("mount ", "Mount "), ("-> ", "→ "),
    ("-> ", ""),
  ]
}
