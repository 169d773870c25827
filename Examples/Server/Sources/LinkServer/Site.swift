/// The website and the app for which a server answers.
public struct Site: Sendable {
  /// The host of the links, which `App.routes` declares.
  public var host = "recipes.example"

  /// Other hosts at which the server is reached, without a port.
  ///
  /// No answer contains them.
  public var otherHosts: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  /// The name of the app.
  public var appName = "Recipe Book"

  /// The number of the app in the App Store.
  public var appStoreID = "1234567890"

  /// The name of the app's package on Android.
  public var androidPackage = "example.recipes.app"

  /// Creates the site of the example.
  public init() {}

  /// Returns whether a request with this `Host` field is for the site.
  ///
  /// Any port is accepted, because the one to which a proxy listens is not known here.
  func isReached(at authority: String) -> Bool {
    let name = authority.lowercased().replacing(/:[0-9]*$/, with: "")
    return name == host || otherHosts.contains(name)
  }
}
