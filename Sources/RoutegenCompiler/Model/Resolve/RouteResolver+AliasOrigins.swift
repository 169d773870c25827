/// The origins of patterns after `also`.
extension RouteResolver {
  /// Returns the host or scheme with which the pattern begins; `nil` if it begins with its path.
  func origin(of alias: AliasSyntax) -> Resolved<OriginConstraint?> {
    guard let written = alias.origin else { return .value(nil) }
    if let host = written.host {
      if written.scheme.text.lowercased() == "http" {
        bag.report(
          Diagnostic(
            .invalidScheme, "a pattern with a host begins with 'https://'", at: written.scheme.span
          )
          .change(written.scheme.span, to: "https")
          .note("with a line 'scheme http', it matches links that begin with 'http', too"))
        return .failed
      }
      return self.origin(host, .hosts).map { $0 }
    }
    let hasBase = !model.bases.base(of: .scheme(written.scheme.text.lowercased())).isEmpty
    if written.hasAuthority, !hasBase, let first = alias.pattern.segments.first,
      let problem = problem(ofAuthority: first, written.scheme)
    {
      return bag.fail(problem)
    }
    return self.origin(written.scheme, .schemes).map { $0 }
  }

  /// Returns the pattern behind the base of its origin, and the base as it is written; reports a pattern outside of it.
  func behindBase(
    _ alias: AliasSyntax, _ origin: OriginConstraint?
  ) -> (pattern: PatternSyntax?, base: String) {
    let base = origin.map(model.bases.base) ?? []
    var pattern = alias.pattern
    guard let origin, !base.isEmpty else { return (pattern, "") }
    let isInBase = zip(pattern.segments, base).allSatisfy { segment, text in
      guard segment.pieces.count == 1, case .literal(let own) = segment.pieces[0] else {
        return false
      }
      return model.isSame(own.text, text)
    }
    guard isInBase, pattern.segments.count >= base.count else {
      bag.report(.outsideOfBase(alias, origin, base, model))
      return (nil, "")
    }
    pattern.segments.removeFirst(base.count)
    let slash = alias.origin?.hasAuthority == true ? 1 : 0
    return (pattern, String(base.asBase.dropFirst(slash)))
  }

  private var model: RouteModel { declarations.model }

  /// The reason why no link of a custom scheme has the segment before its path, if there is one.
  private func problem(ofAuthority segment: SegmentSyntax, _ scheme: NameSyntax) -> Diagnostic? {
    guard segment.pieces.count == 1, case .literal(let text) = segment.pieces[0] else {
      for case .literal(let text) in segment.pieces where !text.text.isPartOfAuthority {
        return .invalidAuthority(text, scheme)
      }
      return nil
    }
    guard (try? LinkParts("app://\(text.text)", isPath: false))?.host == text.text else {
      return .invalidAuthority(text, scheme)
    }
    guard let host = namedHosts.covering(text.text).first else { return nil }
    return Diagnostic(
      .unprintablePattern,
      "'\(text.text)' is a declared host, so it is no segment of the links "
        + "'\(scheme.text)://\(text.text)/…'", at: text.span,
      note: "if the file declares 'scheme \(scheme.text)', they match the patterns for "
        + "'https://\(host.description)'"
    )
    .note("for the links '\(scheme.text):///\(text.text)/…', write the three slashes")
  }
}

extension DeclarationSyntax {
  /// The hosts of blocks, and those with which patterns begin.
  var hostsOfPatterns: [HostPattern] {
    switch self {
    case .origins(let block):
      let names = block.kind == .hosts ? block.names : []
      return names.compactMap { HostPattern(declared: $0.text) }
        + block.block.flatMap(\.hostsOfPatterns)
    case .route(let route):
      return route.aliases.compactMap { $0.origin?.host.flatMap { HostPattern($0.text) } }
        + (route.block ?? []).flatMap(\.hostsOfPatterns)
    case _:
      return []
    }
  }
}

extension String {
  /// Whether the authority of a link can contain the text, perhaps with other text around it.
  fileprivate var isPartOfAuthority: Bool {
    utf8.allSatisfy { byte in
      byte.isLetterOrDigit || "-._~!$&'()*+,;=:".utf8.contains(byte)
    }
  }
}

extension Diagnostic {
  fileprivate static func outsideOfBase(
    _ alias: AliasSyntax, _ origin: OriginConstraint, _ base: [String], _ model: RouteModel
  ) -> Diagnostic {
    let (text, base) = (model.text(of: origin), base.asBase)
    let problem = Diagnostic(
      .unprintablePattern, "no link of '\(text)' is outside of its base '\(base)'",
      at: alias.pattern.span, note: "an 'also' with an origin is the whole link, with the base"
    )
    .note(
      "for links outside of it, write '\(origin.text)', and begin the routes with the base: '\(base) { … }'"
    )
    let place = alias.pattern.segments.first?.span.startPoint
    guard let place else { return problem }
    return problem.propose("begin it with the base", replace: place, with: "\(base.dropFirst())/")
  }

  fileprivate static func invalidAuthority(_ text: NameSyntax, _ scheme: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unprintablePattern,
      "no link has '\(text.text.asSegment)' between '\(scheme.text)://' and its path",
      at: text.span,
      note: "a user name, an escape or a non-ASCII character there makes a link malformed"
    )
    .propose("make it a segment of the path", replace: text.span.startPoint, with: "/")
  }
}
