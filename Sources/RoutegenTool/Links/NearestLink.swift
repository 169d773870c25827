package import RoutegenCompiler

/// The link that the author of another one most likely meant: it opens a route, and differs as little as possible.
///
/// `match` and `links` both ask here, so they propose the same.
package struct NearestLink: Sendable {
  /// The link, with `…` in place of what is not known.
  package let text: String

  /// Whether every part of the link is known, so that it can take the place of the other one.
  package let isWhole: Bool
  package let differences: [Difference]

  /// Whether the link is certainly no page of a website that only looks similar: at most two parts differ, and words
  /// in a letter, or in two if they are long.
  package var isMisspelled: Bool {
    differences.count <= 2
      && differences.allSatisfy { difference in
        switch difference {
        case .scheme: false
        case .text(let old, let new):
          old.distance(to: new).map { $0 <= (old.utf8.count < 10 ? 1 : 2) } ?? false
        case .host, .port, .base, .slashes, .key, .needs, .value, .belongsInFragment,
          .belongsInQuery:
          true
        }
      }
  }

  /// A part of the link that was exchanged.
  package enum Difference: Hashable, Sendable {
    case scheme(String, String)
    case host(String, String)

    /// A port, with which only blocks for any port open links.
    case port(String)

    /// The segments with which all links of the origin begin.
    case base(String)
    case slashes

    /// A segment of the path, or the value of an item.
    case text(String, String)
    case key(String, String)

    /// An item that the link needs.
    case needs(String)

    /// An item without which the link opens the route, and whose value nobody can guess.
    case value(String, of: String)
    case belongsInFragment(String)
    case belongsInQuery(String)
  }

  /// - Parameters:
  ///   - text: A link, or a path.
  ///   - route: The index of the only route that the link may open; every route by default.
  package init?(to text: String, _ matcher: ExplainingMatcher, route: Int? = nil) {
    let isUnusual = text.utf8.contains(LinkTemplate.unknown) || text.utf8.isEmpty
    guard !isUnusual, text.utf8.count <= LinkSizeLimits.byteCount else { return nil }
    self.init(FoundLink(range: 0..<0, parts: [text], isOpen: false), matcher, route)
  }

  package init?(to link: FoundLink, _ matcher: ExplainingMatcher, route: Int? = nil) {
    guard !link.isTooLong else { return nil }
    self.init(link, matcher, route)
  }

  private init?(_ link: FoundLink, _ matcher: ExplainingMatcher, _ route: Int?) {
    let search = NearestSearch(matcher: matcher, route: route)
    guard let found = search.nearest(to: link) else { return nil }
    let result = found.link.found
    text = result.shown
    isWhole = result.text != nil
    differences = found.differences
  }
}

extension NearestLink.Difference {
  /// The difference in words.
  package var text: String {
    switch self {
    case .scheme(let old, let new): "the scheme '\(old)' is not '\(new)'"
    case .host(let old, let new): "the host '\(old)' is not '\(new)'"
    case .port(let port): "only a block 'host *' opens links with the port \(port)"
    case .base(let base): "all links there begin with '\(base)'"
    case .slashes: "the path has an empty segment, '//'"
    case .text(let old, let new): "'\(old)' is not '\(new)'" + old.difference(from: new)
    case .key(let old, let new): "the key '\(old)' is not '\(new)'"
    case .needs(let item): "it needs '\(item)'"
    case .value(let value, let name): "'\(value)' is not a value of the parameter '\(name)'"
    case .belongsInFragment(let key): "'\(key)' belongs after '#'"
    case .belongsInQuery(let key): "'\(key)' belongs after '?'"
    }
  }

  /// The key that an item should have; `nil` if this one has nothing to do with the difference.
  package func newKey(of key: String) -> String? {
    if case .key(key, let new) = self { new } else { nil }
  }
}

/// A link that is compared with the patterns of a route set.
private struct NearestSearch {
  let matcher: ExplainingMatcher
  let route: Int?

  /// The number of patterns up to which they are compared; the cost for a text with many links grows with it.
  private static let mostPatterns = 2000

  private var model: RouteModel { matcher.model }

