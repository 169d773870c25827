/// Writes links of the kinds on which URL parsers differ, and damages some of them.
///
/// The kinds are those of the tests of the WHATWG URL Standard; the texts are our own.
struct HostileLinks {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private static let declaredHosts = [
    "example.com", "EXAMPLE.com", "a.wild.example", "a.b.wild.example", "127.0.0.1",
    "example.com:443",
    "example.com:", "example.com:80", "a-b.wild.example", "xn--a.wild.example",
  ]
  private static let schemes = [
    "app", "App", "https", "http", "HTTPS", "hTTp", "ftp", "ws", "file", "javascript", "data",
    "other", "a+b-c.1",
    "1a", "",
  ]
  private static let slashes = [
    "//", "//", "//", "//", "//", "/", "", "///", "////", "\\\\", "/\\",
  ]
  private static let users = ["me@", "me:pw@", "@", ":@", "a@b@", "me%40", "example.com%2F@"]
  private static let numbers = [
    "8", "0", "127.1", "0x7f.1", "0x7F000001", "0177.0.0.1", "1.2.3", "1.2.3.4", "1.2.3.4.",
    "1.2.3.4.5",
    "256.1.1.1", "4294967295", "4294967296", "a.09", "a.9", "a.0x", "a.0xg", "0.0.0.0",
    "255.255.255.255",
    "01.2.3.4", "0x", "0x.", "1..2", "1e3", "0xffffffff", "192.168.257", "999999999999",
  ]
  private static let brackets = [
    "[::1]", "[::]", "[:]", "[1:2:3:4:5:6:7:8]", "[1:2:3:4:5:6:7::]", "[::1.2.3.4]",
    "[::ffff:1.2.3.4]",
    "[1::2::3]", "[12345::]", "[::1%25eth0]", "[v1.a]", "[a:b]", "[::1", "::1]", "[::1.2.3]",
    "[1.2.3.4]",
    "[ABCD::ef01]", "[0:0:0:0:0:0:0:1]", "[::01.2.3.4]", "[1:2:3:4:5:6:7:1.2.3.4]", "[::1]:80",
    "[::1]x",
  ]
  private static let hosts = [
    "any.test", "ANY.test", "localhost", ".", "..", "a..b", ".a", "a.", "a_b", "a~b", "a!b", "a$b",
    "a&b",
    "a'b", "(a)", "a*b", "a+b", "a,b", "a;b", "a=b", "-a", "a-", "xn--bcher-kva.test", "xn--",
    "xn--a",
    "XN--A", "a.xn--zzz---.b", "é.test", "a%2Eb", "a%41", "a b", "a<b", "a|b", "a^b", "a\u{AD}b",
    "ａ.test",
    "a。b", "a\u{200D}b", "%C3%A9", "a`b", "a{b}", "a\"b", "[", "]", "*", "aa--b", "9a", "a.0y",
  ]
  private static let ports = [
    "", "", "", "", ":", ":80", ":443", ":0", ":00080", ":65535", ":65536", ":8080", ":+80", ":-1",
    ":8a",
    ":99999999999", ":80:80", ":%38",
  ]
  private static let segments = [
    "a", "b", "7", "A", "a.b", ".", "..", "...", "%2e", "%2E%2e", ".%2e", "a%2F..%2Fb", "%2F",
    "%5C", "", "",
    "a;b=c", "a:b", "@", "a@b", "~", "%7E", "%41", "%c3%a9", "é", "日本", "%E6%97%A5", "%F0%9F%98%80",
    "%FF",
    "%C3", "%C0%AF", "%ED%A0%80", "%00", "%09", "%0A", "%7F", "%C2%85", "%", "%4", "%zz", "%25",
    "%2541", "a b",
    "a+b", "a%20b", "a\\b", "\"", "<", ">", "^", "`", "{", "|", "}", "[a]", "'", "(!$&*,)",
    "e%CC%81", "b:80",
    "..;", "%2e;", "localhost:80", "example.com", "a.wild.example", "C:", "C|",
  ]
  private static let items = [
    "a=b", "a", "=b", "=", "", "", "a=b=c", "a=b&a=c", "é=1", "%C3%A9=1", "e%CC%81=2", "a+b=c+d",
    "a%2Bb=%26",
    "%3D=%3D", "a;b=c;d", "a=%FF", "a=%00", "a[]=1", "a=#", "a=?", "/?:@=!$'()*,;", "a=%", "a=%2",
    "a=\"<>\"",
    "a=`^|{}", "a= ", "a=\\", "%=1", "a=%25", "a%20=%20",
  ]
  private static let fragments = [
    "", "", "", "#", "#a", "#a#b", "#%20", "#é", "#a b", "#?a=b", "#/a/../b", "#%", "#%FF", "#%00",
    "#<>",
    "#`{|}^\"", "#[a]", "#a+b", "#%23", "#a=b&c=d", "#\\",
  ]
  private static let insertions = [
    "/", "\\", "?", "#", "&", "=", "+", "%", "%2", "%20", "%C3%A9", ":", "@", "[", "]", ".", "..",
    "//", " ",
    "\t", "\n", "\r", "\u{0}", "\u{7F}", "\u{85}", "é", "\u{202E}", "\u{FEFF}", "|", "<", "^", "0x",
    "0", "9",
    "a", ";", "xn--", "%2e", "%2F", "%00", "\u{AD}", "\u{3002}", "ﬀ", "K",
  ]

