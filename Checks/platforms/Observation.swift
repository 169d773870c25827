// swift-format-ignore-file
// The part of Observation that handling uses, with the availability from Apple's documentation, for type-checking only.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public protocol Observable {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
public struct ObservationRegistrar: Sendable {
  public init() {}
  public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {}
  public func withMutation<Subject: Observable, Member, T>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T
  ) rethrows -> T { try mutation() }
}
