import RoutegenModel
package import RoutegenSource

/// An intent filter of a deployed manifest, with the place of each value.
package struct DeployedIntentFilter {
  /// The start tag.
  package let span: Span
  package let schemes: [Value]
  package let hosts: [Value]
  package let paths: [Path]
  private let index: PrefixIndex<UInt16>

  /// A pattern of a path, and its place.
  package typealias Path = (pattern: AndroidPathPattern, span: Span)

  init(span: Span, schemes: [Value], hosts: [Value], paths: [Path]) {
    (self.span, self.schemes, self.hosts, self.paths) = (span, schemes, hosts, paths)
    index = PrefixIndex(paths.map(\.pattern.prefix))
  }

  /// A value of a `<data>` element.
  package struct Value {
    package let text: String
    package let span: Span

    init(_ attribute: MarkupElement.Attribute) {
      (text, span) = (AndroidXML.text(ofResource: attribute.value), attribute.span)
    }

    /// Whether the build decides the value: `${host}` or `@string/host`.
    package var isPlaceholder: Bool { text.firstRange(of: "${") != nil || text.hasPrefix("@") }
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
    return index.candidates(for: link.path).first { paths[$0].pattern.matches(link.path) }
      .map { paths[$0].span }
  }
}
