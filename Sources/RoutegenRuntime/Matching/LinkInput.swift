/// The input that a route is read from.
enum LinkInput {
  /// A link from the operating system.
  case link(String)

  /// A path or a link.
  case path(String)

  /// A push payload.
  case payload([String: PayloadValue])

  /// A quick action or an activity: its kind, type and `userInfo`.
  case trigger(TriggerRecord.Kind, String, [String: PayloadValue])

  /// The text of a link or a path; `nil` for other inputs.
  var text: String? {
    switch self {
    case .link(let text), .path(let text): text
    case .payload, .trigger: nil
    }
  }
}

extension LinkReader {
  mutating func read(_ input: LinkInput, _ make: Make) throws(LinkError) {
    switch input {
    case .link(let text): try read(text, asPath: false, make)
    case .path(let text): try read(text, asPath: true, make)
    case .payload(let payload): try read(payload, make)
    case .trigger(let kind, let type, let payload): try read(kind, type, payload, make)
    }
  }
}
