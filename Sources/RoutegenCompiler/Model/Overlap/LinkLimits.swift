/// The links among which a search looks for one.
struct LinkLimits {
  /// Whether a link may name a key twice.
  let allowsRepeats: Bool

  /// Whether plus signs are escaped, as in links that are printed.
  var escapesPlus = false

  /// Whether a link of one pattern may have empty texts for required values.
  var allowsEmptyTexts = false

  /// The patterns that name the keys that a link may have.
  var naming = Naming.anyPattern

  /// Whether the patterns after the first one have to allow for the path alone, whatever the items.
  var comparesPathsAlone = false

  /// Patterns that name keys.
  ///
  /// Links of one version do not have items that its pattern ignores.
  enum Naming: Sendable {
    case anyPattern

    /// The first of the patterns that the link matches.
    case firstPattern

    /// The patterns that the link matches.
    case patterns
  }
}
