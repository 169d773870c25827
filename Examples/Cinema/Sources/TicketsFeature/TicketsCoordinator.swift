import RoutegenHandling
import TextUI

/// Opens the links of this feature.
@MainActor
public final class TicketsCoordinator: Tickets.Handler {
  private let window: Window

  /// A coordinator that shows its screens in the window.
  public init(window: Window) {
    self.window = window
  }

  /// Shows all tickets.
  public func index() -> LinkOutcome<Tickets> {
    window.show(TicketListScreen())
    return .opened
  }

  /// Shows a ticket.
  public func ticket(code: String, side: Tickets.Side) -> LinkOutcome<Tickets> {
    window.show(TicketScreen(code: code, side: side))
    return .opened
  }
}
