import RoutegenCompiler
import Testing
import TestSupport

/// A route that is left out of the model has an error: without one, its links would silently open nothing.
@Suite struct LeftOutRoutesTests {
  private static let cases = ["check", "export", "format", "generate", "syntax"]
    .flatMap { Corpus($0).usualCases }

  /// What people write in patterns by mistake.
  private static let pieces = [
    "?", "=", "=Int?", "=String", "=URL?", "&", "{", "}", "{id}", "{id: Int?}", "#", ":", ";", ",",
    "'", "\"", "`",
    "(", "$", "@", "*", "...", " ", "\\", "%", "//", "/", "\n", "_", "!", "?page=UUID?", "as x",
    "[Int]", "<id>",
  ].map { Array($0.utf8) }

  @Test(arguments: cases) func haveAnErrorInTheCorpus(_ testCase: Corpus.Case) {
    expectAllRoutes(testCase.file.bytes)
  }

  @Test(.tags(.random), arguments: cases) func haveAnErrorAfterAMistake(_ testCase: Corpus.Case) {
    var random = SplitMix(seed: 6)
    let bytes = testCase.file.bytes
    let patterns = bytes.indices.filter { isPattern(lineOf: $0, in: bytes) }
    guard !patterns.isEmpty, bytes.count < 20_000 else { return }
    for _ in 0..<rounds(80, short: 1) {
      guard let place = patterns.randomElement(using: &random),
        let piece = Self.pieces.randomElement(using: &random)
      else { continue }
      let end = min(bytes.count, place + Int.random(in: 0...2, using: &random))
      expectAllRoutes(Array(bytes[..<place]) + piece + bytes[end...])
    }
  }

  /// Whether the line of a byte begins with a path.
  private func isPattern(lineOf place: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let text = bytes[line...].drop { $0 == 0x20 || $0 == 0x09 }
    return text.first == 0x2F && text.dropFirst().first != 0x2F
  }

  /// Expects a route or group of the syntax where a line begins with a path, and each route in the model.
  private func expectAllRoutes(_ bytes: [UInt8]) {
    let file = SourceFile(path: "a.routes", bytes: bytes)
    let parsed = ParsedFile(file)
    var bag = parsed.diagnostics
    let model = resolve(parsed, into: &bag)
    if bag.hasErrors { return }
    let syntax = parsed.syntax.declarations.flatMap(\.routes)
    let starts = Set(syntax.map(\.pattern.span.start))
    for place in bytes.indices
    where bytes[place] == 0x2F && isPattern(lineOf: place, in: bytes) && beginsLine(place, bytes) {
      #expect(starts.contains(place), "\(String(decoding: bytes, as: UTF8.self))")
    }
    let routes = syntax.filter { $0.block == nil && $0.mount == nil }
    let own = model.routes.filter { $0.nameSpan.file == file.id }
    #expect(own.count == routes.count, "\(String(decoding: bytes, as: UTF8.self))")
  }

  /// Whether only white space is before a byte in its line.
  private func beginsLine(_ place: Int, _ bytes: [UInt8]) -> Bool {
    let before = bytes[..<place].reversed().prefix { $0 != 0x0A }
    return before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

extension DeclarationSyntax {
  /// The routes, groups and mounts of the declaration, with those in its block.
  fileprivate var routes: [RouteSyntax] {
    switch self {
    case .route(let route): [route] + (route.block ?? []).flatMap(\.routes)
    case .origins(let block): block.block.flatMap(\.routes)
    case _:
      []
    }
  }
}
