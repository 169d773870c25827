extension AndroidClaim {
  /// The rules of the claim, one for each combination of its patterns.
  var rules: [AndroidRule] {
    let (queries, fragments) = (queries, fragments)
    return paths.flatMap { path in
      queries.flatMap { query in
        fragments.map { fragment in
          var rule = AndroidRule(path: path)
          (rule.items, rule.fragment, rule.excludes) = (query, fragment, !opens)
          return rule
        }
      }
    }
  }

  /// The patterns of the paths, twice for those that end in a literal: a slash may follow.
  var paths: [String] {
    // The path without segments may be empty, and an empty pattern is malformed. The guard before has
    // excluded all others.
    guard let last = path.last?.last else { return ["*"] }
    var paths = [""]
    for segment in path {
      let patterns = AndroidRuleText.patterns(of: segment)
      paths = paths.flatMap { path in patterns.map { path + "/" + $0 } }
    }
    return switch last {
    case .text, .oneOf, .flag, .numbers, .digits, .uuid: paths.flatMap { [$0, $0 + "/"] }
    case .any, .anyOrEmpty, .integer, .decimal, .date, .prefixed, .url: paths
    }
  }

  /// The patterns of the items.
  var queries: [[String: String]] {
    var queries: [[String: String]] = [[:]]
    for item in items {
      let key = AndroidRuleText.literal(item.key)
      queries = queries.flatMap { query in
        AndroidRuleText.patterns(of: item.shape).map { query.merging([key: $0]) { $1 } }
      }
    }
    return queries
  }

  /// The patterns of the fragment; `nil` for any, also if there would be too many.
  var fragments: [String?] {
    switch fragment {
    case .any: return [nil]
    case .whole(let shape): return AndroidRuleText.patterns(of: shape)
    case .items(let items):
      guard let texts = ItemPatterns.patterns(items.map(Self.forms)) else { return [nil] }
      // A '*' before it matches the other items, too.
      return texts.filter { !$0.utf8.suffix(3).elementsEqual("*&*".utf8) }
    }
  }

  /// The texts that an item of a fragment may have.
  private static func forms(_ item: AndroidItem) -> [String] {
    let key = AndroidRuleText.literal(item.key)
    let values = AndroidRuleText.patterns(of: item.shape).map { key + "=" + $0 }
    return item.shape == .text("") || item.shape == .anyOrEmpty ? [key] + values : values
  }
}
