import RoutegenSource
import RoutegenSyntax

/// The memory that the model of a file may need, in bytes.
///
/// What groups and mounts add to patterns is copied to each of them, so that without a limit the
/// model of a small file could have any size.
struct ExpansionBudget {
  private static let limit = 1 << 26

  /// The size of the file, and of everything that was added to its patterns so far.
  private(set) var used: Int

  /// Whether something did not fit.
  private(set) var isExceeded = false

  init(used: Int) { self.used = used }

  /// Returns whether `size` more bytes fit, and uses them if so.
  mutating func spend(_ size: Int) -> Bool {
    guard used + size <= Self.limit else {
      isExceeded = true
      return false
    }
    used += size
    return true
  }
}

extension RouteResolver {
  /// The limit on patterns of a route that groups with `also` may make.
  static let mostPatterns = 64

  /// The limit on path segments and query items of links, and on parameters of cases.
  private static let largestCount = max(LinkSizeLimits.segmentCount, LinkSizeLimits.itemCount)

  /// Returns whether a link can be as large as the pattern; reports it if not.
  ///
  /// A larger pattern is not resolved, so the cost of a pattern is bounded.
  mutating func isOfSize(
    _ syntax: PatternSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Bool {
    let length = scope.prefixes.map(\.beginning.utf8.count).max() ?? 0
    let segmentCount = scope.prefixes.map(\.pattern.segments.count).max() ?? 0
    if segmentCount + syntax.segments.count > Self.largestCount {
      return bag.refuse(.tooLong(syntax, Self.largestCount, "segments"))
    }
    let itemCount = scope.items.count + syntax.query.count
    if max(itemCount, syntax.fragmentItems.count) > Self.largestCount {
      return bag.refuse(.tooLong(syntax, Self.largestCount, "items of a query"))
    }
    if scope.parameters.count + syntax.placeholders.count > Self.largestCount {
      return bag.refuse(.tooManyParameters(syntax, Self.largestCount))
    }
    if length + syntax.span.end - syntax.span.start > LinkSizeLimits.byteCount {
      return bag.refuse(.tooLong(syntax, LinkSizeLimits.byteCount, "bytes"))
    }
    // One of thousands of patterns that do not fit is enough.
    let isFirst = !budget.isExceeded
    if budget.spend(scope.size) { return true }
    if isFirst, isFileComplete { bag.report(.expandsTooFar(syntax)) }
    return false
  }
}

extension Diagnostic {
  fileprivate static func tooLong(
    _ syntax: PatternSyntax, _ count: Int, _ noun: String
  ) -> Diagnostic {
    Diagnostic(
      .unprintablePattern, "no link has more than \(count) \(noun)", at: syntax.span)
  }

  fileprivate static func tooManyParameters(
    _ syntax: PatternSyntax, _ count: Int
  ) -> Diagnostic {
    Diagnostic(.unprintablePattern, "no route has more than \(count) parameters", at: syntax.span)
  }

  fileprivate static func expandsTooFar(_ syntax: PatternSyntax) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "from here on, the groups add more to their patterns than can be compiled",
      at: syntax.span
    )
    .note("every pattern includes the patterns of its groups; shorten those")
  }
}
