import Foundation
import RoutegenFoundation
import RoutegenRuntime
import Testing

/// How a route set is asked.
enum LinkInput: Sendable {
  /// A link as the operating system hands it over.
  case link(String)

  /// A path, as a payload, a shortcut or a search index holds it.
  case path(String)

  /// A payload, as the JSON of a push.
  case push(String)
}

/// One input and what it has to be.
struct LinkCase<R: Route>: Sendable, CustomTestStringConvertible {
  let input: LinkInput
  let expected: Result<R, LinkError>

  /// The segments of the route's chain of nodes, where the case says them.
  let nodes: [String]?

  /// The items that no parameter takes, as `key=value`.
  let extras: [String]

  /// Why this project decides otherwise than the app that the case comes from.
  let ours: String?

  init(
    _ input: LinkInput, _ route: R, nodes: [String]? = nil, extras: [String] = [],
    ours: String? = nil
  ) {
    self.input = input
    self.expected = .success(route)
    self.nodes = nodes
    self.extras = extras
    self.ours = ours
  }

  init(_ input: LinkInput, fails error: LinkError, ours: String? = nil) {
    self.input = input
    self.expected = .failure(error)
    self.nodes = nil
    self.extras = []
    self.ours = ours
  }

  var testDescription: String {
    let text = String("\(input)".prefix(120))
    return ours.map { "\(text), here: \($0)" } ?? text
  }

  /// Expects that the input is what the case says, and that a route that is accepted prints in
  /// every form and comes back.
  func check(forms: [LinkForm], hasPayload: Bool) throws {
    switch (Self.read(input), expected) {
    case (.success(let link), .success(let route)):
      #expect(isIdentical(link.route, route))
      #expect(link.extras.map { "\($0.key)=\($0.value)" } == extras)
      if let nodes { #expect(link.route.nodes.map(\.segment) == nodes) }
      try expectPrintsAndComesBack(route, forms: forms, hasPayload: hasPayload)
    case (let outcome, let expected):
      #expect(outcome.map(\.route) == expected)
    }
  }

  /// What the route set makes of the input.
  static func read(_ input: LinkInput) -> Result<Link<R>, LinkError> {
    do throws(LinkError) {
      switch input {
      case .link(let text): return .success(try Link<R>(text))
      case .path(let text): return .success(try Link<R>(path: text))
      case .push(let json): return .success(try Link<R>(payload: payload(of: json)))
      }
    } catch {
      return .failure(error)
    }
  }

  private static func payload(of json: String) -> [AnyHashable: Any] {
    let object = try? JSONSerialization.jsonObject(with: Data(json.utf8))
    guard let payload = object as? [String: Any] else {
      Issue.record("the case is no JSON: \(json)")
      return [:]
    }
    return payload
  }
}
