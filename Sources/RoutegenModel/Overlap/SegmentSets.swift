extension RouteModel {
  /// The texts of a segment that go the way of the pieces.
  ///
  /// A parameter before literal text takes what comes before the first place where that text can
  /// begin, so of everything that is a value and then the text, those are left out where the text
  /// begins earlier. Literal text at the end stands at the end, wherever else it may be.
  func texts(of pieces: [MatchTree.MixedPiece]) -> RegularLanguage {
    var parts: [RegularLanguage] = []
    var value: RegularLanguage?
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .parameter(let type): value = texts(of: type, inPath: true)
      case .literal(let literal):
        let text = RegularLanguage(literal, isCaseless: isCaseless)
        let whole = (value ?? .empty).followed(by: text)
        let isLast = place == pieces.count - 1
        let earlier = RegularLanguage.of([.some, text, .some])
        parts.append(
          value == nil || isLast ? whole : .of(allOf: [whole, earlier.negated]))
        value = nil
      }
    }
    return .of(parts + (value.map { [$0] } ?? []))
  }

  /// The texts that read as the type.
  ///
  /// Those of `Date` are left out that have a day after the 28th, and of `URL` all that need more
  /// than a host: where these are compared with each other, it makes no difference.
  func texts(of type: ValueType, inPath: Bool) -> RegularLanguage {
    switch type.kind {
    case .string, .external, .openEnumeration: inPath ? .some : .all
    case .bool:
      .of(anyOf: (["true", "false"] + (inPath ? [] : ["1", "0", ""])).map { RegularLanguage($0) })
    case .int:
      if case .int(let low, let high)? = type.bounds {
        .integers(low, high)
      } else {
        .integers(Int.min, Int.max)
      }
    case .uint:
      if case .uint(let low, let high)? = type.bounds {
        .integers(low, high)
      } else {
        .integers(UInt.min, UInt.max)
      }
    case .double:
      if case .double(let low, let high)? = type.bounds {
        .doubles(low, high)
      } else {
        .doubles(-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)
      }
    case .uuid: .uuid
    case .date: .date
    case .url:
      if case .hosts(let hosts)? = type.bounds { .url(on: hosts) } else { .url }
    case .enumeration(let index):
      .of(
        anyOf: enumerations[index].values.map { RegularLanguage($0.text, isCaseless: isCaseless) })
    }
  }

  /// Every text of the type, where there are no more than `limit`; those of an enum as it writes them.
  func allTexts(of type: ValueType, inPath: Bool, limit: Int) -> [String]? {
    switch (type.kind, type.bounds) {
    case (.enumeration(let index), _): enumerations[index].values.map(\.text)
    case (.bool, _): ["true", "false"] + (inPath ? [] : ["1", "0", ""])
    case (.int, .int(let low, let high)?) where high <= low &+ limit && low &+ limit > low:
      (low...high).map { "\($0)" }
    case (.uint, .uint(let low, let high)?) where high - low < limit: (low...high).map { "\($0)" }
    default: nil
    }
  }
}

extension RegularLanguage {
  private static let digit = RegularLanguage.oneOf("0"..."9")

  fileprivate static let uuid: RegularLanguage = {
    let hex = RegularLanguage.of(anyOf: [.digit, .oneOf("a"..."f"), .oneOf("A"..."F")])
    let dash = RegularLanguage("-")
    let four = hex.repeated(4)
    return .of([hex.repeated(8), dash, four, dash, four, dash, four, dash, hex.repeated(12)])
  }()

  fileprivate static let date: RegularLanguage = {
    let (dash, colon) = (RegularLanguage("-"), RegularLanguage(":"))
    let hour = two("0"..."1", "0"..."9", or: "2"..."2", "0"..."3")
    let sixty = two("0"..."5", "0"..."9", or: "0"..."5", "0"..."9")
    let month = two("0"..."0", "1"..."9", or: "1"..."1", "0"..."2")
    let day = RegularLanguage.of(anyOf: [
      two("0"..."0", "1"..."9", or: "1"..."1", "0"..."9"),
      two("2"..."2", "0"..."8", or: "2"..."2", "0"..."8"),
    ])
    let digits = (1...9).map { RegularLanguage.digit.repeated($0) }
    let offset = RegularLanguage.of([.of(anyOf: [RegularLanguage("+"), dash]), hour, colon, sixty])
    return .of([
      digit.repeated(4), dash, month, dash, day, RegularLanguage("T"), hour, colon, sixty, colon,
      sixty,
      RegularLanguage(".").followed(by: .of(anyOf: digits)).orEmpty,
      .of(anyOf: [RegularLanguage("Z"), offset]),
    ])
  }()

  private static let word = RegularLanguage.of(anyOf: [digit, .oneOf("a"..."z")])
  private static let host = RegularLanguage.of([
    word, .repeated(.of(anyOf: [word, RegularLanguage("."), RegularLanguage("-")])),
  ])
  private static let webScheme = RegularLanguage.of([
    RegularLanguage("http"), RegularLanguage("s").orEmpty, RegularLanguage("://"),
  ])

  fileprivate static let url = RegularLanguage.of([webScheme, host])

  fileprivate static func url(on hosts: [HostPattern]) -> RegularLanguage {
    let sets = hosts.map { pattern in
      let domain = RegularLanguage(pattern.domain)
      return pattern.isWildcard
        ? RegularLanguage.of([word, .repeated(word), RegularLanguage("."), domain]) : domain
    }
    return .of([webScheme, .of(anyOf: sets)])
  }

  /// Texts with a part `.` or `..`, which make a link malformed.
  static let dots: RegularLanguage = .of([
    .of([.all, RegularLanguage("/")]).orEmpty,
    .of(anyOf: [RegularLanguage("."), RegularLanguage("..")]),
    .of([RegularLanguage("/"), .all]).orEmpty,
  ])

  private static func two(
    _ first: ClosedRange<Unicode.Scalar>, _ second: ClosedRange<Unicode.Scalar>,
    or other: ClosedRange<Unicode.Scalar>, _ otherSecond: ClosedRange<Unicode.Scalar>
  ) -> RegularLanguage {
    .of(anyOf: [
      .of([.oneOf(first), .oneOf(second)]), .of([.oneOf(other), .oneOf(otherSecond)]),
    ])
  }
}
