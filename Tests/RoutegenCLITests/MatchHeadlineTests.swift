import RoutegenGenerate
import TestSupport
import Testing
import RoutegenCLI

/// The first lines of `match` for links that open nothing: the deepest reason, and the link that was meant.
@Suite struct MatchHeadlineTests {
  private static let app = """
    routes App
    scheme myapp
    host example.com, www.example.com, shop.example.org
    enum Sort { newest, top-rated }
    /home
    /users/{id: Int} {
        /
        /posts?{page: Int = 1}&{sort: Sort?}
        /posts/{post: Int} as post
    }
    /search?{q}&{sort: Sort?}
    /café/{name}
    /reset#token={token}
    /invite?{code}
    /promo?ref=mail&{id: Int?}
    /files/{path...}
    /orders/{order: UUID}
    /about/Team
    except /users/help
    except ?no_app
    host old.example.com {
        /{year: Int}/{month: Int}/{day: Int} as day
        /archive/{id}/page
    }

    """

  /// A link, what is wrong with it, and the link that was meant.
  private static let tries: [(link: String, head: String, meant: String?)] =
    keys + texts + origins + segments + malformed

  private static let web = "https://example.com"

  private static let keys: [(String, String, String?)] = [
    (
      "\(web)/search?query=tea", "the parameter 'q' is missing: the key 'query' is not 'q'",
      "\(web)/search?q=tea"
    ),
    (
      "/search?query=tea&utm_source=x", "the parameter 'q' is missing: the key 'query' is not 'q'",
      "/search?q=tea&utm_source=x"
    ),
    (
      "\(web)/search?Q=tea", "the parameter 'q' is missing: the key 'Q' is not 'q'",
      "\(web)/search?q=tea"
    ),
    ("\(web)/search", "the parameter 'q' is missing", nil),
    ("\(web)/search?a=1&b=2", "the parameter 'q' is missing", nil),
    (
      "\(web)/search?q=tea&sort=newst", "'newst' is not a value of the parameter 'sort'",
      "\(web)/search?q=tea&sort=newest"
    ),
    ("\(web)/promo", "it needs 'ref=mail'", "\(web)/promo?ref=mail"),
    ("\(web)/promo?ref=mial", "it needs 'ref=mail'", "\(web)/promo?ref=mail"),
    ("\(web)/promo?id=7", "it needs 'ref=mail'", "\(web)/promo?id=7&ref=mail"),
    (
      "\(web)/reset?token=abc", "the parameter 'token' is missing: 'token' belongs after '#'",
      "\(web)/reset#token=abc"
    ),
    (
      "\(web)/invite#code=abc", "the parameter 'code' is missing: 'code' belongs after '?'",
      "\(web)/invite?code=abc"
    ),
    (
      "\(web)/invite?kode=7", "the parameter 'code' is missing: the key 'kode' is not 'code'",
      "\(web)/invite?code=7"
    ),
    ("\(web)/invite?utm_source=x", "the parameter 'code' is missing", nil),
    ("\(web)/users/7/posts?page=two", "'two' is not a value of the parameter 'page'", nil),
  ]

  private static let texts: [(String, String, String?)] = [
    ("\"\(web)/home\"", "it is in quotation marks", "\(web)/home"),
    ("“\(web)/home”", "it is in quotation marks", "\(web)/home"),
    ("`/home`", "it is in quotation marks", "/home"),
    ("\"\(web)/home", "it begins with a quotation mark", "\(web)/home"),
    (
      "'\(web)/home',",
      "the ',' at its end is not a part of the link, and it is in quotation marks", "\(web)/home"
    ),
    ("<\(web)/home>", "it is in brackets", "\(web)/home"),
    ("[our home](\(web)/home)", "it is in brackets", "\(web)/home"),
    ("\(web)/home.", "the '.' at its end is not a part of the link", "\(web)/home"),
    ("- \(web)/home", "it has white space or a mark around the link", "\(web)/home"),
    (" \(web)/home\n", "it has white space or a mark around the link", "\(web)/home"),
    ("https:\\/\\/example.com\\/home", "'\\/' is '/' in JSON", "\(web)/home"),
    ("https%3A%2F%2Fexample.com%2Fhome", "all of it is percent-encoded", "\(web)/home"),
    ("\(web)/search?q=a b", "it is malformed, because it has a space", "\(web)/search?q=a%20b"),
    ("feed://\(web)/home", "a link follows the scheme", "\(web)/home"),
    ("feed:\(web)/users/7", "a link follows the scheme", "\(web)/users/7"),
    ("https://\(web)/home", "a link follows the scheme", "\(web)/home"),
    ("myapp://myapp://users/7", "a link follows the scheme", "myapp://users/7"),
    (
      "feed://https://a",
      "a link follows the scheme, and the host 'a' is not declared", nil
    ),
    (
      "\(web)/home \(web)/search?q=tea",
      "the text has 2 links; 'match FILE -' reads a list with a link on each line", nil
    ),
    (
      "\(web)/home,\(web)/users/7,myapp://home",
      "the text has 3 links; 'match FILE -' reads a list with a link on each line", nil
    ),
    (
      "\"\(web)/usres/7\"", "it is in quotation marks, and 'usres' is not 'users'",
      "\(web)/users/7"
    ),
    ("\"\(web)/nothing\"", "it is in quotation marks, and no route has this path", nil),
  ]

