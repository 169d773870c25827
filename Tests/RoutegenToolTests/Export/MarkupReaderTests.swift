import RoutegenCompiler
import RoutegenTool
import Testing

/// The parser of property lists and manifests.
@Suite struct MarkupReaderTests {
  private func read(_ text: String) throws(FormatMistake) -> MarkupElement {
    var reader = MarkupReader(SourceFile(path: "a.xml", text: text))
    return try reader.readDocument()
  }

  @Test func elementsAndTheirPlaces() throws {
    let text = """
      \u{FEFF}<?xml version="1.0"?>
      <!DOCTYPE a [ <!ENTITY x "<"> <!-- don't --> ]>
      <!-- ä < & -->
      <a b:c='1 "2"' d="&lt;&#x41;&#66;&amp;">ü<b/><![CDATA[<&]]> <c
        >x</c ></a>
      """
    let file = SourceFile(path: "a.xml", text: text)
    let root = try read(text)
    #expect(root.name == "a" && root.text == "ü<& ")
    #expect(root["b:c"]?.value == "1 \"2\"" && root["d"]?.value == "<AB&" && root["e"] == nil)
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children[1].text == "x")
    #expect(file.text(of: root.span) == "<a b:c='1 \"2\"' d=\"&lt;&#x41;&#66;&amp;\">")
    #expect(file.text(of: try #require(root["d"]?.span)) == "&lt;&#x41;&#66;&amp;")
    #expect(file.text(of: root.children[1].span) == "<c\n  >")
    #expect(file.text(of: root.children[1].contentSpan) == "x")
  }

  @Test(arguments: [
    ("", 0, "there is no element"),
    (" {\"a\": 1}", 1, "expected an element, found '{'"),
    ("<a>", 0, "'<a>' has no end tag"),
    ("<a></b>", 3, "'</b>' does not end '<a>'"),
    ("</a>", 0, "'</a>' has no start tag"),
    ("<a/><b/>", 4, "a document has one element, and this is another one"),
    ("<a/>text", 4, "expected an element, found 't'"),
    ("<a", 2, "expected '>', found the end of the file"),
    ("<a b/>", 4, "expected '=', found '/'"),
    ("<a b=c/>", 5, "expected a quote, found 'c'"),
    ("<a b='c/>", 5, "the value of 'b' has no closing quote"),
    ("<a b='<'/>", 5, "the value of 'b' has no closing quote"),
    ("<a b='1' b='2'/>", 12, "the attribute 'b' occurs twice"),
    ("<a b='1'c='2'/>", 8, "expected '>', found 'c'"),
    ("<a>&nbsp;</a>", 3, "there is no entity '&nbsp;'"),
    ("<a>a & b</a>", 5, "this '&' does not begin an entity"),
    ("<a>&#xD800;</a>", 3, "'&#xD800;' is no character"),
    ("<a>&#+65;</a>", 3, "'&#+65;' is no character"),
    ("<!-- <a/>", 0, "this comment has no '-->'"),
    ("<!DOCTYPE a", 0, "this declaration has no end"),
    ("<![CDATA[x]]><a/>", 0, "expected an element, found '<'"),
    ("< a/>", 1, "expected the name of an element, found ' '"),
  ])
  func mistakesHaveAPlace(_ text: String, _ offset: Int, _ message: String) {
    let mistake = #expect(throws: FormatMistake.self) { try read(text) }
    #expect(mistake?.message == message)
    #expect(mistake?.offset == offset)
  }

  @Test func deepElementsAreRefused() {
    let mistake = #expect(throws: FormatMistake.self) {
      try read(String(repeating: "<a>", count: 100_000))
    }
    #expect(mistake?.message == "this is nested too deeply")
  }

  /// Each beginning of a document is an element or a mistake within the text.
  @Test func beginningsAreMistakes() throws {
    let text = #"<?xml?><!DOCTYPE a><a b="&amp;ü"><![CDATA[x]]><!-- c --><d>&#65;</d></a>"#
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      var reader = MarkupReader(SourceFile(path: "a.xml", bytes: Array(bytes[..<count])))
      let mistake = #expect(throws: FormatMistake.self) { try reader.readDocument() }
      #expect((0...count).contains(mistake?.offset ?? -1))
    }
    _ = try read(text)
  }
}
