package import RoutegenCompiler

/// The schemes and hosts that route sets declare, by which their links are found in texts.
///
/// A block for any host (`host *`) declares none.
package struct DeclaredOrigins: Sendable {
  /// The custom schemes, in lower case.
  package let schemes: Set<String>
  package let hosts: [HostPattern]

  /// Those whose links are printed without `//`.
  private let schemesWithoutAuthority: Set<String>

  /// The schemes of which others may be misspellings, in order; a short one is similar to many words.
  private let spelledSchemes: [String]

  /// The number of bytes of the longest scheme.
  private let longestScheme: Int

  package init(_ models: [RouteModel]) {
    var schemes: Set<String> = []
    var hosts: [HostPattern] = []
    for model in models {
      schemes.formUnion(model.schemes)
      hosts += model.hosts
      for origin in model.originsOfPatterns {
        switch origin {
        case .scheme(let scheme): if !scheme.isWebScheme { schemes.insert(scheme) }
        case .host(let host): hosts.append(host)
        case .everywhere, .anyHost: break
        }
      }
    }
    self.schemes = schemes
    schemesWithoutAuthority = schemes.intersection(models.flatMap(\.schemesWithoutAuthority))
    self.hosts = hosts.withoutRepetitions
    spelledSchemes = (schemes.sorted() + (hosts.isEmpty ? [] : ["https"]))
      .filter { $0.utf8.count > 3 }
    longestScheme = (schemes.map(\.utf8.count) + [5]).max() ?? 5
  }

  /// Whether nothing is declared, so there is no link to be found.
  package var isEmpty: Bool { schemes.isEmpty && hosts.isEmpty }

  /// Whether links with the scheme are found: a custom one, or that of web links.
  func isScheme(_ text: String) -> Bool {
    schemes.contains(text) || text.isWebScheme && !hosts.isEmpty
  }

  /// Whether a link to the host, in lower case, is found.
  package func isHost(_ text: String) -> Bool { hosts.contains { $0.covers(text) } }
}

extension DeclaredOrigins {
  /// Returns the offset at which a declared scheme begins that ends before the colon at `colon`; `nil` if there
  /// is none.
  ///
  /// - Parameter first: The first offset that may belong to it.
  func schemeStart(in bytes: [UInt8], before colon: Int, from first: Int) -> Int? {
    var start = colon
    while start > first, ByteSet.schemes.contains(bytes[start - 1]) {
      start -= 1
      if colon - start > longestScheme + 1 { return nil }
    }
    if start > first, start < colon {
      switch Unicode.Scalar(bytes[start - 1]) {
      // The letter of an escape, as in `\nmyapp://`.
      case "\\" where ByteSet.escapeLetters.contains(bytes[start]): start += 1
      // A name with an underscore; `_myapp://…_` is emphasis.
      case "_" where start - 1 > first && ByteSet.schemes.contains(bytes[start - 2]): return nil
      default: break
      }
    }
    return isScheme(in: bytes, start..<colon) ? start : nil
  }

  /// The same for a link without `//`, which its scheme is printed with.
  func schemeStart(
    in bytes: [UInt8], ofLinkWithoutAuthority colon: Int, from first: Int
  ) -> Int? {
    if schemesWithoutAuthority.isEmpty { return nil }
    // The query or the fragment may follow.
    let isPath = !"?#".utf8.contains(bytes[colon + 1])
    let next = isPath ? colon + 1 : colon + 2
    guard next < bytes.count, ByteSet.pathStart.contains(bytes[next]),
      let start = schemeStart(in: bytes, before: colon, from: first)
    else { return nil }
    let scheme = String(decoding: bytes[start..<colon], as: UTF8.self).lowercased()
    return schemesWithoutAuthority.contains(scheme) ? start : nil
  }

  /// Returns the scheme that ends before the colon, if it is a misspelling of a declared one, or of `https`.
  func misspelledScheme(
    in bytes: [UInt8], before colon: Int, from first: Int
  ) -> (start: Int, meant: String)? {
    var start = colon
    while start > first, ByteSet.schemes.contains(bytes[start - 1]) {
      start -= 1
      if colon - start > longestScheme + 1 { return nil }
    }
    // A name with an underscore, or an escape before it.
    if start > first, "_\\/".utf8.contains(bytes[start - 1]) { return nil }
    guard colon - start >= 3, bytes[start].isLetter else { return nil }
    let text = String(decoding: bytes[start..<colon], as: UTF8.self).lowercased()
    if text.isWellKnownScheme || text.isWebScheme || schemes.contains(text) { return nil }
    let name = ComparedName(text)
    return spelledSchemes.first { name.distance(to: $0) == 1 }.map { (start, $0) }
  }

  /// Whether a declared scheme and `://` begin at an offset.
  func isStart(in bytes: [UInt8], at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset].isLetter else { return false }
    var end = offset
    while end < bytes.count, ByteSet.schemes.contains(bytes[end]) {
      end += 1
      if end - offset > longestScheme { return false }
    }
    return bytes.hasText("://", at: end) && isScheme(in: bytes, offset..<end)
  }

  private func isScheme(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    isScheme(String(decoding: bytes[range], as: UTF8.self).lowercased())
  }
}

extension ByteSet {
  /// The bytes of schemes.
  fileprivate static let schemes = ByteSet { $0.isLetterOrDigit || "+-.".utf8.contains($0) }

  /// The bytes with which the path of a link may begin, or a text that a program inserts there.
  fileprivate static let pathStart = ByteSet {
    $0.isLetterOrDigit || $0 >= 0x80 || "-_~/@+%{$\\<".utf8.contains($0)
  }

  /// The letters after a backslash that are one character with it.
  fileprivate static let escapeLetters = ByteSet { "nrtbf0".utf8.contains($0) }
}

extension [UInt8] {
  /// Whether an ASCII text is at an offset.
  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, count - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { self[offset..<(offset + $0.count)].elementsEqual($0) }
  }
}
