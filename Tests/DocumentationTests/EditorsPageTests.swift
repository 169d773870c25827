import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing

/// The schema for settings is that of their reader.
@Suite struct EditorsPageTests {
  private static let schema = Page("Editors/vscode/routegen.schema.json").lines.joined()

  /// A path of the schema with the settings at which the reader lists the same names.
  @Test(arguments: [
    ("properties", #"{"": 0}"#),
    ("properties.diff.properties", #"{"diff": {"": 0}}"#),
    ("properties.links.properties", #"{"links": {"": 0}}"#),
    ("properties.apps.properties", #"{"apps": {"": 0}}"#),
    ("properties.apps.properties.android.items.properties", #"{"apps": {"android": [{"": 0}]}}"#),
    ("properties.exports.items.properties", #"{"exports": [{"": 0}]}"#),
    (
      "properties.exports.items.properties.kind.enum",
      #"{"exports": [{"kind": "", "file": "a", "to": "b"}]}"#
    ),
    ("definitions.level.enum", #"{"rules": {"many-cases": ""}}"#),
  ]) func theSchemaHasTheNamesOfTheReader(_ path: String, _ settings: String) throws {
    var world = Shelf(files: [".routegen.json": settings, "App.routes": "routes App\n/home\n"])
    #expect(run(["check"], in: &world) == .couldNotRun)
    let names = try #require(world.errors.split(separator: " are ").last)
      .trimmingCharacters(in: .newlines).components(separatedBy: ", ")
    var node: Any = try JSONSerialization.jsonObject(with: Data(Self.schema.utf8))
    for part in path.split(separator: ".") {
      node = try #require((node as? [String: Any])?[String(part)])
    }
    let shown = (node as? [String: Any])?.keys.map { $0 } ?? node as? [String] ?? []
    #expect(Set(shown) == Set(names), "\(world.errors)")
  }
}
