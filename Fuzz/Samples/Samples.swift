import RoutegenCLI
import RoutegenSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes the Swift that makes random routes of route sets: `samples OUTPUT FILE…`.
///
/// The files are those of one module. `Fuzz/round-trip` compiles the output.
@main enum Samples {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first, paths.count > 1 else { fail("usage: samples OUTPUT FILE…") }
    var environment = ProcessEnvironment()
    var files: [SourceFile] = []
    for path in paths.dropFirst() {
      files.append(
        SourceFile(id: FileID(files.count), path: path, bytes: try environment.read(path)))
    }
    let compilations = Project(files).compilations
    for compilation in compilations where compilation.hasErrors {
      fail("\(compilation.file.path) has errors; see 'routegen check'")
    }
    let text = SampleEmitter.file(of: compilations.map(\.model))
    // A file that did not change is not compiled again.
    if let current = try? environment.read(output), current == Array(text.utf8) { return }
    try environment.write(text, to: output)
  }

  private static func fail(_ message: String) -> Never {
    var environment = ProcessEnvironment()
    environment.printError(message + "\n")
    exit(2)
  }
}
