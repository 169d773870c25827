/// An expression or a declaration of a language, which is broken into lines of at most 100 columns.
indirect enum BuilderCode<Language: BuilderLanguage> {
  case text(String)

  /// A text in quotation marks.
  case literal(String)

  /// Items between two texts, which are separated by commas: `name(…)`.
  case items(String, [BuilderCode], String)

  /// `name = …`.
  case named(String, BuilderCode)

  /// `{ … }`.
  case lambda(BuilderCode)

  static func call(_ name: String, _ arguments: [BuilderCode]) -> BuilderCode {
    .items(name + "(", arguments, ")")
  }

  /// The code in one line.
  var line: String {
    switch self {
    case .text(let text): text
    case .literal(let text): Language.literal(text)
    case .items(let start, let items, let end):
      start + items.map(\.line).joined(separator: ", ") + end
    case .named(let name, let value): name + Language.nameMark + value.line
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
    switch self {
    case .items(let start, let items, let end) where !items.isEmpty:
      return [margin + prefix + start]
        + items.flatMap { $0.lines("", ",", indentation: indentation + 4, width: width) }
        + [margin + end + suffix]
    case .named(let name, let value):
      return value.lines(
        prefix + name + Language.nameMark, suffix, indentation: indentation, width: width)
    case .lambda(let body):
      return ["\(margin)\(prefix){"] + body.lines(indentation: indentation + 4, width: width)
        + ["\(margin)}\(suffix)"]
    case .literal(let text):
      var parts: [String] = [""]
      for character in text {
        if Language.literal(parts[parts.count - 1]).count > width - 20 - indentation {
          parts.append("")
        }
        parts[parts.count - 1].append(character)
      }
      let written = parts.map { "\(margin)    \(Language.literal($0))" }
      return ["\(margin)\(prefix)("] + written.dropLast().map { $0 + Language.literalMark }
        + written.suffix(1) + ["\(margin))\(suffix)"]
    case .text, .items: return [whole]
    }
  }
}

extension String {
  /// The text in lines of about so many characters, without a break in a word.
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
