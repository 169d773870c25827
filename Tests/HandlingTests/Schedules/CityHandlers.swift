import RoutegenHandling

/// The path of one link through the handlers of one connection.
@MainActor
final class CityWalk {
  let link: Int
  let connection: Int

  /// The number of times that the link was redirected before.
  let redirects: Int

  /// The number of stations that it has reached.
  var position = 0

  init(link: Int, connection: Int, redirects: Int) {
    self.link = link
    self.connection = connection
    self.redirects = redirects
  }
}

/// The outermost handler, which does the actions of the schedule.
@MainActor
final class CityHandler: City.Handler {
  private let run: ScheduleRun
  private let connection: Int
  private var walk: CityWalk?

  init(_ run: ScheduleRun, connection: Int) {
    self.run = run
    self.connection = connection
  }

  func sign(key: Int) async throws -> LinkOutcome<City> {
    try await run.open(.sign, key, begin())
  }

  func signal(key: Int) async throws -> LinkOutcome<City> {
    let callback = LinkDelivery.current.map(\.number).flatMap { run.isCallback($0) ? $0 : nil }
    let walk = callback.map { CityWalk(link: $0, connection: connection, redirects: 0) } ?? begin()
    return try await run.open(.signal, key, walk)
  }

  func town(id: Int) async throws -> any City.Town.Handler {
    let walk = begin()
    try await run.pass(.town, id, walk)
    return TownHandler(run: run, walk: walk)
  }

  func require(_ requirement: City.Requirement) async throws {
    guard let walk else { return run.report("a login is asked for before the town is passed") }
    try await run.pass(walk.position == 1 ? .streetLogin : .doorLogin, nil, walk)
  }

  /// Starts a new walk, which is the one that requires a login from now on.
  private func begin() -> CityWalk {
    let walk = CityWalk(
      link: run.newestLink, connection: connection, redirects: run.redirectCount)
    self.walk = walk
    return walk
  }
}

/// The handler of all levels below.
struct TownHandler: City.Town.Handler, City.Town.Street.Handler, City.Town.Street.House.Handler {
  let run: ScheduleRun
  let walk: CityWalk

  func square(key: Int) async throws -> LinkOutcome<City.Town> {
    try await run.open(.square, key, walk)
  }

  func street() async throws -> any City.Town.Street.Handler {
    try await run.pass(.street, nil, walk)
    return self
  }

  func shop(key: Int) async throws -> LinkOutcome<City.Town.Street> {
    try await run.open(.shop, key, walk)
  }

  func house() async throws -> any City.Town.Street.House.Handler {
    try await run.pass(.house, nil, walk)
    return self
  }

  func hall(key: Int) async throws -> LinkOutcome<City.Town.Street.House> {
    try await run.open(.hall, key, walk)
  }

  func door(key: Int) async throws -> LinkOutcome<City.Town.Street.House> {
    try await run.open(.door, key, walk)
  }
}
