import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The environment of a process: the file system, the standard streams and the clock.
package struct ProcessEnvironment: Environment {
  package init() {}

  package func kind(of path: String) -> PathKind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder.boolValue ? .folder : .file
  }

  package func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  package func readInput() throws -> [UInt8] {
    Array(try FileHandle.standardInput.readToEnd() ?? Data())
  }

  package func routesFiles(below folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let rootPath = root.standardizedFileURL.path
    return (found?.allObjects ?? [])
      .compactMap { ($0 as? URL)?.standardizedFileURL.path }
      .filter { $0.hasSuffix(".routes") && kind(of: $0) == .file }
      .map { prefix + $0.dropFirst(rootPath.count).drop { $0 == "/" } }
      .sorted()
  }

  package var currentFolder: String { FileManager.default.currentDirectoryPath }

  package var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  package var secondsSince1970: Double? { Date().timeIntervalSince1970 }

  package func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  package mutating func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
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
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  package mutating func printError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
