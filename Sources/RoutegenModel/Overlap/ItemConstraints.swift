/// What a pattern wants of one key's values.
enum ItemConstraint {
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
struct ItemConstraints {
  let candidate: Candidate

  /// In the order of the keys.
  private(set) var items: [(place: ItemKey, constraint: ItemConstraint)] = []

  /// The fragment as one text.
  private(set) var fragment: ItemConstraint?

  /// Whether it takes every item of the query that it does not name, each once.
  private(set) var takesOthers = false

  init(_ candidate: Candidate, _ model: RouteModel) {
    self.candidate = candidate
    func place(_ key: String, isInFragment: Bool) -> ItemKey {
      ItemKey(isInFragment: isInFragment, key: Array(model.folded(key).utf8))
    }
    for literal in candidate.literals {
      items.append((place(literal.key, isInFragment: false), ItemConstraint(literal)))
    }
    for literal in candidate.fragmentLiterals {
      items.append((place(literal.key, isInFragment: true), ItemConstraint(literal)))
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      let constraint = candidate.target == .envelope ? .link : ItemConstraint(parameter)
      switch source {
      // A value that goes on to the end of the link is one like any other if it is encoded.
      case .query(let key), .restOfLink(let key):
        items.append((place(key, isInFragment: false), constraint))
      case .fragmentItem(let key): items.append((place(key, isInFragment: true), constraint))
      case .fragment: fragment = constraint
      case .otherItems: takesOthers = true
      case .path, .constant, .payload, .absent: break
      }
    }
    items.sort { $0.place < $1.place }
  }

  /// What is wanted of one key.
  func constraint(at place: ItemKey) -> ItemConstraint? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].place < place { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].place == place ? items[low].constraint : nil
  }
}

extension ItemConstraint {
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
struct TerminalIndex {
  /// In the order of matching.
  let constraints: [ItemConstraints]
  let specificities: [(Int, Int, Int)]

  /// Those that want a text of a key, each by the rarest such item: an item, then a text.
  private var byLiteral: [ItemKey: [[UInt8]: [Int]]] = [:]

  /// Those that want no such text.
  private var others: [Int] = []

  /// The keys that a link must not name twice, because one of the patterns wants one value of it.
  private var singles: Set<ItemKey> = []

  /// Those that take every item which they do not name.
  private var takersOfOthers: [ItemConstraints] = []

  /// The key that is nobody's.
  private let expiryKey: [UInt8]?

  init(_ candidates: [Candidate], _ model: RouteModel) {
    let candidates = candidates.filter { !$0.isForPayloads }
    constraints = candidates.map { ItemConstraints($0, model) }
    specificities = candidates.map(\.specificity)
    expiryKey = model.expiryKey.map { Array(model.folded($0).utf8) }
    for (place, constraint) in constraints.flatMap(\.items) where !constraint.isList {
      singles.insert(place)
    }
    takersOfOthers = constraints.filter(\.takesOthers)
    var counts: [ItemKey: [[UInt8]: Int]] = [:]
    let literals = constraints.map { constraints in
      constraints.items.compactMap { place, constraint in
        if case .literal(let text) = constraint {
          (place, Array(model.folded(text).utf8))
        } else {
          nil
        }
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
  func isSingle(_ place: ItemKey) -> Bool {
    if singles.contains(place) { return true }
    return !place.isInFragment && place.key != expiryKey
      && takersOfOthers.contains { $0.constraint(at: place) == nil }
  }

  /// Those that do not want another text of a key than `constraints` wants, in order.
  func compatible(with constraints: ItemConstraints, _ model: RouteModel) -> [Int] {
    var found = others
    for (place, texts) in byLiteral {
      if case .literal(let text)? = constraints.constraint(at: place) {
        found += texts[Array(model.folded(text).utf8)] ?? []
      } else {
        for indices in texts.values { found += indices }
      }
    }
    return found.sorted()
  }
}
