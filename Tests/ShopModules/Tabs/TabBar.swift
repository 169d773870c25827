public import RoutegenHandling

/// The tabs of the app.
///
/// It knows nothing of what is in them.
@MainActor
public final class TabBar: Tabs.Handler {
  /// The tab that is in front.
  public private(set) var selected = ""

  /// A bar without a tab in front.
  public init() {}

  /// Brings a tab to the front.
  public func select(_ tab: String) {
    selected = tab
  }

  /// Shows the settings.
  public func settings() -> LinkOutcome<Tabs> {
    select("Settings")
    return .opened
  }

  /// Shows who is logged in.
  public func profile() -> LinkOutcome<Tabs> {
    select("Profile")
    return .opened
  }
}
