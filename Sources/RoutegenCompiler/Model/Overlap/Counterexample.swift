/// A link that a pattern matches, and the pattern that wins it.
struct Counterexample {
  let link: WitnessLink

  /// The pattern that is tried before, and matches.
  let winner: Candidate
}
