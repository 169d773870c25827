/// A form in which people write something who know it from elsewhere, and what to write here.
///
/// A habit is data. Its message, the change that it offers, and what the compiler goes on with are one thing.
final class Habit: Sendable {
  private let template: Template
  private let code: DiagnosticCode

  /// What is wrong.
  ///
  /// In it, in `write` and in `notes`, `‹name›` is the text that the template found there.
  private let message: String

  /// The whole line in this language; `nil` if only a person knows it.
  private let write: String?
  private let notes: [String]

  /// Whether the grammar may read the line, although what it reads is not what is meant.
  let isOfReadLines: Bool

  /// Whether a block follows, whose brace is marked.
  private let isOfBlocks: Bool

  typealias Test = @Sendable ([String: String]) -> Bool

  /// Whether the texts that the template found are those of the habit, and whether they can mean nothing else.
  private let only: Test
  private let certain: Test

  init(
    _ template: String, _ message: String, write: String? = nil, _ notes: String...,
    code: DiagnosticCode = .unexpectedToken, ofReadLines isOfReadLines: Bool = false,
    ofBlocks isOfBlocks: Bool = false, only: @escaping Test = { _ in true },
    certain: @escaping Test = { _ in false }
  ) {
    self.template = Template(template)
    (self.message, self.write, self.notes, self.code) = (message, write, notes, code)
    (self.isOfReadLines, self.isOfBlocks) = (isOfReadLines, isOfBlocks)
    (self.only, self.certain) = (only, certain)
  }

  /// The habits of the lines of each form; the first one that fits and helps the grammar along is it.
  static func all(of form: LineForm) -> [Habit] {
    switch form {
    case .declaration: declarations
    case .continuation: continuations
    case .attribute: attributes
    case .payload: payloads
    case .values, .variant: []
    }
  }

  /// Finds the habit in a line.
  func find(in draft: Draft, hasBlock: Bool) -> Finding? {
    guard hasBlock || !isOfBlocks, let places = template.places(in: draft.bytes) else { return nil }
    let texts = places.mapValues { draft.text($0) }
    guard only(texts) else { return nil }
    let fill = { (text: String) in Self.fill(text, texts) }
    let all = 0..<draft.bytes.count
    var finding = Finding(
      code: code, message: fill(message), notes: notes.map(fill),
      place: (places["«"] ?? all).lowerBound..<(places["»"] ?? all).upperBound,
      isCertain: certain(texts), isAtBlock: isOfBlocks)
    finding.change = write.map { draft.change(of: all, to: fill($0)) }
    return finding
  }

  /// Writes the texts in the place of `‹name›`, and of `‹name.form›` in that form.
  private static func fill(_ text: String, _ texts: [String: String]) -> String {
    let parts = text.split(separator: "‹", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { result, part in
      let end = part.firstIndex(of: "›") ?? part.endIndex
      let hole = part[..<end].split(separator: ".").map(String.init)
      return result + form(hole.dropFirst().first, of: texts[hole[0]] ?? "")
        + part[end...].dropFirst()
    }
  }

  private static func form(_ form: String?, of text: String) -> String {
    switch form {
    case "pattern": ForeignPath.pattern(text)
    // `id: Int, tab: Tab` as segments.
    case "segments": text.split(separator: ",").map { "/{\($0[...].trimmed)}" }.joined()
    case _: text
    }
  }
}

extension String {
  /// The words of a list in any notation.
  var listed: [String] {
    split { " ;|,\n\t\"'.[](){}".contains($0) }.map(String.init).filter { $0 != "case" }
  }

  /// A name of other tools, such as `blog_show`, as one of this language.
  var camel: String {
    split { !($0.isLetter || $0.isNumber) }.enumerated().map { index, word in
      let rest =
        word == word.uppercased() ? word.dropFirst().lowercased() : String(word.dropFirst())
      return (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + rest
    }.joined()
  }
}
