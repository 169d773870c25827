import Foundation
import RoutegenCompiler
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: [
    "2027-01-01", "2024-02-29", "2000-02-29", "1999-12-31", "0001-01-01", "9999-12-31",
    "1970-01-01",
  ])
  func readsDates(_ text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "", "2027-1-1", "2027-01-1", "2027-00-01", "2027-13-01", "2027-01-00", "2027-01-32",
    "2027-04-31",
    "2023-02-29", "1900-02-29", "20270101", "2027/01/01", "2027-01-01T00:00:00Z", " 2027-01-01",
    "+027-01-01", "２０２７-01-01", "2027-01-0\u{661}", "-027-01-01",
  ])
  func refusesOthers(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  /// A date is over with its last second, on every day from 1600 to 2400.
  @Test func isPastAfterItsLastSecond() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let start = try #require(
      calendar.date(from: DateComponents(year: 1600, month: 1, day: 1)))
    for day in stride(from: 0, to: 800 * 365, by: 13) {
      let second = start.timeIntervalSince1970 + Double(day) * 86_400
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: second))
      let text = String(
        format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      let date = try #require(CalendarDate(text))
      #expect(!date.isPast(at: second) && !date.isPast(at: second + 86_399))
      #expect(date.isPast(at: second + 86_400))
    }
  }

  @Test func withoutAClockItIsPast() throws {
    #expect(try #require(CalendarDate("9999-12-31")).isPast(at: nil))
  }
}
