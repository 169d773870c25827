import RoutegenGenerate

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file system, through the C library alone: loading Foundation takes longer than generating.
struct FileSystem: GenerationEnvironment {
  private struct Failure: Error, CustomStringConvertible {
    let description = String(cString: strerror(errno))
  }

  private func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  func kind(of path: String) -> PathKind {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR ? .folder : .file } ?? .nothing
  }

  func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Failure() }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[..<count]
      if count < chunk.count { break }
    }
    if ferror(file) != 0 { throw Failure() }
    return bytes
  }

  /// The plugin names files, not folders.
  func routesFiles(below folder: String) throws -> [String] { [] }

  func write(_ text: String, to path: String) throws {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for count in folder.indices.dropFirst() {
      mkdir(folder[...count].joined(separator: "/"), 0o777)
    }
    // It writes another file, and gives it the name when it is complete.
    let draft = "\(path).\(getpid())"
    guard let file = fopen(draft, "w") else { throw Failure() }
    var text = text
    let written = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, written == text.utf8.count, rename(draft, path) == 0 else {
      let failure = Failure()
      unlink(draft)
      throw failure
    }
  }

  func modificationSecond(of path: String) -> Int? {
    #if canImport(Darwin)
      status(of: path).map { Int($0.st_mtimespec.tv_sec) }
    #else
      status(of: path).map { Int($0.st_mtim.tv_sec) }
    #endif
  }

  func setModificationSecond(_ second: Int, of path: String) {
    let time = timespec(tv_sec: time_t(second), tv_nsec: 0)
    utimensat(AT_FDCWD, path, [time, time], 0)
  }

  func printError(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      rest = rest.dropFirst(count)
    }
  }
}

/// The `write` of the C library, whose name `FileSystem` has for files.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
