/// A Swift type that a file declares with `type`.
package struct ExternalType: Hashable, Sendable {
  package let name: String
  package let span: Span

  /// The text with which each value begins, byte for byte; `nil` if there is none.
  package let prefix: String?

  /// The mounted route set that declares the type; `nil` for a type of the file.
  package var mounted: MountedType?

  /// Whether a text may be a value; only the app knows whether it is one.
  package func mayRead(_ text: String) -> Bool {
    prefix.map { text.utf8.starts(with: $0.utf8) } ?? true
  }

  /// The index of a type in a mounted route set.
  package struct MountedType: Hashable, Sendable {
    /// The index in ``RouteModel/mounts``.
    package let mount: Int

    /// The index in ``RouteModel/externalTypes`` of the mounted model.
    package let index: Int
  }
}
