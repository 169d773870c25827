#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// The number of links after which a path leads in a circle, as systems have it.
  private static let mostLinks = 40

  /// Whether symbolic links lead from a path in a project to a file outside of it, or to a hidden one.
  ///
  /// The project is the git repository, or else the package, or else the current folder.
  package func leadsOut(_ path: String) -> Bool {
    let file = absolute(path)
    let project = project(of: file)
    // Links that lead in a circle have an error of their own.
    guard let place = try? resolved(file), let root = try? resolved(project) else { return false }
    let below = file.names.dropFirst(project.names.count)
    if place.names == root.names + below { return false }
    return !place.isInside(root)
      || place.names.dropFirst(root.names.count).contains { $0.hasPrefix(".") }
  }

  /// Whether a path, with its symbolic links followed, is below a folder.
  package func isInside(_ path: String, _ folder: String) -> Bool {
    guard let place = try? resolved(absolute(path)), let folder = try? resolved(absolute(folder))
    else { return false }
    return place.isInside(folder)
  }

  private func project(of file: AbsolutePath) -> AbsolutePath {
    let folder = file.parent ?? file
    for name in [".git", "Package.swift"] {
      var next: AbsolutePath? = folder
      while let candidate = next {
        if status(of: candidate.appending(name).text) != nil { return candidate }
        next = candidate.parent
      }
    }
    let current = AbsolutePath(currentFolder)
    return folder.isInside(current) ? current : folder
  }

  func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.kind == S_IFLNK
  }

  /// Returns a path without symbolic links; names behind one that does not exist stay as they are.
  func resolved(_ path: AbsolutePath) throws(FileProblem) -> AbsolutePath {
    var place = AbsolutePath("/")
    var names = Array(path.names.reversed())
    var linkCount = 0
    while let name = names.popLast() {
      if name == ".." {
        place = place.parent ?? place
        continue
      }
      let next = place.appending(name)
      guard isLink(next.text) else {
        place = next
        continue
      }
      linkCount += 1
      guard linkCount <= Self.mostLinks, let target = target(of: next) else {
        throw FileProblem(code: ELOOP)
      }
      if target.hasPrefix("/") { place = AbsolutePath("/") }
      names += target.split(separator: "/").filter { $0 != "." }.map(String.init).reversed()
    }
    return place
  }

  private func target(of link: AbsolutePath) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(link.text, &bytes, Int(PATH_MAX))
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension FileProblem {
  static let leadsOut = FileProblem(
    "a link in its path leads out of the project, or to a hidden file")
}
