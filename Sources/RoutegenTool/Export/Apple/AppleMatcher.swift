import RoutegenCompiler

/// Decides which links the components of an association file open, as Apple's systems do.
///
/// The facts are those of Apple's documentation "Supporting associated domains" and of recorded answers of
/// `swcutil verify`.
package struct AppleMatcher: Sendable {
  /// `nil` for a component with a pattern that names an unknown variable, which matches nothing.
  let components: [Component?]
  private let index: PrefixIndex<UInt8>

  /// Whether a component compares decoded links.
  private let readsDecoded: Bool

  /// A component with its patterns parsed.
  struct Component: Sendable {
    let path: ApplePattern

    /// The pattern of the folder, if the path ends with `/*`.
    let parent: ApplePattern?
    let query: Query
    let fragment: ApplePattern?
    let excludes: Bool
    let isPercentEncoded: Bool

    enum Query: Sendable {
      case any
      case whole(ApplePattern)
      case items([String: ApplePattern])
    }
  }

  package init(
    _ components: [AppleComponent], variables: [String: [String]] = [:],
    isCaseSensitive: Bool = true
  ) {
    self.components = components.map {
      Component(
        $0, variables: variables, isCaseSensitive: $0.isCaseSensitive ?? isCaseSensitive)
    }
    index = PrefixIndex(
      self.components.map { component in
        component.map { $0.isPercentEncoded ? ($0.parent ?? $0.path).prefix : [] }
      })
    readsDecoded = self.components.contains { $0?.isPercentEncoded == false }
  }

  /// Whether the system opens the app for a link of the host.
  package func opens(_ link: String) -> Bool {
    decidingComponent(of: link).map { components[$0]?.excludes == false } ?? false
  }

  /// The index of the first component that matches the link; `nil` if no component does.
  package func decidingComponent(of link: String) -> Int? {
    let parts = Parts(link)
    let decoded = readsDecoded ? parts.decoded : parts
    return index.candidates(for: parts.path.map(ApplePattern.folded)).first { number in
      components[number].map { $0.matches($0.isPercentEncoded ? parts : decoded) } ?? false
    }
  }

  /// The parts of a link in UTF-8, as they are written or decoded.
  struct Parts {
    private(set) var path: [UInt8]
    private(set) var query: [UInt8]
    private(set) var items: [(key: [UInt8], value: [UInt8])]
    private(set) var fragment: [UInt8]

    /// The parts percent-decoded; an escaped slash divides segments then.
    var decoded: Parts {
      var parts = self
      func decoded(_ text: [UInt8]) -> [UInt8] { LinkParts.decoded(text[...], plusIsSpace: false) }
      parts.path = Self.withoutTrailingSlashes(decoded(path))
      (parts.query, parts.fragment) = (decoded(query), decoded(fragment))
      parts.items = items.map { (decoded($0.key), decoded($0.value)) }
      return parts
    }

    init(_ link: String) {
      var rest = Array(link.utf8)[...]
      // The scheme and the slashes after it, then the host.
      rest = rest.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
      rest = rest.drop { !"/?#".utf8.contains($0) }
      fragment = LinkParts.cutTail(&rest, from: "#").map(Array.init) ?? []
      query = LinkParts.cutTail(&rest, from: "?").map(Array.init) ?? []
      items = query.split(separator: UInt8(ascii: "&")).map { item in
        let end = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
        return (Array(item[..<end]), Array(item[end...].dropFirst()))
      }
      path = Self.withoutTrailingSlashes(rest)
    }

    /// A path without slashes at its end; the path of the root is one slash.
    static func withoutTrailingSlashes(_ path: some Sequence<UInt8>) -> [UInt8] {
      var path = Array(path)
      while path.last == UInt8(ascii: "/") { path.removeLast() }
      return path.isEmpty ? [UInt8(ascii: "/")] : path
    }
  }
}

extension AppleMatcher.Component {
  /// Parses the patterns; `nil` if one of them names an unknown variable.
  fileprivate init?(
    _ component: AppleComponent, variables: [String: [String]], isCaseSensitive: Bool
  ) {
    let pattern = { (text: String) in
      ApplePattern(text, variables: variables, isCaseSensitive: isCaseSensitive)
    }
    let text = component.comparedPath
    guard let path = pattern(text), let query = Query(component.query, pattern) else { return nil }
    self.path = path
    self.query = query
    parent = text.hasSuffix("/*") ? pattern(String(text.dropLast(2))) : nil
    fragment = component.fragment.flatMap(pattern)
    (excludes, isPercentEncoded) = (component.excludes, component.isPercentEncoded)
    if component.fragment != nil, fragment == nil { return nil }
  }

  fileprivate func matches(_ link: AppleMatcher.Parts) -> Bool {
    guard matchesPath(link.path) else { return false }
    if let fragment, !fragment.matches(link.fragment) { return false }
    switch query {
    case .any: return true
    case .whole(let pattern): return pattern.matches(link.query)
    case .items(let patterns):
      // Every item of a key has to match; a key that is missing has the empty text.
      return patterns.allSatisfy { key, pattern in
        let values = link.items.filter { $0.key.elementsEqual(key.utf8) }.map(\.value)
        return (values.isEmpty ? [[]] : values).allSatisfy { pattern.matches($0) }
      }
    }
  }

  private func matchesPath(_ text: [UInt8]) -> Bool {
    path.matches(text) || parent?.matches(text) == true
  }
}

extension AppleMatcher.Component.Query {
  fileprivate init?(_ query: AppleComponent.Query, _ pattern: (String) -> ApplePattern?) {
    switch query {
    case .any: self = .any
    case .whole(let text):
      guard let pattern = pattern(text) else { return nil }
      self = .whole(pattern)
    case .items(let items):
      let patterns = items.compactMapValues(pattern)
      guard patterns.count == items.count else { return nil }
      self = .items(patterns)
    }
  }
}
