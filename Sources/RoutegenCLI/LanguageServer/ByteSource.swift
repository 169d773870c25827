#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stream of bytes, from which one thread reads.
package protocol ByteSource: Sendable {
  /// Waits for bytes, and returns them; `nil` at the end of the stream.
  func read() -> [UInt8]?
}

/// The standard input of the process.
///
/// `FileHandle` would end the process if the input cannot be read.
struct StandardInput: ByteSource {
  private static let mostBytes = 64 << 10

  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Self.mostBytes)
    while true {
      let count = bytes.withUnsafeMutableBytes { Self.systemRead($0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
  }

  private static func systemRead(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(STDIN_FILENO, bytes, count)
    #elseif canImport(Musl)
      Musl.read(STDIN_FILENO, bytes, count)
    #else
      Glibc.read(STDIN_FILENO, bytes, count)
    #endif
  }
}

/// Returns whether a process exists; it may belong to somebody else.
func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
