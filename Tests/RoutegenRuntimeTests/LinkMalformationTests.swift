import Testing

@testable import RoutegenRuntime

/// Texts that are not links, with the offset of the fault.
@Suite struct LinkMalformationTests {
  private func error(_ text: String, asPath: Bool = false) -> LinkError? {
    do throws(Failure) {
      try withByteView(of: text) { (bytes) throws(Failure) in
        try withLinkScan(of: bytes) { (link) throws(Failure) in
          _ = try LinkText(link, asPath: asPath)
        }
      }
      return nil
    } catch {
      return error.malformedLink
    }
  }

  /// Hostile links that are malformed, whatever routes there are.
  @Test(
    arguments: [
      ("userinfo-1", "https://example.com@evil.com/items/1", .userInformation, 19),
      ("userinfo-2", "https://evil.com:80@example.com/items/1", .userInformation, 19),
      ("userinfo-3", "https://example.com%40evil.com/items/1", .invalidAuthority, 19),
      ("userinfo-4", "https://example.com%2F@evil.com/items/1", .userInformation, 22),
      (
        "userinfo-5", "https://example.com&story=breaking_news@10.0.0.1/items/1", .userInformation,
        39
      ),
      ("backslash-1", "https://example.com\\@evil.com/items/1", .backslash, 19),
      ("backslash-2", "https:\\\\example.com\\items\\1", .backslash, 6),
      ("backslash-3", "https://evil.com\\.example.com/items/1", .backslash, 16),
      ("slashes-1", "https:///example.com/items/1", .missingHost, 8),
      ("slashes-2", "https:/example.com/items/1", .missingHost, 6),
      ("slashes-3", "https:example.com/items/1", .missingHost, 6),
      ("slashes-5", "https://example.com//evil.com/%2e%2e", .dotSegment, 30),
      ("scheme-5", " myapp://items/1", .space, 0),
      ("scheme-6", "my\u{9}app://items/1", .controlCharacter, 2),
      ("scheme-8", "my\u{430}pp://app/items/1", .missingScheme, 0),
      ("host-7", "https://example.com:99999999999999999999/items/1", .invalidPort, 20),
      ("host-8", "https://example.com:65536/items/1", .invalidPort, 20),
      ("host-9", "https://example.com:443:443/items/1", .invalidPort, 23),
      ("host-10", "https://ex\u{430}mple.com/items/1", .invalidAuthority, 10),
      ("host-12", "https://\u{FF45}xample.com/items/1", .invalidAuthority, 8),
      ("host-13", "https://example\u{3002}com/items/1", .invalidAuthority, 15),
      ("host-15", "https://[example.com]/items/1", .invalidAuthority, 10),
      ("host-20", "https://example.com%00.evil.com/items/1", .controlCharacter, 19),
      ("host-21", "https://exam ple.com/items/1", .space, 12),
      ("pct-1", "https://example.com/u/%", .incompleteEscape, 22),
      ("pct-2", "https://example.com/u/%4", .incompleteEscape, 22),
      ("pct-3", "https://example.com/u/%zz", .incompleteEscape, 22),
      ("pct-4", "https://example.com/u/%u0041", .incompleteEscape, 22),
      ("nul-1", "https://example.com/u/a%00.png", .controlCharacter, 23),
      ("nul-2", "https://example.com/u/a\u{0}b", .controlCharacter, 23),
      ("crlf-1", "https://example.com/u/a%0d%0aSet-Cookie:x=1", .escapedLineBreak, 23),
      ("crlf-2", "https://example.com/search?q=a%0Ab", .escapedLineBreak, 30),
      ("crlf-3", "https://example.com/items/1\u{A}", .controlCharacter, 27),
      ("ctl-1", "https://example.com/u/%1b%5b31m", .controlCharacter, 22),
      ("ctl-2", "https://example.com/u/%7F", .controlCharacter, 22),
      ("ctl-3", "https://example.com/u/%C2%85", .controlCharacter, 22),
      ("utf8-1", "https://example.com/u/%C0%AF", .invalidUTF8, 22),
      ("utf8-2", "https://example.com/u/%E0%80%AF", .invalidUTF8, 22),
      ("utf8-3", "https://example.com/u/%C0%80", .invalidUTF8, 22),
      ("utf8-4", "https://example.com/u/%ED%A0%80", .invalidUTF8, 22),
      ("utf8-5", "https://example.com/u/%F4%90%80%80", .invalidUTF8, 22),
      ("utf8-6", "https://example.com/u/%FF", .invalidUTF8, 22),
      ("utf8-7", "https://example.com/u/%E2%82", .invalidUTF8, 22),
      ("dots-1", "https://example.com/items/../admin", .dotSegment, 26),
      ("dots-2", "https://example.com/items/%2e%2e/admin", .dotSegment, 26),
      ("dots-3", "https://example.com/files/a/%2e%2e%2f%2e%2e%2fetc", .dotSegment, 28),
      ("dots-4", "https://example.com/./items/1", .dotSegment, 20),
      ("dots-5", "https://example.com/items/.%2e/x", .dotSegment, 26),
    ] as [(String, String, Malformation, Int)])
  func refusesAttacks(_ id: String, _ text: String, _ reason: Malformation, _ offset: Int) {
    #expect(error(text) == .malformed(reason, at: offset))
    // A malformed link is also malformed as a path.
    if reason != .missingScheme { #expect(error(text, asPath: true) == error(text)) }
  }

  /// Hostile links that are well-formed; whether a route matches them is another test.
  @Test(arguments: [
    "https://example.com//items/1",
    "HTTPS://EXAMPLE.COM/items/1",
    "MyApp://items/1",
    "javascript:alert(1)//example.com/items/1",
    "myapp2://items/1",
    "http://example.com/items/1",
    "https://example.com.evil.com/items/1",
    "https://evilexample.com/items/1",
    "https://example.com./items/1",
    "https://example.com:443/items/1",
    "https://example.com:/items/1",
    "https://example.com:8443/items/1",
    "https://xn--exmple-4nf.com/items/1",
    "https://[::1]/items/1",
    "https://example.com#@evil.com/items/1",
    "https://evil.com#.example.com/items/1",
    "https://evil.com?.example.com/items/1",
    "https://example.com/u/a%2Fb",
    "https://example.com/items%2F1",
    "https://example.com/u/a%5Cb",
    "https://example.com/u/%252e%252e",
    "https://example.com/u/%2525",
    "https://example.com/u/%25%32%66",
    "https://example.com/%69tems/1",
    "https://example.com/u/%E2%80%AEgnp.exe",
    "https://example.com/u/e%CC%81",
    "https://example.com/items/1;v=2",
    "https://example.com/items/1/",
    "https://example.com/ITEMS/1",
    "https://example.com/items/9223372036854775808",
    "https://example.com/items/-9223372036854775809",
    "https://example.com/items/+1",
    "https://example.com/items/01",
    "https://example.com/items/-0",
    "https://example.com/items/%D9%A1",
    "https://example.com/items/1_000",
    "https://example.com/items/0x10",
    "https://example.com/items/1e3",
    "https://example.com/search?q=x&page=nan",
    "https://example.com/search?q=a;q=b",
    "https://example.com/search?q=a&Q=b",
    "https://example.com/search?q[]=a&q[]=b",
    "https://example.com/search?q",
    "https://example.com/search?q=",
    "https://example.com/search?q=a+b",
    "https://example.com/search?q=a%2Bb",
    "https://example.com/search?q=a?b=c/d",
    "https://example.com/search?&&q=a&&",
    "https://example.com/search?=v&q=a",
    "https://example.com/search?__proto__=1&q=a",
    "https://example.com/login?next=https://evil.com/",
    "https://example.com/login?next=//evil.com",
    "https://example.com/login?next=/%5Cevil.com",
    "https://example.com/login?next=javascript:alert(1)",
    "myapp://reset?token=abc",
    "https://example.com/items/1#/items/2",
  ]) func leavesTheRestToTheRoutes(_ text: String) {
    #expect(error(text) == nil)
  }

  // RFC 3629, sections 3 and 4.
  @Test(arguments: [
    ("lone continuation", "%80"),
    ("lone continuation BF", "%BF"),
    ("overlong slash 2-byte", "%C0%AF"),
    ("overlong slash 3-byte", "%E0%80%AF"),
    ("overlong slash 4-byte", "%F0%80%80%AF"),
    ("overlong NUL", "%C0%80"),
    ("C1", "%C1%BF"),
    ("overlong 3 max", "%E0%9F%BF"),
    ("overlong 4 max", "%F0%8F%BF%BF"),
    ("surrogate D800", "%ED%A0%80"),
    ("surrogate DFFF", "%ED%BF%BF"),
    ("surrogate pair CESU-8", "%ED%A0%BD%ED%B8%80"),
    ("above 10FFFF", "%F4%90%80%80"),
    ("F5", "%F5%80%80%80"),
    ("F8 5-byte", "%F8%88%80%80%80"),
    ("FC 6-byte", "%FC%84%80%80%80%80"),
    ("FE", "%FE"),
    ("FF", "%FF"),
    ("truncated 2", "%C3"),
    ("truncated 3", "%E2%82"),
    ("truncated 4", "%F0%9F%98"),
    ("bad trail", "%C3%28"),
    ("raw latin1 e-acute", "%E9"),
  ]) func refusesEscapesThatAreNotUTF8(_ name: String, _ escapes: String) {
    for prefix in ["https://example.com/", "https://example.com/?", "https://example.com/#"] {
      let expected = LinkError.malformed(.invalidUTF8, at: prefix.utf8.count)
      #expect(error(prefix + escapes) == expected, "\(name)")
      #expect(error(prefix + escapes + "%20a") == expected, "\(name)")
      #expect(error(prefix + escapes + "\u{E9}") == expected, "\(name)")
    }
  }

  @Test(arguments: [
    ("U+07FF", "%DF%BF"),
    ("U+0800", "%E0%A0%80"),
    ("U+D7FF", "%ED%9F%BF"),
    ("U+E000", "%EE%80%80"),
    ("U+FFFD", "%EF%BF%BD"),
    ("U+FFFF nonchar", "%EF%BF%BF"),
    ("U+10000", "%F0%90%80%80"),
    ("U+10FFFF", "%F4%8F%BF%BF"),
    ("e-acute", "%C3%A9"),
  ]) func acceptsEscapesThatAreUTF8(_ name: String, _ escapes: String) {
    for prefix in ["https://example.com/", "https://example.com/?", "https://example.com/#"] {
      #expect(error(prefix + escapes) == nil, "\(name)")
      #expect(error(prefix + escapes.lowercased() + escapes) == nil, "\(name)")
    }
  }

  /// Escaped, they are UTF-8; U+007F and U+0080 are among the valid examples of UTF-8.
  @Test(arguments: [
    "%7F", "%C2%80", "%c2%9f", "%00", "%1F", "\u{7F}", "\u{80}", "\u{9F}", "\0", "\t", "\n",
    "\r", "\r\n", "\u{1B}", "\u{1F}",
  ]) func refusesControlCharacters(_ control: String) {
    for prefix in ["", "https://exa", "https://example.com/a", "app:?", "app:#"] {
      let expected = LinkError.malformed(.controlCharacter, at: prefix.utf8.count)
      #expect(error(prefix + control + "b") == expected)
      #expect(error(prefix + control, asPath: true) == expected)
    }
  }

  /// A table without a `Text` allows them nowhere.
  @Test(arguments: ["%09", "%0A", "%0a", "%0D", "%0d"])
  func refusesEscapedLineBreaks(_ escape: String) {
    for prefix in ["", "https://exa", "https://example.com/a", "app:?", "app:#"] {
      let expected = LinkError.malformed(.escapedLineBreak, at: prefix.utf8.count)
      #expect(error(prefix + escape + "b") == expected)
      #expect(error(prefix + escape, asPath: true) == expected)
    }
  }

  @Test(arguments: [
    "%C2%A0", "%20", "%5C", "\u{A0}", "\u{2028}", "%E2%80%AE", "\u{1F600}", "<\"{}|^`>",
  ]) func acceptsOtherCharacters(_ text: String) {
    for prefix in ["https://example.com/a", "app:?", "app:#"] {
      #expect(error(prefix + text) == nil)
    }
  }

  /// To the WHATWG parser, they are IPv4 addresses in other notations, or no hosts.
  @Test(arguments: [
    "8", "0", "0x7f.1", "0X7F.1", "127.1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.256",
    "01.2.3.4",
    "1.2.3.04", "1.2.3.4.", "1.", "foo.09", "foo.9", "foo.0x", "foo.0xa", "foo.0XA.", "0x", "a..1",
    "1..2.3", ".1", "4294967295", "99999999999999999999", "0300.0.0.1", "1.2.3.0x4", "-.1", "a.00",
  ]) func refusesOtherIPv4Addresses(_ host: String) {
    for (scheme, offset) in [("https", 8), ("http", 7), ("HTTPS", 8)] {
      for rest in ["", "/x", ":443/x", "?x"] {
        let text = "\(scheme)://\(host)\(rest)"
        #expect(error(text) == .malformed(.invalidAddress, at: offset), "\(text)")
      }
    }
    // A custom scheme has no such addresses.
    #expect(error("app://\(host)/x") == nil)
  }

  @Test(arguments: [
    "127.0.0.1", "0.0.0.0", "255.255.255.255", "1.2.3.4", "foo.0y", "foo.x1", "foo.0xg", "foo.9a",
    "09.foo", "1.2.3.4.foo", "0x7f.foo.", "1..", "foo.0x1_", "0x-1",
  ]) func acceptsIPv4AddressesAndNames(_ host: String) {
    #expect(error("https://\(host)/x") == nil)
    #expect(error("http://\(host):8080/x") == nil)
  }

  @Test(arguments: [
    "[:]", "[::1::]", "[:::]", "[::1:]", "[:1]", "[1:]", "[1:2:3:4:5:6:7]",
    "[1:2:3:4:5:6:7:8:9]", "[1:2:3:4:5:6:7:8::]", "[::1:2:3:4:5:6:7:8]", "[1::2::3]", "[12345::]",
    "[::1.2.3]", "[::1.2.3.256]", "[::01.2.3.4]", "[1.2.3.4::]", "[::1.2.3.4:5]",
    "[1:2:3:4:5:6:7:1.2.3.4]", "[1:2:3:4:5:6::1.2.3.4]", "[::1.2.3.4.]", "[:1.2.3.4]", "[a:b]",
    "[1:2:3:4::5:6:7:8]", "[1::2:3:4:5:6:7:8]",
  ]) func refusesOtherIPv6Addresses(_ host: String) {
    #expect(error("https://\(host)/x") == .malformed(.invalidAddress, at: 8))
    #expect(error("https://\(host):8080/x") == .malformed(.invalidAddress, at: 8))
    #expect(error("app://\(host)/x") == .malformed(.invalidAuthority, at: 6))
  }

  @Test(arguments: [
    "[::]", "[::1]", "[1::]", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[::2:3:4:5:6:7:8]",
    "[1:2:3::5:6:7:8]", "[ABCD:ef01::0]", "[::1.2.3.4]", "[::ffff:1.2.3.4]",
    "[1:2:3:4:5:6:1.2.3.4]",
    "[1:2:3:4:5::1.2.3.4]", "[0000:0000::0000]",
  ]) func acceptsIPv6Addresses(_ host: String) {
    #expect(error("https://\(host)/x") == nil)
    #expect(error("https://\(host):8080") == nil)
    #expect(error("app://\(host)/x") == .malformed(.invalidAuthority, at: 6))
  }

  /// Foundation escapes such a character, and then the `%` of every escape as well.
  @Test(arguments: [
    "\u{E9}", "\u{A0}", "\u{1F600}", "\"", "<", ">", "[", "]", "^", "`", "{", "|", "}",
  ]) func refusesRawCharactersBesideEscapes(_ raw: String) {
    for start in ["https://example.com/", "https://[::1]/", "app:", "app:?", "app:a?b=c#"] {
      let offset = start.utf8.count
      #expect(error("\(start)\(raw)") == nil)
      #expect(error("\(start)a\(raw)?b=c#\(raw)") == nil)
      let expected = LinkError.malformed(.unescapedCharacter, at: offset)
      #expect(error("\(start)\(raw)%20") == expected)
      #expect(error("\(start)\(raw)aaaaaaaaaaaaaaaaaaaaaaaaaaaa#%C3%A9") == expected)
      #expect(error("\(start)%20\(raw)") == .malformed(.unescapedCharacter, at: offset + 3))
      #expect(
        error("\(start)\(raw)%20", asPath: true) == .malformed(.unescapedCharacter, at: offset))
    }
    #expect(error("/\(raw)?b=%20", asPath: true) == .malformed(.unescapedCharacter, at: 1))
  }

