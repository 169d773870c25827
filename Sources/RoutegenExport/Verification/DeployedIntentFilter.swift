import RoutegenModel
import RoutegenSource

/// An intent filter of a deployed manifest, with the place of each value.
struct DeployedIntentFilter {
  /// The start tag.
  let span: Span
  var schemes: [Value] = []
  var hosts: [Value] = []
  var paths: [(pattern: AndroidPathPattern, span: Span)] = []

  /// A value of a `<data>` element.
  struct Value {
    let text: String
    let span: Span

    /// Whether the build decides the value: `${host}` or `@string/host`.
    var isPlaceholder: Bool { text.firstRange(of: "${") != nil || text.hasPrefix("@") }
  }

  /// Whether the filter opens links of a scheme, which Android compares with its case.
  func accepts(scheme: String) -> Bool { schemes.contains { $0.text == scheme } }

  /// Whether the filter opens links of a host; of every host if it names none.
  func accepts(host: String) -> Bool {
    hosts.isEmpty
      || hosts.contains { value in
        let own = value.text.lowercased()
        return own.utf8.first == UInt8(ascii: "*")
          ? host.lowercased().hasSuffix(own.dropFirst()) : own == host.lowercased()
      }
  }

  /// The place of the entry that opens a link; `nil` if the filter does not open it.
  func place(opening link: AndroidLink) -> Span? {
    guard accepts(scheme: link.scheme), accepts(host: link.host) else { return nil }
    // Without a host, Android ignores the paths.
    if hosts.isEmpty || paths.isEmpty { return span }
    return paths.first { $0.pattern.matches(link.path) }?.span
  }
}
