/// Lets everything run that waits for the main actor, so many times.
///
/// Unlike `Task.yield`, which goes by way of another thread, it keeps the order, so that a schedule
/// runs alike every time.
@MainActor
func takeTurns(_ count: Int = 1) async {
  for _ in 0..<count {
    await withCheckedContinuation { turn in
      Task { @MainActor in turn.resume() }
    }
  }
}
