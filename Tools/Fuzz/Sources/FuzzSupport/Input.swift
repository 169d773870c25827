package import RoutegenCompiler

/// Returns the bytes of an input from libFuzzer.
package func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}

/// Returns the files of an input, which are separated by the byte 0x1C; no file needs that byte.
package func files(in bytes: [UInt8]) -> [SourceFile] {
  bytes.split(separator: 0x1C, maxSplits: 2, omittingEmptySubsequences: false).enumerated()
    .map { number, bytes in
      SourceFile(
        id: FileID(number), path: ["A", "B", "C"][number] + ".routes", bytes: Array(bytes))
    }
}

/// Stops the fuzzer if there is a fault; libFuzzer then saves the input.
package func fail(_ faults: [String]) {
  if let first = faults.first { fatalError(first) }
}
