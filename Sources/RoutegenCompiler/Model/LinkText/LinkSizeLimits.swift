/// The limits on links; a link beyond one of them is malformed.
package enum LinkSizeLimits {
  /// The length of the longest link, in bytes.
  package static let byteCount = 16_384

  /// The length of the longest path with query and fragment that is printed, in bytes: a link with any scheme
  /// and host is not too long then.
  package static let printedPathByteCount = byteCount - 512

  /// The greatest number of path segments.
  package static let segmentCount = 256

  /// The greatest number of query items.
  package static let itemCount = 256

  /// The greatest number of envelopes around a link.
  package static let envelopeDepth = 3
}
