import Foundation
import RoutegenRuntime
import Testing

/// Tabs and line breaks, which only a `Text` contains.
@Suite struct KitchenTextTests {
  typealias Case = LinkCase<Kitchen>

  private static let lineBreaks = ["\t", "\n", "\r", "\r\n", "\n\t\n"]

  @Test(arguments: [
    Case(.path("note?body=a%0Ab"), .note(body: "a\nb")),
    Case(.path("note?body=%0d%0A%09"), .note(body: "\r\n\t")),
    Case(.path("note?body=a&more=%0a"), .note(body: "a", more: "\n")),
    Case(.path("note?line=%0A&body=a&line=b&line=%09"), .note(body: "a", line: ["\n", "b", "\t"])),
    Case(.path("note?body=a&title=%0A"), .note(body: "a", title: "\n")),
    Case(.path("note?body=%0A#%09%0D"), .note(body: "\n", foot: "\t\r")),
    Case(.path("note?body=a%0A&author=me&x=y"), .note(body: "a\n", author: "me"), extras: ["x=y"]),
    Case(
      .path("card?author=me#at=%0A&greeting=%09"), .card(author: "me", place: "\n", greeting: "\t")),
    Case(.link("kitchen://note?body=a%0Ab"), .note(body: "a\nb")),
    Case(.link("https://kitchen.example/note?body=a%0Ab"), .note(body: "a\nb")),
    Case(.push(#"{"push": {"route": "note?body=a%0Ab"}}"#), .note(body: "a\nb")),
    Case(.push(#"{"push": {"route": "note"}, "body": "a\nb"}"#), .note(body: "a\nb")),
  ]) func reads(_ linkCase: Case) throws {
    try linkCase.check(forms: KitchenPropertyTests.linkForms, hasPayload: true)
  }

  /// Everywhere else the link is malformed, at the first escape that is not in a `Text`.
  @Test(arguments: [
    ("note?body=a&author=%0A", 19), ("note?body=a%0A&author=%0A", 22), ("note?body=a&x=%0A", 14),
    ("note?body=a&%0A=b", 12), ("note?body=a&%0Dmore=b", 12), ("note?body=a&b%09", 13),
    ("card?author=%09#at=a", 12), ("card#at=%0A&x=%0A", 14), ("card#at=a&%0Aplace=b", 10),
    ("welcome?name=%0A", 13), ("welcome?ref=email&x=%0A", 20), ("nodes#%0A", 6),
    ("nodes?%0D%0A", 6),
    ("memo/a%0Ab", 6), ("memo/%09", 5), ("note%0A?body=a", 4), ("note/%0a?body=a%0A", 5),
    ("anything/7?a=%0A", 13),
  ]) func refusesElsewhere(_ path: String, _ offset: Int) {
    let expected = LinkError.malformed(.escapedLineBreak, at: offset)
    #expect(throws: expected) { try Kitchen(path: path) }
  }

  /// The error of a link that is no route does not depend on its line breaks.
  @Test func otherErrorsAreFirst() {
    #expect(throws: LinkError.missing(parameter: "body")) { try Kitchen(path: "note?more=%0A") }
    #expect(throws: LinkError.notFound(after: "")) { try Kitchen(path: "nowhere?body=%0A") }
    #expect(throws: LinkError.malformed(.repeatedKey("body"), at: 19)) {
      try Kitchen(path: "note?body=%0A&body=%0D")
    }
    #expect(throws: LinkError.wrongHost("a.example")) {
      try Kitchen("https://a.example/note?body=%0A")
    }
    #expect(throws: LinkError.expired(since: "1")) { try Kitchen(path: "note?body=%0A&until=1") }
  }

  /// A line break that is not escaped is removed by browsers.
  @Test(arguments: lineBreaks) func refusesUnescapedLineBreaks(_ text: String) {
    #expect(throws: LinkError.malformed(.controlCharacter, at: 10)) {
      try Kitchen(path: "note?body=" + text)
    }
  }

  @Test(arguments: lineBreaks) func printsEscapes(_ text: String) throws {
    let escaped = text.utf8.map { $0 == 9 ? "%09" : $0 == 10 ? "%0A" : "%0D" }.joined()
    let note = Kitchen.note(body: text, more: text, line: [text], title: text, foot: text)
    #expect(
      try note.path()
        == "/note?body=\(escaped)&more=\(escaped)&line=\(escaped)&title=\(escaped)#\(escaped)")
    #expect(
      try Kitchen.card(place: text, greeting: text).path()
        == "/card#at=\(escaped)&greeting=\(escaped)")
    try expectPrintsAndComesBack(note, forms: KitchenPropertyTests.linkForms, hasPayload: true)
  }

  @Test(arguments: lineBreaks) func doesNotPrintThemInOtherTexts(_ text: String) {
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
    let escaped = text.utf8.map { "%" + (($0 < 16 ? "0" : "") + String($0, radix: 16)) }.joined()
    #expect(throws: LinkError.malformed(.controlCharacter, at: 13)) {
      try Kitchen(path: "note?body=%0A" + escaped)
    }
  }

  /// The part of a fragment that no pattern reads, without a directive for browsers.
  @Test(arguments: [
    ("nodes", nil), ("nodes#", nil), ("nodes#a%20b+c", "a b+c"), ("nodes#:~:text=a", nil),
    ("nodes#a:~:text=b#", "a"), ("nodes?x=1#%3A~:", ":~:"), ("song#3", nil), ("song#3:~:x", nil),
    ("map#layer=road&x=1&at=home&y=%26", "x=1&y=&"), ("map#at=a&layer=road", nil),
  ]) func keepsTheFragmentThatNoPatternReads(_ path: String, _ fragment: String?) throws {
    #expect(try Link<Kitchen>(path: path).fragment == fragment)
  }

  /// What browsers remove is escaped.
  @Test func escapesADirective() throws {
    let route = Kitchen.doc(id: 1, section: "a:~:~:b~")
    #expect(try route.path() == "/doc/1#a:%7E:%7E:b~")
    #expect(try Kitchen(path: "doc/1#a:%7E:%7E:b~") == route)
  }
}
