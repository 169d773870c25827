import Foundation
import RoutegenCompiler
import Testing
import TestSupport
@testable import RoutegenFoundation
@testable import RoutegenRuntime
@testable import RoutegenTool

/// The runtime and the tool read payloads, quick actions and activities alike.
@Suite struct PayloadMatchersTests {
  private static let setCount = rounds(300, short: 32)
  private static let payloadsPerSet = 40

  private static let triggers: [Trigger] = [
    .shortcut("com.a"), .shortcut("com.b"), .shortcut("x.c.b"), .shortcut(".b"),
    .activity("com.a"), .activity("com.b"), .activity("com.c"),
    .shortcut("com.u"), .shortcut("a.u"), .activity("com.u"),
  ]

  @Test(.tags(.random)) func answerAlike() throws {
    var answers: [String: Int] = [:]
    for seed in 0..<UInt64(Self.setCount) {
      var random = SplitMix(seed: seed)
      var randomSet = RandomRouteSet(seed: seed)
      let text =
        randomSet.text() + "expires until\n" + random.pick(RandomPayload.rules) + "\n"
        + RandomPayload.route
      let compilation = Compilation(SourceFile(path: "random.routes", text: text))
      guard !compilation.hasErrors else { continue }
      let runtime = TableMatcher(compilation.model)
      let tool = ExplainingMatcher(compilation.model)
      var texts = RandomLink(seed: seed)
      for _ in 0..<Self.payloadsPerSet {
        let json = RandomPayload.json(&random, &texts)
        let trigger = random.one(in: 4) ? random.pick(Self.triggers) : nil
        let expected = try Self.answer(tool, trigger, json)
        let actual = try Self.answer(runtime, trigger, json)
        answers[actual.kind, default: 0] += 1
        guard actual == expected else {
          let subject = "\(trigger.map { "\($0) " } ?? "")\(json)"
          Issue.record("\(subject)\n the tool: \(expected)\n the runtime: \(actual)\n in\n\(text)")
          return
        }
      }
    }
    for kind in ["route", "malformed", "notFound", "missing", "invalidValue", "excluded"] {
      #expect(answers[kind, default: 0] > rounds(10, short: 0), "\(kind): \(answers)")
    }
  }

  private static func answer(
    _ tool: ExplainingMatcher, _ trigger: Trigger?, _ json: String
  ) throws -> ExplainingMatcher.Answer {
    let payload = try Payload(json: json, called: "payload")
    let explanation = trigger.map { tool.explain($0, payload) } ?? tool.explain(payload)
    let now = currentEpochSeconds()
    // An expired link is `notFound` in the runtime's answer, too.
    return explanation.expiries.contains { $0.isPast(at: now) }
      ? .notFound : explanation.answer.withoutReason
  }

  private static func answer(
    _ runtime: TableMatcher, _ trigger: Trigger?, _ json: String
  ) throws -> ExplainingMatcher.Answer {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let values = PayloadValue.values(of: try #require(object as? [AnyHashable: Any]))
    return trigger.map { runtime.match($0, values) } ?? runtime.match(values)
  }

  /// A text that is rounded to negative zero has another text when it is printed.
  @Test func aNumberIsNoNegativeZeroEitherAfterRounding() throws {
    let file = "routes A\nscheme a\n/q/{d: Double}\n"
    let model = Compilation(SourceFile(path: "a.routes", text: file)).model
    let link = "a://q/-0." + String(repeating: "0", count: 400) + "1"
    #expect(TableMatcher(model).match(link).kind == "invalidValue")
    #expect(ExplainingMatcher(model).match(link).kind == "invalidValue")
  }

  @Test(arguments: [(6.9, true), (7, false), (7.1, false)])
  func aLinkExpiresAtItsDate(_ now: Double, _ opens: Bool) throws {
    let file = "routes A\nscheme a\nexpires until\n/x\n"
    let model = Compilation(SourceFile(path: "a.routes", text: file)).model
    #expect((TableMatcher(model, now: now).match("a://x?until=7").kind == "route") == opens)
    let expiries = ExplainingMatcher(model).explain("a://x?until=7").expiries
    #expect(expiries.map { $0.isPast(at: now) } == [!opens])
  }

  @Test(arguments: [
    "7", "0", "-7", "007", "1704445200", "1.5", "", "x", "18446744073709551615",
    "18446744073709551616", "2024-01-05T09:00:00Z", "2024-02-29T23:59:59.123456789+09:30",
    "2023-02-29T09:00:00Z", "1969-12-31T23:59:59Z", "0000-01-01T00:00:00Z",
    "0000-01-01T00:00:00+00:01", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59-00:01",
    "1600-02-29T12:00:00-23:59", "2024-01-05T09:00:00 01:00", "2024-01-05T09:00:00 Z", "2024-01-05",
    "2024-01-05T24:00:00Z", "2024-01-05T09:00:00.Z",
    "2024-01-05t09:00:00Z", "2001-01-01T00:00:00.5Z",
  ]) func readTimesAlike(_ text: String) {
    let (tool, runtime) = (Expiry.seconds(of: text), expirySeconds(of: text))
    // They round at other places.
    #expect(tool.map { $0 * 1e5 }?.rounded() == runtime.map { $0 * 1e5 }?.rounded())
  }
}
