/// The types of parameters in other languages, and their constraints.
extension Habit {
  // ASP.NET
  static let constraints: [Habit] = [
    Habit(
      "‹name›:~‹type›:«min(‹bound›)»", inRange, write: "{‹name›: ‹type.type› in ‹bound›...}",
      for: "id:int:min(1) ⇒ {id: Int in 1...}"),
    Habit(
      "‹name›:~‹type›:«max(‹bound›)»", inRange, write: "{‹name›: ‹type.type› in ...‹bound›}",
      for: "id:int:max(9) ⇒ {id: Int in ...9}"),
    Habit(
      "‹name›:~‹type›:«range(‹bound1›,~‹bound2›)»", inRange,
      write: "{‹name›: ‹type.type› in ‹bound1›...‹bound2›}",
      for: "id:int:range(1,50) ⇒ {id: Int in 1...50}"),
    Habit(
      "‹name1›:~‹type›:~‹name2›(‹text›)", "a parameter can have a range, but no other constraints",
      write: "{‹name1›: ‹type.type›}", for: "id:int:even(2) ⇒ {id: Int}"),
  ]

  private static let written = "the type is written"
  static let filled = "a text that is not empty is written 'String+'"

  static let generics: [Habit] = [
    Habit(
      "‹name›:~«‹type›[]»", "\(written) '[‹type.type›]' here", write: "{‹name›: [‹type.type›]}",
      is: .certain, for: "tag: string[] ⇒ {tag: [String]}"),
    Habit(
      "‹name›:~«‹type›!»", "\(written) '‹type.type›' here", write: "{‹name›: ‹type.type›}",
      "a parameter without '?' is never 'nil', so it needs no '!'", for: "id: Int! ⇒ {id: Int}"),
    Habit(
      "‹name›:~«‹type›?+»", "the '+' precedes the '?'", write: "{‹name›: ‹type.type›+?}",
      is: .certain, for: "q: String?+ ⇒ {q: String+?}"),
    Habit(
      "‹name›:~«‹type› +»", "no white space precedes the '+'", write: "{‹name›: ‹type.type›+}",
      is: .certain, for: "q: String + ⇒ {q: String+}"),
    Habit(
      "‹name›:~«‹type›++»", "one '+' says that a text is not empty",
      write: "{‹name›: ‹type.type›+}", is: .certain, for: "q: String++ ⇒ {q: String+}"),
    Habit(
      "‹name›:~«[‹type›+»", "a ']' is missing after the type", write: "{‹name›: [‹type›]+}",
      for: "tag: [String+ ⇒ {tag: [String]+}"),
    Habit(
      "‹name›:~«+‹type›»", "the '+' is written after the type", write: "{‹name›: ‹type.type›+}",
      is: .certain, for: "q: +String ⇒ {q: String+}"),
    Habit(
      "‹name›:~«+[‹type›]»", "the '+' is written after the type",
      write: "{‹name›: [‹type.type›]+}", is: .certain, for: "tag: +[String] ⇒ {tag: [String]+}"),
    Habit(
      "‹name›:~[‹type›] by~«'‹some›'»", "the text between elements is in double quotation marks",
      write: "{‹name›: [‹type›] by \"‹some›\"}", is: .certain,
      for: "ids: [Int] by ',' ⇒ {ids: [Int] by \",\"}",
      only: { !$0["some"].contains("\"") }),
    Habit(
      "‹name›:~[‹type›] by~«‹some›»", "the text between elements is in quotation marks",
      write: "{‹name›: [‹type›] by \"‹some›\"}", for: "ids: [Int] by , ⇒ {ids: [Int] by \",\"}",
      only: { !$0["some"].contains { "\"' =".contains($0) } },
      certain: { !$0["some"].contains(where: \.isLetter) }),
    Habit(
      "‹some1› «by~\"‹some2›\"~+»", "the '+' of a list is behind its brackets",
      write: "{‹some1›+ by \"‹some2›\"}", is: .certain,
      for: "ids: [Int] by \",\" + ⇒ {ids: [Int]+ by \",\"}", only: { $0["some1"].hasSuffix("]") }),
    Habit(
      "‹some1› «plus literal» by~\"‹some2›\"‹text›",
      "the text between elements precedes 'plus literal'",
      write: "{‹some1› by \"‹some2›\" plus literal‹text›}", is: .certain,
      for: "ids: [String] plus literal by \",\" ⇒ {ids: [String] by \",\" plus literal}"),
    Habit(
      "‹some1› by~\"‹some2›\" «by~\"‹some3›\"»", "a list has one text between its elements",
      write: "{‹some1› by \"‹some2›\"}", for: "a: [Int] by \",\" by \";\" ⇒ {a: [Int] by \",\"}"),
    Habit(
      "‹name›:~[‹type›«,~‹splitword›‹maybecolon›~\"‹some›\"»]",
      "the text between elements follows 'by'", write: "{‹name›: [‹type›] by \"‹some›\"}",
      for: "ids: [Int, by: \",\"] ⇒ {ids: [Int] by \",\"}"),
    Habit(
      "‹name›:~[‹type›]«,~‹splitword›‹maybecolon›~\"‹some›\"»",
      "the text between elements follows 'by'", write: "{‹name›: [‹type›] by \"‹some›\"}",
      for: "ids: [Int], by: \",\" ⇒ {ids: [Int] by \",\"}"),
    Habit(
      "‹name›:~«[‹type1›:~‹type2›]» by~\"‹some›\"",
      "only a list has a text between its elements, and no dictionary",
      "write '[‹type2.type›] by \"‹some›\"' for a list", for: "f: [String: Int] by \",\""),
    Habit(
      "‹name›:~[‹type›] «by~\"‹some1›\"» in ‹some2›", "the text between elements follows the range",
      write: "{‹name›: [‹type›] in ‹some2› by \"‹some1›\"}", is: .certain,
      for: "ids: [Int] by \",\" in 1...9 ⇒ {ids: [Int] in 1...9 by \",\"}"),
    Habit(
      "‹name›:~[‹type›] «‹splitword›»~\"‹some›\"", "the text between elements follows 'by'",
      write: "{‹name›: [‹type›] by \"‹some›\"}",
      for: "ids: [Int] separated by \",\" ⇒ {ids: [Int] by \",\"}"),
    Habit(
      "‹name›:~[‹type›]«(‹splitword›:~\"‹some›\")»", "the text between elements follows 'by'",
      write: "{‹name›: [‹type›] by \"‹some›\"}",
      for: "ids: [Int](separator: \",\") ⇒ {ids: [Int] by \",\"}"),
    Habit(
      "‹name›:~«‹type›‹opt›» by~\"‹some›\"‹opt2›", "only a list has a text between its elements",
      write: "{‹name›: [‹type›] by \"‹some›\"}",
      for: "ids: Int by \",\" ⇒ {ids: [Int] by \",\"}"),
    Habit(
      "‹name›:~«[‹type›?]»", "\(written) '[‹type.type›]' here", write: "{‹name›: [‹type.type›]}",
      is: .certain, for: "tag: [String?] ⇒ {tag: [String]}"),
    Habit(
      "‹name›:~«‹listtype›<‹type›>»", "\(written) '[‹type.type›]' here",
      write: "{‹name›: [‹type.type›]}", is: .certain, for: "tag: Array<String> ⇒ {tag: [String]}"),
    Habit(
      "‹name›:~«‹settype›<‹type›>»", "\(written) '[‹type.type›]' here",
      write: "{‹name›: [‹type.type›]}", for: "tag: Set<String> ⇒ {tag: [String]}"),
    Habit(
      "‹name›:~«‹maybetype›<‹type›>»", "\(written) '‹type.type›?' here",
      write: "{‹name›: ‹type.type›?}", is: .certain, for: "page: Optional<Int> ⇒ {page: Int?}"),
    Habit(
      "‹name›:~«‹maptype›<‹type1›,~‹type2›>»", "\(written) '[‹type1.type›: ‹type2.type›]' here",
      write: "{‹name›: [‹type1.type›: ‹type2.type›]}", is: .certain,
      for: "f: Map<String, String> ⇒ {f: [String: String]}"),
  ]
}
