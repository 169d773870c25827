import RoutegenCompiler

/// The form of texts that links have as values.
enum ValueText {
  /// A route set without types of its own, which decides what a value of a type is.
  private static let model: RouteModel = {
    var bag = DiagnosticBag()
    return resolve(ParsedFile(SourceFile(path: "", text: "routes Types\n")), into: &bag)
  }()

  /// The number of texts that are shown.
  static let mostExamples = 3

  /// Whether a segment looks like a value even if it is the only one: an identifier, a text of digits and
  /// marks, or an instant.
  static func looksLikeValue(_ text: String) -> Bool {
    guard text.utf8.contains(where: \.isDigit) else { return false }
    return text.typeOfIdentifier != nil || text.utf8.allSatisfy { $0 < 0x80 && !$0.isLetter }
      || reads(text, .date, inPath: true)
  }

  /// Returns the value that all of the texts may be, with the most specific type.
  ///
  /// - Parameter texts: Different texts, in the order in which they were found.
  static func value(of texts: [String], inPath: Bool) -> DraftValue {
    var value = DraftValue(type: type(of: texts, inPath: inPath))
    value.examples = Array(texts.prefix(mostExamples))
    value.textCount = texts.count
    if value.type == .string { value.remark = remark(on: texts, inPath: inPath) }
    if value.type == .bool, texts == [""] { value.remark = "never with a value" }
    if value.type == .url {
      value.remark = "any website; 'URL in example.com' accepts only some"
    }
    return value
  }

  private static func type(of texts: [String], inPath: Bool) -> DraftType {
    if texts.contains(where: \.hasLineBreak) { return .text }
    if !inPath, texts.allSatisfy({ ["true", "false", ""].contains($0) }) { return .bool }
    let types: [(DraftType, ValueType.Kind)] = [
      (.int, .int), (.double, .double), (.uuid, .uuid), (.date, .date), (.url, .url),
    ]
    for (type, kind) in types where !inPath || ![.double, .url].contains(type) {
      guard texts.allSatisfy({ reads($0, kind, inPath: inPath) }) else { continue }
      // Whole numbers that are too large for an `Int` are identifiers.
      if type != .double || texts.contains(where: { $0.contains(".") }) { return type }
    }
    return .string
  }

  /// Says which texts prevent a more specific type, if most have one.
  private static func remark(on texts: [String], inPath: Bool) -> String? {
    for (name, kind) in [("Int", ValueType.Kind.int), ("UUID", .uuid), ("Date", .date)] {
      let others = texts.filter { !reads($0, kind, inPath: inPath) }
      guard others.count * 2 < texts.count, let other = others.first else { continue }
      let more = others.count > 1 ? " and \(others.count - 1) more" : ""
      return "\(name) but for \(quoted(other))\(more)"
    }
    return nil
  }

  private static func reads(_ text: String, _ kind: ValueType.Kind, inPath: Bool) -> Bool {
    model.reads(text, as: ValueType(kind), inPath: inPath)
  }

  /// A text of a link in quotation marks, shortened.
  static func quoted(_ text: String) -> String {
    text.isEmpty ? "an empty text" : "'\(shown(text, 30))'"
  }

  /// A text of a link, on one line and shortened.
  static func shown(_ text: String, _ length: Int) -> String {
    let scalars = printable(text).unicodeScalars
    guard scalars.count > length else { return String(scalars) }
    return String(scalars.prefix(length - 1)) + "…"
  }
}

extension String {
  /// Whether the text has a tab or a line break.
  var hasLineBreak: Bool { utf8.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D } }
}
