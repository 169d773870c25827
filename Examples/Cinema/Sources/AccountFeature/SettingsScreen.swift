import TextUI

struct SettingsScreen: Screen {
  var text: String { "[account] settings" }
}
