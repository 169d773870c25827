package import RoutegenCompiler

/// An item of `exports` in a `.routegen.json`: a file that `routegen export` writes.
///
///     { "kind": "aasa", "file": "App.routes", "host": "example.com", "to": "public/aasa", "merge": true }
package struct ExportSettings: Sendable {
  package let kind: ExportKind
  package let file: AbsolutePath

  /// The compilation condition of the builds; `nil` for those without one.
  package let variant: String?
  package let host: String?
  package let output: AbsolutePath
  package let isMerged: Bool
  package let layout: AppleAssociationFile.Layout
  package let activity: String?
  package let title: String?
  package let isInternal: Bool

  private static let keys = [
    "kind", "file", "variant", "host", "to", "merge", "comments", "minify", "activity", "title",
    "internal",
  ]

  /// - Parameter folder: The folder to which paths are relative.
  init(
    _ value: JSONValue, of settings: String, in folder: AbsolutePath,
    _ environment: borrowing some Environment
  ) throws(UsageError) {
    let object = try JSONObject(value, called: "an export of '\(settings)'", keys: Self.keys)
    guard
      let name = try object.text("kind"), let file = try object.text("file"),
      let output = try object.text("to")
    else { throw UsageError("\(object.name) lacks 'kind', 'file' or 'to'") }
    let kind = try ExportKind(named: name)
    let options: [(String, ExportOption)] = [
      ("host", .host), ("merge", .merge), ("comments", .comments), ("minify", .minify),
      ("activity", .activity), ("title", .title), ("internal", .internal),
    ]
    for (key, option) in options
    where object.members[key] != nil && !kind.options.contains(option) {
      throw UsageError("'\(key)' of \(object.name) is not for '\(name)'")
    }
    self.kind = kind
    self.file = try environment.place(file, of: "'file' of \(object.name)", in: folder)
    self.output = try environment.place(output, of: "'to' of \(object.name)", in: folder)
    variant = try object.text("variant")
    host = try object.text("host")
    isMerged = try object.bool("merge")
    activity = try object.text("activity")
    title = try object.text("title")
    isInternal = try object.bool("internal")
    layout = AppleAssociationFile.Layout(
      isMinified: try object.bool("minify"), hasComments: try object.bool("comments"))
  }
}

extension AppIdentifiers {
  /// Reads `apps` of a `.routegen.json`.
  ///
  ///     { "apple": ["ABCDE12345.com.example.app"], "clips": ["ABCDE12345.com.example.app.Clip"],
  ///       "android": [{ "package": "com.example.app", "fingerprints": ["14:6D:E9:…"] }] }
  init(_ value: JSONValue, of settings: String) throws(UsageError) {
    self.init()
    let object = try JSONObject(
      value, called: "'apps' of \(settings)", keys: ["apple", "clips", "android"])
    apple = try Self.appIDs(try object.texts("apple"))
    clips = try Self.appIDs(try object.texts("clips"))
    for item in try object.list("android") {
      let app = try JSONObject(
        item, called: "an app in 'android' of \(settings)", keys: ["package", "fingerprints"])
      guard let package = try app.text("package") else {
        throw UsageError("\(app.name) lacks 'package'")
      }
      try Self.requirePackage(package)
      let fingerprints = try app.texts("fingerprints").map { text throws(UsageError) in
        try Self.fingerprint(text)
      }
      guard !fingerprints.isEmpty else { throw UsageError("\(app.name) lacks 'fingerprints'") }
      android.append(AssetLinksFile.App(package: package, fingerprints: fingerprints))
    }
  }
}
