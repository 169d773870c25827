/// The files of one run, which may mount route sets of one another, compiled together.
package struct Project: Sendable {
  /// The compilation of each file, in the order of the files.
  package let compilations: [Compilation]

  /// Every file, the imported ones at the end; the number of each is its index.
  package let files: [SourceFile]

  /// The errors of imported files that are mounted, which prevent the mount.
  package let foreignErrors: [Diagnostic]

  /// - Parameters:
  ///   - files: The files to compile, numbered from 0.
  ///   - imports: Other files whose route sets may be mounted; their numbers follow.
  ///   - levels: The levels of lints for each file; the default ones if there are none.
  ///   - places: The place of each file in the build. An empty array means that the places are unknown.
  ///   - isPast: Whether the files are an old version, which no rule checks any more.
  package init(
    _ files: [ParsedFile], imports: [ImportedFile] = [], levels: [Levels] = [],
    places: [BuildPlace] = [], isPast: Bool = false
  ) {
    self.files = files.map(\.file) + imports.map(\.parsed.file)
    var linker = Linker(files, imports, levels, places, isPast: isPast)
    compilations = files.indices.map { linker.compile($0) }
    foreignErrors = linker.foreignErrors
  }

  /// Compiles files that mount only each other.
  package init(_ files: [SourceFile], levels: [Levels] = []) {
    self.init(files.map(ParsedFile.init), levels: levels)
  }
}

extension Project {
  /// The route sets with the name of an earlier one of the same target, in which each becomes a type.
  ///
  /// - Parameter targets: The target of each file; if there are none, all files are of one target.
  /// - Returns: The mistakes, each with the index of the file.
  package func repeatedNames(
    in targets: [String] = []
  ) -> [(index: Int, diagnostic: Diagnostic)] {
    var first: [[String]: RouteModel] = [:]
    var repeated: [(index: Int, diagnostic: Diagnostic)] = []
    for (index, model) in compilations.map(\.model).enumerated() where !model.name.isEmpty {
      let key = [targets.indices.contains(index) ? targets[index] : "", model.name]
      if let original = first[key] {
        repeated.append((index, .repeatedName(model, first: original.nameSpan)))
      } else {
        first[key] = model
      }
    }
    return repeated
  }
}

extension Diagnostic {
  /// A route set with the name of another one, which is at `first`.
  package static func repeatedName(_ model: RouteModel, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration, "the module already has a route set '\(model.name)'",
      at: model.nameSpan
    )
    .also(first, "the first one is here")
  }
}

/// A `.routes` file that is not to be compiled itself, but whose route set may be mounted.
package struct ImportedFile: Sendable {
  /// The module of the file; `nil` for that of the files to compile.
  package let module: String?
  package let parsed: ParsedFile

  package init(module: String?, parsed: ParsedFile) {
    self.module = module
    self.parsed = parsed
  }
}

/// Compiles files in the order in which they mount one another.
private struct Linker {
  private struct Unit {
    let parsed: ParsedFile

    /// `nil` for the module of the files to compile.
    let module: String?
    var state = State.new
  }

  private enum State {
    case new, open

    /// Whether something is missing, because a set that the file mounts has mistakes.
    case done(Compilation, isWhole: Bool)
  }

  private var units: [Unit]
  private let askedCount: Int
  private let levels: [Levels]
  private let places: [BuildPlace]
  private let isPast: Bool

  /// The indices of the files whose compilation has not finished, outermost first.
  private var open: [Int] = []

  init(
    _ files: [ParsedFile], _ imports: [ImportedFile], _ levels: [Levels], _ places: [BuildPlace],
    isPast: Bool
  ) {
    (self.levels, self.places, self.isPast) = (levels, places, isPast)
    askedCount = files.count
    units = files.map { Unit(parsed: $0, module: nil) }
    units += imports.map { Unit(parsed: $0.parsed, module: $0.module) }
  }

  /// The errors of the imported files that some file mounts.
  var foreignErrors: [Diagnostic] {
    units[askedCount...].flatMap { unit in
      guard case .done(let compilation, _) = unit.state else { return [Diagnostic]() }
      return compilation.diagnostics.filter { $0.severity == .error }
    }
  }

  mutating func compile(_ index: Int) -> Compilation {
    if case .done(let compilation, _) = units[index].state { return compilation }
    units[index].state = .open
    open.append(index)
    var sets: [String: MountableSet] = [:]
    let mounted = Set(units[index].parsed.syntax.mountedNames)
    for name in names(mountedBy: index) {
      // A set that is not mounted is only a name to propose.
      sets[name] = mounted.contains(name) ? set(name, for: index) : .broken
    }
    open.removeLast()
    let unit = units[index]
    let compilation = Compilation(
      unit.parsed, mounting: sets,
      at: places.indices.contains(index) ? places[index] : BuildPlace(),
      levels: levels.indices.contains(index) ? levels[index] : .default, isPast: isPast)
    let isBroken = mounted.contains { name in
      if case .broken? = sets[name] { true } else { false }
    }
    units[index].state = .done(compilation, isWhole: !isBroken)
    return compilation
  }

  /// Returns the route set of a name for the file `host`, preferably of a file in the same folder.
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
    // Otherwise each of many files could mount as much as one may.
    guard !compilation.hasErrors, case .done(_, isWhole: true) = units[index].state else {
      return .broken
    }
    return .set(
      compilation.model,
      module: units[index].module == units[host].module ? nil : units[index].module)
  }

  /// Returns the names after `mount` in a file; if one is unknown, with all known names, so that a
  /// diagnostic can suggest one.
  private func names(mountedBy index: Int) -> Set<String> {
    let mounted = units[index].parsed.syntax.mountedNames
    guard !mounted.isEmpty else { return [] }
    let isKnown = Set(units.compactMap(\.parsed.syntax.routesName))
    return Set(mounted).isSubset(of: isKnown) ? Set(mounted) : Set(mounted).union(isKnown)
  }
}

extension SourceFile {
  /// The path of the folder that contains the file.
  package var folder: Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }
}
