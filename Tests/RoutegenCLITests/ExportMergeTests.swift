import RoutegenGenerate
import Testing

/// `--merge` keeps what a file has for other apps and services, and merging twice changes nothing.
@Suite struct ExportMergeTests {
  private static let app = """
    routes App
    scheme app
    host example.com

    enum Tab { info, reviews }

    @activity("com.example.view")
    @shortcut("*.home")
    /home
    /items/{tab: Tab}

    """

  private static let id = "ABCDE12345.com.example.app"

  /// Merges twice with the file; returns the text.
  private func merge(_ kind: String, _ old: String, _ options: String = "") -> String {
    var environment = FakeEnvironment(["App.routes": Self.app, "old": old])
    let line = "export \(kind) App.routes --merge old -o old \(options)"
    #expect(environment.routegen(line) == .success, "\(environment.errors)")
    let text = environment.text(of: "old") ?? ""
    #expect(environment.routegen(line + " --check") == .success)
    return text
  }

  private func merge(aasa old: String) -> String {
    merge("aasa", old, "--app-id \(Self.id) --minify")
  }

  // MARK: Association files

  @Test func entriesOfOtherAppsAndServicesStay() {
    let text = merge(
      aasa: #"""
        {
          "applinks": {
            "details": [
              { "appIDs": ["AAAAAAAAAA.first"], "components": [{ "/": "/first" }] },
              { "appIDs": ["ABCDE12345.com.example.app"], "components": [{ "/": "/old" }] },
              { "appID": "BBBBBBBBBB.last", "paths": ["NOT /last", "*"] }
            ]
          },
          "webcredentials": { "apps": ["ABCDE12345.com.example.app"] }
        }
        """#)
    #expect(
      text == #"""
        {"applinks":{"details":[{"appIDs":["AAAAAAAAAA.first"],"components":[{"/":"/first"}]},\#
        {"appIDs":["ABCDE12345.com.example.app"],"components":[{"/":"/items/$(Tab)"},{"/":"/home"}]},\#
        {"appID":"BBBBBBBBBB.last","paths":["NOT /last","*"]}],\#
        "substitutionVariables":{"Tab":["info","reviews"]}},\#
        "webcredentials":{"apps":["ABCDE12345.com.example.app"]}}

        """#)
  }

  /// Another app may have a variable of the same name, and unused ones are those of old exports.
  @Test func variablesOfOtherAppsStay() {
    let text = merge(
      aasa: #"""
        { "applinks": {
          "details": [{ "appIDs": ["AAAAAAAAAA.first"], "components": [{ "/": "/$(Tab)" }] }],
          "substitutionVariables": { "Tab": ["a", "b"], "Unused": ["c"] } } }
        """#)
    #expect(text.contains(#""substitutionVariables":{"Tab":["a","b"],"Tab2":["info","reviews"]}"#))
    #expect(text.contains(#"{"/":"/items/$(Tab2)"}"#))
  }

  /// Names may have quotes and combining marks, and another app may have our variable of numbers.
  @Test func variablesAreFoundByTheirBytes() {
    var environment = FakeEnvironment([
      "App.routes": "routes App\nhost example.com\n/users/{id: Int}\n",
      "old": #"""
      { "applinks": {
        "details": [{ "appIDs": ["AAAAAAAAAA.first"], "components": [
          { "/": "/$(a\"b)/$(q)\u0301/$(nondigit)" }] }],
        "substitutionVariables": { "a\"b": ["1"], "q": ["2"], "nondigit": ["zzz"] } } }
      """#,
    ])
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) --merge old --minify")
    #expect(environment.output.contains(#""a\"b":["1"]"#))
    #expect(environment.output.contains(#""q":["2"]"#))
    #expect(environment.output.contains(#""nondigit":["zzz"]"#))
    #expect(environment.output.contains(#"{"/":"/users/*$(nondigit2)*","exclude":true}"#))
  }

  @Test func numbersAreKept() {
    let text = merge(aasa: #"{ "big": 12345678901234567890, "half": 0.5, "whole": -7 }"#)
    #expect(text.contains(#""big":12345678901234567890,"half":0.5,"whole":-7"#))
    var environment = FakeEnvironment(["App.routes": Self.app, "old": #"{"x":1e999}"#])
    let line = "export aasa App.routes --app-id \(Self.id) --merge old"
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: old:1:6: this number is too large\n")
  }

  @Test func entriesThatNameOtherAppsTooLoseOurs() {
    let text = merge(
      aasa: #"""
        { "applinks": { "apps": [], "details": [
          { "appIDs": ["ABCDE12345.com.example.app", "AAAAAAAAAA.first"],
            "components": [{ "/": "/both" }] }] } }
        """#)
    #expect(
      text.contains(#"{"appIDs":["AAAAAAAAAA.first"],"components":[{"/":"/both"}]}"#))
    #expect(!text.contains(#""apps""#))
  }

  @Test func detailsOfTheFirstFormatBecomeAList() {
    let text = merge(
      aasa: #"""
        { "applinks": { "details": {
          "AAAAAAAAAA.first": { "paths": ["*"] },
          "ABCDE12345.com.example.app": { "paths": ["/old"] } } } }
        """#)
    #expect(
      text.hasPrefix(
        #"{"applinks":{"details":[{"appID":"AAAAAAAAAA.first","paths":["*"]},{"appIDs":["#))
    #expect(!text.contains("/old"))
  }

  @Test func defaultsOfTheFileDoNotApplyToOurEntry() {
    let text = merge(
      aasa: #"{ "applinks": { "defaults": { "caseSensitive": false, "percentEncoded": true } } }"#)
    #expect(text.contains(#""defaults":{"caseSensitive":true}}]"#))
    #expect(text.contains(#""defaults":{"caseSensitive":false,"percentEncoded":true}"#))
  }

  @Test(arguments: [
    ("[]", "the file is a list, but must be an object"),
    (#"{ "applinks": [] }"#, "'applinks' is a list, but must be an object"),
    (#"{ "applinks": { "details": 1 } }"#, "'details' is a number, but must be a list"),
    (
      #"{ "applinks": { "details": ["*"] } }"#,
      "an entry of 'details' is a string, but must be an object"
    ),
  ])
  func filesOfAnotherFormAreRefused(_ old: String, _ message: String) {
    var environment = FakeEnvironment(["App.routes": Self.app, "old": old])
    let line = "export aasa App.routes --app-id \(Self.id) --merge old -o old"
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: cannot merge with 'old': \(message)\n")
  }

  @Test func mistakesOfJSONHaveAPlace() {
    var environment = FakeEnvironment(["App.routes": Self.app, "old": "{\n  \"a\": 1,\n}\n"])
    _ = environment.routegen("export aasa App.routes --app-id \(Self.id) --merge old")
    #expect(environment.errors == "error: old:3:1: expected a key in quotes, found '}'\n")
  }

  // MARK: Asset links

  @Test func otherStatementsAndRelationsStay() {
    let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
    let text = merge(
      "assetlinks",
      #"""
      [
        { "relation": ["delegate_permission/common.get_login_creds"],
          "target": { "namespace": "web", "site": "https://example.com" } },
        { "relation": ["delegate_permission/common.handle_all_urls", "other"],
          "target": { "namespace": "android_app", "package_name": "com.example.app",
            "sha256_cert_fingerprints": ["old"] } }
      ]
      """#, "--package com.example.app --fingerprint \(fingerprint) --minify")
    #expect(
      text
        == #"[{"relation":["delegate_permission/common.get_login_creds"],"#
        + #""target":{"namespace":"web","site":"https://example.com"}},"#
        + #"{"relation":["delegate_permission/common.handle_all_urls","other"],"#
        + #""target":{"namespace":"android_app","package_name":"com.example.app","#
        + #""sha256_cert_fingerprints":["\#(fingerprint)"]}}]"# + "\n")
  }

  /// A second statement would keep an old certificate valid; members of others stay.
  @Test func oneStatementOfTheAppRemains() {
    let fingerprint = Array(repeating: "AB", count: 32).joined(separator: ":")
    let statement = #"""
      { "comment": "ours", "relation": ["delegate_permission/common.handle_all_urls"],
        "relation_extensions": { "other": {} },
        "target": { "namespace": "android_app", "package_name": "com.example.app",
          "sha256_cert_fingerprints": ["old"] } }
      """#
    let text = merge(
      "assetlinks", "[\(statement), { \"relation\": [] }, \(statement)]",
      "--package com.example.app --fingerprint \(fingerprint) --minify")
    #expect(text.ranges(of: "com.example.app").count == 1)
    #expect(!text.contains("old"))
    #expect(
      text.contains(#""comment":"ours""#) && text.contains(#""relation_extensions":{"other":{}}"#))
    #expect(text.hasSuffix(#",{"relation":[]}]"# + "\n"))
  }

  // MARK: Property lists

  /// A value of another type may be what a build replaces, such as `$(DOMAINS)`.
  @Test(arguments: [
    ("entitlements", "com.apple.developer.associated-domains", "texts"),
    ("info-plist", "NSUserActivityTypes", "texts"),
    ("info-plist", "CFBundleURLTypes", "dictionaries"),
    ("info-plist", "UIApplicationShortcutItems", "dictionaries"),
  ])
  func valuesOfAnotherTypeAreRefused(_ kind: String, _ key: String, _ noun: String) {
    let old = list("\t<key>\(key)</key>\n\t<string>$(VALUE)</string>")
    var environment = FakeEnvironment(["App.routes": Self.app, "old": old])
    #expect(environment.routegen("export \(kind) App.routes --merge old") == .couldNotRun)
    #expect(
      environment.errors == "error: cannot merge with 'old': '\(key)' is not a list of \(noun)\n")
  }

  private func list(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(members)
    </dict>
    </plist>

    """
  }

  @Test func otherDomainsStay() {
    let text = merge(
      "entitlements",
      list(
        """
        \t<key>aps-environment</key>
        \t<string>development</string>
        \t<key>com.apple.developer.associated-domains</key>
        \t<array>
        \t\t<string>applinks:example.app.link</string>
        \t\t<string>webcredentials:example.com</string>
        \t</array>
        """))
    #expect(
      text
        == list(
          """
          \t<key>aps-environment</key>
          \t<string>development</string>
          \t<key>com.apple.developer.associated-domains</key>
          \t<array>
          \t\t<string>applinks:example.app.link</string>
          \t\t<string>webcredentials:example.com</string>
          \t\t<string>applinks:example.com</string>
          \t</array>
          """))
  }

