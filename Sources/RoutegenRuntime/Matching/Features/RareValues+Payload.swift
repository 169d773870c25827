extension RareValues {
  /// What a link or a rule in a payload needs.
  ///
  /// An app that reads no payload does not call this, so it contains none of the functions below.
  convenience init(payload: PayloadItems) {
    self.init(
      payload: payload,
      capture: { rare, parameter in
        guard let payload = rare.payload else { return .absent }
        let isList = parameter.descriptor.isList
        return isList ? payload.list(of: parameter, rare) : payload.text(of: parameter, rare)
      },
      extras: { $0.payload?.extras(besides: $1) ?? [] })
  }
}

extension PayloadItems {
  fileprivate func text(of parameter: ParameterRecord, _ rare: RareValues) -> Capture {
    guard let value = value(parameter.payloadKey, .text) else { return .absent }
    guard case .text(let text) = value else { return .otherValue }
    let index = rare.add(payloadText: parameter.type.linkText(ofPayload: text))
    return Capture(.payload, index, index &+ 1)
  }

  fileprivate func list(of parameter: ParameterRecord, _ rare: RareValues) -> Capture {
    guard let value = value(parameter.payloadKey, .textOrList) else { return .absent }
    let texts: [String]
    switch value {
    case .text(let text): texts = [text]
    case .list(let list): texts = list
    case .dictionary, .other: return .otherValue
    }
    let start = rare.payloadTextCount
    let type = parameter.type
    for text in texts { _ = rare.add(payloadText: type.linkText(ofPayload: text)) }
    return Capture(.payload, start, start &+ texts.count)
  }

  fileprivate func extras(besides candidate: CandidateRecord) -> [LinkExtra] {
    let parameters = candidate.parameters.filter { $0.source != .constant }
    return extras(except: parameters.map(\.payloadKey))
  }
}
