/// Numbers that one call needs and nobody keeps; on the stack, if they are not many.
///
/// Reading outside gives 0, writing there does nothing.
@safe struct Scratch {
  private let buffer: UnsafeMutableBufferPointer<UInt64>

  @inline(__always)
  fileprivate init(_ buffer: UnsafeMutableBufferPointer<UInt64>) {
    unsafe buffer.initialize(repeating: 0)
    unsafe self.buffer = buffer
  }

  subscript(_ index: Int) -> UInt64 {
    @inline(__always)
    get {
      unsafe UInt(bitPattern: index) < UInt(bitPattern: buffer.count) ? buffer[index] : 0
    }
    @inline(__always)
    nonmutating set {
      guard unsafe UInt(bitPattern: index) < UInt(bitPattern: buffer.count) else { return }
      unsafe buffer[index] = newValue
    }
  }
}

/// Calls `body` with `count` zeros.
@inline(__always)
func withScratch<R>(_ count: Int, _ body: (Scratch) -> R) -> R {
  if count <= smallScratch {
    return unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: smallScratch) {
      unsafe body(Scratch(UnsafeMutableBufferPointer(rebasing: $0[..<count])))
    }
  }
  return unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) {
    unsafe body(Scratch($0))
  }
}

/// How many numbers fit without the heap: more than any route needs that people write.
private let smallScratch = 64
