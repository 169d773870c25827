package import RoutegenCompiler

extension [UInt8] {
  /// A number that an input determines.
  package var turn: Int { reduce(0) { ($0 * 31 + Int($1)) % 1000 } }
}

/// Runs all stages, and returns the faults.
package func faultsOfCompiling(_ files: [SourceFile]) -> [String] {
  Soundness(files, turn: 0, parts: .compiling).faults
}

/// Runs all stages, every rendering, every fix, the output and one of the commands, and returns the
/// faults.
package func faultsOfOutput(_ files: [SourceFile], turn: Int) -> [String] {
  Soundness(files, turn: turn, parts: [.diagnostics, .output, .commands]).faults
}
