import RoutegenGenerate
import Testing

/// `routegen verify` of entitlements and of `Info.plist`.
@Suite struct VerifyPropertyListTests {
  private static let app = """
    routes App
    scheme myapp
    host example.com, *.shop.example

    /home
    @activity("com.example.view")
    @shortcut("*.find")
    /find

    """

  private func verify(
    _ option: String, _ members: String, expecting code: ExitCode = .problemsFound
  ) -> String {
    let list = "<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>"
    return verify(option, file: list, expecting: code)
  }

  private func verify(
    _ option: String, file: String, expecting code: ExitCode = .problemsFound
  ) -> String {
    var environment = FakeEnvironment(["App.routes": Self.app, "a.plist": file])
    let line = "verify App.routes \(option) a.plist --strict"
    #expect(environment.routegen(line) == code, "\(environment.output)\(environment.errors)")
    return environment.output
  }

  private static func strings(_ texts: [String]) -> String {
    "<array>" + texts.map { "\n<string>\($0)</string>" }.joined() + "</array>"
  }

  private static func domains(_ texts: String...) -> String {
    "<key>com.apple.developer.associated-domains</key>" + strings(texts)
  }

  private static func plist(
    schemes: [String] = ["myapp"], activities: [String] = ["com.example.view"],
    shortcuts: [String] = ["com.example.app.find"]
  ) -> String {
    let items = shortcuts.map {
      "<dict><key>UIApplicationShortcutItemType</key><string>\($0)</string></dict>"
    }
    return
      "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>\(strings(schemes))"
      + "</dict></array><key>NSUserActivityTypes</key>\(strings(activities))"
      + "<key>UIApplicationShortcutItems</key><array>\(items.joined())</array>"
  }

  // MARK: Entitlements

  @Test(arguments: [
    domains("applinks:example.com", "applinks:*.shop.example"),
    domains("applinks:*.shop.example?mode=developer", "applinks:EXAMPLE.com", "webcredentials:a.b"),
    domains("applinks:example.com", "applinks:*.shop.example", "applinks:a.shop.example"),
    domains("applinks:example.com", "applinks:*.shop.example")
      + "<key>aps-environment</key><true/>",
  ])
  func rightEntitlements(_ members: String) {
    #expect(verify("--entitlements", members, expecting: .success) == "no problems in 1 file\n")
  }

  @Test(arguments: [
    ("", "RG616", "lacks 'applinks:example.com', so links of the host open the browser"),
    (domains("applinks:example.com"), "RG616", "lacks 'applinks:*.shop.example'"),
    (domains("applinks:shop.example"), "RG616", "lacks 'applinks:*.shop.example'"),
    (
      domains("applinks: https://example.com/"), "RG613",
      "change it to 'applinks:example.com'"
    ),
    (domains("applinks:example.com/home"), "RG613", "'example.com/home' is not a host"),
    (domains("applinks:"), "RG613", "'' is not a host"),
    (domains("example.com"), "RG613", "'example.com' has no service, such as 'applinks:'"),
    (domains("applinks:old.example"), "RG617", "the routes have no host 'old.example'"),
    (
      domains("applinks:$(HOST)"), "RG616", "the build may replace 'applinks:$(HOST)' with it"
    ),
    (
      "<key>com.apple.developer.associated-domains</key><string>applinks:example.com</string>",
      "RG611",
      "'com.apple.developer.associated-domains' is a '<string>', but must be an '<array>'"
    ),
    (
      "<key>com.apple.developer.associated-domains</key><array><true/></array>", "RG613",
      "an item of 'com.apple.developer.associated-domains' is a '<true>', but must be a '<string>'"
    ),
    (domains("applinks:example.com") + domains(), "RG613", "occurs twice"),
    ("<string>a</string>", "RG611", "expected a '<key>', found '<string>'"),
  ])
  func otherEntitlements(_ members: String, _ code: String, _ message: String) {
    let output = verify("--entitlements", members)
    #expect(output.contains("[\(code)]"), "\(output)")
    #expect(output.contains(message), "\(output)")
  }

  @Test(arguments: [
    ("bplist00", "'plutil -convert xml1 FILE' converts it"),
    ("", "the file is not XML: there is no element"),
    ("{ a = 1; }", "the file is not XML: expected an element, found '{'"),
    ("<plist/>", "the file is not a property list with keys"),
    ("<plist><array/></plist>", "the file is not a property list with keys"),
    ("<dict/>", "the file is not a property list with keys"),
    ("<plist><dict>", "the file is not XML: '<dict>' has no end tag"),
  ])
  func otherFilesAreRefused(_ file: String, _ message: String) {
    for option in ["--entitlements", "--info-plist"] {
      let output = verify(option, file: file)
      #expect(output.contains("error[RG611]"), "\(output)")
      #expect(output.contains(message), "\(output)")
      #expect(output.contains("1 error in 1 file"))
    }
  }

  // MARK: Info.plist

  @Test(arguments: [
    plist(), plist(schemes: ["MyApp"]),
    plist(shortcuts: ["$(PRODUCT_BUNDLE_IDENTIFIER).find"]),
    plist(activities: ["INSendMessageIntent", "com.example.view"]),
    plist(schemes: ["myapp", "$(OTHER)"]),
  ])
  func rightPropertyLists(_ members: String) {
    #expect(verify("--info-plist", members, expecting: .success) == "no problems in 1 file\n")
  }

  @Test(arguments: [
    ("", "error[RG616]", "'CFBundleURLTypes' lacks the scheme 'myapp'"),
    (plist(schemes: ["myapp", "fb1"]), "RG617", "the routes have no scheme 'fb1'"),
    (plist(schemes: ["myapp", "https"]), "RG613", "an app cannot have the scheme 'https'"),
    (plist(schemes: ["$(SCHEME)"]), "warning[RG616]", "the build may replace '$(SCHEME)' with it"),
    (
      plist(activities: []), "error[RG616]",
      "'NSUserActivityTypes' lacks the activity 'com.example.view'"
    ),
    (
      plist(activities: ["com.example.view", "com.example.old"]), "RG617",
      "the routes have no activity 'com.example.old'"
    ),
    (
      plist(shortcuts: []), "warning[RG616]",
      "'UIApplicationShortcutItems' lacks the quick action '*.find'"
    ),
    (
      plist(shortcuts: ["a.find", "a.lost"]), "RG617", "the routes have no quick action 'a.lost'"
    ),
  ])
  func otherPropertyLists(_ members: String, _ code: String, _ message: String) {
    let output = verify("--info-plist", members)
    #expect(output.contains(code), "\(output)")
    #expect(output.contains(message), "\(output)")
  }
}
