extension ExplainingMatcher {
  /// The texts of a candidate's parameters, or why the link does not match it.
  ///
  /// - Parameter allowsEmpty: Whether an empty text is a value of a required `String`.
  package func values(
    of candidate: Candidate, _ path: CapturedPath, _ whole: LinkParts, allowsEmpty: Bool
  ) throws(Failure) -> [[String]] {
    let link = whole.read(by: candidate, model)
    guard missingLiteral(of: candidate, link) == nil else { throw Failure(.notFound) }
    var values: [[String]] = []
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      if case .path(let index) = source {
        values.append(path.texts[index])
        continue
      }
      let texts = try texts(of: source, parameter, link, candidate)
      // A parser that escapes the brackets of an IPv6 address turns it into another host.
      if case .restOfLink = source, let text = link.restOfLink, text.hasBracketedHost {
        throw Failure(.invalidValue(parameter: parameter.name, value: text))
      }
      if let part = parameter.type.part {
        values.append([try text(of: part, in: texts, parameter)])
        continue
      }
      let isList = parameter.form == .list || parameter.form.isDictionary
      let mayBeEmpty = allowsEmpty && candidate.target != .envelope
      values.append(
        try checked(isList ? texts : Array(texts.prefix(1)), parameter, mayBeEmpty: mayBeEmpty))
    }
    return values
  }

  /// The part of a text that a parameter reads.
  private func text(
    of part: ValueType.Part, in texts: [String], _ parameter: Parameter
  ) throws(Failure) -> String {
    guard let text = texts.first else { throw Failure(.missing(parameter: parameter.name)) }
    let own = model.split(text, part.pieces)?[part.order]
    guard let own, model.reads(own.text, as: own.type, inPath: true) else {
      throw Failure(.invalidValue(parameter: parameter.name, value: own?.text ?? text))
    }
    return own.text
  }

  /// The texts, if they are values of the parameter, without empty ones that count as absent.
  private func checked(
    _ texts: [String], _ parameter: Parameter, mayBeEmpty: Bool
  ) throws(Failure) -> [String] {
    let texts = texts.filter { !model.isAbsent($0, for: parameter) }
    for text in texts where !model.reads(text, as: parameter.type, inPath: false) {
      throw Failure(.invalidValue(parameter: parameter.name, value: text))
    }
    let isEmpty =
      texts == [""] && parameter.type.isText && parameter.form != .list && !mayBeEmpty
    if !parameter.mayBeAbsent, texts.isEmpty || isEmpty {
      throw Failure(.missing(parameter: parameter.name))
    }
    return texts
  }

  /// The texts that a link has for a parameter from any source except its path.
  private func texts(
    of source: Candidate.Source, _ parameter: Parameter, _ link: LinkParts, _ candidate: Candidate
  ) throws(Failure) -> [String] {
    switch source {
    case .query(let key): return try queryTexts(of: key, parameter, link)
    case .restOfLink(let key):
      if let text = link.restOfLink { return [text] }
      return try key.map { (key) throws(Failure) in try queryTexts(of: key, parameter, link) } ?? []
    case .otherItems:
      let (items, type) = (link.otherItems(than: candidate, model), parameter.type)
      return (parameter.form == .dictionary ? items.withoutCopies(type) : items).flatMap { item in
        [item.key, item.value(for: type)].map { String(decoding: $0, as: UTF8.self) }
      }
    case .fragmentItem(let key): return texts(of: key, in: link.fragmentItems, parameter.type)
    case .fragment: return link.fragment.map { [String(decoding: $0, as: UTF8.self)] } ?? []
    case .constant(let text): return [text]
    case .host(let suffix):
      return link.host.map { [String($0.lowercased().dropLast(suffix.count))] } ?? []
    case .payload(let key): return try payloadTexts(of: key, parameter, link)
    case .path, .absent: return []
    }
  }

  /// The values of a query's key, or else the payload's text under the parameter's name.
  private func queryTexts(
    of key: String, _ parameter: Parameter, _ link: LinkParts
  ) throws(Failure) -> [String] {
    let texts = texts(of: key, in: link.query, parameter.type)
    if parameter.type.part != nil { return texts }
    return texts.isEmpty ? try payloadTexts(of: parameter.name, parameter, link) : texts
  }

  private func payloadTexts(
    of key: String, _ parameter: Parameter, _ link: LinkParts
  ) throws(Failure) -> [String] {
    guard let payload = link.payload, payload.hasValue(key) else { return [] }
    let isList = parameter.form == .list
    let texts = isList ? payload.texts(key) : payload.text(key).map { [$0] }
    if texts == nil, !parameter.ignoresUnreadable {
      throw Failure(.invalidValue(parameter: parameter.name, value: ""))
    }
    return texts?.map { model.payloadText($0, as: parameter.type) } ?? []
  }

  /// The values of every item that has the key.
  ///
  /// - Parameter type: The type of the parameter that reads them.
  package func texts(
    of key: String, in items: [LinkParts.Item], _ type: ValueType = ValueType(.string)
  ) -> [String] {
    items.filter { model.isSame(String(decoding: $0.key, as: UTF8.self), key) }
      .map { String(decoding: $0.value(for: type), as: UTF8.self) }
  }

  // MARK: Required items

  /// The first literal item of the pattern that the link lacks.
  package func missingLiteral(of candidate: Candidate, _ link: LinkParts) -> Candidate.Literal? {
    let parts = [
      (candidate.literals, link.query), (candidate.fragmentLiterals, link.fragmentItems),
    ]
    for (literals, items) in parts {
      for literal in literals
      where !texts(of: literal.key, in: items).contains(where: { text in
        literal.text.map { model.isSame(text, $0) } ?? true
      }) {
        return literal
      }
    }
    return nil
  }

  /// The failure of a link that has a key with different values, if one of the candidates allows one value.
  ///
  /// The same value again is read alike by every parser.
  package func repeatedKey(_ candidates: [Candidate], _ link: LinkParts) -> Failure? {
    for candidate in candidates where !candidate.isForPayloads {
      let link = link.read(by: candidate, model)
      let keys = candidate.singleKeys(link, model).lazy.flatMap { items, keys in
        keys.filter { !texts(of: $0.key, in: items, $0.type).areSameTexts }.map(\.key)
      }
      if let key = keys.first ?? candidate.equivalentKey(link, model) {
        return Failure(.malformed("it has the key '\(key)' more than once"))
      }
    }
    return nil
  }
}
