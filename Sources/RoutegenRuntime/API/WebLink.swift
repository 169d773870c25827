/// Links to the web that routes carry as parameters.
public enum WebLink {
  /// Whether the text is an absolute `http` or `https` link that every URL parser reads alike.
  ///
  /// The rules are those for links themselves: see ``LinkError/malformed(_:at:)``.
  public static func isWellFormed(_ text: String) -> Bool {
    withByteView(of: text) { parse($0) != nil }
  }

  /// The parts of a web link; `nil` for any other text.
  @inline(never)
  static func parse(_ text: ByteView) -> LinkText? {
    guard let link = try? LinkText(text, asPath: false), link.isWeb else { return nil }
    return link
  }
}
