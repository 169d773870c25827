import BestRecipesRoutes
import Foundation
import RoutegenRuntime
import SOPTRoutes
import Testing

/// The rest of a link: text, scheme, host and extras; and hosts known only at run time.
@Suite struct LinkTests {
  @Test(
    arguments: [
      ("HTTPS://BestRecipes.com:443/home", "https", "bestrecipes.com"),
      ("https://A.bestrecipes.com/home", "https", "a.bestrecipes.com"),
      ("BESTRECIPES://home", "bestrecipes", nil),
      ("bestrecipes://bestrecipes.com/home", "bestrecipes", nil),
    ] as [(String, String, String?)])
  func keepsHowItCame(_ text: String, _ scheme: String, _ host: String?) throws {
    let link = try Link<BestRecipes>(text)
    #expect(link.route == .home)
    #expect(link.text == text)
    #expect(link.scheme == scheme)
    #expect(link.host == host)
  }

  @Test func aPathHasNoOrigin() throws {
    let link = try Link<BestRecipes>(path: "home?a=b")
    #expect(link.text == "home?a=b")
    #expect(link.scheme == nil && link.host == nil)
    #expect(try Link<BestRecipes>(path: "https://bestrecipes.com/home").host == "bestrecipes.com")
  }

  @Test func knowsOtherHostsAtRunTime() throws {
    let texts = ["self-hosted.example", "OTHER.example", "localhost:3000", "127.0.0.1", "[::1]:80"]
    let hosts = texts.compactMap(LinkHost.init)
    #expect(hosts.map(\.description) == texts.map { $0.lowercased() })
    for host in ["localhost:3000", "LOCALHOST:3000", "127.0.0.1:443", "[::1]:80"] {
      #expect(try BestRecipes("https://\(host)/home", alsoOn: hosts) == .home)
    }
    #expect(try BestRecipes("https://Self-Hosted.example/home", alsoOn: hosts) == .home)
    #expect(try BestRecipes("https://other.example/home", alsoOn: hosts) == .home)
    #expect(try BestRecipes("https://bestrecipes.com/home", alsoOn: hosts) == .home)
    let inner =
      "/click?link=https%3A%2F%2Fother.example%2Fclick%3Flink%3Dhttps%253A%252F%252Flocalhost%253A3000%252Fa"
    for host in ["https://anywhere.example", "https://other.example"] {
      #expect(try Anywhere(host + inner, alsoOn: hosts) == .page(path: ["a"]))
      #expect(throws: LinkError.self) { try Anywhere(host + inner) }
    }
    for host in [
      "x.other.example", "other.example.org", "other.example.", "other.example:8443", "localhost",
      "localhost:3001", "[::1]",
    ] {
      #expect(throws: LinkError.wrongHost(host)) {
        try BestRecipes("https://\(host)/home", alsoOn: hosts)
      }
    }
    #expect(throws: LinkError.wrongScheme("http")) {
      try BestRecipes("http://other.example/home", alsoOn: hosts)
    }
  }

  /// Links on a host that is known at run time may all be below a path.
  @Test func readsPathsOfHostsBehindTheirBase() throws {
    let hosts = ["Chat.example/work/caf%C3%A9", "localhost:3000/a"].compactMap(LinkHost.init)
    #expect(hosts.map(\.description) == ["chat.example/work/caf%C3%A9", "localhost:3000/a"])
    for link in ["https://chat.example/work/café/home", "https://localhost:3000/a/home/"] {
      #expect(try BestRecipes(link, alsoOn: hosts) == .home)
    }
    #expect(try Attic("https://chat.example/work/caf%c3%a9", alsoOn: hosts) == .home)
    for link in ["https://chat.example/home", "https://chat.example/work/café2/home"] {
      #expect(throws: LinkError.notFound(after: "")) { try BestRecipes(link, alsoOn: hosts) }
    }
  }

  /// A text that would match no link is no host.
  @Test(arguments: [
    "", " ", ":80", "*", "*.me.example", "bücher.example", "https://a.example", "a.example/",
    "a.example//x", "a.example/x/", "a.example/a/../b", "a.example/%zz", "a.example/x?y",
    "//a.example", "u@a.example", "a b.example", "a%2Eb", "a.example:x",
    "a.example:65536", "a.example:-1", "a.example:80:80", "0x7f.1", "1.2.3", "[::1", "[g::]", "..",
    "a.example?x", "a.example#x", "a\\b", "a\nb",
  ]) func knowsWhatIsNoHost(_ text: String) {
    #expect(LinkHost(text) == nil)
  }

  /// The origin of nearly all links is compared as bytes, eight at a time.
  @Test(arguments: ["https://bestrecipes.com", "bestrecipes://"])
  func comparesEveryByteOfAnOrigin(_ origin: String) throws {
    let rest = origin.hasPrefix("https") ? "/home" : "home"
    #expect(try BestRecipes(origin + rest) == .home)
    for offset in origin.indices {
      for other in "xX/:.-" where other.lowercased() != origin[offset].lowercased() {
        let text = origin.replacingCharacters(in: offset...offset, with: String(other)) + rest
        #expect((try? BestRecipes(text)) == nil, "\(text)")
      }
    }
  }

  /// A link on any host is either read back or unprintable.
  @Test(arguments: [
    "kitchen.example", "KITCHEN.example", "a.b.kitchen.example", "", ".", "example",
    ".kitchen.example",
    "a..kitchen.example", "a.example", "xkitchen.example", "kitchen.example.", "é.kitchen.example",
    "a b.kitchen.example", "a%2E.kitchen.example", "u@a.kitchen.example", "a/b.kitchen.example",
    "a?.kitchen.example", "a#.kitchen.example", "a:8.kitchen.example", "a\\.kitchen.example",
    "[a].kitchen.example", "a_b-c.kitchen.example", "\n.kitchen.example",
    String(repeating: "a", count: 20_000) + ".kitchen.example",
  ]) func printsOnHostsThatAreTaken(_ host: String) {
    let route = Kitchen.files(path: [String(repeating: "x", count: 15_000)])
    #expect(brokenPromise(of: route, in: .link(.host(host))) == nil)
    #expect(brokenPromise(of: Kitchen.welcome, in: .link(.host(host))) == nil)
  }

  @Test func comparesAll() throws {
    let first = try Link<BestRecipes>(path: "home")
    #expect(first == (try Link<BestRecipes>(path: "home")))
    #expect(first != (try Link<BestRecipes>(path: "home?a")))
    #expect(Set([first, first]).count == 1)
  }

  @Test func namesEveryPattern() {
    #expect(BestRecipes.recipe(id: "secret").pattern == "/recipe?{id}")
    #expect(
      BestRecipes.recipes().pattern == "/recipe?{country: Country?}&{limit: Int in 1...50 = 20}")
    #expect(SOPT.home(.notification(.detail(id: "x"))).pattern == "/home/notification/detail?{id}")
    #expect(Kitchen.index.pattern == "/")
    #expect(Kitchen.shop(shop: 1).pattern == "/shops/{shop: Int}")
    #expect(Kitchen.files(path: []).pattern == "/files/{path...}")
  }
}
