/// What a link or a payload is, and how it came to that.
package struct MatchExplanation: Sendable {
  /// Expiry, which needs a clock, is not in it; see ``expiries``.
  package internal(set) var answer = ExplainingMatcher.Answer.notFound

  /// The rules by which a payload, a quick action or an activity may name a route.
  ///
  /// As far as they were tried: the last is the one that decided. None for a link.
  package internal(set) var rules: [RuleAttempt] = []

  /// The links that were read: the one that was given, then what it held, from the outermost.
  package internal(set) var readings: [Reading] = []

  /// What was said of the end of the link or payload, in the order of looking: if any of it is past, the
  /// answer is that, whatever comes later.
  package internal(set) var expiries: [Expiry] = []

  /// One rule beside a payload.
  package struct RuleAttempt: Sendable {
    /// As the file writes it: `type screen`, `@shortcut("com.example.search")`.
    package let text: String

    /// The text of its key; `nil` if it is not there, or if the rule has none.
    package let value: String?

    /// Whether the rule said what the payload is.
    package let decides: Bool

    /// The route that it names outright.
    package internal(set) var attempt: Attempt?
  }

  /// One link.
  package struct Reading: Sendable {
    package let text: String

    /// In lower case; `nil` for a path.
    package internal(set) var scheme: String?

    /// As written; `nil` where it is a segment of the path, or not there.
    package internal(set) var host: String?

    /// Decoded.
    package internal(set) var segments: [String] = []

    /// The blocks in the order of trying, what stands outside of them last; none if the link did not come
    /// as far.
    package internal(set) var scopes: [ScopeAttempt] = []

    /// The link in it, if it is an envelope.
    package internal(set) var inner: String?
  }

  /// The patterns of one block, or those outside of blocks.
  package struct ScopeAttempt: Sendable {
    /// `nil` for what stands outside of blocks.
    package let origin: OriginConstraint?

    /// Whether the link comes by it.
    package let isEntered: Bool

    /// The first segment of every pattern; what ends at the root.
    package let children: [Branch]
    package let ends: [Attempt]
  }

  /// One segment of patterns, beside the one of the link.
  package struct Branch: Sendable {
    /// As the file writes it: `users`, `{id: Int}`.
    package let segment: String
    package let isLiteral: Bool

    /// Why the link's segment is another; `nil` if the branch was entered.
    package let problem: String?

    /// Whether the path of the link ends here.
    package let isEnd: Bool

    /// None if the branch was not entered.
    package let children: [Branch]

    /// The patterns that end here.
    package let ends: [Attempt]
  }

  /// One pattern at the end of its path.
  package struct Attempt: Sendable {
    /// Where it leads.
    package let target: Candidate.Target
    package let pattern: String

    /// Whether a payload's keys stand for what the path does not say.
    package let isForPayloads: Bool

    /// Why the link is not this; `nil` if it could be.
    package let problem: String?

    /// Whether the answer came by it.
    package let isTaken: Bool
  }
}

extension MatchExplanation.Reading {
  /// The patterns that were come to, in the order of trying.
  package var ends: [MatchExplanation.Attempt] {
    scopes.flatMap { $0.ends + $0.children.flatMap(\.allEnds) }
  }
}

extension MatchExplanation.Branch {
  /// The patterns that end here or further on.
  fileprivate var allEnds: [MatchExplanation.Attempt] { ends + children.flatMap(\.allEnds) }

  /// Whether the answer came this way.
  package var isTaken: Bool {
    ends.contains(where: \.isTaken) || children.contains(where: \.isTaken)
  }

  /// Whether the link could be something that ends here or further on.
  package var fits: Bool {
    ends.contains { $0.problem == nil } || children.contains(where: \.fits)
  }
}

extension MatchExplanation.ScopeAttempt {
  /// Whether the link could be something in it.
  package var fits: Bool {
    ends.contains { $0.problem == nil } || children.contains(where: \.fits)
  }

  /// Whether the answer came this way.
  package var isTaken: Bool {
    ends.contains(where: \.isTaken) || children.contains(where: \.isTaken)
  }
}
