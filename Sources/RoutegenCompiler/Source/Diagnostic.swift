/// A problem in a `.routes` file: its location, a message, and possible corrections.
///
/// The span is the smallest range of text that is wrong. The message begins with a lowercase letter
/// and has no full stop. It describes the text, not what its author did.
package struct Diagnostic: Hashable, Sendable {
  package let code: DiagnosticCode
  package let message: String
  package private(set) var span: Span
  package private(set) var severity: Severity
  package private(set) var labels: [Label] = []
  package private(set) var notes: [String] = []
  package private(set) var fixIts: [FixIt] = []

  package init(_ code: DiagnosticCode, _ message: String, at span: Span, note: String? = nil) {
    self.code = code
    self.message = message.shortened
    self.span = span
    self.severity = code.severity
    notes = note.map { [$0.shortened] } ?? []
  }

  /// Returns a copy with another severity.
  package func with(_ severity: Severity) -> Diagnostic {
    var copy = self
    copy.severity = severity
    return copy
  }

  /// Returns a copy that also refers to another place.
  package func also(_ span: Span, _ message: String) -> Diagnostic {
    var copy = self
    copy.labels.append(Label(span: span, message: message.shortened))
    return copy
  }

  /// Returns a copy with an additional note, if there is one.
  package func note(_ text: String?) -> Diagnostic {
    guard let text else { return self }
    var copy = self
    copy.notes.append(text.shortened)
    return copy
  }

  /// Returns a copy with an automatic correction, which `check --fix` applies.
  package func fix(_ title: String, replace span: Span, with replacement: String) -> Diagnostic {
    adding(
      FixIt(
        title: title.shortened, span: span, replacement: replacement, isAutomatic: true))
  }

  /// Returns a copy with a possible correction, which a person must confirm.
  package func propose(
    _ title: String, replace span: Span, with replacement: String
  ) -> Diagnostic {
    adding(
      FixIt(
        title: title.shortened, span: span, replacement: replacement, isAutomatic: false))
  }

  /// Returns a copy with a correction, which is automatic only if it is certain.
  package func correct(
    _ title: String, replace span: Span, with replacement: String, isCertain: Bool
  ) -> Diagnostic {
    isCertain
      ? fix(title, replace: span, with: replacement)
      : propose(title, replace: span, with: replacement)
  }

  /// Returns a copy with another text for a part of the file as a correction, if there is one.
  package func change(_ span: Span, to text: String?, isCertain: Bool = false) -> Diagnostic {
    guard let text else { return self }
    return correct("change it to '\(text)'", replace: span, with: text, isCertain: isCertain)
  }

  /// Returns a copy without the corrections that are not to be offered.
  package func offering(where isOffered: (FixIt) -> Bool) -> Diagnostic {
    var copy = self
    copy.fixIts.removeAll { !isOffered($0) }
    return copy
  }

  private func adding(_ fixIt: FixIt) -> Diagnostic {
    var copy = self
    // "It" is the marked text, so the text that changes is marked.
    if fixIts.isEmpty, fixIt.title.hasPrefix("change it to '") { copy.span = fixIt.span }
    copy.fixIts.append(fixIt)
    return copy
  }

  /// Returns a copy that proposes the candidate closest to `text`, or lists the candidates if none
  /// is close.
  package func suggest(
    _ text: String, at span: Span, among candidates: [String], called plural: String
  ) -> Diagnostic {
    if let guess = closest(to: text, among: candidates, orCompleting: true) ?? candidates.only {
      return change(span, to: guess)
    }
    if candidates.isEmpty { return self }
    let listed = candidates.prefix(Self.mostListed).joined(separator: ", ")
    let more = candidates.count - Self.mostListed
    return note("the \(plural) are \(listed)\(more > 0 ? " and \(more) more" : "")")
  }

  /// The maximum number of names in a note.
  private static let mostListed = 30
}

extension [String] {
  fileprivate var only: String? { count == 1 ? self[0] : nil }
}

extension String {
  /// The text, or its beginning and end if it quotes a name that is too long to read.
  fileprivate var shortened: String {
    guard utf8.count > 1000 else { return self }
    return String(unicodeScalars.prefix(600)) + "…" + String(unicodeScalars.suffix(300))
  }
}
