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
    guard rest.hasPrefix("/"), let path = String(percentDecoding: Array(rest.utf8)[...]),
      !path.utf8.contains(0), path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= mostFolders
    else { return nil }
    return path
  }
}
