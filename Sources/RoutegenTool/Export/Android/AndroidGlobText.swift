import RoutegenCompiler

/// Text in the patterns of the attribute `pathAdvancedPattern`.
struct AndroidGlobText {
  let isCaseless: Bool

  /// Whether texts have either case, too, that links must have as they are: the prefixes of types and `Bool`s.
  var hasCaselessExactTexts = false

  /// Whether a whole number has a pattern for each of its forms, and not one for all texts of digits.
  var hasCanonicalNumbers = true

  /// A text, of which each letter may have either case if the route set is `caseless`.
  func literal(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      if let letters = bothCases(of: scalar) { return "[\(letters)]" }
      return (".*+{}[]\\".unicodeScalars.contains(scalar) ? "\\" : "") + String(scalar)
    }.joined()
  }

  /// A text that links must have as it is, even if the route set is `caseless`.
  func exactLiteral(_ text: String) -> String {
    AndroidGlobText(isCaseless: isCaseless && hasCaselessExactTexts).literal(text)
  }

  /// Any characters of a segment but the one with which a text begins; `nil` if that is no single character
  /// to Android.
  func others(than text: String) -> String? {
    guard let first = text.unicodeScalars.first, first.utf16.count == 1 else { return nil }
    return "[^/" + member(first) + "]*"
  }

  /// A character as a member of a set.
  private func member(_ scalar: Unicode.Scalar) -> String {
    bothCases(of: scalar)
      ?? (("]\\^-[".unicodeScalars.contains(scalar) ? "\\" : "") + String(scalar))
  }

  private func bothCases(of scalar: Unicode.Scalar) -> String? {
    guard isCaseless, scalar.isASCII, scalar.properties.isAlphabetic else { return nil }
    return String(scalar).lowercased() + String(scalar).uppercased()
  }

  static let anyText = "[^/]+"

  /// The characters of a rule, as often as it says.
  static func pattern(of rule: TextRule, after prefix: String) -> String {
    let plain = AndroidGlobText(isCaseless: false)
    let ranges = rule.characters?.map { range in
      let bounds = [range.lowerBound, range.upperBound].map { plain.member(Unicode.Scalar($0)) }
      return range.count == 1 ? bounds[0] : "\(bounds[0])-\(bounds[1])"
    }
    let low = max(rule.length.lowerBound, prefix.isEmpty ? 1 : 0)
    let (high, set) = (rule.length.upperBound, ranges?.joined() ?? "^/")
    if high == .max { return "[\(set)]" + (low == 0 ? "*" : low == 1 ? "+" : "{\(low),}") }
    return "[\(set)]{\(low == high ? "\(low)" : "\(low),\(high)")}"
  }

  static let uuid = [8, 4, 4, 4, 12].map { "[0-9a-fA-F]{\($0)}" }.joined(separator: "-")

  static let date = "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[0-9.:Z+\\-]+"

  /// The pattern of the numbers of a range, and whether it matches others.
  static func numbers(_ texts: [String]) -> (text: String, isWide: Bool) {
    let digits = texts.map { $0.hasPrefix("-") ? $0.dropFirst() : $0[...] }
    let isSigned = digits != texts.map { $0[...] }
    let counts = digits.map(\.utf8.count)
    guard let least = counts.min(), let most = counts.max(), let first = texts.first,
      let last = texts.last
    else { return ("[0-9]+", true) }
    if most == 1, !isSigned {
      return first == last ? (first, false) : ("[\(first)-\(last)]", false)
    }
    let count = least == most ? "{\(least)}" : "{\(least),\(most)}"
    return ((isSigned ? "-{0,1}" : "") + "[0-9]" + count, true)
  }
}
