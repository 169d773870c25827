package import RoutegenSource

/// A Swift type that a file declares with `type`.
package struct ExternalType: Hashable, Sendable {
  package let name: String
  package let span: Span

  /// The mounted route set that declares the type; `nil` for a type of the file.
  package var mounted: MountedType?

  /// The index of a type in a mounted route set.
  package struct MountedType: Hashable, Sendable {
    /// The index in ``RouteModel/mounts``.
    package let mount: Int

    /// The index in ``RouteModel/externalTypes`` of the mounted model.
    package let index: Int
  }
}
