/// The Swift that makes one route with random values.
struct RouteSample {
  /// The name with those of the groups: `shop.item`.
  let name: String
  let isUnlinked: Bool

  /// The declarations of the values: `let _0: Swift.Int = random.int()`.
  let values: [String]

  /// The route with these values: `.shop(shop: _0, .item(item: _1))`.
  let expression: String
}
