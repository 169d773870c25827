import Testing
import TestSupport

@testable import RoutegenRuntime

/// Links with the first scheme and the first host are written in another way than those of other
/// origins, and have the same texts.
@Suite struct UsualLinkTests {
  private static let valuesPerCase = rounds(60, short: 15)

  private func outcome<R: Route>(_ route: R, _ form: LinkForm) -> Result<String, LinkError> {
    Result { () throws(LinkError) in try route.link(form) }
  }

  private func expectSameTexts<R: Route>(
    _ route: R, _ scheme: String, _ host: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      outcome(route, .app) == outcome(route, .scheme(scheme)), sourceLocation: sourceLocation)
    #expect(outcome(route, .web) == outcome(route, .host(host)), sourceLocation: sourceLocation)
    #expect(
      Result { () throws(LinkError) in try route.link() } == outcome(route, .app),
      sourceLocation: sourceLocation)
  }

  @Test(.tags(.random), arguments: KitchenSample.all.indices) func areThoseOfTheKitchen(
    _ index: Int
  ) {
    var random = Random(seed: UInt64(index))
    for _ in 0..<Self.valuesPerCase {
      expectSameTexts(KitchenSample.all[index].make(&random), "kitchen", "kitchen.example")
    }
  }

  @Test(.tags(.random), arguments: LarderSample.all.indices) func areThoseOfTheLarder(_ index: Int)
  {
    var random = Random(seed: UInt64(index))
    for _ in 0..<Self.valuesPerCase {
      expectSameTexts(LarderSample.all[index].make(&random), "larder", "larder.example")
    }
  }

  /// The name of a host without a dot is not written as the authority of a custom scheme.
  @Test(arguments: ["localhost", "LOCALHOST", "local-host", "ann", "a.b", "a b", "é", "", ".."])
  func areThoseOfAHostWithoutADot(_ name: String) throws {
    expectSameTexts(Doorstep.person(name: name), "doorstep", "localhost")
    expectSameTexts(Doorstep.bell(times: 2), "doorstep", "localhost")
    if name.lowercased() == "localhost" {
      #expect(try Doorstep.person(name: name).link() == "doorstep:///\(name)")
    }
  }

  /// A link that has a literal segment of another route is read back, and other links are not.
  @Test(arguments: [
    ("new", false), ("nooks", true), ("newer", true), ("ne", true), ("New", true), ("new?", true),
    ("new/", true),
    ("new#", true), ("n%65w", true), (" new", true),
  ])
  func areNoLinksOfAnotherRoute(_ name: String, _ isPrinted: Bool) {
    let route = Alcove.nook(name: name)
    expectSameTexts(route, "alcove", "alcove.example")
    let read = Result { () throws(LinkError) in try Alcove(route.link()) }
    #expect(read == (isPrinted ? .success(route) : .failure(.unprintable(.otherRoute))))
    #expect(outcome(route, .web).map { $0.hasPrefix("https:") } == read.map { _ in true })
    #expect(Result { () throws(LinkError) in try Alcove(path: route.path()) } == read)
  }

  @Test(arguments: ["ann", "a b", "", "letters.example"])
  func areThoseOfASetWithoutAScheme(_ name: String) {
    let route = Letters.letter(name: name)
    #expect(outcome(route, .web) == outcome(route, .host("letters.example")))
    #expect(Result { () throws(LinkError) in try route.link() } == outcome(route, .web))
    #expect(throws: LinkError.self) { try route.link(.app) }
  }

  @Test(.tags(.random), arguments: KitchenSample.all.indices) func haveTheNumberOfTheRoute(
    _ index: Int
  ) {
    var random = Random(seed: UInt64(index))
    expectNumber(KitchenSample.all[index].make(&random))
  }

  @Test(.tags(.random), arguments: LarderSample.all.indices) func haveTheNumberOfTheMountedRoute(
    _ index: Int
  ) {
    var random = Random(seed: UInt64(index))
    expectNumber(LarderSample.all[index].make(&random))
  }

  /// The number is that with which the route is written.
  private func expectNumber<R: Route>(
    _ route: R, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let number = withLinkBuffer(room: 0) { buffer in
      var writer = LinkWriter(.values, buffer)
      route._write(to: &writer)
      return writer.index
    }
    #expect(route._number == number, sourceLocation: sourceLocation)
  }
}
