import Foundation
extension Hand100.G0 {
  func append(to link: inout String) {
    switch self {
    case .r0(let a, let b, let type):
      link += "bench://bundle/movie-studio/"
      link += String(a)
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
    case .r1(let size, let offset, let filter):
      link += "bench://bundle"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r2(let a):
      link += "bench://bundle/movie-studio/"
      link += String(a)
    case .r3(let a, let b, let from):
      link += "bench://bundle/"
      link.appendEscaped(a)
      link += "/recipe/"
      link += String(b)
      var mark = "?"
      link.appendItem("from", from, &mark)
    case .r4(let a, let type, let q, let code, let period):
      link += "bench://bundle/movie-studio/course/"
      link.appendEscaped(a)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let q { link.appendItem("q", q, &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("period", String(period), &mark)
    case .r5(let cursor):
      link += "bench://bundle/movie-studio/account"
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r6(let a, let period, let color):
      link += "bench://bundle/insight/"
      link += String(a)
      link += "/theme-event"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      link.appendItem("color", String(color), &mark)
    case .r7(let a, let type):
      link += "bench://bundle/budget-mission/"
      link += String(a)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
    case .r8(let a, let country):
      link += "bench://bundle/"
      link.appendEscaped(a)
      link += "/journal"
      var mark = "?"
      if let country { link.appendItem("country", country, &mark) }
    case .r9(let page):
      link += "bench://bundle/movie-studio/map/game-share"
      var mark = "?"
      link.appendItem("page", page, &mark)
    case .r10(let a, let page, let level):
      link += "bench://bundle/"
      link.appendEscaped(a)
      link += "/voice/comment-tag"
      var mark = "?"
      link.appendItem("page", page, &mark)
      if let level { link.appendItem("level", level, &mark) }
    case .r11(let from):
      link += "bench://bundle/movie-studio/today"
      var mark = "?"
      link.appendItem("from", from, &mark)
    case .r12(let a, let status):
      link += "bench://bundle/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("status", String(status), &mark)
    case .r13(let currentGeneration, let limit, let size, let page):
      link += "bench://bundle/tool"
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
      if let size { link.appendItem("size", String(size), &mark) }
      link.appendItem("page", page, &mark)
    case .r14(let country):
      link += "bench://bundle/insight/live"
      var mark = "?"
      link.appendItem("country", String(country), &mark)
    case .r15(let status, let offset, let mode, let level):
      link += "bench://bundle/movie-studio/route-setting/ride"
      var mark = "?"
      link.appendItem("status", String(status), &mark)
      if let offset { link.appendItem("offset", offset, &mark) }
      link.appendItem("mode", mode, &mark)
      link.appendItem("level", level, &mark)
    case .r16(let a, let from):
      link += "bench://bundle/budget-mission/"
      link += String(a)
      link += "/region/account-season"
      var mark = "?"
      link.appendItem("from", from, &mark)
    case .r17(let sort):
      link += "bench://bundle/insight/music"
      var mark = "?"
      if let sort { link.appendItem("sort", sort, &mark) }
    case .r18(let a, let currentGeneration, let currency):
      link += "bench://bundle/map/"
      link.appendEscaped(a)
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
      if let currency { link.appendItem("currency", currency, &mark) }
    case .r19(let limit, let source):
      link += "bench://bundle/claim"
      var mark = "?"
      link.appendItem("limit", String(limit), &mark)
      if let source { link.appendItem("source", source, &mark) }
    case .r20(let cursor, let currentGeneration):
      link += "bench://bundle/podcast-answer"
      var mark = "?"
      link.appendItem("cursor", String(cursor), &mark)
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r21(let a, let b, let from, let filter, let size, let lang):
      link += "bench://bundle/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
      if let size { link.appendItem("size", size, &mark) }
      link.appendItem("lang", String(lang), &mark)
    case .r22(let filter, let color):
      link += "bench://bundle/member"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
      link.appendItem("color", color, &mark)
    case .r23:
      link += "bench://bundle/insight"
    case .r24:
      link += "bench://bundle/budget-mission"
    case .r25(let page, let from, let q, let view):
      link += "bench://bundle/map"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      link.appendItem("from", from, &mark)
      link.appendItem("q", String(q), &mark)
      link.appendItem("view", String(view), &mark)
    case .r26:
      link += "bench://bundle/tool/comment"
    case .r27(let a, let page, let offset):
      link += "bench://bundle/"
      link.appendEscaped(a)
      link += "/voice/customer-update/history-follow"
      var mark = "?"
      if let page { link.appendItem("page", String(page), &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r28(let a, let status, let highlight, let page, let source):
      link += "bench://bundle/podcast-answer/"
      link.appendEscaped(a)
      var mark = "?"
      if let status { link.appendItem("status", String(status), &mark) }
      link.appendItem("highlight", highlight, &mark)
      link.appendItem("page", String(page), &mark)
      if let source { link.appendItem("source", source, &mark) }
    case .r29(let a, let filter):
      link += "bench://bundle/cart/plan/series/"
      link.appendEscaped(a)
      var mark = "?"
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r30(let offset):
      link += "bench://bundle/cart/plan"
      var mark = "?"
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r31(let currentGeneration, let view):
      link += "bench://bundle/store-step/product"
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
      if let view { link.appendItem("view", String(view), &mark) }
    case .r32(let page):
      link += "bench://bundle/cart"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
    case .r33(let a, let status):
      link += "bench://bundle/"
      link.appendEscaped(a)
      link += "/trip"
      var mark = "?"
      if let status { link.appendItem("status", String(status), &mark) }
    case .r34:
      link += "bench://bundle/label/tour"
    case .r35:
      link += "bench://bundle/badge-artist/asset/basket-lobby"
    case .r36(let tab, let page, let cursor, let filter):
      link += "bench://bundle/store-step/topic-channel/job-region"
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
      link.appendItem("page", String(page), &mark)
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r37:
      link += "bench://bundle/store-step"
    case .r38(let type):
      link += "bench://bundle/cart/plan/series"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
    case .r39(let mode, let size, let level, let country):
      link += "bench://bundle/podcast-answer/style/task-upload"
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
      if let size { link.appendItem("size", size, &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
      if let country { link.appendItem("country", String(country), &mark) }
    case .r40(let a, let size, let limit, let view):
      link += "bench://bundle/share-poll/channel/"
      link += String(a)
      var mark = "?"
      if let size { link.appendItem("size", String(size), &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
      link.appendItem("view", String(view), &mark)
    case .r41(let a):
      link += "bench://bundle/"
      link.appendEscaped(a)
      link += "/trip/summary/story"
    case .r42(let q, let level):
      link += "bench://bundle/movie-version"
      var mark = "?"
      if let q { link.appendItem("q", String(q), &mark) }
      if let level { link.appendItem("level", level, &mark) }
    case .r43(let a, let status, let order, let limit):
      link += "bench://bundle/movie-version/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("status", String(status), &mark)
      if let order { link.appendItem("order", order, &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r44(let a, let lang, let page):
      link += "bench://bundle/video/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("lang", String(lang), &mark)
      if let page { link.appendItem("page", page, &mark) }
    case .r45(let a, let b):
      link += "bench://bundle/store-step/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
    case .r46(let currentGeneration, let campaign, let mode):
      link += "bench://bundle/insight/project-video/folder-home"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
      link.appendItem("campaign", campaign, &mark)
      if let mode { link.appendItem("mode", String(mode), &mark) }
    case .r47(let a, let limit, let status, let campaign):
      link += "bench://bundle/movie/"
      link += String(a)
      var mark = "?"
      link.appendItem("limit", limit, &mark)
      if let status { link.appendItem("status", status, &mark) }
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r48(let type, let currency):
      link += "bench://bundle/movie-studio/live-vote/cart"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
      if let currency { link.appendItem("currency", String(currency), &mark) }
    case .r49(let a, let limit):
      link += "bench://bundle/label/"
      link += String(a)
      link += "/mission-setting"
      var mark = "?"
      if let limit { link.appendItem("limit", String(limit), &mark) }
    }
  }
}
extension Hand100.G1 {
  func append(to link: inout String) {
    switch self {
    case .r50:
      link += "bench://manage-comment/schedule/badge/live"
    case .r51(let view, let color):
      link += "bench://manage-comment/schedule/badge"
      var mark = "?"
      link.appendItem("view", view, &mark)
      link.appendItem("color", color, &mark)
    case .r52(let country):
      link += "bench://manage-comment/schedule/upload-comment/message-trip"
      var mark = "?"
      link.appendItem("country", String(country), &mark)
    case .r53(let a, let q):
      link += "bench://manage-comment/schedule/badge/"
      link += String(a)
      link += "/mission"
      var mark = "?"
      if let q { link.appendItem("q", q, &mark) }
    case .r54(let from):
      link += "bench://manage-comment/schedule"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
    case .r55(let token, let highlight):
      link += "bench://manage-comment/schedule/faq"
      var mark = "?"
      link.appendItem("token", String(token), &mark)
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r56(let a, let ref, let order, let source, let limit):
      link += "bench://manage-comment/signal/"
      link += String(a)
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
      if let order { link.appendItem("order", String(order), &mark) }
      link.appendItem("source", source, &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r57(let size, let cursor):
      link += "bench://manage-comment/token-target/gift"
      var mark = "?"
      if let size { link.appendItem("size", String(size), &mark) }
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r58(let mode):
      link += "bench://manage-comment"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r59(let cursor):
      link += "bench://manage-comment/version"
      var mark = "?"
      link.appendItem("cursor", cursor, &mark)
    case .r60(let page, let limit):
      link += "bench://manage-comment/token-target"
      var mark = "?"
      link.appendItem("page", String(page), &mark)
      link.appendItem("limit", String(limit), &mark)
    case .r61(let a, let b, let sort, let ref):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/rating/lesson"
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
      link.appendItem("ref", ref, &mark)
    case .r62(let a, let currentGeneration):
      link += "bench://manage-comment/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r63(let a, let lang):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/label"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
    case .r64(let a):
      link += "bench://manage-comment/folder/"
      link.appendEscaped(a)
    case .r65:
      link += "bench://manage-comment/board-game/lesson/zone"
    case .r66(let a, let b):
      link += "bench://manage-comment/folder/"
      link.appendEscaped(a)
      link += "/map/"
      link += String(b)
    case .r67(let a):
      link += "bench://manage-comment/poll-store/home/"
      link += String(a)
    case .r68(let tab, let sort):
      link += "bench://manage-comment/version/content"
      var mark = "?"
      link.appendItem("tab", tab, &mark)
      if let sort { link.appendItem("sort", sort, &mark) }
    case .r69(let a, let b):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/price"
    case .r70(let a, let b, let mode):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/"
      link += String(b)
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
    case .r71(let a, let tab, let lang):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/label/follow"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      link.appendItem("lang", String(lang), &mark)
    case .r72(let a):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/token-billing"
    case .r73(let color, let offset, let type, let mode):
      link += "bench://manage-comment/board-game"
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      link.appendItem("offset", String(offset), &mark)
      if let type { link.appendItem("type", type, &mark) }
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r74(let a, let b, let code):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/activity/answer"
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
    case .r75(let filter):
      link += "bench://manage-comment/signal/stage/station"
      var mark = "?"
      link.appendItem("filter", filter, &mark)
    case .r76:
      link += "bench://manage-comment/score-company/score-home"
    case .r77(let currentGeneration, let code):
      link += "bench://manage-comment/offer"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
    case .r78:
      link += "bench://manage-comment/profile/music-chapter/banner"
    case .r79:
      link += "bench://manage-comment/ride/lesson-lesson"
    case .r80(let currentGeneration):
      link += "bench://manage-comment/style-survey"
      var mark = "?"
      link.appendItem("currentGeneration", currentGeneration, &mark)
    case .r81:
      link += "bench://manage-comment/board"
    case .r82(let a, let from, let highlight, let token, let lang):
      link += "bench://manage-comment/schedule/"
      link += a.uuidString
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
      link.appendItem("highlight", highlight, &mark)
      if let token { link.appendItem("token", token, &mark) }
      link.appendItem("lang", lang, &mark)
    case .r83:
      link += "bench://manage-comment/movie-billing"
    case .r84(let a, let mode):
      link += "bench://manage-comment/map-sale/favorite-seller/"
      link.appendEscaped(a)
      link += "/media"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r85(let lang, let q, let offset, let until):
      link += "bench://manage-comment/movie-billing/user/poll/library"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
      link.appendItem("q", q, &mark)
      if let offset { link.appendItem("offset", String(offset), &mark) }
      if let until { link.appendItem("until", until, &mark) }
    case .r86(let a, let b):
      link += "bench://manage-comment/schedule/"
      link += a.uuidString
      link += "/"
      link += String(b)
    case .r87(let code):
      link += "bench://manage-comment/board-game/owner/basket-idea"
      var mark = "?"
      link.appendItem("code", code, &mark)
    case .r88(let a, let page, let ref, let filter, let code):
      link += "bench://manage-comment/search/"
      link += a.uuidString
      link += "/plan"
      var mark = "?"
      link.appendItem("page", String(page), &mark)
      if let ref { link.appendItem("ref", String(ref), &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
    case .r89(let a, let level, let tab, let ref, let lang):
      link += "bench://manage-comment/edit/"
      link.appendEscaped(a)
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
      if let tab { link.appendItem("tab", String(tab), &mark) }
      link.appendItem("ref", String(ref), &mark)
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r90(let period, let status, let sort, let tab):
      link += "bench://manage-comment/search/customer-seller/history/year"
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      link.appendItem("status", status, &mark)
      if let sort { link.appendItem("sort", sort, &mark) }
      link.appendItem("tab", tab, &mark)
    case .r91(let a):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/cart"
    case .r92(let a):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/cart/idea-budget"
    case .r93(let highlight):
      link += "bench://manage-comment/folder/work/credit-music/content"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r94(let a, let campaign, let ref, let limit):
      link += "bench://manage-comment/movie-billing/user/"
      link += String(a)
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
      link.appendItem("limit", limit, &mark)
    case .r95(let a, let b, let c):
      link += "bench://manage-comment/tag/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
      link += "/"
      link.appendEscaped(c)
    case .r96(let cursor, let size, let level):
      link += "bench://manage-comment/search"
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      if let size { link.appendItem("size", String(size), &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
    case .r97:
      link += "bench://manage-comment/draft"
    case .r98(let color, let page, let source, let ref):
      link += "bench://manage-comment/board-game/owner/room/month"
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      link.appendItem("page", String(page), &mark)
      link.appendItem("source", String(source), &mark)
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r99(let a, let until):
      link += "bench://manage-comment/"
      link += a.uuidString
      link += "/token-billing/company"
      var mark = "?"
      link.appendItem("until", String(until), &mark)
    }
  }
}
extension Hand100 {
  func append(to link: inout String) {
    switch self {
    case .g0(let group): group.append(to: &link)
    case .g1(let group): group.append(to: &link)
    }
  }
}
extension Hand100.G0 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r0(let a, let b, let type):
      components.host = "bundle"
      components.path = "/movie-studio/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r1(let size, let offset, let filter):
      components.host = "bundle"
      components.path = ""
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r2(let a):
      components.host = "bundle"
      components.path = "/movie-studio/\(a)"
    case .r3(let a, let b, let from):
      components.host = "bundle"
      components.path = "/\(a)/recipe/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r4(let a, let type, let q, let code, let period):
      components.host = "bundle"
      components.path = "/movie-studio/course/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "period", value: String(period)))
      if !items.isEmpty { components.queryItems = items }
    case .r5(let cursor):
      components.host = "bundle"
      components.path = "/movie-studio/account"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r6(let a, let period, let color):
      components.host = "bundle"
      components.path = "/insight/\(a)/theme-event"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r7(let a, let type):
      components.host = "bundle"
      components.path = "/budget-mission/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r8(let a, let country):
      components.host = "bundle"
      components.path = "/\(a)/journal"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r9(let page):
      components.host = "bundle"
      components.path = "/movie-studio/map/game-share"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if !items.isEmpty { components.queryItems = items }
    case .r10(let a, let page, let level):
      components.host = "bundle"
      components.path = "/\(a)/voice/comment-tag"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r11(let from):
      components.host = "bundle"
      components.path = "/movie-studio/today"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r12(let a, let status):
      components.host = "bundle"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r13(let currentGeneration, let limit, let size, let page):
      components.host = "bundle"
      components.path = "/tool"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      items.append(URLQueryItem(name: "page", value: page))
      if !items.isEmpty { components.queryItems = items }
    case .r14(let country):
      components.host = "bundle"
      components.path = "/insight/live"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: String(country)))
      if !items.isEmpty { components.queryItems = items }
    case .r15(let status, let offset, let mode, let level):
      components.host = "bundle"
      components.path = "/movie-studio/route-setting/ride"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: String(status)))
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      items.append(URLQueryItem(name: "mode", value: mode))
      items.append(URLQueryItem(name: "level", value: level))
      if !items.isEmpty { components.queryItems = items }
    case .r16(let a, let from):
      components.host = "bundle"
      components.path = "/budget-mission/\(a)/region/account-season"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r17(let sort):
      components.host = "bundle"
      components.path = "/insight/music"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if !items.isEmpty { components.queryItems = items }
    case .r18(let a, let currentGeneration, let currency):
      components.host = "bundle"
      components.path = "/map/\(a)"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if !items.isEmpty { components.queryItems = items }
    case .r19(let limit, let source):
      components.host = "bundle"
      components.path = "/claim"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: String(limit)))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r20(let cursor, let currentGeneration):
      components.host = "bundle"
      components.path = "/podcast-answer"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: String(cursor)))
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r21(let a, let b, let from, let filter, let size, let lang):
      components.host = "bundle"
      components.path = "/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r22(let filter, let color):
      components.host = "bundle"
      components.path = "/member"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      items.append(URLQueryItem(name: "color", value: color))
      if !items.isEmpty { components.queryItems = items }
    case .r23:
      components.host = "bundle"
      components.path = "/insight"
    case .r24:
      components.host = "bundle"
      components.path = "/budget-mission"
    case .r25(let page, let from, let q, let view):
      components.host = "bundle"
      components.path = "/map"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      items.append(URLQueryItem(name: "from", value: from))
      items.append(URLQueryItem(name: "q", value: String(q)))
      items.append(URLQueryItem(name: "view", value: String(view)))
      if !items.isEmpty { components.queryItems = items }
    case .r26:
      components.host = "bundle"
      components.path = "/tool/comment"
    case .r27(let a, let page, let offset):
      components.host = "bundle"
      components.path = "/\(a)/voice/customer-update/history-follow"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r28(let a, let status, let highlight, let page, let source):
      components.host = "bundle"
      components.path = "/podcast-answer/\(a)"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      items.append(URLQueryItem(name: "highlight", value: highlight))
      items.append(URLQueryItem(name: "page", value: String(page)))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r29(let a, let filter):
      components.host = "bundle"
      components.path = "/cart/plan/series/\(a)"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r30(let offset):
      components.host = "bundle"
      components.path = "/cart/plan"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r31(let currentGeneration, let view):
      components.host = "bundle"
      components.path = "/store-step/product"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r32(let page):
      components.host = "bundle"
      components.path = "/cart"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r33(let a, let status):
      components.host = "bundle"
      components.path = "/\(a)/trip"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if !items.isEmpty { components.queryItems = items }
    case .r34:
      components.host = "bundle"
      components.path = "/label/tour"
    case .r35:
      components.host = "bundle"
      components.path = "/badge-artist/asset/basket-lobby"
    case .r36(let tab, let page, let cursor, let filter):
      components.host = "bundle"
      components.path = "/store-step/topic-channel/job-region"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      items.append(URLQueryItem(name: "page", value: String(page)))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r37:
      components.host = "bundle"
      components.path = "/store-step"
    case .r38(let type):
      components.host = "bundle"
      components.path = "/cart/plan/series"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r39(let mode, let size, let level, let country):
      components.host = "bundle"
      components.path = "/podcast-answer/style/task-upload"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if !items.isEmpty { components.queryItems = items }
    case .r40(let a, let size, let limit, let view):
      components.host = "bundle"
      components.path = "/share-poll/channel/\(a)"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      items.append(URLQueryItem(name: "view", value: String(view)))
      if !items.isEmpty { components.queryItems = items }
    case .r41(let a):
      components.host = "bundle"
      components.path = "/\(a)/trip/summary/story"
    case .r42(let q, let level):
      components.host = "bundle"
      components.path = "/movie-version"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r43(let a, let status, let order, let limit):
      components.host = "bundle"
      components.path = "/movie-version/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: String(status)))
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r44(let a, let lang, let page):
      components.host = "bundle"
      components.path = "/video/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r45(let a, let b):
      components.host = "bundle"
      components.path = "/store-step/\(a.uuidString)/\(b.uuidString)"
    case .r46(let currentGeneration, let campaign, let mode):
      components.host = "bundle"
      components.path = "/insight/project-video/folder-home"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if !items.isEmpty { components.queryItems = items }
    case .r47(let a, let limit, let status, let campaign):
      components.host = "bundle"
      components.path = "/movie/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: limit))
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r48(let type, let currency):
      components.host = "bundle"
      components.path = "/movie-studio/live-vote/cart"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if !items.isEmpty { components.queryItems = items }
    case .r49(let a, let limit):
      components.host = "bundle"
      components.path = "/label/\(a)/mission-setting"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand100.G1 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r50:
      components.host = "manage-comment"
      components.path = "/schedule/badge/live"
    case .r51(let view, let color):
      components.host = "manage-comment"
      components.path = "/schedule/badge"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: view))
      items.append(URLQueryItem(name: "color", value: color))
      if !items.isEmpty { components.queryItems = items }
    case .r52(let country):
      components.host = "manage-comment"
      components.path = "/schedule/upload-comment/message-trip"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: String(country)))
      if !items.isEmpty { components.queryItems = items }
    case .r53(let a, let q):
      components.host = "manage-comment"
      components.path = "/schedule/badge/\(a)/mission"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if !items.isEmpty { components.queryItems = items }
    case .r54(let from):
      components.host = "manage-comment"
      components.path = "/schedule"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r55(let token, let highlight):
      components.host = "manage-comment"
      components.path = "/schedule/faq"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r56(let a, let ref, let order, let source, let limit):
      components.host = "manage-comment"
      components.path = "/signal/\(a)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      items.append(URLQueryItem(name: "source", value: source))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r57(let size, let cursor):
      components.host = "manage-comment"
      components.path = "/token-target/gift"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r58(let mode):
      components.host = "manage-comment"
      components.path = ""
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r59(let cursor):
      components.host = "manage-comment"
      components.path = "/version"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if !items.isEmpty { components.queryItems = items }
    case .r60(let page, let limit):
      components.host = "manage-comment"
      components.path = "/token-target"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: String(page)))
      items.append(URLQueryItem(name: "limit", value: String(limit)))
      if !items.isEmpty { components.queryItems = items }
    case .r61(let a, let b, let sort, let ref):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/\(b)/rating/lesson"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      items.append(URLQueryItem(name: "ref", value: ref))
      if !items.isEmpty { components.queryItems = items }
    case .r62(let a, let currentGeneration):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r63(let a, let lang):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/label"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if !items.isEmpty { components.queryItems = items }
    case .r64(let a):
      components.host = "manage-comment"
      components.path = "/folder/\(a)"
    case .r65:
      components.host = "manage-comment"
      components.path = "/board-game/lesson/zone"
    case .r66(let a, let b):
      components.host = "manage-comment"
      components.path = "/folder/\(a)/map/\(b)"
    case .r67(let a):
      components.host = "manage-comment"
      components.path = "/poll-store/home/\(a)"
    case .r68(let tab, let sort):
      components.host = "manage-comment"
      components.path = "/version/content"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if !items.isEmpty { components.queryItems = items }
    case .r69(let a, let b):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/\(b)/price"
    case .r70(let a, let b, let mode):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if !items.isEmpty { components.queryItems = items }
    case .r71(let a, let tab, let lang):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/label/follow"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r72(let a):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/token-billing"
    case .r73(let color, let offset, let type, let mode):
      components.host = "manage-comment"
      components.path = "/board-game"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r74(let a, let b, let code):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/\(b)/activity/answer"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r75(let filter):
      components.host = "manage-comment"
      components.path = "/signal/stage/station"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: filter))
      if !items.isEmpty { components.queryItems = items }
    case .r76:
      components.host = "manage-comment"
      components.path = "/score-company/score-home"
    case .r77(let currentGeneration, let code):
      components.host = "manage-comment"
      components.path = "/offer"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r78:
      components.host = "manage-comment"
      components.path = "/profile/music-chapter/banner"
    case .r79:
      components.host = "manage-comment"
      components.path = "/ride/lesson-lesson"
    case .r80(let currentGeneration):
      components.host = "manage-comment"
      components.path = "/style-survey"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if !items.isEmpty { components.queryItems = items }
    case .r81:
      components.host = "manage-comment"
      components.path = "/board"
    case .r82(let a, let from, let highlight, let token, let lang):
      components.host = "manage-comment"
      components.path = "/schedule/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      items.append(URLQueryItem(name: "lang", value: lang))
      if !items.isEmpty { components.queryItems = items }
    case .r83:
      components.host = "manage-comment"
      components.path = "/movie-billing"
    case .r84(let a, let mode):
      components.host = "manage-comment"
      components.path = "/map-sale/favorite-seller/\(a)/media"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r85(let lang, let q, let offset, let until):
      components.host = "manage-comment"
      components.path = "/movie-billing/user/poll/library"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      items.append(URLQueryItem(name: "q", value: q))
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r86(let a, let b):
      components.host = "manage-comment"
      components.path = "/schedule/\(a.uuidString)/\(b)"
    case .r87(let code):
      components.host = "manage-comment"
      components.path = "/board-game/owner/basket-idea"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r88(let a, let page, let ref, let filter, let code):
      components.host = "manage-comment"
      components.path = "/search/\(a.uuidString)/plan"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: String(page)))
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r89(let a, let level, let tab, let ref, let lang):
      components.host = "manage-comment"
      components.path = "/edit/\(a)"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r90(let period, let status, let sort, let tab):
      components.host = "manage-comment"
      components.path = "/search/customer-seller/history/year"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      items.append(URLQueryItem(name: "status", value: status))
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      items.append(URLQueryItem(name: "tab", value: tab))
      if !items.isEmpty { components.queryItems = items }
    case .r91(let a):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/cart"
    case .r92(let a):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/cart/idea-budget"
    case .r93(let highlight):
      components.host = "manage-comment"
      components.path = "/folder/work/credit-music/content"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r94(let a, let campaign, let ref, let limit):
      components.host = "manage-comment"
      components.path = "/movie-billing/user/\(a)"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      items.append(URLQueryItem(name: "limit", value: limit))
      if !items.isEmpty { components.queryItems = items }
    case .r95(let a, let b, let c):
      components.host = "manage-comment"
      components.path = "/tag/\(a)/\(b)/\(c)"
    case .r96(let cursor, let size, let level):
      components.host = "manage-comment"
      components.path = "/search"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    case .r97:
      components.host = "manage-comment"
      components.path = "/draft"
    case .r98(let color, let page, let source, let ref):
      components.host = "manage-comment"
      components.path = "/board-game/owner/room/month"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      items.append(URLQueryItem(name: "page", value: String(page)))
      items.append(URLQueryItem(name: "source", value: String(source)))
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r99(let a, let until):
      components.host = "manage-comment"
      components.path = "/\(a.uuidString)/token-billing/company"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: String(until)))
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand100 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .g0(let group): group.compose(&components)
    case .g1(let group): group.compose(&components)
    }
  }
}

extension Hand100 {
  /// The link, assembled by appending texts.
  public func appended() -> String {
    var link = ""
    append(to: &link)
    return link
  }

  /// The link, composed by Foundation.
  public func composed() -> String? {
    var components = URLComponents()
    components.scheme = "bench"
    compose(&components)
    return components.string
  }
}

extension String {
  fileprivate mutating func appendItem(_ key: String, _ value: String, _ mark: inout String) {
    self += mark
    mark = "&"
    self += key
    self += "="
    appendEscaped(value)
  }

  fileprivate mutating func appendEscaped(_ text: String) {
    let isPlain = text.utf8.allSatisfy { $0.isPlain }
    guard !isPlain else { return self += text }
    for byte in text.utf8 {
      if byte.isPlain {
        unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        self += byte < 16 ? "%0" : "%"
        self += String(byte, radix: 16, uppercase: true)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch self {
    case 48...57, 65...90, 97...122, 45, 46, 95, 126: true
    default: false
    }
  }
}

