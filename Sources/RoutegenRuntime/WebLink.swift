/// Links to the web that routes carry as parameters.
public enum WebLink {
  /// Whether the text is an absolute `http` or `https` link that every URL parser reads alike.
  ///
  /// The rules are those for links themselves: see ``LinkError/malformed(_:at:)``.
  public static func isWellFormed(_ text: String) -> Bool {
    withByteView(of: text) { bytes in
      guard let link = try? LinkText(bytes, asPath: false) else { return false }
      return link.isWeb
    }
  }
}
