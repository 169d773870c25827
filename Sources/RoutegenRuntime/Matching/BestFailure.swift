/// What came nearest to being the route of a link: the reason that is told if nothing is.
///
/// Texts are made only when it is told.
struct BestFailure {
  /// How near a failure was; the greater is the more helpful.
  enum Rank: Int, Comparable {
    case notFound, missing, invalidValue

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var rank = Rank.notFound
  private var candidate = 0
  private var slot = 0
  private var capture = Capture.absent
  private var payloadText: String?

  /// Whether a candidate was left out because the text of a required String is empty.
  var rejectedEmptyText = false

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
