import RoutegenExport
@testable import RoutegenExplain
@testable import RoutegenModel

/// The reasons for which dynamic rules open a link wrongly or leave it out, because no rule can say it.
enum AndroidRuleResidue: String, Hashable {
  /// The app does not accept the link at all, for instance because a key occurs twice.
  case malformed

  /// The path has two slashes in a row.
  case slashes

  /// A text has a character that divides a path or a query, and Android decodes before it divides.
  case divider

  /// A value has a tab or a line break, which only a `Text` accepts.
  case lineBreak

  /// A text is escaped in another way than in a printed link.
  case spelling

  /// A `+` in a fragment is a space for the app and a plus sign for Android.
  case plus

  /// A required text is empty, or a key has no value.
  case emptyText

  /// The value of an optional item is not one of its type.
  case optionalValue

  /// The rest of a path, after a wildcard that may match a slash, is longer than the deepest layer.
  case depth

  /// A text differs in case from the one of a file that is `caseless`.
  case letterCase

  /// Text after a placeholder begins in the value of the placeholder, too, and patterns do not go back.
  case noGoingBack

  /// A required item of a fragment is not among the first two or not at the end.
  case fragmentOrder

  /// The type has no pattern, which RG602 says.
  case wide

  /// A wildcard in the form of a date, a UUID or a URL, of which RG602 says that it is wide, matches a slash.
  case slashInForm

  /// No rule can match the text of the pattern, which RG601 or RG605 says.
  case missing

  /// - Returns: `nil` if there is none of these reasons.
  init?(_ link: String, isOpen: Bool, _ file: AndroidRuleFile, _ matcher: ExplainingMatcher) {
    guard let parts = matcher.parts(of: link) else {
      self = .malformed
      return
    }
    if case .malformed = matcher.match(link) {
      self = .malformed
      return
    }
    let claim = file.claim(decidingOn: link)
    let candidate = matcher.candidate(of: link)
    // Nothing excuses an exclusion that is wider than its pattern.
    if !isOpen, let claim, file.isWide(claim),
      claim.opens || matcher.captures(of: claim.segments, parts) != nil
    {
      self = .wide
    } else if !isOpen, let claim, file.isWide(claim), file.hasForm(decidingOn: link) {
      self = .slashInForm
    } else if let candidate, file.isMissing(candidate) {
      self = .missing
    } else if parts.hasEmptySegment {
      self = .slashes
    } else if !isOpen, parts.hasLineBreak {
      self = .lineBreak
    } else if parts.hasDivider {
      self = .divider
    } else if parts.printed != link, Self.agree(parts.printed, file, matcher) {
      self = .spelling
    } else if let escaped = link.withEscapedPlusInFragment, Self.agree(escaped, file, matcher) {
      self = .plus
    } else if let candidate,
      candidate.hasEmptyText(parts, matcher.model) || candidate.hasKeyAlone(parts, link)
    {
      self = .emptyText
    } else if let claim, AppleResidue.isOptional(claim.pattern, parts, matcher) {
      self = .optionalValue
    } else if let candidate, !file.follows(candidate), candidate.isDeep(parts) {
      self = .depth
    } else if file.claims.differInCase(from: parts) {
      self = .letterCase
    } else if file.claims.needGoingBack(parts) {
      self = .noGoingBack
    } else if let candidate, candidate.needsFragmentItems, parts.fragmentItems.count > 2 {
      self = .fragmentOrder
    } else {
      return nil
    }
  }

  private static func agree(
    _ link: String, _ file: AndroidRuleFile, _ matcher: ExplainingMatcher
  ) -> Bool {
    Claims.opens(link, matcher) == file.matcher.opens(link)
  }
}

extension String {
  /// The link with each `+` of its fragment escaped; `nil` if there is none.
  fileprivate var withEscapedPlusInFragment: String? {
    guard let hash = firstIndex(of: "#"), self[hash...].contains("+") else { return nil }
    return String(self[..<hash]) + self[hash...].replacing("+", with: "%2B")
  }
}

extension AndroidRuleFile {
  /// Whether the deepest rules follow the rest of the pattern to any depth.
  fileprivate func follows(_ candidate: Candidate) -> Bool {
    candidate.pattern.segments.allSatisfy { segment in
      if case .mixed = segment { false } else { true }
    }
  }
}

extension Candidate {
  /// Whether the link has a key alone, which a rule for any value does not match.
  fileprivate func hasKeyAlone(_ parts: LinkParts, _ link: String) -> Bool {
    (literals + fragmentLiterals).contains { literal in
      literal.text == nil
        && (parts.query + parts.fragmentItems).contains {
          $0.value.isEmpty && String(decoding: $0.key, as: UTF8.self) == literal.key
        }
    }
  }

  fileprivate var needsFragmentItems: Bool {
    !fragmentLiterals.isEmpty
      || sources.contains { if case .fragmentItem = $0 { true } else { false } }
  }

  /// The texts that a link must have as the file writes them, and those of enums.
  fileprivate func texts(_ model: RouteModel) -> [String] {
    let types = parameters.map(\.type) + pattern.segments.flatMap(\.types)
    var texts: [String] = pattern.segments.flatMap(\.literals) + requiredKeys
    texts += (literals + fragmentLiterals).compactMap(\.text)
    for type in types {
      guard case .enumeration(let index) = type.kind else { continue }
      texts += model.enumerations[index].values.map(\.text)
    }
    return texts
  }
}

extension Segment {
  fileprivate var types: [ValueType] {
    switch self {
    case .parameter(_, let type): [type]
    case .mixed(let pieces):
      pieces.compactMap { if case .parameter(_, let type) = $0 { type } else { nil } }
    case .literal, .rest: []
    }
  }
}

extension LinkParts {
  /// Whether a text has a slash, or an item has `&` or `;`, or a key has `=`.
  fileprivate var hasDivider: Bool {
    let items: [LinkParts.Item] = query + fragmentItems
    let dividers = Array("&;".utf8)
    return segments.contains { $0.contains(UInt8(ascii: "/")) }
      || items.contains { $0.key.contains(UInt8(ascii: "=")) }
      || items.contains { ($0.key + $0.value).contains(where: dividers.contains) }
  }

  /// All texts of the link, decoded.
  fileprivate var texts: [String] {
    let items: [LinkParts.Item] = query + fragmentItems
    let bytes: [[UInt8]] = segments + items.flatMap { [$0.key, $0.value] }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Claims {
  /// Whether a text of the link is one of the file, but in another case.
  fileprivate func differInCase(from parts: LinkParts) -> Bool {
    guard model.isCaseless else { return false }
    let own = all.flatMap { $0.candidate.texts(model) }
    return parts.texts.contains { text in
      own.contains { text.lowercased().contains($0.lowercased()) && !text.contains($0) }
    }
  }

  /// Whether a segment of the link has the text after a placeholder, or its beginning, more often than a number
  /// of times.
  func needGoingBack(_ parts: LinkParts, moreOftenThan most: Int = 1) -> Bool {
    all.contains { claim in
      zip(claim.segments, parts.segments).contains { segment, bytes in
        guard case .mixed(let pieces) = segment else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return pieces.dropFirst().contains { piece in
          guard case .literal(let literal) = piece, let first = literal.unicodeScalars.first else {
            return false
          }
          return text.unicodeScalars.count(where: { $0 == first }) > most
        }
      }
    }
  }
}
