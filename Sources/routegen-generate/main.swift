import RoutegenCompiler

/// `routegen-generate FILES -o DIR --module NAME [--import MODULE=FILE] [--check]`: the part of `routegen` that a
/// build needs.
func generate(in environment: inout FileSystem) -> ExitCode {
  do throws(UsageError) {
    let arguments = try Arguments(
      Array(CommandLine.arguments.dropFirst()), options: ["-o", "--import", "--module"],
      flags: ["--check"])
    let generation = try SwiftGeneration(
      FileGeneration(arguments), module: arguments.value(of: "--module"))
    return try generation.run(in: &environment)
  } catch {
    environment.printError("error: \(printable(error.message))\n")
    return .couldNotRun
  }
}

var environment = FileSystem(isForBuilds: true)
generate(in: &environment).end()
