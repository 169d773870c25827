/// Lets everything run that waits for the main actor, a number of times.
///
/// Unlike `Task.yield`, which uses another thread, this keeps the order, so that a schedule runs in
/// the same way every time.
@MainActor
func takeTurns(_ count: Int = 1) async {
  for _ in 0..<count {
    await withCheckedContinuation { turn in
      Task { @MainActor in turn.resume() }
    }
  }
}
