package import RoutegenSource
import RoutegenSyntax

extension SourceFile {
  /// The line break of the first line.
  package var lineBreak: String {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    return end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the white space at the beginning of a line.
  package func indentation(of offset: Int) -> String {
    let line = span(ofLine: location(of: offset).line)
    let space = bytes[line.start..<line.end].prefix { $0.isBlank }
    return String(decoding: space, as: UTF8.self)
  }
}
