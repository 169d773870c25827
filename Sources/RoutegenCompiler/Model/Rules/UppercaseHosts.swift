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
    for line in model.patternsOfLinks {
      guard let scheme = model.customScheme(among: line.origins.isEmpty ? nil : line.origins),
        let span = line.pattern.segmentSpans.first, span.file == model.nameSpan.file,
        let text = line.pattern.segments.first?.uppercaseText,
        !line.others.contains(where: { $0.beginsLowercase(line.pattern) }),
        reported.insert(span).inserted
      else { continue }
      bag.report(uppercaseHost(text, of: line, scheme: scheme, at: span))
    }
  }

  private func uppercaseHost(
    _ text: String, of line: PatternOfLinks, scheme: String, at span: Span
  ) -> Diagnostic {
    let target =
      line.route.map { "does not open '\($0.qualifiedName)'" } ?? "this line does not match"
    let problem = Diagnostic(
      Self.code,
      "some senders write '\(scheme)://\(text)' in lower case, which \(target)", at: span,
      note: "URL libraries take the text after '://' for a host, which has no uppercase letters")
    guard let lowercased = line.pattern.lowercased else {
      return problem.note("in a file with the line 'caseless', links match in either case")
    }
    guard let route = line.route else {
      let end = Span(file: span.file, start: line.pattern.span.end, end: line.pattern.span.end)
      return line.isException
        ? problem.propose(
          "add 'except \(lowercased)'", replace: end, with: "\nexcept \(lowercased)")
        : problem.note("a second 'unwrap' with '\(lowercased)' is for such links")
    }
    // A line of a group cannot change the group's own segments.
    guard route.groupSegmentCount == 0 else {
      return problem.note("in a file with the line 'caseless', links match in either case")
    }
    let end = max(line.pattern.span.end, route.nameSpan.end)
    return problem.propose(
      "add 'also \(lowercased)'", replace: Span(file: span.file, start: end, end: end),
      with: "\n    also \(lowercased)")
  }
}

/// A pattern that links have, and the others with the same target.
private struct PatternOfLinks {
  let pattern: Pattern
  let origins: [OriginConstraint]
  var others: [Pattern] = []
  var route: Route?
  var isException = false
}

extension RouteModel {
  /// The patterns of all lines, from the root.
  fileprivate var patternsOfLinks: [PatternOfLinks] {
    let ofRoutes = linkedRoutes.flatMap { route in
      let others = route.patterns
      let own = PatternOfLinks(
        pattern: route.pattern, origins: route.origins, others: others, route: route)
      return [own]
        + route.ownAliases.map {
          PatternOfLinks(
            pattern: $0.pattern, origins: route.origins(of: $0), others: others, route: route)
        }
    }
    let (excluded, wrapped) = (exceptions.map(\.pattern), envelopes.map(\.pattern))
    return ofRoutes
      + exceptions.map {
        PatternOfLinks(
          pattern: $0.pattern, origins: $0.origins, others: excluded, isException: true)
      }
      + envelopes.map {
        PatternOfLinks(pattern: $0.pattern, origins: $0.origins, others: wrapped)
      }
  }

  /// - Parameter origins: The origins of a block or of a pattern; `nil` for those of the file.
  func customScheme(among origins: [OriginConstraint]?) -> String? {
    let custom = origins?.compactMap { origin in
      if case .scheme(let scheme) = origin, !scheme.isWebScheme { scheme } else { nil }
    }
    return (custom ?? schemes).first {
      form(of: $0) == .authority && bases.base(of: .scheme($0)).isEmpty
    }
  }
}

extension Segment {
  /// The literal text, if it has uppercase letters.
  fileprivate var uppercaseText: String? {
    let text = literals.joined()
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
