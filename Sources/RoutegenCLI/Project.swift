import RoutegenModel
package import RoutegenSource
import RoutegenSyntax

/// The files of one run, which may mount route sets of one another, compiled together.
package struct Project: Sendable {
  /// The compilations of the files to compile, in their order.
  package let compilations: [Compilation]

  /// The files to compile, then the imported files; the ID of each file is its index.
  package let files: [SourceFile]

  /// The errors of mounted imported files, which prevent output.
  package let foreignErrors: [Diagnostic]

  /// - Parameters:
  ///   - files: The files to compile, with IDs from 0.
  ///   - imports: Files whose route sets may be mounted; their IDs follow those of `files`.
  ///   - levels: The levels of the lints for each file to compile; if empty, the default ones.
  package init(_ files: [SourceFile], imports: [ImportedFile] = [], levels: [Levels] = []) {
    self.files = files + imports.map(\.file)
    var linker = Linker(files, imports, levels)
    compilations = files.indices.map { linker.compile($0) }
    foreignErrors = linker.foreignErrors
  }
}

/// A `.routes` file that is not compiled itself but whose route set may be mounted.
package struct ImportedFile: Sendable {
  /// The module of the file; `nil` for the module of the files to compile.
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
    let file: SourceFile
    let syntax: FileSyntax
    let bag: DiagnosticBag

    /// `nil` for the module of the files to compile.
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

  /// The indices of the files whose compilation has not finished, outermost first.
  private var open: [Int] = []

  init(_ files: [SourceFile], _ imports: [ImportedFile], _ levels: [Levels]) {
    self.levels = levels
    askedCount = files.count
    units = files.map { Self.unit($0, module: nil) }
    units += imports.map { Self.unit($0.file, module: $0.module) }
  }

  private static func unit(_ file: SourceFile, module: String?) -> Unit {
    var bag = DiagnosticBag()
    let syntax = parse(file, into: &bag)
    return Unit(file: file, syntax: syntax, bag: bag, module: module)
  }

  /// The errors of the imported files that were compiled because they are mounted.
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
      unit.file, unit.syntax, mounting: sets,
      levels: levels.indices.contains(index) ? levels[index] : .default, unit.bag)
    units[index].state = .done(compilation)
    return compilation
  }

  /// Returns the route set of a name for the file `host`, preferably of a file in the same folder.
  private mutating func set(_ name: String, for host: Int) -> MountableSet? {
    let found = units.indices.filter { $0 != host && units[$0].syntax.routesName == name }
    let folder = units[host].file.folder
    guard let index = found.first(where: { units[$0].file.folder == folder }) ?? found.first else {
      return nil
    }
    if let start = open.firstIndex(of: index) {
      return .cycle(open[start...].reversed().compactMap { units[$0].syntax.routesName })
    }
    let compilation = compile(index)
    if compilation.hasErrors { return .broken }
    return .set(
      compilation.model,
      module: units[index].module == units[host].module ? nil : units[index].module)
  }

  /// Returns the names after `mount` in a file; if one is unknown, with all known names, so that a
  /// diagnostic can suggest one.
  private func names(mountedBy index: Int) -> Set<String> {
    let mounted = units[index].syntax.mountedNames
    guard !mounted.isEmpty else { return [] }
    let isKnown = Set(units.compactMap(\.syntax.routesName))
    return Set(mounted).isSubset(of: isKnown) ? Set(mounted) : Set(mounted).union(isKnown)
  }
}

extension SourceFile {
  /// The path of the folder that contains the file.
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
  /// The names after `mount` in the declaration and its block.
  fileprivate var mountedNames: [String] {
    switch self {
    case .route(let route):
      (route.mount.map { [$0.text] } ?? []) + (route.block ?? []).flatMap(\.mountedNames)
    case .origins(let block): block.block.flatMap(\.mountedNames)
    default: []
    }
  }
}
