/// The identity of a pattern: a mounted one may be in the tree more than once, at other paths, and one
/// in a block of two hosts is there twice.
package struct PatternID: Hashable {
  let target: Candidate.Target
  let span: Span
  let text: String

  package init(_ candidate: Candidate) {
    (target, span, text) = (candidate.target, candidate.pattern.span, candidate.pattern.text)
  }

  /// The identity of all patterns that one line is with and without segments that may be missing.
  package init(ofLine candidate: Candidate) {
    (target, span, text) = (candidate.target, candidate.pattern.span, "")
  }
}
