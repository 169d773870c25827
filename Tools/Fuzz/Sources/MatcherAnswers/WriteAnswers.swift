import Foundation
import RoutegenSource

/// Writes the runtime's answers to random links and payloads, for another matcher to compare:
/// `MatcherAnswers COUNT SEED`.
///
/// Each line is a JSON object: the `set` of the next lines, as `routegen export json` writes it, or a `link` or
/// `payload` with its answer. The process ends after COUNT random links.
@main enum WriteAnswers {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: MatcherAnswers COUNT SEED\n".utf8))
      exit(2)
    }
    // The corner cases are in Tests/Corpus/conformance.
    var links: UInt64 = 0
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while links < arguments[0] {
      if let answers = SetAnswers(seed: seed) {
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