  @Test func refusesASecondHashBesideEscapes() {
    #expect(error("app:a#b#c") == nil)
    #expect(error("app:a#%20") == nil)
    #expect(error("app:%20#b#c") == .malformed(.unescapedCharacter, at: 9))
    #expect(error("app:a#b#%20") == .malformed(.unescapedCharacter, at: 7))
    #expect(error("https://[::1]/%20#b") == nil)
  }

  /// Every byte that RFC 3986 allows in a path, a query or a fragment.
  @Test func acceptsCharactersOfURIsBesideEscapes() {
    #expect(error("app:a%20-._~!$&'()*+,;=:@/?-._~!$&'()*+,;=:@/?#-._~!$&'()*+,;=:@/?") == nil)
  }

  @Test(
    arguments: [
      (" ", .space), ("\\", .backslash), ("%", .incompleteEscape), ("%4", .incompleteEscape),
      ("%4G", .incompleteEscape), ("%-1", .incompleteEscape), ("%%41", .incompleteEscape),
    ] as [(String, Malformation)])
  func looksAtTheWholeText(_ text: String, _ reason: Malformation) {
    for prefix in ["", "https://exa", "https://example.com/a", "app:?", "app:#"] {
      #expect(error(prefix + text) == .malformed(reason, at: prefix.utf8.count))
    }
  }

