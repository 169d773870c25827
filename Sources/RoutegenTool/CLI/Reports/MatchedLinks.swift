import RoutegenCompiler

/// The result of `match FILE -`: what each of many links is, and how many of each kind there are.
struct MatchedLinks {
  private let lines: [Line]

  /// A link of the input, with its expected route.
  struct Line {
    let report: MatchReport
    let link: String

    /// The text after the tab: a route with values, or `-` for a link that must not be a route.
    let expected: String?

    /// Whether the link is as expected or, without an expectation, a route.
    var isGood: Bool {
      switch expected {
      case nil: report.isRoute
      case "-"?: !report.isRoute
      case let expected?: report.isRoute && report.answer.agrees(with: expected, in: report.model)
      }
    }
  }

  /// - Parameter list: The links, with their expected routes.
  init(_ list: SourceFile, _ matcher: ExplainingMatcher, now: Double?) {
    lines = list.linkListLines.map { line in
      let link = list.text(of: line.link)
      let explanation = matcher.explain(link, isPath: true)
      let expected = list.text(of: line.expectation)
      return Line(
        report: MatchReport(matcher: matcher, explanation: explanation, now: now), link: link,
        expected: expected.isEmpty ? nil : expected)
    }
  }

  var isGood: Bool { lines.allSatisfy(\.isGood) }

  private var routeCount: Int { lines.count { $0.report.isRoute } }

  func text(_ style: Style) -> String {
    let rows = lines.map { line in
      let mark = line.isGood ? style("✓", .help) : style("✗", .error)
      let wrong = line.isGood ? nil : line.expected
      return "\(mark) \(printable(line.link))  \(style(printable(line.report.message), .faint))"
        + (wrong.map { "  \(style("expected:", .error)) \(printable($0))" } ?? "") + "\n"
    }
    return rows.joined() + (rows.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// The counts in one line.
  private var summary: String {
    let links = lines.count == 1 ? "1 link" : "\(lines.count) links"
    let routes = routeCount == 1 ? "1 is a route" : "\(routeCount) are routes"
    let expectations = lines.filter { $0.expected != nil }
    let wrong = expectations.count { !$0.isGood }
    return "\(links): \(routes), \(lines.count - routeCount) not"
      + (expectations.isEmpty
        ? "" : "; \(expectations.count - wrong) as expected, \(wrong) not as expected")
  }

  /// The document; within one version fields are only added, and never change their meaning.
  var json: String {
    let expected = lines.filter { $0.expected != nil }
    let asExpected = expected.count { $0.isGood }
    let links: [JSONMembers] = lines.map {
      [
        "link": $0.link, "answer": jsonAnswer($0.report), "expected": $0.expected,
        "isAsExpected": $0.expected == nil ? nil : $0.isGood,
      ]
    }
    let counts = [
      "links": lines.count, "routes": routeCount, "asExpected": asExpected,
      "notAsExpected": expected.count - asExpected,
    ]
    let document: JSONMembers = ["version": 1, "links": links, "counts": counts]
    return jsonText(document)
  }
}