  @Test func otherSchemesActivitiesAndTitlesStay() {
    let text = merge(
      "info-plist",
      list(
        """
        \t<key>CFBundleURLTypes</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>fb123</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        \t<key>NSUserActivityTypes</key>
        \t<array>
        \t\t<string>INSendMessageIntent</string>
        \t</array>
        \t<key>UIApplicationShortcutItems</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>UIApplicationShortcutItemTitle</key>
        \t\t\t<string>HOME_TITLE</string>
        \t\t\t<key>UIApplicationShortcutItemType</key>
        \t\t\t<string>$(PRODUCT_BUNDLE_IDENTIFIER).home</string>
        \t\t</dict>
        \t</array>
        """))
    for kept in ["fb123", "INSendMessageIntent", "HOME_TITLE"] { #expect(text.contains(kept)) }
    for new in ["<string>app</string>", "<string>com.example.view</string>"] {
      #expect(text.contains(new))
    }
    #expect(text.ranges(of: "UIApplicationShortcutItemTitle").count == 1)
  }

  @Test(arguments: [
    (
      "bplist00…",
      "the file is a binary property list; 'plutil -convert xml1 FILE' converts it"
    ),
    ("<plist", "the file is no property list in XML"),
  ])
  func onlyXMLIsMerged(_ old: String, _ message: String) {
    var environment = FakeEnvironment(["App.routes": Self.app, "old": old])
    #expect(environment.routegen("export entitlements App.routes --merge old") == .couldNotRun)
    #expect(environment.errors == "error: cannot merge with 'old': \(message)\n")
  }

  @Test func listsWithoutKeysAreRefused() {
    let old = list("").replacing("dict>", with: "array>")
    var environment = FakeEnvironment(["App.routes": Self.app, "old": old])
    _ = environment.routegen("export entitlements App.routes --merge old")
    #expect(
      environment.errors
        == "error: cannot merge with 'old': the file is a property list without keys\n")
  }
}
