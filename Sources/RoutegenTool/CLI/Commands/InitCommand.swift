import RoutegenCompiler

/// `routegen init`: a first `.routes` file in a folder of its own, and the lines for `Package.swift`.
struct InitCommand: Command {
  static let name = "init"
  static let usage = "init [NAME]"
  static let summary =
    "Writes a first .routes file into a folder of its own in routes/, and prints the lines for Package.swift. "
    + "NAME is the name of the route set; without it, the package's or the folder's. Nothing is overwritten."
  static let options = [
    Option("--scheme SCHEME", "the app's scheme; without it, one made of the name"),
    Option("--host HOST", "a host of web links; may be repeated"),
  ]
  static let operands = [Completion.nothing]

  private let given: String?
  private let schemes: [String]
  private let hosts: [HostPattern]

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count < 2 else {
      throw UsageError("'init' takes one name: routegen \(Self.usage)")
    }
    given = try arguments.operands.first.map { (name) throws(UsageError) in
      try RouteSetName(checking: name, of: "NAME").text
    }
    schemes = try arguments.schemes()
    hosts = try arguments.hosts()
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    let manifest = try manifest(in: environment)
    let files = FirstFiles(
      name: given ?? manifest?.routeSetName ?? folderName(in: environment), schemes: schemes,
      hosts: hosts, targets: manifest?.targetNames ?? [])
    if given == nil { try requireNoRoutes(in: environment) }
    try environment.requireFree(files.routesPath)
    try environment.replace(files.routesPath, with: files.routes)
    var written = "wrote '\(files.routesPath)'"
    if environment.kind(of: files.swiftPath) == .nothing {
      try environment.replace(files.swiftPath, with: files.swift)
      written += " and '\(files.swiftPath)'"
    }
    environment.print(printable(written) + "\n\n")
    environment.print(manifest.map(files.lines) ?? files.linesWithoutPackage)
    return .success
  }

  private func manifest(
    in environment: borrowing some Environment
  ) throws(UsageError) -> PackageManifest? {
    guard environment.kind(of: "Package.swift") == .file else { return nil }
    return PackageManifest(try environment.contents(of: "Package.swift"))
  }

  private func folderName(in environment: borrowing some Environment) -> String {
    RouteSetName(
      like: environment.currentFolder.split(separator: "/").last.map(String.init) ?? "App"
    ).text
  }

  /// Refuses a package that has route files already, unless a name says that another set is wanted.
  private func requireNoRoutes(in environment: borrowing some Environment) throws(UsageError) {
    let files = try environment.files(below: ".")
    guard let first = files.first else { return }
    let more = files.count > 1 ? " and \(files.count - 1) more" : ""
    throw UsageError(
      "there is a route file already, '\(printable(first))'\(more), and nothing was written; "
        + "'routegen init NAME' adds another route set")
  }
}
