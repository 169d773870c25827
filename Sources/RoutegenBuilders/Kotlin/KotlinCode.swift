/// The code of a table in Kotlin.
typealias KotlinCode = GeneratedCode<Kotlin>

extension Kotlin: CodeStyle {
  static var indentation: Int { 4 }
  static var nameMark: String { " = " }
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
