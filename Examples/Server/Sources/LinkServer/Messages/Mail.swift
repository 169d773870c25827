public import AppRoutes
public import RoutegenRuntime

/// A mail with the web link of a route, in its two forms.
public struct Mail: Sendable {
  private let words: RouteText
  private let link: String

  /// Creates the mail.
  ///
  /// - Throws: ``LinkError/unprintable(_:)`` if the route has no web link.
  public init(_ route: App, site: Site) throws(LinkError) {
    words = RouteText(route)
    link = try route.link(.host(site.host))
  }

  /// The form in plain text.
  ///
  /// The brackets are the end of the link, which may itself end in a full stop (RFC 3986, appendix C).
  public var text: String {
    """
    \(words.title)

    \(words.summary)

    <\(link)>

    """
  }

  /// The form in HTML.
  public var html: String {
    let html: HTML = """
      <!DOCTYPE html>
      <title>\(words.title)</title>
      <h1>\(words.title)</h1>
      <p>\(words.summary)</p>
      <p><a href="\(link)">Open</a></p>

      """
    return html.text
  }
}
