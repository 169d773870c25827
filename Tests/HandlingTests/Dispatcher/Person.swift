import RoutegenHandling

/// A value of a link that counts those in memory.
final class Person: RouteValue, Hashable {
  @MainActor static private(set) var count = 0

  let number: Int

  init?(routeValue text: String) {
    guard let number = Int(text) else { return nil }
    self.number = number
    MainActor.assumeIsolated { Self.count += 1 }
  }

  deinit {
    MainActor.assumeIsolated { Self.count -= 1 }
  }

  var routeValue: String { "\(number)" }

  static func == (left: Person, right: Person) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A handler that keeps the last person.
@MainActor
final class Hall: Crowd.Handler {
  private(set) var last: Person?
  private(set) var callCount = 0

  func person(person: Person) -> LinkOutcome<Crowd> {
    last = person
    callCount += 1
    return .opened
  }
}
