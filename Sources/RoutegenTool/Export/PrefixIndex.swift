/// Finds the patterns that may match a text, by the literal text at their beginning.
struct PrefixIndex<Unit: Hashable & Sendable>: Sendable {
  /// The indices of patterns by their prefixes, by the length of the prefix.
  private var indices: [Int: [ArraySlice<Unit>: [Int]]] = [:]
  private var lengths: [Int] = []

  /// - Parameter prefixes: The beginning of each pattern up to its first wildcard; `nil` for a pattern that
  ///   matches nothing.
  init(_ prefixes: [[Unit]?]) {
    for (index, prefix) in prefixes.enumerated() {
      guard let prefix else { continue }
      indices[prefix.count, default: [:]][prefix[...], default: []].append(index)
    }
    lengths = indices.keys.sorted()
  }

  /// The indices of the patterns whose prefix the text has, in order.
  func candidates(for text: [Unit]) -> [Int] {
    var found: [Int] = []
    for length in lengths {
      guard length <= text.count else { break }
      found += indices[length]?[text[..<length]] ?? []
    }
    return found.sorted()
  }
}
