import RoutegenSource
import Testing
@testable import RoutegenDiff

/// What `routegen diff` says of payloads, quick actions and activities, each time with one.
@Suite struct PayloadChangesTests {
  private static func changes(_ old: String, _ new: String) -> [String] {
    let all = RouteSetChanges(from: Resolved(old).model, to: Resolved(new).model).all
    return all.filter { $0.code.rawValue.hasPrefix("RG52") }.map { change in
      guard case .payload(let json, _, _)? = change.proof else { return "\(change.code)" }
      return "\(change.code.rawValue) \(json)"
    }
  }

  private static let users = "/users/{id: Int} as user\n/home as home\n"

  @Test(
    arguments: [
      // What is printed.
      ("/a as a\n/b as b\npayload type", "/a as a\npayload type", [#"RG521 {"type": "b"}"#]),
      ("/a as a\n/b as b\npayload type", "/a as a\n/{x} as b\npayload type", []),
      (
        "/a as a\n/b as b\npayload {\nlink link\n}", "/a as a\npayload {\nlink link\n}",
        [#"RG521 {"link": "b"}"#]
      ),
      (
        "/me as me\n/{x} as user\npayload type", "/{x} as user\npayload type",
        [#"RG522 {"type": "me"}"#]
      ),
      (
        "/s?{q: String?} as s\npayload type", "/s?{q: Int?} as s\npayload type",
        [#"RG521 {"q": "text", "type": "s"}"#]
      ),
      // The name of a parameter is a key.
      (
        "/s?q={q: Int?} as s\npayload type", "/s?q={n: Int?} as s\npayload type",
        [#"RG522 {"q": "7", "type": "s"}"#]
      ),
      (
        "/s?q={q: Int?} as s\npayload {\nlink link\n}",
        "/s?q={n: Int?} as s\npayload {\nlink link\n}", []
      ),
      (
        "/users/{id} as u\npayload type", "/users/{name} as u\npayload type",
        [#"RG521 {"id": "text", "type": "/users"}"#]
      ),
      // Lines.
      (users + "payload type", users + "payload {\ntype screen\ntype type\n}", []),
      (
        users + "payload type", users + "payload {\nlink type\n}",
        [#"RG521 {"id": "7", "type": "/users"}"#]
      ),
      (
        "/s?q={n: Int?} as s\npayload type", "/s?q={n: Int?} as s\npayload {\nlink type\n}",
        [#"RG522 {"n": "7", "type": "/s"}"#]
      ),
      (users + "payload type", users + "payload screen", [#"RG521 {"type": "/users/7"}"#]),
      (
        users + "payload {\nwhen user /users/{user}\n}",
        users + "payload {\nwhen id /users/{id}\n}",
        [#"RG521 {"user": "7"}"#]
      ),
      (
        users + "payload {\nwhen user /users/{user}\nelse /home\n}",
        users + "payload {\nelse /home\n}", [#"RG522 {"user": "7"}"#]
      ),
      (
        users + "payload {\nwhen user /users/{user}\nwhen home /home\n}",
        users + "payload {\nwhen home /home\nwhen user /users/{user}\n}",
        [#"RG522 {"home": "1", "user": "7"}"#]
      ),
      (
        users + "payload {\nwhen user /users/{user}\n}",
        users + "payload {\nwhen user = \"12\" /home\nwhen user /users/{user}\n}",
        [#"RG522 {"user": "12"}"#]
      ),
      (
        users + "payload type", users + "payload {\nwhen type = home /users/1\ntype type\n}",
        [#"RG522 {"type": "home"}"#]
      ),
      (
        users + "payload {\nwhen a = x /home\n}", users + "payload {\nwhen a = y /home\n}",
        [#"RG521 {"a": "x"}"#]
      ),
      (
        "/u/{id: Int} as u\npayload {\nwhen u /u/{u}\n}",
        "/u/{id: Int in 1...9} as u\npayload {\nwhen u /u/{u}\n}", [#"RG521 {"u": "12"}"#]
      ),
      (
        "enum E { a, b }\n/u/{e: E} as u\npayload {\nwhen u /u/{u}\n}",
        "enum E { a }\n/u/{e: E} as u\npayload {\nwhen u /u/{u}\n}", [#"RG521 {"u": "b"}"#]
      ),
      (
        "/u?{n: Int = 1} as u\npayload {\nwhen u /u\n}",
        "/u?{n: Int = 2} as u\npayload {\nwhen u /u\n}", [#"RG522 {"u": "1"}"#]
      ),
      (users + "payload type", users, [#"RG521 {"type": "/users/7"}"#]),
      (users, users + "payload type", []), ("/a as a", "/b as b", []),
      // Quick actions and activities.
      ("@shortcut(\"com.s\")\n/a as a", "/a as a", ["RG523 {}"]),
      ("@shortcut(\"com.s\")\n/a as a", "@shortcut(\"com.s\")\n/b as a", []),
      ("@shortcut(\"*.s\")\n/a as a", "@shortcut(\"com.s\")\n/a as a", ["RG523 {}"]),
      ("@shortcut(\"com.s\")\n/a as a", "@shortcut(\"*.s\")\n/a as a", []),
      (
        "@activity(\"com.s\")\n/a as a\n/b as b", "/a as a\n@activity(\"com.s\")\n/b as b",
        ["RG523 {}"]
      ),
      (
        "@activity(\"com.s\")\n/a?n={n: Int?} as a", "@activity(\"com.s\")\n/a?n={m: Int?} as a",
        [#"RG523 {"n": "7"}"#]
      ),
      (
        "@activity(\"com.s\") with n = 1\n/a?{n: Int?} as a",
        "@activity(\"com.s\") with n = 2\n/a?{n: Int?} as a", ["RG523 {}"]
      ),
    ] as [(String, String, [String])])
  func findsWhatBreaks(_ old: String, _ new: String, _ found: [String]) {
    #expect(Resolved(old).codes.isEmpty, "\(Resolved(old).messages)")
    #expect(Resolved(new).codes.isEmpty, "\(Resolved(new).messages)")
    #expect(Self.changes(old, new) == found)
    #expect(Self.changes(old, old).isEmpty)
  }

  @Test func payloadsAreJSON() {
    let model = Resolved("/a as a").model
    let payload = ["b\"c": "\\\n\u{1}", "a": "é"]
    let reading = PayloadReading(payload, nil, ComparedSets(model, model))
    #expect(reading.json == #"{"a": "é", "b\"c": "\\\n\u0001"}"#)
  }

  @Test func messagesNameWhatThePayloadWas() throws {
    let old = Self.users + "payload {\nwhen user /users/{user}\nelse /home\n}"
    let change = try #require(
      RouteSetChanges(
        from: Resolved(old).model, to: Resolved(Self.users + "payload {\nelse /home\n}").model
      ).all.first)
    #expect(change.diagnostic.message == "payloads of the line 'when user' open another route")
    #expect(
      change.diagnostic.notes == [#"{"user": "7"} was 'user(id: 7)', and now it is 'home'"#])
    #expect(change.subject.old == "payload when user")
  }

  @Test(
    arguments: [
      // A default is not in the payload, and no part of the answer.
      (
        "/x?{n: Int = 1} as x\npayload type", "/x?{n: Int = 2} as x\npayload type",
        #"in {"type": "x"}, 'n' was '1' and is '2' now"#
      ),
      (
        "/x?{n: Int?} as x\npayload type", "/x as x\npayload type",
        #"in {"n": "7", "type": "x"}, 'n' was '7' and is not read now"#
      ),
      // A key of which nothing depends is not missing.
      (
        "/x as x\npayload {\nwhen id /x\n}", "/x as x\npayload {\nwhen other /x\n}",
        #"{"id": "1"} was 'x', and now no line of 'payload' has one of its keys"#
      ),
      (
        "/x as x\npayload type", "/x as x",
        #"{"type": "/x"} was 'x', and now the route set reads no payloads"#
      ),
      (
        "@shortcut(\"s\")\n/x as x", "/x as x",
        #"@shortcut("s") with {} was 'x', and now no route has it"#
      ),
    ])
  func notesNameTheDifference(_ old: String, _ new: String, _ note: String) throws {
    let all = RouteSetChanges(from: Resolved(old).model, to: Resolved(new).model).all
    let change = try #require(all.first { $0.code.rawValue.hasPrefix("RG52") })
    #expect(change.diagnostic.notes == [note])
  }
}
