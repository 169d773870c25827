import RoutegenCompiler

/// What a text is that is no list with a link or a pattern on each line.
struct ListCheck {
  /// What the text is, as the end of a sentence.
  let reason: String

  /// The first line that shows it.
  let line: Span

  /// Whether a line shows the language of the file.
  let isCertain: Bool

  /// The number of lines that are looked at.
  private static let mostLines = 400

  /// - Returns: `nil` for a list.
  init?(_ file: SourceFile) {
    let lines = file.importedLines.prefix(Self.mostLines).map(\.link)
    let texts = lines.map(file.text)
    let others = texts.indices.filter { !Self.mayBeLink(texts[$0]) }
    for (index, text) in zip(others, others.map { texts[$0] }) {
      if let reason = Self.kind(ofFileWith: text) {
        self.init(reason, lines[index], isCertain: true)
        return
      }
    }
    let language = Self.languages.lazy.compactMap { name, beginnings in
      others.first { index in beginnings.contains(where: texts[index].hasPrefix) }
        .map { (name, lines[$0]) }
    }.first
    if let (name, line) = language {
      self.init("it is \(name)", line, isCertain: true)
      return
    }
    // Some lines of a list may be damaged.
    guard let first = others.first, others.count * 2 > texts.count else { return nil }
    let yaml = others.count { Self.isMapping(texts[$0]) }
    let isYAML = yaml * 2 > others.count
    self.init(
      isYAML ? "it is YAML" : "most of its lines are something else", lines[first],
      isCertain: isYAML)
  }

  private init(_ reason: String, _ line: Span, isCertain: Bool) {
    (self.reason, self.line, self.isCertain) = (reason, line, isCertain)
  }

  /// The languages of programs, each with beginnings of lines that links and the languages after it do not have.
  private static let languages: [(name: String, beginnings: [String])] = [
    (
      "Kotlin",
      [
        "val ", "fun ", "private val ", "private fun ", "internal fun ", "override fun ",
        "data class ",
        "data object ", "sealed ", "companion object",
      ]
    ),
    (
      "TypeScript or JavaScript",
      [
        "export ", "const ", "import {", "import type ", "import * as ", "interface ", "function ",
        "async function ", "module.exports", "type ",
      ]
    ),
    ("Python", ["def ", "from ", "urlpatterns", "@app."]), ("PHP", ["<?php", "Route::"]),
    ("Ruby", ["Rails.", "resources :", "namespace :", "get '", "get \""]),
    ("Java", ["public class ", "public static ", "public final ", "private static "]),
    ("Dart", ["GoRoute(", "final "]), ("Rust", ["fn ", "pub ", "use "]),
    ("Go", ["package main", "func ("]), ("C#", ["using ", "namespace ", "public record "]),
    ("Elixir", ["defmodule "]),
    (
      "Swift",
      ["func ", "struct ", "extension ", "protocol ", "guard ", "import ", "let ", "enum "]
    ),
    ("a program", ["var ", "class ", "package ", "return ", "#include"]),
  ]

  /// The kind of a file in which a line stands that only such a file has.
  private static func kind(ofFileWith line: String) -> String? {
    let words = line.split(separator: " ")
    if words.count == 2, words[0] == "routes", Names.isIdentifier(String(words[1])) {
      return "it is a route file, which 'routegen check' reads"
    }
    for key in ["openapi:", "swagger:", "asyncapi:"] where line.hasPrefix(key) {
      return "it describes an API"
    }
    if line.hasPrefix("<!DOCTYPE ") || line.lowercased().hasPrefix("<html") {
      return "it is an HTML page"
    }
    return isTOML(line) ? "it is TOML" : nil
  }

  /// Whether a line is the name of a table: `[links]` or `[[links]]`.
  private static func isTOML(_ line: String) -> Bool {
    line.wholeMatch(of: /\[\[?[A-Za-z0-9_.\-]+\]?\]/) != nil
  }

  /// Whether a line may be a link or a pattern, perhaps a damaged one.
  private static func mayBeLink(_ line: String) -> Bool {
    // Brackets alone, as lists of programs have them.
    guard line.utf8.contains(where: { $0.isLetterOrDigit || $0 == UInt8(ascii: "/") }) else {
      return line == "*"
    }
    if isTOML(line) || line.hasSuffix(":") || line.hasSuffix("{")
      || line.hasSuffix("}") && !line.contains("/")
    {
      return false
    }
    var words = line.split(separator: " ")
    // The item of a list.
    if let first = words.first, first == "-" || first == "*" { words.removeFirst() }
    guard words.count > 1 else { return words.count == 1 && !isMapping(line) }
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "ANY"]
    if methods.contains(String(words[0])) { return words[1].hasPrefix("/") }
    return words[0].hasPrefix("/") || words[0].contains("://")
  }

  /// Whether a line is `key: value` or `- item`.
  private static func isMapping(_ line: String) -> Bool {
    if line == "---" || line.hasSuffix(":") { return true }
    guard let colon = line.firstIndex(of: ":") else { return false }
    return line[colon...].dropFirst().first == " "
  }
}
