import RoutegenCompiler
import Testing

/// `completions`, whose scripts `Checks/completions/run` runs in the shells.
@Suite struct CompletionsCommandTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func namesEveryCommandAndOption(_ shell: String) {
    var world = FakeEnvironment()
    #expect(world.routegen("completions \(shell)") == .success)
    let script = world.output
    _ = world.routegen("help")
    let commands = world.output.split(separator: "\n").filter {
      $0.hasPrefix("  ") && !$0.hasPrefix("   ")
    }
    .compactMap { $0.dropFirst(2).split(separator: " ").first }.filter { !$0.hasPrefix("-") }
    #expect(commands.count > 10)
    for command in commands {
      #expect(script.contains(command), "\(command)")
      _ = world.routegen("help \(command)")
      let options = world.output.split(separator: "\n").filter { $0.hasPrefix("  -") }
      for option in options {
        let name = option.dropFirst(2).prefix { $0 != " " }
        let written = shell == "fish" ? name.drop { $0 == "-" } : name
        #expect(script.contains(written), "\(command) \(option)")
      }
    }
  }

  @Test(arguments: [
    ("completions", "'completions' takes one shell: bash, zsh or fish"),
    ("completions bash zsh", "'completions' takes one shell: bash, zsh or fish"),
    ("completions bsh", "there is no script for the shell 'bsh'; did you mean 'bash'?"),
    ("completions powershell", "the shells are bash, zsh, fish"),
    ("completions --format json", "there is no option '--format'"),
  ])
  func saysWhatIsWrong(_ line: String, _ message: String) {
    var world = FakeEnvironment()
    #expect(world.routegen(line) == .couldNotRun)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.output.isEmpty)
  }
}
