import RoutegenRuntime
import Testing

/// Tabs and line breaks, which only a `Text` contains, are printed in no other text.
@Suite struct KitchenTextTests {
  @Test(arguments: ["\t", "\n", "\r", "\r\n", "\n\t\n"])
  func doesNotPrintThemInOtherTexts(_ text: String) {
    #expect(throws: LinkError.unprintable(parameter: "author")) {
      try Kitchen.note(body: "a", author: text).path()
    }
    #expect(throws: LinkError.unprintable(parameter: "name")) {
      try Kitchen.welcomeByName(name: text).path()
    }
  }

  @Test(arguments: ["\0", "\u{1}", "\u{B}", "\u{1F}", "\u{7F}", "\u{85}"])
  func otherControlsAreRefused(_ text: String) {
    #expect(throws: LinkError.unprintable(parameter: "body")) {
      try Kitchen.note(body: "a\n" + text).path()
    }
  }
}
