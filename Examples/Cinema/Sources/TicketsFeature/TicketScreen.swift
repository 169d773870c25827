import TextUI

struct TicketScreen: Screen {
  let code: String
  let side: Tickets.Side

  var text: String { "[tickets] \(side.rawValue) of ticket \(code)" }
}
