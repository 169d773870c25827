import Foundation
import RoutegenFoundation
import RoutegenRuntime
import Testing

/// The input of a case.
enum LinkInput: Sendable {
  /// A link from the operating system.
  case link(String)

  /// A path from a payload or a search index.
  case path(String)

  /// The type of a Home Screen quick action, and that of an activity.
  case shortcut(String)
  case activity(String)

  /// A payload as the JSON of a push.
  case push(String)
}

/// One input and its expected result.
struct LinkCase<R: Route>: Sendable, CustomTestStringConvertible {
  let input: LinkInput
  let expected: Result<R, LinkError>

  /// The segments of the route's chain of nodes, if the case contains them.
  let nodes: [String]?

  /// The items that no parameter reads, as `key=value`.
  let extras: [String]

  /// Why this project decides differently from the app that the case comes from.
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

  /// Expects the result of the case, and that an accepted route can be printed in every form and
  /// read back.
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

  /// The result of reading the input with the route set.
  static func read(_ input: LinkInput) -> Result<Link<R>, LinkError> {
    do throws(LinkError) {
      switch input {
      case .link(let text): return .success(try Link<R>(text))
      case .path(let text): return .success(try Link<R>(path: text))
      case .shortcut(let type): return .success(try Link<R>(shortcut: type))
      case .activity(let type): return .success(try Link<R>(activity: type))
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
