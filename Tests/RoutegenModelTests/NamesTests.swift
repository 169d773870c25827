import RoutegenModel
import Testing

@Suite struct NamesTests {
  @Test(arguments: [
    ("home", "home"), ("entire-ranking", "entireRanking"), ("top_sites", "topSites"),
    ("Settings", "settings"), ("FAQ", "faq"), ("FAQs", "faqs"), ("URLs", "urls"),
    ("URLList", "urlList"), ("HTMLPage", "htmlPage"), ("iOS", "iOS"), ("iOS-app", "iOSApp"),
    ("HTML5", "html5"), ("A", "a"), ("AB", "ab"), ("A-B", "aB"), ("x.y.z", "xYZ"), ("@me", "me"),
    ("café", "café"), ("École", "école"), ("日本", "日本"), ("404", "404"), ("2fa", "2fa"),
    ("p2p", "p2p"), ("a--b", "aB"), ("-a-", "a"), ("ß", "ß"), ("a-ß", "aSS"), ("IDs-of", "idsOf"),
  ])
  func aTextGivesAName(_ text: String, _ name: String) {
    #expect(Names.caseName(of: [text]) == name)
  }

  @Test(arguments: ["", "-", "@", "...", "%", "🙂"])
  func textWithoutLettersGivesNone(_ text: String) {
    #expect(Names.caseName(of: [text]) == nil)
  }

  @Test func severalTextsGiveOneName() {
    #expect(Names.caseName(of: ["home", "detail"]) == "homeDetail")
    #expect(Names.caseName(of: ["@", "FAQ", "-entry"]) == "faqEntry")
  }

  @Test(arguments: [
    ("a", true), ("x1", true), ("a_b", true), ("class", true), ("é", true), ("日本", true),
    ("Ωmega", true), ("", false), ("_", false), ("_a", false), ("1a", false), ("a-b", false),
    ("a b", false), ("a.b", false), ("$a", false), ("a½", false), ("½", false), ("🙂", false),
    ("a²", false), ("`a`", false), ("a\n", false),
  ])
  func identifiersAreThoseOfSwift(_ text: String, _ isIdentifier: Bool) {
    #expect(Names.isIdentifier(text) == isIdentifier)
  }

  @Test func typeNamesBeginWithACapital() {
    #expect(Names.typeName(of: "entireRanking") == "EntireRanking")
    #expect(Names.typeName(of: "école") == "École")
  }

  @Test func aRouteIsNamedByItsLiteralText() {
    let resolved = Resolved(
      """
      /
      /home
      /home/detail
      /users/{id: Int}/posts
      /@{name}-profile
      /2024 as year
      /entire-ranking {
          /
          /{id} as item
      }
      """)
    #expect(resolved.diagnostics == [])
    #expect(
      resolved.names == [
        "index", "home", "homeDetail", "usersPosts", "profile", "year", "entireRanking.index",
        "entireRanking.item",
      ])
  }
}
