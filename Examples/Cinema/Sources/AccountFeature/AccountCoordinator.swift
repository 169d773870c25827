import RoutegenHandling
import TextUI

/// Opens the links of this feature.
@MainActor
public final class AccountCoordinator: Account.Handler {
  private let window: Window
  private let user: String?

  /// A coordinator that shows its screens in the window.
  ///
  /// - Parameter user: The logged-in user, if there is one.
  public init(window: Window, user: String?) {
    self.window = window
    self.user = user
  }

  /// Shows the logged-in user.
  public func index() -> LinkOutcome<Account> {
    guard let user else { return .rejected("nobody is logged in") }
    window.show(ProfileScreen(user: user))
    return .opened
  }

  /// Shows the settings.
  public func settings() -> LinkOutcome<Account> {
    window.show(SettingsScreen())
    return .opened
  }

  /// Shows an invitation.
  public func invitations(code: String) -> LinkOutcome<Account> {
    window.show(InvitationScreen(code: code))
    return .opened
  }
}
