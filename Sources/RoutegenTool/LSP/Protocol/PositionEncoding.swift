/// The unit in which a client counts the characters of a line.
package enum PositionEncoding: String, Codable, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The encoding to use with a client that offers these, in its order of preference.
  ///
  /// Every client has to know UTF-16, even if it does not offer it.
  package init(offered: [String]) {
    let known = offered.compactMap(Self.init(rawValue:))
    self = [.utf8, .utf16].first(where: known.contains) ?? known.first ?? .utf16
  }

  /// The number of units of the character that a byte begins; 0 for a byte inside a character.
  ///
  /// In UTF-8, every byte is a unit.
  func units(of byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte.isContinuation ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte.isContinuation ? 0 : 1
    }
  }
}

extension UInt8 {
  /// Whether the byte continues a character in UTF-8.
  var isContinuation: Bool { (0x80..<0xC0).contains(self) }
}
