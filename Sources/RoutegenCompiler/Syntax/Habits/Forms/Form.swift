/// How a line is written: its words, and in capitals the parts that each line has of its own.
///
/// The forms answer whatever nothing else does: the pieces of a line are put where the form has them, and a part that
/// is missing is shown by an example.
struct Form: Sendable {
  /// What may be in the place of a part.
  enum Slot: String, Sendable {
    case name = "NAME", names = "NAMES", key = "KEY", text = "TEXT",
      pairs = "PAIRS", date = "DATE", pattern = "PATTERN", envelope = "ENVELOPE", link = "LINK",
      host = "HOST", hosts = "HOSTS", schemes = "SCHEMES", values = "VALUES",
      set = "SET", route = "ROUTE", other = "OTHER"

    /// An example, for a line without one.
    var example: String {
      switch self {
      case .name: "name"
      case .names: "login"
      case .key: "type"
      case .text: "text"
      case .pairs: "tab = news"
      case .date: "2030-01-31"
      case .pattern, .link: "/path"
      case .envelope: "/click?url"
      case .host, .hosts: "example.com"
      case .schemes: "myapp"
      case .values: "first, second"
      case .set: "Shop"
      case .route: "home"
      case .other: "/other"
      }
    }

    /// Whether other parts take their pieces first.
    var isRest: Bool { self == .text || self == .other }

    /// Whether it has any number of pieces, with commas between.
    var isList: Bool { [.names, .hosts, .schemes, .values].contains(self) }
  }

  private enum Part: Sendable {
    case text(String)
    case slot(Slot)
  }

  let text: String
  private let parts: [Part]
  let slots: [Slot]

  /// The words of the form; the first one is the one by which a line is known.
  let words: [String]

  /// Those of them without which it is another form.
  let modifiers: [String]

  init(_ text: String) {
    self.text = text
    var (parts, slots, rest) = ([Part](), [Slot](), text[...])
    while !rest.isEmpty {
      let upper = rest.prefix { $0.isUppercase }
      if let slot = Slot(rawValue: String(upper)) {
        parts.append(.slot(slot))
        slots.append(slot)
        rest = rest.dropFirst(upper.count)
      } else {
        let other = rest.prefix { !$0.isUppercase }
        parts.append(.text(String(other)))
        rest = rest.dropFirst(other.count)
      }
    }
    (self.parts, self.slots) = (parts, slots)
    words = text.split { !$0.isLetter && $0 != "@" }.map(String.init).filter {
      Slot(rawValue: $0) == nil
    }
    modifiers = words.count == 1 ? [] : words.filter { ["caseless", "open"].contains($0) }
  }

  /// The line with examples of its parts.
  var example: String {
    let word = words.first ?? ""
    let own =
      words.count > 1 && word == "caseless" || text.contains("\n") || text == "type KEY"
      ? nil : Directive(rawValue: word)?.example
    return own ?? text { _ in nil }
  }

  /// The line with its parts, and with examples of those that are missing.
  func text(_ found: (Int) -> String?) -> String {
    var (text, number) = ("", 0)
    for part in parts {
      switch part {
      case .text(let own): text += own
      case .slot(let slot):
        text += found(number) ?? slot.example
        number += 1
      }
    }
    return text
  }

  static func all(of form: LineForm, hasBlock: Bool) -> [Form] {
    switch form {
    case .declaration: hasBlock ? blocks : declarations
    case .continuation: continuations
    case .attribute: attributes
    case .payload: payload
    case .variant: variant
    case .values: []
    }
  }

  private static let blocks = [
    "caseless open enum NAME", "caseless enum NAME", "open enum NAME", "enum NAME", "variant NAME",
    "host HOSTS", "scheme SCHEMES", "payload", "require NAMES", "PATTERN as NAME", "PATTERN",
  ].map(Form.init)
  private static let declarations =
    [
      "routes NAME", "access NAME", "handlers NAME", "import NAME", "scheme SCHEMES", "host HOSTS",
      "variant NAME", "payload KEY", "expires KEY", "caseless", "plus literal", "require NAMES",
      "open enum NAME { VALUES }", "enum NAME { VALUES }", "type NAME begins \"TEXT\"",
      "type NAME", "except PATTERN", "unwrap ENVELOPE", "PATTERN mount SET",
      "OTHER\n    also PATTERN",
    ].map(Form.init) + attributes + ["PATTERN as NAME", "PATTERN"].map(Form.init)
  private static let continuations = [
    "also PATTERN with PAIRS", "also PATTERN", "example LINK -> ROUTE", "example LINK",
    "nomatch LINK",
  ].map(Form.init)
  private static let attributes =
    (["@deprecated\nPATTERN"] + plainAttributes + plainAttributes.map { "\($0)\nPATTERN" })
    .map(Form.init)
  private static let plainAttributes = [
    "@deprecated", "@deprecated(\"TEXT\", until: DATE)", "@deprecated(until: DATE)",
    "@deprecated(\"TEXT\")", "@internal", "@unlinked", "@requires(NAMES)",
    "@shortcut(\"TEXT\") with PAIRS", "@shortcut(\"TEXT\")", "@activity(\"TEXT\") with PAIRS",
    "@activity(\"TEXT\")",
  ]
  private static let payload = [
    "type KEY", "link KEY", "when KEY = VALUES PATTERN", "when KEY PATTERN", "else PATTERN",
  ].map(Form.init)
  private static let variant = ["host HOST = HOST", "host HOSTS", "scheme SCHEMES"].map(Form.init)
}
