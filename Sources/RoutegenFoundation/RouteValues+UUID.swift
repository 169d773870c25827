public import Foundation
public import RoutegenRuntime

extension RouteValues {
  /// A UUID.
  public func uuid(_ slot: Int) -> UUID { optionalUUID(slot) ?? UUID(bytes: (0, 0)) }

  /// A UUID that may be missing.
  public func optionalUUID(_ slot: Int) -> UUID? { _uuid(slot).map { UUID(bytes: $0) } }
}

extension UUID {
  /// The UUID of sixteen bytes, the first in the highest place.
  fileprivate init(bytes: (high: UInt64, low: UInt64)) {
    let (high, low) = (bytes.high.bigEndian, bytes.low.bigEndian)
    self.init(
      uuid: withUnsafeBytes(of: (high, low)) { $0.loadUnaligned(as: uuid_t.self) })
  }
}
