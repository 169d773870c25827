extension Double {
  /// The shortest digits that parse as exactly this number, without an exponent; `nil` for negative zero
  /// and numbers that are not finite.
  package var shortestDigits: String? {
    guard isFinite, self != 0 || sign == .plus else { return nil }
    let parts = magnitude.description.split(separator: "e")
    let halves = parts[0].split(separator: ".")
    let fraction = halves.count > 1 && halves[1] != "0" ? String(halves[1]) : ""
    let digits = String(halves[0]) + fraction
    let point = halves[0].count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let text =
      if point >= digits.count {
        digits + String(repeating: "0", count: point - digits.count)
      } else if point <= 0 {
        "0." + String(repeating: "0", count: -point) + digits
      } else {
        "\(digits.prefix(point)).\(digits.dropFirst(point))"
      }
    return self < 0 ? "-" + text : text
  }
}
