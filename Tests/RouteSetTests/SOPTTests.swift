import Foundation
import RoutegenRuntime
import SOPTRoutes
import Testing

/// The results of SOPT's app for the paths and web links of its pushes.
@Suite struct SOPTTests {
  typealias Case = LinkCase<SOPT>

  private static let ranking = "home/soptamp/current-generation-ranking"

  static let paths: [Case] = [
    Case(.path("home"), .home(), nodes: ["home"]),
    Case(.path("home/notification"), .home(.notification()), nodes: ["home", "notification"]),
    Case(
      .path("home/notification/detail?id=1234"), .home(.notification(.detail(id: "1234"))),
      nodes: ["home", "notification", "detail"]),
    Case(
      .path("home/notification/detail"), fails: .missing(parameter: "id"),
      ours: "an error, not a chain that stops silently"),
    Case(.path("home/soptamp"), .home(.soptamp()), nodes: ["home", "soptamp"]),
    Case(
      .path("home/soptamp/entire-ranking"), .home(.soptamp(.entireRanking)),
      nodes: ["home", "soptamp", "entire-ranking"]),
    Case(
      .path("\(ranking)?currentGeneration=33&status=active"),
      .home(.soptamp(.currentGenerationRanking(currentGeneration: 33, status: .active))),
      nodes: ["home", "soptamp", "current-generation-ranking"]),
    Case(
      .path("\(ranking)?currentGeneration=33&status=Active"),
      .home(.soptamp(.currentGenerationRanking(currentGeneration: 33, status: .active))),
      nodes: ["home", "soptamp", "current-generation-ranking"]),
    Case(
      .path("\(ranking)?currentGeneration=x&status=active"),
      fails: .invalidValue(parameter: "currentGeneration", value: "x", type: "Int"),
      ours: "an error at parsing, not a chain that stops silently"),
    Case(
      .path("\(ranking)?currentGeneration=33&status=maybe"),
      fails: .invalidValue(parameter: "status", value: "maybe", type: "GenerationStatus"),
      ours: "an error at parsing, not a chain that stops silently"),
    Case(.path("home/mypage"), .home(.mypage), nodes: ["home", "mypage"]),
    Case(.path("home/attendance"), .home(.attendance()), nodes: ["home", "attendance"]),
    Case(
      .path("home/attendance/attendance-modal?subLectureId=1&round=2"),
      .home(.attendance(.attendanceModal(subLectureId: 1, round: 2))),
      nodes: ["home", "attendance", "attendance-modal"]),
    Case(
      .path("home/attendance/attendance-modal?subLecturedId=1&round=2"),
      fails: .missing(parameter: "subLectureId"),
      ours: "the typo is an error, not a chain that stops silently"),
    Case(.path("home/poke"), .home(.poke()), nodes: ["home", "poke"]),
    Case(
      .path("home/poke/notification-list"), .home(.poke(.notificationList)),
      nodes: ["home", "poke", "notification-list"]),
    Case(.path("home/fortune"), .home(.fortune), nodes: ["home", "fortune"]),
  ]

  static let strangePaths: [Case] = [
    Case(.path("none"), fails: .notFound(after: "")),
    Case(.path("home/none"), fails: .notFound(after: "/home")),
    Case(.path("home/soptamp/none"), fails: .notFound(after: "/home/soptamp")),
    Case(.path("soptamp"), fails: .notFound(after: "")),
    Case(.path("Home"), fails: .notFound(after: "")),
    Case(.path("HOME/notification"), fails: .notFound(after: "")),
    Case(.path(""), fails: .notFound(after: ""), ours: "not a route"),
    Case(.path("/"), fails: .notFound(after: ""), ours: "not a route"),
    Case(.path("/home/"), .home(), nodes: ["home"]),
    Case(
      .path("home//soptamp/"), fails: .notFound(after: "/home"),
      ours: "an empty segment inside is a segment"),
    Case(.path("home/soptamp/"), .home(.soptamp()), nodes: ["home", "soptamp"]),
    Case(.path("home/%73optamp"), .home(.soptamp()), nodes: ["home", "soptamp"]),
    Case(.path("home?id=123"), .home(), nodes: ["home"], extras: ["id=123"]),
    Case(
      .path("home?id=123&status=active"), .home(), nodes: ["home"],
      extras: ["id=123", "status=active"]),
    Case(
      .path("home?id=1&id=2"), .home(), nodes: ["home"], extras: ["id=1", "id=2"],
      ours: "a key that no parameter names is an extra, twice or not"),
    Case(
      .path("home?expiredAt=2023-01-01T00:00:00.000Z"),
      fails: .expired(since: "2023-01-01T00:00:00.000Z")),
    Case(
      .path("home?expiredAt=2099-01-01T00:00:00.000Z"), .home(), nodes: ["home"],
      extras: ["expiredAt=2099-01-01T00:00:00.000Z"]),
    Case(.path("home?expiredAt=2099-01-01"), fails: .expired(since: "2099-01-01")),
    Case(.path("home?expiredAt="), fails: .expired(since: "")),
    Case(
      .path("home?expiredAt"), fails: .expired(since: ""),
      ours: "a value that cannot be read counts as expired; an absent one does not"),
    Case(
      .path("none?expiredAt=2023-01-01T00:00:00.000Z"),
      fails: .expired(since: "2023-01-01T00:00:00.000Z")),
    Case(
      .path("sopt-makers://home/notification"), fails: .wrongScheme("sopt-makers"),
      ours: "the file declares no scheme"),
    Case(
      .link("https://www.sopt.org/home/notification"), .home(.notification()),
      nodes: ["home", "notification"], ours: "on a declared host only"),
    Case(
      .path("FAIL https:///test/url"), fails: .malformed(.space, at: 4),
      ours: "malformed, not the main tab"),
    Case(
      .path("home/notification#frag"), .home(.notification()), nodes: ["home", "notification"]),
    Case(
      .path("home/notification/detail?id=a%20b"), .home(.notification(.detail(id: "a b"))),
      nodes: ["home", "notification", "detail"]),
  ]

