import CReference
import RoutegenRuntime

/// Compares the answers of all contestants, and prints how many are wrong: times of wrong answers mean nothing.
enum Check {
  static func parsers<R: Route, Hand: HandWritten>(
    _ count: Int, _ workload: Workload, _ route: R.Type, _ hand: Hand.Type, _ match: CMatcher
  ) {
    var found = Match()
    for links in [workload.links.map(\.web), workload.links.map(\.app)] {
      let expected = workload.links.map(\.route)
      report(
        "C \(count)", wrong: zip(cTexts(links), expected).filter { match($0, &found) != $1 }.count)
      let mine = links.map { try? R($0) }
      var numbers: [String: Int] = [:]
      let wrong = zip(mine, expected).filter { route, number in
        guard let route else { return number >= 0 }
        return numbers.updateValue(number, forKey: route.pattern).map { $0 != number }
          ?? (number < 0)
      }
      report("routegen \(count)", wrong: wrong.count + numbers.count - Set(numbers.values).count)
      let byHand = links.map { Hand($0) }
      report(
        "by hand \(count)", wrong: zip(byHand, expected).filter { ($0 != nil) != ($1 >= 0) }.count)
      let printed = zip(mine, byHand).filter { route, hand in
        guard let route, let hand else { return false }
        return (try? route.link()) != hand.appended()
      }
      report("printing \(count)", wrong: printed.count)
    }
  }

  static func report(_ name: String, wrong: Int) {
    if wrong > 0 { print("\(name): \(wrong) wrong answers") }
  }
}
