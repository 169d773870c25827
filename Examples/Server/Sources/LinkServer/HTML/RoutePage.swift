import AppRoutes
import RoutegenRuntime

/// The page of a route, for people whose system did not open the app.
struct RoutePage: Page {
  let route: App

  /// The web link of the route; `nil` if only the app's scheme opens it.
  let link: String?

  let site: Site
  let stores: [Store]

  var title: String { words.title }

  var head: HTML {
    guard let link else { return "" }
    return """
      <meta name="description" content="\(words.summary)">
      <link rel="canonical" href="\(link)">
      <meta name="apple-itunes-app" content="\(banner(for: link))">
      <link rel="alternate" href="\(androidAddress(of: link))">
      <meta property="og:type" content="website">
      <meta property="og:site_name" content="\(site.appName)">
      <meta property="og:title" content="\(words.title)">
      <meta property="og:description" content="\(words.summary)">
      <meta property="og:url" content="\(link)">

      """
  }

  var content: HTML {
    """
    <p>\(words.summary)</p>
    \(button)<div class="stores">
    <p>You do not have the app yet?</p>
    \(stores.map { "<a href=\"\($0.address(of: site))\">\($0.name)</a>\n" })</div>

    """
  }

  private var words: RouteText { RouteText(route) }

  private var button: HTML {
    guard let link = try? route.link(.app) else { return "" }
    return "<a class=\"open\" href=\"\(link)\">Open in \(site.appName)</a>\n"
  }

  var isListed: Bool {
    link != nil && route.nodes.allSatisfy(\.requirements.isEmpty)
  }

  /// The text with which Safari shows its banner, and opens the app with the link.
  private func banner(for link: String) -> String {
    // A comma ends the argument.
    "app-id=\(site.appStoreID), app-argument=\(link.replacing(",", with: "%2C"))"
  }

  /// The address of the screen in the app for Android.
  private func androidAddress(of link: String) -> String {
    link.replacing(
      "https://", with: "android-app://\(site.androidPackage)/https/", maxReplacements: 1)
  }
}
