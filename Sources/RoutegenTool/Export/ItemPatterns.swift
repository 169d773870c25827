/// Patterns of a whole query or fragment in which items have to occur, in any order and among others.
///
/// A pattern cannot say "anywhere in the text, but as a whole item", so there is one for each position.
enum ItemPatterns {
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
