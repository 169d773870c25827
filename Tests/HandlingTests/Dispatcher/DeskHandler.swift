import RoutegenHandling

/// A handler that records its calls and does the actions of a test.
@MainActor
final class DeskHandler: Desk.Handler, Desk.Drawers.Handler, Desk.Safe.Handler {
  private(set) var calls: [String] = []

  /// The action of the drawer's method before it passes the link on.
  var atDrawer: @MainActor () async throws -> Void = {}

  /// The action of the last method before it opens the link.
  var atEnd: @MainActor () async throws -> Void = {}

  /// The action of a requirement's method.
  var atRequirement: @MainActor (Desk.Requirement) async throws -> Void = { _ in }

  /// The routes to which the next last methods redirect.
  var redirects: [Desk] = []

  /// Redirects to the next of the routes; opens the link if there is none.
  private func end<Level>() -> LinkOutcome<Level> where Level._RouteSet == Desk {
    redirects.isEmpty ? .opened : .redirected(to: redirects.removeFirst())
  }

  func require(_ requirement: Desk.Requirement) async throws {
    calls.append("require \(requirement.rawValue)")
    try await atRequirement(requirement)
  }

  func index() async throws -> LinkOutcome<Desk> {
    calls.append("top")
    try await atEnd()
    return end()
  }

  func search(q: String) async throws -> LinkOutcome<Desk> {
    calls.append("search \(q)")
    try await atEnd()
    return end()
  }

  func drawers(number: Int) async throws -> any Desk.Drawers.Handler {
    calls.append("drawer \(number)")
    try await atDrawer()
    return self
  }

  func index() async throws -> LinkOutcome<Desk.Drawers> {
    calls.append("whole drawer")
    try await atEnd()
    return end()
  }

  func letters(letter: String) async throws -> LinkOutcome<Desk.Drawers> {
    calls.append("letter \(letter)")
    try await atEnd()
    return end()
  }

  func safe() -> any Desk.Safe.Handler {
    calls.append("safe")
    return self
  }

  func index() -> LinkOutcome<Desk.Safe> {
    calls.append("inside the safe")
    return .opened
  }

  func gold() -> LinkOutcome<Desk.Safe> {
    calls.append("gold")
    return .opened
  }
}
