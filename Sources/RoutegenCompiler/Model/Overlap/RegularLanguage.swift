/// A set of texts: a regular expression with "and" and "not".
///
/// The texts of a type are such a set, and so are those of a segment with literal text, together with
/// the rule that a parameter ends at the first place at which the text after it can begin. Derivatives
/// decide whether some text is in a few of the sets and not in others (Brzozowski 1964): the derivative
/// of a set by a scalar has the texts that may follow that scalar. A set has finitely many different
/// derivatives, so a search through them ends; because it goes by length, it finds the shortest text.
indirect enum RegularLanguage: Sendable {
  /// No text.
  case none

  /// The empty text alone.
  case empty

  /// Any one scalar.
  case any

  /// One scalar of a range.
  case oneOf(ClosedRange<Unicode.Scalar>)

  /// A number of a range, in its canonical form.
  case number(NumberRange)

  /// A text of the first set, then one of the second.
  case sequence(RegularLanguage, RegularLanguage)

  /// So many texts of the set, one after another; `Int.max` is no limit.
  case repeated(RegularLanguage, ClosedRange<Int>)

  /// The union of the sets.
  case either(Set<RegularLanguage>)

  /// The intersection of the sets, which may be more than two.
  case both(Set<RegularLanguage>)

  /// The complement of the set.
  case not(RegularLanguage)

  /// Every text.
  static let all = RegularLanguage.any.repeated(0...Int.max)

  /// Every text except the empty one.
  static let some = RegularLanguage.sequence(.any, .all)

  init(_ text: String) {
    self.init(text, isCaseless: false)
  }

  /// - Parameters:
  ///   - isCaseless: Whether upper and lower case are the same for ASCII letters.
  ///   - plus: The scalar that may be written as a plus sign that is not escaped.
  init(_ text: String, isCaseless: Bool, plus: Unicode.Scalar? = nil) {
    self = .of(
      text.unicodeScalars.map { scalar in
        if scalar == plus {
          return .of(anyOf: [.oneOf(scalar...scalar), .oneOf(String.plus...String.plus)])
        }
        guard isCaseless, scalar.isASCII, scalar.properties.isAlphabetic else {
          return .oneOf(scalar...scalar)
        }
        let (low, high) = (
          Unicode.Scalar(UInt8(scalar.value) | 0x20), Unicode.Scalar(UInt8(scalar.value) & 0xDF)
        )
        return .of(anyOf: [.oneOf(low...low), .oneOf(high...high)])
      })
  }

  /// A text of each part, one after another.
  static func of(_ parts: [RegularLanguage]) -> RegularLanguage {
    parts.reversed().reduce(.empty) { rest, part in part.followed(by: rest) }
  }

  /// The union of the sets, simplified.
  static func of(anyOf sets: [RegularLanguage]) -> RegularLanguage {
    var members: Set<RegularLanguage> = []
    for set in sets {
      switch set {
      case .none: continue
      case .either(let others): members.formUnion(others)
      case .empty, .any, .oneOf, .number, .sequence, .repeated, .both, .not: members.insert(set)
      }
    }
    if members.contains(.all) { return .all }
    return members.count == 1 ? members.first ?? .none : members.isEmpty ? .none : .either(members)
  }

  /// The intersection of the sets, simplified.
  static func of(allOf sets: [RegularLanguage]) -> RegularLanguage {
    var members: Set<RegularLanguage> = []
    for set in sets {
      switch set {
      case .none: return .none
      case .all: continue
      case .both(let others): members.formUnion(others)
      case .empty, .any, .oneOf, .number, .sequence, .repeated, .either, .not: members.insert(set)
      }
    }
    return members.count == 1 ? members.first ?? .all : members.isEmpty ? .all : .both(members)
  }

  var negated: RegularLanguage {
    if case .not(let inner) = self { inner } else { self == .none ? .all : .not(self) }
  }

  func followed(by rest: RegularLanguage) -> RegularLanguage {
    if self == .none || rest == .none { return .none }
    if self == .empty { return rest }
    return rest == .empty ? self : .sequence(self, rest)
  }

  func repeated(_ count: ClosedRange<Int> = 0...Int.max) -> RegularLanguage {
    if count.upperBound == 0 || self == .empty { return .empty }
    if self == .none { return count.lowerBound == 0 ? .empty : .none }
    return count == 1...1 ? self : .repeated(self, count)
  }

  func repeated(_ count: Int) -> RegularLanguage { repeated(count...count) }

  var orEmpty: RegularLanguage { .of(anyOf: [self, .empty]) }
}

extension RegularLanguage: Hashable {
  /// Derivatives differ near their beginning, so that their whole is compared only where they are probably equal.
  func hash(into hasher: inout Hasher) { hasher.combine(shape(depth: 8)) }

