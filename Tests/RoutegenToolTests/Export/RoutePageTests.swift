import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// The page of `export html`, as a browser without a script shows it.
///
/// `Checks/page/run` tests the scripts.
@Suite struct RoutePageTests {
  private func page(
    _ text: String, title: String? = nil, withInternal: Bool = false
  ) throws -> String {
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return exportHTML(compilation.model, title: title, withInternal: withInternal)
  }

  /// The JSON in a page.
  private func document(_ page: String) throws -> [String: Any] {
    let start = try #require(
      page.range(of: "<script type=\"application/json\" id=\"page--document\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let json = page[start.upperBound..<end.lowerBound]
    #expect(!json.contains("<"))
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  /// The markup before the scripts, without the style.
  private func markup(_ page: String) throws -> String {
    let style = try #require(page.range(of: "</style>"))
    let script = try #require(page.range(of: "<script"))
    return String(page[style.upperBound..<script.lowerBound])
  }

  @Test(.tags(.random)) func eachRouteHasAnAddress() throws {
    let cases = ["check", "export", "generate"].flatMap { Corpus($0).cases }
    for testCase in chosen(cases, oneIn: 4) {
      let compilation = Compilation(testCase.file)
      if compilation.hasErrors { continue }
      let page = exportHTML(compilation.model, withInternal: true)
      let markup = try markup(page)
      let parts = markup.components(separatedBy: "id=\"").dropFirst()
      let names = parts.map { $0.prefix { $0 != "\"" } }
      for route in compilation.model.routes {
        let count = names.count { $0 == route.qualifiedName }
        #expect(count == (route.isUnlinked ? 0 : 1), "\(testCase.name): \(route.qualifiedName)")
      }
      _ = try document(page)
    }
  }

  /// Texts of the file are text on the page, whatever they contain.
  @Test func textsAreNoMarkup() throws {
    let hostile = "</script><script>alert(1)</script><!-- <b> & \" ' \u{2028}\u{2029}"
    let page = try page(
      """
      /// \(hostile)
      routes A
      scheme a
      enum Tab { one = "</script>", two = "<!--" }
      /// \(hostile)
      @deprecated("</script><i>")
      /x/{tab: Tab}?{text = "<script>"}
      example /x/%3C%2Fscript%3E?text=%3Cscript%3E
      """, title: "</title><script>")
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    for text in ["<!--", "<b>", "<i>", "alert(1)</"] { #expect(!page.contains(text), "\(text)") }
    let routes = try #require(try document(page)["routes"] as? [[String: Any]])
    #expect(routes.first?["deprecated"] as? String == "</script><i>")
  }

  @Test func internalRoutesAreOnlyOnPagesThatAskForThem() throws {
    let text = """
      routes A
      scheme a
      payload {
        when w = debug /alpha/{id}
        type t
      }
      /open
      @internal
      /alpha/{id: Int}
      @internal
      /beta {
        /gamma
      }
      /users/{name} as user
      @internal
      /users/me as secret
      @unlinked
      /never
      """
    let page = try page(text)
    for word in ["alpha", "beta", "gamma", "secret"] {
      #expect(!page.contains(word), "\(word)")
    }
    let routes = try #require(try document(page)["routes"] as? [[String: Any]])
    let names = routes.compactMap { $0["name"] as? String }
    #expect(names == ["open", "#1", "user", "#0", "never"])
    let full = try self.page(text, withInternal: true)
    for id in ["alpha", "beta.gamma"] { #expect(full.contains("id=\"\(id)\"")) }
    #expect(!(try markup(full).contains("never")))
  }

  @Test func typesAreInWords() throws {
    let markup = try markup(
      page(
        """
        routes A
        scheme a
        enum Sort { new, old, empty = "" }
        open enum Color { red }
        type Token begins "t-"
        /a?{number: Int in 1...50 = 20}&{least: Int in 3...}&{most: UInt? in ...9}&{month: Int in 01...12}
        /b?{sort: Sort}&{color: Color?}&{list: [Int]}&{page: URL? in a.test, *.b.test}
        /c/{path...}?{token: Token?}&{others: [String: String]}
        """))
    for words in [
      "<td id=\"a-number\">a whole number from 1 to 50</td><td>20 if absent</td>",
      "<td id=\"a-least\">a whole number, at least 3</td><td>required</td>",
      "a whole number from 0 to 9</td><td>optional</td>",
      "a whole number from 01 to 12, with 2 digits",
      "one of new, old, an empty text", "a text, such as red",
      "any number of values, each a whole number",
      "a web link on a.test or *.b.test",
      "one or more path segments, each a text",
      "a text that begins with 't-'",
      "all other items of the query, each value a text",
    ] {
      #expect(markup.contains(words), "\(words)")
    }
  }
}
