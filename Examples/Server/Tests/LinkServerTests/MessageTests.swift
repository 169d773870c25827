import AppRoutes
import Foundation
import LinkServer
import RoutegenRuntime
import Testing

struct MessageTests {
  @Test(arguments: linkedRoutes)
  func linksOfMailsOpenTheRoute(route: App) throws {
    let mail = try Mail(route, site: Site())
    let text = try #require(mail.text.firstMatch(of: /<([^>]*)>/))
    #expect(try App(String(text.1)) == route)
    let html = try #require(mail.html.firstMatch(of: /href="([^"]*)"/))
    #expect(try App(unescaped(html.1)) == route)
    #expect(!mail.html.contains("<script"))
    #expect(mail.text.allSatisfy(\.isASCII) && mail.html.allSatisfy(\.isASCII))
  }

  @Test(arguments: linkedRoutes + [unlinkedRoute])
  func payloadsOfPushesOpenTheRoute(route: App) throws {
    let push = try Push(route)
    var apns = try object(push.apns())
    let alert = try #require((apns.removeValue(forKey: "aps") as? [String: Any])?["alert"])
    let payload = try #require(apns as? [String: String])
    #expect(try App(payload: payload) == route)

    let message = try #require(object(push.fcm(token: "a\"b"))["message"] as? [String: Any])
    #expect(try App(payload: try #require(message["data"] as? [String: String])) == route)
    #expect(message["token"] as? String == "a\"b")
    #expect(message["notification"] as? [String: String] == alert as? [String: String])
  }

  @Test func haveNoLinkThatOpensAnotherRoute() {
    #expect(throws: LinkError.self) { try Mail(unlinkedRoute, site: Site()) }
    for title in ["draft", "", "a\r\nBcc: x", "a\0"] {
      let route = App.recipes(id: 7, title: title)
      #expect(throws: LinkError.self) { try Mail(route, site: Site()) }
      #expect(throws: LinkError.self) { try Push(route) }
    }
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }
}
