import RoutegenDiff
import RoutegenLayout
import RoutegenSource
import RoutegenSyntax
import TestSupport
import Testing
@testable import RoutegenGenerate
@testable import RoutegenWorkspace
@testable import RoutegenCLI

/// The changes of a file that `diff` proposes: each mends its finding.
@Suite struct RemedyTests {
  /// Two versions of a file, the findings about them and the proposals.
  private struct Trial {
    let old: Project
    let file: ParsedFile
    let found: [ChangeFinding]
    let fixes: [ChangeKey: FixIt]

    init?(_ old: String, _ new: String) {
      let project = Project([SourceFile(path: "App.routes", text: new)])
      guard !project.compilations[0].hasErrors else { return nil }
      // The files of the old version are numbered after those of the new one.
      self.old = Project([
        ParsedFile(SourceFile(id: FileID(1), path: "old/App.routes", bytes: Array(old.utf8)))
      ])
      file = ParsedFile(project.files[0])
      found = ProjectComparison(from: self.old, to: project).findings
      let settings = Settings(in: AbsolutePath("/"))
      let checked = CheckedFile(parsed: file, path: AbsolutePath("/App.routes"), settings: settings)
      fixes = ChangeRemedies(
        from: self.old, to: project, [checked], imports: [], oldSettings: [settings]
      ).fixes(for: found)
    }

    /// Whether a finding goes away with one proposal, and no other error comes.
    func mends(_ key: ChangeKey, _ fix: FixIt) -> Bool {
      let project = Project([file.file.applying([fix]).file])
      guard !project.compilations[0].hasErrors else { return false }
      let known = Set(found.map(\.key))
      let left = ProjectComparison(from: old, to: project).findings
      return !left.contains { found in
        found.key == key
          || found.category == .link && found.code.severity == .error && !known.contains(found.key)
      }
    }
  }

