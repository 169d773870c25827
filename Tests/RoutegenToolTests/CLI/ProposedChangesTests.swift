import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Each change that is offered, applied alone, mends its diagnostic and makes no other mistake.
@Suite struct ProposedChangesTests {
  private static let cases = ["check", "panel", "syntax"]
    .flatMap { chosen(Corpus($0).usualCases, oneIn: 2) }

  @Test(.tags(.random), arguments: chosen(cases, oneIn: 3))
  func changesOfTheCorpus(_ testCase: Corpus.Case) {
    expectMended(testCase.file, levels: .default, "\(testCase.name)")
  }

  @Test(arguments: DiagnosticCode.all) func changesOfTheWrongExample(_ code: DiagnosticCode) {
    var levels = Levels.default
    if code.isLint { levels[code] = .warning }
    let files = ShownExamples(code).wrong
    guard files.count == 1, files[0].path.hasSuffix(".routes") else { return }
    let file = SourceFile(path: files[0].path, bytes: files[0].bytes)
    expectMended(file, levels: levels, code.rawValue)
  }

  /// Mistakes for which a change once led to links that do not open; what a change or note writes.
  @Test(
    arguments: [
      ("host localhost:3000\n/b", [], ["localhost"]),
      ("host x.example:443\n/b", ["host x.example"], []),
      ("host https://x.example:8443/b\n/b", [], ["x.example"]),
      ("host a.com\nexcept?preview\n/b", ["except ?preview"], ["except /?preview"]),
      ("host a.com\n/go/{address: URL...}", [], ["/go/{address...}"]),
      ("host a.com\n/rooms/${event} as event", ["/rooms/{event} as event"], []),
      ("host a.com\n/cities/city}", ["/cities/{city}", "/cities/city"], []),
      ("host a.com\n'/home'", ["/home"], ["///home'", "//home'"]),
      (
        "host a.com\n@deprecated(use /new, until 2027-01-31)\n/a",
        ["@deprecated(\"use /new\", until: 2027-01-31)"], []
      ),
      ("host a.com\n/a\n#[deprecated]\n/c", ["@deprecated"], []),
      ("host a.com\nscheme app\nscheme app // old\n/b", ["// old"], ["scheme app //"]),
      (
        "host a.com\nenum E {\n    a,\n    b,\n    a // old\n}\n/b?{e: E}", ["    b // old"], []
      ),
      ("host a.com\nenum E { a, a, b }\n/b?{e: E}", ["enum E { a, b }"], []),
      ("host a.com\nenum E { a, b, a }\n/b?{e: E}", ["enum E { a, b }"], []),
    ] as [(String, [String], [String])])
  func changesMeanWhatWasWritten(_ text: String, _ lines: [String], _ others: [String]) {
    let file = SourceFile(path: "a.routes", text: "routes A\n\(text)\n")
    let changes = Compilation(file).shownDiagnostics.flatMap(\.fixIts)
    let written = changes.map { change in
      let changed = file.applying([change]).file
      #expect(!Compilation(changed).hasErrors, "\(change.title)")
      return String(decoding: changed.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    for line in lines { #expect(written.contains { $0.contains(line) }, "\(line)") }
    if let first = lines.first { #expect(written.first?.contains(first) == true) }
    for line in others { #expect(!written.contains { $0.contains(line) }, "\(line)") }
  }

  /// The exceptions that notes propose are enough, however many routes exclude one another.
  @Test(arguments: 2...5) func exceptionsAreEnough(_ count: Int) throws {
    var text = "routes A\nhost a.com\n"
    for key in ["code", "error", "token", "magic", "state"].prefix(count) {
      text += "/login?{\(key)} as by_\(key)\n"
    }
    for _ in 0..<(count * (count - 1) / 2) {
      let found = Compilation(SourceFile(path: "a.routes", text: text)).diagnostics
      let notes = found.flatMap(\.notes).joined(separator: "'").split(separator: "'")
      text += try #require(notes.first { $0.hasPrefix("except ") }) + "\n"
    }
    let rest = Compilation(SourceFile(path: "a.routes", text: text)).diagnostics
    #expect(!rest.contains { $0.severity == .error }, "\(text)")
  }

  /// Each of the two things that the note about items that exclude each other proposes compiles.
  @Test func itemsThatExcludeEachOther() throws {
    let head = "routes A\nhost a.com\n"
    let routes = "/login?{code} as a\n/login?{error} as b\n"
    let found = Compilation(SourceFile(path: "a.routes", text: head + routes)).diagnostics
    let note = try #require(found.first { $0.code == .ambiguousRoutes }?.notes.last)
    let parts = note.split(separator: "'").map(String.init)
    let exception = try #require(parts.first { $0.hasPrefix("except ") })
    let whole = try #require(parts.first { $0.hasPrefix("/login?") })
    for text in [routes + exception, whole] {
      let file = SourceFile(path: "a.routes", text: head + text + "\n")
      #expect(!Compilation(file).hasErrors, "\(text)")
    }
  }

  /// Changes that wrote something else than what was there, or after which the next error came.
  @Test(
    arguments: [
      ("scheme app host a.example", "scheme app\nhost a.example"),
      ("caseless /Home", "caseless\n/Home"),
      ("/clinic/{id: Int} = clinic", "/clinic/{id: Int} as clinic"),
      ("resources :posts do resources :comments", nil),
      ("resources :posts do\n  resources :comments\nend", nil),
      ("router.get(\"/home\", function(req, res) { res.redirect(\"/login\") })", nil),
      ("/search?{q: str | None = None}", "/search?{q: String?}"),
      ("/x?{u: URL in app://y}", nil), ("/posts/*slug/end", nil), ("/posts/edit|show", nil),
      ("<Route path=\"/shop\"><Route path=\"/cart\" /></Route>", nil),
    ] as [(String, String?)])
  func changesDropNothing(_ line: String, _ meant: String?) {
    let (head, rest) = ("routes A\n", "\n/last\n")
    let file = SourceFile(path: "a.routes", text: head + line + rest)
    let found = Compilation(file).shownDiagnostics
    #expect(found.contains { $0.severity == .error })
    let written = found.flatMap(\.fixIts).map {
      String(decoding: file.applying([$0]).file.bytes, as: UTF8.self)
    }
    #expect(written == [meant].compactMap { $0 }.map { head + $0 + rest })
  }

  /// Whatever is wrong with a file, a change keeps each segment and each name of its lines, and no error is in
  /// what it writes.
  @Test(.tags(.random), arguments: chosen(cases, oneIn: 6)) func changesKeepWhatTheyReplace(
    _ testCase: Corpus.Case
  ) {
    var random = SplitMix(seed: UInt64(testCase.file.bytes.count) &* 0x9E37)
    expectKept(testCase.file)
    guard testCase.file.bytes.count < 1500 else { return }
    for _ in 0..<rounds(8, short: 1) {
      var lines = testCase.file.bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).map(Array.init)
      let index = Int.random(in: lines.indices, using: &random)
      lines[index].mutate(inserting: Strange.bytes.filter { $0 != 0x0A }, using: &random)
      let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
      expectKept(SourceFile(path: "a.routes", bytes: bytes))
    }
  }

  private func expectKept(_ file: SourceFile) {
    let before = Project([file, Self.shop], levels: [.default, .default]).compilations[0]
      .shownDiagnostics
    // What is there twice is removed, and what no route has is replaced.
    let dropping: [DiagnosticCode] = [
      .duplicateCase, .duplicateDeclaration, .unmatchedPayloadPattern,
    ]
    for problem in before where !dropping.contains(problem.code) {
      for change in problem.fixIts {
        let changed = file.applying([change]).file
        let end = change.span.start + change.replacement.utf8.count
        let written = Span(file: file.id, start: change.span.start, end: end)
        let (old, new) = (file.lines(around: change.span), changed.lines(around: written))
        let lost = old.namesOfPatterns.filter { name in
          !new.lowercased().contains(name) && !problem.message.lowercased().contains(name)
            && closest(to: name, among: new.split { !$0.isLetter }.map(String.init)) == nil
        }
        #expect(lost.isEmpty, "\(old) ⇒ \(new)")
        let errors = Project([changed, Self.shop], levels: [.default, .default]).compilations[0]
          .diagnostics
          .filter { error in
            error.severity == .error && error.code.rawValue < "RG3"
              && ![.unknownType, .unknownRequirement, .unknownRouteSet, .unprintablePattern]
                .contains(error.code)
              && error.span.start < end && change.span.start < error.span.end
          }
        #expect(
          errors.allSatisfy { error in
            before.contains { $0.code == error.code && $0.span.start == error.span.start }
          },
          "\(old) ⇒ \(new): \(errors.map(\.message))")
      }
    }
  }

  /// A route set that some of the files mount.
  private static let shop = SourceFile(
    id: FileID(1), path: "Shop.routes", text: "routes Shop\n\n/items/{id: Int}\n")

  private func expectMended(_ file: SourceFile, levels: Levels, _ name: String) {
    let before = Project([file, Self.shop], levels: [levels, levels]).compilations[0]
      .shownDiagnostics
    var faults: [String: String] = [:]
    for diagnostic in before {
      for change in diagnostic.fixIts {
        let changed = file.applying([change]).file
        let after = Project([changed, Self.shop], levels: [levels, levels]).compilations[0]
          .diagnostics
        if let fault = fault(of: diagnostic, before, after) {
          faults["\(name): \(change.title)"] = fault
        }
      }
    }
    let known = knownTraps.filter { $0.hasPrefix("\(name): ") }
    #expect(Set(faults.keys) == known, "\(faults)")
  }

  private func fault(
    of diagnostic: Diagnostic, _ before: [Diagnostic], _ after: [Diagnostic]
  ) -> String? {
    let isSame: (Diagnostic) -> Bool = {
      $0.code == diagnostic.code && $0.message == diagnostic.message
    }
    if after.count(where: isSame) >= before.count(where: isSame) { return "it is still there" }
    var known = before.filter { $0.severity == .error }.map(\.code)
    if diagnostic.severity == .error, let own = known.firstIndex(of: diagnostic.code) {
      known.remove(at: own)
    }
    for error in after where error.severity == .error {
      guard let index = known.firstIndex(of: error.code) else { return error.message }
      known.remove(at: index)
    }
    return nil
  }
}

/// Changes after which the file has a mistake that the first hid.
///
/// A name that the file does not declare has an error of its own, which says how to declare it.
private let knownTraps: Set<String> = ["once-require-space: write '@requires(login)'"]

extension SourceFile {
  fileprivate func lines(around span: Span) -> String {
    let first = self.span(ofLine: location(of: span.start).line)
    let last = self.span(ofLine: location(of: span.end).line)
    return text(of: Span(file: id, start: first.start, end: last.end))
  }
}

extension String {
  /// Words that follow a single `/`, or that a `{` or a `/:` is before and a `}`, a `:` or the end of a segment behind.
  fileprivate var namesOfPatterns: [String] {
    let code = split(separator: "\n").map {
      $0.prefix(upTo: $0.firstRange(of: " //")?.lowerBound ?? $0.endIndex)
    }
    return code.joined(separator: "\n").matches(
      of: #/(?:^|[^\/<:])\/(?:\{|:)?([a-z]{3,})(?=[\/}:?\s]|$)/#
    )
    .map { String($0.1) }
  }
}
