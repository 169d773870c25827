/// What to write so that two patterns are no longer ambiguous.
struct AmbiguityRemedy {
  private let model: RouteModel
  private let first: Candidate
  private let second: Candidate

  init(_ overlap: Overlap, _ model: RouteModel) {
    self.model = model
    (first, second) = (
      overlap.other.withFirstKeys(in: model), overlap.pattern.withFirstKeys(in: model)
    )
  }

  /// The remedy as the note of a diagnostic; `nil` if none is simple.
  var note: String? {
    if let text = sameInOtherCase {
      return "the file is 'caseless', so '\(text.0)' and '\(text.1)' are one text; keep one of them"
    }
    if first.target == second.target, first.route != nil { return requiredForm }
    if first.target == second.target, first.pattern.text == second.pattern.text {
      return "one of the two is enough"
    }
    guard let left = route(first), let right = route(second) else {
      return "a literal text or a type makes one of the two patterns more specific"
    }
    return remedyInQuery ?? remedyInPath(left, right)
  }

  private func route(_ candidate: Candidate) -> Route? { candidate.route.map { model.routes[$0] } }

  /// Two literals that differ in their case only.
  private var sameInOtherCase: (String, String)? {
    guard model.isCaseless else { return nil }
    for (left, right) in zip(first.pattern.segments, second.pattern.segments) {
      if case (.literal(let one), .literal(let other)) = (left, right), one != other {
        return (one, other)
      }
    }
    return nil
  }

  // MARK: Patterns of one route

  /// The items with which an `also` is tried before the other pattern of its route.
  private var requiredForm: String? {
    guard let (alias, slots) = itemsToRequire else { return nil }
    let items = slots.map { slot in
      let parameter = alias.parameters[slot]
      return "'{\(parameter.name): \(model.typeName(parameter.type.kind))}'"
    }
    return "in an 'also', a type without '?' or default makes the item required, "
      + "and then the 'also' comes first: \(items.joined(separator: ", "))"
  }

  /// A pattern of an `also`, and those of its parameters that it may require so that no other pattern
  /// is as specific.
  private var itemsToRequire: (Candidate, [Int])? {
    for (alias, other) in [(second, first), (first, second)] {
      guard let route = route(alias), alias.pattern.span != route.pattern.span else { continue }
      let main = route.pattern.sources(of: route.parameters, given: [:])
      let slots = alias.itemSlots.filter {
        alias.parameters[$0].isOptionalValue && alias.sources[$0] != main[$0]
          && alias.sources[$0] != other.sources[$0]
      }
      if !slots.isEmpty, isUnique(alias, requiring: slots) { return (alias, slots) }
    }
    return nil
  }

  /// Whether no other pattern of the path is as specific as the candidate if it requires parameters.
  private func isUnique(_ candidate: Candidate, requiring slots: [Int]) -> Bool {
    let specificity = candidate.requiring(Set(slots)).specificity
    let rank = candidate.pathRank(in: model)
    return !model.candidates.contains { other, _ in
      other.specificity == specificity && other.pattern.span != candidate.pattern.span
        && other.pathRank(in: model) == rank
    }
  }

  // MARK: Paths

  private func remedyInPath(_ left: Route, _ right: Route) -> String? {
    let isAlias =
      second.pattern.span != right.pattern.span || first.pattern.span != left.pattern.span
    if isAlias { return "remove the pattern from one of the two routes, or the 'also' that has it" }
    guard let name = textParameter(of: first) ?? textParameter(of: second) else {
      return "if both lead to one place, write one route, and its other pattern after 'also'"
    }
    return "a narrower type tells the two apart, such as '{\(name): Int}' or an enum; "
      + "if both lead to one place, write one route"
  }

  /// The name of a text in the path.
  private func textParameter(of candidate: Candidate) -> String? {
    for case .parameter(let slot?, let type) in candidate.pattern.segments
    where type.isText && type.bounds == nil {
      return candidate.parameters[slot].name
    }
    return nil
  }

  // MARK: Queries

  private var remedyInQuery: String? {
    let (query, other) = (first.pattern.query, second.pattern.query)
    if query.isEmpty && other.isEmpty { return nil }
    let keys = Set(query.map(\.key)).intersection(other.map(\.key)).sorted()
    let different = keys.first { type(of: $0, in: first) != type(of: $0, in: second) }
    if let key = different, let one = type(of: key, in: first), let two = type(of: key, in: second)
    {
      return
        "the types '\(one)' and '\(two)' of '\(key)' do not decide: give one route another key, "
        + "or write one route whose '\(key)' is '\(["Text", "String"].first { $0 == one || $0 == two } ?? two)'"
    }
    if (query + other).contains(where: { !$0.otherKeys.isEmpty }) {
      return optionalForm.map { "write one route for both: '\($0)'" }
        ?? "give one of the routes other keys"
    }
    let also = bothItems.map {
      "with 'also \($0)' below '\(first.pattern.text)', links with the items of both open it"
    }
    guard let both = union(onlyRequired: false) else { return also }
    if requiredKeys(of: first).isEmpty, requiredKeys(of: second).isEmpty {
      return "write one route for both: '\(both)'"
    }
    guard let required = union(onlyRequired: true) else { return nil }
    let exception =
      "with 'except \(required)', links with the items of both lead nowhere"
    if let also { return "\(also); \(exception)" }
    return exception + (optionalForm.map { "; one route opens all of them: '\($0)'" } ?? "")
  }

