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
    if let literal { return [literal] }
    guard let type, let texts = allTexts(of: type, limit: limit) else { return nil }
    return acceptsEmpty && !texts.contains("") ? texts + [""] : texts
  }

  private func allTexts(of type: ValueType, limit: Int) -> [String]? {
    switch type.kind {
    case .enumeration(let index): return model.enumerations[index].values.map(\.text)
    case .bool: return ["true", "false"] + (isInPath ? [] : ["1", "0", ""])
    case .int, .uint: return type.bounds?.wholeNumbers(limit: limit)
    case .string, .text, .double, .uuid, .date, .url, .openEnumeration, .external: return nil
    }
  }
}
