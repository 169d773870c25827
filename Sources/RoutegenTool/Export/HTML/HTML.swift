import Foundation

/// Markup that is part of a page.
///
/// Texts are escaped where they are interpolated, so no text of a `.routes` file becomes markup:
///
///     let item: HTML = "<li>\(route.qualifiedName)</li>"
struct HTML: ExpressibleByStringInterpolation {
  private(set) var markup: String

  init(stringLiteral markup: String) { self.markup = markup }

  init(stringInterpolation: StringInterpolation) { markup = stringInterpolation.markup }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { markup += literal }

    /// Adds a text, in an element or in an attribute with double quotes.
    mutating func appendInterpolation(_ text: String) { markup += text.asMarkup }

    mutating func appendInterpolation(_ part: HTML) { markup += part.markup }

    mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { markup += part.markup }
    }

    /// Adds JSON that a script reads, as the contents of a `script` element.
    ///
    /// Neither an end tag nor a comment begins in it. The two separators end a line in older scripts.
    mutating func appendInterpolation(json: String) {
      markup +=
        json.replacing("<", with: "\\u003C").replacing("\u{2028}", with: "\\u2028")
        .replacing("\u{2029}", with: "\\u2029")
    }

    /// Adds a style or a script of the tool.
    mutating func appendInterpolation(verbatim text: String) { markup += text }
  }
}

extension String {
  /// The text as HTML and XML have it, in an element or in an attribute with double quotes.
  var asMarkup: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(scalar)
      }
    }.joined()
  }
}

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
