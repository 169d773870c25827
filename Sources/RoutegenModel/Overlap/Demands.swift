/// What a pattern wants of one key's values.
enum Demand {
  /// One of them is this text.
  case literal(String)

  /// The one is a value of the type.
  case single(ValueType, isRequired: Bool)

  /// All of them are values of the type.
  case list(ValueType)
}

/// What a pattern wants of a link's query and fragment.
struct Demands {
  let candidate: Candidate
  let route: Int

  /// In the order of the keys.
  private(set) var items: [(place: Place, demand: Demand)] = []

  /// The fragment as one text.
  private(set) var fragment: (type: ValueType, isRequired: Bool)?

  /// A key of the query, or of a fragment that is written like one.
  struct Place: Hashable, Comparable {
    let isInFragment: Bool

    /// Folded, so that two that are the same are equal.
    let key: [UInt8]

    static func < (left: Place, right: Place) -> Bool {
      if left.isInFragment != right.isInFragment { return right.isInFragment }
      return left.key.lexicographicallyPrecedes(right.key)
    }
  }

  init(_ candidate: Candidate, _ model: RouteModel) {
    self.candidate = candidate
    route = candidate.route
    func place(_ key: String, isInFragment: Bool) -> Place {
      Place(isInFragment: isInFragment, key: Array(model.folded(key).utf8))
    }
    for (key, text) in candidate.literals {
      items.append((place(key, isInFragment: false), .literal(text)))
    }
    for (key, text) in candidate.fragmentLiterals {
      items.append((place(key, isInFragment: true), .literal(text)))
    }
    for (source, parameter) in zip(candidate.sources, model.routes[candidate.route].parameters) {
      let demand: Demand =
        if parameter.form == .list { .list(parameter.type) } else {
          .single(parameter.type, isRequired: !parameter.mayBeAbsent)
        }
      switch source {
      case .query(let key): items.append((place(key, isInFragment: false), demand))
      case .fragmentItem(let key): items.append((place(key, isInFragment: true), demand))
      case .fragment: fragment = (parameter.type, !parameter.mayBeAbsent)
      case .path, .constant, .payload, .absent: break
      }
    }
    items.sort { $0.place < $1.place }
  }

  /// What is wanted of one key.
  func demand(at place: Place) -> Demand? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].place == place ? items[low].demand : nil
  }
}

/// The patterns that end at one node, and which of them may take a link that has certain items.
struct EndIndex {
  /// In the order of matching.
  let demands: [Demands]
  let specificities: [(Int, Int, Int)]

  /// Those that want a text of a key, each by the rarest such item: an item, then a text.
  private var byLiteral: [Demands.Place: [[UInt8]: [Int]]] = [:]

  /// Those that want no such text.
  private var others: [Int] = []

  /// The keys that a link must not name twice, because one of the patterns wants one value of it.
  private(set) var singles: Set<Demands.Place> = []

  init(_ candidates: [Candidate], _ model: RouteModel) {
    let candidates = candidates.filter { !$0.isForPayloads }
    demands = candidates.map { Demands($0, model) }
    specificities = candidates.map { $0.specificity(in: model.routes) }
    for (place, demand) in demands.flatMap(\.items) {
      if case .single = demand { singles.insert(place) }
    }
    var counts: [Demands.Place: [[UInt8]: Int]] = [:]
    let literals = demands.map { demands in
      demands.items.compactMap { place, demand in
        if case .literal(let text) = demand { (place, Array(model.folded(text).utf8)) } else { nil }
      }
    }
    if candidates.count > 1 {
      for (place, text) in literals.joined() { counts[place, default: [:]][text, default: 0] += 1 }
    }
    for (index, items) in literals.enumerated() {
      let rarest = items.min { counts[$0.0]?[$0.1] ?? 1 < counts[$1.0]?[$1.1] ?? 1 }
      if let (place, text) = rarest {
        byLiteral[place, default: [:]][text, default: []].append(index)
      } else {
        others.append(index)
      }
    }
  }

  /// Those that do not want another text of a key than `demands` wants, in order.
  func compatible(with demands: Demands, _ model: RouteModel) -> [Int] {
    var found = others
    for (place, texts) in byLiteral {
      if case .literal(let text)? = demands.demand(at: place) {
        found += texts[Array(model.folded(text).utf8)] ?? []
      } else {
        for indices in texts.values { found += indices }
      }
    }
    return found.sorted()
  }
}
