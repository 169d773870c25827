import Foundation
import RoutegenCompiler
import Testing

extension Corpus {
  /// The questions and answers in `Tests/Corpus/answers/NAME.txt`.
  package static func answers(_ name: String) -> Case {
    let cases = Corpus("answers", extensions: ["txt"]).cases.filter { $0.name == name }
    precondition(cases.count == 1, "there is no file \(name).txt")
    return cases[0]
  }

  /// A question in a file of questions and answers, and what is indented below it.
  package struct Entry {
    package let question: String
    package let body: String

    /// Where the question is, for messages.
    package let place: String
  }
}

extension Corpus.Case {
  /// Expects the answers in the file, each below its question, which may have several lines.
  ///
  ///     # How a pattern is read.
  ///     /users/{id: Int}
  ///     → /"users"/{id: Int}
  ///
  /// An empty line ends an answer, and lines that begin with `# ` before a question are comments. `␤` is an empty line
  /// of a question or at the end of an answer, `␠` is a space at the end of a line, and other pictures of control
  /// characters are these characters; text that ends with `␄` has no line break there. If `ROUTEGEN_UPDATE` is set, writes
  /// the answers and fails, as a reminder to review them.
  ///
  /// - Parameters:
  ///   - indented: Whether answers are indented instead of marked, so that each other line is a question.
  ///   - answer: Returns the answer, or `nil` if the file tells something here and asks nothing.
  package func expectAnswers(
    indented: Bool = false, _ answer: (Corpus.Entry) throws -> String?
  ) rethrows {
    var sheet = AnswerSheet(self, isIndented: indented)
    var (count, differences) = (0, [String]())
    for (index, entry) in sheet.entries.enumerated() {
      guard let answer = try answer(entry) else { continue }
      count += 1
      let body = lines(answer)
      let old = sheet.blocks[index].body
      if body != old {
        let difference = lineDifference(
          from: old.joined(separator: "\n"), to: body.joined(separator: "\n"))
        differences.append("\(entry.place): \(entry.question)\n\(difference)")
        sheet.blocks[index].body = body
      }
    }
    if count == 0 { Issue.record("\(fileName) asks nothing") }
    report(differences, sheet.text)
  }

  /// The questions with the answers that the file has.
  package func entries(indented: Bool = false) -> [Corpus.Entry] {
    AnswerSheet(self, isIndented: indented).entries
  }

  private func report(_ differences: [String], _ text: String) {
    if differences.isEmpty { return }
    guard ProcessInfo.processInfo.environment["ROUTEGEN_UPDATE"] == nil else {
      return update(folder.appendingPathComponent(fileName), to: text)
    }
    for difference in differences {
      Issue.record("\(difference)\nif this is right: ROUTEGEN_UPDATE=1 swift test")
    }
  }
}

/// A file of questions and answers, line by line.
private struct AnswerSheet {
  struct Block {
    /// Empty lines and comments before the question.
    let before: [String]
    var question: [String]
    var body: [String] = []
    let line: Int
  }

  var blocks: [Block] = []
  private let name: String
  private let mark: String
  private var end: [String] = []

  init(_ testCase: Corpus.Case, isIndented: Bool) {
    name = testCase.fileName
    mark = isIndented ? "  " : "→ "
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let goesOn = !isIndented && end.isEmpty && blocks.last?.body.isEmpty == true
      if line.isEmpty || line.hasPrefix("# ") && !goesOn {
        end.append(line)
      } else if (line + " ").hasPrefix(mark), !blocks.isEmpty {
        blocks[blocks.count - 1].body += end + [String(line.dropFirst(2))]
        end = []
      } else if goesOn {
        blocks[blocks.count - 1].question.append(line)
      } else {
        blocks.append(Block(before: end, question: [line], line: index + 1))
        end = []
      }
    }
  }

  var entries: [Corpus.Entry] {
    blocks.map { block in
      Corpus.Entry(
        question: block.question.map { $0 == "␤" ? "" : shown($0) }.joined(separator: "\n"),
        body: shownText(of: block.body), place: "\(name):\(block.line)")
    }
  }

  var text: String {
    let emptyLine = String(mark.prefix { $0 != " " })
    let lines = blocks.flatMap { block -> [String] in
      let body = block.body.map { $0.isEmpty ? emptyLine : mark + $0 }
      return block.before + block.question + body
    }
    return (lines + end).joined(separator: "\n")
  }
}

/// Returns the lines of an answer as a file has them.
private func lines(_ answer: String) -> [String] {
  let pictures = answer.unicodeScalars.map { scalar -> Character in
    let isPicture = scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
    return Character(Unicode.Scalar(isPicture ? 0x2400 + scalar.value : scalar.value) ?? scalar)
  }
  var lines = String(pictures).split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.hasSuffix(" ") ? $0.dropLast() + "␠" : String($0) }
  if lines.last == "" { lines.removeLast() }
  if lines.last == "" { lines[lines.count - 1] = "␤" }
  return lines
}

/// Returns the text of lines of a file.
private func shownText(of lines: [String]) -> String {
  let text = lines.map { $0 == "␤" ? "\n" : shown($0) + "\n" }.joined()
  return text.hasSuffix("\u{4}\n") ? String(text.dropLast(2)) : text
}

/// Returns a text of a file with control characters instead of their pictures.
private func shown(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    let isPicture = (0x2400..<0x2421).contains(scalar.value)
    result.append(isPicture ? Unicode.Scalar(UInt8(scalar.value - 0x2400)) : scalar)
  }
  return String(result)
}
