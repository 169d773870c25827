/// Decides which links the components of an association file open, as Apple's systems do.
///
/// The facts are those of Apple's documentation "Supporting associated domains" and of recorded answers of
/// `swcutil verify`.
package struct AppleMatcher: Sendable {
  /// `nil` for a component with a pattern that names an unknown variable, which matches nothing.
  private let components: [Component?]

  /// A component with its patterns parsed.
  struct Component: Sendable {
    let path: ApplePattern

    /// The pattern of the folder, if the path ends with `/*`.
    let parent: ApplePattern?
    let query: Query
    let fragment: ApplePattern?
    let excludes: Bool

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
  }

  /// Whether the system opens the app for a link of the host.
  package func opens(_ link: String) -> Bool {
    decidingComponent(of: link).map { components[$0]?.excludes == false } ?? false
  }

  /// The index of the first component that matches the link; `nil` if no component does.
  package func decidingComponent(of link: String) -> Int? {
    let parts = Parts(link)
    return components.firstIndex { $0?.matches(parts) ?? false }
  }

  /// The parts of a link as they are written.
  struct Parts {
    let path: String
    let query: String
    let items: [(key: String, value: String)]
    let fragment: String

    init(_ link: String) {
      var rest = Substring(link)
      // The scheme and the slashes after it, then the host.
      rest = rest.drop { $0 != "/" }.dropFirst(2)
      rest = rest.drop { $0 != "/" && $0 != "?" && $0 != "#" }
      let hash = rest.firstIndex(of: "#")
      fragment = hash.map { String(rest[$0...].dropFirst()) } ?? ""
      rest = rest[..<(hash ?? rest.endIndex)]
      let mark = rest.firstIndex(of: "?")
      let query = mark.map { rest[$0...].dropFirst() } ?? ""
      self.query = String(query)
      items = query.split(separator: "&").map { item in
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      }
      path = Self.withoutTrailingSlashes(String(rest[..<(mark ?? rest.endIndex)]))
    }

    /// A path without slashes at its end; the path of the root is one slash.
    static func withoutTrailingSlashes(_ path: String) -> String {
      var path = path
      while path.hasSuffix("/") { path.removeLast() }
      return path.isEmpty ? "/" : path
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
    let text = AppleMatcher.Parts.withoutTrailingSlashes(component.path)
    guard let path = pattern(text), let query = Query(component.query, pattern) else { return nil }
    self.path = path
    self.query = query
    parent = text.hasSuffix("/*") ? pattern(String(text.dropLast(2))) : nil
    fragment = component.fragment.flatMap(pattern)
    excludes = component.excludes
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
        let values = link.items.filter { $0.key == key }.map(\.value)
        return (values.isEmpty ? [""] : values).allSatisfy(pattern.matches)
      }
    }
  }

  private func matchesPath(_ text: String) -> Bool {
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
