import RoutegenModel
package import RoutegenSource
import RoutegenSyntax

/// The files of one run, compiled together: one may mount the route set of another.
package struct Project: Sendable {
  /// One for each file that was asked for, in their order.
  package let compilations: [Compilation]

  /// Every file, those that were not asked for at the end; the number of each is its place.
  package let files: [SourceFile]

  /// The errors of files that were not asked for and are mounted here: they are in the way.
  package let foreignErrors: [Diagnostic]

  /// - Parameters:
  ///   - files: The files to compile, numbered from 0.
  ///   - imports: Files that were not asked for, whose route sets may be mounted; numbered on.
  ///   - levels: For each file which lints are shown; the usual ones if there are none.
  package init(_ files: [SourceFile], imports: [ImportedFile] = [], levels: [Levels] = []) {
    self.files = files + imports.map(\.file)
    var linker = Linker(files, imports, levels)
    compilations = files.indices.map { linker.compile($0) }
    foreignErrors = linker.foreignErrors
  }
}

/// A `.routes` file that nobody asked for, whose route set may be mounted.
package struct ImportedFile: Sendable {
  /// The module that it belongs to; `nil` for that of the files that were asked for.
  package let module: String?
  package let file: SourceFile

  package init(module: String?, file: SourceFile) {
    self.module = module
    self.file = file
  }
}

/// Compiles files in the order in which they mount one another.
private struct Linker {
  private struct Unit {
    let parsed: ParsedFile

    /// `nil` for that of the files to compile.
    let module: String?
    var state = State.new
  }

  private enum State {
    case new, open
    case done(Compilation)
  }

  private var units: [Unit]
  private let askedCount: Int
  private let levels: [Levels]

  /// The files whose compilation is not finished, from the outermost.
  private var open: [Int] = []

  init(_ files: [SourceFile], _ imports: [ImportedFile], _ levels: [Levels]) {
    self.levels = levels
    askedCount = files.count
    units = files.map { Self.unit($0, module: nil) }
    units += imports.map { Self.unit($0.file, module: $0.module) }
  }

  private static func unit(_ file: SourceFile, module: String?) -> Unit {
    Unit(parsed: ParsedFile(file), module: module)
  }

  /// The errors of the imported files that were compiled because somebody mounts them.
  var foreignErrors: [Diagnostic] {
    units[askedCount...].flatMap { unit in
      guard case .done(let compilation) = unit.state else { return [Diagnostic]() }
      return compilation.diagnostics.filter { $0.severity == .error }
    }
  }

  mutating func compile(_ index: Int) -> Compilation {
    if case .done(let compilation) = units[index].state { return compilation }
    units[index].state = .open
    open.append(index)
    var sets: [String: MountableSet] = [:]
    for name in names(mountedBy: index) { sets[name] = set(name, for: index) }
    open.removeLast()
    let unit = units[index]
    let compilation = Compilation(
      unit.parsed, mounting: sets,
      levels: levels.indices.contains(index) ? levels[index] : .default)
    units[index].state = .done(compilation)
    return compilation
  }

  /// What a file finds under a name: the route set of a file in the same folder before others.
  private mutating func set(_ name: String, for host: Int) -> MountableSet? {
    let found = units.indices.filter { $0 != host && units[$0].parsed.syntax.routesName == name }
    let folder = units[host].parsed.file.folder
    guard let index = found.first(where: { units[$0].parsed.file.folder == folder }) ?? found.first
    else {
      return nil
    }
    if let start = open.firstIndex(of: index) {
      return .cycle(open[start...].reversed().compactMap { units[$0].parsed.syntax.routesName })
    }
    let compilation = compile(index)
    if compilation.hasErrors { return .broken }
    return .set(
      compilation.model,
      module: units[index].module == units[host].module ? nil : units[index].module)
  }

  /// The names after `mount` in a file; and all others, to propose one for a typo.
  private func names(mountedBy index: Int) -> Set<String> {
    let mounted = units[index].parsed.syntax.mountedNames
    guard !mounted.isEmpty else { return [] }
    let isKnown = Set(units.compactMap(\.parsed.syntax.routesName))
    return Set(mounted).isSubset(of: isKnown) ? Set(mounted) : Set(mounted).union(isKnown)
  }
}

extension SourceFile {
  /// The path without the file's own name.
  var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

extension FileSyntax {
  /// The name after `routes`.
  var routesName: String? {
    for case .routes(let routes) in declarations { return routes.name.text }
    return nil
  }

  /// The names after `mount`.
  var mountedNames: [String] { declarations.flatMap(\.mountedNames) }
}

extension DeclarationSyntax {
  /// The names after `mount` in the declaration and below it.
  fileprivate var mountedNames: [String] {
    switch self {
    case .route(let route):
      (route.mount.map { [$0.text] } ?? []) + (route.block ?? []).flatMap(\.mountedNames)
    case .origins(let block): block.block.flatMap(\.mountedNames)
    default: []
    }
  }
}
