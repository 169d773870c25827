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
