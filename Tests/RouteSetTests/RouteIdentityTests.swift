import Foundation
import RoutegenRuntime
import Testing

/// `==` and `hash(into:)` of route sets have the results of synthesized ones.
@Suite struct RouteIdentityTests {
  /// Random pairs, compared with reflection, which is independent of how routes are compared.
  @Test(arguments: KitchenSample.all.indices) func isThatOfTheValues(_ index: Int) {
    let sample = KitchenSample.all[index]
    var random = Random(seed: UInt64(index))
    var routes = (0..<8).map { _ in sample.make(&random) }
    var twin = Random(seed: UInt64(index))
    routes += (0..<8).map { _ in sample.make(&twin) }
    let values = routes.map { leaves(of: $0) }
    var wrong: [String] = []
    for (left, leftValues) in zip(routes, values) {
      for (right, rightValues) in zip(routes, values) {
        // `==` of identical arrays does not compare the elements, one of which may be NaN.
        let isEqual = leftValues.elementsEqual(rightValues)
        if (left == right) != isEqual || isEqual && left.hashValue != right.hashValue {
          // Not the routes themselves: Foundation traps when it describes some dates.
          wrong.append("\(leftValues.count) values, \(isEqual ? "equal" : "different")")
        }
      }
    }
    #expect(wrong == [], "\(sample.name)")
  }

  /// The names of the cases and the values of a route.
  private func leaves(of value: Any) -> [AnyHashable] {
    guard value is any RouteGroup else { return [AnyHashable(describing: value)] }
    guard let (label, payload) = Mirror(reflecting: value).children.first else {
      return ["\(value)"]
    }
    let isTuple = Mirror(reflecting: payload).displayStyle == .tuple
    let values = isTuple ? Mirror(reflecting: payload).children.map(\.value) : [payload]
    return [AnyHashable(label ?? "")] + values.flatMap { leaves(of: $0) }
  }

  static let equal: [(Kitchen, Kitchen)] = [
    (.path(path: "caf\u{E9}"), .path(path: "cafe\u{301}")),
    (.pick(.double(amount: 0)), .pick(.double(amount: -0.0))),
    (.shop(shop: 1), .shop(shop: 1, .index)),
    (.files(path: ["caf\u{E9}"]), .files(path: ["cafe\u{301}"])),
    (long("a"), long("a")),
  ]

  @Test(arguments: equal) func equalValuesAreEqual(_ left: Kitchen, _ right: Kitchen) {
    #expect(left == right)
    #expect(left.hashValue == right.hashValue)
    #expect(Set([left, right]).count == 1)
  }

  static let different: [(Kitchen, Kitchen)] = [
    (.maybe(text: nil), .maybe(text: "")), (.maybe(int: 0), .maybe(uint: 0)),
    (.maybe(bool: false), .maybe(bool: nil)), (.maybe(text: "a"), .maybe(text: "caf\u{E9}")),
    (.files(path: ["a", "b"]), .files(path: ["ab"])), (.files(path: []), .files(path: [""])),
    (.files(path: ["a/b"]), .files(path: ["a", "b"])),
    (.lists(text: ["a"]), .lists(label: ["a"])), (.lists(int: [1, 2]), .lists(int: [2, 1])),
    (.pick(.int(number: 7)), .pick(.uint(count: 7))),
    (.pick(.text(text: "7")), .pick(.int(number: 7))),
    (.int(value: 1), .int(value: -1)), (.shop(shop: 1), .shop(shop: 2)),
    (.shop(shop: 1), .shop(shop: 1, .item(item: ""))), (.path(path: ""), .payload(payload: "")),
    (.defaults(int: -7), .defaults(int: 7)), (.welcome, .welcomeByEmail), (long("a"), long("b")),
    (.pick(.double(amount: .nan)), .pick(.double(amount: .nan))),
  ]

  @Test(arguments: different) func differentValuesAreDifferent(_ left: Kitchen, _ right: Kitchen) {
    #expect(left != right)
  }

  @Test(arguments: 0..<128) func eachBitOfAUUIDCounts(_ bit: Int) throws {
    let text = "00000000-0000-0000-0000-000000000000"
    let none = try #require(UUID(uuidString: text))
    let place = text.indices.filter { text[$0] == "0" }[bit / 4]
    let digit = String(1 << (bit % 4), radix: 16)
    let one = try #require(
      UUID(uuidString: text.replacingCharacters(in: place...place, with: digit)))
    #expect(Kitchen.pick(.uuid(key: one)) != .pick(.uuid(key: none)))
    #expect(Kitchen.pick(.uuid(key: one)) == .pick(.uuid(key: one)))
    #expect(try Kitchen(Kitchen.pick(.uuid(key: one)).link(.app)) == .pick(.uuid(key: one)))
  }

  /// More bytes than the memory of the first attempt.
  private static func long(_ end: String) -> Kitchen {
    .path(path: String(repeating: "long ", count: 1000) + end)
  }

  /// A mounted set has numbers of its own.
  @Test func groupsAndMountedSetsCompareAlike() {
    #expect(Kitchen.Pick.int(number: 7) == Kitchen.Pick.int(number: 7))
    #expect(Kitchen.Pick.int(number: 7) != Kitchen.Pick.int(number: 8))
    #expect(Pantry.spices(.mix(parts: ["a"])) == Pantry.spices(.mix(parts: ["a"])))
    #expect(Pantry.spices(.mix(parts: ["a"])) != Pantry.box(number: 7, .spices(.mix(parts: ["a"]))))
    #expect(Pantry.box(number: 7, .spices()) != Pantry.box(number: 8, .spices()))
  }
}

extension AnyHashable {
  fileprivate init(describing value: Any) {
    self = (value as? any Hashable).map { AnyHashable($0) } ?? AnyHashable("\(value)")
  }
}
