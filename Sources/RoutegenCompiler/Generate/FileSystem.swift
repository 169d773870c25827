#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file system, through the C library alone: loading Foundation takes longer than generating.
///
/// Both programs read and write files only with it.
package struct FileSystem: GenerationEnvironment {
  /// Whether what is written may lead out of the project: a build system names its own folders.
  let isForBuilds: Bool

  package init(isForBuilds: Bool = false) { self.isForBuilds = isForBuilds }

  /// The number of bytes above which no file is read.
  package static let mostBytes = 64 << 20

  package func kind(of path: String) -> PathKind {
    status(of: path).map { $0.isFolder ? .folder : .file } ?? .nothing
  }

  /// The plugin names files, not folders.
  package func routesFiles(below folder: String) throws(FileProblem) -> [String] { [] }

  package func isSameFile(_ path: String, _ other: String) -> Bool {
    if let status = status(of: path), let other = self.status(of: other) {
      return status.st_dev == other.st_dev && status.st_ino == other.st_ino
    }
    return (try? resolved(absolute(path))) == (try? resolved(absolute(other)))
  }

  /// The absolute path of the folder to which relative paths refer.
  package var currentFolder: String {
    guard let text = getcwd(nil, 0) else { return "/" }
    defer { free(text) }
    return String(cString: text)
  }

  func absolute(_ path: String) -> AbsolutePath {
    path.hasPrefix("/") ? AbsolutePath(path) : AbsolutePath(path, in: AbsolutePath(currentFolder))
  }

  /// The number of bytes of a file; `nil` if it is unknown.
  package func size(of path: String) -> Int? { status(of: path).map { Int($0.st_size) } }

  package func modificationSecond(of path: String) -> Int? {
    #if canImport(Darwin)
      status(of: path).map { Int($0.st_mtimespec.tv_sec) }
    #else
      status(of: path).map { Int($0.st_mtim.tv_sec) }
    #endif
  }

  package func setModificationSecond(_ second: Int, of path: String) {
    let time = timespec(tv_sec: time_t(second), tv_nsec: 0)
    utimensat(AT_FDCWD, path, [time, time], 0)
  }

  package func printError(_ text: String) {
    // There is no stream left on which to report a failure.
    try? write(Array(text.utf8), to: STDERR_FILENO)
  }

  func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  // MARK: Symbolic links

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

extension stat {
  var kind: mode_t { st_mode & S_IFMT }
  var isFolder: Bool { kind == S_IFDIR }

  /// - Throws: What is wrong with anything other than a regular file.
  package func requireFile() throws(FileProblem) {
    switch kind {
    case S_IFREG: return
    case S_IFDIR: throw FileProblem("it is a folder")
    case S_IFIFO: throw FileProblem("it is a pipe, not a file")
    case S_IFSOCK: throw FileProblem("it is a socket, not a file")
    case _: throw FileProblem("it is a device, not a file")
    }
  }
}

extension FileProblem {
  static let leadsOut = FileProblem(
    "a link in its path leads out of the project, or to a hidden file")
}

extension ExitCode {
  /// Ends the process.
  package func end() -> Never { exit(rawValue) }
}
