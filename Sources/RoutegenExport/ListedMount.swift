import RoutegenModel

/// A mounted route set and its place in the route set that mounts it.
struct ListedMount {
  /// The pattern that the set continues; `/` for the root.
  let pattern: String
  let name: String

  /// The module of the set; `nil` for the module of the file.
  let module: String?

  /// Whether the mount, or a group that contains it, is `@internal`.
  let isInternal: Bool

  init(_ mount: Mount, at pattern: String, isInternal: Bool) {
    self.isInternal = isInternal
    self.pattern = pattern.isEmpty ? "/" : pattern
    name = mount.model.name
    module = mount.module
  }
}
