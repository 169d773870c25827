import RoutegenCompiler

/// Returns the report for people: the answer, the rules of the payload, then the match tree of each
/// link.
package func textReport(_ report: MatchReport, _ style: Style) -> String {
  var head =
    report.isRoute
    ? style(printable(report.message), .strong) + "\n"
    : "\(style("not a route:", .error)) \(printable(report.message))\n"
  if let remedy = report.remedy { head += "\(style("help:", .help)) \(printable(remedy))\n" }
  for expiry in report.explanation.expiries where !report.isPast(expiry) {
    head += printable("it expires at '\(expiry.value)', the value of '\(expiry.key)'") + "\n"
  }
  for (title, text) in report.facts {
    head += "\(style(title.padding(to: 11), .faint))\(printable(text))\n"
  }
  let drawer = MatchDrawer(model: report.model)
  var drawings = report.explanation.readings.compactMap(drawer.drawing)
  if !report.explanation.rules.isEmpty {
    drawings.insert(drawer.drawing(of: report.explanation.rules), at: 0)
  }
  return head + drawings.map { "\n" + $0.text(style) }.joined()
}

/// Draws the attempts to match a link, without those that are irrelevant.
private struct MatchDrawer {
  let model: RouteModel

  /// The maximum number of literals shown that differ from the segment.
  private static let shownLiterals = 5

  /// The maximum number of blocks shown to which the link does not belong.
  private static let shownBlocks = 8

  private static func more(_ count: Int) -> TreeDrawing {
    TreeDrawing(line: StyledLine("… \(count) more", .faint))
  }

  func drawing(of rules: [MatchExplanation.RuleAttempt]) -> TreeDrawing {
    TreeDrawing(
      line: StyledLine("payload", .strong),
      children: rules.map { rule in
        let fails = !rule.decides || rule.attempt?.problem != nil
        var line = marked(fails ? .rejected : .chosen, rule.text)
        if let attempt = rule.attempt { line.append(" → " + attempt.text(in: model)) }
        return TreeDrawing(line: line, note: note(of: rule))
      })
  }

  private func note(of rule: MatchExplanation.RuleAttempt) -> String {
    if let problem = rule.attempt?.problem { return problem }
    if let value = rule.value { return rule.decides ? "'\(value)'" : "the payload has '\(value)'" }
    if rule.decides { return "" }
    return rule.text.hasPrefix("@")
      ? "no route has it, so the payload decides" : "the payload does not have it"
  }

  /// Returns the drawing of a link; `nil` if no pattern was tried.
  func drawing(of reading: MatchExplanation.Reading) -> TreeDrawing? {
    guard !reading.scopes.isEmpty else { return nil }
    let title = StyledLine(reading.text, .strong)
    guard reading.scopes.count > 1 else {
      return TreeDrawing(line: title, children: drawings(below: reading.scopes[0], reading))
    }
    let chosen = reading.scopes.firstIndex(where: \.isChosen) ?? reading.scopes.count
    // A host that is a value of an enum has a block for each value.
    let hidden = reading.scopes.indices.filter { !reading.scopes[$0].isEntered }
      .dropFirst(Self.shownBlocks)
    var children = reading.scopes.enumerated().filter { !hidden.contains($0.offset) }
      .map { place, scope in drawing(of: scope, reading, isLater: place > chosen) }
    if !hidden.isEmpty { children.append(Self.more(hidden.count)) }
    return TreeDrawing(line: title, children: children)
  }

  private func drawing(
    of scope: MatchExplanation.ScopeAttempt, _ reading: MatchExplanation.Reading, isLater: Bool
  ) -> TreeDrawing {
    let isSkipped = !scope.isEntered || isLater
    let mark: Mark = scope.isChosen ? .chosen : isSkipped ? .skipped : .rejected
    let origins = scope.origins.shownTexts.joined(separator: ", ")
    let line = marked(mark, origins.isEmpty ? "outside of blocks" : origins)
    if !scope.isEntered { return TreeDrawing(line: line, note: whyNotEntered(scope, reading)) }
    if isLater, !scope.fits { return TreeDrawing(line: line, note: "comes later") }
    return TreeDrawing(line: line, children: drawings(below: scope, reading))
  }

