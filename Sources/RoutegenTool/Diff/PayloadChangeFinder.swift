import RoutegenCompiler

/// Finds the payloads of the old version that the new one reads differently: those that a line of `payload`
/// takes, those that are printed, and quick actions and activities.
struct PayloadChangeFinder: ChangeFinder {
  private let sets: ComparedSets
  private let samples: PayloadSamples
  private let printed: PrintedPayloads
  private(set) var changes: [RouteSetChange] = []

  /// The number of pairs of lines whose order is compared.
  private static let mostPairs = 2_000

  /// The number of payloads of the second of two lines.
  private static let mostOthers = 4

  /// The number of payloads that are tried for a line.
  private static let mostPayloads = 200

  /// - Parameter proposals: Links of the old version that the new one may read differently.
  init(_ sets: ComparedSets, _ proposals: LinkProposals) {
    self.sets = sets
    samples = PayloadSamples(sets, proposals.forest.tree)
    printed = PrintedPayloads(sets, proposals)
  }

  mutating func find() {
    let isBroken = compareLines()
    // If no payload is read by its path or link any more, that is one finding.
    if !isBroken { compareRoutes() }
    compareTriggers()
  }

  // MARK: Lines

  /// Compares the lines of `payload`; returns whether the one is gone by which payloads are printed.
  private mutating func compareLines() -> Bool {
    let (old, new) = (sets.old.model, sets.new.model)
    guard
      PayloadLine.all(of: old, sets.pairs, isOld: true)
        != PayloadLine.all(of: new, sets.pairs, isOld: false)
    else { return false }
    let payloads = old.payloads.map(payloads)
    var isBroken = false
    var reported: Set<Int> = []
    for (index, rule) in old.payloads.enumerated() {
      guard let reading = firstDifference(payloads[index]) else { continue }
      reported.insert(index)
      append(reading, .line(rule, sets), sets.subject(old: "payload \(rule.text)"))
      if printed.isWritten(by: rule), reading.difference == .lost { isBroken = true }
    }
    compareOrder(payloads, &reported)
    return isBroken
  }

  /// Compares payloads that have the keys of two lines.
  private mutating func compareOrder(_ payloads: [[[String: String]]], _ reported: inout Set<Int>) {
    let rules = sets.old.model.payloads
    let pairs = rules.indices.lazy.flatMap { first in
      rules.indices.dropFirst(first + 1).lazy.map { (first, $0) }
    }
    for (first, second) in pairs.prefix(Self.mostPairs) where !reported.contains(first) {
      guard let payload = payloads[first].first else { continue }
      let others = payloads[second].prefix(Self.mostOthers)
      let both = others.map { payload.merging($0) { old, _ in old } }
      guard let reading = firstDifference(both) else { continue }
      reported.insert(first)
      let subject = sets.subject(old: "payload \(rules[first].text)")
      append(reading, .line(rules[first], sets), subject)
    }
  }

  /// Payloads for which a line decides.
  private func payloads(for rule: PayloadRule) -> [[String: String]] {
    switch rule {
    case .link(let key): return linkPayloads(key)
    case .type(let key):
      return linkPayloads(key)
        + printed.unchangedTemplates.flatMap { candidate, link in
          samples.payloads(for: candidate, with: [key: link]).prefix(2)
        }
    case .when(let key, let value, let target):
      let candidate = Candidate(target, to: sets.old.model.routes[target.route])
      let isValue = target.keys.values.contains { $0.utf8.elementsEqual(key.utf8) }
      if isValue, value == nil { return samples.payloads(for: candidate) }
      let texts = value.map { [$0] } ?? samples.texts(ofKey: key)
      return texts.flatMap { samples.payloads(for: candidate, with: [key: $0]) }
    case .otherwise(let target):
      return samples.payloads(for: Candidate(target, to: sets.old.model.routes[target.route]))
    }
  }

  /// Payloads whose key has a link, or a text that lines compare with it.
  private func linkPayloads(_ key: String) -> [[String: String]] {
    printed.unchangedLinks.map { [key: $0] } + samples.texts(ofKey: key).map { [key: $0] }
  }

  private func firstDifference(
    _ payloads: some Sequence<[String: String]>, _ trigger: Trigger? = nil,
    ofRoute route: Int? = nil
  ) -> PayloadReading? {
    for payload in payloads.prefix(Self.mostPayloads) {
      let reading = PayloadReading(payload, trigger, sets)
      guard reading.difference != nil, route == nil || reading.oldRoute == route else { continue }
      return reading
    }
    return nil
  }

  // MARK: Routes

  private mutating func compareRoutes() {
    var undecided: [Route] = []
    for route in sets.old.model.linkedRoutes {
      var isDecided = true
      let found = printed.difference(of: route, &isDecided) ?? templateDifference(of: route)
      guard let reading = found else {
        if !isDecided { undecided.append(route) }
        continue
      }
      let subject = sets.subject(
        route: route.index, old: route.pattern.text,
        new: sets.pairs.newIndices[route.index].map { sets.new.model.routes[$0].pattern.text })
      append(reading, .route(route, sets), subject)
    }
    for route in undecided {
      changes.append(
        RouteSetChange(
          .undecided(
            "whether payloads of '\(route.qualifiedName)' mean the same", in: sets.new.model),
          of: sets.subject(route: route.index, old: route.pattern.text), nil,
          isInternal: route.attributes.isInternal))
    }
  }

  /// The difference of a payload that names the route by the literal segments of its path.
  private func templateDifference(of route: Route) -> PayloadReading? {
    guard let (template, members) = printed.template(of: route) else { return nil }
    return firstDifference(samples.payloads(for: template, with: members), ofRoute: route.index)
  }

  // MARK: Quick actions and activities

  private mutating func compareTriggers() {
    for route in sets.old.model.routes {
      let attributes = route.attributes
      let triggers =
        attributes.shortcuts.map { ($0, Trigger.shortcut($0.wholeType), Trigger.shortcut($0.type)) }
        + attributes.activities.map { ($0, Trigger.activity($0.type), Trigger.activity($0.type)) }
      for (attribute, trigger, written) in triggers {
        let candidate = Candidate(namedOutright: route, constants: attribute.constants)
        let payloads = samples.payloads(for: candidate)
        guard let reading = firstDifference(payloads, trigger, ofRoute: route.index) else {
          continue
        }
        let subject = sets.subject(route: route.index, old: written.text)
        append(reading, .trigger(written, attribute.span, of: route, sets), subject)
      }
    }
  }

  private mutating func append(
    _ reading: PayloadReading, _ place: PayloadPlace, _ subject: ChangeSubject
  ) {
    let route = reading.oldRoute.map { sets.old.model.routes[$0] }
    changes.append(
      RouteSetChange(
        .payload(reading, place, sets), of: subject, reading.proof,
        isInternal: route?.attributes.isInternal ?? false))
  }
}

extension TriggerAttribute {
  /// A type that the attribute accepts.
  fileprivate var wholeType: String {
    type.hasPrefix("*.") ? "com.example" + type.dropFirst() : type
  }
}
