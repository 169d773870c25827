package import RoutegenCompiler

extension InstantText {
  /// The text that a link for the instant has: in UTC, with 0, 3, 6 or 9 digits of a fraction; `nil` if the
  /// text is not an instant.
  ///
  /// The digits are the fewest that are the same `Date`, which is a `Double` of seconds since 2001. Its
  /// precision is less than nanoseconds, so the last of nine digits may change.
  package static func inUTC(_ text: String) -> String? {
    guard secondsSince1970(text) != nil, let instant = parts(text) else { return nil }
    let value = date(instant.seconds - from1970To2001, instant.nanoseconds)
    let whole = value.rounded(.down)
    for digits in [0, 3, 6, 9] {
      let scale = [1, 1e3, 1e6, 1e9][digits / 3]
      let units = Int(((value - whole) * scale).rounded())
      guard Double(units) < scale, date(Int(whole), units * Int(1e9 / scale)) == value else {
        continue
      }
      let fraction = digits == 0 ? "" : "." + padded(units, digits)
      return inUTC(Int(whole) + from1970To2001) + fraction + "Z"
    }
    return nil
  }

  private static let from1970To2001 = 978_307_200

  /// The seconds since 2001 of Foundation's `Date`.
  private static func date(_ seconds: Int, _ nanoseconds: Int) -> Double {
    // The runtime rounds once where an `Int` of nanoseconds is exact in a `Double`.
    abs(seconds) < 9_000_000
      ? Double(seconds * 1_000_000_000 + nanoseconds) / 1e9
      : Double(seconds) + Double(nanoseconds) / 1e9
  }

  /// - Parameter seconds: Whole seconds since 1970.
  private static func inUTC(_ seconds: Int) -> String {
    let second = ((seconds % 86_400) + 86_400) % 86_400
    let date = CalendarDate(daysSince1970: (seconds - second) / 86_400)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(date)T\(time.joined(separator: ":"))"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
