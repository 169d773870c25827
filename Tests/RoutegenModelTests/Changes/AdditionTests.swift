import TestSupport
import Testing
@testable import RoutegenDiff

/// What `diff` lists as only in the new version.
@Suite struct AdditionTests {
  private static func additions(_ old: String, _ new: String) -> [String] {
    RouteSetChanges(from: Resolved(old).model, to: Resolved(new).model).additions
      .map { "\($0.kind) \($0.text)" }
  }

  @Test(
    arguments: [
      ("/a as a", "/a as a\n/b as b", ["route /b"]),
      ("/a as a", "/a as a\n    also /b", ["pattern /b"]),
      ("/a/{n: Int} as a", "/a/{n} as a", ["pattern /a/{n}"]),
      ("/a/{n: Int in 1...5} as a", "/a/{n: Int in 1...9} as a", ["pattern /a/{n: Int in 1...9}"]),
      // Patterns whose links were all those of the route before.
      ("/a/{n} as a", "/a/{n: Int} as a", []),
      ("/a/{n: Int in 1...9} as a", "/a/{n: Int in 1...5} as a", []),
      ("/a?{q: Int?} as a", "/a?{q: Int} as a", []),
      ("/a as a", "/a#{s} as a", []),
      // A link that was another route's is new to this one.
      ("/{x} as x\n/a as a", "/{x} as x\n/a as a\n    also /b", ["pattern /b"]),
      (
        "scheme a\n/x as x", "scheme a, b\nhost c.com\n/x as x",
        ["scheme scheme b", "host host c.com"]
      ),
    ])
  func lists(_ old: String, _ new: String, _ found: [String]) {
    #expect(Resolved(old).codes.isEmpty, "\(Resolved(old).messages)")
    #expect(Resolved(new).codes.isEmpty, "\(Resolved(new).messages)")
    #expect(Self.additions(old, new) == found)
    #expect(Self.additions(new, new).isEmpty)
  }
}
