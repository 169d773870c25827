import RoutegenCompiler
import Testing
import TestSupport

/// The links of a variant open only in its builds, and those of the file in the others.
@Suite struct VariantLinksTests {
  /// Random files whose blocks and patterns name the schemes and hosts of the file.
  private struct RandomFile {
    private var random: SplitMix
    private let marks: String

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      marks = random.pick(["", ":", ":/"])
    }

    private mutating func schemes() -> [String] {
      random.pick([["old"], ["old"], ["old", "old-b"]])
    }

    mutating func text() -> String {
      let (schemes, hosts) = (
        schemes(), random.pick([["old.example"], ["old.example", "old-b.example"]])
      )
      var lines = ["routes Random", "scheme \(schemes.map { $0 + marks }.joined(separator: ", "))"]
      lines.append("host \(hosts.joined(separator: ", "))")
      lines.append("variant BETA {")
      lines += replacing("scheme", schemes) + replacing("host", hosts) + ["}", "/home"]
      for number in 0..<random.pick([1, 2, 3]) {
        let host = random.pick(hosts + ["*.wild.example"])
        let scheme = random.pick(schemes + ["lab"])
        switch random.pick([0, 1, 2, 3, 4]) {
        case 0: lines += ["scheme \(scheme) {", "/a\(number)", "}"]
        case 1: lines += ["host \(host) {", "/b\(number)", "except /c\(number)", "}"]
        case 2: lines += ["/d\(number)", "also \(scheme)://e\(number)"]
        case 3:
          lines += [
            "/f\(number) as f\(number) {", "also https://\(host)/g\(number)", "/x", "/y", "}",
          ]
        case _: lines += ["host \(host) {", "/h\(number)", "unwrap /i\(number)?u", "}"]
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }

    /// The lines of the variant: other names in place of all, or of each.
    private mutating func replacing(_ word: String, _ old: [String]) -> [String] {
      let new = old.map { $0.replacing("old", with: "new") }
      // Of several, the new ones have their own marks.
      let ownMarks = word == "scheme" && old.count > 1 ? marks : ""
      if random.one(in: 2) {
        return ["\(word) \(new.map { $0 + ownMarks }.joined(separator: ", "))"]
      }
      return zip(old, new).map { "\(word) \($0) = \($1)" }
    }
  }

  @Test(.tags(.random)) func openOnlyInTheirBuilds() throws {
    var (compiled, refused) = (0, 0)
    for seed in 0..<UInt64(rounds(3000, short: 100)) {
      var file = RandomFile(seed: seed)
      let text = file.text()
      let compilation = Compilation(SourceFile(path: "a.routes", text: text))
      let beta = try #require(compilation.model.variant("BETA"), "\(text)")
      if compilation.hasErrors {
        // What several have is not replaced by several.
        #expect(
          compilation.diagnostics.map(\.code.rawValue).allSatisfy { $0 == "RG230" }, "\(text)")
        refused += 1
        continue
      }
      compiled += 1
      let names = { (model: RouteModel) in
        model.schemes + model.hosts.map(\.description) + model.originsOfPatterns.map(\.text)
      }
      #expect(names(compilation.model).allSatisfy { !$0.contains("new") }, "\(text)")
      #expect(names(beta).allSatisfy { !$0.contains("old") }, "\(text)")
      #expect(beta.schemes.map(beta.form) == compilation.model.schemes.map(compilation.model.form))
    }
    #expect(min(compiled, refused) > 20)
  }
}