  private func whyNotEntered(
    _ scope: MatchExplanation.ScopeAttempt, _ reading: MatchExplanation.Reading
  ) -> String {
    guard let scheme = reading.scheme else { return "a path belongs to no block" }
    let isScheme: Bool
    switch scope.origins.first {
    case .host?, .anyHost?: isScheme = false
    case .scheme?: isScheme = !scope.origins.contains(.scheme(scheme))
    case .everywhere?, nil: isScheme = !(["https", "http"] + model.schemes).contains(scheme)
    }
    if isScheme { return "the link's scheme is '\(scheme)'" }
    return reading.host.map { "the link's host is '\($0)'" } ?? "the link has no host"
  }

  private func drawings(
    below scope: MatchExplanation.ScopeAttempt, _ reading: MatchExplanation.Reading
  ) -> [TreeDrawing] {
    drawings(scope.children, scope.ends, reading, depth: 0)
  }

  /// - Parameter depth: The number of segments that are already matched.
  private func drawings(
    _ branches: [MatchExplanation.Branch], _ ends: [MatchExplanation.Attempt],
    _ reading: MatchExplanation.Reading, depth: Int
  ) -> [TreeDrawing] {
    let isEnd = depth == reading.segments.count
    let goesOn = branches.contains { $0.problem == nil }
    // At the end of the path, longer patterns are irrelevant; before the end, complete ones are.
    var drawings = isEnd || !goesOn ? ends.map { drawing(of: $0, reading) } : []
    guard !isEnd || ends.isEmpty else { return drawings }
    let (shown, hiddenCount) = shown(of: branches, isEnd ? nil : reading.segments[depth])
    drawings += shown.map { branch in
      let mark: Mark = branch.isChosen ? .chosen : branch.fits ? .skipped : .rejected
      let next = branch.isEnd ? reading.segments.count : depth + 1
      return TreeDrawing(
        line: marked(mark, branch.segment.withSlash), note: branch.problem ?? "",
        children: branch.problem != nil
          ? [] : self.drawings(branch.children, branch.ends, reading, depth: next))
    }
    if hiddenCount > 0 {
      drawings.append(Self.more(hiddenCount))
    }
    return drawings
  }

  /// Returns the branches to show.
  ///
  /// Literals that differ from the segment are shown only if no literal is equal to it: the most
  /// similar one, or the first ones.
  private func shown(
    of branches: [MatchExplanation.Branch], _ segment: String?
  ) -> (branches: [MatchExplanation.Branch], hiddenCount: Int) {
    let others = branches.filter { $0.isLiteral && $0.problem != nil }
    let isFound = branches.contains { $0.isLiteral && $0.problem == nil }
    var names = others.map(\.segment)
    if isFound {
      names = []
    } else if names.count > Self.shownLiterals {
      let guess = segment.flatMap { closest(to: $0, among: names) }
      names = guess.map { [$0] } ?? Array(names.prefix(Self.shownLiterals))
    }
    let kept = Set(names)
    return (
      branches.filter { !$0.isLiteral || $0.problem == nil || kept.contains($0.segment) },
      isFound ? 0 : others.count - names.count
    )
  }

  private func drawing(
    of attempt: MatchExplanation.Attempt, _ reading: MatchExplanation.Reading
  ) -> TreeDrawing {
    let mark: Mark = attempt.isChosen ? .chosen : attempt.problem == nil ? .skipped : .rejected
    return TreeDrawing(
      line: marked(mark, attempt.text(in: model)), note: note(of: attempt, reading))
  }

  private func note(of attempt: MatchExplanation.Attempt, _ reading: MatchExplanation.Reading)
    -> String
  {
    if let problem = attempt.problem { return problem }
    guard attempt.isChosen else { return "also matches, but comes later" }
    switch attempt.target {
    case .route: return attempt.isForPayloads ? "the payload has the rest of the path" : ""
    case .exception: return "leads nowhere"
    case .envelope: return "contains '\(reading.inner ?? "")'"
    }
  }

  /// The mark at the start of a line.
  private enum Mark: String {
    case chosen = "✓"
    case rejected = "✗"

    /// Not tried, because the answer was already found.
    case skipped = "·"

    var role: Style.Role {
      switch self {
      case .chosen: .help
      case .rejected: .error
      case .skipped: .faint
      }
    }
  }

  private func marked(_ mark: Mark, _ text: String) -> StyledLine {
    var line = StyledLine(mark.rawValue, mark.role)
    line.append(" " + text, mark == .chosen ? .strong : nil)
    return line
  }
}
