/// How bad a diagnostic is: an error stops the compilation, a warning does not.
package enum Severity: String, Sendable {
  case error, warning
}

/// A change to the text that would make a diagnostic go away.
package struct FixIt: Hashable, Sendable {
  package let title: String
  package let span: Span
  package let replacement: String

  /// Whether `check --fix` makes the change without asking.
  ///
  /// It does where nothing else can have been meant, and the file then says what it was to say. A
  /// name that is near, or that the tool made up, is a guess that a person has to look at.
  package let isAutomatic: Bool
}

/// A second place that a diagnostic speaks of, with what there is to say about it.
package struct Label: Hashable, Sendable {
  package let span: Span
  package let message: String
}

/// One mistake in a `.routes` file: what is wrong, where, and what would be right.
///
/// `span` is the smallest text that is wrong. The message is lower case without a full stop and
/// says what is there, not what somebody did.
package struct Diagnostic: Hashable, Sendable {
  package let code: DiagnosticCode
  package let message: String
  package let span: Span
  package private(set) var severity: Severity
  package private(set) var labels: [Label] = []
  package private(set) var notes: [String] = []
  package private(set) var fixIts: [FixIt] = []

  package init(_ code: DiagnosticCode, _ message: String, at span: Span) {
    self.code = code
    self.message = message.shortened
    self.span = span
    self.severity = code.severity
  }

  /// The same, as bad as settings say it is.
  package func with(_ severity: Severity) -> Diagnostic {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// The same, with another place to look at.
  package func also(_ span: Span, _ message: String) -> Diagnostic {
    var copy = self
    copy.labels.append(Label(span: span, message: message.shortened))
    return copy
  }

  /// The same, with a fact that helps.
  package func note(_ text: String) -> Diagnostic {
    var copy = self
    copy.notes.append(text.shortened)
    return copy
  }

  /// The same, with the change that makes it right; `check --fix` makes it without asking.
  package func fix(_ title: String, replace span: Span, with replacement: String) -> Diagnostic {
    adding(
      FixIt(
        title: title.shortened, span: span, replacement: replacement, isAutomatic: true))
  }

  /// The same, with a change that may be the right one, for a person to decide.
  package func propose(
    _ title: String, replace span: Span, with replacement: String
  ) -> Diagnostic {
    adding(
      FixIt(
        title: title.shortened, span: span, replacement: replacement, isAutomatic: false))
  }

  private func adding(_ fixIt: FixIt) -> Diagnostic {
    var copy = self
    copy.fixIts.append(fixIt)
    return copy
  }

  /// The same, proposing the one of `candidates` that `text` comes near, or listing them all.
  package func suggest(
    _ text: String, at span: Span, among candidates: [String], called plural: String
  ) -> Diagnostic {
    if let guess = closest(to: text, among: candidates) {
      return propose("change it to '\(guess)'", replace: span, with: guess)
    }
    if candidates.isEmpty { return self }
    if candidates.count == 1 { return note("the only one is \(candidates[0])") }
    let listed = candidates.prefix(Self.mostListed).joined(separator: ", ")
    let more = candidates.count - Self.mostListed
    return note("the \(plural) are \(listed)\(more > 0 ? " and \(more) more" : "")")
  }

  /// How many names a note lists.
  private static let mostListed = 30
}

extension String {
  /// The text, or its beginning and its end if a name of a file has made it too long to be read.
  fileprivate var shortened: String {
    guard utf8.count > 1000 else { return self }
    return String(unicodeScalars.prefix(600)) + "…" + String(unicodeScalars.suffix(300))
  }
}
