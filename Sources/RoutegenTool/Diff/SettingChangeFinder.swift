import RoutegenCompiler

/// Finds the lines that determine how all links are read, and that are new, gone or different:
/// `caseless`, `plus literal`, `scheme http` and `expires`.
struct SettingChangeFinder {
  private let sets: ComparedSets
  private let forest: VersionForest
  private let search: LinkCandidates

  /// Links for the insides of envelopes.
  private let inner: [String]

  init(_ sets: ComparedSets, _ forest: VersionForest, inner: [String]) {
    (self.sets, self.forest, self.inner) = (sets, forest, inner)
    search = LinkCandidates(forest)
  }

  var changes: [RouteSetChange] {
    let (old, new) = (sets.old.model, sets.new.model)
    var changes: [RouteSetChange?] = []
    if old.isCaseless != new.isCaseless {
      let line = "caseless"
      let subject = old.isCaseless ? sets.subject(old: line) : sets.subject(new: line)
      changes.append(change(subject, otherCases))
    }
    if old.plusIsLiteral != new.plusIsLiteral {
      let line = "plus literal"
      let subject = old.plusIsLiteral ? sets.subject(old: line) : sets.subject(new: line)
      changes.append(change(subject, withPlus))
    }
    if old.acceptsHTTP, !new.acceptsHTTP {
      changes.append(change(sets.subject(old: "scheme http"), withHTTP))
    }
    if let key = old.expiryKey, !(new.expiryKey.map { $0.utf8.elementsEqual(key.utf8) } ?? false) {
      changes.append(expiryChange(key))
    }
    return changes.compactMap { $0 }
  }

  /// The number of links with other values that are tried for a pattern.
  private static let variants = 3

  /// The change that a variant of some link proves: the link itself means the same, or if there is no
  /// such link, something else than the variant.
  private func change(
    _ subject: ChangeSubject, _ variants: (WitnessLink, Candidate) -> [String]
  ) -> RouteSetChange? {
    let proof =
      proof(variants, where: { $0 == nil }) ?? proof(variants, where: { $0 != nil })
    return proof.map { reading in
      var change = RouteSetChange(
        .settingChanged(subject, reading, sets), of: subject, .link(reading))
      change.remedies = subject.old.map { [.declaration($0)] } ?? []
      return change
    }
  }

  /// A variant of a link that the versions read differently, and in another way than the link itself.
  private func proof(
    _ variants: (WitnessLink, Candidate) -> [String],
    where isTried: (LinkReading.Difference?) -> Bool
  ) -> LinkReading? {
    for (link, candidate) in links {
      let same = sets.reading(of: link.text)
      guard same.oldRoute != nil, isTried(same.difference) else { continue }
      let readings = variants(link, candidate).lazy.map(sets.reading)
      if let found = readings.first(where: {
        $0.difference != nil && $0.difference != same.difference
      }) {
        return found
      }
    }
    return nil
  }

  /// Links of each pattern: one, and the same with other values.
  private var links: some Sequence<(WitnessLink, Candidate)> {
    forest.oldPatterns.prefix(LinkCandidates.mostPatterns).lazy.flatMap { pattern in
      let candidate = forest.tree.candidate(of: pattern)
      let shown = ShownLinks(candidate, sets.old, inner: inner)
      return forest.origins[pattern.root].lazy.filter { !$0.isGone }
        .compactMap { search.link(of: pattern, $0) }
        .compactMap { shown.links(of: $0).first }
        .flatMap { link in
          ([link] + (0..<Self.variants).map { shown.withDistinctValues(link, from: $0) })
            .map { ($0, candidate) }
        }
    }
  }

  // MARK: Variants of a link

  /// The link with each segment, each part of an item and the fragment in the other case, and the same with
  /// each optional item.
  private func otherCases(_ link: WitnessLink, _ candidate: Candidate) -> [String] {
    let probes = ValueProbes(candidate, sets.old.model)
    return probes.links(of: link).flatMap { link in
      let paths = link.path.indices.map { index in
        var path = link.path
        path[index] = Self.otherCase(path[index])
        return WitnessLink(prefix: link.prefix, path: path, items: link.items).text
      }
      let items = link.items.query.indices.flatMap { index in
        var (key, text) = (link, link)
        key.items.query[index].key = Self.otherCase(link.items.query[index].key)
        text.items.query[index].text = Self.otherCase(link.items.query[index].text)
        return [text.text, key.text]
      }
      var fragment = link
      fragment.items.fragment = link.items.fragment.map(Self.otherCase)
      return paths + items + [fragment.text]
    }
  }

  private static func otherCase(_ text: String) -> String {
    text == text.lowercased() ? text.uppercased() : text.lowercased()
  }

  /// The link with a plus sign in an item.
  private func withPlus(_ link: WitnessLink, _ candidate: Candidate) -> [String] {
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      guard case .query(let key) = source, parameter.type.kind.isText else { continue }
      var plain = link
      plain.items.query.removeAll { sets.old.model.isSame($0.key, key) }
      return [Self.adding("\(key.percentEncoded)=a+b", to: plain)]
    }
    return []
  }

  private func withHTTP(_ link: WitnessLink, _ candidate: Candidate) -> [String] {
    let text = link.text
    return text.hasPrefix("https:") ? ["http:" + text.dropFirst("https:".count)] : []
  }

  /// Returns the text of a link with another item.
  private static func adding(_ item: String, to link: WitnessLink) -> String {
    var rest = link
    rest.items.fragment = nil
    return rest.text + (link.items.query.isEmpty ? "?" : "&") + item
      + (link.items.fragment.map { "#" + $0 } ?? "")
  }

  /// The change of a key that ended links: a link that had expired opens its route again.
  private func expiryChange(_ key: String) -> RouteSetChange? {
    for (link, _) in links {
      let text = Self.adding("\(key.percentEncoded)=2001-01-01T00:00:00Z", to: link)
      let (reading, new) = (sets.reading(of: text), sets.new.model)
      let before = sets.old.explain(text, isPath: text.hasPrefix("/")).expiries
      let after = sets.new.explain(text, isPath: text.hasPrefix("/")).expiries
      guard reading.oldRoute != nil, reading.difference == nil, !before.isEmpty, after.isEmpty
      else { continue }
      let subject = sets.subject(old: "expires \(key)")
      var change = RouteSetChange(
        .expiryChanged(key, reading, sets), of: subject, .link(reading))
      change.remedies = new.expiryKey == nil ? [.declaration("expires \(key)")] : []
      return change
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func settingChanged(
    _ subject: ChangeSubject, _ reading: LinkReading, _ sets: ComparedSets
  ) -> Diagnostic {
    let change = subject.old.map { "'\($0)' is gone" } ?? subject.new.map { "'\($0)' is new" } ?? ""
    return Diagnostic(
      .settingChanged, "\(change), and links are read differently", at: sets.new.model.nameSpan
    )
    .also(
      sets.old.model.nameSpan,
      subject.old == nil ? "it was not in this route set" : "it was in this route set"
    )
    .note(sets.proof(reading))
  }

  fileprivate static func expiryChanged(
    _ key: String, _ reading: LinkReading, _ sets: ComparedSets
  ) -> Diagnostic {
    let after = reading.after.text(in: sets.new.model)
    return Diagnostic(
      .settingChanged, "'expires \(key)' is gone, and links that have expired open again",
      at: sets.new.model.nameSpan
    )
    .also(sets.old.model.nameSpan, "it was in this route set")
    .note("'\(reading.link)' had expired, and now \(after)")
  }
}
