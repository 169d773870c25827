@testable import RoutegenCompiler
@testable import RoutegenTool

/// The reasons for which a link is opened wrongly or left out, because no association file can say it.
///
/// `Documentation/Publishing.md` lists them.
enum AppleResidue: String, Hashable {
  /// The app does not accept the link at all, for instance because a key occurs twice.
  case malformed

  /// The path has two slashes in a row.
  case slashes

  /// A value has a tab or a line break, which only a `Text` accepts.
  case lineBreak

  /// A text is escaped in another way than in a printed link.
  case spelling

  /// A required text is empty, or the key of a `Bool` has no value.
  case emptyText

  /// The value of an optional item is not one of its type.
  case optionalValue

  /// The rest of a path, after a wildcard, is longer than the deepest layer.
  case depth

  /// A number has more digits than fit, or is in a text with a character of Apple's patterns.
  case number

  /// The file would be too large with the exclusions of texts that are no numbers, which RG603 says.
  case notRefined

  /// The type has no pattern, which RG602 says.
  case wide

  /// No component closes only the links of the pattern, which RG605 says.
  case lostExclusion

  /// - Returns: `nil` if there is none of these reasons.
  init?(_ link: String, isOpen: Bool, _ file: AppleFile, _ matcher: ExplainingMatcher) {
    guard let parts = matcher.parts(of: link) else {
      self = .malformed
      return
    }
    if case .malformed = matcher.match(link) {
      self = .malformed
      return
    }
    let claim = file.claim(decidingOn: link)
    // Nothing excuses an exclusion that is wider than its pattern.
    if !isOpen, let claim, file.isWide(claim) {
      self = .wide
    } else if !isOpen, let candidate = matcher.candidate(of: link), file.isLost(candidate) {
      self = .lostExclusion
    } else if parts.hasEmptySegment {
      self = .slashes
    } else if !isOpen, parts.hasLineBreak {
      self = .lineBreak
    } else if NearbyLinks.withEscapedSlashes(parts.printed) != link,
      Self.spellings(of: link, parts, matcher).contains(where: {
        $0 != link
          && (Self.agree($0, file, matcher)
            || AppleResidue($0, isOpen: Claims.opens($0, matcher), file, matcher) != nil)
      })
    {
      self = .spelling
    } else if isOpen, let candidate = matcher.candidate(of: link),
      candidate.hasEmptyText(parts, matcher.model)
    {
      self = .emptyText
    } else if let claim, Self.isOptional(claim.candidate, parts, matcher) {
      self = .optionalValue
    } else if isOpen, let candidate = matcher.candidate(of: link), candidate.isDeep(parts) {
      self = .depth
    } else if !isOpen || claim?.opens == false, parts.hasUnusualNumber {
      self = .number
    } else if file.association.isRefinedInPart, claim?.candidate.hasNumber == true {
      self = .notRefined
    } else {
      return nil
    }
  }

  /// The link with its texts, or only those of the path or before a URL, escaped as in printed links.
  private static func spellings(
    of link: String, _ parts: LinkParts, _ matcher: ExplainingMatcher
  ) -> [String] {
    let candidate = matcher.candidate(of: link)
    return [parts.printed, parts.withPrintedPath(of: link)]
      + [candidate.flatMap { parts.printed(before: $0, matcher.model) }].compactMap { $0 }
  }

  private static func agree(
    _ link: String, _ file: AppleFile, _ matcher: ExplainingMatcher
  ) -> Bool {
    Claims.opens(link, matcher) == file.matcher.opens(link)
  }

  /// Whether the link satisfies the pattern without the items that it does not require.
  static func isOptional(
    _ candidate: Candidate, _ parts: LinkParts, _ matcher: ExplainingMatcher
  ) -> Bool {
    let required = candidate.requiredKeys
    let isRequired = { (item: LinkParts.Item) in
      required.contains { matcher.model.isSame(String(decoding: item.key, as: UTF8.self), $0) }
    }
    var kept = parts
    kept.query = parts.query.filter(isRequired)
    kept.fragmentItems = parts.fragmentItems.filter(isRequired)
    if !candidate.readsWholeFragment { kept.fragment = nil }
    // A pattern with the same items may be tried before.
    guard let same = matcher.candidate(of: kept.printed),
      same === candidate
        || Set(same.requiredKeys).isSubset(of: required)
          && matcher.model.opens(same.target) == matcher.model.opens(candidate.target)
    else { return false }
    let found = matcher.candidate(of: parts.printed)
    return found !== candidate && found !== same
  }
}

extension Candidate {
  fileprivate var hasNumber: Bool {
    let unnamed = pattern.segments.compactMap { segment in
      if case .parameter(nil, let type) = segment { type.kind } else { nil }
    }
    return (parameters.map(\.type.kind) + unnamed).contains { [.int, .uint].contains($0) }
  }

  var readsWholeFragment: Bool {
    zip(sources, parameters).contains { $0 == .fragment && !$1.mayBeAbsent }
  }

  /// The keys of the query and of the fragment that a link must have.
  var requiredKeys: [String] {
    (literals + fragmentLiterals).map(\.key)
      + zip(sources, parameters).flatMap { source, parameter -> [String] in
        guard !parameter.mayBeAbsent else { return [] }
        switch source {
        case .query(let key), .restOfLink(let key?), .fragmentItem(let key): return [key]
        case .path, .restOfLink, .otherItems, .fragment, .constant, .host, .payload, .absent:
          return []
        }
      }
  }

  /// Whether the link has a required parameter without a text.
  func hasEmptyText(_ parts: LinkParts, _ model: RouteModel) -> Bool {
    zip(sources, parameters).contains { source, parameter in
      guard !parameter.mayBeAbsent else { return false }
      let items: [LinkParts.Item]
      switch source {
      case .query(let key), .restOfLink(let key?):
        items = parts.query.filter {
          model.isSame(String(decoding: $0.key, as: UTF8.self), key)
        }
      case .fragmentItem(let key):
        items = parts.fragmentItems.filter {
          model.isSame(String(decoding: $0.key, as: UTF8.self), key)
        }
      case .fragment: return parts.fragment?.isEmpty ?? true
      case .path, .restOfLink, .otherItems, .constant, .host, .payload, .absent: return false
      }
      return items.contains(where: \.value.isEmpty)
    }
  }

  /// Whether the link has more segments than the layers of the file follow.
  func isDeep(_ parts: LinkParts) -> Bool {
    guard case .rest? = pattern.segments.last else { return false }
    return parts.segments.count > pattern.segments.count + 8
  }
}

extension LinkParts {
  /// Whether a value of the query or the fragment has a tab or a line break.
  var hasLineBreak: Bool {
    ((query + fragmentItems).flatMap { $0.key + $0.value } + (fragment ?? []))
      .contains { [0x09, 0x0A, 0x0D].contains($0) }
  }

  var hasEmptySegment: Bool { segments.contains(where: \.isEmpty) }

  /// Whether a text is a number of 19 or more digits, or has a character with a meaning in Apple's
  /// patterns.
  fileprivate var hasUnusualNumber: Bool {
    (segments + query.map(\.value)).contains { text in
      text.filter { (0x30...0x39).contains($0) }.count >= 19
        || text.contains { "*?$()".utf8.contains($0) }
    }
  }
}