  /// Bytes that no `String` contains, and scalars that are partly escaped.
  @Test func refusesBytesThatAreNotUTF8() {
    let cases: [[UInt8]] = [
      [0xC3], [0xC3, 0x28], [0xFF], [0xED, 0xA0, 0x80], [0xC3] + "%A9".utf8, "%C3".utf8 + [0xA9],
    ]
    for bytes in cases {
      let outcome = ("app:".utf8 + bytes).withUnsafeBufferPointer { buffer in
        do throws(Failure) {
          try withLinkScan(of: ByteView(buffer)) { (link) throws(Failure) in
            _ = try LinkText(link, asPath: false)
          }
          return LinkError?.none
        } catch {
          return error.malformedLink
        }
      }
      #expect(outcome == .malformed(.invalidUTF8, at: 4))
    }
  }

  @Test(
    arguments: [
      ("https:", .missingHost, 6), ("https:/", .missingHost, 6), ("https://", .missingHost, 8),
      ("http:///a", .missingHost, 7), ("https://:80/a", .missingHost, 8),
      ("https://?a", .missingHost, 8), ("https://#a", .missingHost, 8),
      ("https:?a", .missingHost, 6), ("https://@a", .userInformation, 8),
      ("app://a@b/c", .userInformation, 7), ("app://@", .userInformation, 6),
      ("app://:/c", .missingHost, 6), ("app://[::1]:/c", .invalidAuthority, 6),
      ("app://a:080/c", .invalidPort, 7), ("app://a:00", .invalidPort, 7),
      ("app://a:65536", .invalidPort, 8), ("app://a:8a?b", .invalidPort, 9),
      ("app://a:+80", .invalidPort, 8), ("app://a:80:80/c", .invalidPort, 10),
      ("app://a:%38%30/c", .invalidPort, 8), ("app://a%3A:80/c", .invalidAuthority, 7),
      ("app://a:80@b", .userInformation, 10), ("app://a@b:80", .userInformation, 7),
      ("app://:80", .missingHost, 6), ("app://:", .missingHost, 6),
      ("app://[::1]/c", .invalidAuthority, 6), ("app://[::1]:80", .invalidAuthority, 6),
      ("app://a%41", .invalidAuthority, 7), ("app://caf\u{E9}", .invalidAuthority, 9),
      ("app://a|b", .invalidAuthority, 7), ("app://[a]", .invalidAuthority, 8),
      ("https://a<b", .invalidAuthority, 9), ("https://a]b", .invalidAuthority, 9),
      ("https://[::1", .invalidAuthority, 8), ("https://[", .invalidAuthority, 8),
      ("https://[]", .invalidAuthority, 9), ("https://[1.2.3.4]", .invalidAuthority, 16),
      ("https://[::1]a", .invalidAuthority, 13), ("https://[::1%25a]", .invalidAuthority, 12),
      ("https://[v1.a]", .invalidAuthority, 9), ("https://[::1]:a", .invalidPort, 14),
      ("https://a:-1", .invalidPort, 10), ("https://a:8a", .invalidPort, 11),
      ("https://a:+80", .invalidPort, 10), ("https://a::", .invalidPort, 10),
      ("https://a:b@c", .userInformation, 11), ("", .missingScheme, 0), ("a", .missingScheme, 0),
      ("/a", .missingScheme, 0), ("//example.com/a", .missingScheme, 0),
      ("1a:b", .missingScheme, 0), (":a", .missingScheme, 0), ("a/b:c", .missingScheme, 0),
      ("a_b:c", .missingScheme, 0),
    ] as [(String, Malformation, Int)])
  func refusesTheRestOfTheLink(_ text: String, _ reason: Malformation, _ offset: Int) {
    #expect(error(text) == .malformed(reason, at: offset))
  }

