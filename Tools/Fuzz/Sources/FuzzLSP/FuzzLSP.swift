import EditorClient
import FuzzSupport

/// Runs a session of the language server: an input has the frames and messages, as `SessionScript` reads them.
@main enum FuzzLSP {
  static func main() {
    runFuzzer { start, count in
      fail(SessionScript(input(start, count)).faults)
      return 0
    }
  }
}