  /// Removes each line of every good file of the corpus in turn.
  ///
  /// A proposal must mend its finding by itself and add none, and a lost line with a pattern comes back.
  @Test(arguments: Corpus("check").cases.filter { $0.name.hasPrefix("good-") })
  func aLostLineComesBack(_ testCase: Corpus.Case) {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbers = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("//") }
    for number in numbers where number % (1 + numbers.count / Self.linesOfCase) == 0 {
      var rest = lines
      rest.remove(at: number)
      guard let trial = Trial(text, rest.joined(separator: "\n")) else { continue }
      for (key, fix) in trial.fixes {
        #expect(trial.mends(key, fix), "\(lines[number]): \(fix.title), \(key)")
      }
      guard ["also ", "/"].contains(where: lines[number].drop { $0 == " " }.hasPrefix) else {
        continue
      }
      for found in trial.found where found.code == .linkLost {
        #expect(
          trial.fixes[found.key] != nil, "\(lines[number]): \(found.diagnostic.message)")
      }
    }
  }

  /// So many lines of each file are removed, about.
  private static let linesOfCase = rounds(5, short: 2)

  // MARK: --fix

  private static let old = """
    routes App
    scheme app
    host a.com, b.com

    enum Tab { one, two }
    /recipe/{id: Int} as recipe
    /tabs/{tab: Tab} as tabs
    /users/me as me
    /level/{n: Int in 1...50} as level
    /home {
        /news/{id: Int} as news
        /faq
    }

    """
  private static let new = """
    routes App
    scheme app
    host a.com  // the only one

    enum Tab { one }
    /recipe?{number: Int} as recipe
    /tabs/{tab: Tab} as tabs
    /users/{name} as user
    /level/{n: Int in 1...20} as level
    /home {
        /story/{id: Int} as news
        /faq
    }

    """

  @Test func fixWritesWhatKeepsTheLinks() {
    var world = FakeEnvironment(["old.routes": Self.old, "App.routes": Self.new])
    world.isTerminal = true
    #expect(world.routegen("diff old.routes App.routes") == .problemsFound)
    #expect(world.output.contains("'routegen diff --fix LINK' writes the proposals for 6 problems"))
    world.isTerminal = false
    #expect(
      world.output.contains("'routegen diff --fix LINK' writes the proposals for 6 problems\n"))
    #expect(world.routegen("diff old.routes App.routes --fix LINK") == .success, "\(world.output)")
    #expect(
      world.text(of: "App.routes") == """
        routes App
        scheme app
        host a.com  // the only one
        host b.com

        enum Tab { one, two }
        /recipe?{number: Int} as recipe
            also /recipe/{number}
        /tabs/{tab: Tab} as tabs
        /users/{name} as user
        /level/{n: Int in 1...50} as level
        /home {
            /story/{id: Int} as news
                also /news/{id}
            /faq
        }

        @deprecated("use user")
        /users/me as me

        """)
    #expect(world.routegen("diff old.routes App.routes --fix LINK --category LINK") == .success)
    #expect(world.output.hasPrefix("nothing breaks; "), "\(world.output)")
  }

  /// Only categories that are named are fixed, and only findings that are shown and not accepted.
  @Test func onlyShownFindingsAreFixed() {
    var world = FakeEnvironment(["old.routes": Self.old, "App.routes": Self.new])
    _ = world.routegen("diff old.routes App.routes --fix LINK --category CLAIM")
    #expect(world.text(of: "App.routes") == Self.new)
    #expect(!world.output.contains("fixed"))
  }

  @Test(arguments: ["--fix", "--fix LINKS", "--fix LINK,", "--fix CLAIM", "--fix link,payload"])
  func aWrongCategoryIsRefused(
    _ option: String
  ) {
    var world = FakeEnvironment(["old.routes": Self.old, "App.routes": Self.new])
    #expect(world.routegen("diff old.routes App.routes \(option)") == .couldNotRun)
    #expect(world.text(of: "App.routes") == Self.new)
  }

  // MARK: Constructs

  /// The lines of a version, what they were, and the lines that are written for the links that break.
  @Test(
    arguments: [
      (
        "/u/{id: Int?} as u", "/p/{id: Int?} as u",
        "/p/{id: Int?} as u\n    also /u/{id}\n    also /u"
      ),
      (
        "/a/{x: Int = 1}/{y...?} as a", "/b/{x: Int = 1}/{y...?} as a",
        "/b/{x: Int = 1}/{y...?} as a\n    also /a/{x}/{y...?}\n    also /a/{y...?}"
      ),
      ("/a/{x...?} as a", "/b/{x...?} as a", "/b/{x...?} as a\n    also /a/{x...?}"),
      (
        "/{tab: Tab?} as a {\n    /\n    /k/{page: Int?}\n}",
        "/z/{tab: Tab?} as a {\n    /\n    /k/{page: Int?}\n}",
        "/z/{tab: Tab?} as a {\n    also /{tab}\n    also /\n    /\n    /k/{page: Int?}\n}"
      ),
      (
        "host {tab: Tab}.b.com {\n    /x/{id}\n}", "host {tab: Tab}.b.com {\n    /y/{id}\n}",
        "host {tab: Tab}.b.com {\n    /y/{id}\n        also /x/{id}\n}"
      ),
      ("/m?{page: Int else 1}", "/m?{page: Int = 1}", "/m?{page: Int else 1}"),
      ("/m?{zoom: Double? else nil}", "/m?{zoom: Double?}", "/m?{zoom: Double? else nil}"),
      ("/m?{code plus literal}", "/m?{code}", "/m?{code: String plus literal}"),
    ])
  func whatBreaksIsWrittenAgain(_ old: String, _ new: String, _ fixed: String) {
    let head = "routes App\nscheme app\nhost a.com\nenum Tab { one, two }\n"
    var world = FakeEnvironment(["old.routes": head + old, "App.routes": head + new])
    #expect(world.routegen("diff old.routes App.routes --category LINK") == .problemsFound)
    _ = world.routegen("diff old.routes App.routes --fix LINK")
    #expect(world.text(of: "App.routes") == head + fixed)
    #expect(world.routegen("diff old.routes App.routes --category LINK") == .success)
  }

  // MARK: What a proposal must not open

  /// Nothing opens without a check that it had, and nothing is taken from the website.
  @Test func aRouteThatComesBackHasItsRequirements() {
    let head = "routes App\nscheme app\nhost a.com\nrequire login\n/start\n"
    let gone = "@requires(login)\n/account {\n    /\n    /pay\n}\n@internal\n/debug\n"
    var world = FakeEnvironment(["old.routes": head + gone, "App.routes": head])
    _ = world.routegen("diff old.routes App.routes --fix LINK")
    let text = world.text(of: "App.routes") ?? ""
    #expect(text.contains("@requires(login)\n/account/pay\n"), "\(text)")
    #expect(text.contains("@internal\n/debug\n"))
    #expect(world.routegen("diff old.routes App.routes --strict") == .success, "\(world.output)")
  }

  @Test func aRequirementThatIsGoneIsNotProposed() {
    let old = "routes App\nscheme app\nrequire login\n/a\n@requires(login)\n/pay\n"
    var world = FakeEnvironment(["old.routes": old, "App.routes": "routes App\nscheme app\n/a\n"])
    #expect(world.routegen("diff old.routes App.routes") == .problemsFound)
    #expect(world.output.contains("RG501") && !world.output.contains("help"))
  }

  @Test func theHostOfABlockIsNotProposedForAllRoutes() {
    let start = "routes App\nhost a.com\n/x\n"
    var world = FakeEnvironment([
      "old.routes": start + "host pay.com {\n    /pay/{i}\n}\n",
      "App.routes": start + "/pay/{i}\n",
    ])
    #expect(world.routegen("diff old.routes App.routes") == .problemsFound)
    #expect(world.output.contains("RG504") && !world.output.contains("add 'host pay.com'"))
  }
}
