import RoutegenCompiler
import RoutegenTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes the Swift that makes random routes of route sets: `samples OUTPUT FILE…`; or for other languages the functions
/// that print their links, and a list of the sets: `samples --builders FOLDER FILE…`.
///
/// The files are those of one module. `Tools/Fuzz/round-trip` compiles the output, and `Tools/Fuzz/builders` compares the functions.
@main enum Samples {
  static func main() throws {
    var paths = CommandLine.arguments.dropFirst()
    let isForBuilders = paths.first == "--builders"
    if isForBuilders { paths.removeFirst() }
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
    if isForBuilders {
      return try BuilderFiles(models: compilations.map(\.model)).write(to: output)
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
