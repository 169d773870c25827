import TestSupport

/// Compares what the files for systems open with what the app opens, for random route sets:
/// `Systems COUNT SEED`.
///
/// The comparison is that of `SystemFilesTests`; the process ends after COUNT links for each kind of file.
@main enum CompareSystems {
  static func main() { SystemTallies.run() }
}

extension SystemTallies: RandomComparison {
  static let mostDifferences = 30
}
