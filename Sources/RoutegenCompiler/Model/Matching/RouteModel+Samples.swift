extension RouteModel {
  /// A few readable texts for a parameter of the type; not all of them are values of it.
  package func samples(of type: ValueType, inPath isInPath: Bool) -> [String] {
    if let part = type.part {
      let texts = part.pieces.map { piece in
        switch piece {
        case .literal(let text): [text]
        case .parameter(_, let type): samples(of: type, inPath: true)
        }
      }
      return (0..<3).map { number in texts.map { $0[min(number, $0.count - 1)] }.joined() }
    }
    if let separator = type.separator {
      let samples = samples(of: type.element, inPath: isInPath)
      return samples + [samples.prefix(2).joined(separator: separator)]
    }
    return switch type.kind {
    case .string, .text, .openEnumeration: Self.words
    case .external(let index):
      (externalTypes[index].rest?.samples ?? Self.words)
        .map { (externalTypes[index].prefix ?? "") + $0 }
    case .bool: ["true", "false"]
    case .int, .uint, .double:
      ["7", "12", "1234567", "-3", "0.5"].filter { reads($0, as: type, inPath: isInPath) }
        + (type.bounds?.samples ?? ["0"])
    case .uuid: ["6F9619FF-8B86-D011-B42D-00CF4FC964FF", "00000000-0000-0000-0000-000000000000"]
    case .date: ["2024-01-05T09:00:00Z", "2001-01-01T00:00:00Z"]
    case .url:
      if case .hosts(let hosts)? = type.bounds {
        hosts.map { "https://" + ($0.isWildcard ? "www." : "") + $0.domain }
      } else {
        ["https://example.com", "https://example.org"]
      }
    case .enumeration(let index): enumerations[index].values.prefix(3).map(\.text)
    }
  }

  private static let words = ["text", "other", "some"]
}

extension Bounds {
  /// The bounds as links write them, and for a `Double` the next whole number above the lower one.
  fileprivate var samples: [String] {
    switch self {
    case .hosts, .filled: return []
    case .int(let low, let high): return ["\(low)", "\(high)"]
    case .uint(let low, let high): return ["\(low)", "\(high)"]
    case .padded(let range): return [range.text(of: range.low), range.text(of: range.high)]
    case .double(let low, let high):
      return [low, high, low.rounded(.up)].map { number in
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
      }
    }
  }

  /// The integers within the bounds, unless there are too many.
  package func wholeNumbers(limit: Int = 200) -> [String]? {
    switch self {
    case .int(let low, let high):
      high <= low &+ limit && low &+ limit > low ? (low...high).map { "\($0)" } : nil
    case .uint(let low, let high): high - low < limit ? (low...high).map { "\($0)" } : nil
    case .padded(let range):
      range.high - range.low < limit ? (range.low...range.high).map(range.text) : nil
    case .double, .hosts, .filled: nil
    }
  }
}
