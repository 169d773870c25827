import BestRecipesRoutes
import Foundation
import RoutegenRuntime
import Testing

@testable import RoutegenFoundation

/// Dictionaries from Apple's frameworks, and the texts that routes read from them.
@Suite struct PayloadConversionTests {
  private func value(ofJSON text: String) throws -> PayloadValue? {
    let object = try JSONSerialization.jsonObject(with: Data(#"{"key": \#(text)}"#.utf8))
    let payload = try #require(object as? [String: Any])
    return PayloadValue.values(of: payload)["key"]
  }

  @Test(arguments: [
    ("1", PayloadValue?.some(.text("1"))), ("0", .text("0")), ("true", .text("true")),
    ("false", .text("false")), ("-7", .text("-7")), ("1.5", .text("1.5")), ("0.1", .text("0.1")),
    ("9223372036854775807", .text("9223372036854775807")),
    ("-9223372036854775808", .text("-9223372036854775808")),
    ("18446744073709551615", .text("18446744073709551615")),
    ("18446744073709551616", .text("18446744073709551616")),
    ("-9007199254740993", .text("-9007199254740993")),
    ("0.12345678901234567890123", .text("0.12345678901234567890123")),
    (#""text""#, .text("text")), (#""""#, .text("")), ("null", nil),
    (#"[1, "a", true]"#, .list(["1", "a", "true"])), ("[]", .list([])), ("[1, null]", .other),
    ("[[1]]", .other), (#"[{"a": 1}]"#, .other),
    (#"{"a": 1}"#, .dictionary(["a": .text("1")])), ("{}", .dictionary([:])),
  ]) func readsJSON(_ json: String, _ expected: PayloadValue?) throws {
    #expect(try value(ofJSON: json) == expected)
  }

  @Test func leavesOutNull() throws {
    #expect(try value(ofJSON: "null") == nil)
    #expect(try value(ofJSON: #"{"a": null}"#) == .dictionary([:]))
  }

  /// A whole number that JSON writes with a fraction is still that number.
  @Test func readsWholeDoubles() throws {
    #expect(try value(ofJSON: "7.0") == .text("7"))
    #expect(try value(ofJSON: "1e3") == .text("1000"))
  }

  @Test func readsValuesOfSwift() {
    let payload: [AnyHashable: Any] = [
      "bool": true, "int": 7, "int8": Int8(-1), "uint": UInt.max, "double": 0.5,
      "float": Float(0.5),
      "nan": Double.nan, "text": "a", "substring": "abc".dropFirst(),
      "date": Date(timeIntervalSince1970: 0.25),
      "uuid": UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
      "lateDate": Date(timeIntervalSince1970: 1e300), "data": Data(), "null": NSNull(),
      "none": Int?.none as Any, "some": Int?.some(7) as Any,
      "url": URL(string: "https://a.example") as Any, 7: "a key that is no text",
      "nested": ["a": ["b": 1]], "nsstring": NSString(string: "ns"),
    ]
    let expected: [String: PayloadValue] = [
      "bool": .text("true"), "int": .text("7"), "int8": .text("-1"),
      "uint": .text("18446744073709551615"), "double": .text("0.5"), "float": .text("0.5"),
      "nan": .other, "text": .text("a"), "substring": .other,
      "date": .text("1970-01-01T00:00:00.250Z"),
      "uuid": .text("01020304-0506-0708-090A-0B0C0D0E0F10"), "lateDate": .other, "data": .other,
      "some": .text("7"),
      "url": .text("https://a.example"),
      "nested": .dictionary(["a": .dictionary(["b": .text("1")])]), "nsstring": .text("ns"),
    ]
    let values = PayloadValue.values(of: payload)
    for (key, value) in expected { #expect(values[key] == value, "\(key)") }
    #expect(values.count == expected.count)
  }

  @Test(arguments: [
    (NSNumber(value: true), "true"), (NSNumber(value: false), "false"), (NSNumber(value: 1), "1"),
    (NSNumber(value: 0), "0"), (NSNumber(value: 1.5), "1.5"),
    (NSNumber(value: Float(0.25)), "0.25"),
    (NSNumber(value: Int8(7)), "7"), (NSNumber(value: UInt8(200)), "200"),
    (NSNumber(value: Int64.min), "-9223372036854775808"),
    (NSNumber(value: UInt64.max), "18446744073709551615"),
  ]) func readsNumbersOfFoundation(_ number: NSNumber, _ expected: String) {
    #expect(PayloadValue.values(of: ["key": number])["key"] == .text(expected))
  }

  @Test func cutsOffWhatIsNestedTooDeep() throws {
    var payload: [String: Any] = ["type": "home"]
    for _ in 0..<10_000 { payload = ["type": payload] }
    #expect(throws: LinkError.invalidValue(parameter: "type", value: "", type: "String")) {
      try BestRecipes(payload: payload)
    }

    var depth = 0
    var values = PayloadValue.values(of: payload)
    while case .dictionary(let inner)? = values["type"] { (values, depth) = (inner, depth + 1) }
    #expect(depth == 8)
    #expect(values == ["type": .other])
  }

  /// Outer values are converted, however many entries the inner dictionaries have.
  ///
  /// Dictionaries that many others share have an entry for each way to them, and a dictionary in
  /// itself has entries without end.
  @Test func countsEntries() {
    var shared: [String: Any] = ["type": "home"]
    for _ in 0..<8 {
      shared = Dictionary(uniqueKeysWithValues: (0..<8).map { ("\($0)", shared) })
    }
    let wide = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ("\($0)", $0) })
    let cycle = NSMutableDictionary()
    cycle["text"] = "a"
    for key in ["a", "b", "c", "d", "e"] { cycle[key] = cycle }
    for inner in [shared, wide, cycle] as [Any] {
      let values = PayloadValue.values(of: ["type": "recipe", "data": inner])
      #expect(values["type"] == .text("recipe"))
      #expect(Self.count(values) < 11_000)
    }
    let payload = ["type": "recipe", "data": ["id": ["b": 1]], "other": shared] as [String: Any]
    #expect(
      PayloadValue.values(of: payload)["data"]
        == .dictionary(["id": .dictionary(["b": .text("1")])]))
  }

  private static func count(_ values: [String: PayloadValue]) -> Int {
    values.values.reduce(values.count) { count, value in
      if case .dictionary(let inner) = value { count + Self.count(inner) } else { count }
    }
  }

  @Test(arguments: [
    ("true", LinkError.invalidValue(parameter: "limit", value: "true", type: "Int in 1...50")),
    ("1.5", .invalidValue(parameter: "limit", value: "1.5", type: "Int in 1...50")),
    (
      "18446744073709551615",
      .invalidValue(parameter: "limit", value: "18446744073709551615", type: "Int in 1...50")
    ),
  ]) func takesNoValueForAnother(_ json: String, _ error: LinkError) throws {
    let text = #"{"type": "recipe", "limit": \#(json)}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let payload = try #require(object as? [String: Any])
    #expect(throws: error) { try BestRecipes(payload: payload) }
  }
}
