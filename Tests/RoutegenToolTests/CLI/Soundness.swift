import Foundation
import RoutegenCompiler
import RoutegenTool

/// What has to hold of any bytes as route files, from the first stage to the last.
///
/// It has no test in it, because `Fuzz` asks the same.
struct Soundness {
  /// What does not hold.
  private(set) var faults: [String] = []
  private let files: [SourceFile]

  /// The parts of the check, which `Fuzz` divides among several fuzzers.
  struct Parts: OptionSet {
    let rawValue: UInt8

    /// All stages up to the diagnostics, and their places.
    static let compiling = Parts(rawValue: 1)

    /// The rendering of diagnostics, and their fixes.
    static let diagnostics = Parts(rawValue: 2)

    /// The output of a file without errors, and its layout.
    static let output = Parts(rawValue: 4)

    /// One of the commands.
    static let commands = Parts(rawValue: 8)

    static let all: Parts = [.compiling, .diagnostics, .output, .commands]
  }

  /// - Parameters:
  ///   - turn: Which of the commands is run: one of them takes as long as all stages.
  ///   - parts: What is checked.
  init(_ files: [SourceFile], turn: Int, parts: Parts = .all) {
    self.files = files
    for compilation in Project(files).compilations {
      if parts.contains(.compiling) {
        for diagnostic in compilation.diagnostics { checkPlaces(of: diagnostic) }
      }
      if parts.contains(.diagnostics) {
        render(compilation.shownDiagnostics)
        applyFixes(of: compilation)
      }
      if parts.contains(.output), !compilation.hasErrors { finish(compilation.model) }
    }
    if parts.contains(.output) {
      for file in files { checkLayout(of: file) }
    }
    if parts.contains(.commands) { run(Self.commands[turn % Self.commands.count]) }
  }

  private mutating func require(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { faults.append(fault()) }
  }

  // MARK: Diagnostics

  private mutating func checkPlaces(of diagnostic: Diagnostic) {
    let spans =
      [diagnostic.span] + diagnostic.labels.map(\.span) + diagnostic.fixIts.map(\.span)
    for span in spans {
      guard files.indices.contains(span.file.number) else {
        faults.append("\(diagnostic.message): no file \(span.file.number)")
        continue
      }
      let file = files[span.file.number]
      guard span.start >= 0, span.end <= file.bytes.count else {
        faults.append("\(diagnostic.message): \(span) is outside of its file")
        continue
      }
      require(
        !file.bytes.isInsideScalar(span.start) && !file.bytes.isInsideScalar(span.end),
        "\(diagnostic.message): \(span) cuts a character")
    }
  }

  private mutating func render(_ diagnostics: [Diagnostic]) {
    let lines = LineRenderer(files: files)
    let snippets = SnippetRenderer(files: files, style: Style(isColored: true))
    for diagnostic in diagnostics {
      for text in [lines.render(diagnostic), snippets.render(diagnostic)] {
        require(
          !text.isEmpty && text.utf8.count < 20_000, "\(diagnostic.message): not rendered well")
      }
    }
  }

  /// All changes at once, those that are guesses as well.
  private mutating func applyFixes(of compilation: Compilation) {
    let fixed = compilation.file.applying(compilation.shownDiagnostics.compactMap(\.fixIts.first))
      .file
    require(
      !compilation.file.bytes.isUTF8 || fixed.bytes.isUTF8, "fixes leave a file that is not UTF-8")
    for diagnostic in Compilation(SourceFile(path: fixed.path, bytes: fixed.bytes)).diagnostics {
      require(diagnostic.span.end <= fixed.bytes.count, "after fixes, a span is outside")
    }
  }

  // MARK: What is made of a file without errors

