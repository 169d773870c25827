/// The items that a link must have in its query, or in a fragment that is written like one.
struct AppleItems: Hashable {
  /// The shapes of values by their keys, percent-encoded.
  var values: [String: AppleShape] = [:]

  /// Keys whose value may be empty, percent-encoded: a dictionary of items cannot tell them from keys
  /// that are missing.
  var keys: [Key] = []

  struct Key: Hashable {
    let text: String

    /// Whether any value is accepted; otherwise only the empty one.
    let acceptsAnyValue: Bool
  }

  var isEmpty: Bool { values.isEmpty && keys.isEmpty }

  /// The items of both.
  func meeting(
    _ other: AppleItems, isSame: (String, String) -> Bool
  ) -> AppleMeeting<AppleItems> {
    var items = self
    for (key, shape) in other.values {
      guard !keys.contains(where: { $0.text == key && !$0.acceptsAnyValue }) else {
        return .nothing
      }
      guard let own = items.values[key] else {
        items.values[key] = shape
        continue
      }
      switch own.meeting(shape, isSame: isSame) {
      case .value(let common): items.values[key] = common
      case .nothing: return .nothing
      case .notExpressible: return .notExpressible
      }
    }
    items.keys += other.keys.filter { !keys.contains($0) }
    return .value(items)
  }
}

/// What a link must have as its fragment.
enum AppleFragment: Hashable {
  case any
  case whole(AppleShape)
  case items(AppleItems)

  /// Like a path: its segments, with and without a slash before them; anything may follow.
  case path([AppleShape])
}
