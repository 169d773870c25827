/// A declared host: `example.com`, `localhost:3000`, or `*.example.com` for one or more labels before it.
package struct HostPattern: Hashable, Sendable {
  /// The domain in lower case, without `*.`; with the port, if one is declared.
  package let domain: String
  package let isWildcard: Bool

  /// Whether the wildcard is exactly one label, which is the value of a parameter.
  package let isLabel: Bool

  package init(domain: String, isWildcard: Bool, isLabel: Bool = false) {
    (self.domain, self.isWildcard, self.isLabel) = (domain, isWildcard, isLabel)
  }
}

extension HostPattern {
  /// Reads `example.com` or `*.example.com`; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    isLabel = false
    isWildcard = text.hasPrefix("*.")
    domain = String(text.dropFirst(isWildcard ? 2 : 0))
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    let isHost = labels.allSatisfy { label in
      !label.isEmpty
        && label.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
        }
    }
    // To a browser, a host that ends in a number is an IPv4 address, in whatever notation.
    let isAddress = IPAddressText.endsInNumber(domain)
    guard isHost, !isAddress || !isWildcard && IPAddressText.isIPv4(domain) else { return nil }
  }

  /// Reads a host of the file, which may have a port from 1 to 65535 that is no default, and a base, which is not read:
  /// `localhost:3000/app`.
  package init?(declared text: String) {
    let text = text.prefix { $0 != "/" }
    guard let colon = text.firstIndex(of: ":") else {
      self.init(text)
      return
    }
    let digits = text[text.index(after: colon)...]
    guard let host = HostPattern(text[..<colon]), !host.isWildcard, digits.first != "0",
      let port = UInt16(digits), "\(port)" == digits, ![80, 443].contains(port)
    else { return nil }
    self.init(domain: "\(host.domain):\(port)", isWildcard: false)
  }

  /// Whether links need a port: systems have no files about such a host.
  package var hasPort: Bool { domain.utf8.contains(UInt8(ascii: ":")) }

  /// Whether the pattern accepts a link's host, which has its port unless that is the default.
  package func covers(_ host: String) -> Bool {
    let host = host.lowercased()
    guard isWildcard else { return domain == host }
    // Files may name thousands of hosts, so nothing is copied.
    let labels = host.utf8.dropLast(domain.utf8.count)
    let dot = UInt8(ascii: ".")
    guard labels.count > 1, labels.last == dot, labels.first != dot,
      host.utf8.dropFirst(labels.count).elementsEqual(domain.utf8)
    else { return false }
    if isLabel { return !labels.dropLast().contains(dot) }
    return !zip(labels, labels.dropFirst()).contains { $0 == dot && $1 == dot }
  }
}

/// Hosts by their domains: a file may name thousands.
struct HostIndex {
  private var hosts: [String: [HostPattern]] = [:]

  mutating func insert(_ host: HostPattern) { hosts[host.domain, default: []].append(host) }

  /// The hosts that accept that of a link.
  func covering(_ host: String) -> [HostPattern] {
    let host = host.lowercased()
    var found = hosts[host, default: []]
    for dot in host.utf8.indices where host.utf8[dot] == UInt8(ascii: ".") {
      found += hosts[String(host[host.utf8.index(after: dot)...]), default: []]
    }
    return found.filter { $0.covers(host) }
  }
}
