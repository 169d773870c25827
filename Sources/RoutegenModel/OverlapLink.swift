extension RouteModel {
  /// A link that shows an overlap; `nil` if none is found.
  ///
  /// The matcher tries it: a route that takes precedence over both may be in the way.
  func link(of overlap: Overlap, _ matcher: ExplainingMatcher) -> String? {
    let left = overlap.left.demands(in: self)
    let right = overlap.right.demands(in: self)
    var items: [Candidate.Place: String] = [:]
    for place in Set(left.keys).union(right.keys) {
      let demands = [left[place], right[place]].compactMap { $0 }
      guard demands.contains(where: \.isRequired) else { continue }
      items[place] =
        demands.count == 2 ? demands[0].commonText(demands[1], self) : demands[0].sample(self)
    }
    let link = text(overlap.path, items)
    guard case .route(let index, _) = matcher.match(link, isPath: true),
      [overlap.left.route, overlap.right.route].contains(index)
    else { return nil }
    return link
  }

  private func text(_ path: [String], _ items: [Candidate.Place: String]) -> String {
    var query: [String] = []
    var fragment: [String] = []
    for (place, text) in items.sorted(by: { $0.key < $1.key }) {
      switch place {
      case .query(let key): query.append(encoded(key) + (text.isEmpty ? "" : "=" + encoded(text)))
      case .fragment: fragment.append(encoded(text))
      case .fragmentItem(let key):
        fragment.append(encoded(key) + (text.isEmpty ? "" : "=" + encoded(text)))
      }
    }
    return "/" + path.map(encoded).joined(separator: "/")
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + (fragment.isEmpty ? "" : "#" + fragment.joined(separator: "&"))
  }

  /// With everything escaped that is not unreserved (RFC 3986, 2.3).
  private func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~:@".utf8.contains(byte): encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }
}
