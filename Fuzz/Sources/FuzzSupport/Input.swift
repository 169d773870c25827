package import RoutegenSource

/// The bytes that libFuzzer hands over.
package func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

/// The files that an input is: byte 0x1C, which no file needs, stands between them.
package func files(in bytes: [UInt8]) -> [SourceFile] {
  bytes.split(separator: 0x1C, maxSplits: 2, omittingEmptySubsequences: false).enumerated()
    .map { number, bytes in
      SourceFile(
        id: FileID(number), path: ["A", "B", "C"][number] + ".routes", bytes: Array(bytes))
    }
}

/// Stops the fuzzer, which then keeps the input.
package func fail(_ faults: [String]) {
  if let first = faults.first { fatalError(first) }
}

/// All stages, every rendering, every fix and one of the commands.
package func faults(_ files: [SourceFile], turn: Int) -> [String] {
  Soundness(files, turn: turn).faults
}
