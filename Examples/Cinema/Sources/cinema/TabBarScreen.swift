import TextUI

struct TabBarScreen: Screen {
  var text: String { "[main] films, tickets, account" }
}
