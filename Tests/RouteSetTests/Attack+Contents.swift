// The cases of an audit of deep link parsers, each with its only correct answer.

extension Attack {
  /// Escapes, and texts that only some parsers decode.
  static let escapes: [Attack] = [
    Attack(
      "slash-enc-1", .link("https://example.com/u/a%2Fb"), .route(.u(name: "a/b")),
      "%2F stays inside the segment value; never splits"),
    Attack(
      "slash-enc-2", .link("https://example.com/items%2F1"), .noMatch,
      "%2F is not a separator"),
    Attack(
      "slash-enc-3", .link("https://example.com/u/a%5Cb"), .route(.u(name: "a\\b")),
      "encoded backslash is data"),
    Attack(
      "double-1", .link("https://example.com/u/%252e%252e"), .route(.u(name: "%2e%2e")),
      "decode exactly once"),
    Attack(
      "double-2", .link("https://example.com/u/%2525"), .route(.u(name: "%25")),
      "decode exactly once"),
    Attack(
      "double-3", .link("https://example.com/u/%25%32%66"), .route(.u(name: "%2f")),
      "no recursive decode"),
    Attack("pct-1", .link("https://example.com/u/%"), .malformed, "truncated escape"),
    Attack("pct-2", .link("https://example.com/u/%4"), .malformed, "truncated escape"),
    Attack("pct-3", .link("https://example.com/u/%zz"), .malformed, "bad hex"),
    Attack("pct-4", .link("https://example.com/u/%u0041"), .malformed, "non-standard %u"),
    Attack(
      "pct-5", .link("https://example.com/%69tems/1"), .route(.items(id: 1)),
      "%69 = 'i' unreserved: equivalent (RFC 3986 6.2.2.2) - match literals after decode"),
    Attack("nul-1", .link("https://example.com/u/a%00.png"), .malformed, "NUL"),
    Attack("nul-2", .link("https://example.com/u/a\0b"), .malformed, "raw NUL"),
    Attack(
      "crlf-1", .link("https://example.com/u/a%0d%0aSet-Cookie:x=1"), .malformed,
      "CR LF in a value reach headers/logs"),
    Attack("crlf-2", .link("https://example.com/search?q=a%0Ab"), .malformed, "LF in query"),
    Attack(
      "crlf-3", .link("https://example.com/items/1\n"), .malformed,
      "raw LF at end ('$' anchors match before it in regex routers)"),
    Attack(
      "ctl-1", .link("https://example.com/u/%1b%5b31m"), .malformed,
      "ESC: terminal/log injection"),
    Attack("ctl-2", .link("https://example.com/u/%7F"), .malformed, "DEL"),
    Attack("ctl-3", .link("https://example.com/u/%C2%85"), .malformed, "C1 NEL U+0085"),
    Attack(
      "bidi-1", .link("https://example.com/u/%E2%80%AEgnp.exe"),
      .route(.u(name: "\u{202E}gnp.exe")),
      "RLO override"),
    Attack("utf8-1", .link("https://example.com/u/%C0%AF"), .malformed, "overlong '/'"),
    Attack("utf8-2", .link("https://example.com/u/%E0%80%AF"), .malformed, "overlong '/'"),
    Attack("utf8-3", .link("https://example.com/u/%C0%80"), .malformed, "overlong NUL"),
    Attack("utf8-4", .link("https://example.com/u/%ED%A0%80"), .malformed, "surrogate"),
    Attack("utf8-5", .link("https://example.com/u/%F4%90%80%80"), .malformed, "> U+10FFFF"),
    Attack("utf8-6", .link("https://example.com/u/%FF"), .malformed, "invalid byte"),
    Attack(
      "utf8-7", .link("https://example.com/u/%E2%82"), .malformed,
      "truncated sequence (never U+FFFD repair: two URLs would become one value)"),
    Attack(
      "norm-1", .link("https://example.com/u/e%CC%81"), .route(.u(name: "e\u{301}")),
      "no normalization; NB Swift String == says it equals u(\"\\u00e9\"): compare utf8 bytes"),
  ]

  /// Paths that some parsers interpret as another path.
  static let paths: [Attack] = [
    Attack(
      "dots-1", .link("https://example.com/items/../admin"), .malformed,
      "raw dot segment: the OS/browser normalises, we do not guess"),
    Attack(
      "dots-2", .link("https://example.com/items/%2e%2e/admin"), .malformed,
      "encoded dot segment (WHATWG removes it)"),
    Attack(
      "dots-3", .link("https://example.com/files/a/%2e%2e%2f%2e%2e%2fetc"), .malformed,
      "rest param must not contain '..' components after decode"),
    Attack("dots-4", .link("https://example.com/./items/1"), .malformed, "single dot"),
    Attack("dots-5", .link("https://example.com/items/.%2e/x"), .malformed, "mixed"),
    Attack(
      "path-1", .link("https://example.com/items/1;v=2"), .noMatch,
      "';' params are part of the segment: Int parse fails"),
    Attack(
      "path-2", .link("https://example.com/items/1/"), .route(.items(id: 1)),
      "trailing slash; AASA ignores it too"),
    Attack(
      "path-3", .link("https://example.com/ITEMS/1"), .noMatch,
      "path is case-sensitive by default (AASA default too)"),
    Attack(
      "int-1", .link("https://example.com/items/9223372036854775808"), .noMatch,
      "Int64 overflow"),
    Attack("int-2", .link("https://example.com/items/-9223372036854775809"), .noMatch, "underflow"),
    Attack(
      "int-3", .link("https://example.com/items/+1"), .noMatch,
      "'+' sign not canonical (Swift Int(\"+1\") == 1!)"),
    Attack(
      "int-4", .link("https://example.com/items/01"), .noMatch,
      "leading zero not canonical (Int(\"01\") == 1)"),
    Attack("int-5", .link("https://example.com/items/-0"), .noMatch, "-0 (Int(\"-0\") == 0)"),
    Attack("int-6", .link("https://example.com/items/%D9%A1"), .noMatch, "Arabic-Indic digit"),
    Attack("int-7", .link("https://example.com/items/1_000"), .noMatch, "underscore"),
    Attack("int-8", .link("https://example.com/items/0x10"), .noMatch, "hex"),
    Attack(
      "int-9", .link("https://example.com/items/1e3"), .noMatch,
      "exponent; also Double: inf, nan, 0x1p4 are accepted by Swift Double(String)"),
    Attack(
      "int-10", .link("https://example.com/items/" + String(repeating: "9", count: 400)), .noMatch,
      "400 digits: must stop at overflow"),
    Attack(
      "frag-1", .link("https://example.com/items/1#/items/2"), .route(.items(id: 1)),
      "fragment never routes unless declared"),
  ]

