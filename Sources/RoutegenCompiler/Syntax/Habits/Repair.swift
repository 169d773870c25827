/// Puts a line right, step by step, as people most likely mean it.
///
/// Each step looks for habits in the text that the steps before it have left, changes the text, and lets the grammar
/// read it again. So a change is offered only if the grammar reads the whole line with it.
struct Repair {
  private let context: LineContext
  private let original: Span
  private let file: SourceFile
  private var draft: Draft
  private(set) var attempt: Attempt
  private var found: [Found] = []

  /// The number of bytes that the grammar does not read.
  private var rest: Int

  /// Whether the text is complete, although it is not one line of this form.
  private var isComplete = false

  /// Whether only a person knows what is meant.
  private var needsPerson = false

  /// Whether a part of the pattern is in the notation of another tool.
  private var hasForeignParts = false

  private struct Found {
    let finding: Finding

    /// Whether nothing else can be meant than this change, and those of the steps before it.
    let isCertain: Bool

    /// The number of the change in the draft; `nil` if the draft is not changed.
    let change: Int?
    let place: Span
    let replaced: Span?
  }

  /// The maximum number of steps, and of bytes of a line in which whole-line habits are looked for.
  ///
  /// The cost of a template grows with the length of the line.
  static let (mostSteps, longestLine) = (8, 400)

  init(_ attempt: Attempt, _ context: LineContext) {
    self.attempt = attempt
    self.context = context
    file = attempt.file
    original = attempt.span
    draft = Draft(original, of: attempt.file)
    rest = attempt.failure == nil ? 0 : original.end - attempt.offset + 1
  }

  var hasErrors: Bool { found.contains { !$0.finding.isWarning } }

  /// Whether nothing else can be meant than the text to which the line is changed.
  ///
  /// A part in another notation is always a guess at what the pattern opens.
  var isCertain: Bool {
    hasErrors && !hasForeignParts
      && found.allSatisfy { $0.finding.isCertain || $0.finding.isWarning }
  }

  var ownsBlock: Bool { found.contains { $0.finding.isCode } }

  mutating func run() {
    // In a longer line, only parts are looked for, and the first step finds them.
    let most = draft.bytes.count < Self.longestLine ? Self.mostSteps : 1
    var steps = 0
    while steps < most, !isComplete, !needsPerson, step() { steps += 1 }
  }

  // MARK: Steps

  /// Applies the next habit; returns whether there is one.
  private mutating func step() -> Bool {
    if attempt.failure == nil, !attempt.hasForeignText { return false }
    let early = isExpression ? form : nil
    if let early, apply([early], hasToHelp: true) { return true }
    let parts = PatternHabits(draft, attempt)
    // A warning about text is of use only in a line that is read.
    let findings = parts.findings.filter { finding in
      !finding.isWarning
        || attempt.failure == nil && !found.contains { $0.place == draft.place(of: finding.place) }
    }
    if !findings.isEmpty {
      hasForeignParts = hasForeignParts || findings.contains { !$0.isWarning }
      if apply(findings, hasToHelp: false) { return true }
    }
    guard draft.bytes.count < Self.longestLine else { return false }
    let repair = LineRepair(draft, attempt, context)
    if let lines = repair?.lines, apply([lines], hasToHelp: true) { return true }
    let isRead = attempt.failure == nil
    for habit in Habit.all(of: context.form) where !isRead || habit.isOfReadLines {
      if let finding = habit.find(in: draft, hasBlock: context.hasBlock),
        apply([finding], hasToHelp: true)
      {
        return true
      }
    }
    let other =
      switch context.form {
      case .attribute: Words.attribute(in: draft)
      case .declaration: context.hasBlock || isRead ? nil : Words.type(in: draft)
      case .values: Words.values(in: draft, isRead: isRead)
      case .continuation, .payload, .variant: nil as Finding?
      }
    if let other, apply([other], hasToHelp: true) { return true }
    let form = isExpression ? early : form
    guard attempt.failure != nil else {
      return form.map { $0.isCertain && apply([$0], hasToHelp: false) } ?? false
    }
    if context.hasBlock, let form, apply([form], hasToHelp: true) { return true }
    if let block = repair?.block, apply([block], hasToHelp: true) { return true }
    if let pattern = repair?.pattern, apply([pattern], hasToHelp: true) { return true }
    if !context.hasBlock, let form, apply([form], hasToHelp: true) { return true }
    if let token = repair?.token, apply([token], hasToHelp: true) { return true }
    return Words.findings(in: draft, attempt, context.form)
      .contains { apply([$0], hasToHelp: true) }
  }

  /// Whether the line is a regular expression, or ends as no pattern does.
  private var isExpression: Bool {
    draft.bytes.has("/^", at: 0) || draft.bytes.has("^", at: 0)
      || [.endOfLine, .declaration].contains(attempt.failure?.expected)
        && draft.bytes.count < Self.longestLine && draft.bytes.has("/", at: 0)
  }

