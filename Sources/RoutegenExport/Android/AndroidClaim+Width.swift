import RoutegenExplain
import RoutegenModel

extension AndroidClaim {
  /// The segments in which its rules match texts that the pattern does not.
  var wideSegments: [Int] {
    let hasLooseDot = paths.contains(where: \.hasLooseDot)
    return claim.segments.indices.filter { index in
      guard index < path.count else { return false }
      let segment = path[index]
      if isLooseInPath, segment.contains(where: { $0.texts?.count != 1 }) { return true }
      return segment.contains { $0.isWide || hasLooseDot && $0.hasDot }
    }
  }

  /// Whether they do so in the query or the fragment.
  var isWideAfterPath: Bool {
    if isLooseInItems || items.contains(where: { $0.isWide }) { return true }
    let patterns = queries.flatMap { $0.map { $0.key + "=" + $0.value } }
    switch fragment {
    case .any: break
    case .whole(let shape): if shape.isWide { return true }
    case .items(let items): if items.contains(where: \.isWide) || fragments == [nil] { return true }
    }
    return (patterns + fragments.compactMap { $0 }).contains(where: \.hasLooseDot)
  }
}

extension AndroidItem {
  fileprivate var isWide: Bool { AndroidRuleText.hasWildcard(key) || shape.isWide }
}

extension AndroidShape {
  /// Whether the patterns of the shape match texts that are none of its type.
  fileprivate var isWide: Bool {
    switch self {
    case .text(let text), .prefixed(let text): AndroidRuleText.hasWildcard(text)
    case .oneOf(let texts): texts.contains(where: AndroidRuleText.hasWildcard)
    case .integer, .decimal, .digits, .uuid, .date, .url: true
    case .flag, .numbers, .any, .anyOrEmpty: false
    }
  }

  fileprivate var hasDot: Bool {
    switch self {
    case .prefixed(let text): text.utf8.contains(UInt8(ascii: "."))
    case .text, .oneOf, .flag, .numbers, .any, .anyOrEmpty, .integer, .decimal, .digits, .uuid,
      .date, .url:
      texts?.contains { $0.utf8.contains(UInt8(ascii: ".")) } ?? false
    }
  }
}

extension String {
  /// Whether a `.` of the pattern matches any character.
  fileprivate var hasLooseDot: Bool {
    utf8.contains(UInt8(ascii: ".")) && AndroidRulePattern(self)?.hasLooseDot ?? false
  }
}
