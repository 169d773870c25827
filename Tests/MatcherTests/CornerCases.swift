/// Links and payloads that random ones hardly ever are.
enum CornerCases {
  static let routeSet = """
    routes Corners
    scheme corner
    host example.com
    expires until
    open enum Sort { new }
    /date/{date: Date}
    /double/{double: Double}
    /rest?{to: URL...}
    /rest/{number: Int}?{to: URL... in *.example, a.test} as restByNumber
    /many/{path...}
    /items?{items: [String: String]}
    /lists?{lists: [String: [String]]}
    /padded?{month: Int in 01...12}&{year: UInt? in 0000...2999}
    /empty?{sort: Sort}&{text: String?}
    /empty as nothing
    unwrap /open?link
    unwrap /open#
    host * {
      /any
    }
    payload {
      when a.b = 7 /padded?month={m}
      type é
    }
    """

  private static let open = "/open?link="
  private static let zeros = String(repeating: "0", count: 400)

  static let links =
    hosts.map { "https://\($0)/any" } + dates.map { "/date/\($0)" } + depths + sizes
    + ["0.\(zeros)1", "-0.\(zeros)1", "1\(zeros)", "-1\(zeros)"].map { "/double/\($0)" }
    + [
      "/rest?to=https://[::1]/a", "/rest?to=https%3A%2F%2F[::1]%2Fa", "/rest?to=HTTP://a.test?b#c",
      "/rest/7?to=https://b.example:443/#[", "/rest/7?to=https://a.test:80", "/rest/7?to=",
      "/rest?to=https://a.test&to=https://b.test", "/rest?x=1&to=https://a.test#%0A",
      "/items?é=1&e%CC%81=2", "/lists?é=1&e%CC%81=2&é=3", "/items?a=1&until=4000000000",
      "/empty?until=2023-11-14T23:13:21%2B01:00", "/empty?until=2023-11-14T23:13:20%2B01:00",
      "/empty?until=2023-11-14T20:43:21-01:30", "/empty?until=2023-11-14T20:43:20-01:30",
      "/empty?sort=", "/empty?sort=&text=", "/padded?month=5", "/padded?month=05&year=0007",
      "corner:", "corner://", "corner:///", "corner:////", "corner://#", "corner:?", "//", "/", "",
      "/many//", "/many/%2F", "/many/a%2F.%2Fb", "/many/\u{FEFF}", "/many/%EF%BB%BF",
      "/many/%ED%A0%80",
      "/many/%C0%80", "/many/%F4%90%80%80", "/many/%EF%BF%BF", "/many/\u{10FFFF}", "/many/a%00",
    ]

