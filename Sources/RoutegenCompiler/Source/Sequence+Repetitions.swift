extension Sequence {
  /// Returns the elements, of those with the same key the first.
  package func withoutRepetitions<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, of those that are equal the first.
  package var withoutRepetitions: [Element] { withoutRepetitions { $0 } }
}
