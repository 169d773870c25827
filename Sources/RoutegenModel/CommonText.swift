extension RouteModel {
  /// A text that reads as both types; `nil` if there is none.
  ///
  /// Where nothing is known of a type, as of a declared one, every text is taken for a value of it:
  /// an answer `nil` is certain.
  func commonText(_ left: ValueType, _ right: ValueType, inPath: Bool) -> String? {
    (samples(of: left) + samples(of: right)).first {
      reads($0, as: left, inPath: inPath) && reads($0, as: right, inPath: inPath)
    }
  }

  /// A text of a segment that goes the way of both; `nil` if none is found.
  func commonText(
    _ left: [MatchTree.AffixPiece], _ right: [MatchTree.AffixPiece]
  ) -> String? {
    guard mayBeginAlike(left, right) else { return nil }
    var texts = samples(of: left) + samples(of: right)
    if left.count > 1, right.count > 1 {
      if let text = filled(left, like: right) { texts.append(text) }
      // What one of them begins with, then what the other ends with.
      texts += [texts[0] + texts[1], texts[1] + texts[0]]
    }
    return texts.first { takes($0, left) && takes($0, right) }
  }

  /// Whether neither begins with a text that the other cannot begin with; cheap, for there may be many.
  private func mayBeginAlike(
    _ left: [MatchTree.AffixPiece], _ right: [MatchTree.AffixPiece]
  ) -> Bool {
    guard case .literal(let first)? = left.first, case .literal(let other)? = right.first else {
      return true
    }
    return zip(first.utf8, other.utf8).allSatisfy { $0 == $1 }
  }

  /// A text that goes the way of the pieces.
  func sample(of pieces: [MatchTree.AffixPiece]) -> String { samples(of: pieces).first ?? "" }

  /// Texts among which there is a common one of two types if they have one at all: plain ones
  /// first, then the bounds.
  private func samples(of type: ValueType) -> [String] {
    switch type.kind {
    case .string, .external, .openEnumeration: ["text"]
    case .bool: ["true", "1"]
    case .int, .uint, .double:
      (["7", "1", "0", "0.5"] + (type.bounds?.samples ?? []))
        .filter { reads($0, as: type, inPath: true) }
    case .uuid: ["6F9619FF-8B86-D011-B42D-00CF4FC964FF"]
    case .date: ["2024-01-05T09:00:00Z"]
    case .url:
      if case .hosts(let hosts)? = type.bounds {
        hosts.map { "https://" + ($0.isWildcard ? "www." : "") + $0.domain }
      } else {
        ["https://example.com"]
      }
    case .enumeration(let index): enumerations[index].values.map(\.text)
    }
  }

  private func samples(of pieces: [MatchTree.AffixPiece]) -> [String] {
    if pieces.count == 1, case .parameter(let type) = pieces[0] { return samples(of: type) }
    let texts = pieces.map { piece in
      switch piece {
      case .literal(let literal): literal
      case .parameter(let type): samples(of: type).first ?? ""
      }
    }
    return [texts.joined()]
  }

  /// The text of two segments that differ in their types alone.
  private func filled(
    _ pieces: [MatchTree.AffixPiece], like other: [MatchTree.AffixPiece]
  ) -> String? {
    var text = ""
    for (piece, otherPiece) in zip(pieces, other) {
      switch (piece, otherPiece) {
      case (.literal(let literal), _): text += literal
      case (.parameter(let type), .parameter(let otherType)):
        guard let common = commonText(type, otherType, inPath: true) else { return nil }
        text += common
      case (.parameter, .literal): return nil
      }
    }
    return text
  }

  /// Whether a segment of this text goes the way of the pieces.
  private func takes(_ text: String, _ pieces: [MatchTree.AffixPiece]) -> Bool {
    guard let captured = split(text, pieces) else { return false }
    return captured.allSatisfy { reads($0.text, as: $0.type, inPath: true) }
  }
}

extension RouteModel {
  /// What the parameters of a segment take of its text; `nil` if its literal text is not there.
  ///
  /// A parameter ends at the first place where the text that follows it can begin; the last literal
  /// stands at the end.
  func split(
    _ text: String, _ pieces: [MatchTree.AffixPiece]
  ) -> [(type: ValueType, text: String)]? {
    var captured: [(type: ValueType, text: String)] = []
    var rest = Array(text.utf8)[...]
    var open: ValueType?
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .parameter(let type): open = type
      case .literal(let literal):
        let isLast = place == pieces.count - 1
        let starts = open == nil ? [rest.startIndex] : Array(rest.indices.dropFirst())
        let start = starts.first {
          let end = $0 + literal.utf8.count
          return end <= rest.endIndex && (!isLast || end == rest.endIndex)
            && isSame(String(decoding: rest[$0..<end], as: UTF8.self), literal)
        }
        guard let start else { return nil }
        if let type = open {
          captured.append((type, String(decoding: rest[..<start], as: UTF8.self)))
        }
        open = nil
        rest = rest[(start + literal.utf8.count)...]
      }
    }
    guard let type = open else { return rest.isEmpty ? captured : nil }
    guard !rest.isEmpty else { return nil }
    return captured + [(type, String(decoding: rest, as: UTF8.self))]
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
