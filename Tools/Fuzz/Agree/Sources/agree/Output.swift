import Foundation

/// Lines for standard output, written many at a time.
struct Output {
  private var bytes: [UInt8] = []

  mutating func add(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    FileHandle.standardOutput.write(Data(bytes))
    bytes.removeAll(keepingCapacity: true)
  }
}
