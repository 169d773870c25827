import RoutegenGenerate
import Testing

/// `routegen verify` of Android's manifests, as they are found in projects.
@Suite struct VerifyManifestTests {
  private static let app = """
    routes App
    scheme myapp
    host example.com

    /home
    /users/{id: Int}
    /items/{slug} as items
    except /items/new
    /files/{path...}
    @internal
    /debug/{x}

    """

  private func verify(
    _ deployed: String, expecting code: ExitCode = .problemsFound
  ) -> String {
    var environment = FakeEnvironment(["App.routes": Self.app, "m.xml": deployed])
    let line = "verify App.routes --manifest m.xml --strict"
    #expect(environment.routegen(line) == code, "\(environment.output)\(environment.errors)")
    return environment.output
  }

  private static let paths = """
    <data android:path="/home" /><data android:path="/home/" /><data android:pathPattern="/files/..*" />
    <data android:pathAdvancedPattern="/users/0/{0,1}" />
    <data android:pathAdvancedPattern="/users/[1-9][0-9]{0,18}/{0,1}" />
    <data android:pathAdvancedPattern="/users/-[1-9][0-9]{0,18}/{0,1}" />
    <data android:pathAdvancedPattern="/items/[^/]+/{0,1}" />
    """

  private static let categories = """
    <action android:name="android.intent.action.VIEW" />
    <category android:name="android.intent.category.DEFAULT" />
    <category android:name="android.intent.category.BROWSABLE" />
    """

  private static let web = """
    <intent-filter android:autoVerify="true">
    \(categories)
    <data android:scheme="https" android:host="example.com" />
    \(paths)
    </intent-filter>
    """

  private static let custom =
    "<intent-filter>\(categories)<data android:scheme=\"myapp\" /></intent-filter>"

  private static func manifest(_ filters: String, _ attributes: String = "") -> String {
    """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android"
      xmlns:tools="http://schemas.android.com/tools"><application>
    <activity android:name=".Main" android:exported="true" \(attributes)>
    <intent-filter><action android:name="android.intent.action.MAIN" /></intent-filter>
    \(filters)
    </activity></application></manifest>
    """
  }

  // MARK: Meaning

  @Test func aManifestByHandMayBeRight() {
    let output = verify(Self.manifest(Self.web + Self.custom), expecting: .success)
    #expect(output == "no problems in 1 file\n")
  }

  @Test func anExportIsRightWithAnyPrefix() {
    var environment = FakeEnvironment(["App.routes": Self.app])
    _ = environment.routegen("export android-manifest App.routes")
    for prefix in ["android:", "a:"] {
      let text = environment.output.replacing("android:", with: prefix)
        .replacing("xmlns:android=", with: "xmlns:\(prefix.dropLast())=")
      #expect(verify(text, expecting: .success) == "no problems in 1 file\n")
    }
  }

