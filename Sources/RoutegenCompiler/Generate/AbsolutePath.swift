/// An absolute path, split into names.
///
/// Paths are compared by their text: symbolic links are not resolved.
package struct AbsolutePath: Hashable, Sendable {
  /// The names from the root, without `.` and `..`.
  package private(set) var names: [String]

  /// Creates a path from `text`, which may be relative to `folder`.
  package init(_ text: String, in folder: AbsolutePath? = nil) {
    names = text.hasPrefix("/") ? [] : folder?.names ?? []
    for name in text.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
  }

  private init(names: [String]) {
    self.names = names
  }

  /// The folder that contains the path; `nil` for the root.
  package var parent: AbsolutePath? {
    names.isEmpty ? nil : AbsolutePath(names: names.dropLast())
  }

  /// Returns whether the path is `folder` or below it.
  package func isInside(_ folder: AbsolutePath) -> Bool { names.starts(with: folder.names) }

  /// The path from the root: `/Users/me/App.routes`.
  package var text: String { "/" + names.joined(separator: "/") }

  /// The path of a file in the folder.
  package func appending(_ name: String) -> AbsolutePath { AbsolutePath(names: names + [name]) }

  /// Returns the path relative to `folder`: `../Other/App.routes`.
  package func path(from folder: AbsolutePath) -> String {
    let shared = zip(names, folder.names).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.names.count - shared)
    let path = (up + names.dropFirst(shared)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