  private static let origins: [(String, String, String?)] = [
    ("example.com/home", "it has no scheme", "\(web)/home"),
    ("www.example.com/users/7", "it has no scheme", "https://www.example.com/users/7"),
    ("example.com/nothing", "it has no scheme, and no route has this path", nil),
    ("//example.com/home", "it has no scheme", "\(web)/home"),
    ("https:/example.com/home", "'//' is missing before the host", "\(web)/home"),
    ("https:example.com/home", "'//' is missing before the host", "\(web)/home"),
    (
      "\(web):8443/home",
      "the link has the port 8443, which neither a 'host' has nor a block 'host *:*' accepts",
      "\(web)/home"
    ),
    ("https://other.invalid/home", "the host 'other.invalid' is not declared", nil),
    ("https://exmaple.com/home", "the host 'exmaple.com' is not declared", "\(web)/home"),
    ("http://example.com/home", "the scheme 'http' is not declared", "\(web)/home"),
    ("htps://example.com/home", "the scheme 'htps' is not declared", "\(web)/home"),
    ("myap://home", "the scheme 'myap' is not declared", "myapp://home"),
    ("other://home", "the scheme 'other' is not declared", nil),
    (
      "https://me@example.com/home", "it is malformed, because it has a user name before the host",
      "\(web)/home"
    ),
  ]

  private static let capitals = ", because capitals are other letters"

  private static let segments: [(String, String, String?)] = [
    ("MYAPP://HOME", "'HOME' is not 'home'\(capitals)", "MYAPP://home"),
    ("\(web)/USERS/7", "'USERS' is not 'users'\(capitals)", "\(web)/users/7"),
    ("\(web)/about/team", "'team' is not 'Team'\(capitals)", "\(web)/about/Team"),
    (
      "\(web)/cafe%CC%81/x",
      "'cafe\u{301}' is not 'caf\u{E9}', whose letters are other Unicode characters",
      "\(web)/caf%C3%A9/x"
    ),
    ("\(web)/cafe/x", "'cafe' is not 'café'", "\(web)/caf%C3%A9/x"),
    ("\(web)/users/7/post", "'post' is not 'posts'", "\(web)/users/7/posts"),
    ("\(web)/users/7/pots?page=2", "'pots' is not 'posts'", "\(web)/users/7/posts?page=2"),
    ("\(web)/usres/7/post", "'usres' is not 'users'", "\(web)/users/7/posts"),
    ("usres/7", "'usres' is not 'users'", "users/7"),
    ("\(web)/users/7/posts/x", "'x' is not a value of the parameter 'post'", nil),
    ("\(web)/users/x/posts", "'x' is not a value of the parameter 'id'", nil),
    ("\(web)/orders/12", "'12' is not a value of the parameter 'order'", nil),
    (
      "\(web)/users/7/posts/8/edit",
      "no route has '/edit' after '/users/{id: Int}/posts/{post: Int}'", nil
    ),
    ("\(web)/users/7/likes", "no route has '/likes' after '/users/{id: Int}'", nil),
    ("\(web)/users", "no route ends with this path; it goes on with '/{id: Int}'", nil),
    ("\(web)/files", "no route ends with this path; it goes on with '/{path...}'", nil),
    // The pattern with a wrong value has less of the path.
    (
      "https://old.example.com/archive/7/pag", "'pag' is not 'page'",
      "https://old.example.com/archive/7/page"
    ),
    (
      "https://old.example.com/2024/5/x", "'x' is not a value of the parameter 'day'", nil
    ),
    ("\(web)//home", "the path has an empty segment, '//'", "\(web)/home"),
    ("\(web)/nothing", "no route has this path", nil),
    ("\(web)/users/help", "an 'except' says that it leads nowhere", nil),
  ]