  /// A browser interprets the first segment of these texts as a host.
  @Test(arguments: ["//", "//a", "//evil.example/x", "///a", "//a?b", "//#a"])
  func refusesNetworkPaths(_ text: String) {
    #expect(error(text, asPath: true) == .malformed(.networkPath, at: 0))
  }

  @Test(arguments: ["/%2Fa", "a//b", "/a//b", "?//a", "#//a", "https://a//b", "app:////a"])
  func acceptsEmptySegmentsElsewhere(_ text: String) {
    #expect(error(text, asPath: true) == nil)
  }

  @Test(arguments: [
    (".", 0), ("..", 0), ("/.", 1), ("/a/..", 3), ("/a/../", 3), ("%2e", 0), ("%2E.", 0),
    ("/a%2F..%2Fb", 1), ("/..%2fa", 1), ("/a%2f%2e", 1), ("a/./b", 2), ("app:..", 4),
    ("app://./a", 6), ("app://..", 6), ("https://../a", 8), ("https://.:443", 8),
    ("app://.:80", 6), ("app://..:80/a", 6),
    ("https://a//..", 11), ("https://a/b/%2E%2e?c", 12),
  ]) func refusesDotSegments(_ text: String, _ offset: Int) {
    #expect(error(text, asPath: true) == .malformed(.dotSegment, at: offset))
  }

