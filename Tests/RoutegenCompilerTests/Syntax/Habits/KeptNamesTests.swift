import RoutegenTool
import Testing
import TestSupport
@testable import RoutegenCompiler

/// What a change leaves of the lines that it changes: the names of routes, their parameters and their attributes.
@Suite struct KeptNamesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  private static let cases =
    ["check", "panel", "syntax"]
    .flatMap { chosen(Corpus($0).usualCases, oneIn: 4) }
    .map { Case(testDescription: $0.name, bytes: $0.file.bytes) }
    + UnseenLines.all.map { Case(testDescription: $0.written, bytes: $0.parsed.file.bytes) }

  @Test(arguments: cases) func changesKeepTheNamesThatTheyDoNotQuote(_ testCase: Case) {
    let before = Parsed(bytes: testCase.bytes)
    let names = before.writtenNames
    for problem in before.diagnostics {
      for change in problem.fixIts {
        let after = Parsed(bytes: before.file.applying([change]).file.bytes).writtenNames
        let lost = names.filter { name, count in
          after[name, default: 0] < count && !(problem.message + change.title).contains(name)
        }
        #expect(
          lost.isEmpty != exceptions.keys.contains("\(testCase.testDescription): \(change.title)"),
          "\(change.title) loses \(lost.keys)")
      }
    }
  }
}

/// Changes that drop a name, and why.
private let exceptions = [
  "envelope-rests: write 'unwrap /b?url...'": "an 'unwrap' has no parameters",
  "host-placeholder: write 'host *.example.com'": "a host has no parameters",
  "top-host-placeholder: write 'host *.example.com'": "a host has no parameters",
]

extension Parsed {
  /// The names after `as`, those of placeholders, and those of attributes, and how often each of them is written.
  ///
  /// They are read from the tokens, so those of lines with a mistake are among them.
  fileprivate var writtenNames: [String: Int] {
    let tree = SyntaxTree(file)
    let names = tree.tokens.indices.dropFirst().compactMap { index -> String? in
      guard tree.tokens[index].kind == .word else { return nil }
      let (word, before) = (tree.text(index), tree.tokens[index - 1])
      if before.kind.endsLine, word.hasPrefix("@") {
        return AttributeKind.has(word.dropFirst()) ? word : nil
      }
      let isParameter =
        before.kind == .leftBrace && before.span.end == tree.tokens[index].span.start
      guard isParameter || before.kind == .word && tree.text(index - 1) == "as" else { return nil }
      // `{*path}`, `{id; Int}`, and no element of JSX.
      let name = word.drop { !$0.isLetter && $0 != "<" }.identifier
      return name.isEmpty || name.first?.isNumber == true ? nil : name
    }
    return Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
