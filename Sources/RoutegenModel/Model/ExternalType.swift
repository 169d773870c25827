package import RoutegenSource

/// A Swift type that a file declares with `type`.
package struct ExternalType: Hashable, Sendable {
  package let name: String
  package let span: Span

  /// The mounted route set that knows it, and its place there; `nil` for the file's own.
  package var mounted: MountedType?

  /// The index of a type in a mounted route set.
  package struct MountedType: Hashable, Sendable {
    /// The place in ``RouteModel/mounts``.
    package let mount: Int

    /// The place in the mounted model's ``RouteModel/externalTypes``.
    package let index: Int
  }
}
