import EditorClient
import Foundation

/// Compares the text of the language server with that of a slow model after random changes: `Edits COUNT SEED`.
///
/// The comparison is that of `DocumentTextTests`.
@main enum CompareEdits {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Edits COUNT SEED\n".utf8))
      exit(2)
    }
    var edits = RandomEdits(seed: arguments[1] << 32)
    edits.make(Int(arguments[0]))
    for fault in edits.faults { print("PROBLEM: \(fault)") }
    guard edits.faults.isEmpty else { exit(1) }
    print("\(arguments[0]) random edits: the server has the text of the slow model")
  }
}
