/// The handler protocols that are generated for a route set.
package enum Handlers: String, Sendable {
  /// Protocols whose methods must all be written, which is the default.
  case required

  /// Protocols whose methods reject their links unless they are written.
  case optional

  /// No protocols.
  case none
}
