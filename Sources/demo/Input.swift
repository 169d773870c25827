import Foundation

/// The argument of the command.
enum Input {
  /// A link, or a path such as the text of a payload or a shortcut.
  case link(String)

  /// A push payload.
  case payload([AnyHashable: Any])

  /// Parses a JSON object as a payload, and any other text as a link.
  init(_ text: String) throws {
    guard text.hasPrefix("{") else {
      self = .link(text)
      return
    }
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    self = .payload(json as? [String: Any] ?? [:])
  }
}
