import RoutegenCompiler

/// The words of lines that say what links open, in the notation of any tool: those of paths, the names of
/// placeholders, and those of routes.
struct WrittenWords {
  private(set) var words: Set<String> = []
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { readNext() }
  }

  /// Whether all of them are in other lines, perhaps spelled otherwise.
  func areKept(in lines: String, orNamedBy message: String) -> Bool {
    let before = Set(String(decoding: bytes, as: UTF8.self).identifiers.map(\.folded))
    let after = Set(lines.identifiers.map(\.folded))
    let new = after.subtracting(before).sorted()
    return words.map(\.folded).allSatisfy { word in
      if message.folded.contains("'\(word)'") { return true }
      // Any text contains a letter, and any letter is like another one.
      return word.count == 1
        ? after.contains(word) || new.contains { $0.contains(word) }
        : after.contains { $0.contains(word) } || closest(to: word, among: new) != nil
    }
  }

  // MARK: Scanning

  private mutating func readNext() {
    if at("/") {
      if has("//") {
        skipOriginOrComment()
      } else if before == UInt8(ascii: "<") || has("/>") {
        position += 1
      } else {
        readPath()
      }
    } else if has("as "), before.map(\.isBlank) ?? true {
      position += 3
      let name = identifier()
      // `as case start`
      if !["case", "let", "func", "static"].contains(name) { add(name) }
    } else if at(":"), Self.wordsBeforeSymbols.contains(where: isBefore) {
      position += 1
      add(identifier())
    } else {
      position += 1
    }
  }

  // `https://example.com`, or a comment
  private mutating func skipOriginOrComment() {
    guard before == UInt8(ascii: ":") else { return skip { !$0.endsLine } }
    position += 2
    skip { $0.isLetterOrDigit || ".-*".utf8.contains($0) }
  }

  private mutating func readPath() {
    while position < bytes.count, !bytes[position].endsPath {
      switch bytes[position] {
      case UInt8(ascii: "{"): readBrackets("}") { $0.name }
      case UInt8(ascii: "["): readBrackets("]") { $0.name }
      case UInt8(ascii: "&") where has("&amp;"): position += 5
      case UInt8(ascii: "<"): readBrackets(">") { $0.prefix { $0 != "(" } }
      // `(?<slug>…)` is an expression, and the rest is segments.
      case UInt8(ascii: "(") where has("(?"):
        readBrackets(")") { $0.hasPrefix("?P<") ? $0.dropFirst(3).prefix { $0 != ">" } : "" }
      // An escape, and a format such as `%d`.
      case UInt8(ascii: "%"), UInt8(ascii: "\\"): position += 2
      case UInt8(ascii: ":"):
        position += 1
        add(identifier())
      case let byte where byte.isLetterOrDigit || byte >= 0x80:
        let word = identifier()
        // A value that was pasted is no word.
        if !word.contains(where: \.isNumber) { add(word) }
      case _: position += 1
      }
    }
  }

  private mutating func readBrackets(_ close: Character, _ name: (Substring) -> Substring) {
    let start = position
    skip { !$0.endsLine && $0 != close.asciiValue }
    let inside = String(decoding: bytes[start..<position], as: UTF8.self).dropFirst()
    position += 1
    add(name(inside).identifiers.last.map(String.init) ?? "")
    // The path of a URL, as in `{next: URL in example.com/path}`.
    if let colon = inside.firstIndex(of: ":"), let slash = inside[colon...].firstIndex(of: "/") {
      words.formUnion(WrittenWords(String(inside[slash...])).words)
    }
  }

  private mutating func identifier() -> String {
    let start = position
    skip { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func add(_ word: String) {
    for part in word.identifiers.map(String.init)
    where part.first?.isLetter == true && ForeignType.meaning(of: part) == nil {
      words.insert(part)
    }
  }

  /// The words of Rails before a symbol that is a segment.
  private static let wordsBeforeSymbols = ["resources ", "resource ", "namespace ", "scope "]

  private func isBefore(_ text: String) -> Bool {
    bytes[..<position].suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  private func at(_ character: Character) -> Bool { bytes[position] == character.asciiValue }

  private func has(_ text: StaticString) -> Bool { bytes[position...].starts(with: "\(text)".utf8) }

  private var before: UInt8? { position > 0 ? bytes[position - 1] : nil }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  fileprivate var endsPath: Bool { isBlank || endsLine || "\"'`),;>".utf8.contains(self) }
}

extension Substring {
  /// The name between the brackets of a placeholder, before its type, and before words such as `also`.
  fileprivate var name: Substring {
    var head = prefix { !":=?|,(".contains($0) }
    for word in [" also ", " plus ", " in ", " by ", " as "] {
      if let range = head.firstRange(of: word) { head = head[..<range.lowerBound] }
    }
    return head
  }
}

extension StringProtocol {
  fileprivate var identifiers: [SubSequence] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The text as spelled in any case and with any marks between words.
  fileprivate var folded: String { lowercased().filter { $0 != "_" } }
}
