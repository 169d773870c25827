import RoutegenCompiler
import Testing
import TestSupport

/// `check --fix` never changes what a file means.
@Suite struct FixMeaningTests {
  private static let cases = ["check", "panel", "syntax"].flatMap { Corpus($0).cases }
    .filter { $0.file.bytes.count < 2000 }

  /// The routes of declarations without mistakes stay, and those that come have no text of their own.
  @Test(.tags(.random), arguments: chosen(cases, oneIn: 16)) func fixedFilesMeanTheSame(
    _ testCase: Corpus.Case
  ) {
    var random = SplitMix(seed: UInt64(testCase.file.bytes.count) &* 0x2545_F491)
    expectSameMeaning(of: testCase.file.bytes)
    for _ in 0..<rounds(4, short: 1) {
      var lines = testCase.file.bytes.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).map(Array.init)
      lines.mutate(inserting: Strange.pieces, using: &random)
      expectSameMeaning(of: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
      var bytes = testCase.file.bytes
      bytes.mutate(inserting: Strange.bytes, using: &random)
      expectSameMeaning(of: bytes)
    }
  }

  @Test(arguments: [
    "host x.example/mobile\n/home", "host x.example:8080\n/home", "host http://x.example\n/home",
    "enum S { newest; top }\n/a?{s: S}", "enum S { case newest, top }\n/a?{s: S}",
    "enum S { most read, top }\n/a?{s: S}", "/users/{\n/home", "/home//start", "/#/@{user}",
    "/users/#{id}", "/home #start", "example.com/users", "/users/id={id}", "/a\r/b\r/c",
    "/users/{id:int:min(1)}", "/users/{id:[0-9]{4}}", "/a?{sort: enum { a, b }}",
    "/a?{q: String = \"a\\n\"}", "scheme https://\n/home", "{ \"/\": \"/buy/*\" }",
    "/users\n    /me\n}", "/users(/:id)(/edit)", "/a?{x}&amp;{y}",
    "<<<<<<< HEAD\n/home/\n=======\n/start\n>>>>>>> topic", "/a {\n    /b/\n/home/",
    "/a?{d: Double in 0..<1}", "/a?{n: Int in 00..<10}", "/a?{n: Int in 1..<1}",
    "/a?{n: Int in [1, 1)}", "/a?{n: Int: 1...5}", "/a?{n: String: optional}",
    "/a?{n: Int === 1}", "/a ?x y", "/a ; /b", "/a -- /b", "/home # as start", "/x # {id}",
    "/x # tab={tab}", "<!-- /a --> /b", "/users # {\n    /a\n}", "/a\n// kept\n{\n    /b\n}",
    "host a.com port 8080\n/a", "host a.com as main\n/a", "host a.com -- main\n/a",
    "scheme myapp for debug\n/a", "scheme my app\n/a", "@deprecated /new\n/old",
    "@deprecated(message: use /new)\n/old", "require login\n@requires login /x\n/y",
    "enum S { null, a }\n/a?{s: S? = null}", "/a?{since: timestamp}", "/a?{since: date}",
    "/a?{n: BigInt}", "enum S: Int { a, b }\n/a?{s: S}", "enum S (a = 1, b = 2)\n/a?{s: S}",
    "enum S (\"two words\", b)\n/a?{s: S}", "enum S: open, String { a, b }\n/a?{s: S}",
    "payload {\n    when chat: /x\n}\n/x", "'/home'", "`/home`", "'/home' as start\n/x",
    "also '/y'", "/x\n    also '/y'", "@deprecated(until 2027-01-31)\n/a",
    "@deprecated(use /new, until 2027-01-31)\n/a", "@deprecated(since: \"2027-01-31\")\n/a",
    "@deprecated 2027-01-31\n/a", "/cities/city}", "/cities/{city}\n/a/b}",
    "/b\n    example\n/b", "/b\n    also\n/b", "/a\n/a\n/c/:id", "@internal\n/b\n/b",
    "enum S { .well-known, top }\n/a?{s: S}", "/a\n#[deprecated]\n/c", "/a\n#[Route(\"/x\")]\n/c",
    "; /a", "-- /a", "' /a", "; @internal\n/a", "-- host a.com\n/b", "host a.com; comment\n/b",
    "host :*\n/b", "host a.com\n{\n    /a\n}", "scheme app\n{\n    /a\n}", "/a\n{\n    /b\n}",
    "/a\n    also /b {\n    /c\n}", "/a?{c: Character}", "/a?{x: Float}",
  ])
  func guessesAreLeftToPeople(_ text: String) {
    let bytes = Array("routes A\n\(text)\n".utf8)
    #expect(fixed(bytes) == bytes)
  }

  /// Returns what `check --fix` writes; `check` offers it if that is another text.
  private func fixed(_ bytes: [UInt8]) -> [UInt8] {
    var environment = FakeEnvironment()
    environment.files["a.routes"] = bytes
    _ = environment.routegen("check")
    let isOffered = environment.output.contains("\n'routegen check --fix' fixes ")
    _ = environment.routegen("check --fix")
    let fixed = environment.files["a.routes"] ?? []
    #expect(isOffered == (fixed != bytes), "\(String(decoding: bytes, as: UTF8.self))")
    return fixed
  }

  private func expectSameMeaning(of bytes: [UInt8]) {
    let after = fixed(bytes)
    guard after != bytes else { return }
    let (old, new) = (Meaning(bytes), Meaning(after))
    // A control character is removed, wherever it is.
    let text = String(decoding: bytes.filter { $0 >= 0x20 || $0 == 0x0A }, as: UTF8.self)
    #expect(old.routes.subtracting(new.allRoutes) == [], "\(text)")
    for word in new.words.subtracting(old.words) { #expect(text.contains(word), "\(text)") }
  }
}

/// The routes of a file, and the literal text in them.
private struct Meaning {
  /// The routes of declarations without a mistake.
  let routes: Set<String>
  let allRoutes: Set<String>
  let words: Set<String>

  init(_ bytes: [UInt8]) {
    let file = SourceFile(path: "a.routes", bytes: bytes)
    let compilation = Compilation(file)
    let model = compilation.model
    // The lines with a mistake, and those below an attribute or a pattern with one.
    let mistaken = Set(
      compilation.diagnostics.filter { $0.severity == .error }
        .flatMap { diagnostic in
          let line = file.location(of: diagnostic.span.start).line
          return line...(file.location(of: diagnostic.span.end).line + 2)
        })
    routes = Set(
      model.routes
        .filter { !mistaken.contains(file.location(of: $0.pattern.span.start).line) }
        .map { "\($0.qualifiedName) \($0.pattern.text)" })
    allRoutes = Set(model.routes.map { "\($0.qualifiedName) \($0.pattern.text)" })
    words = Set(
      model.routes.flatMap(\.pattern.segments).compactMap {
        if case .literal(let text) = $0, text.utf8.allSatisfy({ $0 < 0x80 }) { text } else { nil }
      })
  }
}
