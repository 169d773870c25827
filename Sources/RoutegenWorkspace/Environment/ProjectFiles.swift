/// The files of other projects, which are searched only if a folder of them is named.
package enum ProjectFiles {
  /// The names of folders into which package managers and build systems put files.
  package static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "vendor", "build",
  ]
}
