public import Foundation
public import RoutegenRuntime

// A UUID is written without making a text of it first, and needs no reading back.
extension LinkWriter {
  /// Adds a segment that is one UUID.
  public mutating func segment(_ name: StaticString, _ value: UUID) { segment(name, value.bits) }

  /// Adds a UUID to the segment.
  public mutating func piece(_ name: StaticString, _ value: UUID) { piece(name, value.bits) }

  /// Adds an item.
  public mutating func item(_ name: StaticString, _ value: UUID) { item(name, value.bits) }

  /// Adds an item, unless there is no value.
  public mutating func item(_ name: StaticString, _ value: UUID?) { item(name, value?.bits) }
}
