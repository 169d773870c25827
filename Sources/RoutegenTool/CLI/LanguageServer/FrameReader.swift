/// Splits a stream of bytes into the frames of the Language Server Protocol.
///
/// A frame is headers that end with an empty line, and a body. Only the header `Content-Length`
/// counts.
package struct FrameReader {
  /// A part of the stream.
  package enum Event: Equatable {
    case body([UInt8])

    /// A body with too many bytes, which are skipped.
    case skipped(count: Int)

    /// Headers without a length: where the next frame begins is unknown, and nothing more is read.
    case noLength
  }

  /// The largest number of bytes of a body.
  package static let mostBytes = 64 << 20

  /// The largest number of bytes of headers.
  private static let mostHeaderBytes = 64 << 10

  private enum State {
    case headers
    case body(count: Int)
    case skipping(count: Int)
    case failed
  }

  private var state = State.headers

  /// The bytes that have arrived and do not belong to a frame yet, from `start` on.
  private var buffer: [UInt8] = []
  private var start = 0

  /// Creates a reader at the start of a stream.
  package init() {}

  /// Adds bytes to the stream, and returns what they complete.
  package mutating func add(_ bytes: [UInt8]) -> [Event] {
    buffer += bytes
    var events: [Event] = []
    while let event = next() { events.append(event) }
    buffer.removeFirst(start)
    start = 0
    return events
  }

  /// Returns the next part of the stream; `nil` if it has not arrived completely.
  private mutating func next() -> Event? {
    while true {
      let count = buffer.count - start
      switch state {
      case .failed:
        start = buffer.count
        return nil
      case .headers:
        guard let end = endOfHeaders else {
          if count <= Self.mostHeaderBytes { return nil }
          state = .failed
          return .noLength
        }
        let length = Self.contentLength(buffer[start..<end])
        start = end
        guard let length else {
          state = .failed
          return .noLength
        }
        if length > Self.mostBytes {
          state = .skipping(count: length)
          return .skipped(count: length)
        }
        state = .body(count: length)
      case .body(let length):
        guard count >= length else { return nil }
        defer { start += length }
        state = .headers
        return .body(Array(buffer[start..<(start + length)]))
      case .skipping(let length):
        let skipped = min(length, count)
        start += skipped
        guard skipped == length else {
          state = .skipping(count: length - skipped)
          return nil
        }
        state = .headers
      }
    }
  }

  /// The offset after the empty line; `nil` if it has not arrived.
  private var endOfHeaders: Int? {
    let last = min(buffer.count, start + Self.mostHeaderBytes + 1)
    var offset = start + 3
    while offset < last {
      if buffer[offset] == UInt8(ascii: "\n"),
        buffer[(offset - 3)...offset].elementsEqual("\r\n\r\n".utf8)
      {
        return offset + 1
      }
      offset += 1
    }
    return nil
  }

  /// Returns the length in headers; `nil` if they have none that is a number.
  private static func contentLength(_ headers: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in String(decoding: headers, as: UTF8.self).split(separator: "\r\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { $0 != " " && $0 != "\t" }
      guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      length = Int(digits)
    }
    return length
  }
}
