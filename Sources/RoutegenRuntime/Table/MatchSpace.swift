/// The greatest number of each kind of record that a ``MatchFrame`` of this table needs.
struct MatchSpace {
  /// Texts that parameters match on one path.
  let captures: Int

  /// Parameters of one candidate.
  let slots: Int

  /// Segments of one path at which the match may continue in more than one way.
  let choices: Int
}
