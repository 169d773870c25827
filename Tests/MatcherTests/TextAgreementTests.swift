import Foundation
import RoutegenFoundation
import RoutegenTool
import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenRuntime

/// The runtime and the specification read times and IP addresses alike, of which links in the other
/// tests contain few.
@Suite struct TextAgreementTests {
  @Test(.tags(.random)) func timesAreReadAlike() {
    var random = SplitMix(seed: 29)
    var count = 0
    for _ in 0..<rounds(5_000, short: 120) {
      let text = Self.time(&random)
      let (tool, runtime) = (Expiry.seconds(of: text), expirySeconds(of: text))
      // They round at other places.
      #expect(tool.map { $0 * 1e4 }?.rounded() == runtime.map { $0 * 1e4 }?.rounded(), "\(text)")
      if tool != nil, text.contains("T") {
        count += 1
        #expect(InstantText.isInstant(text))
        #expect(InstantText.inUTC(text) == Date(routeValue: text)?.routeValue, "\(text)")
      }
    }
    #expect(count > rounds(300, short: 7))
  }

  /// A `Date` is less precise than nanoseconds, so the last digit changes.
  @Test func digitsBeyondTheOnesOfADateChange() {
    let text = "1999-12-31T23:59:59.95516155-01:00"
    #expect(InstantText.inUTC(text) == "2000-01-01T00:59:59.955161549Z")
    #expect(Date(routeValue: text)?.routeValue == "2000-01-01T00:59:59.955161549Z")
  }

  @Test func addressesAreReadAlike() {
    var random = SplitMix(seed: 31)
    var counts = (v4: 0, v6: 0, numbers: 0)
    for _ in 0..<20_000 {
      let text = Self.address(&random)
      let (isIPv4, isIPv6) = (IPAddressText.isIPv4(text), IPAddressText.isIPv6(text))
      let endsInNumber = IPAddressText.endsInNumber(text)
      withByteView(of: text) { bytes in
        #expect(IPAddress.isIPv4(bytes, bytes.range) == isIPv4, "\(text)")
        #expect(IPAddress.isIPv6(bytes, bytes.range) == isIPv6, "\(text)")
        #expect(IPAddress.endsInNumber(bytes, bytes.range) == endsInNumber, "\(text)")
      }
      if isIPv4 { counts.v4 += 1 }
      if isIPv6 { counts.v6 += 1 }
      if endsInNumber { counts.numbers += 1 }
    }
    #expect(min(counts.v4, counts.v6, counts.numbers) > 300, "\(counts)")
  }

  /// A time with fields at the ends of their ranges, now and then with a wrong character.
  private static func time(_ random: inout SplitMix) -> String {
    let years = ["0000", "0001", "1600", "1900", "1969", "1970", "2000", "2023", "2024", "9999"]
    let year = random.one(in: 3) ? String(Int.random(in: 1000...9999, using: &random)) : nil
    let month = random.pick(["01", "02", "02", "03", "12"] + (0...13).map(twoDigits))
    let day = random.pick(["01", "28", "29", "30"] + (0...32).map(twoDigits))
    let hour = random.pick(["00", "23", "24"] + (0...25).map(twoDigits))
    let minute = random.pick(["00", "59", "60"] + (0...61).map(twoDigits))
    let second = random.pick(["00", "59", "60"] + (0...61).map(twoDigits))
    let fraction = random.pick([
      "", "", ".", ".5", ".050", ".123", ".000", ".95516155", ".999999999", ".0000000001",
    ])
    let zone = random.pick(["Z", "Z", "-00:00", "+01:30", "-23:59", "+24:00", "-02:60"])
    let time = "\(hour):\(minute):\(second)\(fraction)\(zone)"
    let text = "\(year ?? random.pick(years))-\(month)-\(day)T\(time)"
    guard random.one(in: 8) else { return text }
    var bytes = Array(text.utf8)
    bytes.mutate(inserting: Array("0123456789-:.TZz+x".utf8), using: &random)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Groups of an IPv6 address, numbers of an IPv4 address, or labels.
  private static func address(_ random: inout SplitMix) -> String {
    let numbers = ["0", "1", "9", "10", "127", "255", "256", "00", "01", "1a", ""]
    let groups = ["0", "1", "ab", "FfF", "fff0", "12345", "g", "G", "::", ""]
    let labels = ["a", "x1", "7", "0x", "0xF", "0Xg", "1x", "08", "0x1:", ""]
    let (list, separator, usual) =
      random.one(in: 3)
      ? (numbers, ".", 4) : random.one(in: 3) ? (labels, ".", 2) : (groups, ":", 8)
    let count = random.one(in: 3) ? Int.random(in: 0...9, using: &random) : usual
    let isPlain = random.one(in: 2)
    var parts = (0..<count).map { _ in random.pick(isPlain ? Array(list.prefix(5)) : list) }
    if separator == ":" {
      if random.one(in: 2), count > 1 {
        parts[Int.random(in: 0..<count, using: &random)] = ""
        if random.one(in: 3) { parts.removeLast() }
      }
      if random.one(in: 4) { parts += [random.pick(["1.2.3.4", "1.2.3", "1.2.3.04"])] }
      if random.one(in: 6) { parts = ["", ""] + parts.dropFirst(2) }
      if random.one(in: 6) { parts = parts.dropLast(2) + ["", ""] }
    }
    return parts.joined(separator: separator)
  }
}
