#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#endif

/// The text of an instant in a link: `2024-01-05T09:00:00Z`.
///
/// The format is that of RFC 3339, a profile of ISO 8601 with a date, a time and a time zone, with
/// `T` and `Z` in upper case. Instants are in seconds since 2001-01-01T00:00:00Z, the reference
/// date of Foundation's `Date`.
public enum ISO8601 {
  /// Parses an instant; returns its seconds since 2001-01-01T00:00:00Z, or `nil` for any other
  /// text.
  ///
  /// The time zone is `Z` or an offset such as `+09:00`, whose `+` may have become a space. Seconds may have a fraction of one to nine
  /// digits. Days that the Gregorian calendar does not have, leap seconds, and years before 0000 or
  /// after 9999 in UTC are not instants.
  public static func secondsSince2001(from text: String) -> Double? {
    withByteView(of: text) { Instant($0)?.secondsSince2001 }
  }

  /// Returns the text of an instant in UTC, or `nil` if no text parses as exactly this number.
  ///
  /// The fraction has 0, 3, 6 or 9 digits, the fewest that suffice. Nine digits suffice for every
  /// instant that was parsed from a text, and for every other instant at least a hundred days
  /// before or after the reference date.
  ///
  /// - Parameter seconds: The seconds since 2001-01-01T00:00:00Z.
  public static func text(fromSecondsSince2001 seconds: Double) -> String? {
    Instant(secondsSince2001: seconds)?.text
  }
}

/// The time at which a link expires, in seconds since 1970; `nil` if the text cannot be parsed.
///
/// The text is an instant, or whole seconds since 1970, such as `1704445200`. A date without a time
/// is not accepted, because midnight depends on the time zone.
func expirySeconds(of text: String) -> Double? {
  if let seconds = ISO8601.secondsSince2001(from: text) {
    return seconds + Double(Instant.secondsFrom1970To2001)
  }
  // Not `Int`, which has 32 bits on some watches and overflows in 2038.
  return Numbers.integer(text, as: UInt64.self).map { Double($0) }
}

/// The time of the device's clock, in whole seconds since 1970.
package func currentEpochSeconds() -> Double { Double(time(nil)) }

/// Whole seconds and nanoseconds since 2001-01-01T00:00:00Z.
///
/// The nanoseconds count forward from the second, also before the reference date.
struct Instant {
  static let secondsFrom1970To2001: Int64 = 978_307_200

  private let seconds: Int64
  private let nanoseconds: Int64

  private init?(seconds: Int64, nanoseconds: Int64) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    // The last nanoseconds of the year 9999 would be rounded to the next year.
    guard Self.range.contains(seconds), (0..<1_000_000_000).contains(nanoseconds),
      secondsSince2001 < Double(Self.range.upperBound)
    else { return nil }
  }

  /// 0000-01-01T00:00:00Z up to, but not including, 10000-01-01T00:00:00Z.
  private static let range: Range<Int64> =
    (86_400 * days(toYear: 0, month: 1, day: 1))..<(86_400 * days(toYear: 10_000, month: 1, day: 1))

  var secondsSince2001: Double {
    // Below 2^53 nanoseconds there is a single rounding, so that `.1` is exactly 0.1.
    if abs(seconds) < 9_000_000 { return Double(seconds * 1_000_000_000 + nanoseconds) / 1e9 }
    return Double(seconds) + Double(nanoseconds) / 1e9
  }
}

// MARK: Reading

extension Instant {
  // Instant : Date `T` Time Zone
  init?(_ bytes: ByteView) {
    var reader = InstantReader(bytes)
    guard let days = reader.readDate(), reader.eat("T"), let time = reader.readTime(),
      let zone = reader.readZone(), reader.isAtEnd
    else { return nil }
    self.init(seconds: days * 86_400 + time.seconds - zone, nanoseconds: time.nanoseconds)
  }

  /// The days from 2001-01-01 to a day of the proleptic Gregorian calendar.
  fileprivate static func days(toYear year: Int64, month: Int64, day: Int64) -> Int64 {
    // Years begin in March, so that the leap day is the last day, and are counted from -0400, so
    // that nothing is negative. Five months from March or August on have 153 days.
    let marchYear = year + (month > 2 ? 400 : 399)
    let marchMonth = month > 2 ? month - 3 : month + 9
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (153 * marchMonth + 2) / 5 + day - 1 - daysBefore2001
  }

