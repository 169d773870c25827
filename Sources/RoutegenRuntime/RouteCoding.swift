// An app that needs it declares the conformance, such as `extension AppRoute: Codable {}`. Otherwise every app would
// contain the code that prints links, because a linker keeps all conformances.

extension Decodable where Self: Route {
  /// Decodes a route from its path or its link.
  @_alwaysEmitIntoClient
  public init(from decoder: any Decoder) throws {
    let link = try decoder.singleValueContainer().decode(String.self)
    do { try self.init(path: link) } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}

extension Encodable where Self: Route {
  /// Encodes the path of the route, or the link of a route that has no path.
  @_alwaysEmitIntoClient
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(try pathOrLink())
  }
}
