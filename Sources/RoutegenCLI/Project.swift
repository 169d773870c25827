import RoutegenModel
package import RoutegenSource
import RoutegenSyntax

/// The files of one run, compiled together: one may mount the route set of another.
package struct Project: Sendable {
  /// One for each file that was asked for, in their order.
  package let compilations: [Compilation]

  /// Every file, those of other modules at the end; the number of each is its place.
  package let files: [SourceFile]

  /// The errors of other modules' files that are mounted here: they are in the way.
  package let foreignErrors: [Diagnostic]

  /// - Parameters:
  ///   - files: The files to compile, numbered from 0.
  ///   - imports: Files of other modules, whose route sets may be mounted; numbered on.
  ///   - levels: For each file which lints are shown; the usual ones if there are none.
  package init(_ files: [SourceFile], imports: [ImportedFile] = [], levels: [Levels] = []) {
    self.files = files + imports.map(\.file)
    var linker = Linker(files, imports, levels)
    compilations = files.indices.map { linker.compile($0) }
    foreignErrors = linker.foreignErrors
  }
}

/// A `.routes` file of another module.
package struct ImportedFile: Sendable {
  package let module: String
  package let file: SourceFile

  package init(module: String, file: SourceFile) {
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

    /// `nil` for the files to compile.
    let module: String?
    var state = State.new
  }

  private enum State {
    case new, open
    case done(Compilation)
  }

  private var units: [Unit]
  private let levels: [Levels]

  /// The files whose compilation is not finished, from the outermost.
  private var open: [Int] = []

  init(_ files: [SourceFile], _ imports: [ImportedFile], _ levels: [Levels]) {
    self.levels = levels
    units = files.map { Self.unit($0, module: nil) }
    units += imports.map { Self.unit($0.file, module: $0.module) }
  }

  private static func unit(_ file: SourceFile, module: String?) -> Unit {
    var bag = DiagnosticBag()
    let syntax = parse(file, into: &bag)
    return Unit(file: file, syntax: syntax, bag: bag, module: module)
  }

  /// The errors of the imported files that were compiled because somebody mounts them.
  var foreignErrors: [Diagnostic] {
    units.filter { $0.module != nil }.flatMap { unit in
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

  /// What a file finds under a name: the route set of a file in the same folder before others.
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

  /// The names after `mount` in a file; and all others, to propose one for a typo.
  private func names(mountedBy index: Int) -> Set<String> {
    let mounted = units[index].syntax.declarations.flatMap(\.mountedNames)
    guard !mounted.isEmpty else { return [] }
    let isKnown = Set(units.compactMap(\.syntax.routesName))
    return Set(mounted).isSubset(of: isKnown) ? Set(mounted) : Set(mounted).union(isKnown)
  }
}

extension SourceFile {
  /// The path without the file's own name.
  fileprivate var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}

extension FileSyntax {
  /// The name after `routes`.
  fileprivate var routesName: String? {
    for case .routes(let routes) in declarations { return routes.name.text }
    return nil
  }
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
