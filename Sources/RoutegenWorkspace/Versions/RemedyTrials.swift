import RoutegenDiff
import RoutegenLayout
import RoutegenSource
import RoutegenSyntax

/// Tries changes of files, and finds those that mend the change for which they are proposed.
///
/// All are tried at once. If a file does not compile with them, or there is another error, each half is
/// tried, so that few trials decide about many changes.
struct RemedyTrials<Key: Hashable> {
  /// A change of a file, and the finding that it is to mend.
  struct Proposal {
    let key: Key
    let fix: FixIt
  }

  /// The findings for files.
  struct Findings {
    var all: Set<Key> = []
    var errors: Set<Key> = []
  }

  private let files: [ParsedFile]

  /// The findings for files; `nil` if they do not compile.
  private let findings: ([ParsedFile]) -> Findings?
  private let known: Set<Key>

  /// The trials that are left.
  private var trials: Int
  private(set) var mending: [Proposal] = []

  /// - Parameters:
  ///   - files: The files of the new version, numbered from 0.
  ///   - known: The findings for the files as they are.
  ///   - trials: How often the files may be compiled and compared.
  init(
    _ files: [ParsedFile], known: Set<Key>, trials: Int,
    findings: @escaping ([ParsedFile]) -> Findings?
  ) {
    (self.files, self.known, self.trials, self.findings) = (files, known, trials, findings)
  }

  mutating func attempt(_ proposals: [Proposal]) {
    guard !proposals.isEmpty, trials > 0 else { return }
    trials -= 1
    let found = findings(files.applying(proposals.map(\.fix)))
    if let found, found.errors.isSubset(of: known) {
      mending += proposals.filter { !found.all.contains($0.key) }
    } else if proposals.count > 1 {
      let half = proposals.count / 2
      attempt(Array(proposals[..<half]))
      attempt(Array(proposals[half...]))
    }
  }
}

extension [ParsedFile] {
  /// Returns the files with changes; insertions at one place follow each other.
  func applying(_ fixes: [FixIt]) -> [ParsedFile] {
    let places = Dictionary(grouping: fixes, by: \.span)
    let merged = places.map { span, fixes in
      FixIt(
        title: fixes[0].title, span: span,
        replacement: fixes.map(\.replacement).withoutRepetitions.joined(), isAutomatic: false)
    }
    return map { parsed in
      let own = merged.filter { $0.span.file == parsed.file.id }
      return own.isEmpty ? parsed : ParsedFile(parsed.file.applying(own).file)
    }
  }
}
