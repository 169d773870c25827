/// Ranges in other forms.
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
    let isWhole = ["Int", "UInt"].contains(before.cut(at: ":")?.after ?? "")
    let both = "a range includes both bounds, and is written '1...50'"
    if bounds.hasSuffix("..<"), bounds.dropLast(3).trimmed.isNumber {
      return range(
        bounds.dropLast(3).trimmed, "", isSame: true, "a range is written with three dots",
        at: bounds.suffix(3))
    }
    if bounds.hasPrefix("["), bounds.contains("."), !bounds.contains("..") {
      let hosts = bounds.filter { !"[]".contains($0) }
      return ForeignParameter(
        "hosts are written without brackets", "\(before) in \(hosts)\(rest)", isSame: true,
        at: bounds)
    }
    if let (low, place, high) = bounds.cut(at: "..<"), let last = last(before: high, from: low) {
      return range(low, "\(last)", isSame: isWhole, both, at: place)
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
      let (low, _, high) = bounds.dropFirst().dropLast().cut(at: ","),
      let last = last(before: high, from: low)
    {
      return range(low, "\(last)", isSame: isWhole, both, at: bounds)
    }
    if bounds.hasPrefix("["), let (low, _, high) = bounds.dropFirst().dropLast().cut(at: ","),
      low.isNumber, high.isNumber
    {
      let end = bounds.hasSuffix(")") ? Int(high).map { "\($0 &- 1)" } ?? "\(high)" : "\(high)"
      return range(low, end, isSame: false, "a range is written '1...50'", at: bounds)
    }
    if let (low, place, high) = bounds.cut(at: "-"), low.isNumber, high.isNumber {
      return range(low, "\(high)", isSame: false, "a range is written '1...50'", at: place)
    }
    return nil
  }

  /// The last whole number before an upper bound that is not included; `nil` if the range would be
  /// empty, or if its bounds are padded with zeros.
  private static func last(before high: Substring, from low: Substring) -> Int? {
    guard let first = Int(low), let end = Int(high), first < end, "\(first)" == low,
      "\(end)" == high
    else { return nil }
    return end - 1
  }
}

extension Substring {
  fileprivate var withoutParentheses: Substring {
    hasPrefix("(") && hasSuffix(")") ? dropFirst().dropLast() : self
  }
}
