import RoutegenRuntime
import Testing
import TestSupport

/// The promise of printing, with random values.
@Suite struct KitchenPropertyTests {
  static let linkForms: [LinkForm] = [
    .app, .web, .scheme("pantry"), .host("www.kitchen.example"), .host("x.y.kitchen.example"),
  ]
  static let forms = PrintedForm.all(linkForms, hasPayload: true)

  /// `Tools/Fuzz/round-trip` prints millions of values.
  static let valuesPerCase = rounds(200, short: 20)
  static let ordinaryValuesPerCase = rounds(25, short: 5)

  @Test(.tags(.random), arguments: KitchenSample.all.indices) func printsOrRefuses(_ index: Int) {
    let sample = KitchenSample.all[index]
    var random = Random(seed: UInt64(index))
    var broken: [String] = []
    for _ in 0..<Self.valuesPerCase where broken.count < 3 {
      let form = random.pick(Self.forms)
      if let promise = brokenPromise(of: sample.make(&random), in: form) { broken.append(promise) }
    }
    #expect(broken == [], "\(sample.name)")
  }

  /// Values of letters, digits and small numbers are never unprintable.
  ///
  /// Except for those of another route: `UInt` and `Int` at the same segment.
  @Test(
    .tags(.random), arguments: KitchenSample.all.indices.filter { !KitchenSample.all[$0].hasRivals }
  )
  func printsOrdinaryValues(_ index: Int) {
    let sample = KitchenSample.all[index]
    var random = Random(seed: UInt64(index), isOrdinary: true)
    var broken: [String] = []
    for _ in 0..<Self.ordinaryValuesPerCase where broken.count < 3 {
      let route = sample.make(&random)
      for form in Self.forms {
        if let promise = brokenPromise(of: route, in: form, mustPrint: true) {
          broken.append(promise)
        }
      }
    }
    #expect(broken == [], "\(sample.name)")
  }
}
