/// A declared host: `example.com`, or `*.example.com` for one or more labels before it.
package struct HostPattern: Hashable, Sendable {
  /// The domain in lower case, without `*.`.
  package let domain: String
  package let isWildcard: Bool

  package init(domain: String, isWildcard: Bool) {
    self.domain = domain
    self.isWildcard = isWildcard
  }
}

extension HostPattern {
  /// Reads `example.com` or `*.example.com`; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let text = text.lowercased()
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

  /// Whether the pattern accepts a link's host.
  package func covers(_ host: String) -> Bool {
    let host = host.lowercased()
    guard isWildcard else { return domain == host }
    // Files may name thousands of hosts, so nothing is copied.
    let labels = host.utf8.dropLast(domain.utf8.count)
    let dot = UInt8(ascii: ".")
    guard labels.count > 1, labels.last == dot, labels.first != dot,
      host.utf8.dropFirst(labels.count).elementsEqual(domain.utf8)
    else { return false }
    return !zip(labels, labels.dropFirst()).contains { $0 == dot && $1 == dot }
  }
}
