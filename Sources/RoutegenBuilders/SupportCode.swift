/// The declarations that generated functions call, of which a file contains those that it needs.
///
/// They are written in a file of their own: `Python/support.py`. Each begins after an
/// empty line at the start of a line, and each name begins with a mark that no route can have: `$` or `_`.
struct SupportCode {
  private let declarations: [Declaration]

  private struct Declaration {
    let text: String

    /// The names that it declares, and those that it mentions.
    let declared: [String]
    let mentioned: Set<String>
  }

  /// - Parameters:
  ///   - settings: Declarations with texts of the `.routes` file.
  ///   - mark: The first character of the names.
  ///   - keywords: The words before a name that a line at the left margin declares.
  init(_ text: String, settings: String, mark: Character, keywords: Set<String>) {
    self.mark = mark
    declarations =
      Self.declarations(text, mark, keywords) { $0 }
      + Self.declarations(settings, mark, keywords, mentioning: Self.withoutTexts)
  }

  private static func declarations(
    _ text: String, _ mark: Character, _ keywords: Set<String>,
    mentioning code: (String) -> String
  ) -> [Declaration] {
    var blocks: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isStart = blocks.last?.last?.isEmpty ?? true
      if isStart, let first = line.first, first != " ", first != "}", first != ")" {
        blocks.append([line])
      } else if !blocks.isEmpty {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks.map { lines in
      let declared = lines.compactMap { line -> String? in
        guard let first = line.first, first.isLetter || first == mark else { return nil }
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == mark) }
        let index = words.firstIndex { !keywords.contains(String($0)) }
        return index.map { String(words[$0]) }
      }
      let text = lines.joined(separator: "\n")
      return Declaration(
        text: text.trimmingLineBreaks, declared: declared,
        mentioned: names(in: code(text), mark: mark))
    }
  }

  private let mark: Character

  /// Returns the declarations that generated code needs, and those that these need, in the order of the file.
  func declarations(neededBy code: String) -> [String] {
    var needed = Set<Int>()
    var waiting = Self.names(in: Self.withoutTexts(code), mark: mark)
    for (index, declaration) in declarations.enumerated()
    where declaration.declared.contains(where: { $0.first != mark }) {
      needed.insert(index)
      waiting.formUnion(declaration.mentioned)
    }
    var known = waiting
    while let name = waiting.popFirst() {
      for (index, declaration) in declarations.enumerated()
      where declaration.declared.contains(name) && needed.insert(index).inserted {
        waiting.formUnion(declaration.mentioned.subtracting(known))
        known.formUnion(declaration.mentioned)
      }
    }
    return needed.sorted().map { declarations[$0].text }
  }

  /// Generated code without the texts of the `.routes` file: the contents of literals, and documentation.
  ///
  /// A text that contains the name of a declaration does not need it.
  static func withoutTexts(_ code: String) -> String {
    var isInDocumentation = false
    return code.split(separator: "\n").compactMap { line -> String? in
      let start = line.drop { $0 == " " }
      if start.hasPrefix("\"\"\"") {
        let isWhole = start.count > 5 && start.hasSuffix("\"\"\"")
        if !isWhole { isInDocumentation.toggle() }
        return nil
      }
      if isInDocumentation || start.hasPrefix("*") || start.hasPrefix("/**") { return nil }
      return withoutLiterals(line)
    }.joined(separator: "\n")
  }

  private static func withoutLiterals(_ line: Substring) -> String {
    var code = ""
    var (isInLiteral, isEscaped) = (false, false)
    for character in line {
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        isInLiteral.toggle()
        code.append(character)
      } else if isInLiteral {
        isEscaped = character == "\\"
      } else {
        code.append(character)
      }
    }
    return code
  }

  /// The names that begin with the mark.
  static func names(in text: String, mark: Character) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == mark) }
    return Set(words.filter { $0.first == mark }.map(String.init))
  }
}

extension String {
  fileprivate var trimmingLineBreaks: String {
    var lines = self[...]
    while lines.last == "\n" { lines.removeLast() }
    return String(lines)
  }
}
