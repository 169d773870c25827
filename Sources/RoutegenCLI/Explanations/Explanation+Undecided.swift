import RoutegenSource

/// RG422: what is too complicated to check.
extension DiagnosticCode.Explanation {
  static let undecidedOverlap = Self(
    "patterns that are too complicated to find out whether they conflict",
    """
    The tool proves for every pattern that a link reaches it, and for every two
    patterns that no link matches both equally well. For nearly all files, this
    takes milliseconds. But hundreds of patterns of one path can combine their query
    items, or the placeholders of a segment, in more ways than can be tried. After a
    fixed number of steps, the same on every computer, the question is left
    undecided.

    Nothing is wrong with the file as far as the tool knows, and links are matched
    as always. But if the pattern is ambiguous or unreachable, it is not reported.

    Give the patterns different literal segments, use a type such as an `enum` in
    place of one pattern per value, or replace the patterns by one with optional
    items.
    """,
    wrong: Example(
      pigeons,
      shownAs: """
        routes App

        enum Bit { yes, no }

        // Six guests in five rooms: in each link of `plan`, a guest has no room, or
        // two guests have the same one.
        /plan?{g0r0: Bit}&{g0r1: Bit}&…&{g5r4: Bit}&{z0: Bit}&…&{z80: Bit}
        /plan?g0r0=no&g0r1=no&g0r2=no&g0r3=no&g0r4=no as c0
        /plan?g0r0=yes&g1r0=yes&{z0: Bit}&…&{z5: Bit} as c6
        // …
        """),
    right: """
      routes App

      /plan?{rooms: [Int]}
      """,
    silencing: """
      Silence it if you know that the pattern conflicts with no other, and you cannot
      choose its path or its items.
      """)

  /// Six guests in five rooms, the pigeonhole principle, which takes a search very long to prove.
  ///
  /// The items `z…` make each pattern more specific than the one before it.
  private static var pigeons: String {
    let (guests, rooms) = (0..<6, 0..<5)
    let nowhere = guests.map { guest in rooms.map { "g\(guest)r\($0)=no" } }
    let together = rooms.flatMap { room in
      guests.flatMap { guest in
        (0..<guest).map { ["g\($0)r\(room)=yes", "g\(guest)r\(room)=yes"] }
      }
    }
    let clauses = nowhere + together
    func ranks(_ count: Int) -> [String] { (0..<count).map { "{z\($0): Bit}" } }
    let all = guests.flatMap { guest in rooms.map { "{g\(guest)r\($0): Bit}" } }
    let plan = (all + ranks(clauses.count)).joined(separator: "&")
    let lines = clauses.enumerated().map { number, items in
      "/plan?\((items + ranks(number)).joined(separator: "&")) as c\(number)"
    }
    return "routes App\n\nenum Bit { yes, no }\n\n/plan?\(plan)\n" + lines.joined(separator: "\n")
  }
}
