import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// The changes of a file that `diff` proposes: each mends its finding.
@Suite struct RemedyTests {
  /// Two versions of a file, the findings about them and the proposals.
  private struct Trial {
    let old: Project
    let file: ParsedFile
    let found: [ChangeFinding]
    let fixes: [ChangeKey: FixIt]

    init?(_ old: String, _ new: String) {
      let project = Project([SourceFile(path: "App.routes", text: new)])
      guard !project.compilations[0].hasErrors else { return nil }
      // The files of the old version are numbered after those of the new one.
      self.old = Project([
        ParsedFile(SourceFile(id: FileID(1), path: "old/App.routes", bytes: Array(old.utf8)))
      ])
      file = ParsedFile(project.files[0])
      found = ProjectComparison(from: self.old, to: project).findings
      let settings = Settings(in: AbsolutePath("/"))
      let checked = CheckedFile(parsed: file, path: AbsolutePath("/App.routes"), settings: settings)
      fixes = ChangeRemedies(
        from: self.old, to: project, [checked], imports: [], oldSettings: [settings]
      ).fixes(for: found)
    }

    /// Whether a finding goes away with one proposal, and no other error comes.
    func mends(_ key: ChangeKey, _ fix: FixIt) -> Bool {
      let project = Project([file.file.applying([fix]).file])
      guard !project.compilations[0].hasErrors else { return false }
      let known = Set(found.map(\.key))
      let left = ProjectComparison(from: old, to: project).findings
      return !left.contains { found in
        found.key == key
          || found.category == .link && found.code.severity == .error && !known.contains(found.key)
      }
    }
  }

  /// Removes each line of every good file of the corpus in turn.
  ///
  /// A proposal must mend its finding by itself and add none, and a lost line with a pattern comes back.
  @Test(arguments: Corpus("check").cases.filter { $0.name.hasPrefix("good-") })
  func aLostLineComesBack(_ testCase: Corpus.Case) {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbers = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("//") }
    for number in numbers where number % (1 + numbers.count / Self.linesOfCase) == 0 {
      var rest = lines
      rest.remove(at: number)
      guard let trial = Trial(text, rest.joined(separator: "\n")) else { continue }
      for (key, fix) in trial.fixes {
        #expect(trial.mends(key, fix), "\(lines[number]): \(fix.title), \(key)")
      }
      guard ["also ", "/"].contains(where: lines[number].drop { $0 == " " }.hasPrefix) else {
        continue
      }
      for found in trial.found where found.code == .linkLost {
        #expect(
          trial.fixes[found.key] != nil, "\(lines[number]): \(found.diagnostic.message)")
      }
    }
  }

  /// So many lines of each file are removed, about.
  private static let linesOfCase = rounds(5, short: 2)
}
