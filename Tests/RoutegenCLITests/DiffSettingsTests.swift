import Foundation
import RoutegenGenerate
import Testing
@testable import RoutegenCLI

/// `diff` in the settings, for `diff` and `check`.
@Suite struct DiffSettingsTests {
  private func world(
    _ old: String, _ new: String, _ diff: String = #""against": ["v1"]"#
  ) -> FakeEnvironment {
    var world = FakeEnvironment(["App.routes": "routes App\nscheme app\n\(old)"])
    #expect(world.routegen("snapshot -o v1") == .success, "\(world.errors)")
    world.files["App.routes"] = Array("routes App\nscheme app\n\(new)".utf8)
    world.files[".routegen.json"] = Array("{\"diff\": {\(diff)}}".utf8)
    return world
  }

  private static let renaming =
    #""against": ["v1"], "renamed": {"App": {"recipe": "recipes.detail"}}"#

  @Test func againstIsTheVersionWithoutOthers() {
    var world = world("/a\n/b\n", "/a\n")
    #expect(world.routegen("diff") == .problemsFound)
    #expect(world.output.hasSuffix("1 link breaks; compared with v1\n"))
    #expect(world.routegen("diff --against v1") == .problemsFound)
    #expect(world.routegen("diff App.routes App.routes") == .success)
  }

  /// The paths of snapshots are relative to the settings.
  @Test func snapshotsAreBesideTheSettings() {
    var world = world("/a\n/b\n", "/a\n")
    world.files["Sub/.routegen.json"] = world.files[".routegen.json"]
    world.files["Sub/v1"] = world.files["v1"]
    world.files["Sub/App.routes"] = world.files["App.routes"]
    for path in [".routegen.json", "v1", "App.routes"] { world.files[path] = nil }
    #expect(world.routegen("diff") == .problemsFound)
    #expect(world.output.hasSuffix("compared with Sub/v1\n"))
  }

