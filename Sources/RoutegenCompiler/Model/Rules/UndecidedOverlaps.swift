/// A pattern of which it would take too long to find out whether others conflict with it.
///
/// Hundreds of patterns with many items of the query, or with many placeholders in a segment, can
/// be combined in more ways than can be tried; `Tests/Corpus/check/undecided.routes` has an example.
struct UndecidedOverlaps: OverlapRule, Lint {
  static let code = DiagnosticCode("RG422", "undecided-overlap", .warning)

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    let undecided = index.undecided.sorted(by: \.pattern.pattern.span, <)
    if let first = undecided.first {
      bag.report(self.undecided(first, andOthers: undecided.count - 1, model))
    }
  }

  private func undecided(
    _ undecided: UndecidedPattern, andOthers count: Int, _ model: RouteModel
  ) -> Diagnostic {
    let (pattern, other) = (undecided.pattern, undecided.other)
    let name = pattern.name(in: model)
    let question =
      if let other {
        "whether a link can be both \(other.name(in: model)) and \(name)"
      } else {
        "whether a link reaches this pattern of \(name)"
      }
    let others = count == 1 ? "1 other pattern" : "\(count) other patterns"
    let more = count == 0 ? "" : ", and the same about \(others)"
    var problem = Diagnostic(
      Self.code,
      "\(question) is not decided\(more), because it takes too long to find out",
      at: model.place(of: pattern, other ?? pattern))
    if let other, other.pattern.span != problem.span {
      problem = problem.also(other.pattern.span, "this is the other pattern")
    }
    return problem.note("patterns that differ in literal text of the path are decided at once")
  }
}
