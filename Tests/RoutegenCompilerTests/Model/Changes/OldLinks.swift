import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// Writes links from the patterns of two versions, and knows which of them `RouteSetChanges` leaves out.
struct OldLinks {
  private let old: RouteModel
  private let new: RouteModel
  private let candidates: [(candidate: Candidate, origins: [OriginConstraint], model: RouteModel)]
  private var random: SplitMix
  private let part: OverlapTree.Part

  init(_ old: RouteModel, _ new: RouteModel, seed: UInt64) {
    (self.old, self.new) = (old, new)
    part = OverlapTree([old]).parts[0]
    candidates =
      old.candidates.map { ($0.candidate, $0.origins, old) }
      + new.candidates.map { ($0.candidate, $0.origins, new) }
    random = SplitMix(seed: seed &+ 99)
  }

  private static let texts = [
    "a", "b", "1", "2", "3", "12", "01", "true", "text", "A", "ab", "-7", "7", "a1", "1b", "a-b",
    "z",
    "https%3A%2F%2Fa.com", "x", "", "a-b", "a-b-7", "a-b-a", "a--7", "B-A", "a.com", "x.b.com",
  ]

  /// Texts of whole fragments that others read as paths.
  private static let fragments = ["/x/a", "x/7", "/x/7?k=1", "x/1", "/y/a", "k=/x", "/a", "/1"]

  mutating func text() -> String {
    guard let (candidate, origins, model) = candidates.randomElement(using: &random) else {
      return "/a"
    }
    var link = origin(origins)
    let segments = candidate.pattern.segments
    for segment in segments.prefix(while: { !$0.isFragmentMark }) {
      link += "/" + text(of: segment, model)
    }
    let rest = segments.drop { !$0.isFragmentMark }.dropFirst()
    if candidate.pattern.hasFragmentPath {
      link += random.pick(["#/", "#"]) + rest.map { text(of: $0, model) }.joined(separator: "/")
    }
    let items = items(candidate, model)
    if !items.isEmpty { link += "?" + items.joined(separator: "&") }
    return candidate.pattern.hasFragmentPath ? link : link + fragment(candidate, model)
  }

  private mutating func origin(_ origins: [OriginConstraint]) -> String {
    var samples = SampleOrigin.all(of: [old, new]).map {
      $0.scheme + ":/" + ($0.host.isEmpty ? "" : "/\($0.host)")
    }
    if origins.isEmpty { samples += [String](repeating: "", count: samples.count + 1) }
    return samples.randomElement(using: &random) ?? ""
  }

  private mutating func text(of segment: Segment, _ model: RouteModel) -> String {
    switch segment {
    case .literal(let text): random.one(in: 8) ? random.pick(Self.texts) : text
    case .parameter(_, let type): value(type, model, inPath: true)
    case .rest(_, .link(let type)) where !random.one(in: 4):
      random.pick(model.samples(of: type, inPath: false)) + random.pick(["", "/a?b#c", "//"])
    case .rest:
      (0..<Int.random(in: 1...2, using: &random)).map { _ in random.pick(Self.texts) }.joined(
        separator: "/")
    case .mixed(let pieces):
      pieces.map { piece in
        switch piece {
        case .literal(let text): text
        case .parameter(_, let type): value(type, model, inPath: true)
        }
      }.joined()
    }
  }

  private mutating func value(_ type: ValueType, _ model: RouteModel, inPath: Bool) -> String {
    if random.one(in: 4) { return random.pick(Self.texts) }
    let samples = model.samples(of: type, inPath: inPath)
    return samples.isEmpty ? "a" : random.pick(samples).percentEncoded
  }

  private mutating func items(_ candidate: Candidate, _ model: RouteModel) -> [String] {
    var items = candidate.literals.map { "\($0.key)=\($0.text ?? random.pick(Self.texts))" }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where (parameter.type.part?.order ?? 0) == 0 {
      switch source {
      case .query(let key), .restOfLink(let key?):
        if parameter.mayBeAbsent, random.one(in: 2) { continue }
        let inner = candidate.target == .envelope ? random.pick(["/a", "/1", "/b"]) : nil
        let value = inner ?? value(parameter.type, model, inPath: false)
        items.append("\(key)=\(value)")
        if parameter.form == .list, random.one(in: 3) { items.append("\(key)=\(value)") }
      case .otherItems: items.append("\(random.pick(["k", "j", "o"]))=\(random.pick(Self.texts))")
      case .path, .restOfLink, .fragment, .fragmentItem, .constant, .host, .payload, .absent: break
      }
    }
    if random.one(in: 8), !items.isEmpty { items.removeLast() }
    return items
  }

