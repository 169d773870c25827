import EditorClient
import Foundation

/// Uses the language server with files: writes each of them character by character and deletes its lines, with
/// every request of an editor after each change, and renames everything in it: `Editing typing|renames|all FILE…`.
///
/// The checks are those of `RobustnessTests` and `RenameCorpusTests`.
@main enum EditFiles {
  static func main() {
    var failed: Int32 = 0
    let job = CommandLine.arguments.dropFirst().first
    for path in CommandLine.arguments.dropFirst(2) {
      guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("cannot read '\(path)'\n".utf8))
        exit(2)
      }
      let text = String(decoding: data, as: UTF8.self)
      var typing = Typing()
      if job != "renames" {
        typing.type(text)
        typing.deleteLines(of: text)
      }
      var renames = Renames(text)
      if job != "typing" { renames?.rename(most: nil, links: 1000) }
      print(
        "\(typing.requestCount) requests, \(renames?.count ?? 0) renames at "
          + "\(renames?.triedCount ?? 0) words: \(path)")
      for fault in typing.faults.prefix(1) + (renames?.faults ?? []).prefix(1) {
        print("PROBLEM: \(fault)")
        failed = 1
      }
    }
    exit(failed)
  }
}
