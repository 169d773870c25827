import RoutegenCompiler

/// `routegen import FILE…`: a first `.routes` file from files that say which links an app opens.
struct ImportCommand: Command {
  static let name = "import"
  static let usage = "import FILE… [-o FILE]"
  static let summary =
    "Makes a first .routes file from lists of links with a link on each line, association files "
    + "and Android manifests. With '-' as FILE, reads standard input."
  static let options = [
    Option("-o FILE", "the file to write, instead of standard output; an existing file stays"),
    Option("--name NAME", "the name of the route set; without it, that of the file, or App"),
    Option("--host HOST", "a host of web links that no file names; may be repeated"),
    Option("--scheme SCHEME", "a scheme of the app that no file names; may be repeated"),
  ]
  static let operands = [Completion.files]

  private let paths: [String]
  private let output: String?
  private let name: String
  private let hosts: [HostPattern]
  private let schemes: [String]

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw UsageError("'import' needs a file, or '-' for standard input: routegen \(Self.usage)")
    }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw UsageError("only one file can be standard input")
    }
    output = arguments.value(of: "--output")
    let given = try arguments.value(of: "--name").map { (name) throws(UsageError) in
      try RouteSetName(checking: name, of: "--name")
    }
    let file = output?.split(separator: "/").last?.split(separator: ".").first
    name = (given ?? RouteSetName(like: file.map(String.init) ?? "App")).text
    hosts = try arguments.hosts()
    schemes = try arguments.schemes()
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    if let output { try environment.requireFree(output) }
    var files: [SourceFile] = []
    for path in paths {
      files.append(try environment.source(path, id: FileID(files.count)))
    }
    let imported = Import(files, name: name, hosts: hosts, schemes: schemes)
    var shown = ShownDiagnostics()
    shown.add(imported.problems)
    environment.show(shown, files)
    guard let text = imported.text else { return .problemsFound }
    guard imported.isUseful else {
      let first = imported.firstRefusal.map { "; \($0)" } ?? ""
      environment.printError(
        "error: no route opens any of the links, so nothing was written\(printable(first))\n")
      return .problemsFound
    }
    guard let output else {
      environment.print(text)
      environment.printError("note: \(imported.summary)\n")
      return .success
    }
    try environment.replace(output, with: text)
    environment.print("wrote '\(printable(output))': \(imported.summary)\n")
    return .success
  }
}

extension Import {
  /// Whether the text has anything of the files.
  fileprivate var isUseful: Bool {
    linkCount == 0 || patternCount > 0 || refusedCount < linkCount || routeCount > 0
  }

  fileprivate var summary: String {
    let routes = routeCount == 1 ? "1 route" : "\(routeCount) routes"
    if patternCount > 0 {
      let patterns = patternCount == 1 ? "1 pattern" : "\(patternCount) patterns"
      return "\(routes) from \(linkCount > 0 ? "\(links) and " : "")\(patterns)"
    }
    return linkCount > 0 ? "\(routes) from \(links)" : routes
  }

  private var links: String {
    let links = linkCount == 1 ? "1 link" : "\(linkCount) links"
    let refused =
      refusedCount == 0 ? "" : ", \(refusedCount) of which open\(refusedCount == 1 ? "s" : "") none"
    return links + refused
  }
}

extension Environment {
  /// A file that is not a route file; `-` is standard input.
  func source(_ path: String, id: FileID) throws(UsageError) -> SourceFile {
    if path == "-" { return SourceFile(id: id, path: "standard input", bytes: try input()) }
    switch kind(of: path) {
    case .file: return SourceFile(id: id, path: path, bytes: try contents(of: path))
    case .folder: throw UsageError("'\(path)' is a folder; name a file")
    case .nothing: throw UsageError("there is no file '\(path)'")
    }
  }

  /// Refuses a path at which something is already.
  func requireFree(_ path: String) throws(UsageError) {
    switch kind(of: path) {
    case .nothing: return
    case .folder: throw UsageError("'\(path)' is a folder; name a file")
    case .file:
      throw UsageError("'\(path)' is there already, and is not overwritten; name another file")
    }
  }
}

extension Arguments {
  /// Returns the values of `--host`.
  func hosts() throws(UsageError) -> [HostPattern] {
    var hosts: [HostPattern] = []
    for text in values(of: "--host") {
      guard let host = HostPattern(text) else {
        throw UsageError("'\(text)' after '--host' is no host, such as example.com")
      }
      hosts.append(host)
    }
    return hosts
  }

  /// Returns the values of `--scheme`, in lower case.
  func schemes() throws(UsageError) -> [String] {
    var schemes: [String] = []
    for text in values(of: "--scheme") {
      let scheme = text.lowercased()
      guard scheme.isScheme, !scheme.isSchemeOfOthers, !scheme.isWebScheme else {
        throw UsageError("'\(text)' after '--scheme' is no scheme of an app, such as myapp")
      }
      schemes.append(scheme)
    }
    return schemes
  }
}
