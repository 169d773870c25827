/// The ranges and the defaults of placeholders.
extension Habit {
  private static let condition = "a parameter cannot have a condition, only a range"
  private static let threeDots = "a range is written with three dots"
  private static let bothBounds = "a range includes both bounds, and is written '1...50'"
  private static let afterIn = "a range is written after 'in'"

  private static let declarationOfValues = "enum ‹name.uppercase› { ‹some.values› }"

  static let ranges: [Habit] = [
    Habit(
      "‹some›~=~‹word›« where ‹name› ‹positive›»", condition, write: "{‹some› in 1... = ‹word›}",
      for: "page: Int = 1 where page > 0 ⇒ {page: Int in 1... = 1}"),
    Habit(
      "‹some›« where ‹name› ‹positive›»‹text›", condition, write: "{‹some› in 1...‹text›}",
      for: "page: Int where page > 0 ⇒ {page: Int in 1...}",
      only: { $0["text"].isEmpty || $0["text"].hasPrefix(" = ") }),
    Habit(
      "‹some›« where ‹text›»", condition,
      "the range of numbers from 1 is written '{‹some› in 1...}'", for: "page: Int where odd",
      only: { !$0["some"].contains("=") }),
    Habit(
      "‹name›:~‹word›~«>=»~‹bound›", "a range is written 'in ‹bound›...'",
      write: "{‹name›: ‹word› in ‹bound›...}", for: "a: Int >= 1 ⇒ {a: Int in 1...}"),
    Habit(
      "‹name›:~‹word›~«<=»~‹bound›", "a range is written 'in ...‹bound›'",
      write: "{‹name›: ‹word› in ...‹bound›}", for: "a: Int <= 9 ⇒ {a: Int in ...9}"),
    Habit(
      "‹name›:~‹word›~«>»~‹bound›", "a range is written 'in ‹bound.next›...'",
      write: "{‹name›: ‹word› in ‹bound.next›...}", for: "a: Int > 0 ⇒ {a: Int in 1...}",
      only: { $0["bound"].isWholeNumber }),
    Habit(
      "‹name›:~‹word›~«<»~‹bound›", "a range is written 'in ...‹bound.previous›'",
      write: "{‹name›: ‹word› in ...‹bound.previous›}", for: "a: Int < 9 ⇒ {a: Int in ...8}",
      only: { $0["bound"].isWholeNumber }),
    Habit(
      "‹name›:~‹type›‹opt›~«(‹limit1›‹dots›‹limit2›)»‹text›", afterIn,
      write: "{‹name›: ‹type›‹opt› in ‹limit1›...‹limit2›‹text›}",
      for: "a: Int(1..5) ⇒ {a: Int in 1...5}", only: { !($0["limit1"] + $0["limit2"]).isEmpty }),
    Habit(
      "‹name›:~‹type›‹opt›~«‹limit1›‹dots›‹limit2›»‹text›", afterIn,
      write: "{‹name›: ‹type›‹opt› in ‹limit1›...‹limit2›‹text›}",
      for: "a: Int 1...5 ⇒ {a: Int in 1...5}",
      only: {
        !($0["limit1"] + $0["limit2"]).isEmpty && ($0["text"].isEmpty || $0["text"].first == " ")
      }),
    Habit(
      "‹some› in ‹bound›«..»", threeDots, write: "{‹some› in ‹bound›...}", is: .certain,
      for: "a: Int in 1.. ⇒ {a: Int in 1...}"),
    Habit(
      "‹some› in ‹bound›«..<»‹text›", "a range without an upper bound is written with three dots",
      write: "{‹some› in ‹bound›...‹text›}", is: .certain, for: "a: Int in 1..< ⇒ {a: Int in 1...}",
      only: { $0["text"].isEmpty || $0["text"].hasPrefix(" =") }),
    Habit(
      "‹some›...‹limit›«,~=»~‹word›", asDefault, write: "{‹some›...‹limit› = ‹word›}",
      for: "a: Int in 1...5, = 2 ⇒ {a: Int in 1...5 = 2}"),
    Habit(
      "‹some›...‹limit›«,»~‹bound›", asDefault, write: "{‹some›...‹limit› = ‹bound›}",
      for: "a: Int in 1...5, 2 ⇒ {a: Int in 1...5 = 2}"),
    Habit(
      "‹some1› in «[‹some2›]»‹text›", "hosts are written without brackets",
      write: "{‹some1› in ‹some2›‹text›}", is: .certain,
      for: "next: URL in [a.com] ⇒ {next: URL in a.com}",
      only: { $0["some2"].contains(".") && !$0["some2"].contains("..") }),
    Habit(
      "‹some› in ‹bound1›«..<»‹bound2›‹text›", bothBounds,
      write: "{‹some› in ‹bound1›...‹bound2.previous›‹text›}",
      for: "a: Int in 1..<5 ⇒ {a: Int in 1...4}", only: \.isHalfOpen,
      certain: { holes in [" Int", ":Int", "UInt"].contains(where: holes["some"].hasSuffix) }),
    Habit(
      "‹some› in ‹bound1›«..»‹bound2›‹text›", threeDots,
      write: "{‹some› in ‹bound1›...‹bound2›‹text›}", is: .certain,
      for: "a: Int in 1..5 ⇒ {a: Int in 1...5}"),
    Habit(
      "‹some› in «(‹bound›...‹limit›)»‹text›", "a range is written without parentheses",
      write: "{‹some› in ‹bound›...‹limit›‹text›}", is: .certain,
      for: "a: Int in (1...5) ⇒ {a: Int in 1...5}"),
    Habit(
      "‹name›:~‹type› in «[‹bound1›,~‹bound2›)»‹text›", bothBounds,
      write: "{‹name›: ‹type› in ‹bound1›...‹bound2.previous›‹text›}", is: .certain,
      for: "a: Int in [1, 5) ⇒ {a: Int in 1...4}",
      only: { $0.isHalfOpen && ["Int", "UInt"].contains($0["type"]) }),
    Habit(
      "‹some› in «[‹bound1›,~‹bound2›]»‹text›", "a range is written '1...50'",
      write: "{‹some› in ‹bound1›...‹bound2›‹text›}",
      "a list of values is an enum: 'enum Size { value10 = \"10\", value20 = \"20\" }'",
      for: "a: Int in [1, 5] ⇒ {a: Int in 1...5}"),
    Habit(
      "‹name›:~«‹type›‹opt› in [‹some›]»~=~‹word›", isEnum,
      write: "\(declarationOfValues)\n{‹name›: ‹name.uppercase› = ‹word.value›}",
      for: "n: Int in [1, a] = 1 ⇒ enum N { value1 = \"1\", a }\n{n: N = value1}",
      only: { $0["some"].isListOfValues }),
    Habit(
      "‹name›:~«‹type›‹opt› in [‹some›]»", isEnum,
      write: "\(declarationOfValues)\n{‹name›: ‹name.uppercase›‹opt›}",
      for: "sort: String in [a, b] ⇒ enum Sort { a, b }\n{sort: Sort}",
      only: { $0["some"].isListOfValues }),
    Habit(
      "‹some› in ‹bound1›«-»‹bound2›‹text›", "a range is written '1...50'",
      write: "{‹some› in ‹bound1›...‹bound2›‹text›}", for: "a: Int in 1-5 ⇒ {a: Int in 1...5}"),
    Habit(
      "‹some1›~=~‹bound›« in ‹some2›»", "the range comes before the default",
      write: "{‹some1› in ‹some2› = ‹bound›}", is: .certain,
      for: "a: Int = 1 in 1...5 ⇒ {a: Int in 1...5 = 1}", only: { $0["some2"].contains("...") }),
    Habit(
      "‹some› «plus literal+»", "the '+' of a text that is not empty is behind its type",
      write: "{‹some›+ plus literal}", is: .certain,
      for: "q: String plus literal+ ⇒ {q: String+ plus literal}",
      only: { $0["some"].hasSuffix("String") || $0["some"].hasSuffix("]") }),
    Habit(
      "‹some› «literal plus»‹text›", "the words are 'plus literal'",
      write: "{‹some› plus literal‹text›}", is: .certain,
      for: "q: String literal plus ⇒ {q: String plus literal}",
      only: { holes in
        !["=", "plus"].contains(where: holes["some"].contains)
          && (holes["text"].isEmpty || holes["text"].hasPrefix(" "))
      }),
    Habit(
      "‹some› «plus»", "the words are 'plus literal'", write: "{‹some› plus literal}",
      for: "q: String plus ⇒ {q: String plus literal}", only: { !$0["some"].contains("=") }),
    Habit(
      "‹some1›~=~‹some2› «plus literal»", "'plus literal' comes before the default",
      write: "{‹some1› plus literal = ‹some2›}",
      "a default with these words is written in quotation marks", is: .certain,
      for: "code: String = a plus literal ⇒ {code: String plus literal = a}",
      only: { holes in
        !["Int", "UInt", "Double", "Bool"].contains { holes["some1"].contains(": \($0)") }
      }),
  ]

