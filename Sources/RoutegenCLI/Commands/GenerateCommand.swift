import RoutegenModel
import RoutegenSource
import RoutegenSwift
import RoutegenSyntax

/// `routegen generate FILES -o DIR`: the command that the plugin runs.
struct GenerateCommand: Command {
  static let name = "generate"
  static let usage =
    "generate FILES -o DIR [--module NAME] [--import MODULE=FILE] [--language NAME] [--check]"
  static let summary =
    "Writes Swift for route files to DIR/NAME.routes.swift; --check only reports if it is outdated."
  static let options =
    [
      Option("-o DIR", "the folder to write to"),
      Option("--module NAME", "the Swift module of the files"),
      Option("--import MODULE=FILE", "a file of another module whose route set is mounted here"),
      Option("--check", "writes nothing, and fails if a file is not current"),
    ] + BuilderJob.help

  private let paths: [String]
  private let folder: String
  private let work: Work
  private let imports: [String]
  private let isCheck: Bool

  private enum Work {
    /// The Swift of a module.
    case swift(module: String)

    /// A file in another language for each route set.
    case builders(BuilderJob)

    /// The options with which the command does the same.
    var options: String {
      switch self {
      case .swift(let module): "--module \(module)"
      case .builders(let job): job.words.joined(separator: " ")
      }
    }
  }

  init(_ words: [String]) throws(UsageError) {
    let names = ["--output", "--module", "--import"] + BuilderJob.allOptions
    let arguments = try Arguments(
      words,
      options: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) } + [("-o", "--output")]),
      flags: BuilderJob.allFlags.union(["--check"]))
    paths = arguments.operands
    imports = arguments.values(of: "--import")
    isCheck = arguments.has("--check")
    guard let folder = arguments.value(of: "--output") else {
      throw UsageError("'generate' needs '-o DIR', the folder to write to")
    }
    if folder.isEmpty {
      throw UsageError("'-o' needs the name of a folder; '.' is the working directory")
    }
    self.folder = folder
    let module = arguments.value(of: "--module")
    if let job = try BuilderJob(arguments) {
      if module != nil {
        throw UsageError("'--module' is only for Swift; other files have the names of route sets")
      }
      if paths.isEmpty { throw Self.noFiles }
      work = .builders(job)
      return
    }
    if let module { try requireModuleName(module, of: "--module") }
    if let module {
      work = .swift(module: module)
    } else {
      work = .swift(module: try Self.module(of: paths))
    }
  }

  private static let noFiles = UsageError("'generate' needs the files to compile")

  /// Returns the name of the only file; several files have no common name.
  private static func module(of paths: [String]) throws(UsageError) -> String {
    guard paths.count == 1, let file = paths[0].split(separator: "/").last else {
      if paths.isEmpty { throw noFiles }
      throw UsageError("more than one file needs '--module NAME', which names the output")
    }
    return String(file.split(separator: ".").first ?? file)
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    let project = try project(of: paths, importing: imports, in: environment)
    let compilations = project.compilations
    var found = ShownDiagnostics()
    for compilation in compilations {
      found.add(
        try namingFiles(in: compilation.diagnostics, project.files, environment),
        omittedErrors: compilation.omittedErrors)
    }
    found.add(project.foreignErrors + repeatedNames(in: compilations))
    let renderer = LineRenderer(files: project.files)
    for diagnostic in found.list { environment.printError(renderer.render(diagnostic)) }
    environment.printError(found.note)
    guard found.errorCount == 0 else { return .problemsFound }

    guard let files = try files(for: compilations, of: project, in: &environment) else {
      return .problemsFound
    }
    var isCurrent = true
    for file in files { isCurrent = try write(file, in: &environment) && isCurrent }
    return isCurrent ? .success : .problemsFound
  }

  private func files(
    for compilations: [Compilation], of project: Project, in environment: inout some Environment
  ) throws(UsageError) -> [GeneratedText]? {
    switch work {
    case .swift(let module):
      let file = emitSwift(compilations.map(\.model), fileName: "\(module).routes.swift")
      return [GeneratedText(name: file.name, text: file.text)]
    case .builders(let job): return try job.files(for: compilations, of: project, in: &environment)
    }
  }

  /// Returns the diagnostics, of which those of an unknown route set name the file that has it.
  ///
  /// Other commands would find the file. Here it must be given, because the generated code contains
  /// the mounted set, or imports its module.
  private func namingFiles(
    in diagnostics: [Diagnostic], _ files: [SourceFile], _ environment: borrowing some Environment
  ) throws(UsageError) -> [Diagnostic] {
    guard diagnostics.contains(where: { $0.code == .unknownRouteSet }) else { return diagnostics }
    let parsed = files.map(ParsedFile.init)
    let found = try mountableFiles([], beside: parsed, in: environment)
    return diagnostics.map { diagnostic in
      guard diagnostic.code == .unknownRouteSet,
        let file = files.first(where: { $0.id == diagnostic.span.file }),
        let set = found.first(where: {
          $0.parsed.syntax.routesName == file.text(of: diagnostic.span)
        })
      else { return diagnostic }
      return diagnostic.note(set.howToGive)
    }
  }

  /// Only files whose bytes differ are written: a file that is touched is compiled again.
  ///
  /// Returns whether the file is current.
  private func write(
    _ file: GeneratedText, in environment: inout some Environment
  ) throws(UsageError) -> Bool {
    let path = "\(folder)/\(file.name)"
    if let current = try? environment.read(path), file.text.hasBytes(current) { return true }
    if isCheck {
      let command = "routegen generate \(paths.joined(separator: " ")) -o \(folder)"
      environment.printError(
        "\(path) is not current; run '\(command) \(work.options)'\n")
      return false
    }
    try rewrite(path, with: file.text, in: &environment)
    return true
  }

  /// Replaces a file, and gives it a modification time in a later second than that of the old one.
  ///
  /// On Linux, swift-driver compares modification times in whole seconds, and does not compile a
  /// file again whose second is that of the file it compiled last.
  private func rewrite(
    _ path: String, with text: String, in environment: inout some Environment
  ) throws(UsageError) {
    let old = environment.modificationSecond(of: path)
    try environment.replace(path, with: text)
    guard let old, let new = environment.modificationSecond(of: path) else { return }
    // A time further in the future comes from a wrong clock; the present second differs anyway.
    guard new <= old, old < new + 60 else { return }
    environment.setModificationSecond(old + 1, of: path)
  }

  /// Reports route sets with the same name: each becomes a type of the module.
  private func repeatedNames(in compilations: [Compilation]) -> [Diagnostic] {
    var first: [String: RouteModel] = [:]
    var repeated: [Diagnostic] = []
    for model in compilations.map(\.model) where !model.name.isEmpty {
      if let original = first[model.name] {
        repeated.append(.repeatedName(model, first: original))
      } else {
        first[model.name] = model
      }
    }
    return repeated
  }
}

extension String {
  /// Whether the text has the given bytes.
  ///
  /// Most files are ASCII, for which `String` compares bytes, too; a debug build of the tool takes a second to
  /// compare the arrays of a large file.
  fileprivate func hasBytes(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == utf8.count else { return false }
    let other = String(decoding: bytes, as: UTF8.self)
    return isASCII && other.isASCII ? other == self : bytes == Array(utf8)
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

extension Diagnostic {
  fileprivate static func repeatedName(_ model: RouteModel, first: RouteModel) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration, "the module already has a route set '\(model.name)'",
      at: model.nameSpan
    )
    .also(first.nameSpan, "the first one is here")
  }
}
