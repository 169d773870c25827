import RoutegenModel
package import RoutegenSource
import RoutegenSwift

/// `generate FILES -o DIR --module NAME`: what the build plugin runs, and what `generate` of the tool does without
/// `--language`.
package struct SwiftGeneration: Sendable {
  private let files: FileGeneration
  private let module: String

  /// The module, if the command line names it; the name of the only file need not be one.
  private let namedModule: String?

  package init(_ files: FileGeneration, module: String?) throws(UsageError) {
    self.files = files
    namedModule = module
    if let module {
      try requireModuleName(module, of: "--module")
      self.module = module
    } else {
      self.module = try files.nameOfOnlyFile()
    }
  }

  package func run(in environment: inout some GenerationEnvironment) throws(UsageError) -> ExitCode
  {
    let project = try files.project(module: namedModule, in: environment)
    return try write(project, project.compilations.map(\.diagnostics), in: &environment)
  }

  /// Prints the diagnostics of each compilation, and writes the file unless there are errors.
  package func write(
    _ project: Project, _ diagnostics: [[Diagnostic]],
    in environment: inout some GenerationEnvironment
  ) throws(UsageError) -> ExitCode {
    guard files.report(diagnostics, of: project, in: &environment) else { return .problemsFound }
    let file = emitSwift(project.compilations.map(\.model), fileName: "\(module).routes.swift")
    let isCurrent = try files.write(
      GeneratedText(name: file.name, text: file.text), of: project,
      options: "--module \(module)", in: &environment)
    return isCurrent ? .success : .problemsFound
  }
}
