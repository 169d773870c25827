import Foundation
import RoutegenRuntime

extension UUID {
  init(_ bits: UUIDBits) {
    let (high, low) = (bits.high.bigEndian, bits.low.bigEndian)
    self.init(uuid: withUnsafeBytes(of: (high, low)) { $0.loadUnaligned(as: uuid_t.self) })
  }

  var written: WrittenValue {
    let bytes = uuid
    return .uuid(
      high: number(
        number(bytes.0, bytes.1, bytes.2, bytes.3), number(bytes.4, bytes.5, bytes.6, bytes.7)),
      low: number(
        number(bytes.8, bytes.9, bytes.10, bytes.11),
        number(bytes.12, bytes.13, bytes.14, bytes.15)))
  }
}

/// The number with these bytes, the highest first.
@inline(__always)
private func number(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> UInt32 {
  let high = UInt32(first) << 24 | UInt32(second) << 16
  return high | UInt32(third) << 8 | UInt32(fourth)
}

@inline(__always)
private func number(_ high: UInt32, _ low: UInt32) -> UInt64 {
  UInt64(high) << 32 | UInt64(low)
}
