import Foundation
import RoutegenRuntime
import TestSupport

/// Prints random routes of the route sets of the tests, and reads them again: `round-trip COUNT SEED`.
///
/// What is read must be the same route, or printing must have thrown `unprintable`. The program writes the
/// numbers of routes, printed texts, refusals, broken promises, elements of stacks, and route sets. With a third
/// argument, it writes ``Answers``.
@main enum RoundTrip {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let arguments = words.prefix(2).compactMap { UInt64($0) }
    guard arguments.count == 2, words.count < 4 else {
      stop("usage: round-trip COUNT SEED [SETS]", 2)
    }
    if let sets = words.dropFirst(2).first {
      guard let answers = try? Answers(path: sets) else { stop("'\(sets)' has no route sets", 2) }
      var random = Random(seed: arguments[1])
      return answers.write(arguments[0], &random)
    }
    let trips = allSamples.map { Trips($0) }
    let routes = trips.flatMap { trips in trips.routes.indices.map { (trips, $0) } }
    var hostile = Random(seed: arguments[1])
    var ordinary = Random(seed: arguments[1], isOrdinary: true)
    for number in 0..<arguments[0] {
      let (trips, route) = hostile.pick(routes)
      if number % 8 == 0 {
        trips.make(route, &ordinary)
      } else {
        trips.make(route, &hostile)
      }
    }
    let tally = trips.reduce(into: Tally()) { $0.add($1.tally) }
    print(arguments[0], tally.printed, tally.refused, tally.broken, tally.elements, trips.count)
    // A route that is never printed proves nothing.
    let silent = arguments[0] < 1000 * UInt64(routes.count) ? [] : trips.flatMap(\.neverPrinted)
    for name in silent { report("\(name) was never printed") }
    exit(tally.broken == 0 && silent.isEmpty ? 0 : 1)
  }

  private static func stop(_ message: String, _ code: Int32) -> Never {
    report(message)
    exit(code)
  }
}

/// Writes a line to standard error.
func report(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }
