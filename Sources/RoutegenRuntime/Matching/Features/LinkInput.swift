/// The input that a route is read from: functions, so that an app contains only those of the inputs that it has.
@safe
@usableFromInline
package struct LinkInput: Sendable {
  /// The text of a link or a path; `nil` for other inputs.
  package let text: String?

  /// Reads the input.
  let read: @Sendable (LinkReader, [LinkHost], UnsafeMutableRawBufferPointer) -> RouteValues

  /// A link from the operating system.
  @usableFromInline
  package static func link(_ text: String) -> LinkInput {
    unsafe LinkInput(text: text) { unsafe $0.read(text, asPath: false, alsoOn: $1, in: $2) }
  }

  /// A path or a link.
  @usableFromInline
  package static func path(_ text: String) -> LinkInput {
    unsafe LinkInput(text: text) { unsafe $0.read(text, asPath: true, in: $2) }
  }

  /// A push payload.
  @usableFromInline
  package static func payload(_ values: [String: PayloadValue]) -> LinkInput {
    unsafe LinkInput(text: nil) { unsafe $0.read(values, in: $2) }
  }

  /// A quick action: its type and `userInfo`.
  @usableFromInline
  package static func shortcut(_ type: String, _ values: [String: PayloadValue]) -> LinkInput {
    unsafe LinkInput(text: nil) { unsafe $0.read(.shortcut, type, values, in: $2) }
  }

  /// An activity: its type and `userInfo`.
  @usableFromInline
  package static func activity(_ type: String, _ values: [String: PayloadValue]) -> LinkInput {
    unsafe LinkInput(text: nil) { unsafe $0.read(.activity, type, values, in: $2) }
  }
}
