import RoutegenCompiler

/// The URI of a document: the text that the client wrote, and the path if it names a file.
package struct DocumentURI: Hashable, Sendable {
  package let text: String

  /// The absolute path of the file; `nil` for a document that is no file of this computer.
  package let path: String?

  /// The number of folders that the path of a file may have: each of them is searched for settings, packages and
  /// repositories.
  private static let mostFolders = 256

  package init(_ text: String) {
    self.text = text
    path = Self.path(of: text)
  }

  /// Creates the URI of the file at an absolute path.
  package init(path: String) {
    text = "file://" + path.percentEncoded(keeping: "-._~/")
    self.path = path
  }

  /// The last part of the URI, for messages.
  package var name: String {
    let whole = path ?? text
    return whole.split(separator: "/").last.map(String.init) ?? whole
  }

  /// Reads `file:///path`, `file://localhost/path` or `file:/path` (RFC 8089).
  private static func path(of text: String) -> String? {
    guard text.utf8.count > 5, text.prefix(5).lowercased() == "file:" else { return nil }
    var rest = text.dropFirst(5).prefix { $0 != "?" && $0 != "#" }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    guard rest.hasPrefix("/"), let path = String(rest).removingPercentEscapes,
      !path.utf8.contains(0), path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= mostFolders
    else { return nil }
    return path
  }
}

extension String {
  /// The text without percent-encoding; `nil` if an escape is invalid, or the result is not UTF-8.
  fileprivate var removingPercentEscapes: String? {
    var decoded: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy(\.isHexadecimalDigit),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    let text = String(decoding: decoded, as: UTF8.self)
    return Array(text.utf8) == decoded ? text : nil
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    case _: false
    }
  }
}
