import Foundation
import Testing
import TestSupport
@testable import RoutegenFoundation
@testable import RoutegenRuntime
@testable import RoutegenTool

/// The runtime and the tool read the same JSON objects in texts, with the values that Foundation reads.
@Suite struct JSONTextTests {
  @Test(.tags(.random)) func readAsFoundationDoes() throws {
    var counts = (objects: 0, others: 0)
    let count = rounds(20_000, short: 1_000)
    for seed in 0..<UInt64(count) {
      var random = SplitMix(seed: seed)
      var text = RandomJSON.object(&random, depth: 4)
      #expect(JSONText.values(of: text) != nil, "\(text)")
      if seed % 4 != 0 {
        var bytes = Array(text.utf8)
        bytes.mutate(inserting: RandomJSON.bytes, using: &random)
        text = String(decoding: bytes, as: UTF8.self)
      }
      let values = JSONText.values(of: text)
      try #require(values == Self.toolValues(of: text), "\(text)")
      guard let values else {
        counts.others += 1
        continue
      }
      counts.objects += 1
      // Foundation keeps more digits than a `Double` has.
      if text.contains(/[0-9]{17}/) { continue }
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [AnyHashable: Any]
      let expected = object.map { PayloadValue.values(of: $0) }
      try #require(values == expected, "\(text)")
    }
    #expect(counts.objects > count * 2 / 5 && counts.others > count / 5, "\(counts)")
  }

  /// Foundation reads these, too, but not as every parser does.
  @Test(arguments: [
    #"{"a":1,"a":1}"#, #"{"a":null,"a":1}"#, "{\"é\":1,\"e\u{301}\":2}", #"{"b":[{"a":1,"a":2}]}"#,
    "\u{FEFF}{}", #"{"a":1e400}"#, #"{"a":"\ud800"}"#, #"{"\udc00":1}"#, #"{"a":"\ud800\ud800"}"#,
    "{\"a\":" + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + "}",
    "{\"a\":\"" + String(repeating: "x", count: 16_384) + "\"}",
    String(repeating: "{\"a\":", count: 100_000), "[]", "7", "", "{", "{\"a\":1}\0",
  ]) func isNoObject(_ text: String) {
    #expect(JSONText.values(of: text) == nil)
    #expect(Self.toolValues(of: text) == nil)
  }

  /// Numbers of more than 64 bits have the digits of a `Double`.
  @Test(arguments: [
    ("18446744073709551616", "18446744073709552000"),
    ("-9223372036854775809", "-9223372036854776000"),
    ("0.12345678901234567890123", "0.12345678901234568"), ("-0", "0"), ("1E2", "100"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("18446744073709551615", "18446744073709551615"),
  ]) func readsLongNumbers(_ number: String, _ text: String) {
    let json = "{\"a\":\(number)}"
    #expect(JSONText.values(of: json) == ["a": .text(text)])
    #expect(Self.toolValues(of: json) == ["a": .text(text)])
  }

  private static func toolValues(of text: String) -> [String: PayloadValue]? {
    RoutegenTool.Payload.Value.text(text).dictionary(readsJSON: true)?.mapValues(\.runtimeValue)
  }
}

extension RoutegenTool.Payload.Value {
  fileprivate var runtimeValue: PayloadValue {
    switch self {
    case .text(let text): .text(text)
    case .list(let texts): .list(texts)
    case .dictionary(let values): .dictionary(values.mapValues(\.runtimeValue))
    case .other: .other
    }
  }
}

/// Writes JSON without repeated keys.
private enum RandomJSON {
  static let bytes = Array("{}[]:,\"\\u0019dD8eE+-. \n\0tn\u{1}é".utf8)

  static func object(_ random: inout SplitMix, depth: Int) -> String {
    let members = (0..<Int.random(in: 0...4, using: &random)).map { index in
      "\(blank(&random))\"\(index)\(text(&random))\"\(blank(&random)):\(value(&random, depth))"
    }
    return blank(&random) + "{\(members.joined(separator: ","))\(blank(&random))}" + blank(&random)
  }

  private static func value(_ random: inout SplitMix, _ depth: Int) -> String {
    let text =
      switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &random) {
      case 0: random.pick(["true", "false", "null"])
      case 1...2:
        random.pick([
          "0", "-0", "-7", "42", "1.50", "-0.0", "1e3", "5E-3", "12e+2", "9007199254740993",
        ])
      case 3...4: "\"\(text(&random))\""
      case 5:
        "["
          + (0..<Int.random(in: 0...3, using: &random)).map { _ in value(&random, depth - 1) }
          .joined(separator: ",") + "]"
      default: object(&random, depth: depth - 1)
      }
    return blank(&random) + text + blank(&random)
  }

  private static func text(_ random: inout SplitMix) -> String {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      random.pick([
        "a", "é", "\u{1F600}", "\\n", "\\\"", "\\\\", "\\/", "\\b\\f\\r\\t", "\\u00e9", "\\u0000",
        "\\uD83D\\uDE00", "\\uFEFF", "\u{7F}", "{", "]", ":",
      ])
    }.joined()
  }

  private static func blank(_ random: inout SplitMix) -> String {
    random.pick(["", "", "", " ", "\n\t\r "])
  }
}
