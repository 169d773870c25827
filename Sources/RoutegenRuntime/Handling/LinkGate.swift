/// Where links wait until a screen is ready for them.
///
/// A handler whose screen still loads waits at its gate; the screen opens it once, when it is there:
///
/// ```swift
/// func legal() async throws -> LinkHandling<Settings> {
///   try await isLoaded.opened()
///   show(.legal)
///   return .opened
/// }
///
/// override func viewDidAppear(_ animated: Bool) { isLoaded.open() }
/// ```
///
/// The event ``LinkProgress/delayed(_:)`` tells that a link waits. If a newer link comes meanwhile,
/// ``opened()`` throws, and the method ends without having opened anything.
@MainActor
public final class LinkGate {
  /// Whether links pass without waiting.
  public private(set) var isOpen: Bool

  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var number = 0

  /// A gate, closed unless told otherwise.
  public init(isOpen: Bool = false) {
    self.isOpen = isOpen
  }

  /// Lets everyone through who waits, and who comes later.
  public func open() {
    isOpen = true
    let waiting = waiting
    self.waiting = [:]
    for number in waiting.keys.sorted() { waiting[number]?.resume() }
  }

  /// Makes those wait who come from now on.
  public func close() {
    isOpen = false
  }

  /// Returns once the gate is open, at once if it is.
  ///
  /// - Throws: `CancellationError` if the task is cancelled, as it is when a newer link comes. Let it
  ///   through, so that the older link opens nothing.
  public func opened() async throws(CancellationError) {
    if !isOpen, !Task.isCancelled {
      let visit = HandlerVisit.current
      visit?.delay()
      await wait()
      visit?.goOn()
    }
    if Task.isCancelled { throw CancellationError() }
  }

  private func wait() async {
    number += 1
    let number = number
    await withTaskCancellationHandler {
      // On the main actor until here, so a cancellation finds the continuation, however early it comes.
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      Task { @MainActor in waiting.removeValue(forKey: number)?.resume() }
    }
  }
}
