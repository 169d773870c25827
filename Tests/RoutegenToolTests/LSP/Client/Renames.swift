import RoutegenCompiler
import RoutegenTool
import TestSupport

/// Renames of everything that has a name in a file: no link may change.
///
/// After each of them, `diff` has to find nothing that breaks, and random links have to open the same routes with the
/// same values, which have to be printed as the same links.
package struct Renames {
  /// What changes.
  package private(set) var faults: [String] = []

  /// The number of places at which a rename was tried, and of those at which there was one.
  package private(set) var triedCount = 0
  package private(set) var count = 0

  private static let uri = "file:///work/New/a.routes"
  private let text: String
  private let file: SourceFile
  private let old: Compilation
  private var session = Session(TestFiles(), [.pull])
  private var random: SplitMix

  /// Links that open some of the routes, from which random links are made.
  private var samples: [String] = []

  /// - Returns: `nil` for a file with errors.
  package init?(_ text: String) {
    self.text = text
    file = SourceFile(path: "a.routes", text: text)
    old = Compilation(file)
    random = SplitMix(seed: UInt64(text.utf8.count))
    guard !old.hasErrors else { return nil }
    session.open(Self.uri, text)
  }

  /// Renames what some words of the file name.
  ///
  /// - Parameters:
  ///   - most: The largest number of words; `nil` for all of them.
  ///   - links: The number of random links that are compared after each rename.
  package mutating func rename(most: Int?, links: Int) {
    var bag = DiagnosticBag()
    let opened = old.model.routes.shuffled(using: &random).prefix(links / 2)
    samples = opened.flatMap(SampleLinks(ExplainingMatcher(old.model)).samples)
    let words = lex(file, into: &bag).tokens.filter { $0.kind == .word }.shuffled(using: &random)
    for word in words.prefix(most ?? words.count) { rename(word, links) }
  }

  private mutating func rename(_ word: Token, _ links: Int) {
    triedCount += 1
    // Types have names like `Sort`; a name like `sort` would be refused with a lint.
    let isType = file.bytes[word.span.start] & 0x20 == 0
    let document = DocumentText(file.bytes)
    let place = document.position(of: word.span.start, in: session.encoding)
    let answer = session.request(
      "textDocument/rename",
      EditorRequests.parameters(Self.uri, place, to: place)
        .merging(["newName": isType ? "ZzRenamed" : "zzRenamed"]) { $1 })
    var found = AnswerFaults(Self.uri, document, session.encoding)
    found.check(answer, to: "textDocument/rename", at: place)
    faults += found.list
    guard let edits = answer["changes"][Self.uri].items else { return }
    count += 1
    let renamed = session.applying(edits, to: text)
    if renamed == text { faults.append("\(place): nothing has another name") }
    compare(with: renamed, links)
  }

  private mutating func compare(with renamed: String, _ links: Int) {
    let new = Compilation(SourceFile(path: "a.routes", text: renamed))
    guard !new.hasErrors else { return faults.append("there are errors now:\n\(renamed)") }
    // `diff` knows route sets by their names.
    if new.model.name == old.model.name {
      var files = TestFiles(["/work/Old/a.routes": text, "/work/New/a.routes": renamed])
      let diff = files.routegen("diff", "Old/a.routes", "New/a.routes", "--strict")
      if !diff.hasPrefix("nothing breaks") { faults.append("\(diff)\n\(renamed)") }
    }
    let readers = [old, new].map { LinkReader($0.model) }
    guard !samples.isEmpty else { return }
    for _ in 0..<links {
      var link = Array(random.pick(samples).utf8)
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        link.mutate(inserting: random.pick(Strange.pieces), using: &random)
      }
      let text = String(decoding: link, as: UTF8.self)
      let readings = readers.map { $0.read(text) }
      if readings[0] != readings[1] {
        faults.append("\(text): \(readings)\n\(renamed)")
      }
    }
  }
}

/// How a route set reads links, without the names of parameters.
private struct LinkReader {
  private let model: RouteModel
  private let matcher: ExplainingMatcher

  init(_ model: RouteModel) {
    self.model = model
    matcher = ExplainingMatcher(model)
  }

  /// Returns the route that a link opens, with its values and the links that it prints, or the reason why it opens none.
  func read(_ link: String) -> [String] {
    switch matcher.match(link) {
    case .route(let index, let values):
      let printer = RoutePrinter(matcher)
      let forms: [RoutePrinter.Form] = [.app, .web, .path]
      let printed = forms.map { form in
        (try? printer.link(of: model.routes[index], values, as: form)) ?? "none"
      }
      return ["\(index)", "\(values)"] + printed
    case .malformed(let reason): return ["malformed", reason]
    case .wrongScheme: return ["wrong scheme"]
    case .wrongHost: return ["wrong host"]
    case .notFound: return ["not found"]
    case .missing: return ["missing"]
    case .invalidValue(_, let value): return ["invalid", value]
    case .excluded: return ["excluded"]
    }
  }
}
