/// A type that a file declares with `type`: a Swift type of the app, or texts of which the file says what they are.
package struct ExternalType: Hashable, Sendable {
  package let name: String
  package let span: Span

  /// The text with which each value begins, byte for byte; `nil` if there is none.
  package let prefix: String?

  /// Whether a `+` in the value of an item is a plus sign: `plus literal`.
  package let plusIsLiteral: Bool

  /// The texts behind the prefix; `nil` for a Swift type, of which only the app knows them.
  package var rest: TextRule?

  package var documentation: [String] = []

  /// The mounted route set that declares the type; `nil` for a type of the file.
  package var mounted: MountedType?

  /// Whether the code of this file names a Swift type of the app for it.
  package var isOfApp: Bool { rest == nil && mounted == nil }

  /// Whether a text is a value, or may be one if only the app knows that.
  package func mayRead(_ text: String) -> Bool {
    let prefix = (prefix ?? "").utf8
    return text.utf8.starts(with: prefix)
      && rest?.accepts(text.utf8.dropFirst(prefix.count)) ?? true
  }

  /// The index of a type in a mounted route set.
  package struct MountedType: Hashable, Sendable {
    /// The index in ``RouteModel/mounts``.
    package let mount: Int

    /// The index in ``RouteModel/externalTypes`` of the mounted model.
    package let index: Int
  }
}

/// The characters that texts consist of, and how many they have.
package struct TextRule: Hashable, Sendable {
  /// Ranges of ASCII characters, in order and apart from one another; `nil` for any characters.
  package let characters: [ClosedRange<UInt8>]?

  /// The number of Unicode scalars.
  package let length: ClosedRange<Int>

  /// Any texts.
  package static let any = TextRule(characters: nil, length: 0...Int.max)

  /// The greatest length that a file can name.
  package static let greatestLength = 256

  func accepts(_ text: Substring.UTF8View) -> Bool {
    // Each scalar has one byte that continues no other.
    let count = text.count { $0 & 0xC0 != 0x80 }
    return length.contains(count)
      && text.allSatisfy { byte in characters?.contains { $0.contains(byte) } ?? true }
  }

  /// A few texts: the shortest one, others of eight characters or so.
  package var samples: [String] {
    let all = characters.map { $0.flatMap { $0.map(Character.init) } } ?? Array("text")
    let count = min(max(8, length.lowerBound), length.upperBound)
    return [(0, length.lowerBound), (0, count), (1, count)].map { first, count in
      String((0..<count).map { all[($0 + first) % all.count] })
    }
  }

  /// The rule in words: `of 0-9 a-z, length 1...40`, `of length 6`; empty for any text.
  package var text: String {
    let (low, high) = (length.lowerBound, length.upperBound)
    let bounds = low == high ? "\(low)" : "\(low)..." + (high == .max ? "" : "\(high)")
    guard let characters else { return self == .any ? "" : "of length \(bounds)" }
    let classes = "of " + characters.map(\.text).joined(separator: " ")
    return length == 1...Int.max ? classes : "\(classes), length \(bounds)"
  }
}

extension Character {
  fileprivate init(_ byte: UInt8) { self.init(Unicode.Scalar(byte)) }
}

extension ClosedRange<UInt8> {
  /// The range as a file has it: `a-z`, `_`.
  fileprivate var text: String {
    let bounds = (Character(lowerBound), Character(upperBound))
    return lowerBound == upperBound ? "\(bounds.0)" : "\(bounds.0)-\(bounds.1)"
  }
}
