/// Web links as values of parameters.
public enum WebLink {
  /// Returns whether the text is an absolute `http` or `https` link that every URL parser
  /// interprets in the same way.
  ///
  /// The rules are those for the links of an app; see ``Malformation``.
  public static func isWellFormed(_ text: String) -> Bool {
    withByteView(of: text) { isWellFormed($0) { _ in true } }
  }

  /// Whether the text is a web link that satisfies the condition.
  @inline(never)
  static func isWellFormed(_ text: ByteView, _ isAccepted: (LinkText) -> Bool) -> Bool {
    withLinkScan(of: text) { text in
      guard let link = try? LinkText(text, asPath: false) else { return false }
      return link.isWeb && isAccepted(link)
    }
  }
}
