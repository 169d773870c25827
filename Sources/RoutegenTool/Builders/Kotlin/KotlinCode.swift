/// An expression or a declaration in Kotlin, which is broken into lines of at most 100 columns.
indirect enum KotlinCode {
  case text(String)

  /// A text in quotation marks.
  case literal(String)

  /// `name(…)` with arguments.
  case call(String, [KotlinCode])

  /// `{ … }`.
  case lambda(KotlinCode)

  /// The code in one line.
  private var line: String {
    switch self {
    case .text(let text): text
    case .literal(let text): Kotlin.literal(text)
    case .call(let name, let arguments):
      "\(name)(\(arguments.map(\.line).joined(separator: ", ")))"
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
    let inner = indentation + 4
    switch self {
    case .call(let name, let arguments) where !arguments.isEmpty:
      return ["\(margin)\(prefix)\(name)("]
        + arguments.flatMap { $0.lines("", ",", indentation: inner, width: width) }
        + ["\(margin))\(suffix)"]
    case .lambda(let body):
      return ["\(margin)\(prefix){"] + body.lines(indentation: inner, width: width)
        + ["\(margin)}\(suffix)"]
    case .literal(let text):
      var parts: [String] = [""]
      for character in text {
        if Kotlin.literal(parts[parts.count - 1]).count > width - 20 - indentation {
          parts.append("")
        }
        parts[parts.count - 1].append(character)
      }
      let written = parts.map(Kotlin.literal)
      guard written.count > 1 else { return [whole] }
      let rest = margin + "    "
      return [margin + prefix + written[0] + " +"]
        + written.dropFirst().dropLast().map { "\(rest)\($0) +" }
        + [rest + written[written.count - 1] + suffix]
    case .text, .call: return [whole]
    }
  }
}

extension Kotlin {
  /// A comment for documentation, in which nothing ends it or begins another one.
  static func comment(_ lines: [String], width: Int = 96) -> [String] {
    guard !lines.isEmpty else { return [] }
    let texts = lines.map { $0.replacing("*/", with: "*&#47;").replacing("/*", with: "/&#42;") }
      .flatMap { $0.wrapped(width: width - 3) }
    if texts.count == 1, texts[0].count < width - 7 { return ["/** \(texts[0]) */"] }
    return ["/**"] + texts.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
  }
}
