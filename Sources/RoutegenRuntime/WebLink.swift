/// Web links as values of parameters.
public enum WebLink {
  /// Returns whether the text is an absolute `http` or `https` link that every URL parser
  /// interprets in the same way.
  ///
  /// The rules are those for the links of an app; see ``Malformation``.
  public static func isWellFormed(_ text: String) -> Bool {
    withByteView(of: text) { parse($0) != nil }
  }

  /// Parses a web link; returns `nil` for any other text.
  @inline(never)
  static func parse(_ text: ByteView) -> LinkText? {
    guard let link = try? LinkText(text, asPath: false), link.isWeb else { return nil }
    return link
  }
}
