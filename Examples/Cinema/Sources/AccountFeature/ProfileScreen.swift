import TextUI

struct ProfileScreen: Screen {
  let user: String

  var text: String { "[account] \(user)" }
}
