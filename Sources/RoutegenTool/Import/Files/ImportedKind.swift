import RoutegenCompiler

/// The kind of an imported file, by its content.
enum ImportedKind {
  case links
  case association

  case manifest

  var isList: Bool { if case .links = self { true } else { false } }

  /// The reason why a file is not imported.
  struct Unknown: Error {
    let problem: Diagnostic
  }

  /// The size up to which a file that is not a list of links is read, in bytes.
  private static let greatestSize = 4 << 20

  /// The size up to which a list of links is read, in bytes.
  private static let greatestListSize = 128 << 20

  init(_ file: SourceFile) throws(Unknown) {
    let bytes = file.bytes
    let first = bytes[file.offsetAfterMark...].first { !$0.isWhiteSpace }
    let isList = first.map { !"{[<".utf8.contains($0) } ?? true
    let size = isList ? Self.greatestListSize : Self.greatestSize
    guard bytes.count <= size else {
      throw Self.unknown("the file has \(bytes.count) bytes; at most \(size) are read", file, 0)
    }
    if let offset = file.firstOffsetOfBinary {
      throw Self.unknown("the file is not text in UTF-8", file, offset)
    }
    guard let first else { throw Self.unknown("the file is empty", file, 0) }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = try Self.json(file)
    case UInt8(ascii: "<"): self = try Self.markup(file)
    default: self = try Self.list(file)
    }
  }

  private static let noList = "the file is no list with a link on each line: "

  private static func list(_ file: SourceFile) throws(Unknown) -> ImportedKind {
    guard let check = ListCheck(file) else { return .links }
    throw unknown(Self.noList + check.reason, file, check.line.start)
  }

  private static func json(_ file: SourceFile) throws(Unknown) -> ImportedKind {
    var reader = JSONReader(file)
    let value: JSONValue
    do throws(FormatMistake) {
      value = try reader.readDocument()
    } catch {
      if let check = ListCheck(file), check.isCertain {
        throw unknown(noList + check.reason, file, check.line.start)
      }
      throw unknown("the file is not JSON: \(error.message)", file, error.offset)
    }
    if value.members?["applinks"] != nil { return .association }
    if value.items?.contains(where: { $0.members?["relation"] != nil }) == true {
      throw unknown(
        "asset links say that an app belongs to a host; import the app's AndroidManifest.xml or the host's "
          + "association file", file, 0)
    }
    for key in ["openapi", "swagger", "asyncapi"] where value.members?[key] != nil {
      throw unknown(noList + "it describes an API", file, 0)
    }
    throw unknown(
      "the file has no 'applinks', as an association file has", file, 0)
  }

  private static func markup(_ file: SourceFile) throws(Unknown) -> ImportedKind {
    var reader = MarkupReader(file)
    let root: MarkupElement
    let start = String(decoding: file.bytes.prefix(200), as: UTF8.self).lowercased()
    if start.contains("<!doctype html") || start.contains("<html") {
      throw unknown(noList + "it is an HTML page", file, 0)
    }
    do throws(FormatMistake) {
      root = try reader.readDocument()
    } catch {
      throw unknown("the file is not XML: \(error.message)", file, error.offset)
    }
    if ["manifest", "application", "activity"].contains(root.name) { return .manifest }
    let problem =
      root.name == "plist"
      ? "a property list names hosts and schemes, and no links; declare these with '--host' and '--scheme', and "
        + "import a list of links or the association file"
      : "the file is no manifest: its element is '<\(printable(root.name))>'"
    throw unknown(problem, file, root.span.start)
  }

  private static func unknown(_ message: String, _ file: SourceFile, _ offset: Int) -> Unknown {
    let end = min(offset + 1, file.bytes.count)
    return Unknown(
      problem: Diagnostic(
        .invalidDeployedFile, message, at: Span(file: file.id, start: min(offset, end), end: end)))
  }
}

extension SourceFile {
  /// The offset of the first byte that is not UTF-8; `nil` for valid text.
  fileprivate var firstOffsetOfBinary: Int? {
    if let zero = bytes.firstIndex(of: 0) { return zero }
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // The text with U+FFFD in place of other bytes is the same up to the first of them.
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(bytes.count, repaired.count)
  }
}
