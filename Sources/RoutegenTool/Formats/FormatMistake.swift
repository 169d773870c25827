import RoutegenCompiler

/// A mistake in the text of a JSON or XML file, and its place.
package struct FormatMistake: Error {
  package let message: String

  /// The offset in bytes from the beginning of the file.
  package let offset: Int

  init(_ message: String, at offset: Int) { (self.message, self.offset) = (message, offset) }

  /// Something else than what the format requires at a place.
  init(expected right: String, in file: SourceFile, at offset: Int) {
    let rest = String(decoding: file.bytes[offset...].prefix(4), as: UTF8.self)
    let found = rest.first.map { "'\(printable(String($0)))'" } ?? "the end of the file"
    self.init("expected \(right), found \(found)", at: offset)
  }
}

/// A step from a JSON value to one that it contains.
package enum JSONPathPart: Hashable, Sendable {
  case key(String)
  case index(Int)
}
