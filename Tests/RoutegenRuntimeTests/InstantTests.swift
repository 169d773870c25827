import Testing
import TestSupport

@testable import RoutegenRuntime

@Suite struct InstantTests {
  @Test(arguments: [
    ("2001-01-01T00:00:00Z", 0), ("2001-01-01T00:00:01Z", 1), ("2000-12-31T23:59:59Z", -1),
    ("1970-01-01T00:00:00Z", -978_307_200), ("2024-01-05T09:00:00Z", 726_138_000),
    ("2024-01-05T09:00:00.000Z", 726_138_000), ("2024-01-05T18:00:00+09:00", 726_138_000),
    ("2024-01-05T05:30:00-03:30", 726_138_000), ("2024-01-05T09:00:00-00:00", 726_138_000),
    ("2024-02-29T00:00:00Z", 730_857_600), ("2000-02-29T00:00:00Z", -26_524_800),
    ("2024-01-05T09:00:00.5Z", 726_138_000.5), ("2000-12-31T23:59:59.9Z", -0.1),
    ("2001-01-01T00:00:00.000000001Z", 1e-9), ("0000-01-01T00:00:00Z", -63_145_526_400),
    ("9999-12-31T23:59:59Z", 252_423_993_599), ("1900-03-01T00:00:00Z", -3_182_198_400),
  ]) func readsInstants(_ text: String, _ seconds: Double) {
    #expect(ISO8601.secondsSince2001(from: text) == seconds)
  }

  @Test(arguments: [
    "", "2024", "2024-01-05", "2024-01-05T09:00:00", "2024-01-05T09:00Z", "2024-01-05 09:00:00Z",
    "2024-01-05t09:00:00Z", "2024-01-05T09:00:00z", " 2024-01-05T09:00:00Z",
    "2024-01-05T09:00:00Z ",
    "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z", "2024-01-00T00:00:00Z", "2024-01-32T00:00:00Z",
    "2024-04-31T00:00:00Z", "2023-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2024-02-30T00:00:00Z",
    "2024-01-05T24:00:00Z", "2024-01-05T09:60:00Z", "2024-01-05T09:00:60Z", "2016-12-31T23:59:60Z",
    "2024-01-05T09:00:00.Z", "2024-01-05T09:00:00.1234567890Z", "2024-01-05T09:00:00,5Z",
    "2024-01-05T09:00:00+0900", "2024-01-05T09:00:00+09", "2024-01-05T09:00:00+24:00",
    "2024-01-05T09:00:00+09:60", "2024-01-05T09:00:00+09:00Z", "20240105T090000Z",
    "+2024-01-05T09:00:00Z", "-001-01-05T09:00:00Z", "12024-01-05T09:00:00Z",
    "2024-W01-5T09:00:00Z",
    "\u{0662}024-01-05T09:00:00Z", "2024-01-05T09:00:00\u{2212}03:00", "0000-01-01T00:00:00+00:01",
    "9999-12-31T23:59:59-00:01", "9999-12-31T23:59:59.999999999Z", "1704445200",
  ]) func refusesWhatIsNoInstant(_ text: String) {
    #expect(ISO8601.secondsSince2001(from: text) == nil)
  }

  @Test(arguments: [
    (0, "2001-01-01T00:00:00Z"), (726_138_000, "2024-01-05T09:00:00Z"),
    (726_138_000.5, "2024-01-05T09:00:00.500Z"), (-0.1, "2000-12-31T23:59:59.900Z"),
    (726_138_000.123, "2024-01-05T09:00:00.123Z"), (0.000001, "2001-01-01T00:00:00.000001Z"),
    (1e-9, "2001-01-01T00:00:00.000000001Z"), (-978_307_200, "1970-01-01T00:00:00Z"),
    (-63_145_526_400, "0000-01-01T00:00:00Z"), (252_423_993_599, "9999-12-31T23:59:59Z"),
    (730_857_600, "2024-02-29T00:00:00Z"), (-0.0, "2001-01-01T00:00:00Z"),
  ]) func printsTheFewestDigits(_ seconds: Double, _ text: String) {
    #expect(ISO8601.text(fromSecondsSince2001: seconds) == text)
  }

