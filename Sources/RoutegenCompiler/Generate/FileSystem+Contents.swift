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

  // MARK: Writing

  package func write(_ text: String, to path: String) throws(FileProblem) {
    let place = try resolved(absolute(path))
    // What git reads there decides which programs it runs.
    guard !place.names.contains(where: { $0.lowercased() == ".git" }) else {
      throw FileProblem("it is a file of git")
    }
    guard isForBuilds || !leadsOut(path) else { throw .leadsOut }
    let bytes = Array(text.utf8)
    let old = status(of: place.text)
    try old?.requireFile()
    if old?.st_size == off_t(bytes.count), (try? read(place.text)) == bytes { return }
    // Whoever made a file read-only said that nobody changes it, although the folder allows to replace it.
    if !isForBuilds, let old, old.st_mode & 0o222 == 0 || access(place.text, W_OK) != 0 {
      throw FileProblem("it is read-only")
    }
    try createFolders(of: place)
    try replace(place, with: bytes, like: old)
  }

  private func createFolders(of place: AbsolutePath) throws(FileProblem) {
    guard let folder = place.parent, status(of: folder.text)?.isFolder != true else { return }
    try createFolders(of: folder)
    guard mkdir(folder.text, 0o777) == 0 || status(of: folder.text)?.isFolder == true else {
      throw FileProblem(code: errno)
    }
  }

  /// Writes a draft in the same folder, because a sandbox may allow no other one, and gives it the name of the file when
  /// it is complete.
  private func replace(
    _ place: AbsolutePath, with bytes: [UInt8], like old: stat?
  ) throws(FileProblem) {
    let (draft, file) = try openDraft(beside: place)
    do throws(FileProblem) {
      defer { close(file) }
      try write(bytes, to: file)
      if let old {
        // Only an administrator may give a file to somebody else.
        _ = fchown(file, old.st_uid, old.st_gid)
        if fchmod(file, old.st_mode & 0o777) != 0 { throw FileProblem(code: errno) }
      }
      guard rename(draft, place.text) == 0 else { throw FileProblem(code: errno) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private func openDraft(
    beside place: AbsolutePath
  ) throws(FileProblem) -> (path: String, file: Int32) {
    let folder = place.parent ?? place
    for number in 0..<100 {
      let draft = folder.appending(".routegen-\(getpid())-\(number)").text
      let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      if file >= 0 { return (draft, file) }
      guard errno == EEXIST else { throw FileProblem(code: errno) }
    }
    throw FileProblem(code: EEXIST)
  }

  /// Writes bytes to a file that is open.
  package func write(_ bytes: [UInt8], to file: Int32) throws(FileProblem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileProblem(code: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

extension FileProblem {
  static let tooLarge = FileProblem("it has more than \(FileSystem.mostBytes >> 20) MiB")
}

/// The `read` of the C library, whose name `FileSystem` has for files.
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

/// The `write` of the C library, whose name `FileSystem` has for files.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
