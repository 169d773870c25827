import RoutegenExport
import RoutegenSource
import Testing

/// What Apple's `swcutil` says about a file and a link, fact by fact, read from the file as `verify` reads it.
///
/// Each line is a component, or an entry of `details` with defaults, then links: `+` for those that open the
/// app, `-` for those that do not. The facts are those of Apple's documentation and of recorded answers.
@Suite struct AppleVerdictTests {
  struct Verdict: Sendable, CustomStringConvertible {
    let applinks: String
    let link: String
    let opens: Bool
    var description: String { "\(applinks) \(opens ? "+" : "-")\(link)" }
  }

  /// One component, whose links follow.
  static let components = """
    # A slash at the end does not count, and a pattern that ends in '/*' matches its parent.
    {"/":"/shop/*"} +/shop +/shop/ +/shop/7 +/shop/7/a +/shop// -/shopping -/sho
    {"/":"/a/b/*"} +/a/b +/a/b/c -/a
    {"/":"/shop*"} +/shop +/shopping -/sho
    {"/":"/a/*/c"} -/a/c +/a/b/c
    {"/":"/shop"} +/shop +/shop/ -/Shop -/shop/7
    {"/":"/shop/"} +/shop +/shop//
    {"/":"/a/b/"} +/a/b
    {"/":"/"} +/ +
    # Slashes at the beginning of a pattern are one, whether it has none or several.
    {"/":"abc"} +/abc -/abcd -/xabc
    {"/":"abc","?":"def","#":"*"} +/abc?def -/abc -?def
    {"/":"buy/*"} +/buy/42 +/buy
    {"/":"*abc"} +/xabc
    {"/":"//abc"} +/abc
    {"/":"a/b"} +/a/b
    # Wildcards.
    {"/":"/id/????"} +/id/4815 -/id/481 -/id/481/
    {"/":"/a/?*"} -/a/ +/a/b
    {"/":"/items/*/photos"} +/items/7/photos +/items/7/8/photos -/items/photos
    # An item that is missing is empty, and of one that occurs twice, both values count.
    {"?":{"b":"*"}} +/x?a=1 +/x +/x?b=1
    {"?":{"b":"?*"}} -/x?a=1 -/x?b= +/x?b=1
    {"?":{"b":""}} +/x?a=1 +/x?b -/x?b=1
    {"?":{"b":"1"}} -/x?a=1 +/x?a=1&b=1
    {"?":{"a":"1","b":"*"}} +/x?a=1 -/x?b=1
    {"?":{"id":"42"}} -/x?id=42&id=7 -/x?id=7&id=42 -/x?id=7&id=42&id=9 +/x?id=42
    {"?":{"id":"*"}} +/x?id=7&id=42
    {"?":{"id":"7,42"}} -/x?id=7&id=42
    {"?":{"id":""}} -/x?id=7&id=42
    {"?":{"id":"?*"}} +/x?id=7&id=42
    {"?":{"id":"7"}} +/x?id=7&id=7
    # A pattern of an item that is no text takes all others with it.
    {"?":{"flag":true}} +/x?flag=1 +/x?other=1
    {"?":{"flag":false}} +/x?flag=1
    {"?":{"n":5}} +/x?n=5
    {"?":{"n":null}} +/x?n=6
    {"?":{"a":"1","flag":true}} +/x?a=2 +/x?a=1
    {"?":{"a":["1"]}} +/x?a=2
    {"?":{"a":{"b":"1"}}} +/x?a=2
    # A text is the pattern of the whole query.
    {"?":"a=1"} +/x?a=1 -/x?a=1&b=2 -/x
    {"?":"*"} +/x +/x?a
    {"?":"?*"} -/x +/x?a
    {"?":""} +/x -/x?a
    {"#":"*"} +/x +/x#a
    {"#":"?*"} -/x +/x#a
    {"#":""} +/x -/x#a
    {"#":"promo"} +/a/b?c=d#promo -/a#promotion
    # Links are compared as they are written, or decoded: patterns never are.
    {"/":"/a%20b"} +/a%20b
    {"/":"/a b"} -/a%20b
    {"/":"/a b","percentEncoded":false} +/a%20b
    {"/":"/a%20b","percentEncoded":false} -/a%20b
    {"/":"/a/b"} -/a%2Fb
    {"/":"/a/b","percentEncoded":false} +/a%2Fb +/a/b
    {"/":"/caf%C3%A9"} +/caf%C3%A9 -/caf%c3%a9
    {"/":"/café","percentEncoded":false} +/caf%C3%A9 +/caf%c3%a9
    {"/":"/café"} -/caf%C3%A9
    {"/":"/café/*","percentEncoded":false} +/caf%C3%A9/menu
    {"/":"/100%zz","percentEncoded":false} +/100%zz
    {"?":{"q":"a b"},"percentEncoded":false} +/x?q=a%20b
    {"#":"a/b","percentEncoded":false} +/x#a%2Fb
    # Unknown members have no effect, also those in another case.
    {"/":"/foo/*"} +/foo/1
    {"/":"/foo/*","unknown":"x"} +/foo/1 -/bar
    {"unknown":"x"} +/anything
    {} +/anything
    {"/":"/foo/*","casesensitive":false} -/FOO/1
    {"/":"/foo/*","future":{"a":"b"}} +/foo/1
    {"/":"/help/*","caseSensitive":false} +/HELP/1
    # The variables of every file; a region is one of the codes, of which 'UK' is none.
    {"/":"/id/$(digit)"} +/id/7 -/id/x
    {"/":"/id/$(alpha)"} +/id/q -/id/7
    {"/":"/id/$(upper)"} +/id/Q -/id/q
    {"/":"/id/$(lower)"} +/id/q -/id/Q
    {"/":"/id/$(alnum)"} +/id/7 -/id/-
    {"/":"/id/$(xdigit)"} +/id/f -/id/g
    {"/":"/id/$(upper)","caseSensitive":false} +/id/q
    {"/":"/$(region)/home"} +/GB/home +/US/home -/UK/home -/gb/home -/GBR/home
    {"/":"/$(lang)/home"} +/en/home +/haw/home -/qq/home -/english/home
    {"/":"/$(lang)_$(region)/$(food)/"} +/en_US/pizza/ -/en_US/tacos/ -/qq_ZZ/pizza/ -/en_US/$(food)/
    {"/":"/$(star)/x"} +/abcz/x -/bcz/x
    """

