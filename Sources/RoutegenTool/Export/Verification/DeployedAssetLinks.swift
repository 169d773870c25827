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
  private var place: Span?

  /// The other apps that the file names.
  private var others: Set<String> = []

  /// The size up to which Android reads a file, in bytes.
  private static let greatestSize = 1_048_576

  package init(_ file: SourceFile, app: AssetLinksFile.App) {
    (json, self.app) = (DeployedJSON(file), app)
    read()
  }

  private mutating func read() {
    guard let value = json.read(upTo: Self.greatestSize, by: "Android reads") else { return }
    guard let statements = value.items else {
      return json.report("the file is \(value.kind), but must be a list", [])
    }
    for (index, statement) in statements.enumerated() { read(statement, [.index(index)]) }
    for problem in missing { json.add(problem) }
  }

  // MARK: Statements

  private mutating func read(_ statement: JSONValue, _ path: [JSONPathPart]) {
    guard let members = statement.members else {
      return json.ignore("a statement is \(statement.kind), but must be an object", path)
    }
    if members["include"] != nil {
      return json.ignore("'verify' does not read the statements of an included file", path)
    }
    guard let target = members["target"]?.members, members["relation"]?.items != nil else {
      return json.ignore("a statement has a list 'relation' and an object 'target'", path)
    }
    guard target["namespace"]?.text == "android_app", let package = target["package_name"]?.text
    else { return }
    guard package == app.package else {
      others.insert(package)
      return
    }
    guard statement.handlesLinks(of: package, AssetLinksFile.relation) else {
      others.insert(package)
      return json.ignore(
        "the statement about the app does not have the relation '\(AssetLinksFile.relation)'",
        path + [.key("relation")])
    }
    place = span(path)
    readFingerprints(
      target["sha256_cert_fingerprints"], path + [.key("target"), .key("sha256_cert_fingerprints")])
    readExtensions(members["relation_extensions"], path + [.key("relation_extensions")])
  }

  private mutating func readFingerprints(_ value: JSONValue?, _ path: [JSONPathPart]) {
    guard let items = value?.items else {
      return json.ignore("'target' has no list 'sha256_cert_fingerprints'", Array(path.dropLast()))
    }
    for (index, item) in items.enumerated() {
      let place = path + [.index(index)]
      guard let text = item.text else {
        json.ignore("a fingerprint is \(item.kind), but must be a string", place)
        continue
      }
      if !app.fingerprints.contains(text) { report(unknown: text, place) }
      fingerprints.insert(text)
    }
  }

  private mutating func report(unknown text: String, _ path: [JSONPathPart]) {
    let digits = text.utf8.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    let plain = String(decoding: digits, as: UTF8.self).uppercased()
    let own = app.fingerprints.first { $0.replacing(":", with: "") == plain }
    json.add(
      own == nil
        ? .unneededEntry(
          "an app with another certificate may open the links: '\(text)'", at: span(path))
        : Diagnostic(
          .ignoredEntry, "Android compares fingerprints as upper-case pairs with colons",
          at: span(path)))
  }

  private mutating func readExtensions(_ value: JSONValue?, _ path: [JSONPathPart]) {
    let key = "dynamic_app_link_components"
    guard value?.members?[AssetLinksFile.relation]?.members?[key] != nil else { return }
    json.ignore(
      "'verify' does not read dynamic rules, which may close links on Android 15 and later",
      path + [.key(AssetLinksFile.relation), .key(key)])
  }

  // MARK: Problems

  private var missing: [Diagnostic] {
    guard let place else {
      let problem = Diagnostic(
        .missingApp, "the file does not name the app '\(app.package)'", at: span([]))
      let named = others.subtracting([app.package]).sorted()
      return [
        named.isEmpty ? problem : problem.note("it names '\(named.joined(separator: "', '"))'")
      ]
    }
    return app.fingerprints.filter { !fingerprints.contains($0) }.map {
      Diagnostic(
        .missingApp, "the file does not name the app's certificate '\($0)'", at: place)
    }
  }

  /// The place of a value.
  private func span(_ path: [JSONPathPart]) -> Span { json.span(path) }
}
