/// The form of a `Date` in links: ISO 8601 with a time and a zone.
enum InstantText {
  /// Whether the text is an instant: `2024-01-05T09:00:00Z`, `…09:00:00.5+01:00`.
  static func isWellFormed(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard let year = number(4, &rest), eat("-", &rest),
      let month = number(2, &rest), (1...12).contains(month), eat("-", &rest),
      let day = number(2, &rest), (1...days(in: month, of: year)).contains(day), eat("T", &rest),
      let hour = number(2, &rest), hour < 24, eat(":", &rest),
      let minute = number(2, &rest), minute < 60, eat(":", &rest),
      let second = number(2, &rest), second < 60
    else { return false }
    if eat(".", &rest) {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard (1...9).contains(digits.count) else { return false }
      rest = rest.dropFirst(digits.count)
    }
    return isZone(rest)
  }

  private static func isZone(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if eat("Z", &rest) { return rest.isEmpty }
    guard eat("+", &rest) || eat("-", &rest), let hours = number(2, &rest), hours < 24,
      eat(":", &rest), let minutes = number(2, &rest), minutes < 60
    else { return false }
    return rest.isEmpty
  }

  private static func number(_ digits: Int, _ rest: inout ArraySlice<UInt8>) -> Int? {
    let head = rest.prefix(digits)
    guard head.count == digits, head.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(digits)
    return Int(String(decoding: head, as: UTF8.self))
  }

  private static func eat(_ scalar: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
