/// The form of a `Date` in links: ISO 8601 with a time and a zone.
package enum InstantText {
  /// Whether the text is an instant: `2024-01-05T09:00:00Z`, `…09:00:00.5+01:00`.
  ///
  /// A space before the zone is a `+` that the sender has not escaped.
  static func isInstant(_ text: String) -> Bool {
    guard parts(text) != nil else { return false }
    // Only in the first and the last year, the zone can lead to a year of another length.
    return !["0000", "9999"].contains(text.prefix(4)) || secondsSince1970(text) != nil
  }

  /// The seconds from 1970 to the instant; `nil` if the text is not an instant.
  package static func secondsSince1970(_ text: String) -> Double? {
    guard let instant = parts(text) else { return nil }
    // The years 0000 to 9999 in UTC. The last microseconds are rounded to the next year.
    let rounded = Double(instant.seconds) + Double(instant.nanoseconds) / 1e9
    return instant.seconds >= -62_167_219_200 && rounded < 253_402_300_800 ? rounded : nil
  }

  /// Whole seconds since 1970 and the nanoseconds after them; `nil` if the text has another form.
  ///
  /// The instant can be before the year 0000 or after 9999 in UTC.
  package static func parts(_ text: String) -> (seconds: Int, nanoseconds: Int)? {
    var rest = Array(text.utf8)[...]
    guard let year = number(4, &rest), eat("-", &rest),
      let month = number(2, &rest), eat("-", &rest), let day = number(2, &rest),
      let date = CalendarDate(year: year, month: month, day: day), eat("T", &rest),
      let hour = number(2, &rest), hour < 24, eat(":", &rest),
      let minute = number(2, &rest), minute < 60, eat(":", &rest),
      let second = number(2, &rest), second < 60
    else { return nil }
    var nanoseconds = 0
    if eat(".", &rest) {
      let digits = rest.prefix { $0.isDigit }
      guard (1...9).contains(digits.count), let number = number(digits.count, &rest) else {
        return nil
      }
      nanoseconds = (digits.count..<9).reduce(number) { number, _ in number * 10 }
    }
    guard let east = zone(rest) else { return nil }
    return (date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - east, nanoseconds)
  }

  /// The seconds by which a zone is before UTC.
  private static func zone(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    if eat("Z", &rest) { return rest.isEmpty ? 0 : nil }
    let isWest = eat("-", &rest)
    guard isWest || eat("+", &rest) || eat(" ", &rest), let hours = number(2, &rest), hours < 24,
      eat(":", &rest), let minutes = number(2, &rest), minutes < 60, rest.isEmpty
    else { return nil }
    return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
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
