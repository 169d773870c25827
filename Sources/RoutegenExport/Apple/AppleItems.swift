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
}

/// Patterns of a whole query or fragment in which items have to occur, in any order and among others.
///
/// A pattern cannot say "anywhere in the text, but as a whole item", so there is one for each position.
enum AppleItemText {
  /// The greatest number of patterns for one claim.
  static let limit = 64

  /// - Parameter items: For each item, the patterns of which it has to match one.
  /// - Returns: The patterns; `nil` if there would be more than ``limit``.
  static func patterns(_ items: [[String]]) -> [String]? {
    var orders: [[[String]]] = [[]]
    for item in items {
      orders = orders.flatMap { order in
        (0...order.count).map { position in
          var order = order
          order.insert(item, at: position)
          return order
        }
      }
      if orders.count > limit { return nil }
    }
    var patterns: [String] = []
    for order in orders {
      var texts = [""]
      for (index, forms) in order.enumerated() {
        let gaps = index == 0 ? ["", "*&"] : ["&", "&*&"]
        texts = texts.flatMap { text in gaps.flatMap { gap in forms.map { text + gap + $0 } } }
        if texts.count > limit { return nil }
      }
      patterns += texts.flatMap { [$0, $0 + "&*"] }
      if patterns.count > limit { return nil }
    }
    return patterns
  }
}
