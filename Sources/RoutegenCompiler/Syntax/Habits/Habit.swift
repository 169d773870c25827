/// A form in which people write something who know it from elsewhere, and what to write here.
///
/// A habit is data. Its message, the change that it offers, and what the compiler goes on with are one thing.
final class Habit: Sendable {
  let template: Template
  let code: DiagnosticCode

  /// What is wrong.
  ///
  /// In it, in `write` and in `notes`, `‹name›` stands for the text that the template found there.
  let message: String

  /// The whole line in this language, or the part that the template fits; `nil` if only a person knows it.
  let write: String?
  let notes: [String]

  let traits: Traits

  /// A line with the habit, and what is written instead; without it, the message's note says what to do.
  let example: Example

  /// Whether the texts that the template found are those of the habit; `nil` if any are.
  let only: (@Sendable (Holes) -> Bool)?

  /// Whether the texts make it certain what is meant; `nil` if the traits say it.
  let certain: (@Sendable (Holes) -> Bool)?

  struct Traits: OptionSet, Sendable {
    let rawValue: Int

    /// Nothing else can be meant.
    static let certain = Traits(rawValue: 1)

    /// The grammar reads the line, and what it reads is not what is meant.
    static let read = Traits(rawValue: 4)

    /// The line is code of another language, and so the block after it.
    static let code = Traits(rawValue: 8)

    /// A block follows, whose brace is marked.
    static let block = Traits(rawValue: 16)
  }

  /// `/home start ⇒ /home as start`; only tests read it.
  struct Example: Sendable, ExpressibleByStringLiteral {
    private let text: String

    init(stringLiteral text: String) { self.text = text }

    var written: String { String(parts?.before ?? text[...]) }
    var meant: String? { parts.map { String($0.after) } }
    private var parts: (before: Substring, separator: Substring, after: Substring)? {
      text[...].cut(at: " ⇒ ")
    }
  }

  /// - Parameters:
  ///   - template: The form.
  ///   - example: A line in this form, and what is meant.
  init(
    _ template: String, _ message: String, write: String? = nil, _ notes: String...,
    code: DiagnosticCode = .unexpectedToken, is traits: Traits = [],
    for example: Example, only: (@Sendable (Holes) -> Bool)? = nil,
    certain: (@Sendable (Holes) -> Bool)? = nil
  ) {
    self.template = Template(template)
    (self.message, self.write, self.notes) = (message, write, notes)
    (self.code, self.traits, self.example) = (code, traits, example)
    (self.only, self.certain) = (only, certain)
  }

  /// The habits of the lines of each form; the first one that fits and helps the grammar along is it.
  static func all(of form: LineForm) -> [Habit] {
    switch form {
    case .declaration: ofDeclarations
    case .continuation: ofContinuations
    case .attribute: attributes
    case .values: values
    case .payload: payloads
    case .variant: variants
    }
  }

  private static let ofDeclarations = comments + declarations
  private static let ofContinuations = comments + continuations + declarations
}

extension Habit {
  /// Finds the habit in a line.
  func find(in line: HabitLine) -> Finding? {
    guard let match = TemplateMatch(template, line), only?(match.holes) ?? true,
      line.hasBlock || !traits.contains(.block)
    else { return nil }
    var finding = Finding(
      code: code, message: match.holes.fill(message), notes: notes.map(match.holes.fill),
      place: match.marked, isCertain: isCertain(match.holes),
      isCode: traits.contains(.code), isAtBlock: traits.contains(.block))
    if let write {
      let text = match.holes.fill(write)
      finding.change = line.change(of: 0..<line.bytes.count, to: text)
    }
    return finding
  }

  /// Whether the texts in the holes have only one possible meaning.
  func isCertain(_ holes: Holes) -> Bool { traits.contains(.certain) || certain?(holes) ?? false }
}
