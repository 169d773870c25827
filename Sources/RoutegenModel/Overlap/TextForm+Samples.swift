extension TextForm {
  /// A few readable texts to try first; not each of them has the form.
  var samples: [String] {
    let texts = pieces.map { piece -> [String] in
      switch piece {
      case .literal(let text): [text]
      case .parameter(let type): model.samples(of: type, inPath: isInPath)
      }
    }
    if texts.count == 1 { return texts[0] }
    return (0..<3).map { number in texts.map { $0[min(number, $0.count - 1)] }.joined() }
  }

  /// Every text of the form, if there are at most `limit`; `nil` otherwise.
  ///
  /// An enum's texts are those of its file, however many.
  func allTexts(limit: Int) -> [String]? {
    guard
      var texts = literal.map({ [$0] }) ?? type.flatMap({ allTexts(of: $0, limit: limit) })
    else { return nil }
    if let plus {
      guard texts.allSatisfy({ $0.count(of: plus) <= Self.mostSigns }) else { return nil }
      texts = texts.flatMap { $0.writings(plus) }
    }
    return acceptsEmpty && !texts.contains("") ? texts + [""] : texts
  }

  /// A text with so many plus signs, each of which may be escaped or not, has all its writings tried.
  private static var mostSigns: Int { 4 }

  private func allTexts(of type: ValueType, limit: Int) -> [String]? {
    switch type.kind {
    case .enumeration(let index): return model.enumerations[index].values.map(\.text)
    case .bool: return ["true", "false"] + (isInPath ? [] : ["1", "0", ""])
    case .int, .uint: return type.bounds?.wholeNumbers(limit: limit)
    case .string, .text, .double, .uuid, .date, .url, .openEnumeration, .external: return nil
    }
  }
}

extension RouteModel {
  /// A few readable texts for a parameter of the type; not all of them are values of it.
  package func samples(of type: ValueType, inPath isInPath: Bool) -> [String] {
    switch type.kind {
    case .string, .text, .openEnumeration: Self.words
    case .external(let index): Self.words.map { (externalTypes[index].prefix ?? "") + $0 }
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
    case .hosts: return []
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
  package func wholeNumbers(limit: Int) -> [String]? {
    switch self {
    case .int(let low, let high):
      high <= low &+ limit && low &+ limit > low ? (low...high).map { "\($0)" } : nil
    case .uint(let low, let high): high - low < limit ? (low...high).map { "\($0)" } : nil
    case .padded(let range):
      range.high - range.low < limit ? (range.low...range.high).map(range.text) : nil
    case .double, .hosts: nil
    }
  }
}

extension String {
  fileprivate func count(of scalar: Unicode.Scalar) -> Int {
    unicodeScalars.reduce(0) { $0 + ($1 == scalar ? 1 : 0) }
  }

  /// The text with each `scalar` as it is or as a plus sign that is not escaped.
  fileprivate func writings(_ scalar: Unicode.Scalar) -> [String] {
    unicodeScalars.reduce([""]) { texts, next in
      texts.map { $0 + String(next) }
        + (next == scalar ? texts.map { $0 + String(Self.plus) } : [])
    }
  }
}
