public import Foundation
public import RoutegenRuntime

// A UUID is read without making a text of it first.
extension RouteValues {
  /// A UUID.
  public func uuid(_ slot: Int) -> UUID {
    optionalUUID(slot) ?? UUID(UUIDBits(high: 0, low: 0))
  }

  /// A UUID that may be missing.
  public func optionalUUID(_ slot: Int) -> UUID? { uuidBits(slot).map { UUID($0) } }
}
