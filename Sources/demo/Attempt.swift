import Foundation
import RoutegenFoundation
import RoutegenRuntime

/// What was given on the command line.
enum Input {
  /// A link, or a path as a payload or shortcut would hold it.
  case link(String)

  /// A push payload.
  case payload([AnyHashable: Any])

  /// JSON is a payload, anything else a link.
  init(_ text: String) throws {
    guard text.hasPrefix("{") else {
      self = .link(text)
      return
    }
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    self = .payload(json as? [String: Any] ?? [:])
  }
}

/// What one route set makes of the input.
struct Attempt {
  let isTaken: Bool
  let text: String

  init<R: Route>(_ type: R.Type, _ input: Input) {
    do throws(LinkError) {
      let link = try Self.read(R.self, input)
      isTaken = true
      text = Self.describe(link)
    } catch {
      isTaken = false
      text = "\(R.self): \(error)"
    }
  }

  private static func read<R: Route>(_ type: R.Type, _ input: Input) throws(LinkError) -> Link<R> {
    switch input {
    case .link(let text): try Link<R>(path: text)
    case .payload(let payload): try Link<R>(payload: payload)
    }
  }

  private static func describe<R: Route>(_ link: Link<R>) -> String {
    var lines = [
      "\(R.self)\(swiftText(of: link.route))",
      "  pattern  \(link.route.pattern)",
      "  nodes    \(link.route.nodes.map(\.segment).joined(separator: " › "))",
    ]
    if !link.extras.isEmpty {
      let extras = link.extras.map { "\($0.key)=\($0.value)" }
      lines.append("  extras   \(extras.joined(separator: ", "))")
    }
    for (name, form) in [("app", LinkForm.app), ("web", .web)] {
      if let text = try? link.route.link(form) { lines.append("  \(name)      \(text)") }
    }
    if let payload = try? link.route.payload() {
      let items = payload.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
      lines.append("  payload  {\(items.joined(separator: ", "))}")
    }
    return lines.joined(separator: "\n")
  }
}
