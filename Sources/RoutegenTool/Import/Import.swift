package import RoutegenCompiler

/// A first `.routes` file, made from files that say which links an app opens.
package struct Import {
  /// The text of the route file; `nil` if a file cannot be read.
  package private(set) var text: String?

  /// The problems of the files.
  package private(set) var problems: [Diagnostic] = []

  /// The number of different links in lists, and of those without a route.
  package private(set) var linkCount = 0
  package private(set) var refusedCount = 0

  /// The first line of a list that opens nothing, and the reason.
  package private(set) var firstRefusal: String?

  /// The number of patterns of other tools in lists.
  package private(set) var patternCount = 0

  /// The number of routes.
  package private(set) var routeCount = 0

  /// - Parameters:
  ///   - name: The name of the route set.
  ///   - hosts: Hosts that no file names.
  ///   - schemes: Schemes that no file names.
  package init(
    _ files: [SourceFile], name: String, hosts: [HostPattern] = [], schemes: [String] = []
  ) {
    var kinds: [(SourceFile, ImportedKind)] = []
    for file in files {
      do throws(ImportedKind.Unknown) {
        kinds.append((file, try ImportedKind(file)))
      } catch {
        problems.append(error.problem)
      }
    }
    guard problems.isEmpty else { return }
    make(kinds, name, hosts, schemes)
  }

  private mutating func make(
    _ kinds: [(SourceFile, ImportedKind)], _ name: String, _ hosts: [HostPattern],
    _ schemes: [String]
  ) {
    var draft = Draft()
    var others = Draft()
    // The hosts of all files decide what the first segment of a link with a custom scheme is.
    for (file, kind) in kinds {
      var importer = FileImporter(file)
      importer.add(kind, to: &others)
      problems += importer.problems
    }
    guard !problems.contains(where: { $0.severity == .error }) else { return }
    let known = hosts + others.allHosts.compactMap { HostPattern($0) }
    let lists = kinds.filter { $0.1.isList }.map(\.0)
    var links = LinkImporter(lists)
    links.add(to: &draft, hosts: known)
    for host in hosts { draft.addHost(host.description, "an option of the import") }
    for scheme in schemes { draft.addScheme(scheme, "an option of the import") }
    for (file, kind) in kinds {
      var importer = FileImporter(file)
      importer.add(kind, to: &draft)
    }
    draft.root.addShorterRoutes()
    let writing = ImportWriting(
      draft, name: name, files: kinds.map(\.0.path), lists: lists.map(\.path))
    let written = writing.write(&links)
    text = written.text
    routeCount = written.routeCount
    linkCount = links.list.links.count + links.list.problems.count
    refusedCount = links.list.problems.count
    patternCount = links.list.patterns.count
    firstRefusal = links.list.problems.min { $0.place < $1.place }.map {
      "\(ValueText.quoted($0.text)) in line \($0.place.line): \(ValueText.shown($0.reason, 200))"
    }
  }
}