  private mutating func requireExports(of model: RouteModel) {
    require(!exportMarkdown(model).isEmpty && !exportJSON(model).isEmpty, "an export is empty")
    let matcher = ExplainingMatcher(model)
    require((try? InfoPlist(model).exported()) != nil, "there is no Info.plist")
    require((try? Entitlements(matcher).exported()) != nil, "there are no entitlements")
    let manifest = AndroidManifest(matcher).exported(matcher)
    require(!manifest.text.isEmpty, "the manifest is empty")
    for host in model.declaredHosts.prefix(1) {
      let file = try? AppleAssociationFile(
        matcher, host: model.exampleHost(of: host), appIDs: ["ABCDE12345.com.example.app"])
      require(file?.exported.text.isEmpty == false, "the association file is empty")
    }
  }

  private mutating func finish(_ model: RouteModel) {
    let first = GeneratedSwift([model], name: "A")
    require(first == GeneratedSwift([model], name: "A"), "two runs differ")
    requireExports(of: model)
    require(RouteTree(model).nodeOfRoute.count == model.routes.count, "the tree lacks a route")
    let matcher = ExplainingMatcher(model)
    for link in Self.links {
      let explained = matcher.explain(link, isPath: true).answer
      require(matcher.match(link, isPath: true) == explained, "'\(link)' is two things")
    }
  }

  private static let links = [
    "/", "/a", "/a?x=1&x=2", "https://a.example/a/b#c", "a://b", "%", "/%41/?%=#", "/a/7/é?url=/a",
  ]

  // MARK: Layout

  private mutating func checkLayout(of file: SourceFile) {
    let parsed = ParsedFile(file)
    guard parsed.isComplete, let text = parsed.formatted else { return }
    let formatted = SourceFile(path: file.path, text: text)
    require(ParsedFile(formatted).formatted == text, "formatting twice is another")
    require(formatted.words == file.words, "formatting changes tokens")
  }

  // MARK: Commands

  private static let commands = [
    "check", "check --format json", "check --format sarif", "check --format github",
    "check --fix --strict", "check --write-baseline baseline.json", "format", "format --check",
    "generate A.routes -o out", "tree A.routes", "match A.routes /a", "export markdown A.routes",
    "export json A.routes",
  ]

  private mutating func run(_ command: String) {
    var environment = FakeEnvironment()
    for file in files { environment.files[file.path] = file.bytes }
    let code = environment.routegen(command)
    require(code != .couldNotRun, "\(command): \(environment.errors)")
    if command.contains("--format json") || command.contains("sarif") {
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(environment.output.utf8))) != nil
      require(isJSON, "\(command): no JSON")
    }
    for file in files {
      let isText = environment.files[file.path]?.isUTF8 ?? false
      require(isText || !file.bytes.isUTF8, "\(command) leaves a file that is not UTF-8")
    }
  }
}

extension SourceFile {
  /// The tokens but for the line breaks, as text.
  fileprivate var words: [[UInt8]] {
    var bag = DiagnosticBag()
    return lex(self, into: &bag).tokens.filter { $0.kind != .newline }.map { token in
      let text = bytes[token.span.start..<token.span.end]
      return Array(text.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed())
    }
  }

  /// The bytes, cut where tokens begin and end.
  var pieces: [[UInt8]] {
    var bag = DiagnosticBag()
    let tokens = lex(self, into: &bag).tokens
    let offsets = Set(tokens.flatMap { [$0.span.start, $0.span.end] } + [0, bytes.count]).sorted()
    return zip(offsets, offsets.dropFirst()).map { Array(bytes[$0..<$1]) }
  }
}

extension [UInt8] {
  fileprivate var isUTF8: Bool { elementsEqual(String(decoding: self, as: UTF8.self).utf8) }

  /// Whether bytes on both sides of the offset are of one character.
  fileprivate func isInsideScalar(_ offset: Int) -> Bool {
    guard indices.contains(offset), self[offset] & 0xC0 == 0x80 else { return false }
    let start = self[..<offset].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    guard offset - start < 4 else { return false }
    let ends = (offset + 1)...Swift.min(start + 4, count)
    return ends.contains { end in
      let bytes = Array(self[start..<end])
      return bytes.isUTF8 && String(decoding: bytes, as: UTF8.self).unicodeScalars.count == 1
    }
  }
}
