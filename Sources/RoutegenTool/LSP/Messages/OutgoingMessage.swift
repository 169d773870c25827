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
      return try encoder.encode(members.adding(["jsonrpc": "2.0"]))
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

extension OutgoingMessage {
  /// Creates a notification that has a text for people.
  static func message(_ text: String, _ type: LSP.MessageType, method: String) -> Self {
    .notification(method: method, ["type": type, "message": text] as JSONMembers)
  }

  private var members: JSONMembers {
    switch self {
    case .result(let id, let result): ["id": id, "result": result]
    case .error(let id, let error): ["id": id ?? LSP.Null() as any Encodable, "error": error]
    case .notification(let method, let parameters): ["method": method, "params": parameters]
    case .request(let id, let method, let parameters):
      ["id": id, "method": method, "params": parameters]
    }
  }
}

/// The reason why a request has no result.
package struct ResponseError: Error, Encodable, Sendable {
  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// An error code of JSON-RPC or of the Language Server Protocol.
  package enum Code: Int, Encodable, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case contentModified = -32801
    case requestCancelled = -32800
    case requestFailed = -32803
  }
}
