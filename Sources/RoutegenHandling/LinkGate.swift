/// A gate at which links wait until a screen is ready for them.
///
/// A handler waits at the gate while its screen loads. The screen opens the gate when it is
/// visible:
///
/// ```swift
/// func legal() async throws -> LinkOutcome<Settings> {
///   try await isLoaded.waitUntilOpened()
///   show(.legal)
///   return .opened
/// }
///
/// override func viewDidAppear(_ animated: Bool) { isLoaded.open() }
/// ```
///
/// A link that waits causes the event ``LinkProgress/delayed(_:)``. If a newer link is received in
/// the meantime, or if the link has expired when the gate opens, ``waitUntilOpened()`` throws, so that the
/// method of the handler ends without opening anything.
@MainActor
public final class LinkGate {
  /// Whether links pass without waiting.
  public private(set) var isOpen: Bool

  /// The links that wait, in the order of their arrival.
  private var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var number = 0

  /// Creates a gate, which is closed by default.
  public init(isOpen: Bool = false) {
    self.isOpen = isOpen
  }

  /// Opens the gate for all who wait and for all who come later.
  ///
  /// Those who wait go on as soon as the main actor is free. If the gate is closed again before, they
  /// keep waiting.
  public func open() {
    isOpen = true
    let waiting = waiting
    self.waiting = []
    for link in waiting { link.continuation.resume() }
  }

  /// Closes the gate for all who come from now on.
  public func close() {
    isOpen = false
  }

  /// Waits until the gate is open, and returns immediately if it is.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, which happens when a newer link is
  ///   received, and when the link has expired or has waited longer than
  ///   ``LinkDispatcher/maximumWait``. Rethrow it from the method of the handler, so that the link
  ///   opens nothing.
  public func waitUntilOpened() async throws(CancellationError) {
    if !isOpen, !Task.isCancelled {
      let visit = LinkDelivery.visit
      visit?.delay()
      while !isOpen, !Task.isCancelled { await wait() }
      visit?.endDelay()
    }
    if Task.isCancelled { throw CancellationError() }
  }

  private func wait() async {
    number += 1
    let number = number
    await withTaskCancellationHandler {
      // This is still on the main actor, so even an early cancellation finds the continuation.
      await withCheckedContinuation { waiting.append((number, $0)) }
    } onCancel: {
      Task { @MainActor in endWait(number) }
    }
  }

  private func endWait(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume()
  }
}
