import RoutegenCompiler
import Testing

/// Which web links the blocks of hosts and schemes match.
@Suite struct WebBlockTests {
  private static let blocks = [
    "host example.com", "host *", "host *.com", "scheme https", "scheme app, https",
  ]

  /// One rule for all blocks that match `https` links: with the line `scheme http`, they match `http` links, too.
  @Test(arguments: blocks, [true, false])
  func httpIsAcceptedIfTheFileSaysSo(_ block: String, _ acceptsHTTP: Bool) {
    let head = "host example.com\n\(acceptsHTTP ? "scheme http\n" : "")"
    let resolved = Resolved("\(head)\(block) {\n    /home\n}")
    #expect(opens("https://example.com/home", resolved.model))
    #expect(opens("http://example.com/home", resolved.model) == acceptsHTTP)
  }

  /// Of a mounted set with such a block, the file that mounts it decides.
  @Test(arguments: [true, false], [true, false])
  func theMountingFileDecides(_ host: Bool, _ mounted: Bool) {
    let project = Project([
      SourceFile(
        id: FileID(0), path: "App.routes",
        text: "routes App\nhost example.com\n\(host ? "scheme http\n" : "")/shop mount Shop\n"),
      SourceFile(
        id: FileID(1), path: "Shop.routes",
        text:
          "routes Shop\nhost shop.example\n\(mounted ? "scheme http\n" : "")scheme https {\n    /home\n}\n"
      ),
    ])
    let model = project.compilations[0].model
    #expect(opens("https://example.com/shop/home", model))
    #expect(opens("http://example.com/shop/home", model) == host)
  }

  /// Both lead nowhere, so nothing has to decide between them.
  @Test(arguments: [
    "except /x?a={_}\nexcept /x?b={_}", "except /{_: Int}?a\nexcept /{_: Int}?b",
    "except /x?a={_}\nexcept /x#b={_}",
  ])
  func exceptionsMayOverlap(_ lines: String) {
    #expect(Resolved("/home\n\(lines)").messages == [])
  }

  private func opens(_ link: String, _ model: RouteModel) -> Bool {
    if case .route = ExplainingMatcher(model).match(link, isPath: false) { true } else { false }
  }
}
