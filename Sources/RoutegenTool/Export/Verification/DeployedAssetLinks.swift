package import RoutegenCompiler

/// A deployed `assetlinks.json` file, as Android reads it for an app: the manifest lists the links.
package struct DeployedAssetLinks {
  /// Why Android does not, or not for all links, open the app.
  package var problems: [Diagnostic] { json.problems }

  private var json: DeployedJSON
  private let app: AssetLinksFile.App

  /// The fingerprints of the app in the file.
  private var fingerprints: Set<String> = []

  /// The place of the last statement about the app; `nil` without one.
  private var place: DeployedValue?

  /// The other apps that the file names.
  private var others: Set<String> = []

  /// The size up to which Android reads a file, in bytes.
  private static let greatestSize = 1_048_576

  package init(_ file: SourceFile, app: AssetLinksFile.App) {
    (json, self.app) = (DeployedJSON(file), app)
    read()
  }

  private mutating func read() {
    guard let file = json.read(upTo: Self.greatestSize, by: "Android reads") else { return }
    guard let statements = file.items else {
      return json.report(file.isNot("a list", called: "the file"))
    }
    for statement in statements { read(statement) }
    guard let place else {
      return json.addMissing(app.package, among: others.subtracting([app.package]), at: nil)
    }
    for fingerprint in app.fingerprints where !fingerprints.contains(fingerprint) {
      json.add(
        Diagnostic(
          .missingApp, "the file does not name the app's certificate '\(fingerprint)'",
          at: json.span(place)))
    }
  }

  // MARK: Statements

  private mutating func read(_ statement: DeployedValue) {
    guard statement.isObject else {
      return json.ignore(statement.isNot("an object", called: "a statement"), statement)
    }
    if statement["include"] != nil {
      return json.ignore("'verify' does not read the statements of an included file", statement)
    }
    guard let target = statement["target"], target.isObject, statement["relation"]?.items != nil
    else {
      return json.ignore("a statement has a list 'relation' and an object 'target'", statement)
    }
    guard target["namespace"]?.text == "android_app", let package = target["package_name"]?.text
    else { return }
    guard package == app.package else {
      others.insert(package)
      return
    }
    guard statement.value.handlesLinks(of: package, AssetLinksFile.relation) else {
      others.insert(package)
      return json.ignore(
        "the statement about the app does not have the relation '\(AssetLinksFile.relation)'",
        statement["relation"])
    }
    place = statement
    readFingerprints(of: target)
    let rules = statement["relation_extensions"]?[AssetLinksFile.relation]?[
      "dynamic_app_link_components"]
    if let rules {
      json.ignore(
        "'verify' does not read dynamic rules, which may close links on Android 15 and later",
        rules)
    }
  }

  private mutating func readFingerprints(of target: DeployedValue) {
    guard let items = target["sha256_cert_fingerprints"]?.items else {
      return json.ignore("'target' has no list 'sha256_cert_fingerprints'", target)
    }
    for item in items {
      guard let text = item.text else {
        json.ignore(item.isNot("a string", called: "a fingerprint"), item)
        continue
      }
      if !app.fingerprints.contains(text) { report(unknown: text, item) }
      fingerprints.insert(text)
    }
  }

  private mutating func report(unknown text: String, _ item: DeployedValue) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    let plain = String(decoding: digits, as: UTF8.self).uppercased()
    let own = app.fingerprints.first { $0.replacing(":", with: "") == plain }
    json.add(
      own == nil
        ? .unneededEntry(
          "an app with another certificate may open the links: '\(text)'", at: json.span(item))
        : Diagnostic(
          .ignoredEntry, "Android compares fingerprints as upper-case pairs with colons",
          at: json.span(item)))
  }
}
