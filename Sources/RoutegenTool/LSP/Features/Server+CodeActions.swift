import RoutegenCompiler

extension Server {
  mutating func codeActions(
    _ parameters: LSP.CodeActionParams
  ) throws(ResponseError) -> [JSONMembers] {
    let document = try document(parameters.textDocument)
    let start = document.text.offset(of: parameters.range.start, in: client.encoding)
    let end = document.text.offset(of: parameters.range.end, in: client.encoding)
    let range = min(start, end)...max(start, end)
    typealias Make = (inout Self) throws(WorkspaceFailure) -> [JSONMembers]
    let makers: [(kind: String, make: Make)] = [
      (
        LSP.CodeActionKind.quickFix,
        { server throws(WorkspaceFailure) in try server.quickFixes(document, range) }
      ),
      (
        LSP.CodeActionKind.fixAll,
        { server throws(WorkspaceFailure) in try server.fixAll(document) }
      ),
    ]
    var actions: [JSONMembers] = []
    for (kind, make) in makers where Self.includes(kind, parameters.context.only) {
      do throws(WorkspaceFailure) {
        actions += try make(&self)
      } catch {
        show(error)
      }
    }
    return actions
  }

  /// Whether the client asks for a kind: for it, for one that contains it, or for all.
  private static func includes(_ kind: String, _ only: [String]?) -> Bool {
    only.map { $0.contains { $0.isEmpty || $0 == kind || kind.hasPrefix($0 + ".") } } ?? true
  }

  /// Returns the fixes of the diagnostics that touch a range, and the comments that silence them.
  private mutating func quickFixes(
    _ document: Document, _ range: ClosedRange<Int>
  ) throws(WorkspaceFailure) -> [JSONMembers] {
    let checked = try check(document.uri)
    guard let file = checked.files.first?.file else { return [] }
    var locations = SpanLocations(checked, openURIs, client.encoding)
    let comments = checked.files[0].syntax.comments
    var actions: [JSONMembers] = []
    for diagnostic in checked.diagnostics where diagnostic.span.file == file.id {
      let span = diagnostic.span
      guard span.start <= range.upperBound, span.end >= range.lowerBound else { continue }
      let shown = locations.json(diagnostic)
      let isFixed = workspace.isFixedByCheck(diagnostic, in: checked)
      for (index, fix) in diagnostic.fixIts.enumerated() {
        actions.append(action(fix, shown, &locations, isPreferred: isFixed && index == 0))
      }
      if let fix = FixIt(silencing: diagnostic, in: file, comments) {
        actions.append(action(fix, shown, &locations, isPreferred: false))
      }
    }
    return actions
  }

  private func action(
    _ fix: FixIt, _ diagnostic: JSONMembers, _ locations: inout SpanLocations,
    isPreferred: Bool
  ) -> JSONMembers {
    let edit = LSP.TextEdit(range: locations.range(of: fix.span), newText: fix.replacement)
    return [
      "title": fix.title, "kind": LSP.CodeActionKind.quickFix, "diagnostics": [diagnostic],
      "isPreferred": isPreferred ? true : nil,
      "edit": workspaceEdit([locations.uri(of: fix.span.file): [edit]]),
    ]
  }

  /// Returns the action that does what `check --fix` does; none if it changes nothing.
  private mutating func fixAll(
    _ document: Document
  ) throws(WorkspaceFailure) -> [JSONMembers] {
    let fixed = try workspace.fixed(document.uri)
    let changes = lineChanges(from: document.text.bytes, to: fixed)
    guard !changes.isEmpty else { return [] }
    let edits = document.text.edits(changes, in: client.encoding)
    return [
      [
        "title": "fix everything that needs no decision", "kind": LSP.CodeActionKind.fixAll,
        "edit": workspaceEdit([document.uri.text: edits]),
      ]
    ]
  }
}

extension FixIt {
  /// Creates the comment that silences a diagnostic; `nil` if a comment cannot silence it.
  ///
  /// The comment is at the end of the line. If there is one already, it is on a line of its own, above.
  init?(silencing diagnostic: Diagnostic, in file: SourceFile, _ comments: [Span]) {
    guard diagnostic.code.isSilenceable else { return nil }
    let name = diagnostic.code.name
    let number = file.location(of: diagnostic.span.start).line
    let line = file.span(ofLine: number)
    let title = "silence '\(name)' in this line"
    let hasComment = comments.contains { $0.start >= line.start && $0.start <= line.end }
    if hasComment {
      // Such a comment silences the lines up to the next one with code.
      guard (number...file.lineCount).contains(where: file.hasCode(inLine:)) else { return nil }
      let isWindows = file.bytes[line.end...].first == .carriageReturn
      let comment =
        file.indentation(of: line.start) + "// routegen:disable-next-line \(name)"
        + (isWindows ? "\r\n" : "\n")
      let start = Span(file: file.id, start: line.start, end: line.start)
      self.init(title: title, span: start, replacement: comment, isAutomatic: false)
    } else {
      let end = Span(file: file.id, start: line.end, end: line.end)
      let comment = "  // routegen:disable-line \(name)"
      self.init(title: title, span: end, replacement: comment, isAutomatic: false)
    }
  }
}

extension SourceFile {
  /// Returns whether a line has more than a comment.
  fileprivate func hasCode(inLine line: Int) -> Bool {
    let span = span(ofLine: line)
    let rest = bytes[span.start..<span.end].drop { $0 == 0x20 || $0 == 0x09 }
    return !rest.isEmpty && !rest.starts(with: "//".utf8)
  }
}
