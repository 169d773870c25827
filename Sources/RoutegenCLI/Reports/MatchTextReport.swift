import RoutegenModel
import RoutegenSource

/// What people read: the answer, then the rules of the payload, then each link on its way through the
/// tree.
func textReport(_ report: MatchReport, _ style: Style) -> String {
  var head =
    report.isRoute
    ? style(printable(report.message), .strong) + "\n"
    : "\(style("not a route:", .error)) \(printable(report.message))\n"
  if let remedy = report.remedy { head += "\(style("help:", .help)) \(remedy)\n" }
  for expiry in report.explanation.expiries where !report.isPast(expiry) {
    head += printable("it expires at '\(expiry.value)', as '\(expiry.key)' says") + "\n"
  }
  let drawer = MatchDrawer(model: report.model)
  var drawings = report.explanation.readings.compactMap(drawer.drawing)
  if !report.explanation.rules.isEmpty {
    drawings.insert(drawer.drawing(of: report.explanation.rules), at: 0)
  }
  return head + drawings.map { "\n" + $0.text(style) }.joined()
}

/// Draws the way of a link, and leaves out what says nothing.
private struct MatchDrawer {
  let model: RouteModel

  /// How many literals are shown at the most that a segment is not.
  private static let shownLiterals = 5

  func drawing(of rules: [MatchExplanation.RuleAttempt]) -> TreeDrawing {
    TreeDrawing(
      line: StyledLine("payload", .strong),
      children: rules.map { rule in
        let fails = !rule.decides || rule.attempt?.problem != nil
        var line = marked(fails ? .left : .taken, rule.text)
        if let attempt = rule.attempt { line.append(" → " + attempt.text(in: model)) }
        return TreeDrawing(line: line, note: note(of: rule))
      })
  }

  private func note(of rule: MatchExplanation.RuleAttempt) -> String {
    if let problem = rule.attempt?.problem { return problem }
    if let value = rule.value { return "'\(value)'" }
    if rule.decides { return "" }
    return rule.text.hasPrefix("@")
      ? "no route has it, so the payload tells" : "the payload does not have it"
  }

  /// `nil` for a link that did not come as far as the patterns.
  func drawing(of reading: MatchExplanation.Reading) -> TreeDrawing? {
    guard !reading.scopes.isEmpty else { return nil }
    let title = StyledLine(reading.text, .strong)
    guard reading.scopes.count > 1 else {
      return TreeDrawing(line: title, children: drawings(below: reading.scopes[0], reading))
    }
    let taken = reading.scopes.firstIndex(where: \.isChosen) ?? reading.scopes.count
    let children = reading.scopes.enumerated().map { place, scope in
      drawing(of: scope, reading, isLater: place > taken)
    }
    return TreeDrawing(line: title, children: children)
  }

  private func drawing(
    of scope: MatchExplanation.ScopeAttempt, _ reading: MatchExplanation.Reading, isLater: Bool
  ) -> TreeDrawing {
    let isAside = !scope.isEntered || isLater
    let mark: Mark = scope.isChosen ? .taken : isAside ? .aside : .left
    let line = marked(mark, scope.origin?.text ?? "outside of blocks")
    if !scope.isEntered { return TreeDrawing(line: line, note: whyNotEntered(scope, reading)) }
    if isLater, !scope.fits { return TreeDrawing(line: line, note: "comes later") }
    return TreeDrawing(line: line, children: drawings(below: scope, reading))
  }

  private func whyNotEntered(
    _ scope: MatchExplanation.ScopeAttempt, _ reading: MatchExplanation.Reading
  ) -> String {
    guard let scheme = reading.scheme else { return "a path belongs to no block" }
    let isScheme: Bool
    switch scope.origin {
    case .host?, .anyHost?: isScheme = false
    case .scheme(let declared)?: isScheme = declared != scheme
    case nil: isScheme = !(["https", "http"] + model.schemes).contains(scheme)
    }
    if isScheme { return "the link's scheme is '\(scheme)'" }
    return reading.host.map { "the link's host is '\($0)'" } ?? "the link has no host"
  }

  private func drawings(
    below scope: MatchExplanation.ScopeAttempt, _ reading: MatchExplanation.Reading
  ) -> [TreeDrawing] {
    drawings(scope.children, scope.ends, reading, depth: 0)
  }

  /// - Parameter depth: How many segments of the link lie behind.
  private func drawings(
    _ branches: [MatchExplanation.Branch], _ ends: [MatchExplanation.Attempt],
    _ reading: MatchExplanation.Reading, depth: Int
  ) -> [TreeDrawing] {
    let isEnd = depth == reading.segments.count
    let goesOn = branches.contains { $0.problem == nil }
    // Where the path ends, what goes on says nothing; where it goes on, what ends.
    var drawings = isEnd || !goesOn ? ends.map { drawing(of: $0, reading) } : []
    guard !isEnd || ends.isEmpty else { return drawings }
    let (shown, hiddenCount) = shown(of: branches, isEnd ? nil : reading.segments[depth])
    drawings += shown.map { branch in
      let mark: Mark = branch.isChosen ? .taken : branch.fits ? .aside : .left
      let next = branch.isEnd ? reading.segments.count : depth + 1
      return TreeDrawing(
        line: marked(mark, "/" + branch.segment), note: branch.problem ?? "",
        children: branch.problem != nil
          ? [] : self.drawings(branch.children, branch.ends, reading, depth: next))
    }
    if hiddenCount > 0 {
      drawings.append(TreeDrawing(line: StyledLine("… \(hiddenCount) more", .faint)))
    }
    return drawings
  }

  /// Of the literals that a segment is not, some if it is no other either: what it may have been meant to be.
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
    let mark: Mark = attempt.isChosen ? .taken : attempt.problem == nil ? .aside : .left
    return TreeDrawing(
      line: marked(mark, attempt.text(in: model)), note: note(of: attempt, reading))
  }

  private func note(of attempt: MatchExplanation.Attempt, _ reading: MatchExplanation.Reading)
    -> String
  {
    if let problem = attempt.problem { return problem }
    guard attempt.isChosen else { return "fits as well, and comes later" }
    switch attempt.target {
    case .route: return attempt.isForPayloads ? "the payload has the rest of the path" : ""
    case .exception: return "leads nowhere"
    case .envelope: return "holds '\(reading.inner ?? "")'"
    }
  }

  /// How a line begins.
  private enum Mark: String {
    case taken = "✓"
    case left = "✗"

    /// Not tried, because the answer was there.
    case aside = "·"

    var role: Style.Role {
      switch self {
      case .taken: .help
      case .left: .error
      case .aside: .faint
      }
    }
  }

  private func marked(_ mark: Mark, _ text: String) -> StyledLine {
    var line = StyledLine(mark.rawValue, mark.role)
    line.append(" " + text, mark == .taken ? .strong : nil)
    return line
  }
}
