import RoutegenModel

/// A mounted route set and its place in the route set that mounts it.
struct ListedMount {
  /// The pattern that the set continues; `/` for the root.
  let pattern: String
  let name: String

  /// The module of the set; `nil` for the module of the file.
  let module: String?

  /// Whether neither the mount nor a group that contains it is `@internal` or `@unlinked`.
  let isListed: Bool

  init(_ mount: Mount, at pattern: String, isListed: Bool) {
    self.isListed = isListed
    self.pattern = pattern.isEmpty ? "/" : pattern
    name = mount.model.name
    module = mount.module
  }
}
