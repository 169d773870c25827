/// Removes the lints that comments of the file silence, and reports invalid and unused comments.
///
///     // routegen:disable many-cases -- generated from the old list
///     routes App
///     // routegen:disable-next-line undocumented-route
///     /home
///     /recipe?{id}    // routegen:disable-line undocumented-route
///
/// A comment refers to a lint by its code or name. Errors cannot be silenced.
package func suppress(by syntax: FileSyntax, in bag: inout DiagnosticBag) {
  let suppressions = Suppression.all(in: syntax)
  guard !suppressions.isEmpty else { return }

  var unsilenced = UnsilencedLints(bag.diagnostics, in: syntax.file)
  // In a file with errors, the lints are not checked, so it is unknown which comments are needed.
  let reportsUnused = !bag.hasErrors
  for suppression in suppressions {
    guard let reach = suppression.reach else {
      bag.report(
        Diagnostic(
          .invalidSuppression, "no comment is called 'routegen:\(suppression.verb.text)'",
          at: suppression.verb.span
        )
        .suggest(
          suppression.verb.text, at: suppression.verb.span, among: Suppression.verbs,
          called: "words after 'routegen:'"))
      continue
    }
    if suppression.rules.isEmpty {
      bag.report(
        .invalidSuppression, "'\(suppression.verb.text)' names no rule", at: suppression.verb.span,
        note: "add the names of rules, as in 'routegen:\(suppression.verb.text) many-cases'")
    }
    for (index, rule) in suppression.rules.enumerated() {
      guard let code = DiagnosticCode.ofCompiler.code(rule.text), code.isSilenceable else {
        bag.report(.notSilenceable(rule))
        continue
      }
      let isUsed = unsilenced.silence(code, in: reach)
      if !isUsed, reportsUnused { bag.report(.unused(at: index, suppression, in: syntax.file)) }
    }
  }
  bag.remove { $0.code.isSilenceable && !unsilenced.contains($0, in: syntax.file) }
}

/// The lines of the lints that no comment has silenced yet.
private struct UnsilencedLints {
  private var lines: [DiagnosticCode: Set<Int>] = [:]

  init(_ diagnostics: [Diagnostic], in file: SourceFile) {
    for diagnostic in diagnostics where diagnostic.code.isSilenceable {
      lines[diagnostic.code, default: []].insert(file.location(of: diagnostic.span.start).line)
    }
  }

  /// Removes the lines of a lint within reach of a comment, and returns whether there were any.
  mutating func silence(_ code: DiagnosticCode, in reach: Suppression.Reach) -> Bool {
    switch reach {
    case .line(let line): return lines[code]?.remove(line) != nil
    case .lines(let range):
      // The lines between the comment and the code are documentation.
      let found = (lines[code] ?? []).filter(range.contains)
      lines[code]?.subtract(found)
      return !found.isEmpty
    case .file: return lines.removeValue(forKey: code)?.isEmpty == false
    case .misplaced: return false
    }
  }

  func contains(_ diagnostic: Diagnostic, in file: SourceFile) -> Bool {
    lines[diagnostic.code]?.contains(file.location(of: diagnostic.span.start).line) ?? false
  }
}

private let silenceableNames = DiagnosticCode.ofCompiler.filter(\.isSilenceable).map(\.name)

extension SourceFile {
  /// The text to delete from a comment so that it no longer names the rule at `index`.
  ///
  /// It is the whole comment if this is its only rule.
  fileprivate func removal(ofRuleAt index: Int, from suppression: Suppression) -> Span {
    let rules = suppression.rules
    guard rules.count > 1 else { return removal(of: suppression.span) }
    let rule = rules[index].span
    return index + 1 < rules.count
      ? Span(file: id, start: rule.start, end: rules[index + 1].span.start)
      : Span(file: id, start: rules[index - 1].span.end, end: rule.end)
  }

  /// The comment and the white space before it, or the whole line if it contains nothing else.
  private func removal(of comment: Span) -> Span {
    let line = location(of: comment.start).line
    let whole = span(ofLine: line)
    var start = comment.start
    while start > whole.start, [0x20, 0x09].contains(bytes[start - 1]) { start -= 1 }
    guard start == whole.start, line < lineCount else {
      return Span(file: id, start: start, end: comment.end)
    }
    return Span(file: id, start: start, end: span(ofLine: line + 1).start)
  }
}

extension Diagnostic {
  fileprivate static func notSilenceable(_ rule: NameSyntax) -> Diagnostic {
    if let code = DiagnosticCode.ofCompiler.code(rule.text) {
      let problem = Diagnostic(
        .invalidSuppression, "a comment cannot silence '\(rule.text)'", at: rule.span)
      return code.severity == .warning
        ? problem.note("settings can turn it off")
        : problem.note("it is an error, and only warnings can be silenced")
    }
    let problem = Diagnostic(
      .invalidSuppression, "no rule of route files is called '\(rule.text)'", at: rule.span)
    if let removal = removal(of: rule.text) { return problem.note(removal) }
    guard let guess = closest(to: rule.text, among: silenceableNames) else {
      return problem.note("'routegen explain' lists all rules")
    }
    return problem.change(rule.span, to: guess)
  }

  fileprivate static func unused(
    at index: Int, _ suppression: Suppression, in file: SourceFile
  ) -> Diagnostic {
    let rule = suppression.rules[index]
    let problem = Diagnostic(
      .unusedSuppression, "there is no '\(rule.text)' here to silence", at: rule.span)
    if case .misplaced(let note)? = suppression.reach { return problem.note(note) }
    return problem.fix(
      "remove it", replace: file.removal(ofRuleAt: index, from: suppression), with: "")
  }
}
