/// The form of a `Date` in links: ISO 8601 with a time and a zone.
package enum InstantText {
  /// Whether the text is an instant: `2024-01-05T09:00:00Z`, `…09:00:00.5+01:00`.
  ///
  /// A space before the zone is a `+` that the sender has not escaped.
  static func isInstant(_ text: String) -> Bool {
    guard isWellFormed(text) else { return false }
    // Only in the first and the last year, the zone can lead to a year of another length.
    return !["0000", "9999"].contains(text.prefix(4)) || secondsSince1970(text) != nil
  }

  /// Whether the text has the form of an instant, which can be before the year 0000 or after 9999
  /// in UTC.
  private static func isWellFormed(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard let year = number(4, &rest), eat("-", &rest),
      let month = number(2, &rest), eat("-", &rest), let day = number(2, &rest),
      CalendarDate(year: year, month: month, day: day) != nil, eat("T", &rest),
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

  /// The seconds from 1970 to the instant; `nil` if the text is not an instant.
  package static func secondsSince1970(_ text: String) -> Double? {
    guard let instant = parts(text) else { return nil }
    // The years 0000 to 9999 in UTC. The last microseconds are rounded to the next year.
    let rounded = Double(instant.seconds) + Double(instant.nanoseconds) / 1e9
    return instant.seconds >= -62_167_219_200 && rounded < 253_402_300_800 ? rounded : nil
  }

  /// Whole seconds since 1970 and the nanoseconds after them; `nil` if the text has another form.
  package static func parts(_ text: String) -> (seconds: Int, nanoseconds: Int)? {
    guard isWellFormed(text), let date = CalendarDate(String(text.prefix(10))) else { return nil }
    let bytes = Array(text.utf8)
    func digits(_ start: Int, _ count: Int) -> Int {
      Int(String(decoding: bytes[start..<(start + count)], as: UTF8.self)) ?? 0
    }
    let time = digits(11, 2) * 3600 + digits(14, 2) * 60 + digits(17, 2)
    let zone = bytes.dropFirst(19).drop { ![0x5A, 0x2B, 0x2D, 0x20].contains($0) }
    let start = zone.startIndex
    let east = zone.count > 1 ? digits(start + 1, 2) * 3600 + digits(start + 4, 2) * 60 : 0
    let fraction = String(decoding: bytes[19..<start].dropFirst(), as: UTF8.self)
    let nanoseconds = Int(fraction + String(repeating: "0", count: 9 - fraction.utf8.count)) ?? 0
    return (date.daysSince1970 * 86_400 + time - (zone.first == 0x2D ? -east : east), nanoseconds)
  }

  private static func isZone(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if eat("Z", &rest) { return rest.isEmpty }
    guard eat("+", &rest) || eat("-", &rest) || eat(" ", &rest), let hours = number(2, &rest),
      hours < 24,
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
}
