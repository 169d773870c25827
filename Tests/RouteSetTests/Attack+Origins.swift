// The cases of an audit of deep link parsers, each with its only correct answer.

extension Attack {
  /// Hosts that are not what they seem.
  static let authorities: [Attack] = [
    Attack(
      "userinfo-1", .link("https://example.com@evil.com/items/1"), .malformed,
      "host is evil.com; userinfo is never legal in a link: reject any '@' in authority"),
    Attack(
      "userinfo-2", .link("https://evil.com:80@example.com/items/1"), .malformed,
      "userinfo present even though host is ours"),
    Attack(
      "userinfo-3", .link("https://example.com%40evil.com/items/1"), .malformed,
      "%-escape in authority"),
    Attack(
      "userinfo-4", .link("https://example.com%2F@evil.com/items/1"), .malformed,
      "%-escape + userinfo"),
    Attack(
      "userinfo-5", .link("https://example.com&story=breaking_news@10.0.0.1/items/1"), .malformed,
      "misleading userinfo"),
    Attack(
      "backslash-1", .link("https://example.com\\@evil.com/items/1"), .malformed,
      "WHATWG treats \\ as / (host example.com), RFC/curl sees host evil.com"),
    Attack(
      "backslash-2", .link("https:\\\\example.com\\items\\1"), .malformed,
      "raw backslash anywhere"),
    Attack(
      "backslash-3", .link("https://evil.com\\.example.com/items/1"), .malformed,
      "suffix check bypass"),
    Attack(
      "slashes-1", .link("https:///example.com/items/1"), .malformed,
      "empty authority for https"),
    Attack(
      "slashes-2", .link("https:/example.com/items/1"), .malformed,
      "missing authority for https"),
    Attack("slashes-3", .link("https:example.com/items/1"), .malformed, "scheme without //"),
    Attack(
      "slashes-4", .link("https://example.com//items/1"), .noMatch,
      "empty segment is a segment: not the route"),
    Attack(
      "slashes-5", .link("https://example.com//evil.com/%2e%2e"), .malformed,
      "encoded dot segment / protocol-relative after strip"),
    Attack(
      "host-1", .link("https://example.com.evil.com/items/1"), .noMatch,
      "exact host compare, not prefix"),
    Attack(
      "host-2", .link("https://evilexample.com/items/1"), .noMatch,
      "exact host compare, not suffix"),
    Attack(
      "host-3", .link("https://example.com./items/1"), .noMatch,
      "trailing-dot host: another host"),
    Attack(
      "host-4", .link("https://example.com:443/items/1"), .route(.items(id: 1)),
      "default port equals none (RFC 3986 6.2.3)"),
    Attack(
      "host-5", .link("https://example.com:/items/1"), .route(.items(id: 1)),
      "empty port equals default"),
    Attack("host-6", .link("https://example.com:8443/items/1"), .noMatch, "other port"),
    Attack(
      "host-7", .link("https://example.com:99999999999999999999/items/1"), .malformed,
      "port overflow"),
    Attack("host-8", .link("https://example.com:65536/items/1"), .malformed, "port > 65535"),
    Attack("host-9", .link("https://example.com:443:443/items/1"), .malformed, "two ports"),
    Attack(
      "host-10", .link("https://ex\u{430}mple.com/items/1"), .malformed,
      "non-ASCII host bytes: reject; only A-labels are declared"),
    Attack(
      "host-11", .link("https://xn--exmple-4nf.com/items/1"), .noMatch,
      "A-label of the homograph: different host"),
    Attack(
      "host-12", .link("https://\u{FF45}xample.com/items/1"), .malformed,
      "fullwidth e: UTS46 would map to example.com"),
    Attack(
      "host-13", .link("https://example\u{3002}com/items/1"), .malformed,
      "ideographic full stop maps to '.'"),
    Attack("host-14", .link("https://[::1]/items/1"), .noMatch, "IPv6 literal"),
    Attack("host-15", .link("https://[example.com]/items/1"), .malformed, "brackets without IPv6"),
    Attack(
      "host-16", .link("https://0x7f.1/items/1"), .malformed,
      "IPv4 shorthand is 127.0.0.1 to a browser"),
    Attack(
      "host-17", .link("https://example.com#@evil.com/items/1"), .route(.index),
      "'#' ends authority"),
    Attack("host-18", .link("https://evil.com#.example.com/items/1"), .noMatch, "host evil.com"),
    Attack("host-19", .link("https://evil.com?.example.com/items/1"), .noMatch, "host evil.com"),
    Attack("host-20", .link("https://example.com%00.evil.com/items/1"), .malformed, "% in host"),
    Attack("host-21", .link("https://exam ple.com/items/1"), .malformed, "space in host"),
  ]

  /// Schemes that are not what they seem.
  static let schemes: [Attack] = [
    Attack(
      "auth-1", .link("myapp://reset?token=abc"), .noMatch,
      "sensitive route: declared https-only, so the custom-scheme form must not parse"),
    Attack(
      "scheme-1", .link("HTTPS://EXAMPLE.COM/items/1"), .route(.items(id: 1)),
      "scheme+host ASCII-case-insensitive (RFC 3986 6.2.2.1)"),
    Attack(
      "scheme-2", .link("MyApp://items/1"), .route(.items(id: 1)),
      "custom scheme case-insensitive; host lowercased"),
    Attack(
      "scheme-3", .link("javascript:alert(1)//example.com/items/1"), .noMatch,
      "unknown scheme"),
    Attack("scheme-4", .link("myapp2://items/1"), .noMatch, "prefix of known scheme"),
    Attack(
      "scheme-5", .link(" myapp://items/1"), .malformed,
      "leading space (CVE-2023-24329 class): never trim"),
    Attack(
      "scheme-6", .link("my\tapp://items/1"), .malformed,
      "tab/newline stripping (WHATWG strips; CVE-2022-0391 class)"),
    Attack(
      "scheme-7", .link("http://example.com/items/1"), .noMatch,
      "http is not https unless declared"),
    Attack("scheme-8", .link("my\u{430}pp://app/items/1"), .malformed, "Cyrillic a in scheme"),
  ]
}