  // MARK: Links

  mutating func text() -> String {
    var text = link()
    let damages = random.pick([0, 0, 1, 1, 1, 2, 3])
    if damages > 0 {
      var bytes = Array(text.utf8)
      for _ in 0..<damages { damage(&bytes) }
      text = String(decoding: bytes, as: UTF8.self)
    }
    return text
  }

  private mutating func link() -> String {
    // Half of the links are on declared hosts, in ordinary form.
    let isOrdinary = random.one(in: 2)
    let scheme =
      isOrdinary ? random.pick(["app", "https", "https", "http"]) : random.pick(Self.schemes)
    var text = scheme + ":" + (isOrdinary ? "//" : random.pick(Self.slashes))
    if random.one(in: 15) { text += random.pick(Self.users) }
    text += host() + (random.one(in: 3) ? random.pick(Self.ports) : "")
    for _ in 0..<random.pick([0, 1, 1, 2, 3]) { text += "/" + piece(Self.segments) }
    if random.one(in: 4) { text += "/" }
    if random.one(in: 2) {
      text +=
        "?"
        + (0..<random.pick([0, 1, 1, 2, 3])).map { _ in piece(Self.items) }.joined(separator: "&")
    }
    return text + random.pick(Self.fragments)
  }

  /// A text of a table; more often one without faults.
  private mutating func piece(_ texts: [String]) -> String {
    random.one(in: 2)
      ? random.pick(["a", "b=c", "7", "a%20b", "x", "%C3%A9", "x=y"]) : random.pick(texts)
  }

  mutating func host() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: random.pick(Self.declaredHosts)
    case 3: random.pick(Self.numbers)
    case 4: random.pick(Self.brackets)
    case 5: random.pick(Self.hosts) + "." + random.pick(Self.hosts + Self.numbers)
    default: random.pick(Self.hosts)
    }
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where place < bytes.count: bytes.remove(at: place)
    case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
    case 2 where place < bytes.count:
      bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
    case 3:
      let end = min(place + Int.random(in: 1...8, using: &random), bytes.count)
      bytes.insert(
        contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 4:
      let end = min(place + Int.random(in: 1...4, using: &random), bytes.count)
      bytes.removeSubrange(place..<end)
    case 5: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    default: bytes.insert(contentsOf: random.pick(Self.insertions).utf8, at: place)
    }
  }

  // MARK: Values

  /// The values of a random route.
  mutating func values() -> (path: [String], items: [String: [String]], fragment: String?) {
    let path = (0..<random.pick([0, 1, 1, 2, 3])).map { _ in value() }
    var items: [String: [String]] = [:]
    for _ in 0..<random.pick([0, 0, 1, 2]) {
      items[value()] = (0..<random.pick([1, 1, 2])).map { _ in value() }
    }
    return (path, items, random.one(in: 3) ? value() : nil)
  }

  /// A text of the tables, without regard to its escapes, or random characters.
  private mutating func value() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: random.pick(Self.segments)
    case 1: random.pick(Self.items)
    case 2: random.pick(Self.hosts + Self.numbers + Self.brackets)
    case 3: random.pick(Self.insertions) + random.pick(Self.insertions)
    case 4:
      String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 1...6, using: &random)).compactMap { _ in
            Unicode.Scalar(
              UInt32.random(in: 0x20...(random.one(in: 3) ? 0x1_FFFF : 0xFF), using: &random))
          }))
    default: random.pick(["a", "b c", "7", "é"])
    }
  }
}
