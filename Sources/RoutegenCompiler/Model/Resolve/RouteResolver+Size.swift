extension RouteResolver {
  /// The memory that the model of a file may need, in bytes.
  ///
  /// What groups and mounts add to patterns is copied to each of them, so that without a limit the
  /// model of a small file could have any size.
  private static let mostBytes = 1 << 26

  /// The limit on patterns of a route that groups with `also` may make.
  static let mostPatterns = 64

  /// The limit on path segments and query items of links, and on parameters of cases.
  private static let largestCount = max(LinkSizeLimits.segmentCount, LinkSizeLimits.itemCount)

  /// Returns whether `size` more bytes fit, and uses them.
  mutating func spend(_ size: Int) -> Bool {
    expandedSize += size
    return expandedSize <= Self.mostBytes
  }

  /// Returns whether a link can be as large as the pattern; reports it if not.
  ///
  /// A larger pattern is not resolved, so the cost of a pattern is bounded.
  mutating func isOfSize(_ syntax: PatternSyntax, in scope: EnclosingScope) -> Bool {
    func largest(_ size: (Alias) -> Int) -> Int {
      scope.prefixes.map(size).max() ?? 0
    }
    let bytes = largest(\.beginning.utf8.count) + syntax.span.end - syntax.span.start
    let sizes = [
      (largest(\.pattern.segments.count) + syntax.segments.count, Self.largestCount, "segments"),
      (scope.items.count + syntax.query.count, Self.largestCount, "items of a query"),
      (syntax.items.count - syntax.query.count, Self.largestCount, "items of a query"),
      (scope.parameters.count + syntax.parameters.count, Self.largestCount, "parameters"),
      (bytes, LinkSizeLimits.byteCount, "bytes"),
    ]
    if let (_, most, noun) = sizes.first(where: { $0.0 > $0.1 }) {
      return bag.refuse(
        .unprintablePattern, "no link has more than \(most) \(noun)", at: syntax.span)
    }
    // One of thousands of patterns that do not fit is enough.
    let isFirst = expandedSize <= Self.mostBytes
    if spend(scope.size) { return true }
    if isFirst, isFileComplete {
      bag.report(
        .nestedTooDeep, "from here on, the groups add more to their patterns than can be compiled",
        at: syntax.span, note: "every pattern includes the patterns of its groups; shorten those")
    }
    return false
  }
}