  /// Queries that some parsers interpret as another query.
  static let queries: [Attack] = [
    Attack(
      "redir-1", .link("https://example.com/login?next=https://evil.com/"), .noMatch,
      "URL-typed params must be host-allow-listed"),
    Attack(
      "redir-2", .link("https://example.com/login?next=//evil.com"), .noMatch, "protocol-relative"),
    Attack(
      "redir-3", .link("https://example.com/login?next=/%5Cevil.com"), .noMatch, "backslash form"),
    Attack(
      "redir-4", .link("https://example.com/login?next=javascript:alert(1)"), .noMatch,
      "scheme allow-list (CVE-2022-28799 class)"),
    Attack(
      "float-1", .link("https://example.com/search?q=x&page=nan"), .noMatch,
      "nan != nan breaks round trip"),
    Attack(
      "dup-1", .link("https://example.com/search?q=a&q=b"), .malformed,
      "duplicate of a scalar key: ambiguous between first/last wins (HPP)"),
    Attack(
      "dup-2", .link("https://example.com/search?q=a&%71=b"), .malformed,
      "duplicate after decoding"),
    Attack(
      "dup-3", .link("https://example.com/search?q=a;q=b"), .route(.search(q: "a;q=b")),
      "';' is not a separator"),
    Attack(
      "dup-4", .link("https://example.com/search?q=a&Q=b"), .route(.search(q: "a")),
      "keys case-sensitive"),
    Attack(
      "dup-5", .link("https://example.com/search?q[]=a&q[]=b"), .noMatch,
      "bracket keys are other keys; q missing"),
    Attack(
      "query-1", .link("https://example.com/search?q"), .route(.search(q: "")),
      "key without ="),
    Attack(
      "query-2", .link("https://example.com/search?q="), .route(.search(q: "")),
      "empty value"),
    Attack("query-3", .link("https://example.com/search?q=a+b"), .route(.search(q: "a b")), "plus"),
    Attack(
      "query-4", .link("https://example.com/search?q=a%2Bb"), .route(.search(q: "a+b")),
      "encoded plus is plus"),
    Attack(
      "query-5", .link("https://example.com/search?q=a?b=c/d"), .route(.search(q: "a?b=c/d")),
      "'?' and '/' legal in query"),
    Attack(
      "query-6", .link("https://example.com/search?&&q=a&&"), .route(.search(q: "a")),
      "empty pairs ignored, counted toward the limit"),
    Attack(
      "query-7", .link("https://example.com/search?=v&q=a"), .route(.search(q: "a")),
      "empty key"),
    Attack(
      "query-8", .link("https://example.com/search?__proto__=1&q=a"), .route(.search(q: "a")),
      "no dynamic keys"),
  ]

  /// Payloads of pushes.
  static let pushes: [Attack] = [
    Attack(
      "push-1", .push(#"{"route": "items", "id": "1", "id ": "2"}"#), .route(.items(id: 1)),
      "payload dictionary"),
    Attack(
      "push-2", .push(#"{"route": "items", "id": true}"#), .noMatch,
      "Bool bridged NSNumber must not become Int 1"),
    Attack("push-3", .push(#"{"route": "items", "id": 1.5}"#), .noMatch, "Double is not Int"),
    Attack(
      "push-4", .push(#"{"route": {"route": {"route": "x"}}}"#), .noMatch,
      "nested dictionaries: bounded depth"),
    Attack(
      "push-5", .push(#"{"route": "items", "id": 9223372036854775808}"#), .noMatch,
      "UInt64 NSNumber overflow"),
  ]

  /// Links that cost much time or memory.
  static let sizes: [Attack] = [
    Attack(
      "size-1", .link("https://example.com/u/" + String(repeating: "a", count: 20_000)), .malformed,
      "over the byte limit"),
    Attack(
      "size-2", .link("https://example.com" + String(repeating: "/a", count: 5000)), .malformed,
      "over segment limit"),
    Attack(
      "size-3", .link("https://example.com/search?q=a" + String(repeating: "&k=v", count: 3000)),
      .malformed,
      "over pair limit"),
    Attack(
      "size-4", .link("https://example.com/" + String(repeating: "%25", count: 2700)), .noMatch,
      "linear decode"),
  ]
}
