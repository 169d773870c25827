import RoutegenCLI
import RoutegenModel
import RoutegenSource
import RoutegenSyntax
import Testing

/// What is said of every diagnostic is what the tool does.
@Suite struct ExplanationTests {
  typealias Example = DiagnosticCode.Explanation.Example

  @Test(arguments: DiagnosticCode.allCases)
  func theWrongExampleGetsTheDiagnosticAndNoOther(_ code: DiagnosticCode) {
    #expect(Set(diagnostics(of: code.explanation.wrong, about: code).map(\.code)) == [code])
  }

  @Test(arguments: DiagnosticCode.allCases)
  func theRightExampleGetsNone(_ code: DiagnosticCode) {
    let diagnostics = diagnostics(of: code.explanation.right, about: code)
    #expect(diagnostics.isEmpty, "\(diagnostics.map { "\($0.code.rawValue): \($0.message)" })")
  }

  @Test(arguments: DiagnosticCode.allCases)
  func theRightExampleIsLaidOut(_ code: DiagnosticCode) {
    for file in code.explanation.right.files {
      let source = SourceFile(path: file.path, bytes: file.bytes)
      var bag = DiagnosticBag()
      let syntax = parse(source, into: &bag)
      #expect(format(syntax) == String(decoding: file.bytes, as: UTF8.self))
    }
  }

  @Test(arguments: DiagnosticCode.allCases)
  func examplesAreShownWholeUnlessTheyAreLong(_ code: DiagnosticCode) {
    for file in code.explanation.wrong.files + code.explanation.right.files {
      let isWhole = file.shown == String(decoding: file.bytes, as: UTF8.self)
      #expect(isWhole || file.shown.contains("…") && file.bytes.count > 500)
      #expect(file.shown.split(separator: "\n").allSatisfy { $0.count <= 76 })
    }
  }

  /// Lints are silenced by comments, but for those about such comments; errors are not.
  @Test(arguments: DiagnosticCode.allCases)
  func whatCanBeSilencedSaysWhen(_ code: DiagnosticCode) {
    let isSilenceable = code.isLint && !code.isAboutSuppression
    #expect((code.explanation.silencing != nil) == isSilenceable)
  }

  /// The comment that the text proposes silences the example.
  @Test(arguments: DiagnosticCode.allCases.filter { $0.explanation.silencing != nil })
  func theCommentSilencesIt(_ code: DiagnosticCode) throws {
    let file = code.explanation.wrong.files[0]
    let source = SourceFile(path: file.path, bytes: file.bytes)
    let diagnostic = try #require(diagnostics(of: code.explanation.wrong, about: code).first)
    let line = source.location(of: diagnostic.span.start).line
    let start = source.span(ofLine: line).start
    let comment = Array("// routegen:disable-next-line \(code.name)\n".utf8)
    let silenced = SourceFile(
      path: file.path, bytes: file.bytes[..<start] + comment + file.bytes[start...])
    #expect(Compilation(silenced, levels: levels(showing: code)).diagnostics.isEmpty)
  }

  private func diagnostics(of example: Example, about code: DiagnosticCode) -> [Diagnostic] {
    let files = example.files.enumerated().map {
      SourceFile(id: FileID($0.offset), path: $0.element.path, bytes: $0.element.bytes)
    }
    let levels = files.map { _ in levels(showing: code) }
    return Project(files, levels: levels).compilations.flatMap(\.diagnostics)
  }

  private func levels(showing code: DiagnosticCode) -> Levels {
    var levels = Levels.default
    if code.isLint { levels[code] = .warning }
    return levels
  }
}
