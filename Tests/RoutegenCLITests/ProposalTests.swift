import TestSupport
import Testing
@testable import RoutegenGenerate

/// What `diff --fix LINK` writes for a removed or narrowed line, and where.
@Suite struct ProposalTests {
  private static let head = "routes App\nscheme app\nhost a.com\n"

  /// The new file after `--fix LINK`, without the lines that all files have.
  private func fixed(_ old: String, _ new: String, _ settings: String? = nil) -> String {
    var world = FakeEnvironment(["old.routes": Self.head + old, "App.routes": Self.head + new])
    if let settings { world.files[".routegen.json"] = Array(settings.utf8) }
    let code = world.routegen("diff old.routes App.routes --fix LINK --category LINK")
    #expect(code == .success, "\(world.output)\(world.errors)")
    return String((world.text(of: "App.routes") ?? "").dropFirst(Self.head.count))
  }

  /// Everything that is written about a route comes back with it, where it was.
  @Test func aRouteComesBackWithItsLines() {
    let group = "require login\n@requires(login)\n/home {\n    /\n"
    let start = #"""
          /// The start.
          ///
          /// With a text.
          @deprecated("use \"home\"", until: 2030-01-31)
          @internal
          @shortcut("com.example.start") with q = 4
          @activity("com.example.view")
          /start?{id: Int in 1...5 = 2}&{q: Int = 3} as begin
              also /begin/{id: Int in 1...5}
              example /home/start?id=3&q=4 -> home.begin(id: 3, q: 4)
              nomatch /home/start?id=9

      """#
    #expect(fixed(group + start + "}\n", group + "}\n") == group + start + "}\n")
  }

  @Test(
    arguments: [
      // A group that is gone, and one that is another.
      (
        "/x\n/home {\n    /start\n}\n", "/x\n",
        "/x\n\n@deprecated(\"kept for old links\")\n/home/start\n"
      ),
      (
        "/home {\n    /start\n    /x\n}\n", "/house as home {\n    /y\n}\n",
        "/house as home {\n    /y\n}\n\n@deprecated(\"kept for old links\")\n/home/start\n"
          + "\n@deprecated(\"kept for old links\")\n/home/x\n"
      ),
      // A name that is not the default one.
      (
        "/x\n/home {\n    /start as begin\n}\n", "/x\n",
        "/x\n\n@deprecated(\"kept for old links\")\n/home/start as homeBegin\n"
      ),
      // A block of hosts that is still there.
      (
        "/x\nhost b.com {\n    /y\n    /z/{id: Int}\n}\n", "/x\nhost b.com {\n    /y\n}\n",
        "/x\nhost b.com {\n    /y\n    @deprecated(\"kept for old links\")\n    /z/{id: Int}\n}\n"
      ),
      // A quick action that another route has now.
      (
        "/x\n@shortcut(\"s\")\n/y\n", "@shortcut(\"s\")\n/x\n",
        "@shortcut(\"s\")\n/x\n\n@deprecated(\"kept for old links\")\n/y\n"
      ),
      // A block that is gone.
      (
        "/x\nhost b.com {\n    /y/{i}\n}\n", "/x\n/y/{i}\n",
        "/x\n/y/{i}\n    also https://b.com/y/{i}\n"
      ),
      (
        "/x\nhost b.com {\n    /y\n    /z\n}\n", "/x\n",
        "/x\n\nhost b.com {\n    @deprecated(\"kept for old links\")\n    /y\n"
          + "    @deprecated(\"kept for old links\")\n    /z\n}\n"
      ),
      // Values, forms and keys.
      (
        "enum M { a, b }\n/x?{m: M = a}\n", "enum M { a, b }\n/x?{m: M = b}\n",
        "enum M { a, b }\n/x?{m: M = a}\n"
      ),
      ("/x#{s: String?}\n", "/x#{s}\n", "/x#{s: String?}\n"),
      ("/x?{n: Int?}\n", "/x?{n: Int}\n", "/x?{n: Int?}\n"),
      ("/x?{id: Int}\n", "/x?{number: Int}\n", "/x?{number: Int also id}\n"),
      ("/x?a={id: Int}\n", "/x?b={id: Int}\n", "/x?b={id: Int also a}\n"),
      ("/x?a={id: Int}\n", "/x?b={number: Int}\n", "/x?b={number: Int also a}\n"),
      ("/x?{id: Int?}\n", "/x?{number: Int?}\n", "/x?{number: Int? also id}\n"),
      (
        "/x?{a: [String] also b}\n", "/x?{c: [String]}\n",
        "/x?{c: [String] also a, b}\n"
      ),
      ("/x?{id: Int also a, b}\n", "/x?{id: Int also b}\n", "/x?{id: Int also b, a}\n"),
    ] as [(String, String, String)])
  func fixes(_ old: String, _ new: String, _ expected: String) {
    #expect(fixed(old, new) == expected)
  }

  /// The route that `renamed` names has the old pattern as an `also`.
  @Test func aRenamedRouteKeepsItsLinks() {
    let settings = #"{"diff": {"renamed": {"App": {"recipe": "dish"}}}}"#
    #expect(
      fixed("/recipe/{id: Int} as recipe\n", "/d?{number: Int} as dish\n", settings)
        == "/d?{number: Int} as dish\n    also /recipe/{number}\n")
  }

  @Test func linesEndAsThoseOfTheFile() {
    let (old, new) = (Self.head + "/x\n/y/{id}\n/z\n", Self.head + "/x\n/y?{id}\n")
    var world = FakeEnvironment([
      "old.routes": old, "App.routes": new.replacing("\n", with: "\r\n"),
    ])
    #expect(world.routegen("diff old.routes App.routes --fix LINK --category LINK") == .success)
    let text = world.text(of: "App.routes") ?? ""
    #expect(text.contains("    also /y/{id}\r\n") && text.contains("/z\r\n"))
    #expect(
      !text.replacing("\r\n", with: "").utf8.contains { [0x0A, 0x0D].contains($0) }, "\(text)")
  }
}
