/// The answers of two matchers to many links.
struct AnswerTally: Sendable, CustomStringConvertible {
  var sets = 0
  var links = 0

  /// The number of answers of each kind.
  var answers: [String: Int] = [:]
  var differences: [String] = []

  mutating func add(_ other: AnswerTally) {
    sets += other.sets
    links += other.links
    answers.merge(other.answers, uniquingKeysWith: +)
    differences += other.differences
  }

  var description: String {
    let kinds = answers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(sets) route sets, \(links) links: \(kinds.joined(separator: ", "))"
  }
}
