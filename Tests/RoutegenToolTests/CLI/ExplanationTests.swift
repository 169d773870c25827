import RoutegenCompiler
import Testing
@testable import RoutegenTool

/// What is said of every diagnostic is what the tool does.
@Suite struct ExplanationTests {
  typealias Example = [ShownExamples.File]

  @Test(arguments: DiagnosticCode.all)
  func theWrongExampleGetsTheDiagnosticAndNoOther(_ code: DiagnosticCode) {
    let found = diagnostics(of: ShownExamples(code).wrong, about: code)
    #expect(Set(found.map(\.code)) == [code])
  }

  @Test(arguments: DiagnosticCode.all)
  func theRightExampleGetsNone(_ code: DiagnosticCode) {
    let found = diagnostics(of: ShownExamples(code).right, about: code, isRight: true)
    #expect(found.isEmpty, "\(found.map { "\($0.code.rawValue): \($0.message)" })")
  }

  @Test(arguments: DiagnosticCode.all)
  func theRightExampleIsLaidOut(_ code: DiagnosticCode) {
    for file in ShownExamples(code).right where file.path.hasSuffix(".routes") {
      let source = SourceFile(path: file.path, bytes: file.bytes)
      #expect(ParsedFile(source).formatted == String(decoding: file.bytes, as: UTF8.self))
    }
  }

  @Test(arguments: DiagnosticCode.all)
  func examplesAreShownWholeUnlessTheyAreLong(_ code: DiagnosticCode) {
    for file in ShownExamples(code).wrong + ShownExamples(code).right {
      let whole = String(decoding: file.bytes, as: UTF8.self).replacing("\u{7}", with: "\u{2407}")
      let isWhole = file.shown == whole
      #expect(isWhole || file.shown.contains("…") && file.bytes.count > 400)
      #expect(file.shown.split(separator: "\n").allSatisfy { $0.count <= 76 })
    }
  }

  /// Warnings are silenced by comments or settings, but for those about such comments; errors are not.
  @Test(arguments: DiagnosticCode.all)
  func whatCanBeSilencedSaysWhen(_ code: DiagnosticCode) {
    let isSilenceable = code.isAdjustable && !code.isAboutSuppression
    #expect(ShownExamples(code).saysWhenToSilence == isSilenceable)
  }