  private mutating func fragment(_ candidate: Candidate, _ model: RouteModel) -> String {
    var items = candidate.fragmentLiterals.map { "\($0.key)=\($0.text ?? "a")" }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where (parameter.type.part?.order ?? 0) == 0 {
      switch source {
      case .fragment where candidate.target == .envelope:
        items.append(random.pick(["/a", "/1", "/x/a"]))
      case .fragment:
        items.append(
          random.one(in: 2)
            ? random.pick(Self.fragments) : value(parameter.type, model, inPath: false))
      case .fragmentItem(let key):
        items.append("\(key)=\(value(parameter.type, model, inPath: false))")
      case .path, .query, .restOfLink, .otherItems, .constant, .host, .payload, .absent: break
      }
    }
    return items.isEmpty || random.one(in: 8) ? "" : "#" + items.joined(separator: "&")
  }

  // MARK: Links that are left out

  /// Whether the comparison leaves the link out: it has items that its pattern ignores, or its pattern is an
  /// envelope of a link that the versions read differently.
  func excludes(_ link: String, _ sets: ComparedSets) -> Bool {
    if hasIgnoredItem(link, sets.old) { return true }
    guard let inner = innerLink(of: link, sets.old) else { return false }
    return sets.reading(of: inner).difference != nil
  }

  /// Whether the link has items that its pattern ignores, or matches no pattern.
  func hasIgnoredItem(_ link: String, _ matcher: ExplainingMatcher) -> Bool {
    guard let classified = try? matcher.classify(link, isPath: link.hasPrefix("/")) else {
      return true
    }
    let verdict = matcher.match(classified)
    let pattern = classified.scopes.lazy.flatMap(\.patterns).first { $0.id == verdict.pattern }
    return pattern.map {
      hasUnknownItem(classified.parts(matching: $0.candidate), $0.candidate)
    } ?? true
  }

  private func hasUnknownItem(_ parts: LinkParts, _ candidate: Candidate) -> Bool {
    let items = ItemConstraints(candidate, part).items.map(\.key)
    let readsAll = candidate.sources.contains(.otherItems)
    let readsFragment = candidate.sources.contains(.fragment)
    func isUnknown(_ item: LinkParts.Item, isInFragment: Bool) -> Bool {
      let key = String(decoding: item.key, as: UTF8.self)
      return !items.contains(ItemKey(key, isInFragment: isInFragment, old))
    }
    if !readsAll, parts.query.contains(where: { isUnknown($0, isInFragment: false) }) {
      return true
    }
    if readsFragment || parts.fragment == nil { return false }
    return !items.contains(where: \.isInFragment)
      || parts.fragmentItems.contains { isUnknown($0, isInFragment: true) }
  }

  /// Whether the new version looks for a link inside of the link, which may be anything.
  func isEnvelope(_ link: String, _ new: ExplainingMatcher) -> Bool {
    innerLink(of: link, new) != nil
  }

  /// The link inside the link; `nil` if the link is no envelope.
  private func innerLink(of link: String, _ matcher: ExplainingMatcher) -> String? {
    guard let classified = try? matcher.classify(link, isPath: link.hasPrefix("/")),
      case .envelope(let inner, _, _) = matcher.match(classified)
    else { return nil }
    return inner
  }

  /// Whether no scope of the new version accepts the origin of the link, or its origin may have another base, or the
  /// link is lost with a host that to the new version is a segment.
  func isGone(_ link: String, _ sets: ComparedSets) -> Bool {
    let host = (try? sets.old.classify(link, isPath: link.hasPrefix("/")))?.parts.host ?? ""
    let isSegment = sets.old.isDeclaredHost(host) && !sets.new.isDeclaredHost(host)
    return switch sets.new.match(link, isPath: link.hasPrefix("/")) {
    case .wrongHost, .wrongScheme: true
    case .notFound: isSegment || !sets.new.model.bases.isEmpty
    case .missing, .invalidValue: isSegment
    case .route, .malformed, .excluded: false
    }
  }
}
