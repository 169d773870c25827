import FuzzChecks
import FuzzSupport

/// Renders and fixes diagnostics, writes all kinds of output, and runs one of the commands, for up to
/// three files that may mount one another.
@main enum FuzzOutput {
  static func main() {
    runFuzzer { start, count in
      let bytes = input(start, count)
      fail(faultsOfOutput(files(in: bytes), turn: bytes.turn))
      return 0
    }
  }
}