  private static let emptyDefault = "a default value is missing after '='"

  static let defaults: [Habit] = [
    Habit(
      "‹name›:~‹type›‹text›~«=»", emptyDefault, write: "{‹name›: ‹type›‹text›}",
      "or write the value: '{page: Int = 1}'", for: "page: Int = ⇒ {page: Int}",
      only: { $0["type"] != "String" && !$0["text"].contains("=") }),
    Habit(
      "‹name›‹text›«=»", emptyDefault, write: "{‹name›‹text›= \"\"}",
      "the default '\"\"' is the empty text", for: "title = ⇒ {title = \"\"}",
      only: { !$0["text"].contains("=") && $0["name"] != "_" }),
    Habit(
      "‹name1›:~‹type› «or» ‹name2›", otherKeysFollow, write: "{‹name1›: ‹type› also ‹name2›}",
      is: .query, for: "id: Int or recipe_id ⇒ {id: Int also recipe_id}",
      only: { ["Int", "UInt", "Double", "UUID", "Date", "URL"].contains($0["type"]) }),
    Habit(
      "‹some1› «‹otherword›» ‹some2›", asDefault, write: "{‹some1› = ‹some2›}",
      "with 'else', a value that cannot be read is the default, too",
      for: "page: Int or 1 ⇒ {page: Int = 1}",
      only: { $0["some1"].contains(":") && !$0["some1"].contains("=") }),
    Habit(
      "‹some1› «Else» ‹some2›", "'else' is written in lower case", write: "{‹some1› else ‹some2›}",
      is: .certain, for: "page: Int Else 1 ⇒ {page: Int else 1}"),
    Habit(
      "‹some1›~«‹orsign›»~‹some2›", asDefault, write: "{‹some1› = ‹some2›}",
      for: "page: Int ?: 1 ⇒ {page: Int = 1}", only: { $0["some1"].contains(":") }),
    Habit(
      "‹some1›~«else~=»~‹some2›", "'else' is in place of '='", write: "{‹some1› else ‹some2›}",
      is: .certain, for: "page: Int else = 1 ⇒ {page: Int else 1}"),
    Habit(
      "‹some1›~«==»~‹some2›", asDefault, write: "{‹some1› = ‹some2›}", is: .certain,
      for: "page: Int == 1 ⇒ {page: Int = 1}", only: { !$0["some2"].hasPrefix("=") }),
    Habit(
      "‹some1›~«:=»~‹some2›", asDefault, write: "{‹some1› = ‹some2›}", is: .certain,
      for: "page: Int := 1 ⇒ {page: Int = 1}"),
    Habit(
      "‹some1›~«??»~‹some2›", asDefault, write: "{‹some1› = ‹some2›}",
      for: "page: Int ?? 1 ⇒ {page: Int = 1}"),
    Habit(
      "‹some1› «default» ‹some2›", asDefault, write: "{‹some1› = ‹some2›}",
      for: "page: Int default 1 ⇒ {page: Int = 1}"),
    Habit(
      "‹name›:~‹type›‹opt›«:~‹limit1›‹dots›‹limit2›»", inRange,
      write: "{‹name›: ‹type›‹opt› in ‹limit1›...‹limit2›}",
      for: "page: Int: 1...5 ⇒ {page: Int in 1...5}"),
    Habit(
      "‹name›:~‹type›‹opt›«~:~‹valueword›»", asDefault,
      write: "{‹name›: ‹type›‹opt› = ‹valueword›}", is: .certain,
      for: "on: Bool: true ⇒ {on: Bool = true}"),
    Habit(
      "‹name›:~‹type›‹opt›«~:~‹bound›»", asDefault, write: "{‹name›: ‹type›‹opt› = ‹bound›}",
      is: .certain, for: "page: Int: 1 ⇒ {page: Int = 1}"),
    Habit(
      "‹name›:~‹type›‹opt›«~:~‹some›»", asDefault, write: "{‹name›: ‹type›‹opt› = ‹some›}",
      for: "sort: Sort: newest ⇒ {sort: Sort = newest}",
      only: { !$0["some"].contains { ":(".contains($0) } }),
    Habit(
      "‹name›~«|»~‹bound›", asDefault, write: "{‹name›: ‹bound.numeric› = ‹bound›}",
      for: "page|1 ⇒ {page: Int = 1}"),
    Habit(
      "‹name›~«|»", "a '|' is no part of a name", write: "{‹name›}",
      "another key of an item follows 'also': '{‹name› also other_key}'", for: "a| ⇒ {a}"),
    Habit(
      "‹name›~«|»~‹some›", asDefault, write: "{‹name› = ‹some›}",
      "another key of an item follows 'also': '{‹name› also ‹some›}'",
      for: "sort|newest ⇒ {sort = newest}"),
  ]
}

extension String {
  /// Whether the text is a list of names and numbers, in which texts may have quotation marks.
  fileprivate var isListOfValues: Bool {
    split(separator: ",").allSatisfy { value in
      let text = value.filter { !"\"' .".contains($0) }
      return text[...].isIdentifier || !text.isEmpty && text.allSatisfy(\.isWholeNumber)
    }
  }

  fileprivate var isWholeNumber: Bool { Int(self).map { abs($0) < 1 << 32 } ?? false }
}

extension Holes {
  /// Whether the bounds are those of a range without its upper bound, and neither is padded with zeros.
  fileprivate var isHalfOpen: Bool {
    guard let first = Int(self["bound1"]), let end = Int(self["bound2"]) else { return false }
    return first < end && "\(first)" == self["bound1"] && "\(end)" == self["bound2"]
  }
}
