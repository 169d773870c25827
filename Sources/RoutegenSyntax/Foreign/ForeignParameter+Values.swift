/// Ranges and defaults in other forms.
extension ForeignParameter {
  // `{page: Int where page > 0}`
  static func condition(_ contents: Contents) -> ForeignParameter? {
    guard let (before, _, after) = contents.text.cut(at: " where ") else { return nil }
    let head = before.cut(at: "=")?.before ?? before
    let rest = after.cut(at: "=").map { $0.after }?.drop { !$0.isLetter && !$0.isNumber }
    let (bound, value) = after.cut(at: " = ").map { ($0.before, " = \($0.after)") } ?? (after, "")
    if rest != nil || value.isEmpty, bound.hasSuffix("> 0") || bound.hasSuffix(">= 1") {
      return ForeignParameter(
        "a parameter cannot have a condition, only a range", "\(head) in 1...\(value)",
        at: contents.text.suffix(after.count + 6))
    }
    return ForeignParameter(
      "a parameter cannot have a condition, only a range",
      note: "the range of numbers from 1 is written '{\(head) in 1...}'",
      at: contents.text.suffix(after.count + 6))
  }

  // `{page: Int >= 1}`
  static func comparison(_ contents: Contents) -> ForeignParameter? {
    for (sign, range) in [(">=", { "\($0)..." }), ("<=", { "...\($0)" })]
      as [(String, (Int) -> String)]
    {
      guard let (before, place, after) = contents.text.cut(at: sign),
        before.contains(":"), let bound = Int(after)
      else { continue }
      return ForeignParameter(
        "a range is written 'in \(range(bound))'", "\(before) in \(range(bound))", at: place)
    }
    for (sign, range) in [(">", { "\($0 + 1)..." }), ("<", { "...\($0 - 1)" })]
      as [(String, (Int) -> String)]
    {
      guard let (before, place, after) = contents.text.cut(at: sign), before.contains(":"),
        !before.contains(" in "), let bound = Int(after), abs(bound) < 1 << 32
      else { continue }
      return ForeignParameter(
        "a range is written 'in \(range(bound))'", "\(before) in \(range(bound))", at: place)
    }
    return nil
  }

  // `Int 1...50`, `Int(1..50)`, `in 1..`, `in 1...50, 20`
  static func bareRange(_ contents: Contents) -> ForeignParameter? {
    guard let type = contents.type else { return nil }
    let name = type.prefix { $0.isLetter || $0 == "?" }
    let rest = type[name.endIndex...].trimmed
    if let (bounds, _, value) = rest.cut(at: ") ="), bounds.hasPrefix("("),
      let (low, _, high) = bounds.dropFirst().cut(at: "..."), low.isNumber, high.isNumber
    {
      return ForeignParameter(
        "a range is written after 'in'",
        "\(contents.name): \(name) in \(low)...\(high) = \(value)", at: rest)
    }
    if let (low, _, high) = rest.withoutParentheses.cut(at: ".."), low.isNumber || low.isEmpty {
      let upper = high.drop { $0 == "." }.trimmed
      guard upper.isNumber || upper.isEmpty, !(low.isEmpty && upper.isEmpty) else { return nil }
      return ForeignParameter(
        "a range is written after 'in'", "\(contents.name): \(name) in \(low)...\(upper)", at: rest)
    }
    guard let (before, _, range) = type.cut(at: " in ") else { return nil }
    if range.hasSuffix(".."), !range.hasSuffix("..."), range.dropLast(2).isNumber {
      return ForeignParameter(
        "a range is written with three dots",
        "\(contents.name): \(before) in \(range.dropLast(2))...", isSame: true,
        at: range.suffix(2))
    }
    if range.hasSuffix("..<"), range.dropLast(3).isNumber {
      return ForeignParameter(
        "a range without an upper bound is written with three dots",
        "\(contents.name): \(before) in \(range.dropLast(3))...", isSame: true,
        at: range.suffix(3))
    }
    if let (bounds, comma, value) = range.cut(at: ","), bounds.contains("..."), value.isNumber {
      return ForeignParameter(
        "a default is written '= value'",
        "\(contents.name): \(before) in \(bounds) = \(value)", at: comma)
    }
    return nil
  }

