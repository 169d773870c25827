package import RoutegenCompiler

/// A link as two versions of a route set read it.
package struct LinkReading: Sendable {
  package let link: String
  package let before: ExplainingMatcher.Answer
  package let after: ExplainingMatcher.Answer

  /// What the new version makes another answer of; `nil` if the link means the same, or was no route.
  package let difference: Difference?

  /// How the new version's answer differs.
  package enum Difference: Hashable, Sendable {
    /// The link is no route.
    case lost

    /// The link is another route.
    case moved

    /// The link is the same route with other values of these parameters of the old version.
    case value(slots: [Int])
  }

  /// The index of the route of the old version.
  package var oldRoute: Int? { before.route }
}

/// Two versions of a route set, and the matchers that read links of them.
struct ComparedSets {
  let old: ExplainingMatcher
  let new: ExplainingMatcher
  let pairs: RoutePairs

  /// The groups that begin differently in the second version.
  let moved: MovedGroups

  /// The new name of each route that the settings say has another one.
  private let renamed: [String: String]

  /// Whether the first version is the new one, so that the other one never had its new parameters.
  private let isReversed: Bool

  init(_ old: RouteModel, _ new: RouteModel, renamed: [String: String] = [:]) {
    self.init(ExplainingMatcher(old), ExplainingMatcher(new), renamed: renamed)
  }

  private init(
    _ old: ExplainingMatcher, _ new: ExplainingMatcher, renamed: [String: String],
    isReversed: Bool = false
  ) {
    (self.old, self.new, self.renamed, self.isReversed) = (old, new, renamed, isReversed)
    pairs = RoutePairs(old.model, new.model, renamed: renamed)
    moved = MovedGroups(old.model, new.model, pairs)
  }

  /// Whether a value that the second version does not read is a difference.
  var losesParameters: Bool { !isReversed }

  /// The same versions in the other direction: links of the new one, which the old one reads.
  var reversed: ComparedSets {
    let renamed = renamed.map { ($0.value, $0.key) }
    return ComparedSets(
      new, old, renamed: Dictionary(renamed, uniquingKeysWith: { first, _ in first }),
      isReversed: !isReversed)
  }

  /// The subject of a change.
  ///
  /// - Parameter route: The index of a route of the old version.
  func subject(
    route: Int? = nil, old text: String? = nil, new newText: String? = nil
  ) -> ChangeSubject {
    ChangeSubject(
      routeSet: old.model.name, route: route.map { old.model.routes[$0].qualifiedName },
      old: text, new: newText)
  }

  /// Reads a link, or a path alone, with both versions.
  func reading(of link: String) -> LinkReading {
    let isPath = link.hasPrefix("/")
    let before = old.match(link, isPath: isPath)
    let after = new.match(link, isPath: isPath)
    return LinkReading(
      link: link, before: before, after: after, difference: difference(before, after))
  }

  /// The difference between two answers; `nil` if they mean the same, or the first one is no route.
  func difference(
    _ before: ExplainingMatcher.Answer, _ after: ExplainingMatcher.Answer
  ) -> LinkReading.Difference? {
    guard case .route(let old, let values) = before else { return nil }
    guard case .route(let new, let newValues) = after else { return .lost }
    guard pairs.newIndices[old] == new else { return .moved }
    let changed = values.indices.filter { slot in
      guard let newSlot = pairs.slot(of: slot, ofRoute: old) else {
        return losesParameters && !values[slot].isEmpty
          && !hasNewParameter(newValues, ofRoute: old, with: values[slot])
      }
      let before = self.old.model.value(values[slot], ofRoute: old, slot)
      let after = self.new.model.value(newValues[newSlot], ofRoute: new, newSlot)
      let enums = self.enums(ofRoute: old, slot, new, newSlot)
      return before.count != after.count
        || !zip(before, after).allSatisfy { isSame($0, $1, of: enums) }
    }
    return changed.isEmpty ? nil : .value(slots: changed)
  }

