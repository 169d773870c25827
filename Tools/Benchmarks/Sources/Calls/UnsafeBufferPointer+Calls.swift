extension UnsafeBufferPointer {
  /// Returns the number of elements for which a call returns `true`.
  package func count(where call: (UnsafePointer<Element>) -> Bool) -> Int {
    guard var element = baseAddress else { return 0 }
    var count = 0
    for _ in 0..<self.count {
      if call(element) { count += 1 }
      element += 1
    }
    return count
  }
}
