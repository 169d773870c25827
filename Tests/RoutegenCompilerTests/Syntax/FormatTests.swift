import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// One line, or one thing about lines, each.
@Suite struct FormatTests {
  @Test func laysOutLines() {
    Corpus.answers("format").expectAnswers { entry in
      let text = formatted(entry.question)
      #expect(formatted(text) == text, "\(entry.place)")
      return text
    }
  }

  @Test func removesCarriageReturnsAndAByteOrderMark() {
    #expect(formatted("\u{FEFF}/a\r\n/b\r\n") == "/a\n/b\n")
    #expect(formatted("") == "")
  }

  /// Comments of lines that would become too long are not aligned.
  @Test func doesNotAlignWhatIsTooLong() {
    let (path, comment) = (String(repeating: "p", count: 60), String(repeating: "c", count: 60))
    let tooLong = "/a  // \(comment)\n/b  // b\n/\(path)  // c\n"
    #expect(
      formatted(tooLong)
        == "/a  // \(comment)\n/b\(String(repeating: " ", count: 61))// b\n/\(path)  // c\n")
    #expect(formatted(formatted(tooLong)) == formatted(tooLong))
  }

  @Test func breaksPatternsThatAreTooLong() {
    let path = "/" + String(repeating: "é", count: 82)
    #expect(formatted("\(path)?{a}&{b}#{c} as d\n") == "\(path)?{a}&{b}#{c} as d\n")
    #expect(
      formatted("\(path)?{ab}&{b}#{c} as d // e\n")
        == "\(path)\n    ?{ab}\n    &{b}\n    #{c} as d  // e\n")
    #expect(
      formatted("/a { /b also \(path)?{ab} }")
        == "/a {\n    /b\n        also \(path)\n            ?{ab}\n}\n")
  }

  /// A `#` by itself at the start of a line does not go on with the pattern before it.
  @Test func keepsAnEmptyFragmentWhereItIs() {
    let path = "/" + String(repeating: "a", count: 100)
    #expect(formatted("unwrap \(path)#") == "unwrap \(path)#\n")
  }

  @Test func breaksEnumsThatAreTooLong() {
    let name = String(repeating: "a", count: 86)
    #expect(formatted("enum A { \(name), b }") == "enum A { \(name), b }\n")
    #expect(formatted("enum A { \(name), b, c }") == "enum A {\n    \(name),\n    b,\n    c\n}\n")
  }

  private func formatted(_ text: String) -> String {
    ParsedFile(SourceFile(path: "test.routes", text: text)).formatted ?? "refused"
  }
}
