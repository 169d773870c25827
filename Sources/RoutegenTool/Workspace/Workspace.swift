package import RoutegenCompiler

/// The files of an editor and of the disk, with the compiler for them.
package struct Workspace<Base: Environment> {
  private let environment: EditedEnvironment<Base>
  private var imports: [String] = []

  /// The texts of open documents that are no files.
  private var otherTexts: [DocumentURI: [UInt8]] = [:]

  /// What `check` found, until a file that it read changes.
  private var checked: [DocumentURI: (document: CheckedDocument, paths: Set<AbsolutePath>)] = [:]

  package init(_ environment: Base) {
    self.environment = EditedEnvironment(environment)
    trustOnly([])
  }

  /// Lets programs run only in these folders, and those below; without a call, in none.
  package mutating func trustOnly(_ folders: [String]) {
    environment.trustOnly(folders.map { AbsolutePath($0) })
    checked = [:]
  }

  /// Sets the text that the editor has for a document; `nil` after the document was closed.
  package mutating func setText(_ bytes: [UInt8]?, of document: DocumentURI) {
    checked[document] = nil
    guard let path = document.path else { return otherTexts[document] = bytes }
    let changed = AbsolutePath(path)
    environment.setText(bytes, at: changed)
    checked = checked.filter { !$0.value.paths.contains(changed) }
  }

  /// Forgets everything about files that are not open, because they may have changed.
  package mutating func filesChanged() {
    environment.forgetFiles()
    checked = [:]
  }

  /// Sets the files of other modules whose route sets may be mounted, by module.
  ///
  /// - Parameter folder: The folder to which the paths of the files are relative.
  package mutating func setImports(_ imports: [String: String], in folder: String?) {
    let folder = folder.map { AbsolutePath($0) } ?? environment.workingFolder
    self.imports = imports.sorted { $0.key < $1.key }.map { module, path in
      "\(module)=\(AbsolutePath(path, in: folder).text)"
    }
    checked = [:]
  }

  /// Returns what `routegen check FILE` finds.
  package mutating func check(_ document: DocumentURI) throws(WorkspaceFailure) -> CheckedDocument {
    if let known = checked[document] { return known.document }
    environment.recordPaths()
    let result = try read(document) { files, imports throws(UsageError) in
      var findings = try CheckFindings(
        of: files, at: files.map(\.source.path), beside: imports, in: environment)
      _ = try findings.hide(in: environment)
      let uris = findings.project.files.map {
        DocumentURI(path: environment.absolute($0.path).text)
      }
      return CheckedDocument(
        files: files.map(\.parsed) + findings.imports.map(\.parsed),
        uris: document.path == nil ? [document] : uris,
        model: findings.project.compilations[0].model, diagnostics: findings.shown.list)
    }
    checked[document] = (result, environment.recordedPaths)
    return result
  }

  /// Returns the text that `routegen check --fix FILE` writes.
  package func fixed(_ document: DocumentURI) throws(WorkspaceFailure) -> [UInt8] {
    try read(document) { files, imports in
      var files = files
      _ = fix(&files, importing: imports)
      return files.first?.source.bytes ?? []
    }
  }

  /// Returns whether `routegen check --fix` applies the first fix of a diagnostic of a checked document.
  package func isFixedByCheck(_ diagnostic: Diagnostic, in document: CheckedDocument) -> Bool {
    let all = document.diagnostics.filter { $0.span.file == diagnostic.span.file }
    return document.files.first?.fixed([diagnostic], among: all).applied.isEmpty == false
  }

  /// Returns the files whose route sets a document can mount, whether it does or not.
  package func filesToMount(
    around document: DocumentURI
  ) throws(WorkspaceFailure) -> [ParsedFile] {
    guard let path = document.path else { return [] }
    do throws(UsageError) {
      guard let file = try CheckedFile.all(at: [path], in: environment).first else { return [] }
      return try allMountableFiles(imports, around: file.parsed, in: environment)
    } catch {
      throw WorkspaceFailure(error.message)
    }
  }

  /// Returns the drawing of `routegen match` for a link, or for a payload as JSON text.
  package mutating func match(
    _ text: String, in document: DocumentURI
  ) throws(WorkspaceFailure) -> String {
    let checked = try check(document)
    guard !checked.diagnostics.contains(where: { $0.code.severity == .error }) else {
      throw WorkspaceFailure("'\(document.name)' has errors")
    }
    let matcher = ExplainingMatcher(checked.model)
    var explanation = matcher.explain(text, isPath: true)
    if text.hasPrefix("{") {
      do throws(UsageError) {
        explanation = matcher.explain(try Payload(json: text, called: "payload"))
      } catch {
        throw WorkspaceFailure(error.message)
      }
    }
    let report = MatchReport(
      matcher: matcher, explanation: explanation, now: environment.secondsSince1970)
    return textReport(report, .plain)
  }

  /// Returns the `.routes` files below a folder, except those that settings exclude.
  package func routesFiles(below folder: String) -> [DocumentURI] {
    let files = try? CheckedFile.paths(at: [folder], in: environment)
    return (files ?? []).filter { environment.kind(of: $0) == .file }
      .map { DocumentURI(path: environment.absolute($0).text) }
  }

  /// Calls a function with a document as `check` reads it, and with the files that it may mount.
  private func read<Result>(
    _ document: DocumentURI,
    _ use: ([CheckedFile], [ImportedFile]) throws(UsageError) -> Result
  ) throws(WorkspaceFailure) -> Result {
    do throws(UsageError) {
      guard let path = document.path else {
        return try use([CheckedFile(alone: document, otherTexts[document] ?? [])], [])
      }
      let files = try CheckedFile.all(at: [path], in: environment)
      let imports = try mountableFiles(imports, beside: files.map(\.parsed), in: environment)
      return try use(files, imports)
    } catch {
      throw WorkspaceFailure(error.message)
    }
  }
}

extension CheckedFile {
  /// Creates a document that is no file, and has no settings.
  fileprivate init(alone document: DocumentURI, _ bytes: [UInt8]) {
    let root = AbsolutePath("/")
    self.init(
      parsed: ParsedFile(SourceFile(path: document.name, bytes: bytes)),
      path: AbsolutePath(document.name, in: root), settings: Settings(in: root))
  }
}
