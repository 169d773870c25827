/// The indices of the roots of match trees, in match order.
struct LinkRoots: IteratorProtocol {
  private var first: UInt64?
  private let others: [UInt64]?
  private var count = 0

  init(_ first: UInt64, _ others: [UInt64]? = nil) {
    self.first = first
    self.others = others
  }

  @inline(__always)
  mutating func next() -> UInt64? {
    if let root = first {
      first = nil
      return root
    }
    guard let others, count < others.count else { return nil }
    count += 1
    return others[count - 1]
  }
}
