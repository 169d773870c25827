import RoutegenHandling

/// A call of a handler's method, and its actions.
@MainActor
struct StationVisit {
  let call: Story.Call
  private let run: ScheduleRun
  private let conduct: Conduct

  init(_ run: ScheduleRun, _ conduct: Conduct, at station: Station, _ walk: CityWalk) {
    self.run = run
    self.conduct = conduct
    call = Story.Call(
      link: walk.link, connection: walk.connection, position: walk.position, station: station,
      honoursCancellation: conduct.honoursCancellation)
  }

  /// Does the actions and returns the outcome, unless it is one to throw.
  func go() async throws -> Story.Outcome {
    for (number, act) in conduct.before.enumerated() {
      try await perform(act, "before \(number)")
      // A gate checks for cancellation itself.
      if case .wait = act { continue }
      if conduct.honoursCancellation { try Task.checkCancellation() }
    }
    switch conduct.outcome {
    case .pass: break
    case .throwRejection: throw LinkRejection("thrown")
    case .returnRejection: return .rejected("returned")
    case .redirect(let destination): return .redirected(destination)
    case .throwError: throw CityError()
    case .throwCancellation: throw CancellationError()
    }
    if call.station.isLast { run.tell(.shown(call)) }
    for (number, act) in conduct.after.enumerated() {
      try await perform(act, "after \(number)")
    }
    return call.station.isLast ? .opened : .passed
  }

  private func perform(_ act: Conduct.Act, _ place: String) async throws {
    // The same for every time that the link arrives here.
    let name = "\(call.link) \(call.station) \(place)"
    switch act {
    case .yield(let count): await takeTurns(count)
    case .wait(let gate): try await wait(run.gates[gate])
    case .waitAside(let gate): run.waitAside(gate)
    case .leave: await leaveMainActor()
    case .hang: await run.hang()
    case .openGate(let gate): run.gates[gate].open()
    case .connect: run.connect(by: call.link)
    case .disconnect: if run.isFirst(name) { run.disconnect(by: call.link) }
    case .cancel: if run.isFirst(name) { run.cancel() }
    case .open(let delivery): if run.isFirst(name) { run.open(delivery) }
    }
  }

  private func wait(_ gate: LinkGate) async throws {
    let isDelayed = !gate.isOpen && !Task.isCancelled
    if isDelayed { run.tell(.waits(call)) }
    defer { if isDelayed { run.tell(.waited(call, wasCancelled: Task.isCancelled)) } }
    do {
      try await gate.waitUntilOpened()
    } catch {
      if conduct.honoursCancellation { throw error }
    }
  }
}

extension Story.Outcome {
  /// The error that a method throws.
  init(_ error: any Error) {
    let rejection = error as? LinkRejection
    self = rejection.map { .rejected($0.reason) } ?? .failed("\(error)")
  }
}

private struct CityError: Error {}

@concurrent
private func leaveMainActor() async {
  await Task.yield()
}
