import Foundation

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
struct StandardInput: ByteSource {
  func read() -> [UInt8]? {
    let bytes = FileHandle.standardInput.availableData
    return bytes.isEmpty ? nil : Array(bytes)
  }
}

/// Returns whether a process exists; it may belong to somebody else.
func isAlive(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
