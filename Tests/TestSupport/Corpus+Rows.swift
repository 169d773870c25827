import Foundation
import RoutegenCompiler

/// Cases that are rows of a file: on each line an input and, after ` -> `, ` <-> ` or ` ! `, the answer. A line that
/// begins with `#` is a comment.
extension Corpus.Case {
  /// The inputs, of which there is one at least.
  package var inputs: [String] {
    let inputs = lines.compactMap(Self.input)
    // A test with no case passes.
    precondition(!inputs.isEmpty, "there is no row in \(name)")
    return inputs
  }

  /// Expects the answers to be those of the file, which `ROUTEGEN_UPDATE` rewrites.
  ///
  /// - Parameter answer: Returns an answer with its arrow.
  package func expect(answers answer: (String) -> String) {
    precondition(!inputs.isEmpty)
    let texts = lines.map { line in
      Self.input(line).map { "\($0) \(answer($0).escaped)" } ?? line
    }
    expectItself(texts.joined(separator: "\n"))
  }

  private var lines: [String] {
    String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
  }

  private static func input(_ line: String) -> String? {
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let arrows = [" <-> ", " -> ", " ! "].compactMap { line.range(of: $0)?.lowerBound }
    return String(line[..<(arrows.min() ?? line.endIndex)])
  }
}

extension Corpus {
  /// The rows of `Tests/Corpus/texts/NAME.txt`.
  package static func texts(_ name: String) -> Case {
    guard let file = Corpus("texts", extensions: ["txt"]).cases.first(where: { $0.name == name })
    else { preconditionFailure("there is no Tests/Corpus/texts/\(name).txt") }
    return file
  }
}

extension String {
  /// The text with `\{301}` for the scalar U+0301 and others that editors do not show.
  fileprivate var escaped: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .lineSeparator, .paragraphSeparator, .unassigned:
        "\\{\(String(scalar.value, radix: 16, uppercase: true))}"
      case _: String(scalar)
      }
    }.joined()
  }

  /// The text of a row: `\{301}` is the scalar U+0301, and `\{3*/a}` is `/a/a/a`.
  package var unescaped: String {
    let parts = components(separatedBy: "\\{")
    return parts[0]
      + parts.dropFirst().map { part in
        let (escape, rest) = (part.prefix { $0 != "}" }, part.drop { $0 != "}" }.dropFirst())
        if let scalar = UInt32(escape, radix: 16).flatMap(Unicode.Scalar.init) {
          return "\(scalar)\(rest)"
        }
        let times = escape.split(separator: "*", maxSplits: 1)
        guard times.count == 2, let count = Int(times[0]) else {
          preconditionFailure("no escape: '\(part)'")
        }
        return String(repeating: String(times[1]), count: count) + rest
      }.joined()
  }
}
