import RoutegenCompiler

/// Payloads for a route that a line of `payload`, a quick action or an activity names outright.
///
/// They have each key with a few texts, among them one that the new version does not read if there is
/// any, and lack the keys that may be missing.
struct PayloadSamples {
  private let sets: ComparedSets
  private let tree: OverlapTree

  /// The texts of keys that lines of either version compare with `=`.
  private let comparedTexts: [String: [String]]

  /// The number of payloads for a route, and of texts for a key.
  private static let mostPayloads = 64
  private static let mostTexts = 24

  init(_ sets: ComparedSets, _ tree: OverlapTree) {
    (self.sets, self.tree) = (sets, tree)
    var texts: [String: [String]] = [:]
    for case .when(let key, let text?, _) in sets.new.model.payloads + sets.old.model.payloads {
      texts[key, default: []].append(text)
    }
    comparedTexts = texts
  }

  /// The texts of a key that decides without being a value: those with which lines compare it, and
  /// another one.
  func texts(ofKey key: String) -> [String] {
    ["1"] + (comparedTexts[key] ?? []).prefix(Self.mostTexts)
  }

  /// The payloads for a candidate of the old version.
  ///
  /// - Parameter fixed: The members that each payload has.
  func payloads(
    for candidate: Candidate, with fixed: [String: String] = [:]
  ) -> [[String: String]] {
    let values = candidate.parameters.indices.compactMap { value(slot: $0, candidate) }
      .filter { fixed[$0.key] == nil && !$0.texts.isEmpty }
    var all = fixed
    for value in values { all[value.key] = value.texts[0] }
    let required = values.reduce(into: all) { payload, value in
      if value.mayBeAbsent { payload[value.key] = nil }
    }
    var payloads = [all, required]
    for value in values {
      if value.mayBeAbsent { payloads.append(all.filter { $0.key != value.key }) }
      payloads += value.texts.dropFirst().map { text in
        all.merging([value.key: text]) { $1 }
      }
    }
    return Array(payloads.prefix(Self.mostPayloads))
  }

  private typealias Value = (key: String, texts: [String], mayBeAbsent: Bool)

  /// The key that supplies a parameter, with texts for it.
  private func value(slot: Int, _ candidate: Candidate) -> Value? {
    let parameter = candidate.parameters[slot]
    let key: String
    switch candidate.sources[slot] {
    case .payload(let name): key = name
    case .query, .restOfLink:
      guard parameter.form != .list else { return nil }
      key = parameter.name
    case .path, .otherItems, .fragment, .fragmentItem, .constant, .host, .absent: return nil
    }
    let texts =
      samples(of: parameter) + losses(slot: slot, candidate) + (comparedTexts[key] ?? [])
    let unique = texts.filter { !$0.isEmpty }.withoutRepetitions { Array($0.utf8) }
    return (key, Array(unique.prefix(Self.mostTexts)), parameter.mayBeAbsent)
  }

  private func samples(of parameter: Parameter) -> [String] {
    let model = sets.old.model
    return model.samples(of: parameter.type, inPath: false)
      .filter { model.reads($0, as: parameter.type, inPath: false) } + parameter.rareTexts(model)
  }

  /// Texts of a parameter that the new version does not read.
  private func losses(slot: Int, _ candidate: Candidate) -> [String] {
    guard let route = candidate.route, let newRoute = sets.pairs.newIndices[route],
      let newSlot = sets.pairs.slot(of: slot, ofRoute: route)
    else { return [] }
    let type = sets.new.model.routes[newRoute].parameters[newSlot].type
    return tree.texts(of: candidate.parameters[slot].type, butNotOf: type)
  }
}
