import RoutegenGenerate
import Testing

/// `routegen verify` of `assetlinks.json` files.
@Suite struct VerifyAssetLinksTests {
  private static let app = """
    routes App
    host example.com

    /home
    /items/{slug} as items
    except /items/new
    /search?q={query}

    """

  private static let fingerprint = Array(repeating: "1A", count: 32).joined(separator: ":")
  private static let relation = "delegate_permission/common.handle_all_urls"

  private func verify(
    _ deployed: String, _ options: String = "", expecting code: ExitCode = .problemsFound
  ) -> String {
    var environment = FakeEnvironment(["App.routes": Self.app, "live.json": deployed])
    let line =
      "verify App.routes --assetlinks live.json --package com.example.app "
      + "--fingerprint \(Self.fingerprint) --strict \(options)"
    #expect(environment.routegen(line) == code, "\(environment.output)\(environment.errors)")
    return environment.output
  }

  private static func statement(
    _ fingerprints: [String] = [fingerprint], package: String = "com.example.app",
    relation: String = relation, rules: String? = nil
  ) -> String {
    let list = fingerprints.map { "\"\($0)\"" }.joined(separator: ", ")
    let extensions = rules.map {
      #", "relation_extensions": { "\#(relation)": { "dynamic_app_link_components": [\#($0)] } }"#
    }
    return """
      [{ "relation": ["\(relation)"], "target": { "namespace": "android_app",
      "package_name": "\(package)", "sha256_cert_fingerprints": [\(list)] }\(extensions ?? "") }]
      """
  }

  @Test func anExportIsRight() {
    for options in ["", "--dynamic", "--minify"] {
      var environment = FakeEnvironment(["App.routes": Self.app])
      _ = environment.routegen(
        "export assetlinks App.routes --package com.example.app --fingerprint \(Self.fingerprint) "
          + options)
      #expect(verify(environment.output, expecting: .success) == "no problems in 1 file\n")
    }
  }

  @Test(arguments: [
    ("", "RG611", "the file is not JSON: expected a value, found the end of the file"),
    ("{}", "RG611", "the file is an object, but must be a list"),
    ("[]", "RG612", "the file does not name the app 'com.example.app'"),
    (statement(package: "com.example.beta"), "RG612", "it names 'com.example.beta'"),
    (statement([]), "RG612", "the file does not name the app's certificate '1A:"),
    (
      statement([fingerprint.replacing("1A", with: "2B"), fingerprint]), "RG617",
      "an app with another certificate may open the links: '2B:2B"
    ),
    (
      statement([fingerprint.lowercased()]), "RG613",
      "Android compares fingerprints as upper-case pairs with colons"
    ),
    (
      statement(relation: "delegate_permission/common.get_login_creds"), "RG613",
      "does not have the relation 'delegate_permission/common.handle_all_urls'"
    ),
    (#"[1]"#, "RG613", "a statement is a number, but must be an object"),
    (#"[{ "relation": [] }]"#, "RG613", "a statement has a list 'relation' and an object 'target'"),
    (
      #"[{ "include": "https://example.com/a.json" }]"#, "RG613",
      "'verify' does not read the statements of an included file"
    ),
    (
      statement(rules: #"{ "/": "*" }"#), "RG614",
      "'https://example.com/other' opens the app, which refuses it: no route matches it"
    ),
    (
      statement(rules: #"{ "/": "/home*" }"#), "RG615",
      "'https://example.com/items/other' does not open the app"
    ),
    (
      statement(rules: #"{ "/": "*", "exclude": true }"#), "RG615",
      "'https://example.com/home' does not open the app, but matches its route 'home'"
    ),
    (
      statement(rules: #"{ "/": "/items/?*", "exclude": true }, { "/": "*" }"#), "RG615",
      "'https://example.com/items/other' does not open the app, but matches its route 'items'"
    ),
    (statement(rules: #"{ "/": "" }"#), "RG613", "Android ignores all rules of the app"),
    (statement(rules: #"{ "?": "q=*" }"#), "RG613", "Android ignores all rules of the app"),
    (statement(rules: #"{ "exclude": "yes" }"#), "RG613", "Android ignores all rules of the app"),
    (statement(rules: #""/home""#), "RG613", "Android ignores all rules of the app"),
  ])
  func mistakesAreExplained(_ deployed: String, _ code: String, _ message: String) {
    let output = verify(deployed)
    #expect(output.contains("[\(code)]"), "\(output)")
    #expect(output.contains(message), "\(output)")
  }

  @Test func statementsOfOthersAreTheirs() {
    let web = #"{ "relation": ["r"], "target": { "namespace": "web", "site": "https://a.b" } }"#
    let deployed = Self.statement().dropLast() + ", \(web)]"
    #expect(verify(String(deployed), expecting: .success) == "no problems in 1 file\n")
  }

  @Test func aHostOfTheRoutesIsNeeded() {
    var environment = FakeEnvironment(["App.routes": Self.app, "live.json": "[]"])
    let line =
      "verify App.routes --assetlinks live.json --package com.example.app "
      + "--fingerprint \(Self.fingerprint) --host other.example"
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors.contains("'App' has no host 'other.example'"))
  }
}
