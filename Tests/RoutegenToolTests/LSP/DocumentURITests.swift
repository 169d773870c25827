import Testing
@testable import RoutegenTool

/// Which files URIs name.
@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.routes", "/a/b.routes"), ("file://localhost/a", "/a"), ("FILE:///a", "/a"),
    ("file:/a", "/a"), ("file:///a%20b/%C3%A9%2b", "/a b/é+"), ("file:///a?q#f", "/a"),
  ])
  func namesAFile(_ uri: String, _ path: String) {
    #expect(DocumentURI(uri).path == path)
  }

  @Test(arguments: [
    "", "file:", "file://", "file:a", "file://server/a", "untitled:Untitled-1", "https://a/b",
    "file:///%", "file:///%4", "file:///%zz", "file:///%FF", "file:///a%00b", "file:///%+1",
    "file://" + String(repeating: "/a", count: 2000),
  ])
  func namesNoFile(_ uri: String) {
    #expect(DocumentURI(uri).path == nil)
    #expect(DocumentURI(uri).text == uri)
  }

  @Test func pathsThereAndBack() {
    let path = "/Users/me/a b#?%é.routes"
    #expect(DocumentURI(path: path).text == "file:///Users/me/a%20b%23%3F%25%C3%A9.routes")
    #expect(DocumentURI(DocumentURI(path: path).text).path == path)
    #expect(DocumentURI(path: path).name == "a b#?%é.routes")
  }
}
