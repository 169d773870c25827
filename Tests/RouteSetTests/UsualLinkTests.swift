import TestSupport
import Testing

@testable import RoutegenRuntime

/// Links with the first scheme and the first host are written in another way than those of other
/// origins, and have the same texts.
@Suite struct UsualLinkTests {
  private static let valuesPerCase = 60

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

  @Test(arguments: KitchenSample.all.indices) func areThoseOfTheKitchen(_ index: Int) {
    var random = Random(seed: UInt64(index))
    for _ in 0..<Self.valuesPerCase {
      expectSameTexts(KitchenSample.all[index].make(&random), "kitchen", "kitchen.example")
    }
  }

  @Test(arguments: LarderSample.all.indices) func areThoseOfTheLarder(_ index: Int) {
    var random = Random(seed: UInt64(index))
    for _ in 0..<Self.valuesPerCase {
      expectSameTexts(LarderSample.all[index].make(&random), "larder", "larder.example")
    }
  }

  /// The number is that with which the route is written.
  @Test(arguments: KitchenSample.all.indices) func haveTheNumberOfTheRoute(_ index: Int) {
    var random = Random(seed: UInt64(index))
    let route = KitchenSample.all[index].make(&random)
    let number = withLinkBuffer(front: 0, room: 0) { buffer in
      var writer = LinkWriter(.values, buffer)
      route._write(to: &writer)
      return writer.index
    }
    #expect(route._number == number)
  }
}
