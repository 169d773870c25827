/// How a language writes the code of a table.
protocol CodeStyle {
  /// The spaces before a line of a list.
  static var indentation: Int { get }

  /// The text between a name and its value.
  static var nameMark: String { get }

  /// Whether literals that follow one another in parentheses are one text, without an operator.
  static var joinsLiterals: Bool { get }

  /// Returns a text in quotation marks.
  static func literal(_ text: String) -> String
}

/// An expression or a declaration, which is broken into lines of at most 100 columns.
indirect enum GeneratedCode<Style: CodeStyle> {
  case text(String)

  /// A text in quotation marks.
  case literal(String)

  /// Items between two texts, such as `name(…)`.
  case items(String, [GeneratedCode], String)

  /// A name with its value.
  case named(String, GeneratedCode)

  /// `{ … }`.
  case lambda(GeneratedCode)

  /// `name(…)` with arguments.
  static func call(_ name: String, _ arguments: [GeneratedCode]) -> GeneratedCode {
    .items(name + "(", arguments, ")")
  }

  /// The code in one line.
  var line: String {
    switch self {
    case .text(let text): text
    case .literal(let text): Style.literal(text)
    case .items(let start, let items, let end):
      start + items.map(\.line).joined(separator: ", ") + end
    case .named(let name, let value): name + Style.nameMark + value.line
    case .lambda(let body): "{ \(body.line) }"
    }
  }

  /// Returns the lines of the code between two texts.
  func lines(
    _ prefix: String = "", _ suffix: String = "", indentation: Int = 0, width: Int = 100
  ) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    let whole = margin + prefix + line + suffix
    if whole.count <= width { return [whole] }
    let inner = indentation + Style.indentation
    switch self {
    case .items(let start, let items, let end) where !items.isEmpty:
      return [(margin + prefix + start).trimmingSpace]
        + items.flatMap { $0.lines("", ",", indentation: inner, width: width) }
        + [margin + end.drop { $0 == " " } + suffix]
    case .named(let name, .literal(let text)) where !Style.joinsLiterals:
      let mark = (margin + prefix + name + Style.nameMark).trimmingSpace
      return [mark]
        + GeneratedCode.literal(text).lines("", suffix, indentation: inner, width: width)
    case .named(let name, let value):
      return value.lines(
        prefix + name + Style.nameMark, suffix, indentation: indentation, width: width)
    case .lambda(let body):
      return ["\(margin)\(prefix){"] + body.lines(indentation: inner, width: width)
        + ["\(margin)}\(suffix)"]
    case .literal(let text):
      var parts: [String] = [""]
      for character in text {
        if Style.literal(parts[parts.count - 1]).count > width - 20 - indentation {
          parts.append("")
        }
        parts[parts.count - 1].append(character)
      }
      let written = parts.map(Style.literal)
      if Style.joinsLiterals {
        return [margin + prefix + "("]
          + written.map { margin + String(repeating: " ", count: Style.indentation) + $0 }
          + [margin + ")" + suffix]
      }
      guard written.count > 1 else { return [whole] }
      let rest = margin + String(repeating: " ", count: Style.indentation)
      return [margin + prefix + written[0] + " +"]
        + written.dropFirst().dropLast().map { "\(rest)\($0) +" }
        + [rest + written[written.count - 1] + suffix]
    case .text, .items: return [whole]
    }
  }
}

extension CodeStyle {
  static var joinsLiterals: Bool { false }
}

extension String {
  fileprivate var trimmingSpace: String { hasSuffix(" ") ? String(dropLast()) : self }

  /// The text in lines of fewer characters than `width`, where words allow it.
  func wrapped(width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count >= width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return lines
  }
}
