import Foundation
import RoutegenFormats
import RoutegenSource
import Testing
@testable import RoutegenWorkspace

/// The code actions of the kind `refactor.rewrite`.
@Suite struct RefactoringTests {
  private static let uri = "file:///work/a.routes"

  /// Opens a text, of which the marks are the selection, and returns it after an action.
  ///
  /// Clients that resolve actions get the same as others.
  private func text(
    _ marked: String, after title: String, head: String = "routes A\n\n",
    _ location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let marked = Marked(head + marked)
    var texts: [String] = []
    for abilities: Set<Session.Ability> in [[.pull], [.pull, .resolve]] {
      var session = Session(TestFiles(), abilities)
      session.open(Self.uri, marked.text)
      let actions = session.rewrites(Self.uri, marked)
      let action = try #require(
        actions.first { $0["title"].text?.hasPrefix(title) == true },
        "\(actions.map { $0["title"] })", sourceLocation: location)
      let edit = abilities.contains(.resolve) ? session.resolve(action) : action
      let edits = try #require(
        edit["edit"]["changes"][Self.uri].items, "\(edit)", sourceLocation: location)
      texts.append(session.apply(edits, to: marked.text))
    }
    #expect(texts[0] == texts[1], sourceLocation: location)
    return String(texts[0].dropFirst(head.count))
  }

  private func titles(_ marked: String) -> [String] {
    let marked = Marked(marked)
    var session = Session(TestFiles(), [.pull])
    session.open(Self.uri, marked.text)
    return session.rewrites(Self.uri, marked).compactMap { $0["title"].text }
  }

  // MARK: Groups

  @Test func neighboursBecomeAGroup() throws {
    let text = try text(
      """
      /home
      // All of them.
      /users
      /users/{id: Int} as user
          also /users/by-number/{id}
          example /users/7 -> user(id: 7)
      @deprecated
      /use①rs/{id: Int}/posts?{page: Int = 1}  // the newest first
      /users/{id: Int}/posts/{post: Int} {
          /
          /likes
      }
      /about

      """, after: "make a group of these 4 routes")
    #expect(
      text == """
        /home
        /users {
            // All of them.
            /
            /{id: Int} as user
                also /by-number/{id}
                example /users/7 -> user(id: 7)
            @deprecated
            /{id: Int}/posts?{page: Int = 1}  // the newest first
            /{id: Int}/posts/{post: Int} {
                /
                /likes
            }
        }
        /about

        """)
  }

  @Test func aSelectionBecomesAGroup() throws {
    let text = try text(
      """
      scheme a

      /users/{id: Int} as user
      /users/{id: Int}/p①osts
          example /users/7/posts -> usersPosts(id: 7)
      /users/{id: Int}/l②ikes
      /users/{id: Int}/friends as friends

      """, after: "make a group of these 2 routes")
    #expect(
      text == """
        scheme a

        /users/{id: Int} as user
        /users/{id: Int} {
            /posts
                example /users/7/posts -> posts(id: 7)
            /likes
        }
        /users/{id: Int}/friends as friends

        """)
  }

  @Test(arguments: [
    // One route has nothing to be a group with.
    "/us①ers\n/home\n",
    // Another path of the route begins otherwise.
    "/users\n/use①rs/{id: Int}\n    also /u/{id}\n",
    // The parameters have other names or types.
    "/{id: Int}/①a\n/{id: UInt}/b\n",
    // A block of hosts is between them.
    "scheme a\n/users\nscheme b {\n    /x\n}\n/users①/x\n",
    "/a/①b {\n    /c\n}\n/ab\n",
  ]) func thereIsNoGroup(_ marked: String) {
    #expect(!titles("routes A\n" + marked).contains { $0.hasPrefix("make a group") })
  }

  @Test func aGroupWhoseNameIsTakenIsRefused() {
    let marked = Marked("routes A\n\n/users/{id: Int}/a①\n/users/{id: Int}/b\n/x as users\n")
    var session = Session(TestFiles(), [.pull, .resolve])
    session.open(Self.uri, marked.text)
    let actions = session.rewrites(Self.uri, marked)
    #expect(
      actions.map { $0["title"].text } == ["make a group of these 2 routes", "add an example"])
    let answer = session.resolve(actions[0])
    #expect(answer["code"].number == -32803)
    #expect(answer["message"].text?.hasPrefix("after that, ") == true, "\(answer)")
    // A client that resolves nothing is not offered what fails.
    #expect(titles(marked.text.replacing("a\n", with: "a①\n", maxReplacements: 1)).isEmpty)
  }

  @Test func aGroupEnds() throws {
    let text = try text(
      """
      require login

      scheme a

      /// A user.
      // Not all of them.
      @requires(login)
      /users/{id: Int}?{ref: String?} as us①er {  // from mails
          /
          /// The posts.
          /posts?{page: Int = 1}#{part: Int?}
              also /p/{page}
              example /users/7/posts -> user.posts(id: 7)
          // No one reads these.
          except /drafts
          /likes {
              /{like: Int}
          }
      }  // users
      /home

      """, after: "write the routes of the group by themselves")
    #expect(
      text == """
        require login

        scheme a

        // A user.
        // Not all of them.
        // from mails
        @requires(login)
        /users/{id: Int}?{ref: String?}
        /// The posts.
        @requires(login)
        /users/{id: Int}/posts?{page: Int = 1}&{ref: String?}#{part: Int?}
            also /users/{id: Int}/p/{page}?{ref: String?}
            example /users/7/posts -> usersPosts(id: 7)
        // No one reads these.
        except /users/{id: Int}/drafts
        @requires(login)
        /users/{id: Int}/likes?{ref: String?} {
            /{like: Int}
        }
        // users
        /home

        """)
  }

  @Test func examplesThatNameTheGroupFollow() throws {
    let text = try text(
      """
      scheme a

      /users① {
          /new as news
              example /users/new -> users.news
              example /users/new -> news
          /old as olds
      }

      """, after: "write the routes of the group by themselves")
    #expect(text.components(separatedBy: "    example /users/new -> news\n").count == 3, "\(text)")
  }

  @Test func aGroupInAGroupEnds() throws {
    let text = try text(
      "/a {\r\n    /\r\n    /b① {\r\n        /c\r\n        /d\r\n    }\r\n}\r\n",
      after: "write the routes of the group by themselves", head: "routes A\r\n\r\n")
    #expect(text == "/a {\r\n    /\r\n    /b/c\r\n    /b/d\r\n}\r\n")
  }

  @Test func aGroupThatEndsAndBeginsIsTheSame() throws {
    let group = "/users/{id: Int} {\n    /\n    /posts\n    /likes/{like: Int}?{page: Int?}\n}\n"
    let routes = try text(
      group.replacing("users", with: "users①"), after: "write the routes of the group")
    let again = try text(
      routes.replacing("posts", with: "posts①"), after: "make a group of these 3 routes")
    #expect(again == group)
  }

  // MARK: Old links

  private static let released = "routes A\nscheme a\n/recipes/{id: Int} as recipe\n/home\n"
  private static let changed = "routes A\nscheme a\n/dishes/{id: Int}① as recipe\n/home\n"

  /// Returns the titles of the actions that keep old links, and the text after the first.
  private func kept(
    _ files: TestFiles, _ changed: String = changed, trusting folders: [String] = []
  ) -> ([String], String) {
    let marked = Marked(changed)
    var session = Session(files, [.pull], trusting: folders)
    session.open(Self.uri, marked.text)
    let actions = session.rewrites(Self.uri, marked)
      .filter { $0["title"].text?.hasPrefix("keep") == true }
    let edits = actions.first?["edit"]["changes"][Self.uri].items ?? []
    return (actions.compactMap { $0["title"].text }, session.apply(edits, to: marked.text))
  }

  @Test func aLinkOfASnapshotIsKept() {
    var files = TestFiles([
      "/work/a.routes": Self.released,
      "/work/.routegen.json": #"{"diff": {"against": ["routes.lock"]}}"#,
    ])
    _ = files.routegen("snapshot", "a.routes", "-o", "routes.lock")
    let (titles, text) = kept(files)
    #expect(titles == ["keep the old link: add 'also /recipes/{id}'"])
    #expect(text.hasSuffix("/dishes/{id: Int} as recipe\n    also /recipes/{id}\n/home\n"))
    #expect(kept(files, Self.released.replacing("Int}", with: "Int}①")).0.isEmpty)
    #expect(kept(files, Self.changed.replacing("①", with: "") + "/x①\n").0.isEmpty)
    #expect(kept(files, Self.changed + "/x/\n").0.isEmpty)
  }

  /// git is asked about the folder of the file, wherever the server was started.
  @Test func aLinkOfACommitIsKept() {
    var files = TestFiles([
      "/work/.routegen.json": #"{"diff": {"against": ["v1"]}}"#
    ])
    files.git = { words in
      let answer =
        switch words[0] {
        case "rev-parse": words.contains("--show-cdup") ? "\n" : "12345678\n"
        case "ls-tree": "a.routes\0"
        case _: Self.released
        }
      return ProgramOutput(exitCode: 0, output: Array(answer.utf8))
    }
    #expect(
      kept(files, trusting: ["/work"]).0 == ["keep the old link: add 'also /recipes/{id}'"])
    // In other folders, no program is run, and nothing fails.
    for folders in [[], ["/work/a"], ["/work2", "/other"]] {
      #expect(kept(files, trusting: folders).0 == [])
    }
  }

  @Test func aVersionThatIsMissingIsReportedOnce() {
    let files = TestFiles([
      "/work/.routegen.json": #"{"diff": {"against": ["./none.lock"]}}"#
    ])
    let marked = Marked(Self.changed)
    var session = Session(files, [.pull])
    session.open(Self.uri, marked.text)
    for _ in 0..<2 {
      #expect(session.rewrites(Self.uri, marked).map { $0["title"].text } == ["add an example"])
    }
    let messages = session.take("window/showMessage")
    #expect(
      messages.map { $0["message"].text } == ["there is no snapshot './none.lock' to compare with"])
  }

  // MARK: Enums and examples

  @Test func anEnumOpensAndCloses() throws {
    let text = "enum Sort① { new, old }\n\n/a?{sort: Sort}\n"
    let open = try self.text(text, after: "accept other values of 'Sort', too")
    #expect(open == "open enum Sort { new, old }\n\n/a?{sort: Sort}\n")
    let closed = try self.text(
      open.replacing("Sort {", with: "Sort① {"), after: "accept only the values of 'Sort'")
    #expect(closed == text.replacing("①", with: ""))
  }

  @Test func aRouteGetsAnExample() throws {
    let text = "scheme a\n\n/a/{id: Int①}?{page: Int?}\n    also /b/{id}\n\n/c\n"
    let one = try self.text(text, after: "add an example")
    #expect(one.contains("    also /b/{id}\n    example a://a/"), "\(one)")
    let two = try self.text(one.replacing("Int}", with: "Int①}"), after: "add an example")
    #expect(two.components(separatedBy: "    example a://a/").count == 3, "\(two)")
  }

  @Test func errorsOfSyntaxLeaveNothing() {
    #expect(titles("routes A\n/users①\n/users/x\n/b/\n").isEmpty)
  }

  @Test func aChangedDocumentIsNotRefactored() {
    let marked = Marked("routes A\n\n/a/b①\n/a/c\n")
    var session = Session(TestFiles(), [.pull, .resolve])
    session.open(Self.uri, marked.text)
    let action = session.rewrites(Self.uri, marked)[0]
    session.change(Self.uri, to: "routes A\n\n/b\n", version: 2)
    #expect(session.resolve(action)["code"].number == -32801)
    session.close(Self.uri)
    #expect(session.resolve(action)["code"].number == -32602)
    #expect(session.resolve(.object([:]))["code"].number == -32602)
  }
}

extension Session {
  /// Returns the refactorings of the selection that the marks of a text are.
  mutating func rewrites(_ uri: String, _ marked: Marked) -> [JSONValue] {
    actions(
      uri, only: "refactor", from: marked.positions.first, to: marked.positions.last)
  }

  /// Returns an action with its edit, or the error.
  mutating func resolve(_ action: JSONValue) -> JSONValue {
    request("codeAction/resolve", action.foundation as? [String: Any] ?? [:])
  }
}
