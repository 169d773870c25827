import Foundation
import RoutegenCompiler
import Testing
import TestSupport

@testable import RoutegenTool

/// The files with functions in other languages, and what they must not contain.
///
/// `Tools/Fuzz/builders` compiles them, and compares what the functions print with what the app prints.
@Suite struct BuilderCorpusTests {
  static let corpus = Corpus("builders")

  @Test(arguments: corpus.cases, BuilderLanguageName.allCases)
  func writes(_ testCase: Corpus.Case, _ language: BuilderLanguageName) throws {
    let model = try model(of: testCase)
    var options = BuilderOptions()
    options.withInternal = true
    options.isNested = true
    let file = language.file(for: model, options)
    testCase.expect(file.text, in: String(file.name.split(separator: ".").last ?? ""))
    #expect(file.text == language.file(for: try self.model(of: testCase), options).text)
    #expect(file.findings.isEmpty)
    #expect(!file.text.contains("hidden"))
  }

  @Test(arguments: corpus.cases, BuilderLanguageName.allCases)
  func leavesInternalRoutesOut(_ testCase: Corpus.Case, _ language: BuilderLanguageName) throws {
    let file = language.file(for: try model(of: testCase), BuilderOptions())
    #expect(!file.text.contains("secret"))
  }

  /// A text of the file is a literal or documentation, whatever it contains: the names that generated code has,
  /// what ends a text or a comment, and what languages replace in texts.
  @Test(
    arguments: [
      "AppRoutes.recipe", "ARoutes._link", "AppRoutes.UnprintableLink", "_link $link UUID _UUID",
      "java.util.UUID BigDecimal", "_Patterns0 _HOSTS $hosts", "$x ${x} {0} $&",
      "*/ /* // # <!-- -->", "'' ' ` &quot; </script>", "public object", "\\\"\\\"\\\"",
    ], BuilderLanguageName.allCases)
  func keepsTexts(_ text: String, _ language: BuilderLanguageName) throws {
    let (plain, hostile) = (try self.text("plain", language), try self.text(text, language))
    // A long text makes more lines.
    let code = [plain, hostile].map { text in
      let code = CodeText.withoutTexts(text)
      return code.filter { !" \n,+\"".contains($0) }
    }
    #expect(code[0] == code[1])
    let written = text.replacing("\\\"", with: "\"")
    let literals =
      switch language {
      case .typescript: TypeScript.literal(written)
      case .kotlin: Kotlin.literal(written)
      }
    // Elsewhere, it is percent-encoded or a line of a comment.
    // The table has texts as JSON has them.
    #expect(hostile.components(separatedBy: literals).count > (language == .typescript ? 1 : 3))
  }

  private func text(_ text: String, _ language: BuilderLanguageName) throws -> String {
    let lines = """
      routes A
      scheme a

      /// \(text)
      @deprecated("\(text)")
      /home/{tab: Tab}?"\(text)"=1&q={q: String = "\(text)"}

      enum Tab { one = "\(text)", two }

      payload {
          type "\(text)"
      }
      """
    let compilation = Compilation(SourceFile(path: "a.routes", text: lines))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return language.file(for: compilation.model, BuilderOptions()).text
  }

  private func model(of testCase: Corpus.Case) throws -> RouteModel {
    let compilation = Compilation(testCase.file)
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return compilation.model
  }
}
