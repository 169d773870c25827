/// The place of a route file in the build of an app.
package struct BuildPlace: Hashable, Sendable {
  /// The Swift module of the file; `nil` if it is not known.
  package let module: String?

  /// The reason why a build does not compile the file; `nil` if none is known.
  package let obstacle: BuildObstacle?

  package init(module: String? = nil, obstacle: BuildObstacle? = nil) {
    (self.module, self.obstacle) = (module, obstacle)
  }
}

/// The reason why the build of a package does not compile a route file.
package enum BuildObstacle: Hashable, Sendable {
  /// No target contains the file.
  case noTarget

  /// The target does not use the build plugin.
  case noPlugin(target: String)

  /// The target has no source file, so Swift Package Manager leaves it out.
  case noSource(target: String)
}
