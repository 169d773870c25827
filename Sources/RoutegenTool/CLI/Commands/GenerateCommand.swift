import RoutegenCompiler

/// `routegen generate FILES -o DIR`: what the plugin runs, and the same for other languages.
struct GenerateCommand: Command {
  static let name = "generate"
  static let usage =
    "generate FILES -o DIR [--module NAME] [--import MODULE=FILE] [--language NAME] [--check]"
  static let summary =
    "Writes Swift for route files to DIR, as NAME.routes.swift and NAME.table.swift."
  static let options =
    [
      Option("-o DIR", "the folder to write to"),
      Option("--module NAME", "the Swift module of the files"),
      ShownFile.help,
      Option("--check", "writes nothing, and fails if a file is not current"),
    ] + BuilderJob.help

  private let files: FileGeneration
  private let module: String?
  private let work: Work

  private enum Work {
    /// The Swift of a module.
    case swift(SwiftGeneration)

    /// A file in another language for each route set.
    case builders(BuilderJob)
  }

  init(_ arguments: Arguments) throws(UsageError) {
    files = try FileGeneration(arguments)
    module = arguments.value(of: "--module")
    if let job = try BuilderJob(arguments) {
      if module != nil {
        throw UsageError("'--module' is only for Swift; other files have the names of route sets")
      }
      try files.requireFiles()
      work = .builders(job)
    } else {
      work = .swift(try SwiftGeneration(files, module: module))
    }
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    let project = try files.project(module: module, in: environment)
    let diagnostics = try explained(project, environment)
    switch work {
    case .swift(let generation):
      return try generation.write(project, diagnostics, in: &environment)
    case .builders(let job):
      guard files.report(diagnostics, of: project, in: &environment),
        let texts = try job.files(for: project.compilations, of: project, in: &environment)
      else { return .problemsFound }
      var isCurrent = true
      let options = job.words.joined(separator: " ")
      for text in texts {
        isCurrent =
          try files.write(text, of: project, options: options, in: &environment) && isCurrent
      }
      return isCurrent ? .success : .problemsFound
    }
  }

  /// Returns the diagnostics, of which those of an unknown route set name the file that has it.
  ///
  /// Other commands would find the file. Here it must be given, because the generated code contains
  /// the mounted set, or imports its module.
  private func explained(
    _ project: Project, _ environment: borrowing some Environment
  ) throws(UsageError) -> [[Diagnostic]] {
    let diagnostics = project.compilations.map(\.diagnostics)
    guard diagnostics.joined().contains(where: { $0.code == .unknownRouteSet }) else {
      return diagnostics
    }
    let files = project.files
    let found = try mountableFiles([], beside: files.map(ParsedFile.init), in: environment)
    return diagnostics.map {
      $0.map { diagnostic in
        guard diagnostic.code == .unknownRouteSet,
          let file = files.first(where: { $0.id == diagnostic.span.file }),
          let set = found.first(where: {
            $0.parsed.syntax.routesName == file.text(of: diagnostic.span)
          })
        else { return diagnostic }
        return diagnostic.note(set.howToGive)
      }
    }
  }
}

extension ImportedFile {
  /// How a command that does not search for the file gets it.
  fileprivate var howToGive: String {
    let path = parsed.file.path
    return module.map { "'--import \($0)=\(path)' names the file that has it" }
      ?? "'\(path)' has it; generate both files with one command"
  }
}
