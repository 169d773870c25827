import AppRoutes
import HTTPTypes
public import Hummingbird
import RoutegenRuntime

/// Answers requests for links of the app, and for the files that belong to them.
public struct LinkResponder: HTTPResponder {
  private let site: Site

  /// Creates a responder for a site.
  public init(site: Site) {
    self.site = site
  }

  /// Responds to a request, and logs the status and the pattern of the route.
  public func respond(
    to request: Request, context: BasicRequestContext
  ) async throws -> Response {
    let answer = answer(to: request.head)
    let response = answer.response(for: site, userAgent: request.headers[.userAgent] ?? "")
    context.logger.info("\(response.status.code) \(answer.subject)")
    return request.method == .head ? response.createHeadResponse() : response
  }

  /// Decides what to answer.
  func answer(to request: HTTPRequest) -> Answer {
    guard request.method == .get || request.method == .head else { return .methodNotAllowed }
    guard let host = request.authority, let target = request.path, target.first == "/" else {
      return .refusal(.malformed)
    }
    guard site.isReached(at: host) else { return .refusal(.wrongHost) }
    if let file = PublicFile(target: target) { return .file(file) }
    return answer(toLink: "https://\(site.host)\(target)")
  }

  private func answer(toLink link: String) -> Answer {
    do throws(LinkError) {
      let route = try App(link)
      // A route that only the app's scheme opens has no web link.
      guard let printed = try? route.link(.host(site.host)) else { return .page(route, nil) }
      return isSame(link, printed) ? .page(route, printed) : .redirect(route, to: printed)
    } catch {
      return .refusal(Refusal(error))
    }
  }
}
