import TextUI

struct TrailerScreen: Screen {
  let id: Int

  var text: String { "[films] trailer of film \(id)" }
}
