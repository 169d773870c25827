import TestSupport
@testable import RoutegenCompiler

/// Writes links from the patterns of a route set, of which many are routes.
///
/// Some of the parts are others than those of the pattern, and some links are damaged afterwards.
struct GuidedLink {
  private let model: RouteModel
  private let candidates: [(candidate: Candidate, origins: [OriginConstraint])]
  private let everywhere: [(candidate: Candidate, origins: [OriginConstraint])]
  private var random: SplitMix

  /// Chooses what only some links have; of its own, so that all other choices stay the same.
  private var rare: SplitMix
  private var texts: RandomLink

  /// The scheme and the host of all links; `nil` for those of the patterns and others.
  private let origin: String?

  init(_ model: RouteModel, seed: UInt64, origin: String? = nil) {
    self.model = model
    self.origin = origin
    candidates = model.candidates
    everywhere = candidates.filter { $0.origins == [.everywhere] }
    random = SplitMix(seed: seed &+ 0xA5A5)
    rare = SplitMix(seed: seed &+ 0x3C3C)
    texts = RandomLink(seed: seed &+ 0x5A5A)
  }

  mutating func text() -> String {
    guard !candidates.isEmpty else { return origin.map { $0 + "/a" } ?? texts.text() }
    let (candidate, origins) = random.pick(candidates)
    let beginning = origin(origins)
    var link = beginning + base(behind: beginning) + path(candidate.pattern.segments)
    var items = query(candidate)
    // What closes links of all paths.
    if !everywhere.isEmpty, rare.one(in: 4) {
      let (exception, _) = rare.pick(everywhere)
      items += exception.literals.map { literal($0) }
    }
    if !items.isEmpty { link += "?" + items.joined(separator: "&") }
    link += fragment(candidate)
    if rare.one(in: 24) {
      link +=
        (link.contains("#") ? "" : "#")
        + rare.pick([
          ":~:text=a", ":~:", ":%7E:b", "&t=a:~:#", "#", "#a", "/a#:~:b", "%3A~%3Aa", "/a:~:%0A",
          ":~:%20é",
          "/b:~:text=a?q=b",
        ])
    }
    if random.one(in: 8) {
      var scalars = Array(link.unicodeScalars)
      scalars.mutate(inserting: Self.marks, using: &random)
      link = String(String.UnicodeScalarView(scalars))
    } else if random.one(in: 4) {
      var bytes = Array(link.utf8)
      bytes.mutate(inserting: Array("%/?#&=+:@[]é.0a".utf8), using: &random)
      link = String(decoding: bytes, as: UTF8.self)
    }
    return link
  }

  /// Characters of links, and some that a `String` takes for one character with one beside them.
  private static let marks = Array("/?#&=+:@-.0\u{301}\u{200D}\u{600}\u{FF21}\n".unicodeScalars)

  // MARK: Origins and paths

  private mutating func origin(_ origins: [OriginConstraint]) -> String {
    if let origin { return origin }
    if random.one(in: 12) { return random.pick(["nope:/", "https://no.example", "other:/"]) }
    guard let origin = origins.isEmpty ? nil : random.pick(origins), origin != .everywhere else {
      return random.pick([
        "rnd:/", "rnd:", "rnd://", "https://example.com", "https://a.wild.example", "RND:/",
        "http://example.com", "rnd://example.com",
      ])
    }
    switch origin {
    case .host(let host):
      let label = host.isLabel ? random.pick(["a.", "B-7.", "a.b."]) : "a."
      return "https://" + (host.isWildcard ? label : "") + host.domain
    case .anyHost:
      return random.pick([
        "https://any.test", "https://[::1]", "https://127.0.0.1",
        "https://any.test:8443", "http://[::1]:80",
      ])
    case .scheme(let scheme) where scheme.isWebScheme: return "\(scheme)://example.com"
    case .scheme(let scheme): return "\(scheme):/"
    case .everywhere: return ""
    }
  }

