package import RoutegenSource
package import RoutegenSyntax

/// Takes out the lints that comments of the file silence, and reports comments that are wrong.
///
///     // routegen:disable many-cases -- generated from the old list
///     routes App
///     // routegen:disable-next-line undocumented-route
///     /home
///     /recipe?{id}    // routegen:disable-line undocumented-route
///
/// A lint is named by its code or its name. Errors are not silenced.
package func suppress(by syntax: FileSyntax, in bag: inout DiagnosticBag) {
  let suppressions = Suppression.all(in: syntax)
  guard !suppressions.isEmpty else { return }

  var lints = OpenLints(bag.diagnostics, in: syntax.file)
  // Of a file with mistakes in it, rules see a part, and what they would say is not known.
  let mayJudge = !bag.hasErrors
  for suppression in suppressions {
    guard let reach = suppression.reach else {
      bag.report(.unknownVerb(suppression.verb))
      continue
    }
    if suppression.rules.isEmpty { bag.report(.namesNothing(suppression)) }
    for (place, rule) in suppression.rules.enumerated() {
      guard let code = DiagnosticCode(codeOrName: rule.text), code.isSilenceable else {
        bag.report(.notSilenceable(rule))
        continue
      }
      let isUsed = lints.close(code, reach)
      if !isUsed, mayJudge { bag.report(.unused(at: place, suppression, in: syntax.file)) }
    }
  }
  bag.remove { $0.code.isSilenceable && !lints.contains($0, in: syntax.file) }
}

/// The lines on which lints begin that no comment has silenced yet.
private struct OpenLints {
  private var lines: [DiagnosticCode: Set<Int>] = [:]

  init(_ diagnostics: [Diagnostic], in file: SourceFile) {
    for diagnostic in diagnostics where diagnostic.code.isSilenceable {
      lines[diagnostic.code, default: []].insert(file.location(of: diagnostic.span.start).line)
    }
  }

  /// Takes out the lines that are within reach; returns whether there were any.
  mutating func close(_ code: DiagnosticCode, _ reach: Suppression.Reach) -> Bool {
    switch reach {
    case .line(let line): lines[code]?.remove(line) != nil
    case .file: lines.removeValue(forKey: code)?.isEmpty == false
    case .nothing: false
    }
  }

  func contains(_ diagnostic: Diagnostic, in file: SourceFile) -> Bool {
    lines[diagnostic.code]?.contains(file.location(of: diagnostic.span.start).line) ?? false
  }
}

private let silenceableNames = DiagnosticCode.allCases.filter(\.isSilenceable).map(\.name)

extension DiagnosticCode {
  fileprivate var isSilenceable: Bool { isLint && !isAboutSuppression }
}

extension SourceFile {
  /// What to take out so that the rule at `place` is no longer in the comment: all of the comment, if
  /// it is the only one.
  fileprivate func removal(ofRuleAt place: Int, from suppression: Suppression) -> Span {
    let rules = suppression.rules
    guard rules.count > 1 else { return removal(of: suppression.span) }
    let rule = rules[place].span
    return place + 1 < rules.count
      ? Span(file: id, start: rule.start, end: rules[place + 1].span.start)
      : Span(file: id, start: rules[place - 1].span.end, end: rule.end)
  }

  /// The comment and the white space before it, and all of the line if nothing else is on it.
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
  fileprivate static func unknownVerb(_ verb: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidSuppression, "no comment is called 'routegen:\(verb.text)'", at: verb.span)
      .suggest(
        verb.text, at: verb.span, among: Suppression.verbs, called: "words after 'routegen:'")
  }

  fileprivate static func namesNothing(_ suppression: Suppression) -> Diagnostic {
    let verb = suppression.verb
    return Diagnostic(.invalidSuppression, "'\(verb.text)' names no rule", at: verb.span)
      .note("the names of rules follow, such as 'routegen:\(verb.text) many-cases'")
  }

  fileprivate static func notSilenceable(_ rule: NameSyntax) -> Diagnostic {
    if let code = DiagnosticCode(codeOrName: rule.text) {
      let problem = Diagnostic(
        .invalidSuppression, "a comment cannot silence '\(rule.text)'", at: rule.span)
      return code.isLint
        ? problem.note("settings can turn it off")
        : problem.note("it is an error, and only warnings are silenced")
    }
    let problem = Diagnostic(
      .invalidSuppression, "no rule is called '\(rule.text)'", at: rule.span)
    guard let guess = closest(to: rule.text, among: silenceableNames) else {
      return problem.note("'routegen explain' lists the rules")
    }
    return problem.propose("change it to '\(guess)'", replace: rule.span, with: guess)
  }

  fileprivate static func unused(
    at place: Int, _ suppression: Suppression, in file: SourceFile
  ) -> Diagnostic {
    let rule = suppression.rules[place]
    let problem = Diagnostic(
      .unusedSuppression, "there is no '\(rule.text)' here to silence", at: rule.span)
    if case .nothing(let place)? = suppression.reach { return problem.note(place) }
    return problem.fix(
      "remove it", replace: file.removal(ofRuleAt: place, from: suppression), with: "")
  }
}
