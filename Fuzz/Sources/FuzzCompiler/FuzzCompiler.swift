import FuzzSupport

/// Runs all stages for up to three files that may mount one another, and then one of the commands.
@main enum FuzzCompiler {
  static func main() {
    runFuzzer { start, count in
      let bytes = input(start, count)
      fail(faults(files(in: bytes), turn: bytes.reduce(0) { ($0 * 31 + Int($1)) % 1000 }))
      return 0
    }
  }
}
