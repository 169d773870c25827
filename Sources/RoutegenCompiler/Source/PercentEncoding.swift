extension String {
  /// Returns the text with every byte percent-encoded except ASCII letters, ASCII digits and the
  /// ASCII characters in `kept` (RFC 3986, section 2.1).
  package func percentEncoded(keeping kept: String) -> String {
    if Self.lettersAndDigits.containsAll(of: self) { return self }
    let kept = kept.utf8
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case _ where Self.lettersAndDigits.contains(byte):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where kept.contains(byte): encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += byte.percentEncoded
      }
    }
    return encoded
  }

  /// The text with its first byte percent-encoded, whatever it is.
  package var withFirstByteEncoded: String {
    utf8.first.map { $0.percentEncoded + String(decoding: utf8.dropFirst(), as: UTF8.self) } ?? ""
  }

  /// The text of a fragment, already encoded, with `~` escaped after a `:`: browsers remove `:~:` and
  /// everything behind it.
  package var withoutDirective: String {
    replacing(":~", with: ":%7E")
  }

  private static let lettersAndDigits = ByteSet { byte in
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    case _: false
    }
  }
}

extension UInt8 {
  fileprivate var percentEncoded: String {
    "%" + (self < 16 ? "0" : "") + String(self, radix: 16, uppercase: true)
  }
}

/// The ASCII characters, beside letters and digits, that printed links contain unescaped.
package enum LinkMarks {
  /// Those of a path segment: RFC 3986's `pchar`.
  package static let segment = "!$&'()*+,-.:;=@_~"

  /// Those of a key or a value of a query.
  package static let item = "!$'()*,-./:;?@_~"

  /// Those of a whole fragment.
  package static let fragment = segment + "/?"
}
