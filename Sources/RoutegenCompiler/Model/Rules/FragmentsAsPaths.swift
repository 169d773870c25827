/// A route that needs a fragment which another route reads as a path.
///
///     /#/{page}
///     /#settings    // RG430
struct FragmentsAsPaths: Lint {
  static let code = DiagnosticCode("RG430", "fragment-as-path", .warning)

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    guard model.hasFragmentPaths else { return }
    let matcher = ExplainingMatcher(model)
    var reported: Set<Span> = []
    for patterns in matcher.scopes.map({ $0.patterns.map(\.candidate) }) {
      let readers = patterns.filter { $0.pattern.hasFragmentPath && $0.route != nil }
      for candidate in patterns where candidate.route != nil && !candidate.pattern.hasFragmentPath {
        let found = candidate.requiredFragments(model).lazy.compactMap { fragment in
          readers.first { $0.readsAsPath(fragment, besides: candidate, matcher) }
            .map { (fragment, $0) }
        }.first
        guard let (fragment, reader) = found,
          candidate.pattern.span.file == model.nameSpan.file,
          reported.insert(candidate.pattern.span).inserted
        else { continue }
        bag.report(
          Diagnostic(
            Self.code,
            "a link with '#\(fragment)' opens \(reader.name(in: model)) and not \(candidate.name(in: model))",
            at: candidate.pattern.span
          )
          .also(reader.pattern.span, "a path in a fragment is tried first")
          .note(
            "write the fragment of both like a path: of two such paths, the more specific one is tried first"
          ))
      }
    }
  }
}

extension Candidate {
  /// Fragments of links that match the pattern; empty if a link may have none.
  fileprivate func requiredFragments(_ model: RouteModel) -> [String] {
    var items = fragmentLiterals.map { literal in
      literal.key.percentEncoded + (literal.text ?? "").asItemValue
    }
    for (source, parameter) in zip(sources, parameters) where !parameter.mayBeAbsent {
      let samples = model.samples(of: parameter.type, inPath: false)
        .filter { model.reads($0, as: parameter.type, inPath: false) }
      switch source {
      case .fragment: return samples.map(\.percentEncoded)
      case .fragmentItem(let key):
        items.append(key.percentEncoded + (samples.first ?? "").asItemValue)
      case .path, .query, .restOfLink, .otherItems, .constant, .host, .payload, .absent: continue
      }
    }
    return items.isEmpty ? [] : [items.joined(separator: "&")]
  }

  /// Whether a link with the path of another pattern and a fragment is one of this pattern.
  fileprivate func readsAsPath(
    _ fragment: String, besides other: Candidate, _ matcher: ExplainingMatcher
  ) -> Bool {
    let model = matcher.model
    let path = pattern.segments.prefix { !$0.isFragmentMark }
    let isRequired = zip(sources, parameters).contains { source, parameter in
      if case .query = source { !parameter.mayBeAbsent } else { false }
    }
    guard literals.isEmpty, !isRequired,
      path.map({ EdgeRank($0, model) }) == other.pattern.segments.map({ EdgeRank($0, model) }),
      let link = try? LinkParts("/#" + fragment, isPath: true)
        .readingFragmentAsPath(plusIsSpace: !model.plusIsLiteral)
    else { return false }
    let captured = matcher.captures(of: Array(pattern.segments[path.count...]), link)
    return captured.map { $0.firstUnreadable == nil } ?? false
  }
}

extension String {
  /// The value of an item with the `=` before it; nothing for a key alone.
  fileprivate var asItemValue: String { isEmpty ? "" : "=" + percentEncoded }
}
