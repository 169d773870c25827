/// The links among which a search looks for one.
struct LinkLimits {
  /// Whether a link may name a key twice.
  let allowsRepeats: Bool

  /// Whether a link of one pattern may have empty texts for required values.
  var allowsEmptyTexts = false

  /// The part whose patterns name the keys that a link may have; `nil` for all parts.
  ///
  /// Links of an old version have no items that only a new version knows.
  var namingPart: OverlapTree.Part?

  /// Whether the patterns after the first one have to allow for the path alone, whatever the items.
  var comparesPathsAlone = false

  init(allowsRepeats: Bool) { self.allowsRepeats = allowsRepeats }
}
