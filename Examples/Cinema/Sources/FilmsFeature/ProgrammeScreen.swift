import TextUI

struct ProgrammeScreen: Screen {
  var text: String { "[films] this week" }
}
