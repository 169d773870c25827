/// Lines of `payload`.
extension Habit {
  private static let compared = "a value is compared with '=', and not with"

  static let payloads: [Habit] = [
    Habit(
      "when ‹path› «‹arrow›» /‹text›", "the key and the pattern are written without '‹arrow›'",
      write: "when ‹path› /‹text›", is: .certain,
      for: "when chat -> /chats/{chat} ⇒ when chat /chats/{chat}"),
    Habit("when ‹path1›«~:~»/‹some›", "\(compared) ':'", for: "when type: /b"),
    Habit(
      "when ‹name1›«~: »‹some›", "\(compared) ':'", write: "when ‹name1› = ‹some›", is: .certain,
      for: "when type: a /b ⇒ when type = a /b"),
    Habit(
      "when ‹name1›«:»‹some›", "\(compared) ':'", write: "when ‹name1› = ‹some›",
      for: "when type:a /b ⇒ when type = a /b"),
    Habit(
      "when ‹path1› «‹equalword›» ‹some›", "\(compared) '‹equalword›'",
      write: "when ‹path1› = ‹some›", for: "when type is a /b ⇒ when type = a /b"),
    Habit(
      "when ‹path1›~«‹unequal›»~‹some›", "a line compares '‹path1›' with '=' only",
      "'when ‹path1› PATTERN' on a later line decides for all other texts of '‹path1›'",
      for: "when type != a /b"),
    Habit(
      "when ‹path1› = «'‹some›'» /‹text›", "a text is written in double quotation marks",
      write: "when ‹path1› = \"‹some›\" /‹text›", is: [.certain, .read],
      for: "when type = 'a b' /c ⇒ when type = \"a b\" /c"),
    Habit(
      "when ‹path1› = «‹path2›» /‹text›", "a text with punctuation is written in quotation marks",
      write: "when ‹path1› = \"‹path2›\" /‹text›",
      for: "when type = news/sport /c ⇒ when type = \"news/sport\" /c"),
    Habit(
      "when ‹path1› = \"‹text1›\" «\"‹text2›\"»‹text›", "a comma is between two texts of '‹path1›'",
      write: "when ‹path1› = \"‹text1›\", \"‹text2›\"‹text›",
      for: "when type = \"a\" \"b\" /c ⇒ when type = \"a\", \"b\" /c"),
    Habit(
      "when ‹path1› = ‹path2› «‹name›» ‹text›/‹path›", "a comma is between two texts of '‹path1›'",
      "a text with a space is written in quotation marks",
      for: "when type = a b /c"),
    Habit(
      "when ‹path1› = «‹name›/‹text›»", "a text with punctuation is written in quotation marks",
      write: "when ‹path1› = ‹name› /‹text›", "a space ends a text without quotation marks",
      for: "when type = a/b ⇒ when type = a /b"),
    Habit(
      "when ‹path1› «‹word2›» /‹text›", "a '=' is missing before the text of '‹path1›'",
      write: "when ‹path1› = ‹word2› /‹text›", for: "when type a /b ⇒ when type = a /b",
      only: { $0["word2"] != "=" && $0["path1"] != "=" }),
    Habit(
      "«else ‹elsecondition›» ‹some›", "'else' cannot have a condition", write: "when ‹some›",
      for: "else if a /b ⇒ when a /b"),
    Habit(
      "else «‹text1›=»‹text›", "'else' has no condition",
      "'when KEY = TEXT PATTERN' opens a route for one text of a key", for: "else type = a /b",
      only: { !$0["text1"].contains("/") }),
    Habit(
      "‹name› ‹path1›~«‹colon›»‹text›", "a line '‹name›' has a key and no value",
      "'when ‹path1› = TEXT PATTERN' opens a route for one text of the key", for: "type screen = a",
      only: { ["type", "link"].contains($0["name"]) }),
    Habit(
      "«‹elseword›» /‹text›", "no line of 'payload' begins with '‹elseword›'",
      write: "else /‹text›", code: .unknownDirective, for: "default /home ⇒ else /home"),
    Habit(
      "«‹whenword›» ‹some›", "no line of 'payload' begins with '‹whenword›'", write: "when ‹some›",
      code: .unknownDirective, for: "case a /b ⇒ when a /b"),
    Habit(
      "«‹pathkey›» ‹name›", "no line of 'payload' begins with '‹pathkey›'", write: "type ‹name›",
      code: .unknownDirective, for: "path screen ⇒ type screen"),
    Habit(
      "«‹linkword›» ‹name›", "no line of 'payload' begins with '‹linkword›'", write: "link ‹name›",
      code: .unknownDirective, for: "url target ⇒ link target"),
    Habit(
      "«\"‹some›\"»‹text›", "a line of 'payload' begins with 'type', 'link', 'when' or 'else'",
      "'payload type' if the key 'type' has the path", for: "\"type\": \"a\""),
  ]
}
