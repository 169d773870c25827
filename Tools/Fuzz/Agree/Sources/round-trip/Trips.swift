import RoutegenRuntime
import TestSupport

/// The printing of one route set's routes.
final class Trips {
  /// The names of the routes.
  let routes: [String]
  private(set) var tally = Tally()

  private let samples: any RouteSamples.Type
  private var printedCounts: [Int]

  init(_ samples: any RouteSamples.Type) {
    self.samples = samples
    routes = samples.names
    printedCounts = routes.map { _ in 0 }
  }

  /// Links open these routes, and no text was printed for them.
  var neverPrinted: [String] {
    zip(routes, printedCounts)
      .filter { $1 == 0 && !samples.unlinked.contains($0) }
      .map { "\(samples).\($0.0)" }
  }

  /// Makes a route with random values, prints it in several ways, and reads what was printed.
  func make(_ number: Int, _ random: inout Random) { make(samples, number, &random) }

  private func make<S: RouteSamples>(_ samples: S.Type, _ number: Int, _ random: inout Random) {
    let route = S.make(number, &random)
    if random.one(in: 8) {
      tally.elements += route.stack.count
      if let promise = brokenPromiseOfStack(route) { count(promise) }
    }
    for way in random.ways(S.forms) {
      do throws(LinkError) {
        let (text, reread) = try way.trip(route)
        if let reread, S.areSame(reread, route) {
          tally.printed += 1
          printedCounts[number] += 1
        } else {
          let result = reread.map { "\($0)" } ?? "no route"
          count("\(route) in \(way) is '\(text)', and that is \(result)")
        }
      } catch {
        count(error, route, way, mustPrint: random.isOrdinary)
      }
    }
  }

  private func count(_ error: LinkError, _ route: some Route, _ way: Way, mustPrint: Bool) {
    switch error {
    case .unprintable(let reason):
      if mustPrint, reason.isOfValue {
        count("\(route) in \(way) throws \(reason), but its values are ordinary")
      } else {
        tally.refused += 1
      }
    case .malformed, .repeatedKey, .wrongScheme, .wrongHost, .notFound, .missing, .invalidValue,
      .expired,
      .excluded:
      count("\(route) in \(way) throws \(error)")
    }
  }

  /// Counts a broken promise, and reports the first ones.
  private func count(_ promise: String) {
    tally.broken += 1
    if tally.broken <= 5 { report("BROKEN: \(promise)") }
  }
}

extension Unprintable {
  /// Whether the reason is a value; ordinary values can always be printed.
  fileprivate var isOfValue: Bool {
    switch self {
    case .value, .tooLong, .networkPath, .url: true
    case .otherRoute, .path, .scheme, .host, .unlinked, .payload, .addedItem, .tooManyItems: false
    }
  }
}
