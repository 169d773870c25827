import Foundation

/// Compares what the files for systems open with what the app opens, for random route sets:
/// `Systems COUNT SEED`.
///
/// The comparison is that of `SystemFilesTests`; the process ends after COUNT links for each kind of file.
@main enum CompareSystems {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Systems COUNT SEED\n".utf8))
      exit(2)
    }
    var tallies = SystemTallies()
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while tallies.links < arguments[0], tallies.differences.count < 30 {
      tallies.compare(seed: seed)
      seed += 1
    }
    print(tallies)
    for difference in tallies.differences { print("DIFFERENCE: \(difference)") }
    exit(tallies.differences.isEmpty ? 0 : 1)
  }
}