  static let payloads =
    [
      "{\"é\": \"padded\", \"month\": 5, \"year\": 70}",
      "{\"e\u{301}\": \"padded?month=7\", \"Å\": 1}",
      "{\"é\": \"items?a=1\", \"z\": 1, \"\u{1F600}\": 2, \"\u{FB03}\": 3, \"\u{E000}\": 4}",
      "{\"a\": {\"b\": 7}, \"m\": 3}", "{\"a.b\": 7, \"m\": 1}", "{\"a.b\": 7, \"m\": 12}",
      "{\"a.b\": \"\", \"a\": {\"b\": 7}}",
      "{\"a\": {\"b\": 8}}", "{\"é\": \"date/2024-01-05T09:00:00Z\", \"until\": 1700000000.5}",
      "{\"é\": \"open?link=padded%3Fmonth=05\", \"month\": 6}",
      "{\"é\": \"double\", \"double\": -1e-7}", "{\"é\": \"double\", \"double\": -0.0}",
      "{\"é\": \"double\", \"double\": 1e21}",
      "{\"é\": \"double\", \"double\": -123456789012}",
      "{\"é\": \"double\", \"double\": 5e-324}", "{\"é\": \"double\", \"double\": 0.1}",
    ]
    + objects.map { object in
      let escaped = object.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }
      return "{\"a\": \"\(escaped.joined())\", \"m\": 3}"
    }

  /// Texts into which the key `a.b` reaches, and others that two parsers of JSON may read differently.
  private static let objects = [
    #"{"b":7}"#, #" {"b" : "7", "m":4} "#, #"{"b":7,"b":7}"#, #"{"b":7,"é":1,"e\u0301":2}"#,
    #"{"b":7,"x":[{"y":1,"y":2}]}"#, #"{"b":7,"b:":":","c":"\":"}"#, #"{"b":7,"x":null,"x":null}"#,
    #"{"b":7,"x":"\ud83d"}"#, #"{"b":7,"\udE00x":1}"#, #"{"b":7,"x":"\ud83d\ude00","m":"\u0035"}"#,
    #"{"b":7,"x":1e400}"#, #"{"b":7,"x":-0.0,"y":[-0.0]}"#, #"{"b":70e-1,"m":5.0}"#, #"{"b":07}"#,
    #"{"b":7,}"#, #"{"b":+7}"#, #"{"b":7.}"#, #"{"b":"\x37"}"#, #"{"b":'7'}"#, #"{"b":-0}"#,
    // No byte order mark: Foundation removes one from a text that it reads.
    "{\"b\":7}\u{A0}", #"[{"b":7}]"#, #"{"b":7}{}"#, "{", "", "{}",
    #"{"":{"b":7}}"#,
    #"{"b":7,"x":"# + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "}",
    #"{"b":7,"x":"# + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + "}",
    #"{"b":7,"x":""# + String(repeating: "é", count: 8184) + #"1"}"#,
    #"{"b":7,"x":""# + String(repeating: "é", count: 8185) + #""}"#,
  ]

  private static let hosts = [
    "[::1.2.3.4]", "[1:2:3:4:5:6:1.2.3.4]", "[1:2:3:4:5:6:7:1.2.3.4]", "[::ffff:1.2.3.256]", "[::]",
    "[1::]", "[::1::]", "[:1:2:3:4:5:6:7]", "[1:2:3:4:5:6:7:]", "[1:2:3:4:5:6:7:8]", "[1:2]",
    "[:::]",
    "[1:2:3:4:5:6:7::]", "[::1:2:3:4:5:6:7:8]", "[1.2.3.4::]", "[::12345]", "[::g]", "[", "[]",
    "[::1",
    "[::1]a", "[::1]:", "[::1]:443", "1.2.3.4", "1.2.3.4.", "01.2.3.4", "1.2.3", "0x", "a.0X1",
    "a.1.",
    "a.1..", "a:0443", "a:65536", "a:99999999999999999999", "a:b", "a:443:443", "A.B", "a_b",
    "a%41",
    "@", "a@b", ".", "..", "a!$&'()*+,;=~b",
  ]

  private static let dates = [
    "0000-01-01T00:00:00Z", "0000-01-01T00:00:00+00:01", "0000-01-01T00:00:00-00:01",
    "0000-01-01T00:00:59.999999999+00:01", "9999-12-31T23:59:59.999999999Z",
    "9999-12-31T23:59:59.9999Z", "9999-12-31T23:59:59.5-01:00", "9999-12-31T23:59:59+01:00",
    "0099-02-29T00:00:00Z", "0096-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2000-02-29T00:00:00Z",
    "2000-12-31T23:59:59.1Z", "2001-01-01T00:00:00.123456789-23:59", "2024-00-01T00:00:00Z",
    "2024-13-01T00:00:00Z", "2024-01-00T00:00:00Z", "2024-04-31T00:00:00Z", "2024-01-01T24:00:00Z",
    "2024-01-01T00:60:00Z", "2024-01-01T00:00:00%2001:00", "2024-01-01T00:00:00%20Z",
    "2024-01-01T00:00:60Z", "2024-01-01T00:00:00+24:00",
    "2024-01-01T00:00:00+00:60", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00.1234567890Z",
    "2024-01-01T00:00:00", "2024-01-01t00:00:00z", "２024-01-01T00:00:00Z",
  ]

  private static let depths =
    [
      "\(open)\(open)\(open)%2Fempty", "/open#/open#/empty", "/open#/empty",
      "/open#https://[::1]/any",
      "/open#", "/open", open, "/open?link=%2Fempty&until=7", "/open?link=%2Fempty?until=7&x=1",
      "/open?link=%2Fempty?until%3D4000000000&until=4000000000&x=1", "/open#/many/%252F",
      "/open?link=https:%2F%2Fnowhere.example", "/open?link=%2F%2Fa", "/open?link=%2Fdate/x&link=a",
    ]
    + (1...5).map { depth in
      (1..<depth).reduce("/empty?x=1") { link, _ in
        open + link.utf8.map { "%" + (String(Int($0) + 256, radix: 16).dropFirst()) }.joined()
      }
    }

  private static let sizes = [
    "/many" + String(repeating: "/a", count: 255), "/many" + String(repeating: "/a", count: 256),
    "corner://many" + String(repeating: "/a", count: 256),
    "corner://many" + String(repeating: "/a", count: 257) + "/",
    "/empty?" + String(repeating: "&", count: 255), "/empty?" + String(repeating: "&", count: 256),
    "/many/" + String(repeating: "a", count: 16_378),
    "/many/" + String(repeating: "a", count: 16_379),
    "/many/" + String(repeating: "é", count: 8189), "/many/" + String(repeating: "é", count: 8190),
  ]
}
