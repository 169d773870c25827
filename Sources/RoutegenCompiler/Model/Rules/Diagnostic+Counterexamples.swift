extension Diagnostic {
  /// The diagnostic with a label at each pattern that wins one of the links; one at each place.
  func showing(_ counterexamples: [Counterexample]) -> Diagnostic {
    var problem = self
    var labelled: Set<Span> = [span]
    for counterexample in counterexamples
    where labelled.insert(counterexample.winner.pattern.span).inserted {
      problem = problem.also(
        counterexample.winner.pattern.span,
        "this pattern matches '\(counterexample.link.text)'")
    }
    return problem
  }
}
