import RoutegenExplain
import RoutegenModel

/// A claim in the terms of Android's patterns.
struct AndroidClaim {
  /// The segments, without the rest of the path.
  var path: [AndroidSegment]

  /// Whether one or more segments may follow, which the pattern has as `{path...}`.
  var hasRest: Bool

  /// The items that the query must have.
  var items: [AndroidItem]
  var fragment: AndroidFragment

  /// Whether a type of the path has texts that its shape does not tell from others.
  var isLooseInPath: Bool

  /// The same for the types of items and of the fragment.
  var isLooseInItems: Bool

  /// The claim in the route set.
  let claim: Claim

  var opens: Bool { claim.opens }

  /// The number of slashes of its paths; for a pattern with a rest, of the shortest ones.
  var depth: Int { path.count + (hasRest ? 1 : 0) }

  /// Whether links must have more than the path.
  var requiresItems: Bool { !items.isEmpty || fragment != .any }
}

/// An item that a link must have in its query, or in a fragment that is written like one.
struct AndroidItem: Hashable {
  let key: String

  /// The value: an empty text for a key alone, ``AndroidShape/anyOrEmpty`` for any value.
  var shape: AndroidShape
}

/// What a link must have as its fragment.
enum AndroidFragment: Hashable {
  case any
  case whole(AndroidShape)
  case items([AndroidItem])
}

extension AndroidClaim {
  /// The claim with each shape replaced, in the path, the items and the fragment.
  func mapShapes(_ transform: (AndroidShape) -> AndroidShape) -> AndroidClaim {
    func mapped(_ items: [AndroidItem]) -> [AndroidItem] {
      items.map { AndroidItem(key: $0.key, shape: transform($0.shape)) }
    }
    var claim = self
    claim.path = path.map { $0.map(transform) }
    claim.items = mapped(items)
    switch fragment {
    case .any: break
    case .whole(let shape): claim.fragment = .whole(transform(shape))
    case .items(let items): claim.fragment = .items(mapped(items))
    }
    return claim
  }

  /// All shapes of the path, the items and the fragment.
  var shapes: [AndroidShape] {
    let inFragment: [AndroidShape]
    switch fragment {
    case .any: inFragment = []
    case .whole(let shape): inFragment = [shape]
    case .items(let items): inFragment = items.map(\.shape)
    }
    return path.flatMap { $0 } + items.map(\.shape) + inFragment
  }

  /// The greatest number of patterns for one claim.
  static let patternLimit = 200

  /// The claim with few enough combinations of listed texts to write a pattern for each.
  ///
  /// The longest lists are replaced by any text, and then the segments with the most placeholders.
  func limited() -> AndroidClaim {
    var claim = self
    while claim.combinationCount > Self.patternLimit {
      let longest = claim.shapes.compactMap { $0.isList ? $0.texts?.count : nil }.max() ?? 0
      claim.isLooseInPath = true
      if longest > 1 {
        claim = claim.mapShapes { $0.isList && $0.texts?.count == longest ? .any : $0 }
        continue
      }
      let segment = claim.path.indices.max { claim.path[$0].count < claim.path[$1].count }
      guard let segment, claim.path[segment].count > 1 else { break }
      claim.path[segment] = [.any]
    }
    return claim
  }

  private var combinationCount: Int {
    let repetitions = path.flatMap { segment in
      segment.indices.map { segment[$0].texts == nil ? segment[($0 + 1)...].repetitionCount : 0 }
    }
    // More than the limit is never multiplied on.
    return (shapes.map { $0.texts?.count ?? 1 } + repetitions.map { $0 + 1 })
      .reduce(1) { min($0, Self.patternLimit + 1) * $1 }
  }
}
