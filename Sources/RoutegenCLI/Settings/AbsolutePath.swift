/// An absolute path in parts, so that paths can be compared and followed upwards.
///
/// Only the text of the path counts: a link in the file system is a folder like any other.
struct AbsolutePath: Hashable {
  /// The names from the root on, without `.` and `..`.
  private(set) var names: [String]

  /// The path that `text` means when it is read in `folder`.
  init(_ text: String, in folder: AbsolutePath? = nil) {
    names = text.hasPrefix("/") ? [] : folder?.names ?? []
    for name in text.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(String(name)) }
    }
  }

  private init(names: [String]) {
    self.names = names
  }

  /// The folder that this is in; `nil` for the root.
  var parent: AbsolutePath? {
    names.isEmpty ? nil : AbsolutePath(names: names.dropLast())
  }

  /// Whether this is `folder` or below it.
  func isInside(_ folder: AbsolutePath) -> Bool { names.starts(with: folder.names) }

  /// The way from `folder` to this: `../Other/App.routes`.
  func path(from folder: AbsolutePath) -> String {
    let shared = zip(names, folder.names).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.names.count - shared)
    let path = (up + names.dropFirst(shared)).joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
