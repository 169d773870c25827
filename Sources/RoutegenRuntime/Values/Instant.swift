#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// Instants as links carry them: `2024-01-05T09:00:00Z`.
///
/// This is RFC 3339, the part of ISO 8601 with a date, a time and a zone, and no choice about the
/// rest. Times are seconds since 2001-01-01T00:00:00Z, the reference date of Foundation's `Date`.
public enum ISO8601 {
  /// The instant that the text names, or `nil` if it is none.
  ///
  /// The zone is `Z` or like `+09:00`; seconds may have a fraction of one to nine digits. Days that
  /// no calendar has, leap seconds, and years outside of 0000 to 9999 in UTC are no instants.
  public static func secondsSince2001(from text: String) -> Double? {
    withByteView(of: text) { Instant($0)?.secondsSince2001 }
  }

  /// The text in UTC, or `nil` if no text reads back to exactly this number.
  ///
  /// The fraction has 0, 3, 6 or 9 digits, the fewest that suffice. Nine suffice for any instant that
  /// was read from a text, and for any other that is a hundred days or more away from 2001.
  public static func text(fromSecondsSince2001 seconds: Double) -> String? {
    Instant(secondsSince2001: seconds)?.text
  }
}

/// When a link expires, in seconds since 1970; `nil` if the text cannot be read.
///
/// The text is an instant or whole seconds since 1970, such as `1704445200`. A date without a time
/// is no instant: whose midnight would it be?
func expirySeconds(of text: String) -> Double? {
  if let seconds = ISO8601.secondsSince2001(from: text) {
    return seconds + Double(Instant.secondsFrom1970To2001)
  }
  // Not `Int`, which ends in 2038 on a watch.
  return Numbers.integer(text, as: UInt64.self).map { Double($0) }
}

/// What the device's clock says, in seconds since 1970.
func currentEpochSeconds() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_REALTIME, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A whole second and a fraction of one.
///
/// Both count from 2001-01-01T00:00:00Z; the fraction counts forward before it, too.
struct Instant {
  static let secondsFrom1970To2001: Int64 = 978_307_200

  private let seconds: Int64
  private let nanoseconds: Int64

  private init?(seconds: Int64, nanoseconds: Int64) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    // The last nanosecond of the year 9999 is too close to the next year for a `Double`.
    guard Self.range.contains(seconds), (0..<1_000_000_000).contains(nanoseconds),
      secondsSince2001 < Double(Self.range.upperBound)
    else { return nil }
  }

  /// 0000-01-01T00:00:00Z up to 10000-01-01T00:00:00Z.
  private static let range: Range<Int64> =
    (86_400 * days(toYear: 0, month: 1, day: 1))..<(86_400 * days(toYear: 10_000, month: 1, day: 1))

  var secondsSince2001: Double {
    // Below 2^53 nanoseconds there is but one rounding, so that what prints as `.1` is 0.1.
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

  /// The days from 2001-01-01 to a day of the calendar that leaps by the Gregorian rule in all years.
  fileprivate static func days(toYear year: Int64, month: Int64, day: Int64) -> Int64 {
    // Years begin in March, so that a leap day is the last of its year, and 400 years ahead, so that
    // nothing is negative. 153 days are five months, whichever of 30 and 31 days comes first.
    let marchYear = year + (month > 2 ? 400 : 399)
    let marchMonth = month > 2 ? month - 3 : month + 9
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (153 * marchMonth + 2) / 5 + day - 1 - daysBefore2001
  }

  /// From 400 years before 0000-03-01 to 2001-01-01.
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
    let isEast = eat("+")
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
  /// The instant with the fewest digits that is exactly this number; `nil` if there is none.
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
    // How many of the era's days were leap days, found from the ends of its 4, 100 and 400 years.
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
