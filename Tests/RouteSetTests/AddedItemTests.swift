import Foundation
import RoutegenRuntime
import Testing
import TestSupport

/// Query items that are added to the link of a route.
@Suite struct AddedItemTests {
  private static func unprintable(_ key: String) -> LinkError {
    .unprintable(.addedItem(key: key))
  }

  // MARK: Their place

  @Test func followTheItemsOfTheRoute() throws {
    let items: KeyValuePairs = ["utm_source": "mail", "a b": "1&2=3#4+5", "tag": "é", "tag2": ""]
    let query = "utm_source=mail&a%20b=1%262%3D3%234%2B5&tag=%C3%A9&tag2="
    let (ticket, web) = try (
      Kitchen.ticket(number: 7).link(adding: items), Kitchen.index.link(.web, adding: items)
    )
    #expect(ticket == "kitchen://ticket?number=7&\(query)")
    #expect(web == "https://kitchen.example/?\(query)")
    #expect(
      try Kitchen.welcomeByEmail.link(.host("x.kitchen.example"), adding: ["utm": "1"])
        == "https://x.kitchen.example/welcome?ref=email&utm=1")
    #expect(
      try Kitchen.welcome.link(.scheme("pantry"), adding: ["utm": "1"]) == "pantry://welcome?utm=1")
  }

  @Test func comeBeforeTheFragment() throws {
    #expect(
      try Kitchen.doc(id: 7, section: "x?y").link(adding: ["utm": "1", "utm": "2"])
        == "kitchen://doc/7?utm=1&utm=2#x?y")
    #expect(
      try Kitchen.map(place: "x").link(adding: ["utm": "1"])
        == "kitchen://map?utm=1#at=x&layer=road")
    #expect(try Kitchen.book(id: 7).link(adding: ["utm": "1"]) == "kitchen://book/7?utm=1")
  }

  @Test func comeBeforeTheRestOfTheLink() throws {
    let url = try #require(URL(string: "https://a.example/?b=1#c"))
    let page = Pantry.web(from: "mail", url: url)
    #expect(
      try page.link(adding: ["utm": "1"])
        == page.link().replacing("&url=", with: "&utm=1&url="))
  }

  @Test func maybeNone() throws {
    #expect(try Kitchen.welcome.link(adding: [:]) == Kitchen.welcome.link())
    #expect(try Kitchen.welcome.link(.web, adding: []) == Kitchen.welcome.link(.web))
  }

  @Test func areTheExtrasOfAnotherLink() throws {
    let link = try Link<Kitchen>("kitchen://welcome?utm=1&ref=me&utm=2")
    #expect(
      try Kitchen.recall(id: 7, by: "Ann").link(adding: link.extras)
        == "kitchen://recall/7?by=Ann&utm=1&ref=me&utm=2")
  }

  // MARK: Refused keys

  @Test(arguments: [
    (Kitchen.ticket(number: 7), "number"), (.maybe(), "text"), (.lists(), "tag"),
    (.defaults(), "int"), (.welcomeByEmail, "ref"), (.welcome, "ref"), (.welcome, "name"),
    (.welcome, "until"), (.welcome, "\u{0}"), (.preview, "beta"),
  ])
  func aKeyThatTheRouteReadsIsRefused(_ route: Kitchen, _ key: String) throws {
    let value = key == "ref" ? "email" : "7"
    #expect(throws: Self.unprintable(key)) {
      try route.link(adding: ["fine": "1", key: value, "good": "1"])
    }
    #expect(try Kitchen.index.link(adding: ["fine": "1"]) == "kitchen://?fine=1")
  }

  @Test func aDictionaryReadsEveryKey() throws {
    #expect(throws: Self.unprintable("utm")) {
      try Pantry.filter(others: [:]).link(adding: ["utm": "1"])
    }
  }

  @Test func theReasonOfTheRouteComesFirst() throws {
    #expect(throws: LinkError.unprintable(parameter: "path")) {
      try Kitchen.files(path: []).link(adding: ["number": "1"])
    }
    let origins = [
      "scheme kitchen", "scheme pantry", "host kitchen.example", "host www.kitchen.example",
      "host *.kitchen.example",
    ]
    #expect(throws: LinkError.unprintable(.host(only: origins))) {
      try Kitchen.welcome.link(.host("other.example"), adding: ["utm": "1"])
    }
  }

  @Test func tooManyAreRefused() throws {
    let items = (0..<257).map { LinkExtra(key: "k\($0)", value: "") }
    #expect(throws: LinkError.unprintable(.tooManyItems)) {
      try Kitchen.index.link(adding: items)
    }
    let long = [LinkExtra(key: "long", value: String(repeating: "a", count: 17_000))]
    #expect(throws: LinkError.unprintable(.tooLong)) { try Kitchen.index.link(adding: long) }
    #expect(throws: Never.self) { try Kitchen.index.link(adding: items.dropLast()) }
  }

  // MARK: Any values

  @Test(.tags(.random), arguments: KitchenSample.all.indices)
  func areReadBackOrRefused(_ index: Int) throws {
    let sample = KitchenSample.all[index]
    var random = Random(seed: UInt64(index) + 1000)
    var broken: [String] = []
    for _ in 0..<KitchenPropertyTests.valuesPerCase where broken.count < 3 {
      let form = random.pick(KitchenPropertyTests.linkForms)
      let items = random.addedItems()
      if let fault = Self.fault(sample.make(&random), form, items) { broken.append(fault) }
    }
    #expect(broken == [], "\(sample.name)")
  }

  /// Except by a dictionary.
  @Test(
    .tags(.random), arguments: KitchenSample.all.indices.filter { !KitchenSample.all[$0].hasRivals }
  )
  func ordinaryItemsAreNeverRefused(_ index: Int) throws {
    let sample = KitchenSample.all[index]
    if sample.name == "more" { return }
    var random = Random(seed: UInt64(index) + 1000, isOrdinary: true)
    for _ in 0..<KitchenPropertyTests.ordinaryValuesPerCase {
      let items = random.addedItems()
      let form = random.pick(KitchenPropertyTests.linkForms)
      let link = try Link<Kitchen>(sample.make(&random).link(form, adding: items))
      #expect(link.extras == items)
    }
  }

  /// The fault of a link with items, if there is one.
  private static func fault(
    _ route: Kitchen, _ form: LinkForm, _ items: [LinkExtra]
  ) -> String? {
    do throws(LinkError) {
      let text = try route.link(form, adding: items)
      guard let link = try? Link<Kitchen>(text), isIdentical(link.route, route),
        "\(link.extras)".utf8.elementsEqual("\(items)".utf8)
      else { return "\(text) is not \(route) with \(items)" }
      return nil
    } catch {
      if (try? route.link(form)) == nil { return nil }
      switch error {
      case .unprintable(.addedItem(let key)):
        // The reason is true: the key alone is refused, too.
        let same = items.filter { $0.key == key }
        if !same.isEmpty, (try? route.link(form, adding: same)) == nil { return nil }
      case .unprintable(.tooLong):
        if items.contains(where: { $0.key.utf8.count + $0.value.utf8.count > 1000 }) { return nil }
      default: break
      }
      return "\(route) with \(items) throws \(error)"
    }
  }
}

extension Random {
  fileprivate mutating func addedItems() -> [LinkExtra] {
    let keys = ["text", "int", "ref", "until", "tab", "page", "beta", "utm", "id", "tag", "k"]
    return (0..<Int.random(in: 1...4, using: &self)).map { _ in
      let key = isOrdinary || one(in: 3) ? word() : one(in: 2) ? pick(keys) : text()
      return LinkExtra(key: key, value: text())
    }
  }
}
