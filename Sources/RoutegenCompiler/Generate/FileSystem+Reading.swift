#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Returns the contents of a regular file: reading anything else may never end.
  package func read(_ path: String) throws(FileProblem) -> [UInt8] {
    let isOpen = Self.isOpenFile(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(of: path) }
    // Before it is opened, because opening a device may already do something.
    if !isOpen { try status.requireFile() }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | (isOpen ? 0 : O_NONBLOCK))
    guard file >= 0 else { throw FileProblem(code: errno) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw FileProblem(code: errno) }
    if !isOpen || status.isFolder { try status.requireFile() }
    guard status.st_size <= Self.mostBytes else { throw .tooLarge }
    return try bytes(of: file)
  }

  /// Returns what standard input has, which may be a pipe.
  package func readInput() throws(FileProblem) -> [UInt8] { try bytes(of: STDIN_FILENO) }

  private func bytes(of file: Int32) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = systemRead(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem(code: errno) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    }
  }

  /// Whether the path names a file that the process was given open, as `<(…)` in a shell does.
  private static func isOpenFile(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/")
  }

  /// The reason why there is no file at a path.
  private func problem(of path: String) -> FileProblem {
    let code = errno
    guard code == ENOENT, isLink(path) else { return FileProblem(code: code) }
    return FileProblem("it is a link that leads to nothing")
  }
}

extension FileProblem {
  static let tooLarge = FileProblem("it has more than \(FileSystem.mostBytes >> 20) MiB")
}

/// The `read` of the C library, whose name `FileSystem` has for files.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
