import Foundation

/// The style and the scripts of a page, which are the files in `Page`.
enum PageTexts {
  static let style = Embedded.pageCSS
  static let script =
    Embedded.matcherJS + Embedded.printerJS + Embedded.qrJS + Embedded.pageJS

  /// The hashes by which a browser recognizes them.
  static let styleHash = digest(style)
  static let scriptHash = digest(script)

  private static func digest(_ text: String) -> String {
    Data(SHA256(Array(text.utf8)).digest).base64EncodedString()
  }
}
