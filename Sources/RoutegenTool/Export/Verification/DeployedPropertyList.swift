package import RoutegenCompiler

/// The dictionary of a deployed property list in XML, with the place of each value.
package struct DeployedPropertyList {
  package private(set) var problems: [Diagnostic] = []

  /// The values of the dictionary, by their keys.
  private var members: [String: MarkupElement] = [:]

  /// The place of what the list lacks: the beginning of the dictionary.
  let span: Span

  /// A text of a list, and its place.
  package struct Text {
    package let text: String
    package let span: Span

    /// Whether a build replaces a part of the text: `$(NAME)` or `${NAME}`.
    package var hasBuildSetting: Bool {
      text.firstRange(of: "$(") != nil || text.firstRange(of: "${") != nil
    }
  }

  package init(_ file: SourceFile) {
    let start = Span(file: file.id, start: 0, end: 0)
    guard !file.bytes.starts(with: Array("bplist".utf8)) else {
      span = start
      problems = [
        Diagnostic(
          .invalidDeployedFile, "the file is a binary property list", at: start,
          note: "'plutil -convert xml1 FILE' converts it")
      ]
      return
    }
    var reader = MarkupReader(file)
    do throws(FormatMistake) {
      let root = try reader.readDocument()
      let dictionary = root.children.first
      span = dictionary?.span ?? root.span
      guard root.name == "plist", let dictionary, dictionary.name == "dict" else {
        problems = [
          Diagnostic(
            .invalidDeployedFile, "the file is not a property list with keys", at: root.span)
        ]
        return
      }
      members = members(of: dictionary)
    } catch {
      span = start
      problems = [.notMarkup(file, error)]
    }
  }

  /// The values of a dictionary, by their keys.
  private mutating func members(of dictionary: MarkupElement) -> [String: MarkupElement] {
    var members: [String: MarkupElement] = [:]
    var key: MarkupElement?
    for element in dictionary.children {
      if let name = key {
        if members[name.text] != nil {
          problems.append(
            Diagnostic(.ignoredEntry, "the key '\(name.text)' occurs twice", at: name.contentSpan))
        }
        members[name.text] = element
        key = nil
      } else if element.name == "key" {
        key = element
      } else {
        problems.append(
          Diagnostic(
            .invalidDeployedFile, "expected a '<key>', found '<\(element.name)>'",
            at: element.span))
        return members
      }
    }
    return members
  }

  /// The texts of a list; none if there is no such key.
  package mutating func texts(_ key: String) -> [Text] {
    list(key, "string").map { Text(text: $0.text, span: $0.contentSpan) }
  }

  /// The texts that a list of dictionaries has for a key, as a text or as a list of texts.
  package mutating func texts(_ key: String, _ inner: String) -> [Text] {
    list(key, "dict").flatMap { dictionary in
      guard let value = members(of: dictionary)[inner] else { return [Text]() }
      return (value.name == "array" ? value.children : [value]).filter { $0.name == "string" }
        .map { Text(text: $0.text, span: $0.contentSpan) }
    }
  }

  private mutating func list(_ key: String, _ name: String) -> [MarkupElement] {
    guard let value = members[key] else { return [] }
    guard value.name == "array" else {
      problems.append(
        Diagnostic(
          .invalidDeployedFile, "'\(key)' is a '<\(value.name)>', but must be an '<array>'",
          at: value.span))
      return []
    }
    for item in value.children where item.name != name {
      problems.append(
        Diagnostic(
          .ignoredEntry, "an item of '\(key)' is a '<\(item.name)>', but must be a '<\(name)>'",
          at: item.span))
    }
    return value.children.filter { $0.name == name }
  }
}

extension Diagnostic {
  /// The file is not XML.
  static func notMarkup(_ file: SourceFile, _ mistake: FormatMistake) -> Diagnostic {
    let end = min(mistake.offset + 1, file.bytes.count)
    return Diagnostic(
      .invalidDeployedFile, "the file is not XML: \(mistake.message)",
      at: Span(file: file.id, start: mistake.offset, end: end))
  }

  /// The app needs something that the file does not have.
  static func missingEntry(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(.missingEntry, message, at: span)
  }

  /// The file has something for which there is no route.
  static func unneededEntry(_ message: String, at span: Span) -> Diagnostic {
    Diagnostic(.unneededEntry, message, at: span)
  }
}