  @Test(arguments: [
    "...", "/.a", "/a.", "/..a", "/a..", "/%2e%2e%2e", "/a%2F...%2Fb", "/%252e%252e", "/a?../b",
    "/a#/../b", "https://a./b", "/%2F", "/%2F.a",
  ]) func acceptsDotsElsewhere(_ text: String) {
    #expect(error(text, asPath: true) == nil)
  }

  @Test func hasLimits() {
    let long = "app:" + String(repeating: "a", count: 16_380)
    #expect(error(long) == nil)
    #expect(error(long + "a") == .malformed(.tooLong, at: 16_384))
    #expect(error(long + "\u{E9}") == .malformed(.tooLong, at: 16_384))

    let deep = "app:" + String(repeating: "/a", count: 256)
    #expect(error(deep) == nil)
    #expect(error(deep + "/") == nil)
    #expect(error(deep + "/b") == .malformed(.tooManySegments, at: deep.utf8.count + 1))
    #expect(error(deep + "//") == .malformed(.tooManySegments, at: deep.utf8.count + 1))

    let wide = "app:?" + String(repeating: "&", count: 255)
    #expect(error(wide) == nil)
    #expect(error(wide + "a=b#&") == nil)
    #expect(error(wide + "&") == .malformed(.tooManyQueryItems, at: wide.utf8.count + 1))
  }

