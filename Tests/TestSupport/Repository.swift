package import Foundation

/// A checkout of this repository.
package enum Repository {
  /// The folder that contains `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns a file or folder, by its path from the root.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }
}
