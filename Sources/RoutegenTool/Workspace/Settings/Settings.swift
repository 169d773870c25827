package import RoutegenCompiler

/// The contents of a `.routegen.json`.
///
///     {
///       "rules": { "many-cases": "off", "RG404": "error" },
///       "baseline": "routegen-baseline.json",
///       "exclude": ["Tests/Corpus"],
///       "apps": { "apple": ["ABCDE12345.com.example.app"] },
///       "exports": [{ "kind": "entitlements", "file": "App.routes", "to": "App.entitlements" }],
///       "diff": { "against": ["v2.3.0"] },
///       "links": { "routes": ["routes"], "exclude": ["Tests"] }
///     }
package struct Settings {
  package static let fileName = ".routegen.json"

  /// The path of the file, for messages; empty for the default settings.
  package let path: String
  package let levels: Levels

  /// The name of the baseline if the settings name none.
  private static let baselineName = "routegen-baseline.json"

  /// The baseline of the files, and whether the settings name it.
  package let baseline: AbsolutePath
  let namesBaseline: Bool

  /// The folders and files that `check` and `format` ignore unless they are named.
  let excluded: [AbsolutePath]

  /// The apps for which `export` writes files.
  package let apps: AppIdentifiers

  /// The files that `export` writes if it is called without a kind.
  let exports: [ExportJob]

  /// What `diff` and `check` compare the files with.
  package let diff: DiffSettings

  /// Where `links` looks for links, and for the routes that they open.
  package let links: LinkSettings

  /// The folder of the settings file, or the current folder.
  package let folder: AbsolutePath

  /// The settings of files without a settings file.
  init(in folder: AbsolutePath, levels: Levels = .default) {
    path = ""
    self.levels = levels
    (baseline, namesBaseline) = (AbsolutePath(Self.baselineName, in: folder), false)
    (excluded, apps, exports) = ([], AppIdentifiers(), [])
    diff = DiffSettings()
    links = LinkSettings()
    self.folder = folder
  }

  /// Reads the file at `path`; the paths in it are relative to its `folder`.
  init(
    at path: String, in folder: AbsolutePath, _ environment: borrowing some Environment
  ) throws(UsageError) {
    let object = try JSONObject(
      JSONValue(at: path, in: environment), called: "'\(path)'",
      keys: ["rules", "baseline", "exclude", "apps", "exports", "diff", "links", "$schema"])
    self.path = path
    self.folder = folder
    levels = try Self.levels(object)
    let named = try object.text("baseline")
    namesBaseline = named != nil
    baseline = try environment.place(
      named ?? Self.baselineName, of: "'baseline' of \(object.name)", in: folder)
    guard baseline != folder else {
      throw UsageError("'baseline' of \(object.name) is not the path of a file")
    }
    excluded = try object.texts("exclude").map { AbsolutePath($0, in: folder) }
    apps =
      try object.members["apps"].map { value throws(UsageError) in
        try AppIdentifiers(value, of: object.name)
      } ?? AppIdentifiers()
    if let value = object.members["diff"] {
      diff = try DiffSettings(value, of: path)
    } else {
      diff = DiffSettings()
    }
    if let value = object.members["links"] {
      links = try LinkSettings(value, of: path, in: folder, environment)
    } else {
      links = LinkSettings()
    }
    var exports: [ExportJob] = []
    for item in try object.list("exports") {
      let export = try ExportJob(item, of: path, in: folder, environment)
      if let output = export.output, exports.contains(where: { $0.output == output }) {
        let place = environment.absolute(output).path(from: folder)
        throw UsageError("two exports of '\(path)' write '\(place)'")
      }
      exports.append(export)
    }
    self.exports = exports
  }

  /// Returns whether `file` is ignored unless it is named.
  package func excludes(_ file: AbsolutePath) -> Bool { excluded.contains { file.isInside($0) } }

  /// Remarks on the paths of 'exclude' at which there is nothing.
  package func remarks(in environment: borrowing some Environment) -> [String] {
    var remarks: [String] = []
    for place in excluded where environment.kind(at: place) == .nothing {
      remarks.append(
        "'exclude' of '\(path)' names '\(place.path(from: folder))', which does not exist")
    }
    return remarks
  }

  private static func levels(_ object: JSONObject) throws(UsageError) -> Levels {
    var levels = Levels.default
    guard let value = object.members["rules"] else { return levels }
    let rules = try JSONObject(value, called: "'rules' of \(object.name)")
    var first: [DiagnosticCode: String] = [:]
    for name in rules.members.keys.sorted() {
      let code = try rule(name, in: rules)
      if let other = first[code] {
        throw UsageError("'\(other)' and '\(name)' of \(rules.name) are the same rule")
      }
      first[code] = name
      levels[code] = try level(of: name, code, in: rules)
    }
    return levels
  }

  private static func rule(
    _ name: String, in rules: JSONObject
  ) throws(UsageError) -> DiagnosticCode {
    if let code = DiagnosticCode.all.code(name) { return code }
    let names = DiagnosticCode.all.filter(\.isAdjustable).map(\.name)
    throw UsageError(
      "\(rules.name) has the unknown rule '\(name)'"
        + nearest(
          to: name, among: DiagnosticCode.all.map(\.name), "the rules", listing: names))
  }

  private static func level(
    of name: String, _ code: DiagnosticCode, in rules: JSONObject
  ) throws(UsageError) -> Level {
    let levels = Level.allCases.map(\.rawValue)
    let text = try rules.text(name) ?? ""
    guard let level = Level(rawValue: text) else {
      throw UsageError(
        "'\(name)' of \(rules.name) is '\(text)'" + nearest(to: text, among: levels, "the levels"))
    }
    guard code.isAdjustable || level == .error else {
      throw UsageError(
        "'\(name)' of \(rules.name) is '\(text)', but \(code.rawValue) is always an error; "
          + "settings apply only to warnings")
    }
    return level
  }
}

extension Environment {
  /// Returns a path that settings name, which is inside of their folder with its symbolic links followed: settings may be
  /// anybody's, and what they name is read and written.
  func place(
    _ text: String, of name: String, in folder: AbsolutePath
  ) throws(UsageError) -> AbsolutePath {
    let path = AbsolutePath(text, in: folder)
    guard isInside(path.text, folder.text) else {
      throw UsageError(
        "\(name) is '\(text)', which is outside of the folder of the settings; name a path inside")
    }
    return path
  }
}
