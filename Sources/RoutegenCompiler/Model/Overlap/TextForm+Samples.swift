extension TextForm {
  /// A few readable texts to try first; not each of them has the form.
  var samples: [String] {
    let texts = pieces.map { piece -> [String] in
      switch piece {
      case .literal(let text): [text]
      case .parameter(_, let type): model.samples(of: type, inPath: isInPath || pieces.count > 1)
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
    if type.separator != nil { return nil }
    switch type.kind {
    case .enumeration(let index):
      let enumeration = model.enumerations[index]
      let isPartial = enumeration.saysCaseless && !model.isCaseless
      return isPartial ? nil : enumeration.values.map(\.text)
    case .bool: return ["true", "false"] + (isInPath ? [] : ["1", "0", ""])
    case .int, .uint: return type.bounds?.wholeNumbers(limit: limit)
    case .string, .text, .double, .uuid, .date, .url, .openEnumeration, .external: return nil
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
