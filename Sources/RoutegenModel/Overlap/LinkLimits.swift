/// The links among which a search looks for one.
package struct LinkLimits {
  /// Whether a link may name a key twice.
  let allowsRepeats: Bool

  /// Whether a link of one pattern may have empty texts for required values.
  package var allowsEmptyTexts = false

  /// The part whose patterns name the keys that a link may have; `nil` for all parts.
  ///
  /// Links of an old version have no items that only a new version knows.
  package var namingPart: OverlapTree.Part?

  /// Whether the patterns after the first one have to allow for the path alone, whatever the items.
  package var comparesPathsAlone = false

  package init(allowsRepeats: Bool) { self.allowsRepeats = allowsRepeats }
}
