extension TextForm {
  /// The set of all texts of the form.
  ///
  /// A parameter before literal text captures everything up to the first place at which that text can
  /// begin. So of all texts that are a value and then the literal text, those are left out in which
  /// the literal text begins earlier, unless the parameter goes on until the rest can be read
  /// (``RouteModel/lateSplit(of:)``). Literal text at the end of a form must be at the end of
  /// the text, even if it occurs earlier, too.
  var language: RegularLanguage {
    if let type { return acceptsEmpty ? language(of: type).orEmpty : language(of: type) }
    var parts: [RegularLanguage] = []
    var value: RegularLanguage?
    let late = model.lateSplit(of: pieces)
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .parameter(_, let type): value = language(of: type)
      case .literal(let literal):
        let text = language(of: literal)
        let whole = (value ?? .empty).followed(by: text)
        let isLast = index == pieces.count - 1
        let earlier = RegularLanguage.of([.some, text, .some])
        parts.append(
          value == nil || isLast || index == late ? whole : .of(allOf: [whole, earlier.negated]))
        value = nil
      }
    }
    return .of(parts + (value.map { [$0] } ?? []))
  }

  /// The texts that parse as the type.
  ///
  /// Days after the 28th are left out of `Date`, and everything that needs more than a host out of
  /// `URL`: it makes no difference when these types are compared with one another.
  private func language(of type: ValueType) -> RegularLanguage {
    if let separator = type.separator {
      // An element may be empty, in a path as well.
      let element =
        type.element.kind.isText && type.bounds == nil ? .all : language(of: type.element)
      let mark = RegularLanguage(separator, isCaseless: false, plus: plus)
      return .of(allOf: [element.followed(by: mark.followed(by: element).repeated()), .some])
    }
    return switch type.kind {
    case .string, .text, .openEnumeration: readsPath || type.bounds == .filled ? .some : .all
    case .external(let index): language(of: model.externalTypes[index])
    case .bool:
      .of(
        anyOf: (["true", "false"] + (readsPath ? [] : ["1", "0", ""])).map { RegularLanguage($0) })
    case .int, .uint, .double: numbers(type)
    case .uuid: .uuid
    case .date: .date
    case .url:
      if case .hosts(let hosts)? = type.bounds { .url(on: hosts) } else { .url }
    case .enumeration(let index):
      .of(
        anyOf: model.enumerations[index].values.map {
          language(of: $0.text, saysCaseless: model.enumerations[index].saysCaseless)
        })
    }
  }

  private func language(of type: ExternalType) -> RegularLanguage {
    let rest = type.rest.map { rule in
      let ranges = rule.characters?.flatMap { bytes -> [RegularLanguage] in
        let scalars = Unicode.Scalar(bytes.lowerBound)...Unicode.Scalar(bytes.upperBound)
        let hasPlus = plus.map(scalars.contains) ?? false
        return [.oneOf(scalars)] + (hasPlus ? [.oneOf(String.plus...String.plus)] : [])
      }
      let character = ranges.map { RegularLanguage.of(anyOf: $0) } ?? .any
      return character.repeated(rule.length)
    }
    let prefix = RegularLanguage(type.prefix ?? "", isCaseless: false, plus: plus)
    let texts = prefix.followed(by: rest ?? .all)
    return readsPath && texts.hasEmpty ? .of(allOf: [texts, .some]) : texts
  }

  /// Whether values are read as in a path, which is so for parts of any text.
  private var readsPath: Bool { isInPath || pieces.count > 1 }

  private func language(of literal: String, saysCaseless: Bool = false) -> RegularLanguage {
    RegularLanguage(literal, isCaseless: model.isCaseless || saysCaseless, plus: plus)
  }

  private func numbers(_ type: ValueType) -> RegularLanguage {
    switch type.bounds {
    case .int(let low, let high)?: .integers(low, high)
    case .uint(let low, let high)?: .integers(low, high)
    case .double(let low, let high)?: .doubles(low, high)
    case .padded(let range)?: .padded(range)
    case .hosts?, .filled?, nil:
      type.kind == .int
        ? .integers(Int.min, Int.max)
        : type.kind == .uint
          ? .integers(UInt.min, UInt.max)
          : .doubles(-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)
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
    let offset = RegularLanguage.of([.of(anyOf: [RegularLanguage("+"), dash]), hour, colon, sixty])
    return .of([
      digit.repeated(4), dash, month, dash, day, RegularLanguage("T"), hour, colon, sixty, colon,
      sixty,
      RegularLanguage(".").followed(by: digit.repeated(1...9)).orEmpty,
      .of(anyOf: [RegularLanguage("Z"), offset]),
    ])
  }()

  private static let letter = RegularLanguage.oneOf("a"..."z")
  private static let letterOrDigit = RegularLanguage.of(anyOf: [digit, letter])

  /// Hosts whose last label has letters only: one that is a number makes a host an IPv4 address.
  private static let host: RegularLanguage = {
    let other = RegularLanguage.of(anyOf: [
      letterOrDigit, RegularLanguage("."), RegularLanguage("-"),
    ])
    let labels = RegularLanguage.of([letterOrDigit, other.repeated(), RegularLanguage(".")])
    return .of([labels.orEmpty, letter, letter.repeated()])
  }()
  private static let webScheme = RegularLanguage.of([
    RegularLanguage("http"), RegularLanguage("s").orEmpty, RegularLanguage("://"),
  ])

  fileprivate static let url = RegularLanguage.of([webScheme, host])

  fileprivate static func url(on hosts: [HostPattern]) -> RegularLanguage {
    let sets = hosts.map { pattern in
      let domain = RegularLanguage(pattern.domain)
      return pattern.isWildcard
        ? RegularLanguage.of([
          letterOrDigit, letterOrDigit.repeated(), RegularLanguage("."), domain,
        ]) : domain
    }
    return .of([webScheme, .of(anyOf: sets)])
  }

  /// Texts with a part `.` or `..`, which make a link malformed.
  static let dotSegments: RegularLanguage = .of([
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