  /// The days from -0400-03-01 to 2001-01-01.
  fileprivate static let daysBefore2001: Int64 = 876_888

  fileprivate static func dayCount(ofMonth month: Int64, year: Int64) -> Int64 {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

private struct InstantReader {
  private let bytes: ByteView
  private var offset = 0

  init(_ bytes: ByteView) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  // Date : Year `-` Month `-` Day
  mutating func readDate() -> Int64? {
    guard let year = readDigits(4), eat("-"), let month = readDigits(2), eat("-"),
      let day = readDigits(2), (1...12).contains(month),
      (1...Instant.dayCount(ofMonth: month, year: year)).contains(day)
    else { return nil }
    return Instant.days(toYear: year, month: month, day: day)
  }

  // Time : Hour `:` Minute `:` Second (`.` Digit{1,9})?
  mutating func readTime() -> (seconds: Int64, nanoseconds: Int64)? {
    guard let hour = readDigits(2), hour < 24, eat(":"), let minute = readDigits(2), minute < 60,
      eat(":"), let second = readDigits(2), second < 60
    else { return nil }
    let seconds = hour * 3600 + minute * 60 + second
    guard eat(".") else { return (seconds, 0) }

    var nanoseconds: Int64 = 0
    var scale: Int64 = 1_000_000_000
    while let digit = readDigits(1) {
      scale /= 10
      nanoseconds += digit * scale
      guard scale > 0 else { return nil }
    }
    return scale < 1_000_000_000 ? (seconds, nanoseconds) : nil
  }

  // Zone : `Z` | (`+` | `-`) Hour `:` Minute
  mutating func readZone() -> Int64? {
    if eat("Z") { return 0 }
    // In a query, senders that do not escape a `+` mean one, which is read as a space.
    let isEast = eat("+") || eat(" ")
    guard isEast || eat("-"), let hour = readDigits(2), hour < 24, eat(":"),
      let minute = readDigits(2), minute < 60
    else { return nil }
    let seconds = hour * 3600 + minute * 60
    return isEast ? seconds : -seconds
  }

  private mutating func readDigits(_ count: Int) -> Int64? {
    var value: Int64 = 0
    for position in offset..<(offset + count) {
      let byte = bytes[position]
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    offset += count
    return value
  }
}

// MARK: Printing

extension Instant {
  /// The instant with the fewest digits that is exactly this number of seconds; `nil` if there is
  /// none.
  init?(secondsSince2001 value: Double) {
    let whole = value.rounded(.down)
    guard let seconds = Int64(exactly: whole) else { return nil }
    for scale in [1, 1e3, 1e6, 1e9] {
      let units = ((value - whole) * scale).rounded()
      let nanoseconds = Int64(units * (1e9 / scale))
      if let instant = Instant(seconds: seconds, nanoseconds: nanoseconds),
        instant.secondsSince2001 == value
      {
        self = instant
        return
      }
    }
    return nil
  }

  /// The instant in UTC, with 0, 3, 6 or 9 digits of a fraction.
  var text: String {
    let (days, second) = Self.floorDivide(seconds, by: 86_400)
    let (year, month, day) = Self.calendarDay(days)
    let date = "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    let time = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }
    return "\(date)T\(time.joined(separator: ":"))\(fraction)Z"
  }

  private var fraction: String {
    if nanoseconds == 0 { return "" }
    if nanoseconds % 1_000_000 == 0 { return "." + Self.padded(nanoseconds / 1_000_000, 3) }
    if nanoseconds % 1000 == 0 { return "." + Self.padded(nanoseconds / 1000, 6) }
    return "." + Self.padded(nanoseconds, 9)
  }

  /// The inverse of `days(toYear:month:day:)`.
  private static func calendarDay(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, dayOfEra) = floorDivide(days + daysBefore2001, by: 146_097)
    // Subtracts the leap days before `dayOfEra`, which are the ends of 4, 100 and 400 years.
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    return (era * 400 + yearOfEra - (month > 2 ? 400 : 399), month, day)
  }

  private static func floorDivide(_ value: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  private static func padded(_ value: Int64, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
