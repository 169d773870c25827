import RoutegenCompiler

/// The texts of a witness, the most readable first.
///
/// The search folds texts and needs but one text for all values. These texts are spelled as the old
/// version's pattern, and have another text for each value.
struct ShownLinks {
  private let candidate: Candidate
  private let matcher: ExplainingMatcher

  /// Links for the inside of an envelope; none if no link is known.
  private let inner: [String]

  /// Segments for the rest of a path.
  private static let rest = ["some", "text"]

  /// - Parameters:
  ///   - candidate: The pattern of the old version.
  ///   - matcher: The matcher of the old version.
  init(_ candidate: Candidate, _ matcher: ExplainingMatcher, inner: [String]) {
    (self.candidate, self.matcher, self.inner) = (candidate, matcher, inner)
  }

  private var model: RouteModel { matcher.model }

  func texts(of witness: WitnessLink) -> [String] {
    links(of: witness).flatMap { link in
      // With `app://`, a segment that is a declared host would be no segment.
      let isHost = link.path.first.map(matcher.isDeclaredHost) ?? false
      return isHost ? [link.text, link.text(hasEmptyHost: true)] : [link.text]
    }
  }

  /// The links of a witness: one with a rest of two segments in place of an empty one, then the witness.
  func links(of witness: WitnessLink) -> [WitnessLink] {
    let spelled = withReadFragment(spelled(witness))
    // The fragment of an envelope that is a path already is the link inside.
    if candidate.target == .envelope, spelled.items.fragment?.hasPrefix("/") == true {
      return [spelled]
    }
    guard candidate.target == .envelope, !inner.isEmpty else { return withLongRest(spelled) }
    return inner.flatMap { withLongRest(with($0, inside: spelled)) }
  }

  private func withLongRest(_ spelled: WitnessLink) -> [WitnessLink] {
    guard let index = spelled.path.firstIndex(of: ""), !candidate.pattern.endsWithLink else {
      return [spelled]
    }
    let path =
      spelled.path[..<index] + Self.rest
      + spelled.path[(index + 1)...]
    return [WitnessLink(prefix: spelled.prefix, path: Array(path), items: spelled.items), spelled]
  }

  /// Returns the link with another text for each value of the path, and of each item that is there.
  ///
  /// - Parameter first: The number of the sample of the first value.
  func withDistinctValues(_ link: WitnessLink, from first: Int = 0) -> WitnessLink {
    var number = first
    func text(_ type: ValueType, inPath: Bool) -> String? {
      let samples = model.samples(of: type, inPath: inPath)
        .filter { model.reads($0, as: type, inPath: inPath) }
      defer { number += 1 }
      return samples.isEmpty ? nil : samples[number % samples.count]
    }
    var path = link.path
    for (index, segment) in candidate.pattern.segments.enumerated()
    where index < path.count && !(index == 0 && link.hasHostInPath) {
      let texts = segment.pieces.map { piece in
        piece.literal ?? piece.type.flatMap { text($0, inPath: true) }
      }
      if segment.pieces.contains(where: { $0.type != nil }), !texts.contains(nil) {
        path[index] = texts.compactMap(\.self).joined()
      }
    }
    var items = link.items
    for (index, item) in items.query.enumerated() {
      let type = candidate.type(ofItem: item.key, model)
      if let type, let text = text(type, inPath: false) { items.query[index].text = text }
    }
    return WitnessLink(prefix: link.prefix, path: path, items: items)
  }

  /// The link with two more segments, if the pattern ends in the rest of a path.
  func withLongerRest(_ link: WitnessLink) -> [WitnessLink] {
    guard case .rest? = candidate.pattern.segments.last else { return [] }
    return [WitnessLink(prefix: link.prefix, path: link.path + Self.rest, items: link.items)]
  }

  // MARK: Spelling

  /// The link with the literal texts and keys as the pattern writes them.
  private func spelled(_ link: WitnessLink) -> WitnessLink {
    var path = link.path
    for (index, segment) in candidate.pattern.segments.enumerated() where index < path.count {
      if case .literal(let text) = segment { path[index] = text }
    }
    var items = link.items
    for (index, item) in items.query.enumerated() {
      let key = candidate.namedKeys.first { $0.lowercased() == item.key }
      items.query[index].key = key ?? item.key
      let literal = candidate.literals.first { $0.key == key && $0.text?.lowercased() == item.text }
      items.query[index].text = literal?.text ?? item.text
    }
    return WitnessLink(prefix: link.prefix, path: path, items: items)
  }

  /// The link without a text in front of the fragment's items, which the pattern ignores.
  private func withReadFragment(_ link: WitnessLink) -> WitnessLink {
    guard !candidate.sources.contains(.fragment), let fragment = link.items.fragment,
      let beginning = WitnessLink.Items.beginningsOfFragment.first(where: fragment.hasPrefix)
    else { return link }
    var items = link.items
    let rest = fragment.dropFirst(beginning.utf8.count).drop { $0 == "&" }
    items.fragment = rest.isEmpty ? optionalFragmentItem : String(rest)
    return WitnessLink(prefix: link.prefix, path: link.path, items: items)
  }

  /// The first item of the fragment that a link may have.
  private var optionalFragmentItem: String? {
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      guard case .fragmentItem(let key) = source else { continue }
      let text = model.samples(of: parameter.type, inPath: false)
        .first { model.reads($0, as: parameter.type, inPath: false) }
      return text.map { key.percentEncoded + "=" + $0.percentEncoded }
    }
    return nil
  }

  private func with(_ inner: String, inside link: WitnessLink) -> WitnessLink {
    var items = link.items
    switch candidate.sources.first {
    case .query(let key)?, .restOfLink(let key?)?:
      for index in items.query.indices where items.query[index].key == key {
        items.query[index].text = inner
      }
    case .fragment?: items.fragment = inner
    case .path, .restOfLink, .otherItems, .fragmentItem, .constant, .host, .payload, .absent, nil:
      break
    }
    return WitnessLink(prefix: link.prefix, path: link.path, items: items)
  }
}

extension Candidate {
  /// The type of the parameter that has the value of a query item; `nil` for other items.
  fileprivate func type(ofItem key: String, _ model: RouteModel) -> ValueType? {
    zip(sources, parameters).first { source, _ in
      if case .query(let own) = source { model.isSame(own, key) } else { false }
    }?.1.type
  }
}
