package import RoutegenCompiler

/// The answer for a link or a payload, and everything that was tried to find it.
package struct MatchExplanation: Sendable {
  package init() {}

  /// An answer without the attempts that led to it.
  package init(_ answer: ExplainingMatcher.Answer) { self.answer = answer }

  /// Creates an explanation of which only the answer matters.
  init(withReadings: Bool) { hasReadings = withReadings }

  /// Whether ``readings`` are kept, which takes longer than to find the answer.
  private(set) var hasReadings = true

  /// The answer without expiry, which needs a clock; see ``expiries``.
  package internal(set) var answer = ExplainingMatcher.Answer.notFound

  /// The rules by which a payload, a quick action or an activity may name a route.
  ///
  /// Only those that were tried: the last one decided. Empty for a link.
  package internal(set) var rules: [RuleAttempt] = []

  /// The links that were read: the given one, then those inside envelopes, from the outermost.
  package internal(set) var readings: [Reading] = []

  /// The expiry dates that were read, in order.
  ///
  /// If one of them has passed, the link or payload has expired, whatever the answer is.
  package internal(set) var expiries: [Expiry] = []

  /// The items of links and payloads that no parameter of the route reads, in the order of
  /// `Link.extras`: those of the inner link, then those of its envelopes.
  package internal(set) var extras: [Extra] = []

  /// The fragment, if the pattern that decides reads none.
  package internal(set) var unreadFragment: String?

  /// The key with dots of the value that is missing, in a dictionary of the payload.
  package internal(set) var innerKey: String?

  /// Whether the value that is wrong is a list, a dictionary or data.
  var isOtherValue = false

  /// What a payload would be with another order of lines.
  package internal(set) var laterRule: String?

  /// An item that no parameter reads; both texts are decoded.
  package struct Extra: Hashable, Sendable {
    package let key: String
    package let value: String
  }

  /// The attempt to apply one rule to a payload.
  package struct RuleAttempt: Sendable {
    /// The rule as the file writes it: `type screen`, `@shortcut("com.example.search")`.
    package let text: String

    /// The text of the rule's key; `nil` if it is absent, or if the rule has no key.
    package let value: String?

    /// Whether the rule decided what the payload is.
    package let decides: Bool

    /// The attempt to use the route that the rule names outright.
    package internal(set) var attempt: Attempt?
  }

  /// The reading of one link.
  package struct Reading: Sendable {
    package let text: String

    /// The scheme in lower case; `nil` for a path.
    package internal(set) var scheme: String?

    /// The host as written; `nil` if there is none, or if it is a segment of the path.
    package internal(set) var host: String?

    /// The path's segments, decoded.
    package internal(set) var segments: [String] = []

    /// The blocks in the order in which they are tried, then the top level; empty if the link was refused
    /// before.
    package internal(set) var scopes: [ScopeAttempt] = []

    /// The link inside, if the link is an envelope.
    package internal(set) var inner: String?
  }

  /// The patterns of one block, or of the top level.
  package struct ScopeAttempt: Sendable {
    /// The origin constraints of the block; empty for the top level.
    package let origins: [OriginConstraint]

    /// Whether the link belongs to the block.
    package let isEntered: Bool

    /// The first segments of the patterns.
    package let children: [Branch]

    /// The patterns without segments.
    package let ends: [Attempt]
  }

  /// A segment that some patterns have in common, compared with the link's.
  package struct Branch: Sendable {
    /// The segment as the file writes it: `users`, `{id: Int}`.
    package let segment: String
    package let isLiteral: Bool

    /// The reason why the link's segment does not match; `nil` if it does.
    package let problem: String?

    /// Whether the link's path ends here.
    package let isEnd: Bool

    /// Whether only exceptions have the segment.
    let leadsNowhere: Bool

    /// The segments after this one; empty if the link's segment does not match.
    package let children: [Branch]

    /// The patterns that end here.
    package let ends: [Attempt]
  }

  /// The attempt to match one pattern at the end of its path.
  package struct Attempt: Sendable {
    package let target: Candidate.Target
    package let pattern: String

    /// Whether a payload's keys supply the path's parameters.
    package let isForPayloads: Bool

    /// The reason why the link does not match; `nil` if it does.
    package let problem: String?

    /// The item of the pattern that the link lacks, if that is the reason.
    var neededItem: String?

    /// Whether the pattern decided the answer.
    package let isChosen: Bool
  }
}

extension MatchExplanation {
  /// This explanation and that of a text that was tried after it, which has the answer.
  package func followed(by next: MatchExplanation) -> MatchExplanation {
    var explanation = next
    explanation.rules = rules + next.rules
    explanation.readings = readings + next.readings
    explanation.expiries = expiries + next.expiries
    return explanation
  }
}

extension MatchExplanation.Reading {
  /// The patterns whose ends the link reached, in match order.
  package var ends: [MatchExplanation.Attempt] {
    scopes.flatMap(\.allEnds)
  }
}

/// A scope or a segment, and the patterns that end there or go on.
protocol MatchLevel {
  var ends: [MatchExplanation.Attempt] { get }
  var children: [MatchExplanation.Branch] { get }
}

extension MatchLevel {
  /// The patterns that end here or below.
  var allEnds: [MatchExplanation.Attempt] { ends + children.flatMap(\.allEnds) }

  /// Whether a pattern that ends here or below decided the answer.
  var isChosen: Bool { allEnds.contains(where: \.isChosen) }

  /// Whether the link matches a pattern that ends here or below.
  var fits: Bool { allEnds.contains { $0.problem == nil } }
}

extension MatchExplanation.Branch: MatchLevel {}

extension MatchExplanation.ScopeAttempt: MatchLevel {
  /// The head of the block, such as `host a.example, host b.example`; `nil` for the top level.
  package var originText: String? {
    origins.isEmpty ? nil : origins.map(\.text).joined(separator: ", ")
  }
}

extension MatchExplanation.Attempt {
  /// The pattern with its target, such as `/users/{id} → user`.
  package func text(in model: RouteModel) -> String {
    switch target {
    case .route(let index): "\(pattern) → \(model.routes[index].qualifiedName)"
    case .exception: "except \(pattern)"
    case .envelope: "unwrap \(pattern)"
    }
  }
}

extension Payload {
  /// The texts of the other keys, in the order of the keys.
  func extras(except named: [String]) -> [MatchExplanation.Extra] {
    values.sorted { $0.key < $1.key }.compactMap { key, value in
      guard case .text(let text) = value, !text.isEmpty, !isRead(key, by: named) else { return nil }
      return MatchExplanation.Extra(key: key, value: text)
    }
  }
}