  @Test(arguments: [
    (
      #"<data android:pathPrefix="/items" />"#,
      "RG614", "'https://example.com/items/new/more' opens the app, which refuses it"
    ),
    (#"<data android:pathPattern="/debug/.*" />"#, "RG614", "'debug' is '@internal'"),
    (
      #"<data android:pathSuffix=".pdf" />"#,
      "RG614", "'https://example.com/some.pdf' opens the app, which refuses it: no route matches it"
    ),
    (
      #"<data android:path="/it\u0027s" />"#,
      "RG614", "'https://example.com/it's' opens the app"
    ),
  ])
  func linksThatOpenTooMuchAreShown(_ path: String, _ code: String, _ message: String) {
    let web = Self.web.replacing("</intent-filter>", with: path + "</intent-filter>")
    let output = verify(Self.manifest(web + Self.custom))
    #expect(output.contains("error[\(code)]"), "\(output)")
    #expect(output.contains(message), "\(output)")
  }

  @Test func aFilterWithoutPathsOpensEverything() {
    let output = verify(Self.manifest(Self.web.replacing(Self.paths, with: "") + Self.custom))
    #expect(output.ranges(of: "error[RG614]").count == 1, "\(output)")
    #expect(output.contains("<intent-filter android:autoVerify=\"true\">"))
  }

  /// Each path of the filter is needed.
  @Test(arguments: [
    "/home\"", "/files/..*", "/users/-[1-9][0-9]{0,18}/{0,1}", "/items/[^/]+/{0,1}",
  ])
  func aMissingPathIsFound(_ path: String) {
    let lines = Self.web.replacing("<data", with: "\n<data").split(separator: "\n")
      .filter { !$0.contains(path) }
    let output = verify(Self.manifest(lines.joined(separator: "\n") + Self.custom))
    #expect(output.contains("error[RG615]"), "\(output)")
    #expect(output.contains("no intent filter matches it"))
  }

  @Test func linksOfASchemeNeedNoHost() {
    let host = Self.custom.replacing("/>", with: "/>").replacing(
      "android:scheme=\"myapp\"", with: "android:scheme=\"myapp\" android:host=\"home\"")
    let output = verify(Self.manifest(Self.web + host))
    #expect(output.contains("'myapp://users/7' does not open the app"), "\(output)")
    #expect(!output.contains("'myapp://home'"))
  }

  // MARK: Entries

  @Test(arguments: [
    (web, "RG616", "no intent filter has the scheme 'myapp'"),
    (custom, "RG616", "no intent filter has the host 'example.com' with the scheme 'https'"),
    (
      web + custom + custom.replacing("myapp", with: "fb123"),
      "RG617", "the routes have no scheme 'fb123'"
    ),
    (
      web.replacing(
        "\"example.com\" />", with: "\"example.com\" /><data android:host=\"old.example\" />")
        + custom, "RG617", "the routes have no host 'old.example'"
    ),
    (web + custom.replacing("myapp", with: "MyApp"), "RG613", "no link has 'MyApp'"),
    (
      web.replacing("android:autoVerify=\"true\"", with: "") + custom,
      "RG613", "web links open the browser from Android 12 on"
    ),
    (
      web.replacing("BROWSABLE", with: "LAUNCHER") + custom, "RG613",
      "no link reaches this filter, because it has no category 'android.intent.category.BROWSABLE'"
    ),
    (
      web + custom.replacing("\"myapp\"", with: "\"myapp\" android:path=\"/home\""),
      "RG613", "Android ignores paths without a host"
    ),
    (
      web.replacing("\"/home\"", with: "\"home\"") + custom, "RG613",
      "no path matches 'home', because paths begin with '/'"
    ),
    (
      web.replacing("[0-9]{0,18}", with: "[0-9") + custom, "RG611",
      "Android cannot read the pattern"
    ),
    (
      web.replacing("android:host", with: "android:mimeType=\"text/html\" android:host") + custom,
      "RG613", "because links have no type"
    ),
    (
      web.replacing("<data android:path=", with: "<data android:pathRegex=") + custom, "RG613",
      "'<data>' has no attribute 'pathRegex'"
    ),
    (
      web.replacing("\"example.com\"", with: "\"${host}\"") + custom, "RG613",
      "the build decides '${host}'; the merged manifest of a build has the value"
    ),
    (
      web.replacing("\"example.com\"", with: "\"https://example.com\"") + custom, "RG613",
      "'https://example.com' is not a host"
    ),
    (
      web.replacing("</intent-filter>", with: "<uri-relative-filter-group /></intent-filter>")
        + custom, "RG613", "before Android 15, the system ignores '<uri-relative-filter-group>'"
    ),
  ])
  func entriesAreCompared(_ filters: String, _ code: String, _ message: String) {
    let output = verify(Self.manifest(filters))
    #expect(output.contains("[\(code)]"), "\(output)")
    #expect(output.contains(message), "\(output)")
  }

  @Test func aPlaceholderMayBeTheHost() {
    let output = verify(
      Self.manifest(Self.web.replacing("\"example.com\"", with: "\"${host}\"") + Self.custom))
    #expect(!output.contains("RG616"))
  }

  @Test func whatNeverOpensLinksIsNoFilter() {
    let other = """
      <intent-filter><action android:name="android.intent.action.SEND" />
      <data android:mimeType="text/*" /></intent-filter>
      <intent-filter tools:node="remove">\(Self.categories)
      <data android:scheme="fb123" /></intent-filter>
      """
    #expect(
      verify(Self.manifest(Self.web + Self.custom + other), expecting: .success)
        == "no problems in 1 file\n")
    let output = verify(Self.manifest(Self.web + Self.custom, "android:enabled=\"false\""))
    #expect(output.contains("with 'android:enabled' false, no link opens the '<activity>'"))
    #expect(output.contains("no intent filter has the scheme 'myapp'"))
  }

  @Test(arguments: [
    ("", "the file is not XML: there is no element"),
    ("{ }", "the file is not XML: expected an element, found '{'"),
    ("<plist/>", "the file is not a manifest: its element is '<plist>'"),
    ("<manifest>", "the file is not XML: '<manifest>' has no end tag"),
  ])
  func otherFilesAreRefused(_ deployed: String, _ message: String) {
    let output = verify(deployed)
    #expect(output.contains("error[RG611]: \(message)"), "\(output)")
    #expect(output.contains("1 error in 1 file"))
  }
}
