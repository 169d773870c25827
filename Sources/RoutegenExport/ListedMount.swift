/// A mounted route set and its place in the route set that mounts it.
struct ListedMount {
  /// The pattern that the set continues; `/` for the root.
  let pattern: String
  let name: String

  /// The module of the set; `nil` for the module of the file.
  let module: String?
}