  /// Attacks by size: three that are refused, and two that must only be fast.
  @Test func refusesAttacksBySize() {
    let web = "https://example.com"
    let long = web + "/u/" + String(repeating: "a", count: 20_000)
    #expect(error(long) == .malformed(.tooLong, at: 16_384))
    let deep = web + String(repeating: "/a", count: 5000)
    #expect(error(deep) == .malformed(.tooManySegments, at: 532))
    let wide = web + "/search?q=a" + String(repeating: "&k=v", count: 3000)
    #expect(error(wide) == .malformed(.tooManyQueryItems, at: 1051))
    #expect(error(web + "/" + String(repeating: "%25", count: 2700)) == nil)
    #expect(error(web + "/items/" + String(repeating: "9", count: 400)) == nil)
  }

  @Test func saysWhatIsWrongInSentences() {
    #expect(
      LinkError.malformed(.backslash, at: 6).description
        == "The link is malformed at byte 6. It has a backslash that is not escaped.")
    #expect(LinkError.notFound(after: "").description == "No route begins like this link.")
    #expect(
      LinkError.notFound(after: "/home").description
        == "No route goes on like this link after '/home'.")
    #expect(
      LinkError.invalidValue(parameter: "id", value: "x", type: "Int").description
        == "The value 'x' of the parameter 'id' cannot be read as Int.")
  }
}

extension Failure {
  /// The error for a malformed link.
  fileprivate var malformedLink: LinkError {
    #expect(kind == .malformed)
    return .malformed(fault.malformation(""), at: Int(number))
  }
}
