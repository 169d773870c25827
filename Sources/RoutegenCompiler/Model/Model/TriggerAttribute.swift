/// `@shortcut` or `@activity` above a route: `@shortcut("*.private") with isPrivate = true`.
package struct TriggerAttribute: Hashable, Sendable {
  /// The type of the quick action or activity; `*.search` is any bundle's.
  package let type: String
  package let span: Span

  /// The text after `with` for a parameter, by slot.
  package var constants: [Int: String] = [:]

  /// The type and the values as a file has them: `("*.private") with isPrivate = true`.
  func argument(in parameters: [Parameter]) -> String {
    "(\(type.quoted))" + text(in: parameters)
  }

  /// The values as a file has them: ` with isPrivate = true`; empty if there are none.
  package func text(in parameters: [Parameter]) -> String {
    let values = constants.sorted { $0.key < $1.key }.map { slot, text in
      "\(parameters[slot].name) = \(text.asDefault)"
    }
    return values.isEmpty ? "" : " with \(values.joined(separator: ", "))"
  }
}
