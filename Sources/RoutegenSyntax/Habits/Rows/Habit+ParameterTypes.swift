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

  static let generics: [Habit] = [
    Habit(
      "‹name›:~«‹type›[]»", "\(written) '[‹type.type›]' here", write: "{‹name›: [‹type.type›]}",
      is: .certain, for: "tag: string[] ⇒ {tag: [String]}"),
    Habit(
      "‹name›:~«‹type›!»", "\(written) '‹type.type›' here", write: "{‹name›: ‹type.type›}",
      "a parameter without '?' is never 'nil', so it needs no '!'", for: "id: Int! ⇒ {id: Int}"),
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
