import RoutegenCompiler
import Testing
@testable import RoutegenTool

/// The messages of `routegen diff` about payloads, quick actions and activities.
@Suite struct PayloadChangesTests {
  private static let users = "/users/{id: Int} as user\n/home as home\n"

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