  /// The base of the origin with which a link begins.
  private mutating func base(behind origin: String) -> String {
    if model.bases.isEmpty || rare.one(in: 12) { return "" }
    let scheme = origin.prefix { $0 != ":" }.lowercased()
    let host = origin.dropFirst(scheme.count + 3)
    let base =
      scheme.isWebScheme || !host.isEmpty
      ? model.bases.base(ofHost: String(host)) : model.bases.base(of: .scheme(scheme))
    return base.map { "/" + encoded($0) }.joined()
  }

  private mutating func path(_ segments: [Segment]) -> String {
    var path = ""
    for segment in segments {
      switch segment {
      case .literal where segment.isFragmentMark: path += "#"
      case .literal(let text): path += "/" + (random.one(in: 20) ? piece() : encoded(text))
      case .parameter(_, let type): path += "/" + value(type, inPath: true)
      case .mixed(let pieces):
        path += "/" + pieces.map { pieceText($0) }.joined()
      case .rest(_, .link): path += "/" + link()
      case .rest:
        path += (0..<Int.random(in: 0...3, using: &random)).map { _ in "/" + piece() }.joined()
      }
    }
    return path + (random.one(in: 8) ? "/" : "")
  }

  private mutating func pieceText(_ piece: Piece) -> String {
    switch piece {
    case .literal(let text): encoded(text)
    case .parameter(_, let type): value(type, inPath: true)
    }
  }

  // MARK: Items

