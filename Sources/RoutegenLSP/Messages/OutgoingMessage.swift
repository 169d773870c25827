package import Foundation

/// A message of the server.
package enum OutgoingMessage {
  case result(RequestID, any Encodable)

  /// An error; without an identifier, the answer to a message that could not be read.
  case error(RequestID?, ResponseError)
  case notification(method: String, any Encodable)
  case request(RequestID, method: String, any Encodable)

  /// The body of the message: JSON in UTF-8.
  package var body: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(self)
    } catch {
      preconditionFailure("strings, numbers and Booleans do not encode as JSON: \(error)")
    }
  }
}

extension OutgoingMessage {
  /// The message in a few words, for a log.
  package var summary: String {
    switch self {
    case .result(let id, _): "result \(id)"
    case .error(let id, let error):
      "error \(id.map { "\($0)" } ?? "null") \(error.code.rawValue) \(error.message)"
    case .notification(let method, _): "notification \(method)"
    case .request(let id, let method, _): "request \(id) \(method)"
    }
  }
}

extension OutgoingMessage: Encodable {
  private enum CodingKeys: CodingKey {
    case jsonrpc, id, method, params, result, error
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    switch self {
    case .result(let id, let result):
      try container.encode(id, forKey: .id)
      try container.encode(result, forKey: .result)
    case .error(let id, let error):
      try container.encode(id, forKey: .id)
      try container.encode(error, forKey: .error)
    case .notification(let method, let parameters):
      try container.encode(method, forKey: .method)
      try container.encode(parameters, forKey: .params)
    case .request(let id, let method, let parameters):
      try container.encode(id, forKey: .id)
      try container.encode(method, forKey: .method)
      try container.encode(parameters, forKey: .params)
    }
  }
}
