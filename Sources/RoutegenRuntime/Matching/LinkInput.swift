/// The input that a route is read from.
@usableFromInline
package enum LinkInput {
  /// A link from the operating system.
  case link(String)

  /// A path or a link.
  case path(String)

  /// A push payload.
  case payload([String: PayloadValue])

  /// A quick action: its type and `userInfo`.
  case shortcut(String, [String: PayloadValue])

  /// An activity: its type and `userInfo`.
  case activity(String, [String: PayloadValue])

  /// The text of a link or a path; `nil` for other inputs.
  var text: String? {
    switch self {
    case .link(let text), .path(let text): text
    case .payload, .shortcut, .activity: nil
    }
  }
}

extension LinkReader {
  /// Reads an input.
  ///
  /// - Parameters:
  ///   - hosts: See ``read(_:asPath:alsoOn:in:)``.
  ///   - room: Memory of ``RouteTable/_room`` bytes, which must outlive the result.
  @unsafe
  func read(
    _ input: LinkInput, alsoOn hosts: [LinkHost] = [], in room: UnsafeMutableRawBufferPointer
  ) -> RouteValues {
    switch input {
    case .link(let text): unsafe read(text, asPath: false, alsoOn: hosts, in: room)
    case .path(let text): unsafe read(text, asPath: true, in: room)
    case .payload(let payload): unsafe read(payload, in: room)
    case .shortcut(let type, let payload): unsafe read(.shortcut, type, payload, in: room)
    case .activity(let type, let payload): unsafe read(.activity, type, payload, in: room)
    }
  }
}
