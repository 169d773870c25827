public import Foundation
public import RoutegenRuntime

// A UUID is written without an intermediate text, and its text is not parsed for comparison.
extension LinkWriter {
  /// Adds a path segment that is one UUID.
  public mutating func segment(_ name: StaticString, _ value: UUID) { segment(name, value.bits) }

  /// Adds a UUID to a mixed segment.
  public mutating func piece(_ name: StaticString, _ value: UUID) { piece(name, value.bits) }

  /// Adds a query item.
  public mutating func item(_ name: StaticString, _ value: UUID) { item(name, value.bits) }

  /// Adds a query item if there is a value.
  public mutating func item(_ name: StaticString, _ value: UUID?) { item(name, value?.bits) }
}
