package import RoutegenSource

extension DiagnosticCode {
  package static let uppercaseHost = DiagnosticCode("RG424", "uppercase-host", .warning)
}

/// Uppercase letters in the first segment of a route with a custom scheme.
///
/// Senders that take the text after `://` for a host, as browsers and URL libraries do, write it in lower case.
///
///     scheme app
///     /doSomething    // RG424
struct UppercaseHosts: Lint {
  static let code = DiagnosticCode.uppercaseHost

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if model.isCaseless { return }
    var reported: Set<Span> = []
    for route in model.linkedRoutes {
      guard let scheme = model.customScheme(of: route), let span = route.pattern.segmentSpans.first,
        span.file == model.nameSpan.file, let text = route.pattern.segments.first?.uppercaseText,
        !route.aliases.contains(where: { $0.pattern.beginsLowercase(route.pattern) }),
        reported.insert(span).inserted
      else { continue }
      bag.report(.uppercaseHost(text, of: route, scheme: scheme, at: span))
    }
  }
}

extension RouteModel {
  /// The first custom scheme with which links open a route and have their first segment in the position of
  /// a host; `nil` if there is none.
  func customScheme(of route: Route) -> String? {
    let ofBlock = route.origins.compactMap { origin in
      if case .scheme(let scheme) = origin, !scheme.isWebScheme { scheme } else { nil }
    }
    return (route.origins.isEmpty ? schemes : ofBlock).first { form(of: $0) == .authority }
  }
}

extension Segment {
  /// The literal text, if it has uppercase letters.
  fileprivate var uppercaseText: String? {
    let text =
      switch self {
      case .literal(let text): text
      case .mixed(let pieces):
        pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
      case .parameter, .rest: ""
      }
    return text.contains(where: \.isUppercase) ? text : nil
  }
}

extension Pattern {
  /// Whether the pattern begins like another one, in lower case.
  fileprivate func beginsLowercase(_ other: Pattern) -> Bool {
    text.prefixOfSegment.lowercased() == other.text.prefixOfSegment.lowercased()
      && segments.first?.uppercaseText == nil
  }

  /// The pattern with its first segment in lower case; `nil` if that has a placeholder.
  fileprivate var lowercased: String? {
    guard case .literal? = segments.first else { return nil }
    let first = text.prefixOfSegment
    return first.lowercased() + text.dropFirst(first.count)
  }
}

extension String {
  /// The first segment of a pattern with a literal one, with the slash.
  fileprivate var prefixOfSegment: Substring {
    prefix(1) + dropFirst().prefix { !"/?#".contains($0) }
  }
}

extension Diagnostic {
  fileprivate static func uppercaseHost(
    _ text: String, of route: Route, scheme: String, at span: Span
  ) -> Diagnostic {
    let problem = Diagnostic(
      UppercaseHosts.code,
      "some senders write '\(scheme)://\(text)' in lower case, which does not open "
        + "'\(route.qualifiedName)'", at: span
    )
    .note("URL libraries take the text after '://' for a host, which has no uppercase letters")
    // A line of a group cannot change the group's own segments.
    guard route.groupSegmentCount == 0, let alias = route.pattern.lowercased else {
      return problem.note("in a file with the line 'caseless', links match in either case")
    }
    let end = max(route.pattern.span.end, route.nameSpan.end)
    return problem.propose(
      "add 'also \(alias)'", replace: Span(file: span.file, start: end, end: end),
      with: "\n    also \(alias)")
  }
}