  /// The enum of a parameter in both versions; `nil` if it is of another type in one of them.
  func enums(
    ofRoute old: Int, _ slot: Int, _ new: Int, _ newSlot: Int
  ) -> (old: Enumeration, new: Enumeration)? {
    let types = (
      self.old.model.routes[old].parameters[slot].type.kind,
      self.new.model.routes[new].parameters[newSlot].type.kind
    )
    guard case (.enumeration(let before), .enumeration(let after)) = types else { return nil }
    return (self.old.model.enumerations[before], self.new.model.enumerations[after])
  }

  /// Whether two texts are one value for the app: of enums, those of one case, or of one that has another name now.
  private func isSame(
    _ before: String, _ after: String, of enums: (old: Enumeration, new: Enumeration)?
  ) -> Bool {
    let isSameText = before.utf8.elementsEqual(after.utf8)
    guard let enums, let value = enums.old.value(of: before, ==) else { return isSameText }
    return enums.new.value(ofCase: value.caseName).map { $0.text.utf8.elementsEqual(after.utf8) }
      ?? isSameText
  }

  /// Whether a parameter that only the new version has, has a value.
  private func hasNewParameter(
    _ values: [[String]], ofRoute old: Int, with texts: [String]
  ) -> Bool {
    let bytes = texts.map { Array($0.utf8) }
    return values.indices.contains { slot in
      pairs.oldSlot(of: slot, ofRoute: old) == nil && values[slot].map { Array($0.utf8) } == bytes
    }
  }
}

extension RouteModel {
  /// The texts of a parameter's value: those of the link, or else its default, and each element of a list.
  func value(_ texts: [String], ofRoute route: Int, _ slot: Int) -> [String] {
    let parameter = routes[route].parameters[slot]
    if texts.isEmpty { return defaultText(of: parameter).map { [$0] } ?? [] }
    let elements = texts.flatMap(parameter.type.elements)
    return parameter.form.isDictionary
      ? elements : elements.map { printedText(of: $0, as: parameter.type) }
  }
}

extension ComparedSets {
  /// What a link was and what it is now, as a note: the proof of a change.
  func proof(_ reading: LinkReading) -> String {
    if case .value(let slots)? = reading.difference {
      return "in '\(reading.link)', \(valueProof(slots, reading.before, reading.after))"
    }
    let before = reading.before.text(in: old.model).drop { $0 != "'" }
    return "'\(reading.link)' was \(before), and now \(reading.after.text(in: new.model))"
  }

  /// The values of parameters in two answers that are one route.
  func valueProof(
    _ slots: [Int], _ before: ExplainingMatcher.Answer, _ after: ExplainingMatcher.Answer
  ) -> String {
    let values = slots.map { slot -> String in
      if let (name, before, after) = texts(of: slot, before, after) {
        return "'\(name)' was \(Self.quoted(before)) and is \(Self.quoted(after)) now"
      }
      guard case .route(let route, let values) = before else { return "" }
      let name = old.model.routes[route].parameters[slot].name
      return "'\(name)' was \(Self.quoted(values[slot])) and is not read now"
    }
    return values.joined(separator: ", and ")
  }

  /// The name of a parameter, and its texts in two answers.
  func texts(
    of slot: Int, _ before: ExplainingMatcher.Answer, _ after: ExplainingMatcher.Answer
  ) -> (name: String, before: [String], after: [String])? {
    guard case .route(let route, let values) = before,
      case .route(let newRoute, let newValues) = after,
      let newSlot = pairs.slot(of: slot, ofRoute: route)
    else { return nil }
    return (
      old.model.routes[route].parameters[slot].name,
      old.model.value(values[slot], ofRoute: route, slot),
      new.model.value(newValues[newSlot], ofRoute: newRoute, newSlot)
    )
  }

  static func quoted(_ texts: [String]) -> String {
    texts.isEmpty ? "absent" : texts.map { "'\($0)'" }.joined(separator: ", ")
  }
}
