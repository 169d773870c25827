// Generated code calls these functions in its `Codable` conformance, because Swift would prefer a synthesized
// implementation to one of a protocol.

extension Route {
  /// Decodes a route from its link.
  @_alwaysEmitIntoClient
  public static func _decode(from decoder: any Decoder) throws -> Self {
    let link = try decoder.singleValueContainer().decode(String.self)
    do { return try Self(path: link) } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }

  /// Encodes the path of the route, or the link of a route that has no path.
  @_alwaysEmitIntoClient
  public func _encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(try pathOrLink())
  }
}
