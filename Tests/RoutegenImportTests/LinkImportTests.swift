import RoutegenImport
import RoutegenSource
import TestSupport
import Testing
import RoutegenModel

/// What `import` makes of lists of links.
@Suite struct LinkImportTests {
  private func imported(_ links: [String]) -> Import {
    Import([SourceFile(path: "links.txt", text: links.joined(separator: "\n"))], name: "App")
  }

  /// The lines of the routes without comments and examples.
  private func lines(_ links: [String]) -> [String] {
    let imported = imported(links)
    let text = imported.text ?? ""
    let matcher = expectSound(text)
    #expect(imported.refusedCount == 0)
    for link in links { #expect(matcher.opens(link), "\(link)") }
    return text.split(separator: "\n").map { $0.split(separator: "  //")[0] }
      .map { String($0.drop { $0 == " " }) }
      .filter { line in !["//", "routes ", "example ", "host "].contains { line.hasPrefix($0) } }
  }

  private func links(_ path: String, _ texts: [String]) -> [String] {
    texts.map { "https://example.com" + path.replacing("*", with: $0) }
  }

  @Test func numbersAreParameters() {
    #expect(lines(links("/users/*", ["7", "12"])) == ["/users/{user: Int}"])
    #expect(lines(links("/users/*", ["7"])) == ["/users/{user: Int}"])
    #expect(lines(links("/users/*", ["7", "me"])) == ["/users/{user: Int}", "/users/me"])
    #expect(lines(links("/users/*", ["7", "007"])) == ["/users/{user}"])
    #expect(lines(links("/*", ["7", "8"])) == ["/{id: Int} as item"])
    #expect(lines(links("/blog/*", ["2024-01-05", "2024-02-05"])) == ["/blog/{blog}"])
  }

  @Test func identifiersAreParameters() {
    let uuid = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    #expect(lines(links("/orders/*", [uuid])) == ["/orders/{order: UUID}"])
    #expect(lines(links("/orders/*", [uuid, "7"])) == ["/orders/{order}"])
    #expect(lines(links("/o/*", ["507f1f77bcf86cd799439011"])) == ["/o/{o}"])
    let instants = ["2024-01-05T09:00:00Z", "2024-01-05T09:00:00+01:00"]
    #expect(lines(links("/days/*", instants)) == ["/days/{day: Date}"])
  }

  @Test func fewWordsAreLiteral() {
    let words = (1...8).map { "word\(Character(UnicodeScalar(96 + UInt8($0))))" }
    #expect(lines(links("/news/*", words)).count == 10)
    #expect(lines(links("/news/*", words + ["one-more"])) == ["/news/{news}"])
  }

  /// A word with many links stays literal beside a parameter.
  @Test func frequentWordsAreLiteral() {
    let names = (0..<20).map { "name\($0)x" }
    let pages = (0..<10).map { "me?page=\($0)" }
    #expect(
      lines(links("/users/*", names + pages)) == ["/users/{user}", "/users/me?{page: Int}"])
  }

  @Test func firstSegmentsAreMostlyLiteral() {
    let screens = (0..<100).map { "screen\(String($0, radix: 36))x" }
    #expect(lines(links("/*", screens)).count == 100)
    let names = (0..<300).map { "person\(String($0, radix: 36))x" }
    #expect(lines(links("/*", names)) == ["/{value} as value"])
  }

  @Test func itemsAreRequiredIfAllLinksHaveThem() {
    #expect(lines(links("/s?q=*", ["a", "b"])) == ["/s?{q}"])
    #expect(lines(links("/s*", ["?q=a", ""])) == ["/s?{q: String?}"])
    #expect(lines(links("/s?page=*", ["1", "2"])) == ["/s?{page: Int}"])
    #expect(lines(links("/s?on=*", ["true", "false"])) == ["/s?{on: Bool = false}"])
    #expect(lines(links("/s?at=*", ["52.5", "7"])) == ["/s?{at: Double}"])
    #expect(lines(links("/s?u=*", ["https%3A%2F%2Fa.example"])) == ["/s?{u: URL}"])
    #expect(lines(links("/s?t=*", ["a%0Ab"])) == ["/s?{t: Text}"])
    #expect(lines(links("/s?user-id=*", ["7"])) == ["/s?user-id={userId: Int}"])
    #expect(lines(links("/s?in=*", ["7"])) == ["/s?in={inValue: Int}"])
    #expect(lines(links("/s?*", ["tag=a&tag=b"])) == ["/s?{tag: [String]}"])
    #expect(lines(links("/s?utm_source=*", ["a"])) == ["/s"])
    #expect(lines(links("/users/7?user=*", ["8"])) == ["/users/{user: Int}?user={user2: Int}"])
  }

