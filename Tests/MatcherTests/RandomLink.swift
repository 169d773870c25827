import TestSupport

/// Writes links that nearly are, or are, links of the random route sets.
struct RandomLink {
  private var random: SplitMix

  /// Chooses the bases of links; of its own, so that all other choices stay the same.
  private var rare: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    rare = SplitMix(seed: seed &+ 0x7B7B)
  }

  private static let texts = [
    "a", "b", "7", "ab", "A", "B", "é", "%C3%A9", "e%CC%81", "%61", "x-y", "X-Y", "-7", "007",
    "0.5", "2024-02-29T09:00:00Z", "2023-02-29T09:00:00Z", "2024-01-05T23:59:59.25%2B09:00",
    "https://a.example", "http://user@a.example", "https:%2F%2Fa.example%3Fq=1", "true", "false",
    "1", "0", "12", "axy", "a7", "c-7", "ab", "@a", "@7", "%40b", "@@a", "%40%61", "@A", "éa",
    "e%CC%81a", "%C3%A9b", "7-a",
    "a-b-c", "-a", "%2D7-x", "a.html",
    ".html", "b.html.html", "a%20b", "a+b", "a%2Fb", "6F9619FF-8B86-D011-B42D-00CF4FC964FF", "",
    "%41", "..", "%2e", "https://a.example/x?y=1", "HTTPS://b.test", "https://b.a.example",
    "https://b.test:444", "/a", "rnd:%2Fa%3Fq=%2Fb", "https:%2F%2Fexample.com%2Fa", "7",
    "a%", "%FF", "07", "%307", "00", "013", "12", "9223372036854775808", "é=%26", "b:80", "b%3a80",
    "b:0", "\u{301}a", "%CC%81/..", "7%CC%81", "https://\u{301}.example", "%EF%BC%A1", "%D8%80",
    "\u{FF21}\u{FF21}19FF-8B86-D011-B42D-00CF4FC964FF", "a%2F%CC%81%2F..", "%C3%0A%BA", "@a:7",
    "b:080", ":80",
    "..:80", "a%0Ab", "%09", "%0d%0A", "b%0a%09c",
  ]

  mutating func text() -> String {
    let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in "/" + piece() }.joined()
    var text = random.pick([
      "https://example.com", "https://a.wild.example", "rnd:/", "rnd://", "rnd://example.com",
      "https://other.example", "rnd://a.wild.example", "https://any.test", "rnd://other.example",
      "https://[::1]", "https://[::1]:8443", "http://any.test:80", "rnd://any.test:80", "nope://x",
      "https://any.test:8443", "https://a.other.example:443",
      "rnd:", "rnd://b:80", "rnd://b:0", "rnd://B:80", "rnd://7:65535", "rnd://a.html:7",
      "rnd://..:80", "https://..:80", "rnd://b:080", "rnd://b:", "rnd://:80", "rnd://[::1]:80",
      "rnd://example.com:80",
      "other://b:80", "rnd:b:80", "b:80",
      "HTTPS://EXAMPLE.COM:443", "http://example.com", "https://wild.example",
      "https://example.com:8443", "https://a..wild.example", "nope:/",
    ])
    if rare.one(in: 20) {
      text += rare.pick(["/a", "/b", "/%61", "/A", "/a/b", "/%C3%A9", "/7"])
    }
    text += path + (random.one(in: 5) ? "/" : "")
    if !random.one(in: 3) { text += "?" + query() }
    if random.one(in: 5) {
      text +=
        "#"
        + random.pick([
          piece(), "t=a", "u=7&t=%61", "t=b", "u=x", "/a/b?q=a", "rnd:/a", "/%61%2Fb?q=%2561",
          "/a:~:%C3%A9", "/a#b", "a%3A~:b", ":~:a%20?q=b", "/7?q=b#", "#:~:",
        ])
    }
    return text
  }

  private mutating func query() -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let key = random.pick([
        "q", "q", "r", "r", "s", "s", "Q", "%71", "u", "v", "v", "w", "utm", "utm", "",
      ])
      return random.one(in: 6) ? key : key + "=" + piece()
    }.joined(separator: "&")
  }

  mutating func piece() -> String { random.pick(Self.texts) }

  /// A path of few segments, without a slash in front.
  mutating func path() -> String {
    let path = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      random.pick(["a", "b", "7", "A", "x-y", "pushed", piece()])
    }
    return path.joined(separator: "/") + (random.one(in: 4) ? "?" + query() : "")
  }

  /// A value of JSON.
  mutating func json() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: random.pick(["true", "false", "null", "[]", "{}", "{\"e\": \"7\"}"])
    case 1...2:
      random.pick(["7", "-7", "1.5", "0", "-0", "1e2", "7.0", "0.25", "18446744073709551615"])
    case 3: "\"\(text())\""
    default: "\"\(piece())\""
    }
  }
}