  @Test(
    arguments: [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -9.3e18, 252_423_993_600, -63_145_526_401,
      -63_145_526_400.5, 1e-10, -1e-20, .leastNonzeroMagnitude, 1.0 / 3,
    ] as [Double]) func printsNothingThatWouldComeBackAsAnother(_ seconds: Double)
  {
    #expect(ISO8601.text(fromSecondsSince2001: seconds) == nil)
  }

  /// An instant that can be parsed can be printed, and parses as the same instant.
  @Test func readsBackWhatItPrints() throws {
    var state: UInt64 = 1
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for round in 0..<20_000 {
      let year = round % 2 == 0 ? 1999 + next(4) : next(10_000)
      let parts = [1 + next(12), 1 + next(28), next(24), next(60), next(60)]
        .map { ($0 < 10 ? "0" : "") + String($0) }
      let date = "\(String(String(10_000 + year).dropFirst()))-\(parts[0])-\(parts[1])"
      let fraction = String(String(1_000_000_000 + next(1_000_000_000)).dropFirst())
      let digits = fraction.prefix(Int(next(10)))
      let time = parts[2...].joined(separator: ":") + (digits.isEmpty ? "" : "." + digits)
      let seconds = try #require(ISO8601.secondsSince2001(from: "\(date)T\(time)Z"))
      let text = try #require(ISO8601.text(fromSecondsSince2001: seconds), "\(date)T\(time)Z")
      #expect(ISO8601.secondsSince2001(from: text) == seconds, "\(text)")
      if digits.isEmpty { #expect(text == "\(date)T\(time)Z") }
    }
  }

  /// Every instant of our time can be printed, also one from a clock.
  @Test func printsWhatAClockGives() throws {
    var seconds = 726_138_000.0
    for _ in 0..<2000 {
      seconds = (seconds + 7919.000_1).nextUp
      let text = try #require(ISO8601.text(fromSecondsSince2001: seconds))
      #expect(ISO8601.secondsSince2001(from: text) == seconds)
    }
  }

  /// The first and the last day of each month from 0000 to 9999, compared with a calendar that only counts.
  @Test(.tags(.random)) func countsEveryDay() {
    var seconds: Double = -63_145_526_400
    for year in 0...9999 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (month, length) in lengths.enumerated() {
        let prefix = "\(padded(year, 4))-\(padded(month + 1, 2))-"
        for day in [1, length] where isLong || year % 3 == 0 || isLeap {
          let text = "\(prefix)\(padded(day, 2))T00:00:00Z"
          let expected = seconds + Double(day - 1) * 86_400
          if ISO8601.secondsSince2001(from: text) != expected
            || ISO8601.text(fromSecondsSince2001: expected) != text
          {
            Issue.record("\(text)")
          }
        }
        if ISO8601.secondsSince2001(from: "\(prefix)\(length + 1)T00:00:00Z") != nil {
          Issue.record("\(prefix)\(length + 1)")
        }
        seconds += Double(length) * 86_400
      }
    }
  }

  private func padded(_ value: Int, _ width: Int) -> String {
    String(repeating: "0", count: width - String(value).count) + String(value)
  }

  // MARK: Expiry

  @Test(arguments: [
    ("2024-01-05T09:00:00.000Z", 1_704_445_200), ("2024-01-05T18:00:00+09:00", 1_704_445_200),
    ("1704445200", 1_704_445_200), ("0", 0), ("4294967296", 4_294_967_296),
    ("1969-12-31T23:59:59Z", -1),
  ]) func readsExpiries(_ text: String, _ seconds: Double) {
    #expect(expirySeconds(of: text) == seconds)
  }

  @Test(arguments: [
    "", "2024-01-05", "-1", "+1", "01", "1704445200.5", "1e9", "never", " 1704445200",
    "99999999999999999999",
  ]) func refusesOtherExpiries(_ text: String) {
    #expect(expirySeconds(of: text) == nil)
  }

  @Test func knowsWhatTimeItIs() throws {
    // This test was written in a year after 2024 and before 3000.
    #expect(currentEpochSeconds() > 1_704_445_200)
    #expect(currentEpochSeconds() < 32_503_680_000)
  }
}