  /// The members of 'applinks' without details, those of an entry, and the components of it.
  static let defaults = """
    {} {} [{"#":"*"}] +/bar
    {"/":"/foo/*"} {} [{"#":"*"}] -/bar +/foo/1
    {} {"/":"/foo/*"} [{"#":"*"}] -/bar +/foo/1
    {"exclude":true} {} [{"#":"*"}] -/bar
    {"exclude":true} {"exclude":false} [{"#":"*"}] +/bar
    {"?":{"id":"??"}} {} [{"#":"*"}] -/bar?id=7 -/bar?id=7777 +/bar?id=77
    {"#":"a"} {} [{"/":"/foo"}] -/foo +/foo#a
    {"caseSensitive":true} {} [{"/":"/foo"}] -/FOO
    {"caseSensitive":false} {} [{"/":"/foo"}] +/FOO
    {"caseSensitive":false} {"caseSensitive":true} [{"/":"/Strict/*"}] -/strict/1 +/Strict/1
    {} {"caseSensitive":true} [{"/":"/Loose/*","caseSensitive":false}] +/loose/1
    {"percentEncoded":false} {} [{"/":"/a b"}] +/a%20b
    {} {} [{"/":"/a/private/*","exclude":true},{"/":"/a/*"}] -/a/private/x +/a/public
    {} {} [{"/":"/a/*"},{"/":"/a/private/*","exclude":true}] +/a/private/x
    {} {} [{"#":"no_universal_links","exclude":true},{"/":"/buy/*"},{"/":"/help/website/*","exclude":true},{"/":"/help/*","?":{"articleNumber":"????"}}] +/buy/42 -/buy/42#no_universal_links -/help/website/faq?articleNumber=4815 +/help/123?articleNumber=4815 -/help/123?articleNumber=481 -/help/123?articleNumber=48159 -/help/123 -/elsewhere
    """

  static let verdicts = verdicts(of: components) + verdicts(of: defaults)

  @Test(arguments: verdicts) func decides(_ verdict: Verdict) {
    let text = """
      {"applinks":{"substitutionVariables":{"food":["burrito","pizza"],"star":["a*z"]},\(verdict.applinks)}}
      """
    let file = DeployedAssociation(SourceFile(path: "aasa", text: text), appID: Self.app)
    let system = AppleMatcher(file.components, variables: file.variables)
    #expect(system.opens("https://example.com" + verdict.link) == verdict.opens)
  }

  @Test func areAsManyAsWereRecorded() { #expect(Self.verdicts.count >= 151) }

  private static let app = "ABCDE12345.com.example.app"

  /// The verdicts of lines that end with the links.
  private static func verdicts(of lines: String) -> [Verdict] {
    lines.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line -> [Verdict] in
      guard let end = line.lastIndex(where: { "}]".contains($0) }) else { return [] }
      let applinks = applinks(line[...end])
      return line[line.index(after: end)...].split(separator: " ").map {
        Verdict(applinks: applinks, link: String($0.dropFirst()), opens: $0.hasPrefix("+"))
      }
    }
  }

  private static func applinks(_ text: Substring) -> String {
    let parts = text.split(separator: "} ")
    guard parts.count == 3 else {
      return #""details":[{"appIDs":["\#(app)"],"components":[\#(text)]}]"#
    }
    let entry = #"{"appIDs":["\#(app)"],"defaults":\#(parts[1])},"components":\#(parts[2])}"#
    return #""defaults":\#(parts[0])},"details":[\#(entry)]"#
  }
}
