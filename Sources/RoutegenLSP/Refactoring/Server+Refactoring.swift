import RoutegenDiff
import RoutegenLayout
import RoutegenModel
import RoutegenSource
import RoutegenSyntax
import RoutegenWorkspace

extension Server {
  /// Returns the refactorings for a selection.
  ///
  /// A client that can resolve actions gets them without edits, which need the file to be compiled.
  mutating func refactorings(
    _ document: Document, _ range: ClosedRange<Int>
  ) throws(WorkspaceFailure) -> [LSP.CodeAction] {
    let checked = try check(document.uri)
    let found = RefactoringFinder(checked.files[0], checked.model, in: range).all
    var actions: [LSP.CodeAction] = []
    for refactoring in found {
      var action = LSP.CodeAction(
        title: refactoring.title, kind: LSP.CodeActionKind.rewrite)
      if client.resolvesEdits {
        action.data = LSP.RefactoringSubject(
          uri: document.uri.text, version: document.version, refactoring: refactoring.kind,
          start: range.lowerBound, end: range.upperBound)
      } else if let edit = try? edit(refactoring, document, checked) {
        action.edit = edit
      } else {
        continue
      }
      actions.append(action)
    }
    return actions
  }

  /// Returns an action of ``refactorings(_:_:)`` with its edit.
  mutating func resolve(
    _ action: LSP.UnresolvedCodeAction
  ) throws(ResponseError) -> LSP.CodeAction {
    let subject = action.data
    let document = try document(LSP.TextDocumentIdentifier(uri: subject.uri))
    guard document.version == subject.version, subject.start <= subject.end else {
      throw ResponseError(.contentModified, "the document has changed")
    }
    let checked = try checkedDocument(document.uri)
    let found = RefactoringFinder(
      checked.files[0], checked.model, in: subject.start...subject.end
    ).all
    guard let refactoring = found.first(where: { $0.kind == subject.refactoring }) else {
      throw ResponseError(.requestFailed, "there is nothing here to do this with")
    }
    return LSP.CodeAction(
      title: action.title, kind: action.kind, edit: try edit(refactoring, document, checked))
  }

  /// Returns the changes of a selection that keep links of older versions.
  mutating func linkKeeping(
    _ document: Document, _ range: ClosedRange<Int>
  ) throws(WorkspaceFailure) -> [LSP.CodeAction] {
    let lost = try workspace.lostLinks(of: document.uri)
    guard !lost.isEmpty else { return [] }
    var locations = SpanLocations(try check(document.uri), openURIs, client.encoding)
    return lost.compactMap { diagnostic in
      let span = diagnostic.span
      guard span.start <= range.upperBound, span.end >= range.lowerBound,
        let fix = diagnostic.fixIts.last
      else { return nil }
      let edit = LSP.TextEdit(range: locations.range(of: fix.span), newText: fix.replacement)
      return LSP.CodeAction(
        title: "keep the old link: \(fix.title)", kind: LSP.CodeActionKind.rewrite,
        edit: workspaceEdit([document.uri.text: [edit]]))
    }
  }

  // MARK: The new text

  private mutating func edit(
    _ refactoring: FoundRefactoring, _ document: Document, _ checked: CheckedDocument
  ) throws(ResponseError) -> LSP.WorkspaceEdit {
    guard var text = refactoring.text() else {
      throw ResponseError(.requestFailed, "the route prints no link that is not an example already")
    }
    if refactoring.kind.renamesRoutes {
      text = try correctingExamples(in: text, document)
    }
    let old = checked.files[0]
    if old.formatted.map({ Array($0.utf8) }) == old.file.bytes {
      let formatted = ParsedFile(SourceFile(path: old.file.path, bytes: text)).formatted
      text = formatted.map { Array($0.utf8) } ?? text
    }
    try withTexts([(document.uri, text)]) { server throws(ResponseError) in
      let new = try server.checkedDocument(document.uri)
      try new.requireNothingNew(since: checked)
      if refactoring.kind.renamesRoutes { try new.requireLinks(of: checked) }
    }
    let changes = lineChanges(from: document.text.bytes, to: text)
    let edits = document.text.edits(changes, in: client.encoding)
    return workspaceEdit([document.uri.text: edits])
  }

  private mutating func correctingExamples(
    in text: [UInt8], _ document: Document
  ) throws(ResponseError) -> [UInt8] {
    try withTexts([(document.uri, text)]) { server throws(ResponseError) in
      let checked = try server.checkedDocument(document.uri)
      return ExpectedNames(in: checked.files[0], checked.model).corrected()
    }
  }

  /// Calls a function while documents have other texts than the client knows.
  mutating func withTexts<Result>(
    _ texts: [(uri: DocumentURI, bytes: [UInt8])],
    _ body: (inout Self) throws(ResponseError) -> Result
  ) throws(ResponseError) -> Result {
    // What is known about the present texts stays known.
    let (knownChecks, knownFiles) = (lastChecks, workspace)
    for text in texts { workspace.setText(text.bytes, of: text.uri) }
    defer {
      for text in texts {
        workspace.setText(documents[text.uri.text]?.text.bytes, of: text.uri)
      }
      (lastChecks, workspace) = (knownChecks, knownFiles)
    }
    return try body(&self)
  }
}

extension CheckedDocument {
  /// - Throws: The first diagnostic that the old text of the document does not have.
  func requireNothingNew(since old: CheckedDocument) throws(ResponseError) {
    var known: [DiagnosticCode: Int] = [:]
    for diagnostic in old.diagnostics { known[diagnostic.code, default: 0] += 1 }
    for diagnostic in diagnostics {
      known[diagnostic.code, default: 0] -= 1
      guard known[diagnostic.code, default: 0] < 0 else { continue }
      throw ResponseError(.requestFailed, "after that, \(diagnostic.message)")
    }
  }

  /// - Throws: The first link or payload that does not open the same route as in the old text of the
  ///   document, whose routes have the same order.
  func requireLinks(of old: CheckedDocument) throws(ResponseError) {
    guard old.model.routes.count == model.routes.count else {
      throw ResponseError(.requestFailed, "after that, routes are missing")
    }
    let names = zip(old.model.routes, model.routes).map { ($0.qualifiedName, $1.qualifiedName) }
    let renamed = Dictionary(names, uniquingKeysWith: { first, _ in first })
    let changes = RouteSetChanges(
      from: old.model, to: model, renamed: renamed, of: [.link, .payload], listsAdditions: false)
    guard let change = changes.all.first else { return }
    throw ResponseError(.requestFailed, "after that, \(change.diagnostic.message)")
  }
}