  private mutating func query(_ candidate: Candidate) -> [String] {
    var items = candidate.literals.map { literal($0) }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where (parameter.type.part?.order ?? 0) == 0 {
      switch source {
      case .query(let key):
        let isOmitted = parameter.mayBeAbsent && random.one(in: 3)
        let count =
          isOmitted ? 0 : parameter.form == .list ? Int.random(in: 0...3, using: &random) : 1
        for _ in 0..<count {
          items.append("\(encoded(key))=\(itemValue(parameter))")
        }
        // The item under another key as well, with the same value or another one.
        let item = candidate.pattern.query.first { $0.key == key }
        if let other = item?.otherKeys.first, rare.one(in: 8), let item = items.last {
          let value = item.split(separator: "=", maxSplits: 1).dropFirst().first ?? ""
          items.append("\(encoded(other))=\(rare.one(in: 2) ? String(value) : piece())")
        }
      case .otherItems:
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          items.append("\(random.pick(["k", "%C3%A9", "e%CC%81", "m", "k", piece()]))=\(piece())")
        }
      case .restOfLink(let key?): items.append("\(encoded(key))=\(link())")
      case .path, .restOfLink, .fragment, .fragmentItem, .constant, .host, .payload, .absent: break
      }
    }
    if random.one(in: 10), let item = items.randomElement(using: &random) { items.append(item) }
    if random.one(in: 6) { items.append("utm=\(piece())") }
    // A key again, with another value or with none.
    if rare.one(in: 24), let key = items.first?.split(separator: "=").first {
      items.append(rare.pick(["\(key)=7", "\(key)=a", String(key)]))
    }
    if random.one(in: 3), items.count > 1, !items.contains(where: { $0.contains("://") }) {
      items.shuffle(using: &random)
    }
    return items
  }

  /// A text that may be the rest of a link.
  private mutating func link() -> String {
    random.pick([
      "https://a.example/?x=1&y=2#z", "https%3A%2F%2Fb.test", piece(), "rnd://a?q=a&r=7#t=a",
      "RND:///ab?q=%2Fa", "/a?q=a", "HTTPS://b.test//a//", "http://a.example:81/b#:~:text=c",
      "https://[::1]/",
    ])
  }

  private mutating func fragment(_ candidate: Candidate) -> String {
    var items = candidate.fragmentLiterals.map { literal($0) }
    for (source, parameter) in zip(candidate.sources, candidate.parameters)
    where (parameter.type.part?.order ?? 0) == 0 {
      switch source {
      case .fragment where candidate.target == .envelope:
        return "#"
          + (rare.one(in: 2)
            ? inner() : random.pick(["/a", "/a/b?q=a", "rnd:/7", "https://example.com/a"]))
      case .fragment: items.append(value(parameter.type))
      case .fragmentItem(let key): items.append("\(encoded(key))=\(itemValue(parameter))")
      case .path, .query, .restOfLink, .otherItems, .constant, .host, .payload, .absent: break
      }
    }
    if items.isEmpty { return random.one(in: 10) ? "#" + piece() : "" }
    return random.one(in: 8) ? "" : "#" + items.joined(separator: "&")
  }

  /// The path of another pattern, as a link in an envelope.
  private mutating func inner() -> String {
    path(rare.pick(candidates).candidate.pattern.segments).replacing("#", with: "/")
  }

  private mutating func literal(_ literal: Candidate.Literal) -> String {
    let text = literal.text.map { encoded($0) } ?? piece()
    return text.isEmpty ? encoded(literal.key) : "\(encoded(literal.key))=\(text)"
  }

  // MARK: Values

  private mutating func piece() -> String { texts.piece() }

  private mutating func encoded(_ text: String) -> String {
    let escaped = text.utf8.map { byte in
      let isPlain = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte == UInt8(ascii: "-")
      return isPlain && !random.one(in: 30)
        ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text.utf8.allSatisfy({ $0 < 0x80 }) && random.one(in: 2)
      && !text.contains(where: " %#?/&=+".contains)
      ? text : escaped.joined()
  }

  private mutating func itemValue(_ parameter: Parameter) -> String {
    let text = value(parameter.type)
    let isOftenEmpty = parameter.mayBeAbsent || parameter.type.bounds == .filled
    return rare.one(in: isOftenEmpty ? 8 : 60) ? "" : text
  }

  private mutating func value(_ type: ValueType, inPath: Bool = false) -> String {
    if random.one(in: 10) { return piece() }
    if let part = type.part { return part.pieces.map { pieceText($0) }.joined() }
    if let texts = bounded(type) { return random.pick(texts) }
    switch type.kind {
    case .string: return piece()
    case .text: return random.pick([piece(), "a%0Ab", "%09" + piece(), piece() + "%0d%0A"])
    case .int: return random.pick(["7", "-7", "0", "9223372036854775807", "-9223372036854775808"])
    case .uint: return random.pick(["7", "0", "18446744073709551615"])
    case .double: return random.pick(["0.5", "-7", "1.50", "700000000000000000000", "0.1"])
    case .bool: return random.pick(inPath ? ["true", "false"] : ["true", "false", "1", "0", ""])
    case .uuid:
      return random.pick([
        "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "6f9619ff-8b86-d011-b42d-00cf4fc964ff",
      ])
    case .date:
      let text = random.pick(["2024-02-29T09:00:00Z", "1999-12-31T23:59:59.5-01:00"])
      return rare.one(in: 3) ? "2024-02-29T09:00:00+01:00" : text
    case .url:
      return random.pick([
        "https:%2F%2Fa.example%2F%3Fq", "http:%2F%2F127.0.0.1", "https:%2F%2F[::1]",
      ])
    case .enumeration(let index), .openEnumeration(let index):
      let values = model.enumerations[index].values.map(\.text)
      let text = values.isEmpty ? piece() : encoded(random.pick(values))
      return rare.one(in: 4) ? text.uppercased() : text
    case .external(let index): return encoded((model.externalTypes[index].prefix ?? "") + "a")
    }
  }

  /// Texts at the bounds of a type, and outside of them.
  private func bounded(_ type: ValueType) -> [String]? {
    switch type.bounds {
    case .int(let low, let high)?: ["\(low)", "\(high)", "\(high &+ 1)"]
    case .uint(let low, let high)?: ["\(low)", "\(high)", "\(high &+ 1)"]
    case .double(let low, let high)?: [low, high, high + 1].map { String($0.routeText) }
    case .padded(let range)?: [range.text(of: range.low), range.text(of: range.high), "7"]
    case .hosts(let hosts)?:
      hosts.map { "https:%2F%2F\($0.isWildcard ? "b." : "")\($0.domain)" } + ["https:%2F%2Fb.no"]
    case .filled?, nil: nil
    }
  }
}

extension Double {
  fileprivate var routeText: String { self == rounded() ? String(Int(self)) : String(self) }
}
