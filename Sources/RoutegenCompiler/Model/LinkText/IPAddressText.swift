/// The texts of IP addresses in hosts.
enum IPAddressText {
  /// Whether a browser reads the host as an IPv4 address: its last label, apart from an empty one, is a
  /// decimal or hexadecimal number (WHATWG URL, "ends in a number checker").
  static func endsInNumber(_ host: String) -> Bool {
    var labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if labels.count > 1, labels.last == "" { labels.removeLast() }
    guard let last = labels.last, !last.isEmpty else { return false }
    if last.utf8.allSatisfy(\.isDigit) { return true }
    return last.lowercased().hasPrefix("0x") && last.dropFirst(2).utf8.allSatisfy(\.isHexDigit)
  }

  /// Whether the text is four decimal numbers without zeros at their start: `127.0.0.1`.
  static func isIPv4(_ text: String) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { number in UInt8(number).map { String($0) == number } ?? false }
  }

  /// Whether the text is eight groups of hexadecimal digits, the last two perhaps as an IPv4 address,
  /// with `::` in place of one or more groups.
  static func isIPv6(_ text: String) -> Bool {
    var groups = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard groups.count > 2 else { return false }
    if let last = groups.last, isIPv4(last) { groups = groups.dropLast() + ["0", "0"] }
    // A colon at an end belongs to `::`, which is one empty group then.
    if groups[0].isEmpty {
      guard groups[1].isEmpty else { return false }
      groups.removeFirst()
    }
    if groups.count > 1, groups[groups.count - 1].isEmpty {
      guard groups[groups.count - 2].isEmpty else { return false }
      groups.removeLast()
    }
    let written = groups.filter { !$0.isEmpty }
    guard written.allSatisfy({ $0.utf8.count <= 4 && $0.utf8.allSatisfy(\.isHexDigit) }) else {
      return false
    }
    switch groups.count - written.count {
    case 0: return written.count == 8
    case 1: return written.count < 8
    default: return false
    }
  }
}
