import Foundation

/// The style and the scripts of a page, which are the files in `Page`, after those that read and print links.
enum PageTexts {
  static let style = Embedded.pageCSS
  static let script =
    JavaScriptModule.joined(
      JavaScriptModule.parts + [Embedded.documentMJS, Embedded.explainMJS, Embedded.qrJS]
    ).joined(separator: "\n") + "\n" + Embedded.pageJS

  /// The hashes by which a browser recognizes them.
  static let styleHash = digest(style)
  static let scriptHash = digest(script)

  private static func digest(_ text: String) -> String {
    Data(SHA256(Array(text.utf8)).digest).base64EncodedString()
  }
}