  // `in 1..<50`, `in 1..50`, `in 1-50`, `in (1...50)`, `in [1, 50]`
  static func range(_ contents: Contents) -> ForeignParameter? {
    guard let (before, _, after) = contents.text.cut(at: " in ") else { return nil }
    let bounds = after.cut(at: "=")?.before ?? after
    let rest = after[bounds.endIndex...]
    func range(
      _ low: Substring, _ high: String, isSame: Bool, _ message: String, at place: Substring
    ) -> ForeignParameter {
      ForeignParameter(
        message, "\(before) in \(low)...\(high)\(rest)", isSame: isSame, at: place)
    }
    let both = "a range includes both bounds, and is written '1...50'"
    if let (low, place, high) = bounds.cut(at: "..<"), low.isNumber, let end = Int(high),
      end > Int.min
    {
      return range(low, "\(end - 1)", isSame: true, both, at: place)
    }
    if !bounds.contains("..."), let (low, place, high) = bounds.cut(at: ".."), low.isNumber,
      high.isNumber
    {
      return range(low, "\(high)", isSame: true, "a range is written with three dots", at: place)
    }
    if bounds.hasPrefix("("), bounds.hasSuffix(")"),
      let (low, _, high) = bounds.dropFirst().dropLast().cut(at: "..."),
      high.isNumber || high.isEmpty
    {
      return range(
        low, "\(high)", isSame: true, "a range is written without parentheses", at: bounds)
    }
    if bounds.hasPrefix("["), bounds.hasSuffix(")"),
      let (low, _, high) = bounds.dropFirst().dropLast().cut(at: ","), low.isNumber,
      let end = Int(high), end > Int.min
    {
      return range(
        low, "\(end - 1)", isSame: true, "a range includes both bounds, and is written '1...50'",
        at: bounds)
    }
    if bounds.hasPrefix("["), let (low, _, high) = bounds.dropFirst().dropLast().cut(at: ","),
      low.isNumber, high.isNumber
    {
      return range(low, "\(high)", isSame: false, "a range is written '1...50'", at: bounds)
    }
    if let (low, place, high) = bounds.cut(at: "-"), low.isNumber, high.isNumber {
      return range(low, "\(high)", isSame: false, "a range is written '1...50'", at: place)
    }
    return nil
  }

  // `{page: Int = 1 in 1...50}`
  static func defaultOrder(_ contents: Contents) -> ForeignParameter? {
    guard let (before, _, after) = contents.text.cut(at: "="),
      let (value, _, range) = after.cut(at: " in "), range.contains("..."), value.isNumber
    else { return nil }
    return ForeignParameter(
      "the range comes before the default", "\(before) in \(range) = \(value)", isSame: true,
      at: contents.text.suffix(range.count + 3))
  }

  // `{title: String = }`
  static func emptyDefault(_ contents: Contents) -> ForeignParameter? {
    guard contents.text.hasSuffix("="), contents.text.dropLast().contains(where: \.isLetter),
      !contents.text.dropLast().contains("=")
    else { return nil }
    let type = contents.type?.prefix { $0.isLetter || $0.isNumber } ?? "String"
    if !type.isEmpty, type != "String" {
      return ForeignParameter(
        "a default value is missing after '='", "\(contents.text.dropLast().trimmed)",
        note: "or write the value: '{page: Int = 1}'", at: contents.text.suffix(1))
    }
    return ForeignParameter(
      "a default value is missing after '='", "\(contents.text) \"\"",
      note: "the default '\"\"' is the empty text", at: contents.text.suffix(1))
  }

  // `{page: Int: 1}`, `{page: Int == 1}`, `{page: Int := 1}`, `{page: Int ?? 1}`, `{page|1}`
  static func otherDefault(_ contents: Contents) -> ForeignParameter? {
    let message = "a default is written '= value'"
    for (sign, isSame) in [("==", true), (":=", true), ("??", false), (" default ", false)] {
      guard let (before, place, after) = contents.text.cut(at: sign), !after.isEmpty,
        !before.isEmpty
      else { continue }
      return ForeignParameter(message, "\(before) = \(after)", isSame: isSame, at: place)
    }
    if let type = contents.type, let (name, _, value) = type.cut(at: ":"), !name.hasPrefix("["),
      name.trimmedMark.isIdentifier, !value.isEmpty
    {
      return ForeignParameter(
        message, "\(contents.name): \(name) = \(value)",
        isSame: !value.contains(where: { "()[]".contains($0) }),
        at: type.suffix(type.count - name.count))
    }
    if contents.type == nil, let (name, place, value) = contents.text.cut(at: "|"),
      name.isIdentifier, !value.isEmpty
    {
      return ForeignParameter(
        message, value.isNumber ? "\(name): Int = \(value)" : "\(name) = \(value)", at: place)
    }
    return nil
  }
}

extension Substring {
  fileprivate var withoutParentheses: Substring {
    hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast() : self
  }

  /// The name of a type without its `?`.
  fileprivate var trimmedMark: Substring { hasSuffix("?") ? dropLast() : self }
}
