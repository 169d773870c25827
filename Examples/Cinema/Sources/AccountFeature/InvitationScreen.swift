import TextUI

struct InvitationScreen: Screen {
  let code: String

  var text: String { "[account] invitation \(code)" }
}
