import RoutegenCompiler

/// Links of a pattern of the old version with other segments and in which each optional item is there or not, to see
/// whether the new version reads the same values.
struct ValueProbes {
  private let candidate: Candidate
  private let other: Candidate
  private let model: RouteModel
  private let otherModel: RouteModel

  /// The number of texts that are tried for an item.
  private static let mostTexts = 3

  /// Texts for a segment that the two versions may read as other values.
  private let texts: (Segment, Segment) -> [String]

  /// - Parameters:
  ///   - candidate: The pattern of the old version.
  ///   - other: The pattern of the new version.
  init(
    _ candidate: Candidate, _ other: Candidate, _ sets: ComparedSets,
    texts: @escaping (Segment, Segment) -> [String]
  ) {
    (self.candidate, self.other, self.texts) = (candidate, other, texts)
    (model, otherModel) = (sets.old.model, sets.new.model)
  }

  /// Links of a pattern alone.
  init(_ candidate: Candidate, _ model: RouteModel) {
    (self.candidate, other, texts) = (candidate, candidate, { _, _ in [] })
    (self.model, otherModel) = (model, model)
  }

  /// The link, then the link with other segments, and with each of the optional items.
  func links(of link: WitnessLink) -> [WitnessLink] {
    [link] + withOtherSegments(link)
      + items.flatMap { item in
        item.texts.flatMap { texts in
          [adding(item.source, texts, to: link)] + withPlus(item.source, texts, link)
        }
      }
  }

  /// The link with each segment that the patterns may read as other values.
  private func withOtherSegments(_ link: WitnessLink) -> [WitnessLink] {
    let segments = zip(candidate.pattern.segments, other.pattern.segments)
    return zip(link.path.indices, segments).flatMap { index, segments in
      index == 0 && link.hasHostInPath
        ? []
        : texts(segments.0, segments.1).map { text in
          var path = link.path
          path[index] = text
          return WitnessLink(prefix: link.prefix, path: path, items: link.items)
        }
    }
  }

  /// The link with a plus sign that is not escaped, which one of the patterns may read as a space.
  private func withPlus(
    _ source: Candidate.Source, _ texts: [String], _ link: WitnessLink
  ) -> [WitnessLink] {
    guard readsPlus, texts.contains(where: { $0.utf8.contains(UInt8(ascii: "+")) }) else {
      return []
    }
    return [adding(source, texts.map { $0.replacing("+", with: String.plus) }, to: link)]
  }

  /// Whether a plus sign that is not escaped is one to a parameter of the patterns.
  private var readsPlus: Bool {
    (candidate.parameters + other.parameters)
      .contains { $0.type.plusIsLiteral || $0.type.kind == .date }
  }

  /// The link with the key of each list twice, which the new version may not allow.
  func repeats(of link: WitnessLink) -> [WitnessLink] {
    items.flatMap { item in
      item.texts.filter { $0.count > 1 }.map { adding(item.source, $0, to: link) }
    }
  }

  private typealias Item = (source: Candidate.Source, texts: [[String]])

  /// The sources of optional values, each with lists of texts.
  private var items: [Item] {
    var items: [Item] = []
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      switch source {
      case .query, .restOfLink, .fragment, .fragmentItem:
        items.append((source, texts(parameter) + partTexts(parameter, source)))
      case .otherItems:
        let keys = other.namedKeys.filter { !candidate.namedKeys.contains($0) } + ["other"]
        let list = parameter.form == .listDictionary ? [["text", "7"]] : []
        items += keys.map { (.query(key: $0), [["text"], ["7"], ["a+b"]] + list) }
      case .path, .constant, .host, .payload, .absent: break
      }
    }
    return items
  }

  /// Texts of a value with text between parameters, which the versions may divide at different places.
  private func partTexts(_ parameter: Parameter, _ source: Candidate.Source) -> [[String]] {
    guard let part = parameter.type.part else { return [] }
    let others = zip(other.sources, other.parameters).filter { $0.0 == source }
      .compactMap(\.1.type.part)
    return others.prefix(1).flatMap { texts(.mixed(part.pieces), .mixed($0.pieces)) }.map { [$0] }
  }

  /// Texts of a parameter's item, and the empty text, which is a value to some types and counts as absent to others.
  private func texts(_ parameter: Parameter) -> [[String]] {
    let samples = model.samples(of: parameter.type, inPath: false).prefix(Self.mostTexts)
    var list: [[String]] = []
    if parameter.form == .list, let first = samples.first, let last = samples.last {
      list = [[first, last]]
    }
    // A version may divide a text that is one value in the other.
    let joined = Set((candidate.parameters + self.other.parameters).compactMap(\.type.separator))
      .sorted().map { "a\($0)b" }
    let others = joined + parameter.rareTexts(model)
    return samples.map { [$0] } + others.map { [$0] } + list + [[""]]
  }

  /// Returns the link with other texts of an item.
  private func adding(
    _ source: Candidate.Source, _ texts: [String], to link: WitnessLink
  ) -> WitnessLink {
    var items = link.items
    switch source {
    case .restOfLink(nil):
      let path = link.path.prefix(candidate.pattern.segments.count - 1).map(\.self)
      let parts = (texts.first ?? "").split(separator: "/", omittingEmptySubsequences: false)
      return WitnessLink(prefix: link.prefix, path: path + parts.map(String.init), items: items)
    case .query(let key), .restOfLink(let key?):
      items.query.removeAll { model.isSame($0.key, key) }
      items.query += texts.map { (key, $0) }
    case .fragment: items.fragment = texts.first?.itemEncoded
    case .fragmentItem(let key):
      let item = key.percentEncoded + "=" + (texts.first ?? "").itemEncoded
      let others = (items.fragment ?? "").split(separator: "&").filter {
        $0.prefix { $0 != "=" } != key.percentEncoded
      }
      items.fragment = (others.map(String.init) + [item]).joined(separator: "&")
    case .path, .otherItems, .constant, .host, .payload, .absent: break
    }
    return WitnessLink(prefix: link.prefix, path: link.path, items: items)
  }
}

extension Parameter {
  /// Texts of an item that other types read as another value: in another case, with a plus sign or a line break, or one
  /// that counts as absent.
  func rareTexts(_ model: RouteModel) -> [String] {
    let samples = model.samples(of: type, inPath: false)
    let listed = model.writtenValues(of: type.kind)
    var texts = samples.prefix(1).map { $0.uppercased() }
    texts += ["a+b", "a\nb"] + samples.prefix(2).map { "\($0.prefix(1))+\($0.dropFirst())" }
    if type.kind == .url { texts += samples.prefix(1).map { $0 + "/a+b" } }
    if type.kind == .date { texts.append("2024-01-05T09:00:00+09:00") }
    texts += listed.filter { $0.utf8.contains(UInt8(ascii: "+")) }.prefix(2)
    return texts.filter { model.reads($0, as: type, inPath: false) }
      + (ignoresUnreadable ? ["unreadable"] : [])
  }
}
