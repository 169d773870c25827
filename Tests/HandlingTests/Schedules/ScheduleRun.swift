import RoutegenHandling

/// A schedule while it runs: the dispatcher, its surroundings, and the story of both.
@MainActor
final class ScheduleRun {
  private var story = Story()
  private var faults: [String] = []

  /// Whether some of the work is done on other threads.
  private let leavesMainActor: Bool
  private var links: LinkDispatcher<City>?
  let gates = (0..<Schedule.gateCount).map { _ in LinkGate() }

  /// The actions of the stations of each link.
  private var conducts: [Int: [Int: Conduct]] = [:]
  private var deliveryCount = 0
  private var connectionCount = 0

  /// The links of which `otherwise` was told.
  private var told: [String] = []
  private var last: (received: Story.Received, delivery: Delivery)?
  private var handler: CityHandler?

  /// The actions that handlers do once, and have done.
  private var done: Set<String> = []

  /// The number of handlers' methods that have been called and have not ended.
  private var activeCount = 0

  /// The calls that hang.
  private var hanging: [CheckedContinuation<Void, Never>] = []

  /// Whether the schedule has ended, so that no call hangs any more.
  private var hasEnded = false

  /// The tasks that wait at gates independently, and the number that have not ended.
  private var aside: [Task<Void, Never>] = []
  private var asideCount = 0

  init(leavesMainActor: Bool) {
    self.leavesMainActor = leavesMainActor
    links = LinkDispatcher { [weak self] in Double(self?.story.time ?? 0) }
    links?.duplicateWindow = Double(Schedule.duplicateWindow)
    links?.maximumWait = Double(Schedule.maximumWait)
  }

  /// Runs the schedule and returns the faults.
  func run(_ schedule: Schedule) async -> [String] {
    let readers = links.map { EventReaders($0, elsewhere: leavesMainActor) }
    guard let readers else { return [] }
    await perform(schedule.steps, readers)
    let isComplete = schedule.ending == .drained
    if isComplete { await drain() }
    tell(.dropped)
    links = nil
    await yield { self.activeCount == self.hanging.count }
    endHanging()
    await yield { self.activeCount == 0 }
    if activeCount > 0 { report("\(activeCount) calls never end") }
    if told != story.told { report("told of \(told), not of \(story.told)") }
    await cancelAside()
    await yield { readers.haveEnded && self.asideCount == 0 }
    if asideCount > 0 { report("\(asideCount) tasks never end") }
    return await faults + story.faults + readers.faults(story.events, isComplete: isComplete)
  }

  private func perform(_ steps: [Schedule.Step], _ readers: EventReaders) async {
    for (number, step) in steps.enumerated() {
      if number == steps.count / 2, let links { readers.readLate(links) }
      await perform(step)
      if links?.isConnected != story.isConnected { report("isConnected is wrong") }
      if let links, (links.waiting == nil) == story.waits { report("waiting is wrong") }
    }
  }

  func tell(_ happening: Story.Happening) {
    story.tell(happening)
  }

  func report(_ fault: String) {
    faults.append(fault)
  }

  private func perform(_ step: Schedule.Step) async {
    switch step {
    case .connect: connect()
    case .reconnect: if let handler, story.isConnected { links?.connect(to: handler) }
    case .disconnect: disconnect()
    case .cancel: cancel()
    case .open(let delivery): open(delivery)
    case .again(let seconds, let way):
      story.time += seconds
      deliverAgain(by: way)
    case .openGate(let gate): gates[gate].open()
    case .closeGate(let gate): gates[gate].close()
    case .waitAside(let gate): waitAside(gate)
    case .advance(let seconds): story.time += seconds
    case .yield(let count): await takeTurns(count)
    }
  }

  /// Opens every gate and connects, until there is nothing left to do.
  private func drain() async {
    // Handlers call the dispatcher only a few times for a link, so this ends.
    repeat {
      for gate in gates { gate.open() }
      if !story.isConnected { connect() }
      await yield { self.activeCount == self.hanging.count }
      // Nothing else ends the link of a handler that does not return.
      if story.open != nil, story.isConnected { cancel() }
    } while !story.isConnected
  }

  /// Does not return before the end of the schedule.
  func hang() async {
    guard !hasEnded else { return }
    await withCheckedContinuation { hanging.append($0) }
  }

  private func endHanging() {
    hasEnded = true
    let hanging = hanging
    self.hanging = []
    for call in hanging { call.resume() }
  }

  /// Lets other tasks run until the condition has held for a while, or seems never to hold.
  private func yield(until condition: () -> Bool) async {
    // Work on other threads can take any number of rounds on this one.
    let limit = leavesMainActor ? 10_000_000 : 10_000
    var (rounds, roundsHeld) = (0, 0)
    while rounds < limit, roundsHeld < 8 {
      roundsHeld = condition() ? roundsHeld + 1 : 0
      rounds += 1
      await takeTurns()
    }
  }

