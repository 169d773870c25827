import Foundation
import HTTPTypes
import Hummingbird

extension Page {
  /// The response with the page.
  func response(_ status: HTTPResponse.Status) -> Response {
    let nonce = Self.nonce()
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8",
      // The address may have a token, and the order of the stores depends on the browser.
      .cacheControl: "no-store",
      .contentSecurityPolicy: """
      default-src 'none'; style-src 'nonce-\(nonce)'; img-src 'self'; base-uri 'none'; \
      form-action 'none'; frame-ancestors 'none'
      """,
      .referrerPolicy: "no-referrer",
      .xContentTypeOptions: "nosniff",
    ]
    if !isListed { headers[.robots] = "noindex" }
    let document = document(nonce: nonce).text
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: document))
    )
  }

  /// Returns a text that nobody can guess.
  private static func nonce() -> String {
    Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
  }
}

extension HTTPField.Name {
  static let referrerPolicy = known("Referrer-Policy")
  static let robots = known("X-Robots-Tag")

  private static func known(_ text: String) -> Self {
    guard let name = Self(text) else { preconditionFailure("'\(text)' cannot be a name") }
    return name
  }
}
