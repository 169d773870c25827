/// Targets of requests that could lead a careless server astray.
///
/// The kinds are those of `Tests/RouteSetTests/Attack+Origins.swift` and `Attack+Contents.swift`.
enum HostileTargets {
  static let all =
    origins + escapes + paths + queries + envelopes + markup + lengths

  private static let origins = [
    "//evil.example/recipes/7-a", "///evil.example", "/\\evil.example", "/\\/evil.example",
    "\\\\evil.example", "http://evil.example/recipes/7-a", "https://recipes.example/recipes/7-a",
    "https://evil.example@recipes.example/", "@evil.example/", ":80/recipes/7-a", ".evil.example/",
    "evil.example:443", "*", "", "?q=evil", "#evil", "javascript:alert(1)", "/%2F%2Fevil.example",
    "/%5Cevil.example", "/.evil.example", "/@evil.example", "/;@evil.example",
    "//recipes.example@evil",
    "/recipes/7-a#@evil.example", "/recipes/7-a?@evil.example", "/%09/evil.example",
    "/%0A/evil.example",
  ]

  private static let escapes = [
    "/recipes/7-%", "/recipes/7-%4", "/recipes/7-%zz", "/recipes/7-%u0041", "/recipes/7-%00evil",
    "/recipes/7-a\0evil", "/recipes/7-%0d%0aSet-Cookie:evil=1",
    "/recipes/7-a\r\nSet-Cookie: evil=1",
    "/search?q=a%0Aevil", "/recipes/7-%1b%5b31m", "/recipes/7-%7F", "/recipes/7-%C2%85",
    "/recipes/7-%E2%80%AEevil", "/recipes/7-%C0%AF", "/recipes/7-%E0%80%AF", "/recipes/7-%ED%A0%80",
    "/recipes/7-%F4%90%80%80", "/recipes/7-%FF", "/recipes/7-%E2%82", "/recipes/7-%252e%252e",
    "/recipes/7-%25%32%66", "/recipes%2F7-a", "/recipes/7-a%2Fevil", "/recipes/7-a%5Cevil",
    "/search?q=%20é", "/search?q=\u{202E}evil", "/search?q=e%CC%81", "/recipes/7-a b",
    "/recipes/7-a\tb",
  ]

  private static let paths = [
    "/recipes/../favorites", "/recipes/%2e%2e/favorites", "/./favorites", "/recipes/7-..",
    "/recipes/7-a%2f..%2fb", "/recipes/7-a//", "/recipes//7-a", "/recipes/7-a/evil",
    "/recipes/7-a;v=evil",
    "/RECIPES/7-a", "/recipes/9223372036854775808-a", "/recipes/-9223372036854775809-a",
    "/recipes/+1-a", "/recipes/01-a", "/recipes/-0-a", "/recipes/%D9%A1-a", "/recipes/0x10-a",
    "/recipes/1e3-a", "/recipes/7-", "/recipes/-", "/lists/evil", "/lists/{evil}",
    "/favorites/evil",
    "/.git/config", "/cgi-bin/evil", "/wp-login.php", "/..;/evil", "/.well-known/../evil",
    "/lists/6F9619FF-8B86-D011-B42D-00CF4FC964FF%00evil",
  ]

  private static let queries = [
    "/search?q=evil&q=evil", "/search?q=a&effort=evil", "/search?q=a&page=evil",
    "/search?q=a&page=0",
    "/search?q=a&page=99999999999999999999", "/search?q", "/search?=evil", "/search?q=a&&&&evil",
    "/search?q=a&tag", "/search?q=a;tag=evil", "/search?q[]=evil", "/search?%71=evil",
    "/search?Q=evil",
    "/favorites?next=//evil.example", "/?url=https://evil.example", "/favorites?until=evil",
    "/favorites?until=", "/favorites?until=4000000000&until=1", "/favorites?until=-1",
    "/favorites?until=1e400", "/search?q=a%26tag%3Devil",
  ]

  private static let envelopes = [
    "/click?to=https://evil.example/", "/click?to=//evil.example/", "/click?to=/\\evil.example",
    "/click?to=%2F%2Fevil.example", "/click?to=https:evil.example", "/click?to=https:/evil.example",
    "/click?to=https://recipes.example@evil.example/",
    "/click?to=https://recipes.example.evil.example/",
    "/click?to=https://recipes.example:8443/evil", "/click?to=javascript:alert(1)",
    "/click?to=data:text/html,evil", "/click?to=http://recipes.example/favorites",
    "/click?to=ftp://evil",
    "/click?to=/click?to=/click?to=/click?to=/favorites", "/click?to=/recipes/7-a%0d%0aevil",
    "/click?to=/recipes/7-a%250d%250aevil", "/click?to=recipebook://evil.example/", "/click?to=",
    "/click?to=/favorites&to=//evil.example", "/click?to=/favorites%23//evil.example",
    "/click?to=recipebook://timer?minutes=evil", "/click?to=recipebook://timer?minutes=601",
  ]

  private static let markup = [
    "/recipes/7-<script>alert(1)</script>", "/recipes/7-%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/recipes/7-\"onload=evil", "/recipes/7-%22onload%3Devil",
    "/search?q='><script>alert(1)</script>",
    "/search?q=%27%3E%3Cscript%3E", "/<script>alert(1)</script>",
    "/%3Cscript%3Ealert(1)%3C/script%3E",
    "/search?q=a&tag=%22%20onload%3D%22evil", "/search?q={{evil}}", "/search?q=${evil}",
    "/search?q=]]>",
    "/search?q=--%3E%3Cscript%3E", "/recipes/7-javascript:alert(1)",
    "/search?q=a,%20app-id=666evil",
    "/search?q=a,app-argument=https://evil.example", "/search?q=%26quot;%3Cscript%3E",
  ]

  private static let lengths = [
    "/recipes/7-" + String(repeating: "a", count: 16_000),
    "/recipes/7-" + String(repeating: "a", count: 17_000),
    "/search?q=" + String(repeating: "%3C", count: 5_400),
    String(repeating: "/evil", count: 300), String(repeating: "/", count: 10_000),
    "/search?q=a" + String(repeating: "&tag=a", count: 255),
    "/search?q=a" + String(repeating: "&tag=a", count: 256),
    "/recipes/" + String(repeating: "9", count: 400) + "-a",
    "/click?to=" + String(repeating: "/click?to=", count: 100),
    "/favorites?until=" + String(repeating: "9", count: 400),
  ]

  /// Returns a target of pieces of the others.
  static func random(using random: inout SeededGenerator) -> String {
    let pieces = [
      "/", "//", "\\", "recipes", "7-a", "search", "?", "q=", "&", "tag=", "click", "to=", "lists",
      "favorites", "until=", "4000000000", "1", "%", "%2F", "%5C", "%0A", "%00", "%3Cscript%3E",
      "<script>",
      "\"", "'", "evil", "evil.example", "https://", "recipebook://", "timer?minutes=5",
      "recipes.example",
      "@", ":", "#", ".", "..", "+", ",", ";", " ", "é", "%C3%A9", "%FF", "=", "\u{202E}", "[", "|",
    ]
    let count = Int.random(in: 1...9, using: &random)
    let starts = ["/", "/recipes/7-a", "/search?q=", "/click?to=", "/favorites", "/lists/", ""]
    let rest = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
    return (starts.randomElement(using: &random) ?? "") + rest.joined()
  }
}

/// A generator of the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
