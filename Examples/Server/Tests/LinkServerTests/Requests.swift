import HTTPTypes
import Hummingbird
import HummingbirdTesting
import LinkServer
import Logging

/// Sends a request to the server, and returns the response.
func respond(
  to target: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:],
  in setup: TestingSetup = .router,
  logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
) async throws -> TestResponse {
  let application = Application(responder: LinkResponder(site: Site()), logger: logger)
  return try await application.test(setup) { client in
    try await client.execute(uri: target, method: method, headers: headers)
  }
}

extension TestResponse {
  /// The body.
  var text: String { String(buffer: body) }

  /// The value of an attribute of the first element that begins with `start`.
  func attribute(_ name: String, of start: String) -> String? {
    guard let element = text.firstRange(of: start) else { return nil }
    let rest = text[element.upperBound...].prefix { $0 != ">" }
    guard let value = rest.firstRange(of: " \(name)=\"") else { return nil }
    return unescaped(rest[value.upperBound...].prefix { $0 != "\"" })
  }
}

/// Returns the text of escaped HTML.
func unescaped(_ html: some StringProtocol) -> String {
  var text = String(html)
  for (entity, character) in [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ] {
    text = text.replacing(entity, with: character)
  }
  return text
}

/// Returns the path and query of one of the site's own links.
func ownTarget(of link: String) -> String? {
  let start = "https://recipes.example/"
  return link.hasPrefix(start) ? "/" + link.dropFirst(start.count) : nil
}
