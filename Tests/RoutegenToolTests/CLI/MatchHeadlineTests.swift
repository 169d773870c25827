import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// The first lines of `match` for links that open nothing, as `match-headline.txt` has them.
@Suite struct MatchHeadlineTests {
  private static let entries = Corpus("cli", extensions: ["txt"]).cases
    .filter { $0.name == "match-headline" }.flatMap { $0.entries(indented: true) }
  private static let app = entries.first { $0.question == "+ App.routes" }?.body ?? ""

  /// Links of the file that open nothing, and those that were meant.
  private static let tries: [(link: String, meant: String?)] = entries.compactMap { entry in
    let words = CommandSession.words(entry.question)
    guard words.starts(with: ["$", "routegen", "match", "App.routes"]),
      entry.body.hasPrefix("not a route")
    else { return nil }
    return (words[4], entry.body.firstMatch(of: /did you mean '(.*)'\? It is/).map { String($0.1) })
  }

  @Test func thereAreEnough() { #expect(Self.tries.count > 60) }

  /// Damaged texts have a headline, too, and what is proposed opens a route.
  @Test(.tags(.random)) func damagedTexts() {
    var random = SplitMix(seed: 8)
    var links: [String] = []
    for (link, _) in Self.tries {
      for _ in 0..<rounds(12, short: 1) {
        var bytes = Array(link.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bytes.mutate(inserting: Array("%/?#&=+:@[]<>(){}\"'`,.;- é".utf8), using: &random)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if !text.contains("\n"), !text.contains("\t") { links.append(text) }
      }
    }
    for link in links {
      var environment = FakeEnvironment(["App.routes": Self.app])
      guard run(["match", "App.routes", "--", link], in: &environment) == .problemsFound else {
        continue
      }
      let lines = environment.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix("not a route: ") == true, "\(link)")
      guard let help = lines.first(where: { $0.hasPrefix("help: did you mean '") }) else {
        continue
      }
      #expect(help.contains("'? It is '"), "\(link): \(help)")
    }
    #expect(links.count > Self.tries.count / 2)
  }

  /// `links` proposes what `match` says was meant.
  @Test(arguments: tries) func linksAgree(_ link: String, _ meant: String?) {
    guard let meant, link.hasPrefix("https://example.com/"), !"., ".contains(link.last ?? " "),
      !link.contains(" ")
    else { return }
    var environment = FakeEnvironment(["App.routes": Self.app, "a.txt": "\"\(link)\"\n"])
    #expect(run(["links", "a.txt", "--routes", "App.routes"], in: &environment) == .success)
    #expect(environment.output.contains("RG707"), "\(environment.output)")
    #expect(environment.output.contains("change it to '\(meant)'"), "\(environment.output)")
  }
}
