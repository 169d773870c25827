import RoutegenCompiler

/// What is said about a link of a text.
struct LinkFinding {
  private let link: FoundLink
  private let set: LinkedSet
  private let span: Span

  /// Whether the text has the link as it is, so that another link can replace it.
  private let isPlain: Bool

  /// Whether to look for a similar link or route.
  private let proposes: Bool

  init(_ link: FoundLink, _ set: LinkedSet, in file: SourceFile, proposes: Bool) {
    (self.link, self.set, self.proposes) = (link, set, proposes)
    span = Span(file: file.id, start: link.range.lowerBound, end: link.range.upperBound)
    isPlain = link.parts == [file.text(of: span)]
  }

  /// Returns what is wrong with the link; several findings are about different faults.
  func diagnostics(of verdict: LinkVerdict) -> [Diagnostic] {
    if let scheme = link.meantScheme { return verdict.opensNothing ? [] : [misspelled(scheme)] }
    switch verdict {
    case .good: return misplaced ?? unread ?? []
    case .nonCanonical(let route, let canonical):
      return misplaced ?? unread ?? [nonCanonical(set.model.routes[route], canonical)]
    case .deprecated(let route):
      return (misplaced ?? unread ?? []) + [deprecated(set.model.routes[route])]
    case .expired(let report): return [problem(.expiredLink, "opens nothing: \(report.message)")]
    case .website: return website
    case .dead: return [proposing(problem(.deadLink, "opens nothing" + reason))]
    }
  }

  private func problem(_ code: DiagnosticCode, _ text: String) -> Diagnostic {
    Diagnostic(code, "'\(link.shown)' \(text)", at: span)
  }

  /// The reason why the link opens nothing, after the verb.
  private var reason: String {
    guard let text = link.text else { return ", whatever text takes the place of '…'" }
    return ": " + (proposes ? set.reason(of: text) : set.matcher.match(text).text(in: set.model))
  }

  // MARK: Links that open a route

  private func misspelled(_ scheme: String) -> Diagnostic {
    let near = problem(.nearLink, "opens nothing: its scheme is not '\(scheme)'")
    // Of a link that goes on, the end is not known.
    return link.meant.text.map { changed(near, to: $0) }
      ?? near.note("the link would be '\(link.meant.shown)'")
  }

  private func nonCanonical(_ route: Route, _ canonical: String) -> Diagnostic {
    changed(
      problem(
        .nonCanonicalLink, "opens '\(route.qualifiedName)', which is printed as '\(canonical)'"),
      to: canonical)
  }

  /// A link with a custom scheme where only web links have an effect.
  private var misplaced: [Diagnostic]? {
    guard let opener = link.opener, opener.takesOnlyWebLinks, link.webHost == nil else {
      return nil
    }
    let diagnostic = problem(
      .misplacedLink, "is not a web link, and '\(opener.rawValue)' takes only those")
    guard let text = link.text, case .route(let index, let values) = set.matcher.match(text),
      let web = try? RoutePrinter(set.matcher).link(
        of: set.model.routes[index], values, as: .web)
    else { return [diagnostic] }
    return [changed(diagnostic, to: web)]
  }

  /// An item that the route does not read: one whose key is similar to another one, and any item where the app
  /// opens its own link.
  private var unread: [Diagnostic]? {
    guard let (index, keys) = set.unread(in: link) else { return nil }
    let nearest = NearestLink(to: link, set.matcher, route: index)
    let renamed = keys.filter { key in
      nearest?.differences.contains { $0.newKey(of: key) != nil } ?? false
    }
    guard let key = renamed.first ?? (link.opener == nil ? nil : keys.first) else { return nil }
    let route = set.model.routes[index]
    let diagnostic = problem(
      .unreadItem, "opens '\(route.qualifiedName)', which does not read '\(key)'")
    guard let nearest, !renamed.isEmpty else {
      return [diagnostic.note("its pattern is '\(route.pattern.text)'")]
    }
    return [changed(diagnostic, to: nearest)]
  }

  private func deprecated(_ route: Route) -> Diagnostic {
    let attributes = set.model.deprecation(of: route)
    let reason = attributes?.deprecation ?? ""
    var diagnostic = problem(
      .deprecatedLink,
      "opens '\(route.qualifiedName)', which is deprecated" + (reason.isEmpty ? "" : ": \(reason)"))
    if let span = attributes?.deprecationSpan {
      diagnostic = diagnostic.also(span, "it is deprecated here")
    }
    return set.model.promisedUntil(route)
      .map { diagnostic.note("the file promises to keep it until \($0)") } ?? diagnostic
  }

  // MARK: Links that open nothing

  /// A web link without a route: where it must open the app, it opens nothing; elsewhere, it may be a page of the
  /// website, unless it is almost a link of a route.
  private var website: [Diagnostic] {
    if let opener = link.opener, opener.opensOnlyTheApp {
      return [proposing(problem(.deadLink, "opens nothing in '\(opener.rawValue)'" + reason))]
    }
    if proposes, let nearest = NearestLink(to: link, set.matcher), nearest.isMisspelled {
      let text = nearest.differences.map(\.text).joined(separator: ", ")
      let near = problem(.nearLink, "opens no route, but is similar to a link of one: \(text)")
      return [changed(near, to: nearest)]
    }
    let text = "opens the website and not the app"
    return [
      link.opener.map { problem(.openedWebsite, text + " in '\($0.rawValue)'" + reason) }
        ?? problem(.websiteLink, text + reason)
    ]
  }

  /// Returns the diagnostic with a similar link that opens a route, or with the nearest route.
  private func proposing(_ diagnostic: Diagnostic) -> Diagnostic {
    guard proposes else { return diagnostic }
    if link.text != nil, let nearest = NearestLink(to: link, set.matcher), nearest.isWhole {
      return changed(diagnostic, to: nearest)
    }
    guard let nearest = set.matcher.nearestPattern(to: link), let route = nearest.route else {
      return diagnostic
    }
    let name = set.model.routes[route].qualifiedName
    return diagnostic.note("the nearest route is '\(nearest.pattern.text) → \(name)'")
  }

  private func changed(_ diagnostic: Diagnostic, to nearest: NearestLink) -> Diagnostic {
    nearest.isWhole
      ? changed(diagnostic, to: nearest.text)
      : diagnostic.note("the nearest link is '\(nearest.text)'")
  }

  /// Returns the diagnostic with another link for this one.
  private func changed(_ diagnostic: Diagnostic, to other: String) -> Diagnostic {
    isPlain
      ? diagnostic.propose("change it to '\(other)'", replace: span, with: other)
      : diagnostic.note("the link is '\(other)', without the escapes of the text")
  }
}
