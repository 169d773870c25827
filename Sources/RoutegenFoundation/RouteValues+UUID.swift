public import Foundation
public import RoutegenRuntime

// A UUID is parsed from the bytes of the link, without an intermediate text.
extension RouteValues {
  /// Returns a UUID.
  public func uuid(_ slot: Int) -> UUID {
    optionalUUID(slot) ?? UUID(UUIDBits(high: 0, low: 0))
  }

  /// Returns a UUID, or `nil` if it is missing.
  public func optionalUUID(_ slot: Int) -> UUID? { uuidBits(slot).map { UUID($0) } }
}
