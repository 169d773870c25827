/// What a pattern wants of one key's values.
enum Demand {
  /// One of them is this text.
  case literal(String)

  /// The one is a value of the type.
  case single(ValueType, isRequired: Bool)

  /// All of them are values of the type.
  case list(ValueType)

  /// There is one, whatever it is.
  case any

  /// The one is the text of another link, so it is not empty.
  case link
}

/// What a pattern wants of a link's query and fragment.
struct Demands {
  let candidate: Candidate

  /// In the order of the keys.
  private(set) var items: [(place: Place, demand: Demand)] = []

  /// The fragment as one text.
  private(set) var fragment: Demand?

  /// Whether it takes every item of the query that it does not name, each once.
  private(set) var takesOthers = false

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
    func place(_ key: String, isInFragment: Bool) -> Place {
      Place(isInFragment: isInFragment, key: Array(model.folded(key).utf8))
    }
    for literal in candidate.literals {
      items.append((place(literal.key, isInFragment: false), Demand(literal)))
    }
    for literal in candidate.fragmentLiterals {
      items.append((place(literal.key, isInFragment: true), Demand(literal)))
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      let demand = candidate.target == .envelope ? .link : Demand(parameter)
      switch source {
      // A value that goes on to the end of the link is one like any other if it is encoded.
      case .query(let key), .restOfLink(let key):
        items.append((place(key, isInFragment: false), demand))
      case .fragmentItem(let key): items.append((place(key, isInFragment: true), demand))
      case .fragment: fragment = demand
      case .otherItems: takesOthers = true
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

extension Demand {
  init(_ literal: Candidate.Literal) {
    self = literal.text.map { .literal($0) } ?? .any
  }

  init(_ parameter: Parameter) {
    self =
      parameter.form == .list
      ? .list(parameter.type) : .single(parameter.type, isRequired: !parameter.mayBeAbsent)
  }

  /// The type of its values; `nil` where there is one text only.
  var type: ValueType? {
    switch self {
    case .literal: nil
    case .single(let type, _), .list(let type): type
    case .any, .link: ValueType(.string)
    }
  }

  var isList: Bool { if case .list = self { true } else { false } }
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
  private var singles: Set<Demands.Place> = []

  /// Those that take every item which they do not name.
  private var takersOfOthers: [Demands] = []

  /// The key that is nobody's.
  private let expiryKey: [UInt8]?

  init(_ candidates: [Candidate], _ model: RouteModel) {
    let candidates = candidates.filter { !$0.isForPayloads }
    demands = candidates.map { Demands($0, model) }
    specificities = candidates.map(\.specificity)
    expiryKey = model.expiryKey.map { Array(model.folded($0).utf8) }
    for (place, demand) in demands.flatMap(\.items) where !demand.isList { singles.insert(place) }
    takersOfOthers = demands.filter(\.takesOthers)
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

  /// Whether a link must not name the key twice.
  func isSingle(_ place: Demands.Place) -> Bool {
    if singles.contains(place) { return true }
    return !place.isInFragment && place.key != expiryKey
      && takersOfOthers.contains { $0.demand(at: place) == nil }
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
