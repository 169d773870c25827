extension DiagnosticCode {
  package static let hostAsValue = DiagnosticCode("RG425", "host-as-value", .warning)
}

/// A parameter as first segment of a route with a custom scheme, in a file that declares hosts.
///
/// In a link with a custom scheme, a declared host is dropped, so it is never the value of the parameter.
///
///     scheme app
///     host example.com
///     /{server}/rooms/{room}    // RG425
struct HostsAsValues: OverlapRule, Lint {
  static let code = DiagnosticCode.hostAsValue

  func check(_ index: OverlapIndex, of model: RouteModel, into bag: inout DiagnosticBag) {
    guard let host = model.declaredHosts.first(where: { !$0.isWildcard })?.domain else { return }
    let matcher = ExplainingMatcher(model)
    var reported: Set<Span> = []
    for pattern in index.patterns {
      let candidate = index.tree.candidate(of: pattern)
      guard let route = candidate.route.map({ model.routes[$0] }),
        let scheme = model.customScheme(of: candidate.pattern, route),
        let parameter = candidate.pattern.textAtStart.map({ route.parameters[$0] }),
        parameter.span.file == model.nameSpan.file, parameter.isOftenHost,
        let link = link(of: pattern, after: "\(scheme)://\(host)", index.tree),
        reported.insert(candidate.pattern.span).inserted
      else { continue }
      var other: String?
      if case .route(let opened, _) = matcher.match(link, isPath: false) {
        if opened == route.index { continue }
        other = model.routes[opened].qualifiedName
      }
      let result = other.map { "opens '\($0)'" } ?? "opens nothing"
      bag.report(
        Diagnostic(
          Self.code,
          "the host '\(host)' is no value of '\(parameter.name)' in '\(link)', which \(result)",
          at: candidate.pattern.segmentSpans[0],
          note:
            "in a link with a custom scheme, a declared host is dropped, and any other text is a segment"
        )
        .note(
          "with a literal segment before it, as in '/on/{\(parameter.name)}/…', each text is a value"
        ))
    }
  }

  /// Returns a link of the pattern whose first segment is the host; `nil` if none was found.
  private func link(
    of pattern: PatternPath, after authority: String, _ tree: OverlapTree
  ) -> String? {
    tree.budget.beginQuestion()
    let prefix = LinkPrefix(text: "", earlierRoots: [])
    var search = LinkSearch(tree, [pattern], after: prefix, LinkLimits(allowsRepeats: false))
    guard let link = try? search.run() else { return nil }
    // A rest has any texts.
    let path = link.path.dropFirst().map { $0.isEmpty ? "x" : $0 }
    return WitnessLink(prefix: authority, path: path, items: link.items).text
  }
}

extension RouteModel {
  /// The custom scheme with which links have a pattern of a route: that of its `also`, or one of the route.
  fileprivate func customScheme(of pattern: Pattern, _ route: Route) -> String? {
    let alias = route.aliases.first { $0.pattern.span == pattern.span }
    let origins = alias.map(route.origins(of:)) ?? route.origins
    return customScheme(among: origins.isEmpty ? nil : origins)
  }
}

extension Parameter {
  /// Whether the value is a host, as the name says; that of a user or an owner never is a declared one.
  fileprivate var isOftenHost: Bool {
    let words = ["host", "server", "domain", "instance", "site", "origin", "authority"]
    let name = name.lowercased()
    return words.contains { name == $0 || name.hasSuffix($0) || name == $0 + "name" }
  }
}

extension Pattern {
  /// The slot of a parameter of any text that is the whole first segment, and not the only one.
  fileprivate var textAtStart: Int? {
    // Alone, `app://example.com` is the app's first screen to everyone.
    guard case .parameter(let slot, let type)? = segments.first, type.kind == .string,
      segments.count > 1
    else { return nil }
    return slot
  }
}
