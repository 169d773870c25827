import Foundation
package import RoutegenGenerate

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment of a process: the file system, the standard streams and the clock.
package struct ProcessEnvironment: Environment {
  package private(set) var outputFailure: String?

  package init() {}

  package func kind(of path: String) -> PathKind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder.boolValue ? .folder : .file
  }

  package func read(_ path: String) throws -> [UInt8] {
    // Unlike `Data(contentsOf:)`, it reads pipes and devices to their end.
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    return Array(try file.readToEnd() ?? Data())
  }

  package func readInput() throws -> [UInt8] {
    Array(try FileHandle.standardInput.readToEnd() ?? Data())
  }

  package func routesFiles(below folder: String) throws -> [String] {
    try files(below: folder) { $0.hasSuffix(".routes") }
  }

  package func allFiles(below folder: String) throws -> [String] {
    try files(below: folder) { !$0.split(separator: "/").contains("node_modules") }
  }

  package func size(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
  }

  /// Returns the sorted paths of the files below a folder that are included, except hidden ones.
  private func files(
    below folder: String, where isIncluded: (String) -> Bool
  ) throws -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let rootPath = root.standardizedFileURL.path
    func path(of url: URL) -> String {
      prefix + url.standardizedFileURL.path.dropFirst(rootPath.count).drop { $0 == "/" }
    }
    var failure: UnreadableFolder?
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]
    ) { url, error in
      failure = UnreadableFolder(path(of: url), reason: error.localizedDescription)
      return false
    }
    let files = (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { isIncluded(path(of: $0)) && kind(of: $0.path) == .file }
    if let failure { throw failure }
    return files.map(path).sorted()
  }

  package var currentFolder: String { FileManager.default.currentDirectoryPath }

  package var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  package var secondsSince1970: Double? { Date().timeIntervalSince1970 }

  package func wait(seconds: Double) -> Bool {
    Thread.sleep(forTimeInterval: seconds)
    return true
  }

  package func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  package mutating func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let files = FileManager.default
    try files.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let mode = try? files.attributesOfItem(atPath: url.path)[.posixPermissions]
    // It writes another file, and gives it the name when it is complete.
    try Data(text.utf8).write(to: url, options: .atomic)
    if let mode { try files.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path) }
  }

  package func modificationSecond(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return date.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }
  }

  package mutating func setModificationSecond(_ second: Int, of path: String) {
    let date = Date(timeIntervalSince1970: Double(second))
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  package mutating func print(_ text: String) {
    guard outputFailure == nil else { return }
    outputFailure = Self.write(text, to: STDOUT_FILENO)
  }

  package mutating func printError(_ text: String) {
    // There is no stream left on which to report a failure.
    _ = Self.write(text, to: STDERR_FILENO)
  }

  /// Writes a text to a file that is open, and returns the reason if that fails.
  ///
  /// `FileHandle.write(_:)` would raise an exception for a full disk, or a stream that is closed.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        Self.systemWrite(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return String(cString: strerror(errno)) }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  private static func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }
}