  private static let malformed: [(String, String, String?)] = [
    (
      "\(web)/search?q=%zz",
      "it is malformed, because it has a '%' without two hexadecimal digits", nil
    ),
    ("myapp://home:07/7", "it is malformed, because its port begins with a zero", nil),
    ("\(web)/a/../home", "it is malformed, because its path has a '.' or '..' segment", nil),
    ("", "no route has this path", nil),
  ]

  private func output(_ link: String) -> [Substring] {
    var environment = FakeEnvironment(["App.routes": Self.app])
    #expect(run(["match", "App.routes", link], in: &environment) == .problemsFound)
    #expect(environment.errors == "")
    return environment.output.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: tries) func saysWhatIsWrong(_ link: String, _ head: String, _ meant: String?) {
    let lines = output(link)
    #expect(lines[0] == "not a route: \(head)")
    guard let meant else {
      #expect(!lines.contains { $0.hasPrefix("help: did you mean") }, "\(lines)")
      return
    }
    #expect(lines.dropFirst().first?.hasPrefix("help: did you mean '\(meant)'? It is '") == true)
    var environment = FakeEnvironment(["App.routes": Self.app])
    #expect(run(["match", "App.routes", meant], in: &environment) == .success)
  }

  @Test func thereAreEnough() { #expect(Self.tries.count > 60) }

  /// Items that no parameter reads are shown, whether the link opens a route or not.
  @Test(arguments: [
    ("/search?query=tea&b=1", "extra      query=tea", "extra      b=1"),
    ("/invite?kode=7&utm_source=x", "extra      kode=7", "extra      utm_source=x"),
    (
      "/users/7/posts?pgae=2&Sort=newest", "extra      pgae=2, did you mean 'page'?",
      "extra      Sort=newest, did you mean 'sort'?"
    ),
  ]) func showsExtras(_ link: String, _ first: String, _ second: String) {
    var environment = FakeEnvironment(["App.routes": Self.app])
    _ = run(["match", "App.routes", link], in: &environment)
    #expect(environment.output.contains("\n\(first)\n\(second)\n"), "\(environment.output)")
  }

  /// Damaged texts have a headline, too, and what is proposed opens a route.
  @Test(.tags(.random)) func damagedTexts() {
    var random = SplitMix(seed: 8)
    var links: [String] = []
    for (link, _, _) in Self.tries {
      for _ in 0..<rounds(12, short: 2) {
        var bytes = Array(link.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bytes.mutate(inserting: Array("%/?#&=+:@[]<>(){}\"'`,.;- é".utf8), using: &random)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if !text.contains("\n"), !text.contains("\t") { links.append(text) }
      }
    }
    for link in links {
      var environment = FakeEnvironment(["App.routes": Self.app])
      guard run(["match", "App.routes", "--", link], in: &environment) == .problemsFound else {
        continue
      }
      let lines = environment.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix("not a route: ") == true, "\(link)")
      guard let help = lines.first(where: { $0.hasPrefix("help: did you mean '") }) else {
        continue
      }
      #expect(help.contains("'? It is '"), "\(link): \(help)")
    }
    #expect(links.count > Self.tries.count)
  }

  /// `links` proposes what `match` says was meant.
  @Test(arguments: tries) func linksAgree(_ link: String, _ head: String, _ meant: String?) {
    guard let meant, link.hasPrefix("https://example.com/"), !link.contains(" "),
      !head.hasPrefix("the '")
    else { return }
    var environment = FakeEnvironment(["App.routes": Self.app, "a.txt": "\"\(link)\"\n"])
    #expect(run(["links", "a.txt", "--routes", "App.routes"], in: &environment) == .success)
    #expect(environment.output.contains("RG707"), "\(environment.output)")
    #expect(environment.output.contains("change it to '\(meant)'"), "\(environment.output)")
  }
}
