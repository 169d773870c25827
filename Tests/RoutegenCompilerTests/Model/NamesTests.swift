import RoutegenCompiler
import Testing
import TestSupport

@Suite struct NamesTests {
  /// The rows of `Tests/Corpus/texts/names.txt`.
  @Test func textsGiveNames() {
    Corpus.texts("names").expect { row in
      let (text, arrow) = (row.unescaped, Names.isIdentifier(row.unescaped) ? "<->" : "->")
      return Names.caseName(of: [text]).map { "\(arrow) \($0)" } ?? "! no name"
    }
    #expect(Names.caseName(of: [""]) == nil && !Names.isIdentifier(""))
  }

  @Test func severalTextsGiveOneName() {
    #expect(Names.caseName(of: ["home", "detail"]) == "homeDetail")
    #expect(Names.caseName(of: ["@", "FAQ", "-entry"]) == "faqEntry")
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
