/// The texts in the holes of a template.
struct Holes: Sendable {
  private var texts: [(name: String, text: String)] = []

  /// The text in a hole; empty if the template has none with the name.
  subscript(_ name: String) -> String {
    get { index(of: name).map { texts[$0].text } ?? "" }
    set {
      if let index = index(of: name) {
        texts[index].text = newValue
      } else {
        texts.append((name, newValue))
      }
    }
  }

  private func index(of name: String) -> Int? {
    var index = 0
    while index < texts.count {
      if texts[index].name == name { return index }
      index += 1
    }
    return nil
  }

  /// Writes the texts in the place of `‹name›`, and of `‹name.form›` in that form.
  func fill(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var (result, offset): ([UInt8], Int) = ([], 0)
    while offset < bytes.count {
      // `‹`, up to `›`
      guard bytes[offset] == 0xE2, bytes[offset + 1] == 0x80, bytes[offset + 2] == 0xB9 else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      let start = offset + 3
      offset = start
      while bytes[offset] != 0xE2 { offset += 1 }
      let parts = String(decoding: bytes[start..<offset], as: UTF8.self).split(separator: ".")
      let value = self[String(parts[0])]
      result += (parts.count > 1 ? Self.form(String(parts[1]), of: value) : value).utf8
      offset += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func form(_ form: String, of text: String) -> String {
    switch form {
    case "pattern": ForeignPath.pattern(text)
    // `id: Int, tab: Tab` as segments.
    case "segments":
      text.split(separator: ",").map { "/{\($0[...].trimmed)}" }.joined()
    // `a; b | c` as a list.
    case "list": list(text).joined(separator: ", ")
    // `, .b` without the dots before values.
    case "undotted":
      zip(" " + text, text).filter { !($0.1 == "." && ($0.0.isWhitespace || $0.0 == ",")) }
        .reduce(into: "") { $0.append($1.1) }
    case _: text
    }
  }

  /// The words of a list in any notation.
  static func list(_ text: String) -> [String] {
    text.split { " ;|,\n\t\"'.[](){}".contains($0) }.map(String.init).filter { $0 != "case" }
  }

  /// A name of other tools, such as `blog_show`, as one of this language.
  static func camel(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber) }.enumerated().map { index, word in
      let rest =
        word == word.uppercased() ? word.dropFirst().lowercased() : String(word.dropFirst())
      return (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + rest
    }.joined()
  }
}
