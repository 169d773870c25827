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

  /// Prints the diagnostics of each compilation, and writes the files unless there are errors.
  package func write(
    _ project: Project, _ diagnostics: [[Diagnostic]],
    in environment: inout some GenerationEnvironment
  ) throws(UsageError) -> ExitCode {
    guard files.report(diagnostics, of: project, in: &environment) else { return .problemsFound }
    let generated = GeneratedSwift(project.compilations.map(\.model), name: module).files
    let leftovers = generated.compactMap { leftover(named: $0.name, of: project, in: environment) }
    for path in leftovers {
      environment.printError(
        printable("\(path):1:1: error: ")
          + "routegen generated this file before, and the build has it twice: delete it\n")
    }
    guard leftovers.isEmpty else { return .problemsFound }
    var isCurrent = true
    for file in generated {
      isCurrent =
        try files.write(file, of: project, options: "--module \(module)", in: &environment)
        && isCurrent
    }
    return isCurrent ? .success : .problemsFound
  }

  /// The path of a generated file that somebody committed beside a route file, although the build plugin, whose
  /// paths are absolute, writes it to another folder.
  private func leftover(
    named name: String, of project: Project, in environment: borrowing some GenerationEnvironment
  ) -> String? {
    for folder in Set(project.compilations.map(\.file.folder)).sorted()
    where folder.hasPrefix("/") && folder != files.folder {
      guard files.folder.hasPrefix("/"), environment.kind(of: "\(folder)/\(name)") == .file,
        let bytes = try? environment.read("\(folder)/\(name)"),
        bytes.starts(with: firstGeneratedLine.utf8)
      else { continue }
      return "\(folder)/\(name)"
    }
    return nil
  }
}
