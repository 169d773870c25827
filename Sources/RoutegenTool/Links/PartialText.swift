import RoutegenCompiler

/// A text of which some parts are not known: what a template fills in.
struct PartialText {
  /// The known parts, decoded: those before, between and after the unknown ones.
  let parts: [String]

  /// Any text.
  static let unknown = PartialText(parts: ["", ""])

  private init(parts: [String]) { self.parts = parts }

  /// Decodes a part of a link, in which ``LinkTemplate/unknown`` stands for each part that is not known.
  init(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) {
    var parts: [String] = []
    for part in bytes.split(separator: LinkTemplate.unknown, omittingEmptySubsequences: false) {
      // The unknown text may complete an escape or a character.
      guard let text = String(percentDecoding: part, plusIsSpace: plusIsSpace) else {
        self = .unknown
        return
      }
      parts.append(text)
    }
    self.init(parts: parts)
  }

  /// The text if all of it is known.
  var known: String? { parts.count == 1 ? parts[0] : nil }

  /// Whether the text may be a literal one.
  func mayBe(_ text: String, in model: RouteModel) -> Bool {
    if let known { return model.isSame(known, text) }
    let parts = parts.map(model.foldedBytes)
    var rest = model.foldedBytes(text)[...]
    guard let first = parts.first, let last = parts.last,
      first.count + last.count <= rest.count, rest.starts(with: first),
      rest.reversed().starts(with: last.reversed())
    else { return false }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() {
      guard let start = rest.firstRange(of: part) else { return false }
      rest = rest[start.upperBound...]
    }
    return true
  }

  /// Whether the text may be a mixed segment.
  func mayBe(_ pieces: [Piece], in model: RouteModel) -> Bool {
    known.map { model.reads($0, as: pieces) } ?? true
  }

  /// Whether a declared host may cover the text.
  func mayBeHost(_ host: HostPattern, in model: RouteModel) -> Bool {
    if let known { return host.covers(known) }
    let parts = parts.map { $0.lowercased() }
    guard host.isWildcard else { return PartialText(parts: parts).mayBe(host.domain, in: model) }
    let (domain, end) = (".\(host.domain)", parts[parts.count - 1])
    return end.hasSuffix(domain) || domain.hasSuffix(end)
  }

  /// The text divided within each of its unknown parts.
  var halves: [(before: PartialText, after: PartialText)] {
    parts.indices.dropFirst().map { index in
      (PartialText(parts: parts[..<index] + [""]), PartialText(parts: [""] + parts[index...]))
    }
  }

  /// Whether the text may be a value of the type.
  func mayBeValue(of type: ValueType, inPath: Bool, _ model: RouteModel) -> Bool {
    if let known { return model.reads(known, as: type, inPath: inPath) }
    if type.separator != nil || type.part != nil { return true }
    switch type.kind {
    case .string, .text, .date, .url, .openEnumeration, .external: return true
    case .bool where !inPath:
      return ["true", "false", "1", "0", ""].contains { mayBe($0, in: model) }
    case .enumeration(let index) where model.enumerations[index].saysCaseless:
      let texts = model.enumerations[index].values.map { $0.text.lowercased() }
      let text = PartialText(parts: parts.map { $0.lowercased() })
      return texts.contains { text.mayBe($0, in: model) }
    case .bool, .enumeration:
      return model.writtenValues(of: type.kind).contains { mayBe($0, in: model) }
    case .int, .uint: return parts.allSatisfy(ByteSet.integers.containsAll)
    case .double: return parts.allSatisfy(ByteSet.numbers.containsAll)
    case .uuid: return parts.allSatisfy(ByteSet.uuids.containsAll)
    }
  }
}

extension ByteSet {
  fileprivate static let integers = ByteSet { (0x30...0x39) ~= $0 || $0 == UInt8(ascii: "-") }
  fileprivate static let numbers = ByteSet { integers.contains($0) || $0 == UInt8(ascii: ".") }
  fileprivate static let uuids = ByteSet { $0.isHexDigit || $0 == UInt8(ascii: "-") }
}
