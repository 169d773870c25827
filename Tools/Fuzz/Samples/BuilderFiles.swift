import Foundation
import RoutegenCompiler
import RoutegenTool

/// The functions of route sets in other languages, and `sets.json`, in which `Tools/Fuzz/builders` finds them.
struct BuilderFiles {
  let models: [RouteModel]

  private static var options: BuilderOptions {
    var options = BuilderOptions()
    options.withInternal = true
    options.isNested = true
    return options
  }

  func write(to folder: String) throws {
    var sets: [String: Any] = [:]
    for model in models {
      let files = try write(model, to: folder)
      let document = try JSONSerialization.jsonObject(with: Data(exportJSON(model).utf8))
      let line = try Self.text(["set": document, "files": files])
      // Only the app can check the links of the routes with a finding.
      let findings = BuilderLanguageName.typescript.file(for: model, Self.options).findings
      let unchecked = findings.map(\.span)
      let parameters = model.routes.filter { !$0.isUnlinked && !unchecked.contains($0.nameSpan) }
        .map { ($0.qualifiedName, $0.parameters.map(\.name)) }
      sets["\(model.name)Samples"] = [
        "line": line, "parameters": Dictionary(uniqueKeysWithValues: parameters),
      ]
    }
    try Self.write(Self.text(sets), to: "\(folder)/sets.json")
  }

  /// Writes the file of each language; returns the paths by language.
  private func write(_ model: RouteModel, to folder: String) throws -> [String: String] {
    var paths: [String: String] = [:]
    for language in BuilderLanguageName.allCases {
      var options = Self.options
      if language.hasPackages { _ = options.setPackage("tested") }
      let file = language.file(for: model, options)
      paths[language.rawValue] = "\(folder)/\(file.name)"
      for file in [file] + language.supportFiles(options) {
        try Self.write(file.text, to: "\(folder)/\(file.name)")
      }
    }
    return paths
  }

  private static func text(_ object: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
