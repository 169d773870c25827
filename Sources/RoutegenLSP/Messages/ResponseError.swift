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