  func nearest(to link: FoundLink) -> LinkAlignment? {
    let written = WrittenLink(link, isDeclaredHost: matcher.isDeclaredHost)
    let starts =
      [LinkAlignment(written)] + otherOrigins(written) + withBase(written)
      + withoutEmptySegments(written)
    for start in starts {
      let found = candidates(for: start.link).enumerated().compactMap { order, candidate in
        LinkAlignment(start, candidate, model).map { (key: ($0.cost, order), $0) }
      }
      for (_, alignment) in found.sorted(by: { $0.key < $1.key })
      where !alignment.differences.isEmpty && opens(alignment.link) {
        return alignment
      }
    }
    return nil
  }

  private func candidates(for link: WrittenLink) -> [Candidate] {
    let scopes: [ExplainingMatcher.Scope]
    if let scheme = link.scheme {
      scopes = matcher.scopes(scheme: scheme, host: (link.host ?? "").lowercased())
    } else {
      scopes = Array(matcher.scopes.suffix(1))
    }
    let all = scopes.flatMap(\.patterns).map(\.candidate).filter { candidate in
      candidate.route.map { route == nil || route == $0 } ?? false
    }
    return all.count <= Self.mostPatterns ? all : []
  }

  private func opens(_ link: WrittenLink) -> Bool {
    let found = link.found
    guard let text = found.text else {
      let targets = matcher.possibleTargets(of: found).routes
      return route.map(targets.contains) ?? !targets.isEmpty
    }
    guard let index = matcher.match(text, isPath: true).route else { return false }
    return route == nil || route == index
  }

  private func withBase(_ link: WrittenLink) -> [LinkAlignment] {
    let base = model.base(of: link)
    if base.isEmpty { return [] }
    var changed = link
    changed.segments.insert(
      contentsOf: base.map { Array($0.percentEncoded(keeping: LinkMarks.segment).utf8) }, at: 0)
    return [LinkAlignment(changed, .base(base.asBase))]
  }

  private func withoutEmptySegments(_ link: WrittenLink) -> [LinkAlignment] {
    var changed = link
    changed.segments.removeAll(where: \.isEmpty)
    return changed.segments.count < link.segments.count ? [LinkAlignment(changed, .slashes)] : []
  }

  // MARK: Schemes and hosts

  /// The link with other schemes and hosts that the file declares.
  private func otherOrigins(_ link: WrittenLink) -> [LinkAlignment] {
    guard route == nil, let scheme = link.scheme else { return [] }
    let declared = DeclaredOrigins([model])
    var found: [LinkAlignment] = []
    let schemes = declared.schemes.sorted() + (declared.hosts.isEmpty ? [] : ["https"])
    if !schemes.contains(scheme), let other = closestScheme(to: scheme, schemes) {
      var changed = link
      changed.setOrigin(scheme: other, host: link.host)
      if !other.isWebScheme || link.host != nil {
        found.append(LinkAlignment(changed, .scheme(scheme, other)))
      }
    }
    guard scheme.isWebScheme, let host = link.host, !host.isEmpty else { return found }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0].lowercased()
    if parts.count == 2, declared.isHost(name) {
      var changed = link
      changed.setOrigin(scheme: scheme, host: name)
      found.append(LinkAlignment(changed, .port(parts[1])))
    }
    let domains = declared.hosts.filter { !$0.isWildcard }.map(\.domain)
    if !declared.isHost(name), let other = closest(to: name, among: domains) {
      var changed = link
      changed.setOrigin(scheme: scheme, host: other)
      found.append(LinkAlignment(changed, .host(host, other)))
    }
    return found
  }

  private func closestScheme(to scheme: String, _ schemes: [String]) -> String? {
    if scheme == "http" { return schemes.contains("https") ? "https" : nil }
    return scheme.isWellKnownScheme || scheme.utf8.count < 3
      ? nil : closest(to: scheme, among: schemes)
  }
}

extension RouteModel {
  /// The base of the origin of a link.
  func base(of link: WrittenLink) -> [String] {
    guard let scheme = link.scheme else { return [] }
    return link.host.map(bases.base(ofHost:)) ?? bases.base(of: .scheme(scheme))
  }
}
