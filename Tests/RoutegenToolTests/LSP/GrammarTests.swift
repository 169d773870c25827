import Foundation
import RoutegenCompiler
import Testing
import TestSupport

@testable import RoutegenTool

/// The grammars of the editors have the words of the language from its tables.
///
/// With `ROUTEGEN_UPDATE` set, writes them and fails, so that nobody forgets to look at them.
@Suite struct GrammarTests {
  private static let editors = Repository.url("Editors")

  @Test(arguments: Grammar.all) func hasTheWordsOfTheLanguage(_ grammar: Grammar) throws {
    let url = Self.editors.appendingPathComponent(grammar.path)
    let written = try String(contentsOf: url, encoding: .utf8)
    let (made, groups) = grammar.filled(written)
    #expect(groups == grammar.groups)
    guard made != written else { return }
    guard ProcessInfo.processInfo.environment["ROUTEGEN_UPDATE"] != nil else {
      Issue.record("\(grammar.path) differs: ROUTEGEN_UPDATE=1 swift test --filter GrammarTests")
      return
    }
    try Data(made.utf8).write(to: url, options: .atomic)
    Issue.record("\(grammar.path) rewritten; run again without ROUTEGEN_UPDATE")
  }

  @Test(arguments: Grammar.all) func findsEachPlaceOfAWord(_ grammar: Grammar) throws {
    let url = Self.editors.appendingPathComponent(grammar.path)
    let written = try String(contentsOf: url, encoding: .utf8)
    var changed = written
    for group in grammar.groups {
      let words = group.words.joined(separator: grammar.separator)
      changed = changed.replacingOccurrences(
        of: grammar.place(words), with: grammar.place("another"))
    }
    #expect(changed != written)
    #expect(grammar.filled(changed).text == written)
  }

  /// What begins with any other word needs a rule of its own, as these have.
  @Test func eachWordIsOfAGroup() {
    let own = ["payload", "enum", "open", "type"]
    let groups = WordGroup.allCases.filter { $0 != .payloads }
    #expect(
      Set(LanguageWord.declarations.map(\.text)).subtracting(groups.flatMap(\.words)) == Set(own))
  }
}

/// A file with words of the language.
struct Grammar: CustomTestStringConvertible {
  let path: String
  let groups: Set<WordGroup>
  var isJSON: Bool { path.hasSuffix(".json") }
  var testDescription: String { path }

  static let all = [
    Grammar(
      path: "vscode/syntaxes/routes.tmLanguage.json",
      groups: Set(WordGroup.allCases).subtracting([.continuations])),
    Grammar(
      path: "nvim/syntax/routes.vim",
      groups: Set(WordGroup.allCases).subtracting([.continuations])),
    Grammar(path: "nvim/indent/routes.vim", groups: [.continuations]),
  ]

  /// What is between two words.
  var separator: String { isJSON ? "|" : "\\|" }

  /// The text around words.
  func place(_ words: String) -> String { isJSON ? "(\(words))" : "': '\(words)'" }

  /// Returns the text with the words of each group, and the groups that it has.
  func filled(_ text: String) -> (text: String, groups: Set<WordGroup>) {
    var lines = text.components(separatedBy: "\n")
    var found: Set<WordGroup> = []
    for index in lines.indices {
      guard let group = group(of: lines[index]) else { continue }
      found.insert(group)
      // In JSON, the words are in the line after the comment.
      let line = isJSON ? index + 1 : index
      lines[line] = lines[line].replacing(
        from: isJSON ? "(" : "\(group)': '", to: isJSON ? ")" : "'",
        with: group.words.joined(separator: separator))
    }
    return (charactersFilled(lines.joined(separator: "\n")), found)
  }

  /// The group whose words are in a line, or in the next one.
  private func group(of line: String) -> WordGroup? {
    let start = isJSON ? "\"comment\": \"words: " : "'"
    guard let place = line.range(of: start) else { return nil }
    let name = line[place.upperBound...].prefix { $0.isLetter }
    return WordGroup(rawValue: String(name))
  }

  /// Returns the text with the characters that may not be in a word.
  private func charactersFilled(_ text: String) -> String {
    let names: [String] = Token.Kind.allCases.map(\.name).filter { $0.count == 3 }
    let marks = names.map { (name: String) -> String in String(name.dropFirst().dropLast()) }
      .joined()
    if !isJSON {
      let mark = "let s:char = '[^[:space:]"
      let escaped = marks.replacingOccurrences(of: "]", with: "\\]") + "\"]"
      return text.contains(mark) ? text.replacing(from: mark, to: "'", with: escaped) : text
    }
    let escaped = marks.map { "[]".contains($0) ? "\\\\\($0)" : String($0) }.joined()
    guard let key = text.range(of: "\"key\": {\n      \"match\": \""),
      let end = text[key.upperBound...].range(of: "+\"")
    else { return text }
    return text.replacingOccurrences(
      of: text[key.upperBound..<end.lowerBound], with: "[^\\\\s\(escaped)\\\"]")
  }
}

/// Words of the language after which the same follows.
enum WordGroup: String, CaseIterable {
  case names, choices, alone, origins, keys, requirements, required, payloads, patterns, links
  case continuations

  var words: [String] {
    switch self {
    case .names: words { [.routesName, .module].contains($0) }
    case .choices: words { [.choice, .keyword].contains($0) }
    case .alone: words { $0 == nil }
    case .origins: words { $0 == .origin }
    case .keys: words { $0 == .payloadKey }.filter { $0 != "payload" }
    case .requirements: words { $0 == .requirementName }
    case .patterns: words { $0 == .literal }
    case .links: words { $0 == .link }
    case .required:
      LanguageWord.attributes.filter { Self.role(after: $0) == .requirement }
        .map { String($0.text.dropFirst()) }
    case .payloads: LanguageWord.payloadLines.map(\.text)
    case .continuations: LanguageWord.continuations.map(\.text)
    }
  }

  /// The words after which the grammar reads a token of a role.
  private func words(before isRole: (Role?) -> Bool) -> [String] {
    (LanguageWord.declarations + LanguageWord.continuations)
      .filter { isRole(Self.role(after: $0)) }.map(\.text)
  }

  /// The role of what follows a word in its example, below a route.
  private static func role(after word: LanguageWord) -> Role? {
    let tree = ParsedFile(SourceFile(path: "", text: "/\n" + word.example)).tree
    let roles = tree.roles.dropFirst(3).filter { $0 != .none && $0 != .mark }
    return roles.first { $0 != .keyword } ?? roles.first
  }
}

extension String {
  /// Returns the text with other text between the first `start` and the `end` after it.
  fileprivate func replacing(from start: String, to end: String, with text: String) -> String {
    guard let first = range(of: start), let last = self[first.upperBound...].range(of: end) else {
      return self
    }
    return replacingCharacters(in: first.upperBound..<last.lowerBound, with: text)
  }
}
