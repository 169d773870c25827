import RoutegenCompiler

extension ShownFile {
  /// The option that these commands share.
  static let help = Option(
    "--import MODULE=FILE", "a file of another module whose route set is mounted here")

  /// The option of the builds that are shown.
  static let variantHelp = Option(
    "--variant NAME", "the links of builds with this compilation condition, a 'variant' of the file"
  )

  init(_ path: String, _ arguments: Arguments) {
    self.init(
      path: path, variant: arguments.value(of: "--variant"),
      imports: arguments.values(of: "--import"))
  }

  /// Returns the model of the file; if it has errors, prints them and returns `nil`.
  func model(in environment: inout some Environment) throws(UsageError) -> RouteModel? {
    try project(in: &environment).map { project throws(UsageError) in
      try model(of: project.compilations[0])
    }
  }

  /// Returns the model of the builds that are shown.
  func model(of compilation: Compilation) throws(UsageError) -> RouteModel {
    let model = compilation.model
    guard let variant else { return model }
    guard let found = model.variant(variant) else {
      let names = model.variants.map(\.name)
      if names.isEmpty { throw UsageError("'\(path)' has no 'variant'") }
      let near = nearest(to: variant, among: names, "its variants")
      throw UsageError("'\(path)' has no variant '\(variant)'\(near)")
    }
    return found
  }

  /// Returns the settings of the file.
  func settings(in environment: borrowing some Environment) throws(UsageError) -> Settings {
    try environment.settings(
      of: environment.kind(of: path) == .folder ? routeFile(in: environment) : path)
  }

  /// Returns the path of the file: of a folder, that of the only route file below it.
  private func routeFile(in environment: borrowing some Environment) throws(UsageError) -> String {
    switch environment.kind(of: path) {
    case .file: return path
    case .folder:
      let found = try CheckedFile.paths(at: [path], in: environment)
      if found.count == 1, found != [path] { return found[0] }
      throw UsageError(
        found == [path]
          ? "there is no .routes file below '\(path)'"
          : "'\(path)' has \(found.count) route files; name one, such as '\(found[0])'")
    case .nothing:
      let found = (try? CheckedFile.paths(at: ["."], in: environment)) ?? []
      let hint = found.count != 1 || found == ["."] ? "" : "; there is '\(found[0])'"
      throw UsageError("there is no file '\(path)'\(hint)")
    }
  }

  /// Returns the file, compiled with those that it mounts; if it has errors, prints them and returns
  /// `nil`.
  func project(in environment: inout some Environment) throws(UsageError) -> Project? {
    let path = try routeFile(in: environment)
    let files = try sourceFiles(at: [path], in: environment).map(ParsedFile.init)
    let project = Project(
      files, imports: try mountableFiles(imports, beside: files, in: environment))
    let compilation = project.compilations[0]
    let errors = project.foreignErrors + (compilation.hasErrors ? compilation.shownDiagnostics : [])
    guard !errors.isEmpty else { return project }
    var shown = ShownDiagnostics()
    shown.add(errors, omittedErrors: compilation.omittedErrors)
    environment.show(shown, project.files)
    return nil
  }
}

extension Environment {
  /// Prints diagnostics of these files to standard error.
  mutating func show(_ diagnostics: ShownDiagnostics, _ files: [SourceFile]) {
    let renderer = SnippetRenderer(files: files)
    printError(renderer.render(diagnostics.list))
    printError(diagnostics.note)
  }
}

extension Arguments {
  /// Returns the only operand of a command that takes one file; without one, this folder has it.
  func file(of command: String) throws(UsageError) -> String {
    guard operands.count <= 1 else {
      throw UsageError("'\(command)' takes one file, not \(operands.count)")
    }
    return operands.first ?? "."
  }
}