  /// Starts a task that waits at the gate, and does not wait for it.
  func waitAside(_ gate: Int) {
    let gate = gates[gate]
    asideCount += 1
    aside.append(
      Task {
        // Cancelled or not, the task has waited.
        try? await gate.waitUntilOpened()
        asideCount -= 1
      })
  }

  private func cancelAside() async {
    guard leavesMainActor else { return aside.forEach { $0.cancel() } }
    // On another thread, while gates are opened on this one.
    let cancelling = Task.detached { [aside] in for task in aside { task.cancel() } }
    for gate in gates { gate.open() }
    await cancelling.value
  }

  // MARK: The dispatcher

  /// - Parameter link: The link whose handler connects; `nil` outside of handling.
  func connect(by link: Int? = nil) {
    connectionCount += 1
    tell(.connected(connectionCount, by: link))
    let handler = CityHandler(self, connection: connectionCount)
    self.handler = handler
    links?.connect(to: handler) { [weak self] error, link in
      self?.told.append("link \(link.number) (\(link.source)): \(failure(error))")
    }
  }

  func disconnect(by link: Int? = nil) {
    tell(.disconnected(by: link))
    links?.disconnect()
  }

  func cancel() {
    tell(.cancelled("cancelled"))
    links?.cancel()
  }

  func open(_ delivery: Delivery) {
    deliveryCount += 1
    let received = Story.Received(delivery, key: deliveryCount, time: story.time)
    deliver(received, delivery)
    if delivery.way != .route { last = (received, delivery) }
  }

  private func deliverAgain(by way: Delivery.Way?) {
    guard var (received, delivery) = last else { return }
    // A route of the app's own does not expire.
    delivery.way = way == .route ? delivery.way : way ?? delivery.way
    received.source = delivery.way.source
    deliver(received, delivery)
  }

  private func deliver(_ received: Story.Received, _ delivery: Delivery) {
    guard let links else { return }
    let isGood = story.isGood(received)
    tell(.delivered(received))
    conducts[story.received.count] = conducts[story.received.count] ?? delivery.conducts
    if delivery.hand(received.path, to: links) != isGood { report("open tells the wrong thing") }
  }

  // MARK: Handlers

  /// Whether the action with this name is done for the first time.
  func isFirst(_ name: String) -> Bool { done.insert(name).inserted }

  /// The link that a handler is called for, if the call is expected.
  var newestLink: Int { story.open ?? story.received.count }

  func isCallback(_ link: Int) -> Bool { story.received[link - 1].isCallback }

  func pass(_ station: Station, _ key: Int?, _ walk: CityWalk) async throws {
    _ = try await visit(station, key, walk)
  }

  /// The number of redirects before the link that a handler is called for.
  var redirectCount: Int { story.journey.redirectCount }

  func open<Level>(
    _ station: Station, _ key: Int, _ walk: CityWalk
  ) async throws -> LinkOutcome<Level> where Level._RouteSet == City {
    switch try await visit(station, key, walk) {
    case .passed, .opened: return .opened
    case .rejected(let reason), .failed(let reason): return .rejected(reason)
    case .redirected(let destination): return .redirected(to: try City(path: destination.path(key)))
    }
  }

  /// Does the actions of the station, and returns its outcome unless it is one to throw.
  private func visit(
    _ station: Station, _ key: Int?, _ walk: CityWalk
  ) async throws -> Story.Outcome {
    let number = Delivery.number(of: walk.position, after: walk.redirects)
    let conduct = conducts[walk.link]?[number] ?? Conduct()
    let visit = StationVisit(self, conduct, at: station, walk)
    walk.position += 1
    activeCount += 1
    defer { activeCount -= 1 }
    tell(.called(visit.call, key: key))
    checkDelivery(of: visit.call)
    defer { checkDelivery(of: visit.call) }
    do {
      let outcome = try await visit.go()
      tell(.ended(visit.call, outcome, wasCancelled: Task.isCancelled))
      return outcome
    } catch {
      tell(.ended(visit.call, .init(error), wasCancelled: Task.isCancelled))
      throw error
    }
  }

  private func checkDelivery(of call: Story.Call) {
    let received = story.received[call.link - 1]
    let delivery = LinkDelivery.current
    let isRight =
      delivery?.number == call.link && delivery?.source == received.source
      && delivery?.text.map { $0.hasSuffix(received.path) } != false
    if !isRight { report("link \(call.link) at \(call.station): another delivery") }
  }
}
