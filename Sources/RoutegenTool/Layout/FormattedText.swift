package import RoutegenCompiler

/// The space between two tokens of one line.
enum Gap: Hashable {
  case none, space

  /// A line break and an indentation in levels if the line is too long; otherwise a space or
  /// nothing.
  case lineBreak(Int, orSpace: Bool)
}

/// A formatted file, line by line.
struct FormattedText {
  /// The width above which lines are broken where possible.
  fileprivate static let longestLine = 100

  private var lines: [FormattedLine] = []

  /// The parts of the current line; it may be broken between them.
  private var parts: [FormattedLine] = []
  private var isClosing = false
  private var isBlankLineDue = false

  /// Whether the current line ends with the `{` of a block.
  var isOpening = false

  /// Begins a line; a current line that is still empty only changes its indentation.
  mutating func startLine(indentation: Int, isClosing: Bool = false) {
    if parts.contains(where: { !$0.text.isEmpty }) { endLine(comment: nil) }
    parts = [FormattedLine(indentation: indentation)]
    self.isClosing = isClosing
  }

  mutating func add(_ text: String, _ gap: Gap) {
    let last = parts.count - 1
    let isStart = parts[last].text.isEmpty
    switch gap {
    case .none: parts[last].text += text
    case .space: parts[last].text += isStart ? text : " " + text
    case .lineBreak(let indentation, let orSpace):
      guard !isStart else { return parts[last].text += text }
      parts.append(FormattedLine(indentation: indentation, isSpaced: orSpace, text: text))
    }
  }

  mutating func endLine(comment: String?) {
    if isBlankLineDue, !isClosing, let last = lines.last, !last.isOpening {
      lines.append(FormattedLine(indentation: 0))
    }
    isBlankLineDue = false
    var added = parts.isTooLong(Self.longestLine) ? parts : [parts.joined]
    added[added.count - 1].comment = comment
    added[added.count - 1].isOpening = isOpening
    lines += added
    parts = []
    isOpening = false
    isClosing = false
  }

  /// Adds a blank line, except after another one and at the start or end of a block or the file.
  mutating func addBlankLine() { isBlankLineDue = true }

  /// All lines; the comments of consecutive lines of one kind begin in one column.
  var rendered: String {
    var result = ""
    var start = 0
    while start < lines.count {
      let kind = lines[start].kind
      let end = lines[start...].firstIndex { $0.comment == nil || $0.kind != kind } ?? lines.count
      let run = lines[start..<max(end, start + 1)]
      // A line that is too long anyway does not move the comments of others.
      let width = run.filter { $0.fits(upTo: $0.width) }.map(\.width).max() ?? 0
      for line in run { result += line.rendered(upTo: line.fits(upTo: width) ? width : line.width) }
      start = run.endIndex
    }
    return result
  }
}

/// A line, or a part of one.
private struct FormattedLine {
  /// In levels.
  let indentation: Int

  /// Whether a space precedes the part if it is joined to the one before it.
  var isSpaced = false
  var text = ""
  var comment: String?
  var isOpening = false

  /// What the comments of consecutive lines are aligned by: the level and the kind of the line.
  var kind: Kind {
    let isPart = ["?", "&", "#"].contains { text.hasPrefix($0) }
    let word = text.prefix { $0 != " " }
    let isDeclaration =
      !text.hasPrefix("/") && word != "}" && !LineParser.additions.contains(String(word))
    return Kind(
      indentation: indentation,
      first: text.hasPrefix("/") || isPart ? "/" : isDeclaration ? "" : String(word))
  }

  struct Kind: Equatable {
    let indentation: Int

    /// `/` for a pattern, `also`, `example`, `nomatch` or `}`; empty for a declaration.
    let first: String
  }

  /// Whether the line with its comment two columns after `width` is not too long.
  func fits(upTo width: Int) -> Bool {
    max(width, self.width) + 2 + (comment?.unicodeScalars.count ?? 0) <= FormattedText.longestLine
  }

  /// In Unicode scalars, because the division into characters depends on the system.
  var width: Int { 4 * indentation + text.unicodeScalars.count }

  /// Returns the line and its line break, with the comment two columns after `width`.
  func rendered(upTo width: Int) -> String {
    if text.isEmpty { return "\n" }
    let line = String(repeating: " ", count: 4 * indentation) + text
    guard let comment else { return line + "\n" }
    return line + String(repeating: " ", count: max(0, width - self.width) + 2) + comment + "\n"
  }
}

extension [FormattedLine] {
  /// All parts on one line.
  fileprivate var joined: FormattedLine {
    var line = self[0]
    for part in dropFirst() { line.text += (part.isSpaced ? " " : "") + part.text }
    return line
  }

  fileprivate func isTooLong(_ longest: Int) -> Bool { count > 1 && joined.width > longest }
}

extension SourceFile {
  /// The line break of the first line.
  package var lineBreak: String {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the white space at the beginning of a line.
  package func indentation(of offset: Int) -> String {
    let line = span(ofLine: location(of: offset).line)
    let space = bytes[line.start..<line.end].prefix { $0.isBlank }
    return String(decoding: space, as: UTF8.self)
  }
}

extension ParsedFile {
  /// The text of the file in the standard layout; `nil` if its structure is unknown, because it has
  /// syntax errors.
  ///
  /// A missing space, as before the `{` in `/users/{id}{`, is no such error.
  package var formatted: String? {
    guard let parsed = isComplete ? self : withSpacesCorrected else { return nil }
    var formatter = Formatter(parsed.file, parsed.tree)
    return formatter.layOut()
  }

  /// The file with the spaces that it lacks; `nil` if it has other mistakes.
  private var withSpacesCorrected: ParsedFile? {
    var bytes = file.bytes
    for problem in diagnostics.sorted.reversed() where problem.severity == .error {
      guard problem.fixIts.count == 1, let fix = problem.fixIts.first, fix.isAutomatic,
        fix.span.start == fix.span.end, fix.replacement == " "
      else { return nil }
      bytes.insert(contentsOf: fix.replacement.utf8, at: fix.span.start)
    }
    let corrected = ParsedFile(SourceFile(id: file.id, path: file.path, bytes: bytes))
    return corrected.isComplete ? corrected : nil
  }
}
