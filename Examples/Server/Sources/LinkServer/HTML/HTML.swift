/// A piece of HTML.
///
/// Only literals of the source code and other pieces of HTML are inserted as they are. Every other text
/// is escaped, for an element and for an attribute in quotation marks:
///
/// ```swift
/// let link: HTML = "<a href=\"\(address)\">\(title)</a>"
/// ```
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral literal: StaticString) {
    text = literal.description
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: String

    init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      text += literal.description
    }

    mutating func appendInterpolation(_ piece: HTML) {
      text += piece.text
    }

    mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }

    mutating func appendInterpolation(_ value: String) {
      for character in value.unicodeScalars {
        switch character {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        default: text.unicodeScalars.append(character)
        }
      }
    }
  }
}
