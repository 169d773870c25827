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
    return .malformed(malformation, at: Int(number))
  }
}