  /// The results of the app's parser of web links; here they are values of a payload.
  static let webLinks: [Case] = [
    webLink("https://www.sopt.org"),
    webLink("http://www.sopt.org"),
    webLink("https://www.sopt.org?expiredAt=2099-01-01T00:00:00.000Z"),
    Case(
      .push(#"{"webLink": "https://www.sopt.org?expiredAt=2023-01-01T00:00:00.000Z"}"#),
      fails: .expired(since: "2023-01-01T00:00:00.000Z")),
    noWebLink("none://test/url"),
    noWebLink("FAIL https:///test/url", ours: "no link at all"),
    noWebLink("httpsfoo://x", ours: "a scheme is a whole word"),
    webLink("HTTPS://www.sopt.org", ours: "accepted: schemes have no case"),
    noWebLink("www.sopt.org"),
    Case(
      .push(#"{"webLink": ""}"#), fails: .missing(parameter: "id"),
      ours: "an empty text counts as absent; what is left is a push without an id"),
  ]

  static let pushes: [Case] = [
    Case(
      .push(
        """
        {"aps": {"alert": {"title": "테스트", "body": "안녕하세요"}}, "category": "NOTICE",
         "deepLink": "home/soptamp/entire-ranking", "id": "2133"}
        """),
      .home(.soptamp(.entireRanking)), extras: ["category=NOTICE", "id=2133"]),
    Case(
      .push(
        """
        {"aps": {"alert": {"title": "웹링크 테스트", "body": "웹링크 바디"}}, "category": "NOTICE",
         "webLink": "https://www.sopt.org", "id": "6677"}
        """),
      .web(url: url("https://www.sopt.org")), extras: ["category=NOTICE", "id=6677"]),
    Case(
      .push(#"{"none": "willFail"}"#), fails: .missing(parameter: "id"),
      ours: "a push without a link is a notification, which has an id"),
    Case(
      .push(#"{"aps": {"alert": {"title": "t", "body": "b"}}, "id": "77"}"#),
      .home(.notification(.detail(id: "77")))),
    Case(
      .push(
        #"{"aps": {"alert": {"title": "t", "body": "b"}}, "id": "77", "deepLink": "", "webLink": ""}"#
      ),
      .home(.notification(.detail(id: "77")))),
    Case(
      .push(
        """
        {"aps": {"alert": {"title": "t", "body": "b"}}, "id": "77", "deepLink": "home",
         "webLink": "https://www.sopt.org"}
        """),
      .home(), extras: ["id=77", "webLink=https://www.sopt.org"],
      ours: "one link opens, the first of the file, not both"),
  ]

  private static func webLink(_ text: String, ours: String? = nil) -> Case {
    Case(.push(#"{"webLink": "\#(text)"}"#), .web(url: url(text)), nodes: ["web"], ours: ours)
  }

  private static func noWebLink(_ text: String, ours: String? = nil) -> Case {
    Case(
      .push(#"{"webLink": "\#(text)"}"#),
      fails: .invalidValue(parameter: "url", value: text, type: "URL"), ours: ours)
  }

  private static func url(_ text: String) -> URL {
    URL(string: text) ?? URL(fileURLWithPath: "/not-a-url/\(text)")
  }

  @Test func holdsEveryCaseOfTheApp() {
    let all = Self.paths + Self.strangePaths + Self.webLinks + Self.pushes
    #expect(all.count == 59)
  }

  @Test(arguments: paths + strangePaths + webLinks + pushes)
  func opens(_ linkCase: Case) throws {
    try linkCase.check(forms: [.web, .host("sopt.org"), .host("www.sopt.org")], hasPayload: true)
  }

  /// The texts of the app's second parser as links from the operating system.
  @Test(arguments: [
    Case(.link("none://test/url"), fails: .wrongScheme("none")),
    Case(.link("FAIL https:///test/url"), fails: .malformed(.space, at: 4)),
    Case(.link("https:///test/url"), fails: .malformed(.missingHost, at: 8)),
    Case(.link("httpsfoo://x"), fails: .wrongScheme("httpsfoo")),
    Case(.link("HTTPS://www.sopt.org"), fails: .notFound(after: "")),
    Case(.link("HTTPS://www.sopt.org/home"), .home()),
    Case(.link("http://www.sopt.org/home"), fails: .wrongScheme("http")),
    Case(.link("www.sopt.org"), fails: .malformed(.missingScheme, at: 0)),
    Case(.link("home"), fails: .malformed(.missingScheme, at: 0)),
    Case(.link(""), fails: .malformed(.missingScheme, at: 0)),
  ]) func readsLinks(_ linkCase: Case) throws {
    try linkCase.check(forms: [.web], hasPayload: true)
  }

  @Test func hasNoSchemeOfItsOwn() throws {
    let hosts = ["host sopt.org", "host www.sopt.org"]
    #expect(throws: LinkError.unprintable(.scheme(only: hosts))) { try SOPT.home().link(.app) }
    #expect(try SOPT.home().link() == "https://sopt.org/home")
    let payload = try SOPT.home(.soptamp(.entireRanking)).payload()
    #expect(payload == ["deepLink": "home/soptamp/entire-ranking"])
  }
}
