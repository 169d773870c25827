// An app that needs it declares the conformance: `nonisolated extension AppRoute: Codable {}`. Otherwise every app
// would contain the code that prints links, because a linker keeps all conformances.

extension Route {
  /// Decodes a route from its path or its link, in a route set that the app declares to be `Codable`.
  @_alwaysEmitIntoClient
  public init(from decoder: any Decoder) throws {
    let link = try decoder.singleValueContainer().decode(String.self)
    do { try self.init(path: link) } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }

  /// Encodes the path of the route, or the link of a route that has no path.
  @_alwaysEmitIntoClient
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(try pathOrLink())
  }
}
