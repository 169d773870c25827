package import RoutegenCompiler

/// An intent filter of a deployed manifest, with the place of each value.
package struct DeployedIntentFilter {
  /// The start tag.
  package let span: Span
  package let schemes: [Value]
  package let hosts: [Value]
  package let paths: [Path]

  /// The groups, of which the first that matches a link decides, if no path does.
  private let groups: [Group]
  private let index: PrefixIndex<UInt16>

  /// A pattern of a path, and its place.
  package typealias Path = (pattern: AndroidPathPattern, span: Span)

  init(span: Span, schemes: [Value], hosts: [Value], paths: [Path], groups: [Group]) {
    (self.span, self.schemes, self.hosts, self.paths) = (span, schemes, hosts, paths)
    self.groups = groups
    index = PrefixIndex(paths.map(\.pattern.prefix))
  }

  /// A value of a `<data>` element.
  package struct Value {
    package let text: String
    package let span: Span

    /// The port beside a host.
    private let port: String?

    init(_ attribute: MarkupElement.Attribute, port: String? = nil) {
      (text, span) = (AndroidXML.text(ofResource: attribute.value), attribute.span)
      self.port = port
    }

    /// Whether the build decides the value: `${host}` or `@string/host`.
    package var isPlaceholder: Bool { text.firstRange(of: "${") != nil || text.hasPrefix("@") }
  }

  /// Whether the filter opens links of a scheme, which Android compares with its case.
  func accepts(scheme: String) -> Bool { schemes.contains { $0.text == scheme } }

  /// Whether the filter has the scheme, the host and the port of a link; with no hosts, it has every host.
  func accepts(_ link: AndroidLink) -> Bool {
    accepts(scheme: link.scheme) && (hosts.isEmpty || hosts.contains { $0.isHost(of: link) })
  }

  /// The place of the entry that opens a link; `nil` if the filter does not open it.
  func place(opening link: AndroidLink) -> Span? {
    guard accepts(link) else { return nil }
    // Without a host, Android ignores the paths.
    if hosts.isEmpty || paths.isEmpty && groups.isEmpty { return span }
    let path = index.candidates(for: link.path).first { paths[$0].pattern.matches(link.path) }
    if let path { return paths[path].span }
    let group = groups.first { $0.matches(link) }
    return group?.excludes == false ? group?.span : nil
  }
}

extension DeployedIntentFilter.Value {
  /// Whether the value is the host of a link, and the port beside it that of the link.
  ///
  /// A link without a port has none of which Android knows, and a filter without one accepts all.
  fileprivate func isHost(of link: AndroidLink) -> Bool {
    guard let host = link.host?.lowercased(), port == nil || port == link.port else { return false }
    let own = text.lowercased()
    return own.utf8.first == UInt8(ascii: "*") ? host.hasSuffix(own.dropFirst()) : own == host
  }
}

extension DeployedIntentFilter {
  /// An `<uri-relative-filter-group>` element, which matches a link if each of its conditions does.
  struct Group {
    let span: Span
    let excludes: Bool
    let conditions: [Condition]

    /// A part of a link, and its pattern.
    typealias Condition = (part: Part, pattern: AndroidPathPattern)

    /// A part of a link, as the names of attributes begin with it.
    enum Part: String, CaseIterable {
      case path, query, fragment
    }

    func matches(_ link: AndroidLink) -> Bool {
      !conditions.isEmpty
        && conditions.allSatisfy { part, pattern in
          switch part {
          case .path: pattern.matches(link.path)
          // One of the items matches.
          case .query: link.items.contains(where: pattern.matches)
          case .fragment: link.fragment.map(pattern.matches) ?? false
          }
        }
    }
  }
}
