/// The files that `generate` reads, and the folder to which it writes, whatever the language.
package struct FileGeneration: Sendable {
  private let paths: [String]
  private let imports: [String]
  let folder: String
  private let isCheck: Bool

  package init(_ arguments: Arguments) throws(UsageError) {
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
  }

  /// Refuses a command line without files.
  package func requireFiles() throws(UsageError) {
    if paths.isEmpty { throw UsageError("'generate' needs the files to compile") }
  }

  /// Returns the name of the only file; several files have no common name.
  func nameOfOnlyFile() throws(UsageError) -> String {
    guard paths.count == 1, let file = paths[0].split(separator: "/").last else {
      try requireFiles()
      throw UsageError("more than one file needs '--module NAME', which names the output")
    }
    return String(file.split(separator: ".").first ?? file)
  }

  /// - Parameter module: The Swift module of the files; `nil` if it is not known.
  package func project(
    module: String?, in environment: borrowing some GenerationEnvironment
  ) throws(UsageError) -> Project {
    try RoutegenCompiler.project(of: paths, in: module, importing: imports, in: environment)
  }

  /// Prints the diagnostics of each compilation, and returns whether there may be output.
  package func report(
    _ diagnostics: [[Diagnostic]], of project: Project,
    in environment: inout some GenerationEnvironment
  ) -> Bool {
    let compilations = project.compilations
    var found = ShownDiagnostics()
    for (compilation, diagnostics) in zip(compilations, diagnostics) {
      found.add(diagnostics, omittedErrors: compilation.omittedErrors)
    }
    found.add(project.foreignErrors + project.repeatedNames().map(\.diagnostic))
    let renderer = LineRenderer(files: project.files)
    // A message may quote what the file has, and a log may be public.
    let outside = Set(project.files.filter { environment.leadsOut($0.path) }.map(\.id))
    for diagnostic in found.list where !outside.contains(diagnostic.span.file) {
      environment.printError(renderer.render(diagnostic))
    }
    for file in project.files where outside.contains(file.id) {
      guard found.list.contains(where: { $0.span.file == file.id }) else { continue }
      let failure = UsageError("the problems of '\(file.path)' are not shown", .leadsOut)
      environment.printError("error: \(failure.message)\n")
    }
    environment.printError(found.note)
    return found.errorCount == 0
  }

  /// Only files whose bytes differ are written: a file that is touched is compiled again.
  ///
  /// Returns whether the file is current.
  package func write(
    _ file: GeneratedText, of project: Project, options: String,
    in environment: inout some GenerationEnvironment
  ) throws(UsageError) -> Bool {
    let path = "\(folder)/\(file.name)"
    try environment.requireOther(path, than: project.files.map(\.path))
    let current = try? environment.read(path)
    if let current, file.text.hasBytes(current) { return true }
    if isCheck {
      if let current, file.text.hasLines(of: current) { return true }
      let command = "routegen generate \(paths.joined(separator: " ")) -o \(folder)"
      environment.printError(
        printable("\(path) is not current; run '\(command) \(options)'") + "\n")
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
    _ path: String, with text: String, in environment: inout some GenerationEnvironment
  ) throws(UsageError) {
    let old = environment.modificationSecond(of: path)
    try environment.replace(path, with: text)
    guard let old, let new = environment.modificationSecond(of: path) else { return }
    // A time further in the future comes from a wrong clock; the present second differs anyway.
    guard new <= old, old < new + 60 else { return }
    environment.setModificationSecond(old + 1, of: path)
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

  /// Whether the text has the lines of given bytes, of which git may have made each LF a CR LF.
  package func hasLines(of bytes: [UInt8]) -> Bool {
    func lines(_ bytes: [UInt8]) -> [UInt8] {
      bytes.indices.filter { index in
        let isBreak = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        return !isBreak || bytes[index] != UInt8(ascii: "\r")
      }.map { bytes[$0] }
    }
    return lines(Array(utf8)) == lines(bytes)
  }
}
