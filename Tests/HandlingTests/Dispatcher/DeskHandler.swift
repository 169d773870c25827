import RoutegenRuntime

/// Writes down what is asked of it, and does what the test says.
@MainActor
final class DeskHandler: Desk.Handler, Desk.Drawers.Handler, Desk.Safe.Handler {
  private(set) var calls: [String] = []

  /// What the drawer's method does before it passes the link on.
  var atDrawer: @MainActor () async throws -> Void = {}

  /// What the method at the end of the way does before it opens.
  var atEnd: @MainActor () async throws -> Void = {}

  /// What asking for a requirement does.
  var atRequirement: @MainActor (Desk.Requirement) async throws -> Void = { _ in }

  func require(_ requirement: Desk.Requirement) async throws {
    calls.append("require \(requirement.rawValue)")
    try await atRequirement(requirement)
  }

  func index() async throws -> LinkHandling<Desk> {
    calls.append("top")
    try await atEnd()
    return .opened
  }

  func search(q: String) async throws -> LinkHandling<Desk> {
    calls.append("search \(q)")
    try await atEnd()
    return .opened
  }

  func drawers(number: Int) async throws -> any Desk.Drawers.Handler {
    calls.append("drawer \(number)")
    try await atDrawer()
    return self
  }

  func index() async throws -> LinkHandling<Desk.Drawers> {
    calls.append("whole drawer")
    try await atEnd()
    return .opened
  }

  func letters(letter: String) async throws -> LinkHandling<Desk.Drawers> {
    calls.append("letter \(letter)")
    try await atEnd()
    return .opened
  }

  func safe() -> any Desk.Safe.Handler {
    calls.append("safe")
    return self
  }

  func index() -> LinkHandling<Desk.Safe> {
    calls.append("inside the safe")
    return .opened
  }

  func gold() -> LinkHandling<Desk.Safe> {
    calls.append("gold")
    return .opened
  }
}
