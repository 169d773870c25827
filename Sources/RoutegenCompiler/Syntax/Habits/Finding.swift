/// What a habit finds in a line.
struct Finding {
  let code: DiagnosticCode
  var message: String
  var notes: [String] = []

  /// The part that is marked.
  var place: Range<Int>

  /// What to write; `nil` if only a person knows it.
  var change: Change?

  /// A line above that the change needs: the enum that it names.
  var declaration: String?

  /// Whether nothing else can be meant.
  var isCertain = false

  /// Whether the line is code of another language, and so the block after it.
  var isCode = false

  /// Whether the brace of the block after the line is marked.
  var isAtBlock = false

  /// Whether the grammar reads the line as it is, so the finding is only a warning.
  var isWarning: Bool { code.isLint }

  struct Change {
    let range: Range<Int>
    let text: String

    /// What it does; for a whole line, the line is a better title if nothing else is wrong with it.
    let title: String
    var isOfLine = false
  }

  /// Proposes another text for the marked part, or for a part around it.
  func changed(to text: String, in range: Range<Int>? = nil, isCertain: Bool = false) -> Finding {
    var copy = self
    copy.change = Change(
      range: range ?? place, text: text,
      title: text.isEmpty ? "remove it" : "change it to '\(text)'")
    copy.isCertain = isCertain
    return copy
  }

  /// Proposes the last line of a text, and the lines before it as a declaration.
  func declaring(_ text: String, in range: Range<Int>, isCertain: Bool = false) -> Finding {
    let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
    var finding = changed(to: lines.last ?? "", in: range, isCertain: isCertain)
    if lines.count > 1 { finding.declaration = lines[0] }
    return finding
  }
}

extension Draft {
  /// A change of a part to a text, without what both have at the start and at the end.
  ///
  /// - Parameter isOfLine: Whether the line is a better title if nothing else is wrong with it.
  func change(
    of whole: Range<Int>, to text: String, isOfLine: Bool = true
  ) -> Finding.Change {
    let all = self.text(whole)
    let start = all.commonPrefix(with: text)
    let (left, right) = (all.dropFirst(start), text.dropFirst(start))
    let end = String(left.reversed()).commonPrefix(with: String(right.reversed()))
    let (old, new) = (String(left.dropLast(end)), String(right.dropLast(end)))
    let first = whole.lowerBound + all.prefix(start).utf8.count
    let isOld = old.contains { !$0.isWhitespace }
    let title =
      if new.contains("\n") {
        "begin a new line"
      } else if new.isEmpty {
        text.isEmpty ? "remove it" : isOld ? "remove '\(old)'" : "remove the space"
      } else {
        isOld ? "change '\(old)' to '\(new)'" : "add '\(new)'"
      }
    return Finding.Change(
      range: first..<(first + old.utf8.count), text: new, title: title,
      isOfLine: isOfLine && !text.isEmpty && !new.contains("\n"))
  }
}

extension String {
  /// The number of characters with which both texts begin.
  fileprivate func commonPrefix(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}

extension ByteSet {
  static let quotes = ByteSet { "\"'`".utf8.contains($0) }
  static let names = ByteSet { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
}
