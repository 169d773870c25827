import RoutegenSource
import Testing
@testable import RoutegenDiff

/// What `routegen diff --category API` says of the generated declarations.
@Suite struct SwiftChangesTests {
  private static func changes(_ old: String, _ new: String) -> [String] {
    RouteSetChanges(declarationsFrom: Resolved(old).model, to: Resolved(new).model).all.map {
      "\($0.code.rawValue) \($0.diagnostic.message)"
    }
  }

  @Test(
    arguments: [
      ("/a as a\n/b as b", "/a as a", ["RG531 the case 'b' is gone"]),
      ("/a as a", "/a as b", ["RG532 the case 'a' is 'b' now"]),
      ("/a as a", "/x/a as a", []), ("/a as a", "@deprecated\n/a as a", []),
      (
        "/a/{x} as a", "/a/{x: Int} as a", ["RG533 'case a(x: Int)' of 'a' was 'case a(x: String)'"]
      ),
      ("/a/{x: Int} as a", "/a?{x: Int in 1...9} as a", []),
      ("/a/{x} as a", "/a/{y} as a", ["RG533 'case a(y: String)' of 'a' was 'case a(x: String)'"]),
      (
        "/a as a", "/a?{x: Int = 1} as a", ["RG533 'case a(x: Int = 1)' of 'a' was 'case a'"]
      ),
      (
        "/a?{x: Int = 1} as a", "/a?{x: Int?} as a",
        ["RG533 'case a(x: Int? = nil)' of 'a' was 'case a(x: Int = 1)'"]
      ),
      ("/a?{x: Text?} as a", "/a?{x: String?} as a", []),
      ("/a?{x: Int} as a", "/a?{x: Int = 1} as a", []),
      (
        "/a/{x}/{y} as a", "/a/{y}/{x} as a",
        ["RG533 'case a(y: String, x: String)' of 'a' was 'case a(x: String, y: String)'"]
      ),
      // Groups.
      (
        "/g as g {\n/a as a\n/b as b\n}", "/g as h {\n/a as a\n/b as b\n}",
        ["RG532 the case 'g' is 'h' now"]
      ),
      ("/x as x\n/g as g {\n/a as a\n/b as b\n}", "/x as x", ["RG531 the case 'g' is gone"]),
      (
        "/g as g {\n/a as a\n/b as b\n}", "/g as g {\n/a as a\n/b as c\n}",
        ["RG532 the case 'g.b' is 'g.c' now"]
      ),
      (
        "/g/{i} as g {\n/a as a\n/b as b\n}", "/g/{i: Int} as g {\n/a as a\n/b as b\n}",
        ["RG533 'case g(i: Int, G)' of 'g' was 'case g(i: String, G)'"]
      ),
      (
        "/g as g {\n/ as all\n/b as b\n}", "/g as g {\n/{x} as all\n/b as b\n}",
        [
          "RG533 'case g(G)' of 'g' was 'case g(G = .all)'",
          "RG533 'case all(x: String)' of 'g.all' was 'case all'",
        ]
      ),
      (
        "/g as g {\n/a as a\n/b as b\n}", "/g as g", ["RG533 'case g' of 'g' was 'case g(G)'"]
      ),
      // Enums.
      ("enum E { a, b }\n/{e: E} as x", "enum E { a, b, c }\n/{e: E} as x", []),
      ("enum E { a, b }\n/{e: E} as x", "enum E { a }\n/{e: E} as x", ["RG534 'E.b' is gone"]),
      (
        "enum E { a, b }\n/{e: E} as x", "enum E { a, c = \"b\" }\n/{e: E} as x",
        ["RG534 'E.b' is 'E.c' now"]
      ),
      (
        "enum E { a, b }\n/{e: E} as x", "enum E { a, b = \"c\" }\n/{e: E} as x",
        ["RG534 'E.b' has the text 'c' now, and had 'b'"]
      ),
      (
        "enum E { a, b }\n/{e: E} as x", "enum F { a, b }\n/{e: F} as x",
        ["RG534 the enum 'E' is 'F' now"]
      ),
      (
        "enum E { a, b }\n/{e: E} as x", "open enum E { a, b }\n/{e: E} as x",
        ["RG534 'E' is an 'open enum' now, so it has no list of all its cases"]
      ),
      // Access and handlers.
      ("/a as a", "access package\n/a as a", ["RG535 'Test' is 'package' now, and was 'public'"]),
      ("access internal\n/a as a", "/a as a", []),
      ("/a as a", "/a as a\n/b as b", ["RG536 the handler of 'Test' needs the new methods 'b'"]),
      ("handlers none\n/a as a", "/a as a\n/b as b", []),
      ("handlers optional\n/a as a", "handlers optional\n/a as a\n/b as b", []),
      ("/a as a", "handlers none\n/a as a", ["RG536 the 'Handler' protocols of 'Test' are gone"]),
      (
        "handlers optional\n/a as a", "/a as a",
        ["RG536 every method of the 'Handler' protocols of 'Test' must be written now"]
      ),
      (
        "require x, y\n@requires(x, y)\n/a as a", "require x\n@requires(x)\n/a as a",
        ["RG536 the requirement 'y' is gone"]
      ),
      (
        "/a as a", "require x\n@requires(x)\n/a as a",
        ["RG536 the handler of 'Test' needs the new method 'require'"]
      ),
      (
        "/g as g {\n/a as a\n/b as b\n}", "/g as g {\n/a as a\n/b as b\n/c as c\n}",
        ["RG536 the handler of 'Test.g' needs the new methods 'c'"]
      ),
    ] as [(String, String, [String])])
  func findsWhatSwiftCodeNotices(_ old: String, _ new: String, _ found: [String]) {
    #expect(Resolved(old).codes.isEmpty, "\(Resolved(old).messages)")
    #expect(Resolved(new).codes.isEmpty, "\(Resolved(new).messages)")
    #expect(Self.changes(old, new) == found)
    #expect(Self.changes(old, old).isEmpty)
  }
}
