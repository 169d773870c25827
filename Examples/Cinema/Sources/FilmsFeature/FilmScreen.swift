import TextUI

struct FilmScreen: Screen {
  let id: Int

  var text: String { "[films] film \(id)" }
}
