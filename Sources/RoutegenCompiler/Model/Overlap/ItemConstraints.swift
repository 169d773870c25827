/// What a pattern requires of a link's query and fragment.
struct ItemConstraints {
  let candidate: Candidate
  let part: OverlapTree.Part

  /// The constraints of single keys, sorted by key.
  private(set) var items: [(key: ItemKey, constraint: ItemConstraint)] = []

  /// The constraint of the fragment as one text.
  private(set) var fragment: ItemConstraint?

  /// The type of the URL that the path ends with, if that is the rest of the link.
  private(set) var link: ValueType?

  /// Whether the pattern has a dictionary of all query items that it does not name, each key once.
  private(set) var hasDictionary = false

  /// Whether a plus sign that is not escaped is one to some of the items.
  private(set) var hasPlus = false

  /// Whether a parameter is of a declared Swift type, of whose values nothing is known.
  private(set) var hasUnknownTypes = false

  /// Whether the pattern has a parameter for all query items that it does not name.
  private(set) var readsAllItems = false

  /// The keys of the items.
  private(set) var keys = KeyBits()

  /// The number of each key of which a text is required, with the hash of the text, by number.
  private var texts: [(key: Int, hash: Int)] = []

  init(_ candidate: Candidate, _ part: OverlapTree.Part) {
    (self.candidate, self.part) = (candidate, part)
    for literal in candidate.literals {
      insert(ItemConstraint(literal), literal.key, isInFragment: false)
    }
    for literal in candidate.fragmentLiterals {
      insert(ItemConstraint(literal), literal.key, isInFragment: true)
    }
    for (source, parameter) in zip(candidate.sources, candidate.parameters) {
      if !part.model.knowsTexts(of: parameter.type) { hasUnknownTypes = true }
      let constraint = candidate.target == .envelope ? .link : ItemConstraint(parameter)
      switch source {
      // A value that continues to the end of the link is an ordinary value if it is encoded.
      case .query(let key), .restOfLink(let key?): insert(constraint, key, isInFragment: false)
      case .restOfLink: link = parameter.type
      case .fragmentItem(let key): insert(constraint, key, isInFragment: true)
      case .fragment: fragment = constraint
      case .otherItems:
        readsAllItems = true
        hasDictionary = parameter.form == .dictionary
      case .path, .constant, .host, .payload, .absent: break
      }
    }
    items.sort { $0.key < $1.key }
    keys = KeyBits(items.map { (part.number(of: $0.key), $0.constraint) })
    texts = items.compactMap { key, constraint in
      guard case .literal(let text) = constraint, !text.contains(where: { " +".contains($0) })
      else { return nil }
      return (part.number(of: key), Array(part.model.folded(text).utf8).hashValue)
    }
    texts.sort { $0.key < $1.key }
  }

  private mutating func insert(
    _ constraint: ItemConstraint, _ key: String, isInFragment: Bool
  ) {
    items.append((ItemKey(key, isInFragment: isInFragment, part.model), constraint))
    if constraint.plus(part.model) == "+" { hasPlus = true }
  }

  /// Whether the pattern's part of the path is such a URL; `true` for all other patterns.
  func reads(_ path: [String]) -> Bool {
    guard let link else { return true }
    let rest = path.dropFirst(candidate.pattern.segments.count - 1).map {
      $0.percentEncoded(keeping: LinkMarks.segment)
    }
    let text = rest.joined(separator: "/")
    return !text.hasBracketedHost && part.model.reads(text, as: link, inPath: false)
  }

  /// The constraint of one key.
  func constraint(at key: ItemKey) -> ItemConstraint? {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < items.count && items[low].key == key ? items[low].constraint : nil
  }

  /// Whether a cheap look shows that two patterns require different texts of a key.
  ///
  /// They do in most of the pairs of a route set with hundreds of patterns of one path.
  func requiresOtherText(than other: ItemConstraints) -> Bool {
    var (index, otherIndex) = (0, 0)
    while index < texts.count, otherIndex < other.texts.count {
      let (text, otherText) = (texts[index], other.texts[otherIndex])
      if text.key == otherText.key, text.hash != otherText.hash { return true }
      if text.key <= otherText.key { index += 1 }
      if text.key >= otherText.key { otherIndex += 1 }
    }
    return false
  }

  /// The form that a constraint requires of values; `nil` for literal text.
  func form(of constraint: ItemConstraint?) -> TextForm? {
    guard let constraint, let type = constraint.type else { return nil }
    return TextForm(item: type, acceptsEmpty: constraint.acceptsEmptyText, in: part)
  }

  /// The same for values of which others have a plus sign that is not escaped; also for literal text.
  func formWithPlus(of constraint: ItemConstraint) -> TextForm? {
    var form = form(of: constraint)
    if case .literal(let text) = constraint { form = TextForm(literal: text, in: part) }
    form?.plus = constraint.plus(part.model)
    return form
  }
}