  private func shape(depth: Int) -> Int {
    switch self {
    case .none: 1
    case .empty: 2
    case .any: 3
    case .oneOf(let range): Int(range.lowerBound.value) &* 5 &+ Int(range.upperBound.value)
    case .number(let range): range.hashValue
    case _ where depth == 0: 7
    case .sequence(let first, let rest):
      first.shape(depth: depth - 1) &* 31 &+ rest.shape(depth: depth - 1)
    case .repeated(let set, let count):
      set.shape(depth: depth - 1) &* 11 &+ count.lowerBound &+ count.upperBound &* 3
    case .not(let set): set.shape(depth: depth - 1) &* 13
    case .either(let sets): sets.reduce(17) { $0 &+ $1.shape(depth: depth - 1) &* 19 }
    case .both(let sets): sets.reduce(23) { $0 &+ $1.shape(depth: depth - 1) &* 29 }
    }
  }
}

extension RegularLanguage {
  /// Whether the empty text is in the set.
  var hasEmpty: Bool {
    switch self {
    case .none, .any, .oneOf: false
    case .empty: true
    case .repeated(let set, let count): count.lowerBound == 0 || set.hasEmpty
    case .number(let range): range.isComplete
    case .sequence(let first, let rest): first.hasEmpty && rest.hasEmpty
    case .either(let sets): sets.contains(where: \.hasEmpty)
    case .both(let sets): sets.allSatisfy(\.hasEmpty)
    case .not(let set): !set.hasEmpty
    }
  }

  /// The texts that may follow the scalar.
  func derivative(by scalar: Unicode.Scalar) -> RegularLanguage {
    switch self {
    case .none, .empty: return .none
    case .any: return .empty
    case .oneOf(let range): return range.contains(scalar) ? .empty : .none
    case .number(let range): return range.derivative(by: scalar).map { .number($0) } ?? .none
    case .sequence(let first, let rest):
      let further = first.derivative(by: scalar).followed(by: rest)
      return first.hasEmpty ? .of(anyOf: [further, rest.derivative(by: scalar)]) : further
    case .repeated(let set, let count):
      let (low, high) = (max(0, count.lowerBound - 1), count.upperBound)
      return set.derivative(by: scalar)
        .followed(by: set.repeated(low...(high == .max ? high : high - 1)))
    case .either(let sets): return .of(anyOf: sets.map { $0.derivative(by: scalar) })
    case .both(let sets): return .of(allOf: sets.map { $0.derivative(by: scalar) })
    case .not(let set): return set.derivative(by: scalar).negated
    }
  }

  /// One of the shortest texts of the set; `nil` if the set is empty.
  ///
  /// The set does not distinguish scalars that no part of it names, so one of them is tried for all.
  func shortest(_ budget: SearchBudget) throws(SearchBudget.Exceeded) -> String? {
    try budget.spend(1)
    if let known = budget.shortest[self] { return known }
    let text = try findShortest(budget)
    budget.shortest[self] = .some(text)
    return text
  }

  private func findShortest(_ budget: SearchBudget) throws(SearchBudget.Exceeded) -> String? {
    var named: Set<Unicode.Scalar> = []
    collect(into: &named, firstOnly: false)
    let unusual = (0x4E00...0x9FFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
    let other =
      "xyzqvwkj".unicodeScalars.first { !named.contains($0) }
      ?? unusual.first { !named.contains($0) }
    var known: Set<RegularLanguage> = [self]
    var level = [(set: self, text: "")]
    while !level.isEmpty {
      var next: [(set: RegularLanguage, text: String)] = []
      for (set, text) in level {
        if set.hasEmpty { return text }
        var first: Set<Unicode.Scalar> = []
        set.collect(into: &first, firstOnly: true)
        try budget.spend(set.size * (first.count + 1) / Self.partsOfUnit + 1)
        for scalar in [other].compactMap(\.self) + first.sorted() {
          let further = set.derivative(by: scalar)
          guard further != .none, known.insert(further).inserted else { continue }
          next.append((further, text + String(scalar)))
        }
      }
      level = next
    }
    return nil
  }

  /// So many parts of a set are derived and compared in the time of a unit of the budget.
  private static var partsOfUnit: Int { 8 }

  /// The number of parts of the set, to which the work of a derivative is proportional.
  private var size: Int {
    switch self {
    case .none, .empty, .any, .oneOf: 1
    case .number: 8
    case .sequence(let first, let rest): first.size + rest.size
    case .repeated(let set, _), .not(let set): set.size
    case .either(let sets), .both(let sets): sets.reduce(1) { $0 + $1.size }
    }
  }

  /// Collects the scalars that a part of the set names.
  ///
  /// - Parameter firstOnly: Whether only those are collected with which a text may begin.
  private func collect(into named: inout Set<Unicode.Scalar>, firstOnly: Bool) {
    switch self {
    case .none, .empty, .any: break
    case .oneOf(let range):
      named.formUnion(
        (range.lowerBound.value...range.upperBound.value).compactMap(Unicode.Scalar.init))
    case .number: named.formUnion("0123456789.-".unicodeScalars)
    case .sequence(let first, let rest):
      first.collect(into: &named, firstOnly: firstOnly)
      if !firstOnly || first.hasEmpty { rest.collect(into: &named, firstOnly: firstOnly) }
    case .repeated(let set, _), .not(let set): set.collect(into: &named, firstOnly: firstOnly)
    case .either(let sets), .both(let sets):
      for set in sets { set.collect(into: &named, firstOnly: firstOnly) }
    }
  }
}
