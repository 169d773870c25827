/// Texts of a fragment that one pattern reads as a text, as items or as a link, and another one as a path.
///
/// A pattern whose fragment is written like a path is tried first, so it takes these links from the other.
package struct FragmentTexts {
  private let tree: OverlapTree
  private var language: RegularLanguage

  /// - Parameters:
  ///   - pattern: The pattern that does not read the fragment as a path.
  ///   - links: The patterns of links in the fragment, if it is an envelope, each with the query of such links.
  ///   - other: The pattern that does.
  ///   - query: The query that the other pattern requires in the fragment.
  package init(
    _ tree: OverlapTree, of pattern: PatternPath, around links: [(PatternPath, query: String)],
    and other: PatternPath, query: String
  ) {
    self.tree = tree
    let before =
      tree.candidate(of: pattern).target == .envelope
      ? .of(
        anyOf: links.map { link, query in
          RegularLanguage("/").followed(by: tree.languageOfPath(link))
            .followed(by: RegularLanguage(query))
        })
      : tree.languageOfFragment(pattern)
    let after = tree.languageOfFragmentPath(tree.candidate(of: other), tree.part(of: other))
    language = .of(allOf: [
      before,
      after.followed(by: query.isEmpty ? Self.anyQuery : RegularLanguage(query)),
    ])
  }

  private static let anyQuery = RegularLanguage("?").followed(by: .all).orEmpty

  /// The next text, as links have it.
  package mutating func next() throws(SearchBudget.Exceeded) -> String? {
    tree.budget.beginQuestion()
    guard let text = try language.shortest(tree.budget) else { return nil }
    exclude(RegularLanguage(text))
    return text.percentEncoded(keeping: "-._~/?:@=&")
  }

  /// Leaves out the texts that another pattern reads as a path; no texts if the pattern has no such fragment.
  ///
  /// - Parameter part: The index of its model.
  package mutating func exclude(_ candidate: Candidate, ofPart part: Int) {
    guard candidate.pattern.hasFragmentPath else { return }
    exclude(
      tree.languageOfFragmentPath(candidate, tree.parts[part]).followed(by: Self.anyQuery))
  }

  private mutating func exclude(_ texts: RegularLanguage) {
    language = .of(allOf: [language, texts.negated])
  }
}

extension OverlapTree {
  /// The way of a pattern to its fragment that is written like a path; `nil` for any other pattern.
  package func wayToFragment(of pattern: PatternPath) -> PatternPath? {
    candidate(of: pattern).pattern.segments.firstIndex(where: \.isFragmentMark).map {
      PatternPath(beginning: Array(pattern.nodes[...$0]))
    }
  }

  fileprivate func part(of pattern: PatternPath) -> Part { nodes[pattern.root].part }

  /// The fragments that a pattern reads; all if it reads none.
  fileprivate func languageOfFragment(_ pattern: PatternPath) -> RegularLanguage {
    let part = part(of: pattern)
    let candidate = candidate(of: pattern)
    var items = candidate.fragmentLiterals.map { literal in
      RegularLanguage("\(literal.key.percentEncoded)=\((literal.text ?? "").percentEncoded)")
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      let texts = TextForm(item: parameter.type, in: part).language
      switch source {
      case .fragment: return texts
      case .restOfLink: return .all
      case .fragmentItem(let key):
        items.append(RegularLanguage("\(key.percentEncoded)=").followed(by: texts))
      case .path, .query, .otherItems, .constant, .host, .payload, .absent: break
      }
    }
    return items.isEmpty ? .all : .joined(items, by: "&")
  }

  /// The path of links that a pattern matches, without the slash at its beginning.
  fileprivate func languageOfPath(_ pattern: PatternPath) -> RegularLanguage {
    languageOfSegments(candidate(of: pattern).pattern.segments[...], part(of: pattern))
  }

  /// The fragments that a pattern reads as a path, without their query.
  fileprivate func languageOfFragmentPath(
    _ candidate: Candidate, _ part: Part
  ) -> RegularLanguage {
    let segments = candidate.pattern.segments.drop { !$0.isFragmentMark }.dropFirst()
    return RegularLanguage("/").orEmpty.followed(by: languageOfSegments(segments, part))
  }

  private func languageOfSegments(
    _ segments: ArraySlice<Segment>, _ part: Part
  ) -> RegularLanguage {
    let texts = segments.map { segment -> RegularLanguage in
      segment.isRest
        ? .of(allOf: [.some, RegularLanguage.containing("?").negated])
        : languageOfSegment(segment.pieces.map { $0.inTree(part.model) }, part)
    }
    return .joined(texts, by: "/")
  }

  private func languageOfSegment(
    _ pieces: [Piece], _ part: Part
  ) -> RegularLanguage {
    .of(allOf: [
      TextForm(segment: pieces, in: part).language, RegularLanguage.containing("/").negated,
      RegularLanguage.containing("?").negated,
    ])
  }
}

extension RegularLanguage {
  fileprivate static func containing(_ text: String) -> RegularLanguage {
    .of([.all, RegularLanguage(text), .all])
  }

  fileprivate static func joined(_ parts: [RegularLanguage], by mark: String) -> RegularLanguage {
    .of(parts.enumerated().flatMap { $0 == 0 ? [$1] : [RegularLanguage(mark), $1] })
  }
}
