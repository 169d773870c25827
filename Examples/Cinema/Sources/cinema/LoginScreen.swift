import TextUI

struct LoginScreen: Screen {
  var text: String { "[main] who are you?" }
}
