/// The work that may be done to find out how the patterns of a file overlap, whatever its builds and rules, or how those
/// of two versions do, whatever their builds and the changes that are tried.
///
/// Whether a link reaches a pattern is a question as hard as whether a Boolean formula has a solution, so
/// a small file can ask what no computer answers. The search is exact within the budget; a question that
/// exceeds it is not decided, which is reported.
///
/// The unit is about the work of asking whether a text has a form. It is counted, not measured, so the
/// same file always has the same result.
package final class SearchBudget {
  package struct Exceeded: Error {}

  /// What is left for the question, and for all of them.
  private var ofQuestion = 0
  private var ofModel: Int
  private let share: Int

  /// The shortest texts of the sets for which they were looked for.
  var shortest: [RegularLanguage: String?] = [:]

  /// The work that was done.
  private(set) var spent = 0

  /// - Parameters:
  ///   - total: The work for all questions about a model, or about two versions of one.
  ///   - share: The work for one of them, so that one pattern does not use up everything.
  package init(total: Int = 500_000, share: Int = 100_000) {
    (ofModel, self.share) = (total, share)
  }

  /// Whether no question can be decided any more.
  package var isExhausted: Bool { ofModel < 0 }

  /// Begins the next question.
  func beginQuestion() {
    ofQuestion = min(share, ofModel)
  }

  /// Spends some work; throws if it exceeds the budget.
  package func spend(_ work: Int) throws(Exceeded) {
    spent += work
    ofQuestion -= work
    ofModel -= work
    if ofQuestion < 0 || ofModel < 0 { throw Exceeded() }
  }
}
