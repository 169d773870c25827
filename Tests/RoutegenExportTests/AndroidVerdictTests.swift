@testable import RoutegenExport
import RoutegenSource
import Testing

/// What Android says about a file and a link, fact by fact, read from the file as `verify` reads it.
///
/// Each line is the content of an intent filter, or the dynamic rules of an app, and then links: `+` for those that open
/// the app, `-` for those that do not. The facts are those of Android's documentation and of the classes
/// `IntentFilter`, `UriRelativeFilterGroup` and `Uri`; those of `PatternMatcher` are in `AndroidPathPatternTests`.
@Suite struct AndroidVerdictTests {
  struct Verdict: Sendable, CustomStringConvertible {
    let file: String
    let link: String
    let opens: Bool
    var description: String { "\(file) \(opens ? "+" : "-")\(link)" }
  }

  /// Filters: the attributes of their `<data>` elements, which `;` divides.
  ///
  /// Groups are in braces, with a `!` if they exclude.
  static let filters = verdicts(
    of: #"""
      # A scheme is compared with its case, and a host is not.
      scheme=https host=a.b +https://a.b +https://a.b/ +https://a.b/x?y#z -http://a.b/ -https://a.c/ -https://x.a.b/
      scheme=https host=A.b +https://a.B/
      scheme=app +app://x +app:x +app:/x -apps://x -APP://x
      scheme=App -app://x +App://x
      # The elements of a filter combine.
      scheme=https host=a.b ; scheme=app host=c +https://a.b +app://c +https://c/ +app://a.b -https://x/
      scheme=app ; scheme=https ; host=a.b +app://a.b/x +https://a.b -app://x
      scheme=https host=a.b path=/x ; host=c.d +https://a.b/x +https://c.d/x -https://c.d/
      # Without a scheme, a filter opens no link; without a host, it ignores paths and groups.
      host=a.b -https://a.b/
      path=/x -https://a.b/x
      scheme=app path=/x +app://y/z +app:/y
      scheme=app ; path=/x ; host=h +app://h/x -app://h/y -app:///x
      scheme=app { path=/x } +app:/y
      # A '*' at the beginning of a host is any text, and elsewhere it is a character.
      scheme=https host=*.a.b +https://x.a.b/ +https://x.y.a.b/ -https://a.b/ -https://xa.b/
      scheme=https host=*a.b +https://a.b +https://xa.b +https://x.a.b -https://a.bc
      scheme=https host=* +https://a.b +https://x/y
      scheme=https host=x.*.b +https://x.*.b -https://x.a.b
      # A link without '//' has no host; one with three slashes has an empty one.
      scheme=app host=* +app://x +app:///x -app:x -app:/x
      scheme=app host= +app:///x -app://y
      # A port beside a host must be in the link; without one, every port is right.
      scheme=https host=a.b port=8443 +https://a.b:8443/ -https://a.b/ -https://a.b:443/
      scheme=https host=a.b port=443 +https://a.b:443/ -https://a.b/
      scheme=https host=a.b +https://a.b:8443/
      scheme=https host=a.b port=1 ; host=a.b +https://a.b:2/
      scheme=https ; port=8443 ; host=a.b +https://a.b/
      scheme=https host=*.a.b port=81 +https://x.a.b:81/ -https://x.a.b/
      # A link has no type.
      scheme=https host=a.b mimeType=text/html -https://a.b/
      # One of the paths matches the decoded path, without the query and the fragment.
      scheme=https host=a.b path=/x ; path=/y +https://a.b/x +https://a.b/y -https://a.b/z -https://a.b -https://a.b/x/
      scheme=https host=a.b path=/x +https://a.b/x?a=b#c -https://a.b/X
      scheme=https host=a.b path=/x?y=1 -https://a.b/x?y=1
      scheme=https host=a.b path=/x#f -https://a.b/x#f
      scheme=https host=a.b path=/é +https://a.b/%C3%A9
      scheme=https host=a.b path=/a%20b -https://a.b/a%20b
      scheme=https host=a.b pathPrefix=/ +https://a.b/ +https://a.b/x -https://a.b
      scheme=https host=a.b pathPrefix=/shop +https://a.b/shopping -https://a.b/sho
      scheme=https host=a.b pathSuffix=.pdf +https://a.b/x.pdf?y=1 -https://a.b/x.pdf/
      scheme=https host=a.b pathPattern=.*\\.pdf +https://a.b/x.pdf -https://a.b/x.y.pdf -https://a.b/xpdf
      scheme=https host=a.b pathPattern=/a/.*/c +https://a.b/a/b/c -https://a.b/a/c
      scheme=https host=a.b pathAdvancedPattern=/[a-z]+/[0-9]{1,3} +https://a.b/ab/12 -https://a.b/AB/12 -https://a.b/ab/1234
      scheme=https host=a.b pathPrefix=/a ; pathSuffix=z +https://a.b/ab +https://a.b/bz -https://a.b/b
      # All conditions of a group must hold, in any order and among others.
      scheme=https host=a.b { pathPrefix=/a ; pathSuffix=z } +https://a.b/abz -https://a.b/ab -https://a.b/bz
      scheme=https host=a.b { query=p=1 ; query=q=2 } +https://a.b/x?p=1&q=2&r=3 +https://a.b/y?q=2&p=1 -https://a.b/x?p=1 -https://a.b/x
      scheme=https host=a.b { path=/x query=a=1 } +https://a.b/x?a=1 -https://a.b/x -https://a.b/y?a=1
      scheme=https host=a.b { query=b=1 } +https://a.b/x?a=1;b=1 -https://a.b/x?a=1;b=1&c=2
      scheme=https host=a.b { queryPrefix=utm_ } +https://a.b/?utm_x=1 +https://a.b/?a=1&utm_y -https://a.b/?xutm_=1
      scheme=https host=a.b { querySuffix==1 } +https://a.b/?a=1 -https://a.b/?a=2
      scheme=https host=a.b { queryPattern=id=.* } +https://a.b/?id= -https://a.b/?i=1
      scheme=https host=a.b { queryAdvancedPattern=id=[0-9]+ } +https://a.b/?id=7 -https://a.b/?id=x
      scheme=https host=a.b { fragment=s } +https://a.b/#s -https://a.b/#st -https://a.b/
      scheme=https host=a.b { fragmentPrefix=s } +https://a.b/#st -https://a.b/#t
      scheme=https host=a.b { fragmentSuffix=t } +https://a.b/#st -https://a.b/#s
      scheme=https host=a.b { fragmentPattern=a.* } +https://a.b/#a -https://a.b/#b
      scheme=https host=a.b { fragmentAdvancedPattern=[0-9]+ } +https://a.b/#42 -https://a.b/#x
      # The first group that matches decides, after the paths; an empty group matches nothing.
      scheme=https host=a.b { path=/a } { query=b=1 } +https://a.b/a +https://a.b/x?b=1 -https://a.b/x
      scheme=https host=a.b !{ path=/a/x } { pathPrefix=/a } -https://a.b/a/x +https://a.b/a/y -https://a.b/b
      scheme=https host=a.b { pathPrefix=/a } !{ path=/a/x } +https://a.b/a/x
      scheme=https host=a.b !{ fragment=web } { pathPrefix=/ } -https://a.b/a#web +https://a.b/a#app +https://a.b/a
      scheme=https host=a.b path=/a ; !{ query=x=1 } +https://a.b/a?x=1 -https://a.b/b?x=1 -https://a.b/b
      scheme=https host=a.b { } -https://a.b/ -https://a.b/a
      """#)

  /// The rules are separated by commas, and the links follow the host.
  static let rules = verdicts(
    of: #"""
      # Without wildcards, a pattern is the whole path, with its slash at the end.
      {"/":"/a"} +/a -/a/
      {"/":"/a/"} +/a/
      {"/":"/a"} -/ab -/A
      {"/":"/a.b"} +/a.b -/axb
      {"/":"/"} +/ -
      # With one '*' at its end, it is a prefix.
      {"/":"/a*"} +/a +/a/b -/b
      {"/":"/a.*"} +/a.b -/axb
      {"/":"*"} + +/a/b
      # Elsewhere, '*' extends to the first place of the character after it.
      {"/":"/*/b"} +/a/b -/a/a/b +//b
      {"/":"/*ab"} +/xab -/aab
      {"/":"*.html"} +/a.html -/a.b.html -/axhtml
      # '?' is one character, and '?*' is one or more.
      {"/":"/?"} +/a -/ -/ab
      {"/":"/a?c"} +/a/c
      {"/":"/?*"} +/a +/a/b -/
      {"/":"/?*/c"} +/ab/c -//c
      {"/":"/?*-?*"} +/-a-b -/-a
      # After '*', a '?' is a full stop.
      {"/":"/*?b"} +/a.b -/axb
      # A full stop beside wildcards is any character, except after '*'.
      {"/":"/a.b/?"} +/axb/c
      {"/":"/*.b?"} +/a.bc -/axbc
      # Other characters have no meaning.
      {"/":"/[a]?"} +/[a]b
      {"/":"/a+?"} -/aab
      {"/":"/a\\?"} +/a\b
      # Paths are decoded.
      {"/":"/\u0600*"} +/%D8%80a
      {"/":"/\u0600?"} +/%D8%80a
      {"/":"/café"} -/cafe%CC%81 +/caf%C3%A9 +/caf%c3%a9
      {"/":"/caf%C3%A9"} -/caf%C3%A9
      {"/":"/a/b"} +/a%2Fb
      {"/":"/a+b"} +/a+b
      {"/":"/a b"} -/a+b
      {"/":"/a"} -/a% +/a?b=c +/a#b -/b?/a
      # Each pattern must match an item, in any order and among others.
      {"/":"/a","?":{"b":"c"}} +/a?b=c +/a?x=y&b=c -/a?b=d -/a -/a?bb=c -/x?b=c
      {"/":"/a","?":{"b":"c","d":"e"}} +/a?d=e&b=c -/a?b=c
      # One of several items of a key is enough.
      {"/":"/a","?":{"b":"c"}} +/a?b=d&b=c
      {"/":"/a","?":{"b":"?*"}} +/a?b=c -/a?b= -/a?b
      {"/":"/a","?":{"b":"*"}} +/a?b= -/a?b
      {"/":"/a","?":{"b":"c.d"}} +/a?b=c.d -/a?b=cxd
      # The query is decoded before it is split, and a '+' stays a plus.
      {"/":"/a","?":{"b":"c"}} +/a?x=y%26b=c
      {"/":"/a","?":{"b":"é"}} +/a?b=%C3%A9
      {"/":"/a","?":{"b":"c d"}} +/a?b=c%20d -/a?b=c+d
      # A query without '&' is split at each ';'.
      {"/":"/a","?":{"b":"c"}} +/a?x=y;b=c -/a?x=y;b=c&d
      # A character that joins the next one to it divides nothing.
      {"/":"/a","?":{"b":"?*"}} +/a?b=%D8%80&c=d
      {"/":"/a","?":{"c":"d"}} +/a?b=%D8%80&c=d
      # A fragment is one text.
      {"/":"/a","#":"b"} +/a#b -/a -/a#bc
      {"/":"/a","#":"*"} -/a +/a#
      {"/":"/a","#":"b=é&*"} +/a#b=%C3%A9&c
      {"/":"/a","#":"?*&b"} -/a#c&d&b
      # The first rule that matches decides, and no rule refuses.
      {"/":"/a/new","exclude":true},{"/":"/a/*"} -/a/new +/a/old -/b
      {"/":"/a/*"},{"/":"/a/new","exclude":true} +/a/new
      {"/":"/b","exclude":true} -/b -/a
      {} +/a +/
      {"comments":"every link"} +/a
      # One malformed rule takes the others with it: then the manifest alone decides.
      {"/":"/a"},{"/":1} +/a +/b
      {"/":"/a"},{"?":["b"]} +/b
      {"/":"/a"},{"exclude":"true"} +/b
      {"/":"/a"},{"/":""} +/b
      {"/":"/a"},{"?":{"b":""}} +/b
      {"/":"/a"},{"#":""} +/b
      """#)

  @Test func areAsManyAsAreDocumented() { #expect(Self.filters.count >= 103) }

  @Test(arguments: filters) func decidesByFilter(_ verdict: Verdict) {
    let names = ["action.VIEW", "category.DEFAULT", "category.BROWSABLE"].map { name in
      #"<\#(name.prefix { $0 != "." }) android:name="android.intent.\#(name)"/>"#
    }
    let manifest = DeployedManifest(
      SourceFile(
        path: "AndroidManifest.xml",
        text: """
          <activity><intent-filter>\(names.joined())\(Self.elements(of: verdict.file))</intent-filter></activity>
          """))
    #expect(!manifest.problems.contains { $0.code == .invalidDeployedFile })
    let link = AndroidLink(verdict.link)
    #expect(manifest.filters.contains { $0.place(opening: link) != nil } == verdict.opens)
  }

  @Test(arguments: rules) func decidesByRules(_ verdict: Verdict) throws {
    let relation = AssetLinksFile.relation
    let text = """
      [{"relation":["\(relation)"],"target":{"namespace":"android_app","package_name":"a.b",
      "sha256_cert_fingerprints":[]},
      "relation_extensions":{"\(relation)":{"dynamic_app_link_components":[\(verdict.file)]}}}]
      """
    let app = AssetLinksFile.App(package: "a.b", fingerprints: [])
    let file = DeployedAssetLinks(SourceFile(path: "assetlinks.json", text: text), app: app)
    let opens =
      try file.rules.map { rules in
        try #require(AndroidRuleMatcher(rules)).opens("https://example.com" + verdict.link)
      } ?? true
    #expect(opens == verdict.opens)
  }

  /// The verdicts of lines, whose first words are the file.
  private static func verdicts(of lines: String) -> [Verdict] {
    lines.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line -> [Verdict] in
      let words = line.split(separator: " ")
      let isLink: (Substring) -> Bool = { $0.contains(/^[+-]([a-zA-Z]+:|\/|[?#]|$)/) }
      let file = words.prefix { !isLink($0) }.joined(separator: " ")
      return words.drop { !isLink($0) }.map {
        Verdict(file: file, link: String($0.dropFirst()), opens: $0.hasPrefix("+"))
      }
    }
  }

  /// The elements of a filter.
  private static func elements(of file: String) -> String {
    var (text, data) = ("", "")
    func endData() {
      if !data.isEmpty { text += "<data\(data)/>" }
      data = ""
    }
    for word in file.split(separator: " ") {
      switch word {
      case ";": endData()
      case "{", "!{":
        endData()
        text += #"<uri-relative-filter-group android:allow="\#(word == "{")">"#
      case "}":
        endData()
        text += "</uri-relative-filter-group>"
      case _:
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        data += #" android:\#(parts[0])="\#(parts[1])""#
      }
    }
    endData()
    return text
  }
}
