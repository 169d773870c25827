/// The limits on links; a link beyond one of them is malformed.
package enum LinkSizeLimits {
  /// The length of the longest link, in bytes.
  package static let byteCount = 16_384

  /// The greatest number of path segments.
  package static let segmentCount = 256

  /// The greatest number of query items.
  package static let itemCount = 256

  /// The greatest number of envelopes around a link.
  package static let envelopeDepth = 3
}
