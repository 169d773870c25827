import Foundation

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
