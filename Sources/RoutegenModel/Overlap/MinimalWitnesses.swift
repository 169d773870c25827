/// A text, and which of the others take it too.
struct Witness {
  let text: String
  let takers: Set<Int>
}

/// Asks for texts that some ways take and others do not.
///
/// A text matters only by the set of others that take it, and of two texts the one whose others are
/// among those of the second is the better: there is nothing that this one allows and the first does
/// not. So one text for each least set is enough.
struct MinimalWitnesses {
  let model: RouteModel

  /// What every text has to be in.
  let required: [Required]

  /// What it had better not be in, but for literal text.
  let others: [(id: Int, set: Required)]

  /// Literal text that it had better not be.
  let literals: () -> [String]

  /// All that take a text.
  let takers: (String) -> Set<Int>

  /// The texts of a segment, or of an item of a query.
  struct Required {
    let pieces: [MatchTree.MixedPiece]
    var isInPath = true
  }

  func texts() -> [Witness] {
    let inevitable = Set(others.filter { coversAll($0.set) }.map(\.id))
    for text in required.flatMap({ samples(of: $0) }) where isInAll(text) {
      let takers = takers(text)
      if takers.isSubset(of: inevitable) { return [Witness(text: text, takers: takers)] }
    }
    guard let all = finite else { return least(bySets()) }
    return least(all.filter(isInAll).map { Witness(text: $0, takers: takers($0)) })
  }

  // MARK: Samples

  private func samples(of required: Required) -> [String] {
    let texts = required.pieces.map { piece -> [String] in
      switch piece {
      case .literal(let text): [text]
      case .parameter(let type): samples(of: type, inPath: required.isInPath)
      }
    }
    if texts.count == 1 { return texts[0] }
    return (0..<3).map { place in texts.map { $0[min(place, $0.count - 1)] }.joined() }
  }

  private func samples(of type: ValueType, inPath: Bool) -> [String] {
    switch type.kind {
    case .string, .external, .openEnumeration: ["text", "other", "some"]
    case .bool: ["true", "false"]
    case .int, .uint, .double:
      ["7", "12", "1234567", "-3", "0.5"].filter {
        model.reads($0, as: type, inPath: inPath)
      } + (type.bounds?.samples ?? ["0"])
    case .uuid: ["6F9619FF-8B86-D011-B42D-00CF4FC964FF", "00000000-0000-0000-0000-000000000000"]
    case .date: ["2024-01-05T09:00:00Z", "2001-01-01T00:00:00Z"]
    case .url:
      if case .hosts(let hosts)? = type.bounds {
        hosts.map { "https://" + ($0.isWildcard ? "www." : "") + $0.domain }
      } else {
        ["https://example.com", "https://example.org"]
      }
    case .enumeration(let index): model.enumerations[index].values.prefix(3).map(\.text)
    }
  }

  private func isInAll(_ text: String) -> Bool {
    required.allSatisfy { isIn($0, text) && !($0.isInPath && text.hasDots) }
  }

  private func isIn(_ required: Required, _ text: String) -> Bool {
    if case .parameter(let type) = required.pieces[0], required.pieces.count == 1 {
      return (!required.isInPath || !text.isEmpty)
        && model.reads(text, as: type, inPath: required.isInPath)
    }
    if case .literal(let literal) = required.pieces[0], required.pieces.count == 1 {
      return model.isSame(literal, text)
    }
    return model.split(text, required.pieces)?
      .allSatisfy { model.reads($0.text, as: $0.type, inPath: true) } ?? false
  }

  /// Whether every text is in it that is in what is required, as far as that is plain to see.
  private func coversAll(_ other: Required) -> Bool {
    guard other.pieces.count == 1, case .parameter(let type) = other.pieces[0] else { return false }
    return type.kind.isText || required.contains { $0.pieces == other.pieces }
  }

  // MARK: All texts

  /// Every text, where there are few.
  private var finite: [String]? {
    for required in required where required.pieces.count == 1 {
      switch required.pieces[0] {
      case .literal(let text): return [text]
      case .parameter(let type):
        let all = model.allTexts(of: type, inPath: required.isInPath, limit: 30_000)
        if let all { return all }
      }
    }
    return nil
  }

  // MARK: Sets

  /// A text of each combination of others, as far as there is one.
  ///
  /// Literal text is a single text each, so it is left out where anything remains without it.
  private func bySets() -> [Witness] {
    let literals = literals().filter(isInAll)
    let isNone = RegularLanguage.of(
      anyOf: literals.map { RegularLanguage($0, isCaseless: model.isCaseless) }
    )
    .negated
    let inAll = required.map { set(of: $0) }
    let start = RegularLanguage.of(
      allOf: inAll + (required[0].isInPath ? [RegularLanguage.dots.negated] : []))
    let unsure = others.filter { !coversAll($0.set) }
    var found: [Witness] = []
    func split(_ set: RegularLanguage, _ place: Int) {
      guard set.shortest != nil else { return }
      guard place < unsure.count else {
        if let text = RegularLanguage.of(allOf: [set, isNone]).shortest {
          found.append(Witness(text: text, takers: takers(text)))
        } else {
          found += literals.map { Witness(text: $0, takers: takers($0)) }
        }
        return
      }
      let other = self.set(of: unsure[place].set)
      split(.of(allOf: [set, other.negated]), place + 1)
      split(.of(allOf: [set, other]), place + 1)
    }
    split(start, 0)
    return found
  }

  private func set(of required: Required) -> RegularLanguage {
    if case .parameter(let type) = required.pieces[0], required.pieces.count == 1 {
      return model.texts(of: type, inPath: required.isInPath)
    }
    return model.texts(of: required.pieces)
  }

  private func least(_ texts: [Witness]) -> [Witness] {
    var kept: [Witness] = []
    for text in texts.sorted(by: { $0.takers.count < $1.takers.count })
    where !kept.contains(where: { $0.takers.isSubset(of: text.takers) }) {
      kept.append(text)
    }
    return kept
  }
}

extension String {
  /// Whether a segment of this text makes a link malformed.
  fileprivate var hasDots: Bool {
    utf8.contains(UInt8(ascii: "."))
      && split(separator: "/", omittingEmptySubsequences: false).contains {
        $0 == "." || $0 == ".."
      }
  }
}

extension Bounds {
  /// The bounds as links write them, and the whole numbers next to them.
  fileprivate var samples: [String] {
    switch self {
    case .hosts: return []
    case .int(let low, let high): return ["\(low)", "\(high)"]
    case .uint(let low, let high): return ["\(low)", "\(high)"]
    case .double(let low, let high):
      return [low, high, low.rounded(.up)].map { number in
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
    }
  }
}
