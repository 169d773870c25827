import Foundation
import RoutegenExplain
import RoutegenExport
import RoutegenGenerate
import RoutegenModel
import RoutegenSource
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct AndroidManifestTests {
  private static func manifest(
    _ text: String, activity: String = ".MainActivity"
  ) throws -> AndroidManifest {
    let compilation = Compilation(SourceFile(path: "a.routes", text: "routes A\n" + text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return AndroidManifest(ExplainingMatcher(compilation.model), activity: activity)
  }

  /// The patterns of the only host, as XML has them.
  private static func paths(_ text: String) throws -> [String] {
    let manifest = try manifest("host a.b\n" + text)
    try #require(manifest.filters.count == 1)
    return manifest.filters[0].paths.map(\.pattern)
  }

  // MARK: The element

  @Test func writesOneFilterPerScope() throws {
    let manifest = try Self.manifest(
      """
      scheme shop, shop-beta
      host example.com, *.example.com, example.org
      /
      /items/{slug} as item
      host example.org {
          /about
      }
      host partner.example {
          /partner
      }
      scheme legacy {
          /old
      }

      """)
    #expect(
      manifest.text == """
        <!-- minSdk 31 -->
        <activity
            xmlns:android="http://schemas.android.com/apk/res/android"
            android:name=".MainActivity"
            android:exported="true">
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="example.com" />
                <data android:host="*.example.com" />
                <data android:pathAdvancedPattern="/{0,1}" />
                <data android:pathAdvancedPattern="/items/[^/]+/{0,1}" />
            </intent-filter>
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="example.org" />
                <data android:pathAdvancedPattern="/about/{0,1}" />
                <data android:pathAdvancedPattern="/{0,1}" />
                <data android:pathAdvancedPattern="/items/[^/]+/{0,1}" />
            </intent-filter>
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="https" />
                <data android:host="partner.example" />
                <data android:pathAdvancedPattern="/partner/{0,1}" />
            </intent-filter>
            <intent-filter>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data android:scheme="shop" />
                <data android:scheme="shop-beta" />
                <data android:scheme="legacy" />
            </intent-filter>
        </activity>

        """)
    #expect(manifest.hostsWithoutLinks == [])
  }

  /// XML has names for some characters, and Android's tools have escapes for others.
  @Test func escapesTexts() throws {
    let manifest = try Self.manifest(
      "host a.b\n/a%26%3Cb%3E/it's%22/a%20b/v1.2/c%5Cd as odd\n", activity: ".A&\"<B>")
    let lines = manifest.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("android:name=\".A&amp;&quot;&lt;B&gt;\""))
    #expect(
      lines.contains(
        "<data android:pathAdvancedPattern=\"/a&amp;&lt;b&gt;/it\\'s\\&quot;/a\\u0020b/v1\\\\.2/c\\\\\\\\d/{0,1}\" />"
      ))
    #expect(manifest.filters[0].opens(path: "/a&<b>/it's\"/a b/v1.2/c\\d"))
  }

  @Test func acceptsHTTPIfTheFileDoes() throws {
    #expect(
      try Self.manifest("host a.b\nscheme http\n/a\n").filters[0].schemes == ["https", "http"])
    // Paths of one web scheme alone would open for the other, too.
    let own = "host a.b\nscheme http\n/a\nscheme http {\n/b\n}\n"
    #expect(try Self.manifest(own).filters.map(\.schemes) == [["https"]])
  }

  @Test func namesHostsWithoutLinks() throws {
    let manifest = try Self.manifest("host a.b\nexcept /x\nhost c.d {\n@internal\n/a\n}\n")
    #expect(manifest.hostsWithoutLinks == ["a.b", "c.d"])
    #expect(manifest.filters.isEmpty)
    // A block for any host has no host that a system can ask.
    #expect(try Self.manifest("host * {\n/a\n}\n").filters.isEmpty)
  }

  // MARK: Paths

  @Test func writesTypes() throws {
    let types = """
      enum Tab { info, top.ten }
      type Handle begins "@"
      type Color
      /s/{a}/b
      /i/{a: Int}
      /u/{a: UInt}
      /d/{a: Double}
      /b/{a: Bool}
      /k/{a: UUID}
      /e/{a: Tab}
      /n/{a: Int in 1...3}
      /w/{a: Int in -5...50}
      /p/{a: Int in 0001...9999}
      /h/{a: Handle}
      /c/{a: Color}
      /t/{a: Date}
      /f/{a...}
      /g/{a...?}
      /l/{a: URL}

      """.replacingOccurrences(of: "top.ten", with: "top = \"top.ten\"")
    let paths = Set(try Self.paths(types))
    #expect(
      paths == [
        "/s/[^/]+/b/{0,1}", "/i/0/{0,1}", "/i/[1-9][0-9]{0,18}/{0,1}", "/i/-[1-9][0-9]{0,18}/{0,1}",
        "/u/0/{0,1}", "/u/[1-9][0-9]{0,19}/{0,1}",
        "/d/-{0,1}[0-9]+\\.{0,1}[0-9]*/{0,1}", "/b/true/{0,1}", "/b/false/{0,1}",
        "/k/[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/{0,1}",
        "/e/info/{0,1}", "/e/top\\.ten/{0,1}", "/n/[1-3]/{0,1}", "/w/-{0,1}[0-9]{1,2}/{0,1}",
        "/p/[0-9]{4}/{0,1}", "/h/@[^/]*/{0,1}", "/c/[^/]+/{0,1}",
        "/t/[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[0-9.:Z+\\-]+/{0,1}", "/f/.+",
        "/g/.+", "/g/{0,1}", "/l/https{0,1}://.+",
      ])
  }

  /// A placeholder ends at the first place of the text after it, and patterns do not go back.
  @Test(arguments: [
    ("/@{a} as x", "/@[^/]+/{0,1}"), ("/{a}-{b} as x", "/[^/][^/\\-]*-[^/]+/{0,1}"),
    ("/{a}.{b} as x", "/[^/][^/.]*\\.[^/]+/{0,1}"),
    ("/{a}]{b} as x", "/[^/][^/\\]]*\\][^/]+/{0,1}"),
    (
      "/{a: Date}x as x",
      "/[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[0-9.:Z+\\-]+x/{0,1}"
    ),
    ("/{a: Date}-{b} as x", "/[^/][^/\\-]*-[^/]+/{0,1}"),
    ("/p{a: Int in 1...150}-{b} as x", "/p[0-9]{1,3}-[^/]+/{0,1}"),
    // A number that cannot be told from the text after it is any text.
    ("/p{a: Int}7{b} as x", "/p[^/][^/7]*7[^/]+/{0,1}"),
    // Other characters than those of the basic plane have no set.
    ("/{a}😀{b} as x", "/[^/]+/{0,1}"),
  ]) func writesTextAroundPlaceholders(_ pattern: String, _ path: String) throws {
    #expect(try Self.paths(pattern + "\n") == [path])
  }

  /// A whole number has a pattern for zero, for the others, and for those with a sign, and no pattern matches
  /// another text of digits.
  ///
  /// Of several numbers, there are too many combinations.
  @Test func wholeNumbersAreCanonical() throws {
    let start = "/p", numbers = ["0", "[1-9][0-9]{0,18}", "-[1-9][0-9]{0,18}"]
    for end in ["", ".html", ",[^/]+"] {
      let pattern = end.replacing(".", with: "\\.") + "/{0,1}"
      let route = "/p{a: Int}" + (end == ",[^/]+" ? ",{b}" : end) + " as x\n"
      #expect(try Self.paths(route) == numbers.map { start + $0 + pattern })
    }
    let manifest = try Self.manifest("host a.b\n/a/{b: Int}/{c: UInt} as x\n")
    for (path, opens) in [
      ("7/7", true), ("-7/0", true), ("0/7", true), ("07/7", false), ("7/-7", false),
      ("-0/7", false), ("7/00", false), ("9223372036854775807/18446744073709551615", true),
      ("12345678901234567890/7", false),
    ] { #expect(manifest.filters[0].opens(path: "/a/" + path) == opens, "\(path)") }
    #expect(manifest.wideClaims.isEmpty)
    let many = try Self.manifest(
      "host a.b\n/{a: Int}/{b: Int}/{c: Int}/{d: Int}/{e: Int} as x\n")
    #expect(many.filters[0].paths.count == 1)
    #expect(many.wideClaims.count == 1)
  }

  /// Text at the end of a segment, and text of several characters, may begin in the placeholder before it.
  @Test func placeholdersMayHaveTheNextCharacter() throws {
    let manifest = try Self.manifest("host a.b\n/{a}.html\n/a/{a}--{b} as pair\n")
    let filter = try #require(manifest.filters.first)
    #expect(
      filter.paths.filter { $0.pattern.contains("html") }.map(\.pattern) == [
        "/[^/][^/.]*\\.html/{0,1}", "/[^/][^/.]*\\.[^/.]*\\.html/{0,1}",
        "/[^/][^/.]*\\.[^/.]*\\.[^/.]*\\.html/{0,1}",
        "/[^/][^/.]*\\.[^/.]*\\.[^/.]*\\.[^/.]*\\.html/{0,1}",
      ])
    for path in [
      "/a.html", "/a.b.html", "/..html", "/.a.b.html", "/a.b.c.d.html", "/a/b--c", "/a/b-c--d",
      "/a/---b",
    ] {
      #expect(filter.opens(path: path), "\(path)")
    }
    for path in ["/a", "/.html", "/a.htm", "/a.b.c.d.e.html", "/a/b--", "/a/--b", "/a/b-c"] {
      #expect(!filter.opens(path: path), "\(path)")
    }
    #expect(manifest.wideClaims.isEmpty)
  }

  @Test func caselessTextsHaveBothCases() throws {
    let paths = try Self.paths(
      "caseless\nenum Tab { up, É7 = \"É7\" }\n/aB-7/{a}x{b}/{c: Tab} as page\n")
    #expect(
      try Self.paths("caseless\ntype T begins \"@a\"\n/x/{a: T}\n") == ["/[xX]/@a[^/]*/{0,1}"])
    #expect(
      paths == [
        "/[aA][bB]-7/[^/][^/xX]*[xX][^/]+/[uU][pP]/{0,1}",
        "/[aA][bB]-7/[^/][^/xX]*[xX][^/]+/É7/{0,1}",
      ])
  }

  @Test func numbersOfPatternsAreLimited() throws {
    let values = (0..<30).map { "v\($0)" }.joined(separator: ", ")
    let manifest = try Self.manifest(
      "host a.b\nenum E { \(values) }\n/{a: E}/{b: E} as two\n/a/{c: E} as one\n")
    #expect(manifest.filters[0].paths.count == 31)
    #expect(manifest.wideClaims.map(\.candidate.pattern.text) == ["/{a: E}/{b: E}"])
  }

  /// A pattern for which Android has no room is left out, because it would refuse the app.
  @Test func longTextsAreOmitted() throws {
    let long = "/" + String(repeating: "a", count: 2_040)
    let manifest = try Self.manifest(
      "host a.b\n\(long) as long\n\(long)/b as longer\n\(long)/bcd as longest\n")
    #expect(manifest.filters[0].paths.count == 2)
    #expect(manifest.omittedClaims.map(\.candidate.pattern.text) == [long + "/bcd"])
  }

  // MARK: Notes

  @Test func namesWhatItCannotSay() throws {
    let manifest = try Self.manifest(
      """
      host a.b
      /items/{slug} as item
      except /items/new
      @internal
      /debug/{x} as debug
      except /news?draft
      /news
      /search?q={query}
      /mail?ref=push&{id} as push
      /mail as mail
      /manual#{section}
      except /shop/new
      /shop/{id: Int} as shop
      /shop/{id: Int in 1...500}/a as part

      """)
    func texts(_ claims: [Claim]) -> [String] { claims.map(\.candidate.pattern.text) }
    #expect(texts(manifest.lostExclusions) == ["/items/new", "/news?draft"])
    #expect(texts(manifest.claimsWithItems) == ["/manual#{section}", "/search?q={query}"])
    #expect(texts(manifest.wideClaims) == ["/shop/{id: Int in 1...500}/a"])
    #expect(texts(manifest.omittedClaims) == [])
  }

  // MARK: XML

  @Test func isWellFormed() throws {
    let manifest = try Self.manifest(
      "scheme s\nhost a.b\n/a%26%3Cb%3E/it's%22/{x} as odd\n/é/😀 as other\n", activity: "a.b.<&\">'"
    )
    let parser = XMLParser(data: Data(manifest.text.utf8))
    #expect(parser.parse(), "\(manifest.text)")
    try Self.lint(manifest.text)
  }

  /// Asks `xmllint`, if it is there.
  private static func lint(_ text: String) throws {
    let paths = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"]
    guard let tool = paths.first(where: FileManager.default.isExecutableFile) else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "manifest-\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["--noout", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