  /// Each set is compared with the versions of its own settings.
  @Test func settingsOfAFolderConcernItsSets() {
    var world = FakeEnvironment([
      "One/One.routes": "routes One\nscheme one\n/a\n",
      "Two/Two.routes": "routes Two\nscheme two\n/b\n",
    ])
    #expect(world.routegen("snapshot -o One/v1") == .success)
    world.files["One/One.routes"] = Array("routes One\nscheme one\n".utf8)
    world.files["Two/Two.routes"] = Array("routes Two\nscheme two\n".utf8)
    world.files["One/.routegen.json"] = Array(#"{"diff": {"against": ["v1"]}}"#.utf8)
    #expect(world.routegen("diff") == .problemsFound)
    #expect(world.output.contains("'/a'") && !world.output.contains("'/b'"))
  }

  // MARK: Renamed routes

  @Test func renamedRoutesAreOne() {
    let (old, new) = (
      "/recipe/{id: Int} as recipe\n", "/recipes as recipes {\n/{number} as detail\n}\n"
    )
    var without = world(old, new)
    #expect(without.routegen("diff --format json") == .problemsFound)
    #expect(without.output.contains(#""kind" : "route""#))
    var world = world(old, new, Self.renaming)
    #expect(world.routegen("diff --format json") == .problemsFound)
    #expect(world.output.contains("RG501"))
    #expect(world.output.contains(#""newPattern" : "/recipes/{number}""#), "\(world.output)")
  }

  /// A link that opens the route under its new name has not moved.
  @Test func renamedRoutesHaveNotMoved() {
    let old = "/recipe/{id: Int} as recipe\n"
    let new = "/recipes as recipes {\n/{id: Int} as detail\n    also /recipe/{id}\n}\n"
    var without = world(
      old, "/recipe/{id: Int} as other\n    also /x/{id}\n" + "/y/{id: Int} as more\n")
    #expect(without.routegen("diff") == .success)
    var world = world(old, new.replacing("    also /recipe/{id}\n", with: "") + "")
    #expect(world.routegen("diff") == .problemsFound)
  }

  @Test(arguments: [
    (
      #""renamed": {"App": {"recipe": "recipes.detial"}}"#,
      "'renamed' of '.routegen.json' has the unknown route 'recipes.detial' of 'App'; "
        + "did you mean 'recipes.detail'?"
    ),
    (
      #""renamed": {"App": {"recepi": "recipes.detail"}}"#,
      "'renamed' of '.routegen.json' has 'recepi', which no old version of 'App' has; "
        + "did you mean 'recipe'?"
    ),
    (
      #""renamed": {"App": {"kept": "recipes.detail"}}"#,
      "'renamed' of '.routegen.json' has 'kept', which is still a route of 'App'"
    ),
    (
      #""renamed": {"App": {"recipe": "kept"}}"#,
      "'renamed' of '.routegen.json' has 'kept' for 'recipe', but both are routes of the old version"
    ),
    (
      #""renamed": {"Apq": {"recipe": "kept"}}"#,
      "'renamed' of '.routegen.json' has the unknown route set 'Apq'; did you mean 'App'?"
    ),
    (
      #""renamed": {"App": {"recipe": "x", "other": "x"}}"#,
      "'other' and 'recipe' of 'App' in 'renamed' of 'diff' of '.routegen.json' have one new name, 'x'"
    ),
    (
      #""renamed": {"App": {"recipe": "recipe"}}"#,
      "'recipe' of 'App' in 'renamed' of 'diff' of '.routegen.json' has the same name as before"
    ),
    (
      #""renamed": {"recipe": "recipes.detail"}"#,
      "'recipe' in 'renamed' of 'diff' of '.routegen.json' is a string, but must be an object"
    ),
    (
      #""unstable": ["Laps"]"#,
      "'unstable' of '.routegen.json' has the unknown route set 'Laps'; the route sets are App"
    ),
    (
      #""unstabel": []"#,
      "'diff' of '.routegen.json' has the unknown key 'unstabel'; did you mean 'unstable'?"
    ),
    (#""accepted": ".""#, "'accepted' of 'diff' of '.routegen.json' is not the path of a file"),
  ])
  func wrongNamesAreErrors(_ settings: String, _ message: String) {
    var world = world(
      "/recipe/{id} as recipe\n/kept\n", "/kept\n/recipes as recipes {\n/{id} as detail\n}\n",
      #""against": ["v1"], "# + settings)
    for command in ["diff", "check"] {
      #expect(world.routegen(command) == .couldNotRun)
      #expect(world.errors == "error: \(message)\n")
      #expect(world.output.isEmpty)
    }
  }

  @Test func againstHasMistakesToo() {
    for (list, message) in [
      (#""v1""#, "'against' of 'diff' of '.routegen.json' is a string, but must be a list"),
      (#"["v1", "v1"]"#, "'against' of 'diff' of '.routegen.json' has 'v1' twice"),
      (
        #"[1]"#,
        "'against' of 'diff' of '.routegen.json' is a number, but must be a list of strings"
      ),
      (#"["./v2"]"#, "there is no snapshot './v2' to compare with"),
      (#"["-x"]"#, "'-x' is not the name of a commit to compare with"),
      (#"[""]"#, "'' is not the name of a commit to compare with"),
    ] {
      var world = world("/a\n", "/a\n", "\"against\": \(list)")
      #expect(world.routegen("check") == .couldNotRun)
      #expect(world.errors == "error: \(message)\n")
    }
  }

  /// After the renaming is in the old version, the entry is only not needed.
  @Test func aRenamingMayBePartOfTheOldVersion() {
    let new = "/recipes as recipes {\n/{id} as detail\n}\n"
    var world = world(new, new, Self.renaming)
    #expect(world.routegen("diff") == .success, "\(world.errors)")
  }

  // MARK: Unstable sets

  @Test func unstableSetsHaveWarnings() {
    var world = world("/a\n/b\n", "/a\n", #""against": ["v1"], "unstable": ["App"]"#)
    #expect(world.routegen("diff") == .success)
    #expect(world.output.contains("warning[RG501]"))
    #expect(world.routegen("diff --strict") == .problemsFound)
    world.files["App.routes"] = nil
    world.files["New.routes"] = Array("routes New\nscheme new\n/c\n".utf8)
    #expect(world.routegen("diff") == .success)
    #expect(world.output.contains("warning[RG504]: the route set 'App' is gone"))
  }

  // MARK: check

  @Test func checkShowsBreaks() {
    var world = world("/a\n/b/{id}\n", "/a\n@deprecated\n/c\n")
    #expect(world.routegen("check") == .problemsFound)
    #expect(world.output.contains("warning[RG413]") && world.output.contains("error[RG501]"))
    #expect(
      world.output.hasSuffix(
        "1 error and 1 warning in 1 file\n1 link breaks; 1 addition; compared with v1\n"))
    for format in ["json", "sarif", "github"] {
      #expect(world.routegen("check --format \(format)") == .problemsFound)
      #expect(world.output.contains("RG501") && world.output.contains("app://b/text"))
    }
    // A baseline has no breaks: they are accepted with a reason.
    #expect(world.routegen("check --write-baseline base.json") == .problemsFound)
    #expect(world.text(of: "base.json")?.contains("RG501") == false)
    #expect(world.routegen("check --baseline base.json") == .problemsFound)
    #expect(run(["diff", "--accept", "gone"], in: &world) == .success)
    #expect(world.routegen("check --baseline base.json --strict") == .success)
    #expect(world.output.contains("nothing breaks; 1 accepted; 1 addition; compared with v1\n"))
  }

  /// Errors are shown without a comparison, and so is what somebody is typing.
  @Test func checkComparesOnlyFilesWithoutErrors() {
    var world = world("/a\n/b\n", "/a\n/x/{id: Itn}\n")
    #expect(world.routegen("check") == .problemsFound)
    #expect(world.output.contains("RG203") && !world.output.contains("RG501"))
    #expect(world.output.hasSuffix("not compared with older versions, because of the errors\n"))
    world.input = "routes App\nscheme app\n/a\n"
    #expect(world.routegen("check - --name App.routes") == .success)
    #expect(!world.output.contains("compared"))
  }

  @Test func aMissingComparisonFails() {
    var world = world("/a\n", "/a\n", #""against": ["v2.3.0"]"#)
    #expect(world.routegen("check") == .couldNotRun)
    #expect(
      world.errors == "error: a comparison with a commit needs git: there is no program 'git'\n")
    world.files["v2.3.0"] = Array(
      #"{"version": 1, "files": [{"path": "A", "text": "routes App\n=======\n"}]}"#.utf8)
    #expect(world.routegen("check") == .couldNotRun)
    #expect(world.output.contains("error[RG500]"))
  }
}
