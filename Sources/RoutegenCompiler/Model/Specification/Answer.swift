extension ExplainingMatcher {
  /// What a link is.
  package enum Answer: Hashable, Sendable {
    /// The route, and the decoded texts of each of its parameters; no texts for an absent one.
    case route(Int, values: [[String]])
    case malformed(String)
    case wrongScheme(String)
    case wrongHost(String)
    case notFound
    case missing(parameter: String)
    case invalidValue(parameter: String, value: String)

    /// The most specific match is an `except` pattern.
    case excluded

    /// The index of the route; `nil` if the link opens none.
    package var route: Int? { if case .route(let index, _) = self { index } else { nil } }
  }

  /// The answer by the patterns of a link's scopes.
  package enum Verdict {
    /// The answer, and the number of the pattern that decided; `nil` if no pattern did.
    case answer(Answer, by: Int?)

    /// The link inside an envelope, which is to be read, and the number of the envelope's pattern.
    ///
    /// `isWritten` is `true` for a fragment, which is not decoded.
    case envelope(String, isWritten: Bool, by: Int)

    /// The number of the pattern that decided.
    package var pattern: Int? {
      switch self {
      case .answer(_, let pattern): pattern
      case .envelope(_, _, let pattern): pattern
      }
    }
  }

  /// The reason why a text is not a link, or why a link does not match.
  package struct Failure: Error {
    package let answer: Answer

    init(_ answer: Answer) {
      self.answer = answer
    }

    /// The more helpful of two failures; the first if they are of one kind.
    func orMoreHelpful(_ other: Failure) -> Failure {
      other.answer.helpfulness > answer.helpfulness ? other : self
    }
  }
}

extension ExplainingMatcher.Answer {
  /// How much an answer helps to correct the link: the greater, the better.
  fileprivate var helpfulness: Int {
    switch self {
    case .invalidValue: 2
    case .missing: 1
    case .route, .malformed, .wrongScheme, .wrongHost, .notFound, .excluded: 0
    }
  }
}
