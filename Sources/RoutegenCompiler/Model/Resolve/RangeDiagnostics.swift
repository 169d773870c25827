extension Diagnostic {
  static func invalidRange(
    _ range: RangeSyntax, of placeholder: ParameterSyntax
  ) -> Diagnostic {
    let type = placeholder.type?.name.text ?? "String"
    let problem = Diagnostic(
      .invalidRange, "the range does not go from one '\(type)' up to another",
      at: range.span,
      note: "write 'in 1...50': the least value, '...', the greatest")
    guard let low = range.lower?.text, let high = range.upper?.text, let first = Double(low),
      let last = Double(high), first > last
    else { return problem }
    return problem.propose(
      "swap the bounds", replace: range.span, with: "\(high)...\(low)")
  }

  /// A range with a bound such as `01` that is no range of zero-padded numbers.
  static func invalidPadding(
    _ range: RangeSyntax, of placeholder: ParameterSyntax, _ kind: ValueType.Kind
  ) -> Diagnostic {
    if kind == .double { return problem("only 'Int' and 'UInt' have zero-padded numbers", range) }
    let written = [range.lower, range.upper].compactMap { $0?.text }
    if written.contains(where: { $0.hasPrefix("-") }) {
      return problem("zero-padded numbers are not negative", range)
    }
    guard written.allSatisfy(\.isDigits) else { return invalidRange(range, of: placeholder) }
    let width = written.map(\.utf8.count).max() ?? 0
    if width > PaddedRange.greatestWidth {
      return problem("zero-padded numbers have at most \(PaddedRange.greatestWidth) digits", range)
    }
    func padded(_ text: String) -> String {
      String(repeating: "0", count: width - text.utf8.count) + text
    }
    let low = padded(range.lower?.text ?? "")
    let high = range.upper.map { padded($0.text) } ?? String(repeating: "9", count: width)
    if range.lower != nil, range.upper != nil, written[0].utf8.count == written[1].utf8.count {
      return invalidRange(range, of: placeholder)
    }
    let reason =
      written.count == 1
      ? "a range of zero-padded numbers has two bounds, whose digits are the width of its numbers"
      : "the bounds of zero-padded numbers have the same number of digits, and "
        + "'\(written[0])' has \(written[0].utf8.count), '\(written[1])' has "
        + "\(written[1].utf8.count)"
    return problem(reason, range)
      .change(range.span, to: "\(low)...\(high)")
      .note("a bound with a '0' in front, as in '01...12', is for numbers that all have one width")
  }

  private static func problem(_ reason: String, _ range: RangeSyntax) -> Diagnostic {
    Diagnostic(.invalidRange, reason, at: range.span)
  }

  static func hostsOfNoURL(_ placeholder: ParameterSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .invalidRange,
      "only a 'URL' can have hosts after 'in', and '\(placeholder.name.text)' is not a 'URL'",
      at: placeholder.hosts[0].span
    )
    // `{sort: String in newest, top}`
    if placeholder.hosts.count > 1, !placeholder.hosts.contains(where: { $0.text.contains(".") }) {
      let name = placeholder.name.text
      let type = name.prefix(1).uppercased() + name.dropFirst()
      let values = placeholder.hosts.map(\.text).joined(separator: ", ")
      return problem.note(
        "a list of values is an enum: 'enum \(type) { \(values) }', and '{\(name): \(type)}'")
    }
    return problem.note(
      "write '{\(placeholder.name.text): URL in example.com}', or a range like 'in 1...50'")
  }

  // `UInt = -1`, `Int = 99999999999999999999`, `Double = 1,5`
  func aboutNumber(_ value: NameSyntax, _ type: String, _ span: Span?) -> Diagnostic? {
    let digits = value.text.drop { $0 == "-" }
    if type == "Double", value.text.contains(","),
      Double(value.text.replacing(",", with: ".")) != nil
    {
      let number = value.text.replacing(",", with: ".")
      return note("the fraction of a number follows a '.'")
        .change(value.span, to: number)
    }
    guard !digits.isEmpty, digits.allSatisfy(\.isNumber) else { return nil }
    if type == "UInt", value.text.hasPrefix("-"), Int(value.text) != nil, let span {
      return note("a 'UInt' has no sign").propose("make the type 'Int'", replace: span, with: "Int")
    }
    return type == "Int" && Int(value.text) == nil || type == "UInt" && UInt(value.text) == nil
      ? note("the greatest '\(type)' is \(type == "Int" ? "\(Int.max)" : "\(UInt.max)")") : nil
  }

  static func rangeOfNoNumber(_ range: RangeSyntax, of placeholder: ParameterSyntax) -> Diagnostic {
    let type = placeholder.type?.name.text ?? "String"
    let bounds = "\(range.lower?.text ?? "")...\(range.upper?.text ?? "")"
    let isOfNumbers = [range.lower, range.upper].allSatisfy {
      $0.map { Double($0.text) != nil } ?? true
    }
    let name = placeholder.name.text
    return Diagnostic(
      .invalidRange, "only numbers have a range, and '\(name)' is a '\(type)'", at: range.span
    )
    .note(isOfNumbers ? "for a number, write '{\(name): Int in \(bounds)}'" : nil)
    .note(
      bounds == "1..."
        ? "for a text that is not empty, write '{\(name): \(type)+}'"
        : "'type Code = String length 1...50' limits a text; for other forms, 'type' names a Swift type"
    )
  }
}

extension RangeSyntax {
  /// Whether a bound is written with zeros in front, so that the numbers have the width of the bounds.
  var isPadded: Bool { [lower, upper].contains { $0?.text.hasLeadingZero ?? false } }
}

extension String {
  fileprivate var hasLeadingZero: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    return digits.utf8.count > 1 && digits.hasPrefix("0") && digits.dropFirst().first != "."
  }
}
