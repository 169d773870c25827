import FuzzChecks
import FuzzSupport

/// Runs all stages up to the diagnostics, for up to three files that may mount one another.
@main enum FuzzCompiler {
  static func main() {
    runFuzzer { start, count in
      fail(faultsOfCompiling(files(in: input(start, count))))
      return 0
    }
  }
}
