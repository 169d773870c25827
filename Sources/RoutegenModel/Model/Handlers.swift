/// What handler protocols are generated for a route set.
package enum Handlers: String, Sendable {
  /// Every method has to be written: the file says nothing.
  case required

  /// A method that is not written rejects its links.
  case optional

  /// There are no protocols.
  case none
}
