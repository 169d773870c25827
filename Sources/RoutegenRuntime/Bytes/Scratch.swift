/// Numbers that exist for the duration of one call, on the stack if there are at most 64.
///
/// An index out of bounds reads as 0, and a write to it has no effect.
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

/// Calls `body` with `count` numbers that are 0.
///
/// They must not outlive the call.
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

/// The greatest count that is allocated on the stack; routes written by hand need fewer.
private let smallScratch = 64