  @Test func wordsThatRepeatAreAnOpenEnum() {
    let sorts = (0..<12).map { "\(["newest", "top-rated"][$0 % 2])&page=\($0)" }
    #expect(
      lines(links("/list?sort=*", sorts)) == [
        "open enum Sort { newest, top-rated }", "/list?{sort: Sort}&{page: Int}",
      ])
  }

  @Test func fragments() {
    #expect(lines(links("/a#*", ["top", "end"])) == ["/a#{fragment: String?}"])
    #expect(lines(links("/a#*", ["token=x&state=7"])) == ["/a#token={token}&state={state: Int}"])
  }

  @Test func namesAreUniqueAndValid() {
    #expect(
      lines(links("/*", ["users", "users/7", "Users", "2fa", "tree", "a-b", "a/b"])) == [
        "/users", "/users/{user: Int} as user", "/Users as users2", "/2fa as route2fa",
        "/tree as treeRoute", "/a-b", "/a/b as aB2",
      ])
  }

  @Test func enoughRoutesAreAGroup() {
    #expect(
      lines(links("/settings*", ["", "/mail", "/sound"])) == [
        "/settings", "/settings/mail", "/settings/sound",
      ])
    #expect(
      lines(links("/settings*", ["", "/mail", "/sound", "/home"])) == [
        "/settings {", "/", "/mail", "/sound", "/home", "}",
      ])
  }

  @Test func unusualTextsAreEscaped() {
    let links = [
      "https://example.com/%7Bid%7D/%3Aid/%2A/a%20b/caf%C3%A9/%E2%80%8Bx/a=b/%D0%B0bc",
      "https://example.com/q?a[]=7", "https://example.com/q?%7Bk%7D=1&=2&a%26b=3",
      "app://one/two", "app:/three", "/four", "five?x", "HTTPS://EXAMPLE.COM/six/",
      "https://example.com/%2F", "https://example.com/..a/a..b",
    ]
    #expect(
      lines(links) == [
        "scheme app      ", "/%7Bid%7D/%3Aid/%2A/a%20b/café/%E2%80%8Bx/a%3Db/%D0%B0bc",
        "/q?a%5B%5D={a: Int?}&%7Bk%7D={k: Int?}&a%26b={aB: Int?}", "/one/two", "/three", "/four",
        "/five?{x: Bool = false}", "/six", "/%2F as page", "/..a/a..b",
      ])
  }

  /// The host of a link with a custom scheme is its first segment, unless it is a host of web links.
  @Test func customSchemes() {
    let text = imported(["app://example.com/a", "https://example.com/b", "app://c/d"]).text ?? ""
    #expect(text.contains("\n/a\n/b\n/c/d\n"), "\(text)")
  }

  @Test func manyHostsBecomeAWildcard() {
    let text = imported((0..<9).map { "https://user\($0)x.example.com/a" }).text ?? ""
    #expect(text.contains("host *.example.com  // 9 hosts in the links"))
  }

  // MARK: What is no link

  @Test(arguments: [
    ("https://example.com/a b", "it has a space"),
    ("https://example.com/%zz", "it has a '%' without two hexadecimal digits"),
    ("https://me@example.com/a", "it has a user name before the host"),
    (
      "mailto:a@example.com",
      "'mailto' links open another app, unless a line 'scheme mailto' declares them"
    ),
    ("data:,a", "no app can declare the scheme 'data'"),
    ("javascript:alert(1)", "no app can declare the scheme 'javascript'"),
    ("https://example.com:8080/a", "it has a port"),
    ("https://[::1]/a", "its host cannot be declared"),
    ("https://example.com/a//b", "it has an empty segment"),
    ("https://example.com/a?k=1&k=2", "it has the key 'k' more than once"),
    ("https://example.com/a%0Ab", "it has an escaped tab or line break"),
    ("https:///a", "it has no host"),
  ])
  func refusesWithAReason(_ link: String, _ reason: String) {
    let imported = imported(["https://example.com/a?k=1", "https://example.com/a?k=7", link])
    let text = imported.text ?? ""
    expectSound(text)
    #expect(imported.refusedCount == 1)
    #expect(text.contains("line 3: ") && text.contains(reason), "\(text)")
  }

  @Test func readsListsOfAllKinds() {
    let list = "\u{FEFF}# A list\n#\nhttps://example.com/a\r\n\r\n  https://example.com/b\t\n"
    let more = "https://example.com/a\thome\nhttps://example.com/c\t-\nhttps://example.com/a"
    let imported = Import([SourceFile(path: "l", text: list + more)], name: "App")
    #expect(imported.linkCount == 2 && imported.refusedCount == 0 && imported.routeCount == 2)
  }

  // MARK: Size

  @Test(.tags(.random), .timeLimit(.minutes(20))) func manyLinks() throws {
    var random = SplitMix(seed: 1)
    var links = ""
    for number in 0..<rounds(100_000, short: 20_000) {
      switch number % 4 {
      case 0: links += "https://example.com/users/\(random.next() % 100_000)\n"
      case 1:
        links += "https://example.com/articles/slug-\(random.next() % 50_000)?page=\(number)\n"
      case 2: links += "app://users/\(number)/posts/\(random.next() % 1_000)\n"
      default: links += "https://example.com/settings/\(["mail", "sound"][number / 4 % 2])\n"
      }
    }
    let imported = Import([SourceFile(path: "links.txt", text: links)], name: "App")
    #expect(imported.routeCount == 5 && imported.refusedCount == 0)
  }

  /// Paths without any order do not become more routes than Swift can compile.
  @Test(.timeLimit(.minutes(20))) func randomPaths() throws {
    var random = SplitMix(seed: 2)
    let links = (0..<3_000).map { _ in
      "https://example.com"
        + (0..<Int.random(in: 1...6, using: &random)).map { _ in
          "/" + random.pick(["a", "b", "c", "d", "e", "f", "g", "h"])
        }.joined()
    }
    let imported = imported(links)
    #expect(imported.routeCount <= 400 && imported.refusedCount == 0)
    let matcher = expectSound(imported.text ?? "")
    for link in links { #expect(matcher.opens(link)) }
  }
}
