package import RoutegenCompiler

/// The target of a file, as far as folders show it: the files of one folder are one target, and so are those below
/// the folder of a module of a package.
package struct BuildTarget: Hashable {
  let folder: AbsolutePath

  /// The place of the target's files in the build.
  package let place: BuildPlace

  /// Whether a file is in the target.
  func contains(_ file: AbsolutePath) -> Bool {
    place.module == nil ? file.parent == folder : file.isInside(folder)
  }
}

/// Finds the targets of files, and reads each manifest once.
///
/// A manifest is a program of the package, so it is read and not evaluated. What is not certain then is left open.
package struct BuildTargets {
  private var manifests: [AbsolutePath: PackageManifest] = [:]
  private var obstacles: [AbsolutePath: BuildObstacle?] = [:]

  package init() {}

  /// Returns the target of a file.
  package mutating func target(
    of file: AbsolutePath, in environment: borrowing some Environment
  ) -> BuildTarget {
    let folder = file.parent ?? file
    guard let surroundings = Surroundings.find(around: file, environment),
      surroundings.isPackage
    else { return BuildTarget(folder: folder, place: BuildPlace()) }
    let root = surroundings.folder
    let manifest = manifest(of: root, environment)
    let names = file.names[root.names.count...]
    let target =
      manifest.hasPaths
      ? manifest.target(of: names) : surroundings.module(of: file).map { ($0, names.prefix(2)) }
    let targetFolder = target.map { AbsolutePath($0.folder.joined(separator: "/"), in: root) }
    let obstacle = obstacle(in: targetFolder ?? folder, of: root, manifest, environment)
    return BuildTarget(
      folder: targetFolder ?? folder, place: BuildPlace(module: target?.name, obstacle: obstacle))
  }

  private mutating func manifest(
    of root: AbsolutePath, _ environment: borrowing some Environment
  ) -> PackageManifest {
    if let known = manifests[root] { return known }
    let path = environment.path(of: root.appending("Package.swift"))
    let bytes = try? environment.contents(of: path)
    let manifest = PackageManifest((bytes ?? []).count < Self.mostBytes ? bytes ?? [] : [])
    manifests[root] = manifest
    return manifest
  }

  /// The number of bytes above which a manifest is not read.
  private static let mostBytes = 1 << 18

  /// Returns the reason why a build does not compile the route files of a folder.
  private mutating func obstacle(
    in folder: AbsolutePath, of root: AbsolutePath, _ manifest: PackageManifest,
    _ environment: borrowing some Environment
  ) -> BuildObstacle? {
    if let known = obstacles[folder] { return known }
    let found = PackageFolder(root: root, manifest: manifest).obstacle(in: folder, environment)
    obstacles[folder] = found
    return found
  }
}

/// The folder of a package whose manifest is known.
private struct PackageFolder {
  let root: AbsolutePath
  let manifest: PackageManifest

  /// Returns the reason why a build does not compile the route files of a folder of a package that uses the plugin;
  /// `nil` if it may compile them.
  func obstacle(
    in folder: AbsolutePath, _ environment: borrowing some Environment
  ) -> BuildObstacle? {
    guard manifest.usesPlugin, !manifest.hasPaths, let targets = manifest.targets else {
      return nil
    }
    let names = folder.names.dropFirst(root.names.count)
    guard let first = names.first else { return isOnlyPackage(environment) ? .noTarget : nil }
    guard first == "Sources" else { return nil }
    let target = names.dropFirst().first
    if let target, let found = targets.first(where: { $0.name == target }) {
      return obstacle(in: found, folder, environment)
    }
    // The only target may have its files in `Sources`, and a file system may ignore the case of names.
    let isAlone = targets.count { !$0.isTest } < 2
    let isSimilar = targets.contains { $0.name.lowercased() == target?.lowercased() }
    guard !isAlone, !isSimilar else { return nil }
    return isOnlyPackage(environment) ? .noTarget : nil
  }

  private func obstacle(
    in target: PackageManifest.Target, _ folder: AbsolutePath,
    _ environment: borrowing some Environment
  ) -> BuildObstacle? {
    // A build compiles symbolic links to files, and files that git ignores.
    guard target.isWholeFolder, !target.isTest,
      let files = try? environment.allEntries(below: environment.path(of: folder))
    else { return nil }
    if target.hasPlugins {
      return files.allSatisfy { $0.hasSuffix(".routes") || $0.hasSuffix(".md") }
        ? .noSource(target: target.name) : nil
    }
    // Somebody may generate code with the tool instead.
    let generated = Array(firstGeneratedLine.utf8)
    for path in files where path.hasSuffix(".swift") {
      guard let bytes = try? environment.read(path), !bytes.starts(with: generated) else {
        return nil
      }
    }
    return .noPlugin(target: target.name)
  }

  /// Whether no other build system has targets in the folder of the package.
  private func isOnlyPackage(_ environment: borrowing some Environment) -> Bool {
    guard let files = try? environment.allFiles(below: environment.path(of: root)) else {
      return false
    }
    let others = ["project.yml", "project.json", "Project.swift", "BUILD", "BUILD.bazel"]
    return !files.contains { path in
      path.contains(".xcodeproj/") || others.contains(AbsolutePath(path).names.last ?? "")
    }
  }
}