  /// The comment that the text proposes silences the example.
  @Test(arguments: DiagnosticCode.all.filter { $0.isSilenceable })
  func theCommentSilencesIt(_ code: DiagnosticCode) throws {
    let file = ShownExamples(code).wrong[0]
    let source = SourceFile(path: file.path, bytes: file.bytes)
    let found = diagnostics(of: ShownExamples(code).wrong, about: code)
    let diagnostic = try #require(found.first)
    let line = source.location(of: diagnostic.span.start).line
    let start = source.span(ofLine: line).start
    let comment = Array("// routegen:disable-next-line \(code.name)\n".utf8)
    let silenced = SourceFile(
      path: file.path, bytes: file.bytes[..<start] + comment + file.bytes[start...])
    let others = ShownExamples(code).wrong.dropFirst().map {
      SourceFile(path: $0.path, bytes: $0.bytes)
    }
    #expect(
      project(of: [silenced] + others, about: code).compilations.flatMap(\.diagnostics).isEmpty)
  }

  /// Compiles the route files of a package.
  private func project(of files: [SourceFile], about code: DiagnosticCode) -> Project {
    var environment = FakeEnvironment(["Package.swift": ""])
    for file in files { environment.files[file.path] = file.bytes }
    let folder = AbsolutePath(environment.currentFolder)
    var targets = BuildTargets()
    let routes = files.filter { $0.path.hasSuffix(".routes") }
    return Project(
      routes.map(ParsedFile.init), levels: routes.map { _ in levels(showing: code) },
      places: routes.map {
        targets.target(of: AbsolutePath($0.path, in: folder), in: environment).place
      })
  }

  private func diagnostics(
    of example: Example, about code: DiagnosticCode, isRight: Bool = false
  ) -> [Diagnostic] {
    if code.rawValue.hasPrefix("RG61") { return differences(example) }
    if code.isAboutLinks { return links(example) }
    if code.rawValue.hasPrefix("RG72") { return appFindings(example) }
    if code.isAboutChanges { return changes(example, about: code, isRight: isRight) }
    let files = example.enumerated().map {
      SourceFile(id: FileID($0.offset), path: $0.element.path, bytes: $0.element.bytes)
    }
    let project = project(of: files, about: code)
    let found = project.compilations.flatMap(\.diagnostics)
    if code.rawValue.hasPrefix("RG62") {
      let options = BuilderOptions()
      let file = BuilderLanguageName.typescript.file(for: project.compilations[0].model, options)
      return found + file.findings
    }
    guard code.rawValue.hasPrefix("RG60") else { return found }
    return found + findings(of: project.compilations[0].model, about: code)
  }

  /// What `check --app` reports about an example.
  private func appFindings(_ example: Example) -> [Diagnostic] {
    var environment = FakeEnvironment([:])
    for file in example { environment.files[file.path] = file.bytes }
    return checked(environment)
  }

  private func checked(_ environment: FakeEnvironment) -> [Diagnostic] {
    guard let files = try? CheckedFile.all(at: ["."], in: environment) else { return [] }
    let project = Project(files, importing: [])
    let findings = try? AppFindings(
      in: ".", of: files, project, numberedFrom: project.files.count, in: environment)
    return project.compilations.flatMap(\.diagnostics) + (findings?.list ?? [])
  }

  /// What `verify` reports about the second file of an example.
  private func differences(_ example: Example) -> [Diagnostic] {
    let routes = SourceFile(path: "App.routes", bytes: example[0].bytes)
    let file = SourceFile(path: example[1].path, bytes: example[1].bytes)
    let compilation = Compilation(routes)
    let matcher = ExplainingMatcher(compilation.model)
    if file.path.hasSuffix(".entitlements") {
      return compilation.diagnostics + EntitlementsComparison(file, matcher).findings
    }
    let deployed = DeployedAssociation(file, appID: "ABCDE12345.com.example.app")
    let comparison = AssociationComparison(
      deployed, matcher, host: "example.com")
    return compilation.diagnostics + comparison.findings
  }

  /// What `links` reports about the second file of an example, with every rule.
  private func links(_ example: Example) -> [Diagnostic] {
    let routes = SourceFile(path: "App.routes", bytes: example[0].bytes)
    let file = SourceFile(
      id: FileID(1), path: example[1].path, bytes: example[1].bytes)
    let compilation = Compilation(routes)
    let checker = LinkChecker([compilation.model], now: 1_700_000_000)
    let links = foundLinks(in: file.bytes, to: checker.origins)
    return compilation.diagnostics + checker.findings(about: links, in: file)
  }

  /// What `diff` reports about the two files of an example: in the category of the code; the right one
  /// compiles, and breaks no links either.
  private func changes(
    _ example: Example, about code: DiagnosticCode, isRight: Bool
  ) -> [Diagnostic] {
    let category = ChangeCategory.allCases.first { $0.contains(code) } ?? .link
    let files = example.enumerated().map {
      SourceFile(id: FileID(1 - $0.offset), path: $0.element.path, bytes: $0.element.bytes)
    }
    let (old, new) = (Project([ParsedFile(files[0])]), Project([ParsedFile(files[1])]))
    let found = ProjectComparison(from: old, to: new, levels: levels(showing: code)).diagnostics
    guard isRight else { return found.filter { category.contains($0.code) } }
    let errors = (old.compilations + new.compilations).flatMap(\.diagnostics)
      .filter { $0.severity == .error }
    return errors
      + found.filter {
        category.contains($0.code) || $0.severity == .error && ChangeCategory.link.contains($0.code)
      }
  }

  /// What the exports report about a route set; only Android's lose exclusions.
  private func findings(of model: RouteModel, about code: DiagnosticCode) -> [Diagnostic] {
    let matcher = ExplainingMatcher(model)
    if code == .exclusionLost { return AndroidManifest(matcher).exported(matcher).findings }
    let file = try? AppleAssociationFile(
      matcher, host: "example.com", appIDs: ["ABCDE12345.com.example.app"])
    return file?.exported.findings ?? []
  }

  private func levels(showing code: DiagnosticCode) -> Levels {
    var levels = Levels.default
    if code.isLint || code == .linkReprinted { levels[code] = .warning }
    return levels
  }
}