  private var form: Finding? {
    FormReader(draft.bytes, as: context.form, hasBlock: context.hasBlock).finding(
      in: draft, attempt)
  }

  /// Applies findings, unless they have to help the grammar along and do not.
  private mutating func apply(_ findings: [Finding], hasToHelp: Bool) -> Bool {
    var changed = draft
    var numbers: [Int?] = []
    for finding in findings.reversed() {
      let change = finding.isWarning ? nil : finding.change
      numbers.insert(change.flatMap { changed.replace($0.range, with: $0.text) }, at: 0)
    }
    let isAdvice = findings.contains { $0.change == nil && !$0.isWarning }
    guard changed.bytes != draft.bytes else {
      if hasToHelp, !isAdvice { return false }
      let count = found.count
      keep(findings, numbers)
      let isKept = found.count > count
      needsPerson = isAdvice && isKept
      return isKept
    }
    let after = Attempt(changed, context)
    let restAfter = after.failure == nil ? 0 : changed.bytes.count - after.offset + 1
    let isComplete =
      hasToHelp && after.failure != nil
      && HabitText.isRead(changed.text, inPlaceOf: context.form)
    if hasToHelp, after.failure != nil, !isComplete,
      restAfter >= rest || after.stop <= attempt.stop && findings.allSatisfy(isBehindStop)
    {
      return false
    }
    keep(findings, numbers)
    (draft, attempt, rest) = (changed, after, restAfter)
    (self.isComplete, needsPerson) = (isComplete, isAdvice)
    return true
  }

  /// Whether a change is behind the place at which the grammar stops, so the grammar may stop there again.
  private func isBehindStop(_ finding: Finding) -> Bool {
    finding.change.map { $0.range.lowerBound >= attempt.stop } ?? false
  }

  private mutating func keep(_ findings: [Finding], _ numbers: [Int?]) {
    let isSure = found.allSatisfy { $0.finding.isWarning || $0.isCertain }
    for (finding, number) in zip(findings, numbers) {
      // What is wrong in text that a habit wrote is put right without a word.
      guard number != nil || finding.change == nil || finding.isWarning,
        draft.span(of: finding.place) != nil || found.isEmpty
      else { continue }
      found.append(
        Found(
          finding: finding, isCertain: isSure && finding.isCertain, change: number,
          place: draft.place(of: finding.place),
          replaced: finding.change.flatMap { draft.span(of: $0.range) }))
    }
  }

  // MARK: Diagnostics

  /// - Parameter block: The block after the line.
  func diagnostics(with block: Span?) -> [Diagnostic] { whole.map { [$0] } ?? parts(with: block) }

  /// One diagnostic of a line with several mistakes, and one change; `nil` if it has one, or only a person knows all
  /// of the line.
  private var whole: Diagnostic? {
    let errors = found.filter { !$0.finding.isWarning }
    guard errors.count > 1, errors.count == found.count, attempt.failure == nil || isComplete,
      errors.allSatisfy({ $0.finding.change != nil && $0.finding.declaration == nil }),
      !ownsBlock, let first = errors.first
    else { return nil }
    let problem = first.finding.notes.reduce(
      Diagnostic(first.finding.code, first.finding.message, at: first.place)
    ) { $0.note($1) }
    let all = errors.dropFirst().reduce(problem) { $0.also($1.place, $1.finding.message) }
    let range = draft.changes.dropFirst().reduce(draft.changes[0]) { $0.union($1) }
    return all.correct(
      "write '\(draft.text)'", replace: range, with: draft.text(in: range),
      isCertain: errors.allSatisfy(\.isCertain))
  }

  private func parts(with block: Span?) -> [Diagnostic] {
    found.map { item in
      let finding = item.finding
      var problem = finding.notes.reduce(
        Diagnostic(
          finding.code, finding.message,
          at: finding.isAtBlock ? block?.startPoint ?? item.place : item.place)
      ) { $0.note($1) }
      guard attempt.failure == nil || isComplete, let change = finding.change else {
        return problem
      }
      if let declaration = finding.declaration,
        file.bytes.firstOffset(of: String(declaration.prefix { !"{=".contains($0) })) == nil
      {
        return context.isAlone
          ? problem.propose(
            "write '\(declaration)', and \(change.title)", replace: original,
            with: "\(declaration)\n\(draft.text)") : problem
      }
      if finding.isCode, let block {
        return problem.propose(
          "write '\(draft.text)'", replace: original.union(block), with: draft.text)
      }
      if let number = item.change {
        let text = draft.text(ofChange: number)
        // A later step may have changed what the finding wrote.
        let title = text.isEmpty || text == change.text ? change.title : "change it to '\(text)'"
        problem = problem.correct(
          change.isOfLine && found.count == 1 ? "write '\(draft.text)'" : title,
          replace: draft.changes[number], with: text, isCertain: item.isCertain)
      } else if let span = item.replaced {
        problem = problem.correct(
          change.title, replace: span, with: change.text, isCertain: item.isCertain)
      }
      return problem
    }
  }
}
