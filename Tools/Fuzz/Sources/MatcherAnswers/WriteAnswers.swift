import Foundation
import RoutegenCompiler

/// Writes the runtime's answers to random links and payloads, for another matcher to compare:
/// `MatcherAnswers COUNT SEED [FILE…]`.
///
/// Each line is a JSON object: the `set` of the next lines, as `routegen export json` writes it, or a `link` or
/// `payload` with its answer. The process ends after COUNT random links. With route files, the links are for their sets
/// instead of random ones, except for files that mount others.
@main enum WriteAnswers {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let arguments = words.prefix(2).compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: MatcherAnswers COUNT SEED [FILE…]\n".utf8))
      exit(2)
    }
    // The corner cases are in Tests/Corpus/conformance.
    let texts = try words.dropFirst(2).map { try String(contentsOfFile: $0, encoding: .utf8) }
    var links: UInt64 = 0
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while links < arguments[0] {
      let answers =
        texts.isEmpty
        ? SetAnswers(seed: seed)
        : SetAnswers(
          SourceFile(path: "random.routes", text: texts[Int(seed % UInt64(texts.count))]),
          seed: seed, hasOwnOrigins: true)
      if let answers {
        let lines = answers.random(atMost: arguments[0] - links)
        links += UInt64(lines.count { $0["link"] != nil })
        for line in [answers.set] + lines {
          FileHandle.standardOutput.write(Data((SetAnswers.text(line) + "\n").utf8))
        }
      }
      seed += 1
    }
  }
}
