/// A key of the query, or of a fragment that is written like a query.
struct ItemKey: Hashable, Comparable {
  let isInFragment: Bool

  /// The bytes of the key, folded.
  let bytes: [UInt8]

  /// The first bytes as a number, by which two keys are mostly told apart: searches compare keys millions of times.
  private let head: UInt64

  private static let headCount = 8

  init(_ key: String, isInFragment: Bool, _ model: RouteModel) {
    self.isInFragment = isInFragment
    bytes = Array(model.folded(key).utf8)
    var head: UInt64 = 0
    for index in 0..<Self.headCount {
      head = head << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0)
    }
    self.head = head
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the first bytes are all of the bytes.
  private var isShort: Bool { bytes.count <= Self.headCount }

  static func == (left: ItemKey, right: ItemKey) -> Bool {
    left.head == right.head && left.bytes.count == right.bytes.count
      && left.isInFragment == right.isInFragment && (left.isShort || left.bytes == right.bytes)
  }

  static func < (left: ItemKey, right: ItemKey) -> Bool {
    if left.isInFragment != right.isInFragment { return right.isInFragment }
    if left.head != right.head { return left.head < right.head }
    if left.isShort, right.isShort { return left.bytes.count < right.bytes.count }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(bytes.count)
  }
}