  /// A pattern of the first route with the items that the second one requires, which is tried before both.
  private var bothItems: String? {
    guard route(first) != nil else { return nil }
    let own = first.pattern.query
    let others = second.pattern.query.filter { item in
      requiredKeys(of: second).contains(item.key) && !requiredKeys(of: first).contains(item.key)
    }
    let items = own.compactMap { item -> String? in
      guard let slot = item.slot else { return nil }
      let parameter = first.parameters[slot]
      let key = item.key == parameter.name ? "" : "\(item.key)="
      let isShared = others.contains { $0.key == item.key }
      if parameter.mayBeAbsent, !isShared { return nil }
      let type = isShared ? ": \(model.typeName(parameter.type.kind))" : ""
      return "\(key){\(parameter.name)\(type)}"
    }
    let added = others.filter { other in !own.contains { $0.key == other.key } }
    guard !items.isEmpty, !others.isEmpty, own.allSatisfy({ $0.slot != nil }) else { return nil }
    let all = items + added.map { "\($0.key)={_}" }
    return "\(first.pattern.writtenPath)?\(all.joined(separator: "&"))"
  }

  /// One route with the items of both, each of which may be missing; `nil` if one of them is a text.
  private var optionalForm: String? {
    var items: [String] = []
    var keys: Set<String> = []
    for candidate in [first, second] {
      for item in candidate.pattern.query where keys.insert(item.key).inserted {
        guard item.otherKeys.allSatisfy({ keys.insert($0).inserted }) else { return nil }
        guard let slot = item.slot else { return nil }
        let parameter = candidate.parameters[slot]
        guard parameter.form == .single, parameter.type.bounds == nil, !parameter.mayBeAbsent,
          !parameter.isJoined
        else {
          return nil
        }
        let key = item.key == parameter.name ? "" : "\(item.key)="
        let type = model.typeName(parameter.type.kind)
        items.append("\(key){\(parameter.name): \(type)?\(item.otherKeys.asOtherKeys)}")
      }
    }
    return "\(first.pattern.writtenPath)?\(items.joined(separator: "&"))"
  }

  private func type(of key: String, in candidate: Candidate) -> String? {
    guard let slot = candidate.pattern.query.first(where: { $0.key == key })?.slot else {
      return nil
    }
    return model.typeName(candidate.parameters[slot].type.kind)
  }

  private func requiredKeys(of candidate: Candidate) -> [String] {
    candidate.pattern.query.filter { item in
      item.slot.map { !candidate.parameters[$0].mayBeAbsent } ?? true
    }.map(\.key)
  }

  /// The first pattern with the items of both; `nil` if their texts cannot be told apart.
  ///
  /// - Parameter onlyRequired: Whether items that may be missing are left out.
  private func union(onlyRequired: Bool) -> String? {
    guard first.pattern.fragment == nil, second.pattern.fragment == nil else { return nil }
    let items = [first, second].map {
      $0.pattern.writtenItems.dropFirst().split(separator: "&").map(String.init)
    }
    guard items[0].count == first.pattern.query.count,
      items[1].count == second.pattern.query.count
    else { return nil }
    let known = Set(first.pattern.query.map(\.key))
    let isNeeded = onlyRequired ? Set(requiredKeys(of: first) + requiredKeys(of: second)) : nil
    let own = zip(first.pattern.query, items[0]).filter { isNeeded?.contains($0.0.key) ?? true }
    let added = zip(second.pattern.query, items[1]).filter {
      !known.contains($0.0.key) && (isNeeded?.contains($0.0.key) ?? true)
    }
    return added.isEmpty
      ? nil : "\(first.pattern.writtenPath)?\((own + added).map(\.1).joined(separator: "&"))"
  }
}

extension Candidate {
  /// The pattern of the same line with the first keys of its items.
  fileprivate func withFirstKeys(in model: RouteModel) -> Candidate {
    guard pattern.keyRank > 0, let route = route.map({ model.routes[$0] }) else { return self }
    let line = route.patternsOfFirstKeys.map(\.pattern).first {
      $0.span == pattern.span && $0.text == pattern.text
    }
    return line.map { Candidate($0, to: route) } ?? self
  }
}
