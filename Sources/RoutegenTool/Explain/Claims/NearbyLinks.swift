package import RoutegenCompiler

/// Links that match a pattern, and links that differ from them in one place.
///
/// Where an association file and the app do not agree about a pattern, one of these links shows it.
package struct NearbyLinks {
  private let model: RouteModel
  private let origin: String

  /// The texts to try for each segment, the first of which the pattern accepts.
  private var segments: [[String]] = []

  /// The required items of the query, each with the texts to try; a text is `nil` for a key alone.
  private var items: [(key: String, texts: [String?])] = []
  private var fragments: [String?] = [nil]

  /// - Parameter host: A host of the claim.
  package init(_ claim: Claim, _ model: RouteModel, host: String) {
    self.init(claim, model, origin: "https://" + host + model.bases.base(ofHost: host).asBase)
  }

  /// - Parameter origin: The beginning of each link, to which its path is appended.
  init(_ claim: Claim, _ model: RouteModel, origin: String) {
    self.model = model
    self.origin = origin
    for segment in claim.candidate.pattern.segments { segments += texts(of: segment) }
    items = items(claim.candidate.literals, claim.candidate, \.key)
    fragments = fragments(of: claim.candidate)
  }

  /// A link that matches the pattern, if no earlier pattern matches it.
  package var first: String { link(segments.map { $0[0] }, items.map { $0.texts[0] }) }

  /// The link ``first`` without its query and fragment.
  package var pathAlone: String {
    String(Substring(first.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }))
  }

  /// The link ``first``, then the links that differ from it.
  package var all: [String] {
    let path = segments.map { $0[0] }
    let values = items.map { $0.texts[0] }
    var links = [first]
    for (index, texts) in segments.enumerated() {
      for text in texts.dropFirst() {
        var changed = path
        changed[index] = text
        links.append(link(changed, values))
      }
    }
    for (index, item) in items.enumerated() {
      for text in item.texts.dropFirst() {
        var changed = values
        changed[index] = text
        links.append(link(path, changed))
      }
      links.append(link(path, values, without: index))
    }
    links += fragments.dropFirst().map { link(path, values, fragment: .some($0)) }
    links.append(link(path + ["more"], values))
    if !path.isEmpty { links.append(link(path.dropLast(), values)) }
    return links + links.compactMap(Self.withEscapedSlashes)
  }

  /// The link with the slashes after its path escaped, as others may write them; `nil` if it has none.
  static func withEscapedSlashes(_ link: String) -> String? {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let rest = link[path.endIndex...]
    guard rest.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return String(path) + rest.replacing("/", with: "%2F")
  }

  /// - Parameters:
  ///   - values: The value of each item; `nil` for a key alone.
  ///   - skipped: The index of an item that is left out.
  ///   - fragment: The fragment; the first one of the pattern if there is no argument.
  private func link(
    _ path: some Sequence<String>, _ values: [String?], without skipped: Int? = nil,
    fragment: String?? = nil
  ) -> String {
    let path = path.map {
      $0.isFragmentMark ? "#" : "/" + $0.percentEncoded(keeping: LinkMarks.segment)
    }.joined()
    let query = zip(items, values).enumerated().filter { $0.offset != skipped }.map { entry in
      let (item, value) = entry.element
      return item.key.percentEncoded(keeping: LinkMarks.item)
        + (value.map { "=" + $0.percentEncoded(keeping: LinkMarks.item) } ?? "")
    }
    return origin + (path.isEmpty ? "/" : path)
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
      + ((fragment ?? fragments[0]).map { "#" + $0 } ?? "")
  }

  // MARK: Segments

  /// The texts for each segment to which a segment of a pattern extends.
  private func texts(of segment: Segment) -> [[String]] {
    switch segment {
    case .literal(let mark) where mark.isFragmentMark: [[mark]]
    case .literal(let text): [[text, text == "other" ? "another" : "other", text.uppercased()]]
    case .parameter(_, let type): [texts(of: type, inPath: true)]
    case .mixed(let pieces): [texts(of: pieces)]
    case .rest(_, .link(let type)):
      (model.samples(of: type, inPath: false).first ?? "").split(
        separator: "/", omittingEmptySubsequences: false
      ).enumerated().map { $0 == 0 ? [String($1), "some"] : [String($1)] }
    case .rest: [["some"], ["text"]]
    }
  }

  private func texts(of pieces: [Piece]) -> [String] {
    let texts = pieces.map { piece -> [String] in
      switch piece {
      case .literal(let text): [text]
      case .parameter(_, let type): self.texts(of: type, inPath: true)
      }
    }
    let first = texts.map { $0[0] }
    var all = [first.joined()]
    for (index, texts) in texts.enumerated() {
      for text in texts.dropFirst() {
        var changed = first
        changed[index] = text
        all.append(changed.joined())
      }
    }
    return all + ["other"]
  }

  /// Texts that no type, or only some types, accept.
  private static let strays = [
    "other", "0", "7", "-7", "07", "-0", "1.5", "99999999999999999999", "7x", "a*b", "x-y", "TRUE",
    "2024-01-05",
  ]

  /// A text that the type accepts, then others.
  private func texts(of type: ValueType, inPath: Bool) -> [String] {
    let samples = model.samples(of: type, inPath: inPath)
      .filter { model.reads($0, as: type, inPath: inPath) }
    return (samples.isEmpty ? ["text"] : samples) + Self.strays
  }

  // MARK: Items

  /// - Parameter key: The key of a source that is an item of this part of the link.
  private func items(
    _ literals: [Candidate.Literal], _ candidate: Candidate,
    _ key: (Candidate.Source) -> String?
  ) -> [(key: String, texts: [String?])] {
    let written: [(key: String, texts: [String?])] = literals.map { literal in
      switch literal.text {
      case nil: (literal.key, [nil, "", "some"])
      case ""?: (literal.key, [nil, "", "other"])
      case let text?: (literal.key, [text, text == "other" ? "another" : "other", ""])
      }
    }
    let parameters = zip(candidate.sources, candidate.parameters).compactMap { source, parameter in
      parameter.mayBeAbsent || (parameter.type.part?.order ?? 0) > 0
        ? nil : key(source).map { (key: $0, type: parameter.type) }
    }
    return written
      + parameters.map { ($0.key, texts(of: $0.type, inPath: false).map { .some($0) }) }
  }

  private func fragments(of candidate: Candidate) -> [String?] {
    if candidate.pattern.hasFragmentPath { return [nil] }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where source == .fragment && !parameter.mayBeAbsent {
      return texts(of: parameter.type, inPath: false)
        .map { $0.percentEncoded(keeping: LinkMarks.fragment) } + [nil]
    }
    let items = items(candidate.fragmentLiterals, candidate) { source in
      if case .fragmentItem(let key) = source { key } else { nil }
    }
    guard !items.isEmpty else { return [nil, "other"] }
    let text = items.map { item in
      item.key.percentEncoded(keeping: LinkMarks.item)
        + ((item.texts[0]).map { "=" + $0.percentEncoded(keeping: LinkMarks.item) } ?? "")
    }
    return [text.joined(separator: "&"), "other", nil]
  }
}
