package import RoutegenSource

extension DiagnosticCode {
  package static let undecidedOverlap = DiagnosticCode("RG422", "undecided-overlap", .warning)
}

/// A pattern of which it would take too long to find out whether others conflict with it.
///
/// Hundreds of patterns with many items of the query, or with many placeholders in a segment, can
/// be combined in more ways than can be tried; `Tests/Corpus/check/undecided.routes` has an example.
struct UndecidedOverlaps: OverlapRule, Lint {
  static let code = DiagnosticCode.undecidedOverlap

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    for undecided in index.undecided { bag.report(.undecided(undecided, model)) }
  }
}

extension Diagnostic {
  fileprivate static func undecided(
    _ undecided: UndecidedPattern, _ model: RouteModel
  ) -> Diagnostic {
    let (pattern, other) = (undecided.pattern, undecided.other)
    let name = pattern.name(in: model)
    let question =
      if let other {
        "whether a link can be both \(other.name(in: model)) and \(name)"
      } else {
        "whether a link reaches this pattern of \(name)"
      }
    var problem = Diagnostic(
      UndecidedOverlaps.code, "\(question) is not decided, because it takes too long to find out",
      at: model.place(of: pattern, other ?? pattern))
    if let other, other.pattern.span != problem.span {
      problem = problem.also(other.pattern.span, "this is the other pattern")
    }
    return problem.note("patterns that differ in literal text of the path are decided at once")
  }
}

extension UndecidedOverlaps {
  package static let explanation = Explanation(
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
    wrong: Explanation.Example(
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
    var clauses = (0..<6).map { guest in (0..<5).map { room in "g\(guest)r\(room)=no" } }
    for room in 0..<5 {
      for guest in 0..<6 {
        for other in 0..<guest {
          clauses.append(["g\(other)r\(room)=yes", "g\(guest)r\(room)=yes"])
        }
      }
    }
    var items = clauses[..<6].joined().map { "{\($0.dropLast(3)): Bit}" }
    var lines = ["routes App", "", "enum Bit { yes, no }", "", ""]
    for (number, clause) in clauses.enumerated() {
      let ranks = (0..<number).map { "{z\($0): Bit}" }
      lines.append("/plan?\((clause + ranks).joined(separator: "&")) as c\(number)")
      items.append("{z\(number): Bit}")
    }
    lines[4] = "/plan?" + items.joined(separator: "&")
    return lines.joined(separator: "\n")
  }
}
