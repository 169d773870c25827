/// A set of texts: a regular expression that also knows "and" and "not".
///
/// What a segment with literal text takes is such a set, with the rule that a parameter ends at the
/// first place where what follows it can begin, and so are the types. Whether a text is in some of
/// them and not in others is decided by derivatives (Brzozowski 1964): the derivative of a set by a
/// scalar is what may follow that scalar. A set has finitely many derivatives that differ, so a
/// search through them ends, and being a search by length it finds the shortest text.
indirect enum RegularLanguage: Hashable, Sendable {
  /// No text.
  case none

  /// The empty text alone.
  case empty

  /// Any one scalar.
  case any

  /// One scalar of a range.
  case oneOf(ClosedRange<Unicode.Scalar>)
  case number(NumberRange)
  case sequence(RegularLanguage, RegularLanguage)
  case repeated(RegularLanguage)
  case either(Set<RegularLanguage>)
  case both(Set<RegularLanguage>)
  case not(RegularLanguage)

  /// Every text.
  static let all = RegularLanguage.repeated(.any)

  /// Every text but the empty one.
  static let some = RegularLanguage.sequence(.any, .all)

  init(_ text: String) {
    self.init(text, isCaseless: false)
  }

  /// - Parameter isCaseless: Whether ASCII letters stand for both their cases.
  init(_ text: String, isCaseless: Bool) {
    self = .of(
      text.unicodeScalars.map { scalar in
        guard isCaseless, scalar.isASCII, scalar.properties.isAlphabetic else {
          return .oneOf(scalar...scalar)
        }
        let (low, high) = (
          Unicode.Scalar(UInt8(scalar.value) | 0x20), Unicode.Scalar(UInt8(scalar.value) & 0xDF)
        )
        return .of(anyOf: [.oneOf(low...low), .oneOf(high...high)])
      })
  }

  static func of(_ parts: [RegularLanguage]) -> RegularLanguage {
    parts.reversed().reduce(.empty) { rest, part in part.followed(by: rest) }
  }

  static func of(anyOf sets: [RegularLanguage]) -> RegularLanguage {
    var members: Set<RegularLanguage> = []
    for set in sets {
      switch set {
      case .none: continue
      case .either(let others): members.formUnion(others)
      default: members.insert(set)
      }
    }
    if members.contains(.all) { return .all }
    return members.count == 1 ? members.first ?? .none : members.isEmpty ? .none : .either(members)
  }

  static func of(allOf sets: [RegularLanguage]) -> RegularLanguage {
    var members: Set<RegularLanguage> = []
    for set in sets {
      switch set {
      case .none: return .none
      case .all: continue
      case .both(let others): members.formUnion(others)
      default: members.insert(set)
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

  func repeated(_ count: Int) -> RegularLanguage { .of(Array(repeating: self, count: count)) }

  var orEmpty: RegularLanguage { .of(anyOf: [self, .empty]) }
}

extension RegularLanguage {
  /// Whether the empty text is in the set.
  var hasEmpty: Bool {
    switch self {
    case .none, .any, .oneOf: false
    case .empty, .repeated: true
    case .number(let range): range.isComplete
    case .sequence(let first, let rest): first.hasEmpty && rest.hasEmpty
    case .either(let sets): sets.contains(where: \.hasEmpty)
    case .both(let sets): sets.allSatisfy(\.hasEmpty)
    case .not(let set): !set.hasEmpty
    }
  }

  /// What may follow the scalar.
  func derivative(by scalar: Unicode.Scalar) -> RegularLanguage {
    switch self {
    case .none, .empty: return .none
    case .any: return .empty
    case .oneOf(let range): return range.contains(scalar) ? .empty : .none
    case .number(let range): return range.derivative(by: scalar).map { .number($0) } ?? .none
    case .sequence(let first, let rest):
      let further = first.derivative(by: scalar).followed(by: rest)
      return first.hasEmpty ? .of(anyOf: [further, rest.derivative(by: scalar)]) : further
    case .repeated(let set): return set.derivative(by: scalar).followed(by: self)
    case .either(let sets): return .of(anyOf: sets.map { $0.derivative(by: scalar) })
    case .both(let sets): return .of(allOf: sets.map { $0.derivative(by: scalar) })
    case .not(let set): return set.derivative(by: scalar).negated
    }
  }

  /// One of the shortest texts of the set; `nil` if there is none.
  ///
  /// Scalars that no part of the set names are alike to it, so one stands for all of them.
  var shortest: String? {
    var named: Set<Unicode.Scalar> = []
    collect(into: &named)
    let other = "xyzqvwkj".unicodeScalars.first { !named.contains($0) }
    let unusual = (0x4E00...0x9FFF).lazy.compactMap { Unicode.Scalar(UInt32($0)) }
    let alphabet =
      [other ?? unusual.first { !named.contains($0) }].compactMap { $0 } + named.sorted()
    var known: Set<RegularLanguage> = [self]
    var level = [(set: self, text: "")]
    while !level.isEmpty {
      var next: [(set: RegularLanguage, text: String)] = []
      for (set, text) in level {
        if set.hasEmpty { return text }
        for scalar in alphabet {
          let further = set.derivative(by: scalar)
          guard further != .none, known.insert(further).inserted else { continue }
          next.append((further, text + String(scalar)))
        }
      }
      level = next
    }
    return nil
  }

  private func collect(into named: inout Set<Unicode.Scalar>) {
    switch self {
    case .none, .empty, .any: break
    case .oneOf(let range):
      named.formUnion(
        (range.lowerBound.value...range.upperBound.value).compactMap(Unicode.Scalar.init))
    case .number: named.formUnion("0123456789.-".unicodeScalars)
    case .sequence(let first, let rest):
      first.collect(into: &named)
      rest.collect(into: &named)
    case .repeated(let set), .not(let set): set.collect(into: &named)
    case .either(let sets), .both(let sets): for set in sets { set.collect(into: &named) }
    }
  }
}
