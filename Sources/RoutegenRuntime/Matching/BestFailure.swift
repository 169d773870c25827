/// The most helpful reason why no candidate matched, as the error for the link.
///
/// Only addresses are recorded; texts are created when the error is thrown.
struct BestFailure {
  /// The kinds of failure, the most helpful one last.
  enum Rank: Int, Comparable {
    case notFound, missing, invalidValue

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var rank = Rank.notFound
  private var candidate = 0
  private var slot = 0
  private var capture = Capture.absent
  private var payloadText: String?

  /// Whether a candidate was skipped because the text of a required `String` is empty.
  var rejectedEmptyText = false

  /// Records a failure of a candidate's parameter, unless one of this rank or higher is recorded.
  mutating func note(
    _ rank: Rank, _ candidate: CandidateRecord, _ slot: Int, _ capture: Capture = .absent,
    payloadText: String? = nil
  ) {
    guard rank > self.rank else { return }
    (self.rank, self.candidate, self.slot) = (rank, candidate.address, slot)
    (self.capture, self.payloadText) = (capture, payloadText)
  }

  func error(_ source: borrowing LinkSource) -> LinkError {
    let candidate = CandidateRecord(source.table, at: candidate)
    if rank == .missing { return .missing(parameter: candidate.name(of: slot)) }
    return candidate.invalidValue(payloadText ?? source.string(of: capture) ?? "", slot)
  }
}
