import TextUI

struct TicketListScreen: Screen {
  var text: String { "[tickets] all tickets" }
}
