/// A link that shows something, taken apart.
struct WitnessLink {
  /// What stands before the path, such as `https://example.com`; empty for a path alone.
  var prefix = ""

  /// The segments, decoded.
  let path: [String]
  let items: Items

  /// What stands behind the path.
  struct Items {
    var query: [(key: String, text: String)] = []

    /// Encoded as it is to be; `nil` if there is none.
    var fragment: String?
  }

  /// As people write it.
  var text: String {
    let query = items.query.map { item in
      item.key.percentEncoded + (item.text.isEmpty ? "" : "=" + item.text.percentEncoded)
    }
    let path = path.map(\.percentEncoded)
    // `app://home` is how people write it; that anything follows `app:///` is a matter of rules.
    let isPlain = path.first?.utf8.allSatisfy { (0x61...0x7A).contains($0) } ?? true
    let slash = prefix.hasSuffix("/") && isPlain ? "" : "/"
    return prefix + slash + path.joined(separator: "/")
      + (path.last == "" ? "/" : "")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + (items.fragment.map { "#" + $0 } ?? "")
  }
}

extension String {
  /// With everything escaped that is not unreserved (RFC 3986, 2.3).
  var percentEncoded: String { percentEncoded(keeping: "") }

  /// The same, without what is to be kept.
  func percentEncoded(keeping kept: String) -> String {
    var encoded = ""
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~:@\(kept)".utf8.contains(byte):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
