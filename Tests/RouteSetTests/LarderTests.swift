import Foundation
import RoutegenRuntime
import Testing
import TestSupport

/// Values that have particular texts: they are read and printed with them, or refused.
@Suite struct LarderTests {
  @Test func printsListsInOrder() throws {
    let route = Larder.filter(filters: ["b": ["2", "1"], "a": [""], "é": ["&"]])
    #expect(route != .filter(filters: ["b": ["1", "2"], "a": [""], "é": ["&"]]))
    #expect(try route.path() == "/filter?a=&b=2&b=1&%C3%A9=%26")
    #expect(throws: LinkError.unprintable(parameter: "filters")) {
      try Larder.filter(filters: ["a": []]).path()
    }
    #expect(throws: LinkError.self) { try Larder.filter(filters: ["page": ["2"]]).path() }
    #expect(throws: LinkError.self) { try Larder.filter(filters: ["tag": ["2"]]).path() }
  }

  @Test func printsPorts() throws {
    let visit = Larder.visit(page: "a")
    #expect(try visit.link() == "https://larder.example/visit/a")
    let longest = [63, 63, 63, 61].map { String(repeating: "a", count: $0) }.joined(separator: ".")
    for host in [
      "localhost:8080", "a.example", "a.example:443", "a.example:0", "A.example:65535", longest,
      longest + ":80",
    ] {
      let link = try visit.link(.host(host))
      #expect(link == "https://\(host)/visit/a")
      #expect(try Larder(link) == visit)
    }
    for host in [
      "a.example:65536", "a.example:", "a.example:x", ":80", "a:8:0", "a.example:080", "a:-1",
      "a:+1", "[::1]:80", "u@a:80", longest + "a",
    ] {
      #expect(throws: LinkError.unprintable(.host(only: ["host *"]))) {
        try visit.link(.host(host))
      }
    }
    #expect(throws: LinkError.unprintable(.host(only: ["scheme larder", "host larder.example"]))) {
      try Larder.tray(position: 5).link(.host("larder.example:8080"))
    }
  }

  /// A slug that ends as the rest begins would be read as another one.
  @Test func printsNoSlugThatReadsOtherwise() throws {
    #expect(throws: LinkError.self) { try Larder.slug(slug: "a-", number: 7).path() }
    #expect(throws: LinkError.self) { try Larder.slug(slug: "", number: 7).path() }
    #expect(throws: LinkError.self) {
      try Larder.season(slug: "an-indian", season: .summer).path()
    }
  }

  @Test func printsNoValueWithoutItsPrefix() throws {
    #expect(throws: LinkError.unprintable(parameter: "handle")) {
      try Larder.handle(handle: Handle(routeValue: "a")).path()
    }
    #expect(throws: LinkError.unprintable(parameter: "others")) {
      try Larder.mention(
        handle: Handle(routeValue: "@a"), others: [Handle(routeValue: "#b")]
      ).path()
    }
    #expect(throws: LinkError.unprintable(.otherRoute)) {
      try Larder.handle(handle: Handle(routeValue: "@@a")).path()
    }
    #expect(throws: LinkError.unprintable(.otherRoute)) {
      try Larder.text(text: "@a").path()
    }
  }

  @Test func comparesPlacesOfOptionalValues() {
    let room = Room(routeValue: "#a")
    #expect(Larder.pins(first: room) != .pins(second: room))
    #expect(Larder.pins(first: room) == .pins(first: room))
  }

  @Test func comparesNumbers() {
    #expect(Larder.serial(number: 7) == .serial(number: 7))
    #expect(Larder.serial(number: 7) != .serial(number: 70))
    #expect(Larder.tray(position: -1) != .tray(position: -2))
    #expect(Larder.times(hour: 1, minute: nil) != .times(hour: 1, minute: 0))
    #expect(Larder.times(hour: 1).hashValue == Larder.times(hour: 1, second: 7).hashValue)
  }

  @Test(arguments: LarderSample.all.indices) func printsOrRefuses(_ index: Int) {
    let forms = PrintedForm.all([.app, .web], hasPayload: true)
    let sample = LarderSample.all[index]
    var random = Random(seed: UInt64(index))
    var (broken, printed): ([String], Int) = ([], 0)
    for _ in 0..<KitchenPropertyTests.valuesPerCase where broken.count < 3 {
      let (route, form) = (sample.make(&random), random.pick(forms))
      if (try? form.print(route)) != nil { printed += 1 }
      if let promise = brokenPromise(of: route, in: form) { broken.append(promise) }
    }
    #expect(broken == [], "\(sample.name)")
    #expect(printed > 0, "\(sample.name)")
  }
}
