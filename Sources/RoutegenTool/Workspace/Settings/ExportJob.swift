import RoutegenCompiler

/// The file of `tree`, `match` and `export`, compiled with the route sets that it mounts.
struct ShownFile: Hashable, Sendable {
  let path: String

  /// The compilation condition of the builds; `nil` for those without one.
  var variant: String?

  /// The values of `--import`.
  var imports: [String] = []
}

/// One file to export.
struct ExportJob: Sendable {
  let kind: ExportKind
  let file: ShownFile

  /// The host whose links the file is for; `nil` for the only host of the route set.
  var host: String?
  var apps = AppIdentifiers()
  var layout = AppleAssociationFile.Layout()

  /// The title of a page; `nil` for the name of the route set.
  var title: String?

  /// Whether pages and lists of links contain what is `@internal`.
  var isInternal = false

  /// The activity of a manifest.
  var activity: String?
  var merged: MergedFile?

  /// The file to write; `nil` for standard output.
  var output: String?

  /// The file whose other entries stay.
  struct MergedFile: Sendable {
    let path: String

    /// Whether the file must exist.
    let isRequired: Bool
  }
}

extension ExportJob {
  private static let keys = [
    "kind", "file", "variant", "host", "to", "merge", "comments", "minify", "activity", "title",
    "internal",
  ]

  /// Reads an item of `exports` in a `.routegen.json`.
  ///
  ///     { "kind": "aasa", "file": "App.routes", "host": "example.com", "to": "public/aasa", "merge": true }
  ///
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
    kind = try ExportKind(named: name)
    for option in ExportOption.allCases
    where object.members[option.key] != nil && !kind.options.contains(option) {
      throw UsageError("'\(option.key)' of \(object.name) is not for '\(name)'")
    }
    let place = try environment.place(file, of: "'file' of \(object.name)", in: folder)
    self.file = ShownFile(path: environment.path(of: place), variant: try object.text("variant"))
    let path = environment.path(
      of: try environment.place(output, of: "'to' of \(object.name)", in: folder))
    self.output = path
    if try object.bool("merge") { merged = MergedFile(path: path, isRequired: false) }
    host = try object.text("host")
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
