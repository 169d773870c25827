package import Foundation
import RoutegenCompiler

/// A message of the client, of which only the envelope has been decoded.
package enum IncomingMessage: Sendable {
  case request(RequestID, Call)
  case notification(Call)

  /// A response to a request of the server; the server depends on none of them.
  case response

  /// A body that is no message, with the answer to it.
  case invalid(ResponseError)

  /// Reads the body of a frame.
  package init(_ body: Data) {
    do {
      let envelope = try JSONDecoder().decode(Envelope.self, from: body)
      guard let method = envelope.method else {
        self =
          envelope.id == nil
          ? .invalid(ResponseError(.invalidRequest, "the message has no method")) : .response
        return
      }
      let call = Call(method: method, body: body)
      self = envelope.id.map { .request($0, call) } ?? .notification(call)
    } catch {
      self = .invalid(ResponseError(error))
    }
  }

  /// The members that determine the kind of a message.
  private struct Envelope: Decodable {
    let id: RequestID?
    let method: String?

    enum CodingKeys: CodingKey {
      case id, method
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      method = try container.decodeIfPresent(String.self, forKey: .method)
      // A response to a message that could not be read has the identifier `null`.
      let hasNoID = method == nil && (try? container.decodeNil(forKey: .id)) == true
      id =
        hasNoID
        ? .text("")
        : container.contains(.id) ? try container.decode(RequestID.self, forKey: .id) : nil
    }
  }
}

extension IncomingMessage {
  /// The message in a few words, for a log.
  package var summary: String {
    switch self {
    case .request(let id, let call): "request \(id) \(call.method)"
    case .notification(let call): "notification \(call.method)"
    case .response: "response"
    case .invalid(let error): "invalid message: \(error.message)"
    }
  }
}

/// A method with its parameters, which are decoded when the method is handled.
package struct Call: Sendable {
  package let method: String
  private let body: Data

  fileprivate init(method: String, body: Data) {
    self.method = method
    self.body = body
  }

  /// Returns the parameters as a type of the protocol.
  func parameters<Parameters: Decodable>(
    _ type: Parameters.Type = Parameters.self
  ) throws(ResponseError) -> Parameters {
    do {
      return try JSONDecoder().decode(Body<Parameters>.self, from: body).params
    } catch {
      throw ResponseError(
        .invalidParams, "the parameters of '\(method)' are invalid\(Self.reason(error))")
    }
  }

  /// The member that cannot be decoded, as the end of a sentence.
  private static func reason(_ error: any Error) -> String {
    let (verb, context): (String, DecodingError.Context)
    switch error {
    case DecodingError.keyNotFound(let key, let found):
      return ": '\(path(found.codingPath + [key]))' is missing"
    case DecodingError.typeMismatch(_, let found): (verb, context) = ("has another type", found)
    case DecodingError.valueNotFound(_, let found): (verb, context) = ("is null", found)
    case DecodingError.dataCorrupted(let found): (verb, context) = ("has another value", found)
    default: return ""
    }
    return ": '\(path(context.codingPath))' \(verb)"
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let names = keys.map { key in key.intValue.map { "\($0)" } ?? key.stringValue }
    return printable(names.joined(separator: "."))
  }

  /// The document that the call is about, as the client writes its URI; `nil` if it is about none.
  var document: String? {
    (try? parameters(LSP.TextDocumentParams.self))?.textDocument.uri
  }

  private struct Body<Parameters: Decodable>: Decodable {
    let params: Parameters
  }
}

extension ResponseError {
  /// The answer to a body that cannot be decoded as an envelope.
  fileprivate init(_ error: any Error) {
    if case DecodingError.dataCorrupted(let context) = error, context.codingPath.isEmpty {
      self.init(.parseError, "the body of the message is not JSON")
    } else {
      self.init(.invalidRequest, "the body is not a message of JSON-RPC, or a batch of messages")
    }
  }
}
