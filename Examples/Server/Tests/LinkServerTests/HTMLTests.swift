import Testing

@testable import LinkServer

struct HTMLTests {
  @Test func escapesValues() {
    let value = "<b> & \"c\" 'd'"
    let html: HTML = "<p title=\"\(value)\">\(value)</p>"
    let escaped = "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"
    #expect(html.text == "<p title=\"\(escaped)\">\(escaped)</p>")
    #expect(unescaped(escaped) == value)
  }

  @Test func insertsHTMLAsItIs() {
    let items: [HTML] = ["<li>1</li>", "<li>\("&")</li>"]
    let one: HTML = "<b></b>"
    let html: HTML = "<ul>\(items)</ul>\(one)"
    #expect(html.text == "<ul><li>1</li><li>&amp;</li></ul><b></b>")
  }
}
