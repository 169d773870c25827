import HTTPTypes
import Hummingbird

extension Answer {
  /// Returns the response to send.
  func response(for site: Site, userAgent: String) -> Response {
    switch self {
    case .file(let file):
      Response(
        status: .ok, headers: file.headers,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.contents)))
    case .page(let route, let link):
      RoutePage(route: route, link: link, site: site, stores: Store.all(userAgent: userAgent))
        .response(.ok)
    case .redirect(_, let link):
      Response(status: .found, headers: [.location: link, .cacheControl: "no-store"])
    case .refusal(let refusal):
      RefusalPage(refusal, site).response(refusal.status)
    case .methodNotAllowed:
      Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
  }
}
