import Foundation
extension Hand1000.G0 {
  func append(to link: inout String) {
    switch self {
    case .r0(let code, let cursor, let type):
      link += "bench://voucher/contact/author"
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("cursor", cursor, &mark)
      link.appendItem("type", type, &mark)
    case .r1:
      link += "bench://voucher"
    case .r2(let a, let period, let level, let token, let offset):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/subject-studio"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      link.appendItem("level", String(level), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r3(let a, let b, let sort, let currentGeneration):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/"
      link += String(b)
      var mark = "?"
      link.appendItem("sort", sort, &mark)
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r4(let a, let offset, let status):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/survey"
      var mark = "?"
      link.appendItem("offset", offset, &mark)
      link.appendItem("status", String(status), &mark)
    case .r5(let a):
      link += "bench://voucher/vendor/label/"
      link += String(a)
      link += "/library-rating"
    case .r6(let a, let b, let ref, let highlight):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/company"
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r7(let a, let mode, let sort):
      link += "bench://voucher/contact/author/"
      link += String(a)
      link += "/asset"
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      link.appendItem("sort", String(sort), &mark)
    case .r8(let a, let b, let limit):
      link += "bench://voucher/vendor/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r9(let a):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/subject-studio/notice"
    case .r10(let country, let status):
      link += "bench://voucher/vendor/edit-visit/wallet"
      var mark = "?"
      if let country { link.appendItem("country", String(country), &mark) }
      link.appendItem("status", status, &mark)
    case .r11(let a, let until):
      link += "bench://voucher/contact/"
      link += String(a)
      var mark = "?"
      if let until { link.appendItem("until", String(until), &mark) }
    case .r12(let a, let b, let from):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/survey/"
      link += String(b)
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r13(let a):
      link += "bench://voucher/queue/podcast/"
      link.appendEscaped(a)
    case .r14:
      link += "bench://voucher/show/mission-trip/member"
    case .r15(let a, let b, let campaign):
      link += "bench://voucher/show/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r16(let a, let period, let page, let level):
      link += "bench://voucher/queue/"
      link += a.uuidString
      link += "/people"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      link.appendItem("page", page, &mark)
      if let level { link.appendItem("level", level, &mark) }
    case .r17:
      link += "bench://voucher/show/version-source"
    case .r18(let a, let limit, let currency):
      link += "bench://voucher/queue/"
      link += a.uuidString
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
      link.appendItem("currency", currency, &mark)
    case .r19:
      link += "bench://voucher/payment/work/play-visit/promo-item"
    case .r20(let a, let q, let mode):
      link += "bench://voucher/contact/"
      link += String(a)
      link += "/team"
      var mark = "?"
      link.appendItem("q", q, &mark)
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r21(let a, let source, let ref):
      link += "bench://voucher/payment/"
      link += String(a)
      link += "/update"
      var mark = "?"
      if let source { link.appendItem("source", String(source), &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r22(let currency):
      link += "bench://voucher/tag/room-folder/document"
      var mark = "?"
      if let currency { link.appendItem("currency", String(currency), &mark) }
    case .r23(let a, let token):
      link += "bench://voucher/"
      link += a.uuidString
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
    case .r24(let status, let currency, let until):
      link += "bench://voucher/category-source/idea-place/result"
      var mark = "?"
      link.appendItem("status", String(status), &mark)
      link.appendItem("currency", currency, &mark)
      link.appendItem("until", String(until), &mark)
    case .r25(let tab, let limit):
      link += "bench://voucher/product/view-promo"
      var mark = "?"
      link.appendItem("tab", tab, &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r26(let a, let currentGeneration, let level):
      link += "bench://voucher/comment-map/"
      link += a.uuidString
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let level { link.appendItem("level", level, &mark) }
    case .r27(let a, let from):
      link += "bench://voucher/payment/"
      link += String(a)
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
    case .r28(let q):
      link += "bench://voucher/wallet-story"
      var mark = "?"
      link.appendItem("q", q, &mark)
    case .r29(let a, let b, let view):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/store-promo/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("view", String(view), &mark)
    case .r30(let until, let offset):
      link += "bench://voucher/filter"
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
      link.appendItem("offset", String(offset), &mark)
    case .r31(let color, let currency, let limit, let country):
      link += "bench://voucher/stream-speaker"
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      link.appendItem("currency", currency, &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
      if let country { link.appendItem("country", country, &mark) }
    case .r32(let size):
      link += "bench://voucher/week/help"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
    case .r33(let a, let campaign):
      link += "bench://voucher/journal/"
      link += String(a)
      link += "/message"
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
    case .r34(let a, let level):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/store-promo"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
    case .r35(let a, let b, let currency, let token, let limit):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/payment/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("token", String(token), &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r36(let a, let ref):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/faq/comment-member"
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
    case .r37(let a):
      link += "bench://voucher/vendor/"
      link += String(a)
    case .r38(let a, let b, let campaign, let size):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/poll/"
      link += String(b)
      var mark = "?"
      link.appendItem("campaign", String(campaign), &mark)
      if let size { link.appendItem("size", size, &mark) }
    case .r39(let period):
      link += "bench://voucher/week/message"
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
    case .r40(let a, let currency):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/transfer-zone/seller"
      var mark = "?"
      link.appendItem("currency", currency, &mark)
    case .r41(let a, let campaign):
      link += "bench://voucher/filter/video/"
      link += String(a)
      link += "/voucher-map"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r42(let a, let b):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/payment/sale/"
      link += b.uuidString
    case .r43(let a):
      link += "bench://voucher/comment-map/"
      link += a.uuidString
      link += "/menu"
    case .r44(let a):
      link += "bench://voucher/show/mission-trip/member/"
      link += String(a)
    case .r45(let color, let campaign, let lang, let sort):
      link += "bench://voucher/speaker/favorite-theme"
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      link.appendItem("campaign", campaign, &mark)
      if let lang { link.appendItem("lang", lang, &mark) }
      link.appendItem("sort", sort, &mark)
    case .r46(let tab):
      link += "bench://voucher/show/mission-trip"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r47:
      link += "bench://voucher/season/shop-banner"
    case .r48(let a):
      link += "bench://voucher/"
      link += a.uuidString
      link += "/stage/style"
    case .r49(let lang, let source):
      link += "bench://voucher/comment-map/project-basket"
      var mark = "?"
      link.appendItem("lang", lang, &mark)
      if let source { link.appendItem("source", String(source), &mark) }
    }
  }
}
extension Hand1000.G1 {
  func append(to link: inout String) {
    switch self {
    case .r50(let a, let offset, let from, let country):
      link += "bench://channel/"
      link += a.uuidString
      var mark = "?"
      if let offset { link.appendItem("offset", String(offset), &mark) }
      link.appendItem("from", from, &mark)
      if let country { link.appendItem("country", country, &mark) }
    case .r51(let a, let country, let from, let code):
      link += "bench://channel/"
      link += a.uuidString
      link += "/billing-lesson/tag-notice"
      var mark = "?"
      link.appendItem("country", String(country), &mark)
      link.appendItem("from", from, &mark)
      link.appendItem("code", code, &mark)
    case .r52(let a):
      link += "bench://channel/wish/"
      link.appendEscaped(a)
    case .r53(let a, let tab, let until, let size):
      link += "bench://channel/"
      link += a.uuidString
      link += "/balance-track/deal-series/service"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      if let until { link.appendItem("until", String(until), &mark) }
      link.appendItem("size", size, &mark)
    case .r54(let a):
      link += "bench://channel/"
      link += a.uuidString
      link += "/billing-lesson/feed-insight"
    case .r55(let a):
      link += "bench://channel/"
      link += a.uuidString
      link += "/hotel/source-result"
    case .r56(let a, let source, let sort):
      link += "bench://channel/wish/voucher/"
      link += a.uuidString
      var mark = "?"
      if let source { link.appendItem("source", source, &mark) }
      link.appendItem("sort", String(sort), &mark)
    case .r57(let a, let b, let tab, let currentGeneration):
      link += "bench://channel/"
      link += a.uuidString
      link += "/"
      link += String(b)
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r58(let a, let tab, let ref, let mode, let campaign):
      link += "bench://channel/"
      link += a.uuidString
      link += "/balance-track"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      if let ref { link.appendItem("ref", String(ref), &mark) }
      link.appendItem("mode", String(mode), &mark)
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r59:
      link += "bench://channel/space-idea/bundle"
    case .r60(let a):
      link += "bench://channel/"
      link += a.uuidString
      link += "/visit-tour/event"
    case .r61(let a, let offset):
      link += "bench://channel/"
      link += a.uuidString
      link += "/budget/space"
      var mark = "?"
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r62(let order):
      link += "bench://channel/space-idea/tour"
      var mark = "?"
      link.appendItem("order", order, &mark)
    case .r63(let a):
      link += "bench://channel/week/"
      link.appendEscaped(a)
      link += "/rating-service/seller-edit"
    case .r64:
      link += "bench://channel/week/inbox-wish/game"
    case .r65(let a, let period, let offset, let code):
      link += "bench://channel/space-idea/"
      link += a.uuidString
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
    case .r66(let a, let b, let highlight):
      link += "bench://channel/wish/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("highlight", String(highlight), &mark)
    case .r67(let a):
      link += "bench://channel/"
      link += a.uuidString
      link += "/comment/stage/seller"
    case .r68(let tab, let sort, let offset):
      link += "bench://channel/space-idea"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      link.appendItem("sort", String(sort), &mark)
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r69(let lang, let sort):
      link += "bench://channel/detail/speaker/tag/invoice"
      var mark = "?"
      link.appendItem("lang", lang, &mark)
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r70(let a, let b, let token, let limit):
      link += "bench://channel/"
      link += a.uuidString
      link += "/comment/"
      link += b.uuidString
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r71(let a, let period, let ref, let until, let offset):
      link += "bench://channel/"
      link += a.uuidString
      link += "/photo"
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      link.appendItem("ref", ref, &mark)
      link.appendItem("until", until, &mark)
      link.appendItem("offset", offset, &mark)
    case .r72(let a, let lang, let page, let color, let filter):
      link += "bench://channel/"
      link += a.uuidString
      link += "/comment"
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
      if let page { link.appendItem("page", page, &mark) }
      link.appendItem("color", String(color), &mark)
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r73(let mode):
      link += "bench://channel"
      var mark = "?"
      link.appendItem("mode", mode, &mark)
    case .r74(let type, let size, let filter):
      link += "bench://channel/mission/report-history/people-course"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
      link.appendItem("size", size, &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r75(let a, let b):
      link += "bench://channel/calendar/"
      link += String(a)
      link += "/"
      link += String(b)
    case .r76(let a, let b, let c, let page, let currentGeneration):
      link += "bench://channel/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/"
      link += String(c)
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r77(let a, let currency, let offset, let campaign):
      link += "bench://channel/mission/report-history/"
      link += a.uuidString
      link += "/transfer"
      var mark = "?"
      if let currency { link.appendItem("currency", currency, &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
      link.appendItem("campaign", String(campaign), &mark)
    case .r78(let a, let order, let tab, let source):
      link += "bench://channel/author/"
      link += String(a)
      var mark = "?"
      if let order { link.appendItem("order", String(order), &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
      if let source { link.appendItem("source", source, &mark) }
    case .r79:
      link += "bench://channel/music/author"
    case .r80(let a, let sort):
      link += "bench://channel/calendar/"
      link += String(a)
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
    case .r81(let a, let type, let offset, let limit):
      link += "bench://channel/detail/"
      link += String(a)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r82(let sort):
      link += "bench://channel/brand-promo/lobby-banner"
      var mark = "?"
      if let sort { link.appendItem("sort", sort, &mark) }
    case .r83(let a, let ref):
      link += "bench://channel/recipe/"
      link += String(a)
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r84(let country, let cursor, let sort):
      link += "bench://channel/author/page-badge/topic-guide"
      var mark = "?"
      if let country { link.appendItem("country", country, &mark) }
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r85(let source, let ref):
      link += "bench://channel/follow/space/board"
      var mark = "?"
      if let source { link.appendItem("source", source, &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r86:
      link += "bench://channel/setting/vendor"
    case .r87(let a):
      link += "bench://channel/"
      link += a.uuidString
      link += "/visit-tour"
    case .r88:
      link += "bench://channel/unit"
    case .r89(let mode, let until):
      link += "bench://channel/follow"
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      link.appendItem("until", String(until), &mark)
    case .r90(let order):
      link += "bench://channel/voice-author"
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
    case .r91(let a, let b, let offset, let level, let source):
      link += "bench://channel/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/course"
      var mark = "?"
      link.appendItem("offset", offset, &mark)
      if let level { link.appendItem("level", String(level), &mark) }
      link.appendItem("source", source, &mark)
    case .r92(let sort):
      link += "bench://channel/comment/visit"
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
    case .r93(let a, let ref, let token):
      link += "bench://channel/setting/"
      link += String(a)
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
      link.appendItem("token", token, &mark)
    case .r94(let a, let b, let period, let page, let until, let status):
      link += "bench://channel/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/music"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      link.appendItem("page", page, &mark)
      link.appendItem("until", String(until), &mark)
      link.appendItem("status", String(status), &mark)
    case .r95(let a, let b, let c, let tab):
      link += "bench://channel/"
      link += a.uuidString
      link += "/comment/"
      link += b.uuidString
      link += "/"
      link += c.uuidString
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r96(let period, let color, let offset):
      link += "bench://channel/author/token-today/hotel-search"
      var mark = "?"
      link.appendItem("period", period, &mark)
      link.appendItem("color", String(color), &mark)
      link.appendItem("offset", String(offset), &mark)
    case .r97(let a, let b, let mode):
      link += "bench://channel/"
      link += a.uuidString
      link += "/help-source/"
      link += b.uuidString
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r98:
      link += "bench://channel/source-search/music"
    case .r99:
      link += "bench://channel/source-search/subject"
    }
  }
}
extension Hand1000.G2 {
  func append(to link: inout String) {
    switch self {
    case .r100(let page, let filter):
      link += "bench://project-manage/live-style/region-user/author/company-thread"
      var mark = "?"
      link.appendItem("page", String(page), &mark)
      link.appendItem("filter", filter, &mark)
    case .r101(let a, let currency):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/company/export"
      var mark = "?"
      if let currency { link.appendItem("currency", currency, &mark) }
    case .r102(let mode, let page):
      link += "bench://project-manage/survey-stage"
      var mark = "?"
      link.appendItem("mode", mode, &mark)
      link.appendItem("page", String(page), &mark)
    case .r103(let a, let b, let c, let tab, let limit):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      link += "/tag/"
      link.appendEscaped(c)
      var mark = "?"
      link.appendItem("tab", tab, &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r104(let status):
      link += "bench://project-manage/shop"
      var mark = "?"
      link.appendItem("status", status, &mark)
    case .r105(let view, let campaign, let country):
      link += "bench://project-manage/section/detail-table"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
      if let country { link.appendItem("country", country, &mark) }
    case .r106:
      link += "bench://project-manage/artist"
    case .r107:
      link += "bench://project-manage/live-style/region-user"
    case .r108(let a, let b, let q, let until):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      link += "/album/edit"
      var mark = "?"
      if let q { link.appendItem("q", String(q), &mark) }
      link.appendItem("until", String(until), &mark)
    case .r109(let source):
      link += "bench://project-manage"
      var mark = "?"
      link.appendItem("source", source, &mark)
    case .r110(let view):
      link += "bench://project-manage/artist/watch-service"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
    case .r111(let a, let code):
      link += "bench://project-manage/artist/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("code", String(code), &mark)
    case .r112(let ref):
      link += "bench://project-manage/survey-stage/region"
      var mark = "?"
      link.appendItem("ref", String(ref), &mark)
    case .r113(let view):
      link += "bench://project-manage/section/detail-table/content-staff"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
    case .r114(let q):
      link += "bench://project-manage/table/offer-channel/tour"
      var mark = "?"
      link.appendItem("q", q, &mark)
    case .r115(let a, let b, let currency):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      link += "/tag/setting"
      var mark = "?"
      link.appendItem("currency", currency, &mark)
    case .r116(let a, let b, let currency, let campaign):
      link += "bench://project-manage/survey-stage/"
      link.appendEscaped(a)
      link += "/today-cart/"
      link += String(b)
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("campaign", String(campaign), &mark)
    case .r117(let a, let b, let c, let tab, let page):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      link += "/"
      link.appendEscaped(c)
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      if let page { link.appendItem("page", page, &mark) }
    case .r118(let a, let b, let mode, let code, let currentGeneration):
      link += "bench://project-manage/table/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/episode"
      var mark = "?"
      link.appendItem("mode", mode, &mark)
      link.appendItem("code", String(code), &mark)
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
    case .r119(let a, let b, let cursor):
      link += "bench://project-manage/wish-tour/home/"
      link.appendEscaped(a)
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r120(let a, let b, let ref, let until, let order, let highlight):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/shelf/"
      link += String(b)
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
      if let until { link.appendItem("until", until, &mark) }
      link.appendItem("order", String(order), &mark)
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r121(let a):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/news"
    case .r122(let a, let country):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      var mark = "?"
      if let country { link.appendItem("country", country, &mark) }
    case .r123(let currentGeneration):
      link += "bench://project-manage/region-play"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r124(let from):
      link += "bench://project-manage/region-play/menu/poll"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
    case .r125(let a, let from, let lang, let highlight):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/company"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
      if let lang { link.appendItem("lang", lang, &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r126(let currentGeneration):
      link += "bench://project-manage/journal-group"
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r127(let a, let token):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/history"
      var mark = "?"
      if let token { link.appendItem("token", String(token), &mark) }
    case .r128(let campaign, let source, let from):
      link += "bench://project-manage/live-style"
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
      if let source { link.appendItem("source", String(source), &mark) }
      link.appendItem("from", from, &mark)
    case .r129(let a, let order, let type):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/shelf"
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
      if let type { link.appendItem("type", type, &mark) }
    case .r130(let a, let b):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/setting/"
      link += String(b)
    case .r131(let a, let code, let color):
      link += "bench://project-manage/survey-stage/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("code", String(code), &mark)
      link.appendItem("color", String(color), &mark)
    case .r132:
      link += "bench://project-manage/section"
    case .r133(let a, let campaign, let level, let ref, let limit):
      link += "bench://project-manage/dashboard/"
      link.appendEscaped(a)
      link += "/result-page"
      var mark = "?"
      link.appendItem("campaign", String(campaign), &mark)
      link.appendItem("level", String(level), &mark)
      link.appendItem("ref", ref, &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r134(let a):
      link += "bench://project-manage/music/"
      link += String(a)
    case .r135(let a, let tab):
      link += "bench://project-manage/region-play/menu/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("tab", tab, &mark)
    case .r136(let a, let b):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
    case .r137(let highlight, let offset):
      link += "bench://project-manage/shop/reward"
      var mark = "?"
      link.appendItem("highlight", String(highlight), &mark)
      link.appendItem("offset", offset, &mark)
    case .r138:
      link += "bench://project-manage/music/list"
    case .r139(let a, let page, let order):
      link += "bench://project-manage/budget/station-board/"
      link.appendEscaped(a)
      link += "/space-survey"
      var mark = "?"
      link.appendItem("page", page, &mark)
      if let order { link.appendItem("order", String(order), &mark) }
    case .r140(let a, let ref, let order):
      link += "bench://project-manage/live-style/"
      link += String(a)
      link += "/update"
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
      link.appendItem("order", String(order), &mark)
    case .r141(let a, let source):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/customer"
      var mark = "?"
      if let source { link.appendItem("source", source, &mark) }
    case .r142:
      link += "bench://project-manage/journal-group/profile-edit"
    case .r143(let q, let lang):
      link += "bench://project-manage/view"
      var mark = "?"
      if let q { link.appendItem("q", String(q), &mark) }
      link.appendItem("lang", String(lang), &mark)
    case .r144(let q):
      link += "bench://project-manage/station/badge-budget/mission-section"
      var mark = "?"
      if let q { link.appendItem("q", q, &mark) }
    case .r145(let a, let cursor):
      link += "bench://project-manage/wish-tour/"
      link += a.uuidString
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r146(let a, let tab):
      link += "bench://project-manage/live-style/section/"
      link += String(a)
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r147(let a):
      link += "bench://project-manage/"
      link.appendEscaped(a)
      link += "/setting"
    case .r148(let highlight, let order, let page, let campaign):
      link += "bench://project-manage/budget/station-board"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      if let order { link.appendItem("order", order, &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
      link.appendItem("campaign", String(campaign), &mark)
    case .r149(let a, let from):
      link += "bench://project-manage/table/offer-channel/"
      link += String(a)
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
    }
  }
}
extension Hand1000.G3 {
  func append(to link: inout String) {
    switch self {
    case .r150(let code, let highlight):
      link += "bench://sale-album/season/project-content"
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r151(let a, let b, let color, let order):
      link += "bench://sale-album/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      if let order { link.appendItem("order", String(order), &mark) }
    case .r152(let a, let page):
      link += "bench://sale-album/"
      link += String(a)
      link += "/plan-album"
      var mark = "?"
      link.appendItem("page", page, &mark)
    case .r153(let a, let offset, let order):
      link += "bench://sale-album/"
      link += String(a)
      link += "/plan-album/notice"
      var mark = "?"
      if let offset { link.appendItem("offset", offset, &mark) }
      if let order { link.appendItem("order", order, &mark) }
    case .r154(let a, let size, let country):
      link += "bench://sale-album/"
      link += String(a)
      link += "/region/work"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
      if let country { link.appendItem("country", country, &mark) }
    case .r155(let a, let highlight):
      link += "bench://sale-album/season/"
      link += a.uuidString
      var mark = "?"
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r156(let token, let cursor):
      link += "bench://sale-album/season"
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
      link.appendItem("cursor", cursor, &mark)
    case .r157(let q, let order):
      link += "bench://sale-album/quiz-poll"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      if let order { link.appendItem("order", order, &mark) }
    case .r158(let a, let period):
      link += "bench://sale-album/"
      link += String(a)
      link += "/plan-album/activity"
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
    case .r159:
      link += "bench://sale-album/quiz-poll/comment"
    case .r160(let view):
      link += "bench://sale-album/inbox/credit"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
    case .r161(let a, let color):
      link += "bench://sale-album/bundle/event/"
      link += String(a)
      var mark = "?"
      link.appendItem("color", String(color), &mark)
    case .r162(let a, let tab, let offset):
      link += "bench://sale-album/"
      link += String(a)
      link += "/region/quiz-chart"
      var mark = "?"
      link.appendItem("tab", tab, &mark)
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r163(let order):
      link += "bench://sale-album/topic/stats/page-trip"
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
    case .r164(let currency, let source, let period, let from):
      link += "bench://sale-album/device-folder"
      var mark = "?"
      link.appendItem("currency", currency, &mark)
      link.appendItem("source", source, &mark)
      link.appendItem("period", String(period), &mark)
      if let from { link.appendItem("from", from, &mark) }
    case .r165(let a, let campaign, let q, let type, let offset):
      link += "bench://sale-album/step/category/"
      link += String(a)
      link += "/route-trade"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
      link.appendItem("q", q, &mark)
      if let type { link.appendItem("type", String(type), &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r166(let a):
      link += "bench://sale-album/"
      link += String(a)
    case .r167(let a, let sort, let token, let period):
      link += "bench://sale-album/"
      link += String(a)
      link += "/region/series-theme"
      var mark = "?"
      if let sort { link.appendItem("sort", String(sort), &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
      if let period { link.appendItem("period", String(period), &mark) }
    case .r168(let color, let campaign):
      link += "bench://sale-album/theme/basket/lobby"
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r169(let order, let country):
      link += "bench://sale-album"
      var mark = "?"
      link.appendItem("order", order, &mark)
      link.appendItem("country", country, &mark)
    case .r170(let level, let type, let limit, let tab):
      link += "bench://sale-album/campaign/list"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
      if let type { link.appendItem("type", String(type), &mark) }
      link.appendItem("limit", limit, &mark)
      link.appendItem("tab", String(tab), &mark)
    case .r171(let a, let from):
      link += "bench://sale-album/asset/trend/"
      link.appendEscaped(a)
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r172(let code):
      link += "bench://sale-album/season/project-content/journal"
      var mark = "?"
      link.appendItem("code", String(code), &mark)
    case .r173(let a, let until, let level):
      link += "bench://sale-album/album/"
      link.appendEscaped(a)
      link += "/archive-follow"
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
      link.appendItem("level", String(level), &mark)
    case .r174(let until):
      link += "bench://sale-album/poll/basket"
      var mark = "?"
      link.appendItem("until", String(until), &mark)
    case .r175:
      link += "bench://sale-album/review/speaker"
    case .r176(let a, let until):
      link += "bench://sale-album/theme/"
      link += String(a)
      link += "/stage"
      var mark = "?"
      if let until { link.appendItem("until", String(until), &mark) }
    case .r177(let cursor, let period, let currency, let from):
      link += "bench://sale-album/mission-bundle"
      var mark = "?"
      link.appendItem("cursor", String(cursor), &mark)
      if let period { link.appendItem("period", period, &mark) }
      link.appendItem("currency", String(currency), &mark)
      if let from { link.appendItem("from", String(from), &mark) }
    case .r178(let a, let b, let status, let until, let code, let level):
      link += "bench://sale-album/device-folder/"
      link += a.uuidString
      link += "/"
      link += String(b)
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
      if let until { link.appendItem("until", String(until), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("level", String(level), &mark)
    case .r179:
      link += "bench://sale-album/offer-ride/follow"
    case .r180(let status):
      link += "bench://sale-album/offer-ride/section/question"
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
    case .r181(let lang, let currentGeneration, let limit, let code):
      link += "bench://sale-album/favorite/claim"
      var mark = "?"
      link.appendItem("lang", lang, &mark)
      link.appendItem("currentGeneration", currentGeneration, &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
      link.appendItem("code", code, &mark)
    case .r182(let a, let b, let view, let level, let until):
      link += "bench://sale-album/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/faq"
      var mark = "?"
      link.appendItem("view", String(view), &mark)
      if let level { link.appendItem("level", String(level), &mark) }
      if let until { link.appendItem("until", String(until), &mark) }
    case .r183(let type):
      link += "bench://sale-album/offer-ride/folder-search"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
    case .r184(let a, let from, let lang):
      link += "bench://sale-album/season/"
      link += a.uuidString
      link += "/offer/update"
      var mark = "?"
      link.appendItem("from", from, &mark)
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r185(let a, let page, let period, let order, let currency):
      link += "bench://sale-album/poll/"
      link += a.uuidString
      link += "/song-series"
      var mark = "?"
      link.appendItem("page", String(page), &mark)
      link.appendItem("period", String(period), &mark)
      link.appendItem("order", String(order), &mark)
      if let currency { link.appendItem("currency", String(currency), &mark) }
    case .r186(let a, let token, let type):
      link += "bench://sale-album/bundle/"
      link += a.uuidString
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
      if let type { link.appendItem("type", type, &mark) }
    case .r187(let order, let sort, let q, let from):
      link += "bench://sale-album/offer-ride"
      var mark = "?"
      link.appendItem("order", String(order), &mark)
      link.appendItem("sort", String(sort), &mark)
      if let q { link.appendItem("q", q, &mark) }
      if let from { link.appendItem("from", from, &mark) }
    case .r188(let a, let size):
      link += "bench://sale-album/"
      link += String(a)
      link += "/region"
      var mark = "?"
      link.appendItem("size", String(size), &mark)
    case .r189(let a, let code):
      link += "bench://sale-album/"
      link += String(a)
      link += "/partner-course/unit"
      var mark = "?"
      if let code { link.appendItem("code", code, &mark) }
    case .r190(let a):
      link += "bench://sale-album/review/"
      link += String(a)
    case .r191(let a, let level, let from, let source, let filter):
      link += "bench://sale-album/topic/stats/"
      link.appendEscaped(a)
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      if let from { link.appendItem("from", from, &mark) }
      link.appendItem("source", String(source), &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r192:
      link += "bench://sale-album/theme/basket/music"
    case .r193(let view):
      link += "bench://sale-album/tag-result"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
    case .r194(let offset, let tab, let q, let country):
      link += "bench://sale-album/review"
      var mark = "?"
      if let offset { link.appendItem("offset", String(offset), &mark) }
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let q { link.appendItem("q", String(q), &mark) }
      if let country { link.appendItem("country", String(country), &mark) }
    case .r195(let a, let currentGeneration):
      link += "bench://sale-album/step/"
      link.appendEscaped(a)
      link += "/article"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r196(let offset, let type, let color):
      link += "bench://sale-album/album/support/score"
      var mark = "?"
      link.appendItem("offset", offset, &mark)
      if let type { link.appendItem("type", type, &mark) }
      if let color { link.appendItem("color", String(color), &mark) }
    case .r197(let a, let b, let c, let currency, let token, let from, let view):
      link += "bench://sale-album/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/"
      link += String(c)
      var mark = "?"
      if let currency { link.appendItem("currency", String(currency), &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
      if let from { link.appendItem("from", from, &mark) }
      if let view { link.appendItem("view", String(view), &mark) }
    case .r198(let a, let filter, let source):
      link += "bench://sale-album/gift/"
      link += String(a)
      var mark = "?"
      link.appendItem("filter", filter, &mark)
      link.appendItem("source", String(source), &mark)
    case .r199(let tab, let offset, let level):
      link += "bench://sale-album/quiz-poll/project"
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
      link.appendItem("level", level, &mark)
    }
  }
}
extension Hand1000.G4 {
  func append(to link: inout String) {
    switch self {
    case .r200(let level, let token, let lang, let sort):
      link += "bench://draft-source/course-brand/document"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
      if let lang { link.appendItem("lang", lang, &mark) }
      link.appendItem("sort", String(sort), &mark)
    case .r201(let from, let tab, let offset):
      link += "bench://draft-source/section-gallery/vote"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r202(let a, let view, let tab, let source):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/show/member/answer"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      link.appendItem("tab", tab, &mark)
      if let source { link.appendItem("source", source, &mark) }
    case .r203(let q, let lang, let color, let type):
      link += "bench://draft-source/section-gallery"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      if let lang { link.appendItem("lang", String(lang), &mark) }
      link.appendItem("color", color, &mark)
      link.appendItem("type", String(type), &mark)
    case .r204(let a, let currentGeneration, let order):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/export"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
      if let order { link.appendItem("order", String(order), &mark) }
    case .r205(let a, let sort):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/show"
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
    case .r206(let a, let code, let q):
      link += "bench://draft-source/course-brand/"
      link += a.uuidString
      link += "/menu"
      var mark = "?"
      if let code { link.appendItem("code", code, &mark) }
      link.appendItem("q", q, &mark)
    case .r207(let ref):
      link += "bench://draft-source"
      var mark = "?"
      link.appendItem("ref", String(ref), &mark)
    case .r208(let a, let source):
      link += "bench://draft-source/basket/podcast/"
      link += String(a)
      var mark = "?"
      if let source { link.appendItem("source", String(source), &mark) }
    case .r209(let a, let highlight):
      link += "bench://draft-source/profile/"
      link.appendEscaped(a)
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r210(let a, let mode):
      link += "bench://draft-source/section-gallery/vote/"
      link += String(a)
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
    case .r211(let a):
      link += "bench://draft-source/"
      link += a.uuidString
    case .r212(let size, let source):
      link += "bench://draft-source/profile"
      var mark = "?"
      link.appendItem("size", String(size), &mark)
      if let source { link.appendItem("source", source, &mark) }
    case .r213(let a, let type, let token):
      link += "bench://draft-source/banner/"
      link += String(a)
      link += "/news"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      link.appendItem("token", token, &mark)
    case .r214(let color, let mode):
      link += "bench://draft-source/artist/rating"
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      if let mode { link.appendItem("mode", String(mode), &mark) }
    case .r215(let a, let b, let cursor, let currency, let ref):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/export/"
      link.appendEscaped(b)
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      if let currency { link.appendItem("currency", currency, &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r216(let view):
      link += "bench://draft-source/room-style/story"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
    case .r217(let a, let b, let page):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      if let page { link.appendItem("page", String(page), &mark) }
    case .r218(let a, let mode):
      link += "bench://draft-source/basket/tour-friend/follow/"
      link += String(a)
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
    case .r219(let a):
      link += "bench://draft-source/trade/"
      link.appendEscaped(a)
      link += "/result/result"
    case .r220(let a, let b, let source, let q):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/lesson-guide/"
      link += String(b)
      var mark = "?"
      link.appendItem("source", source, &mark)
      link.appendItem("q", q, &mark)
    case .r221(let a, let b, let c):
      link += "bench://draft-source/user/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/"
      link.appendEscaped(c)
    case .r222(let page):
      link += "bench://draft-source/hotel/ticket"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
    case .r223(let a):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/channel"
    case .r224(let a, let b, let status):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/channel/"
      link += String(b)
      link += "/rating-team"
      var mark = "?"
      link.appendItem("status", String(status), &mark)
    case .r225(let a, let page, let level, let highlight):
      link += "bench://draft-source/team/dashboard/track-poll/"
      link.appendEscaped(a)
      var mark = "?"
      if let page { link.appendItem("page", String(page), &mark) }
      if let level { link.appendItem("level", level, &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r226(let q, let sort):
      link += "bench://draft-source/course-brand"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      if let sort { link.appendItem("sort", sort, &mark) }
    case .r227(let a, let color, let mode):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/today"
      var mark = "?"
      link.appendItem("color", String(color), &mark)
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r228(let a, let b, let c, let source):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      link += "/"
      link += c.uuidString
      link += "/version"
      var mark = "?"
      if let source { link.appendItem("source", source, &mark) }
    case .r229(let offset, let q):
      link += "bench://draft-source/schedule"
      var mark = "?"
      if let offset { link.appendItem("offset", String(offset), &mark) }
      if let q { link.appendItem("q", String(q), &mark) }
    case .r230(let a, let code):
      link += "bench://draft-source/station-survey/watch-staff/"
      link.appendEscaped(a)
      var mark = "?"
      if let code { link.appendItem("code", code, &mark) }
    case .r231(let sort, let mode, let campaign):
      link += "bench://draft-source/basket"
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
      link.appendItem("mode", String(mode), &mark)
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r232(let a, let size, let token, let period, let type):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/lesson-guide"
      var mark = "?"
      if let size { link.appendItem("size", String(size), &mark) }
      if let token { link.appendItem("token", token, &mark) }
      link.appendItem("period", String(period), &mark)
      if let type { link.appendItem("type", type, &mark) }
    case .r233(let q, let highlight, let level, let lang):
      link += "bench://draft-source/service/guide"
      var mark = "?"
      link.appendItem("q", q, &mark)
      link.appendItem("highlight", highlight, &mark)
      link.appendItem("level", level, &mark)
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r234(let ref, let period, let highlight):
      link += "bench://draft-source/banner/item"
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
      if let period { link.appendItem("period", period, &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r235(let a, let type, let limit, let cursor, let sort):
      link += "bench://draft-source/room-style/"
      link += String(a)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      link.appendItem("sort", String(sort), &mark)
    case .r236(let a, let campaign, let ref):
      link += "bench://draft-source/course-brand/location/answer/"
      link += String(a)
      var mark = "?"
      link.appendItem("campaign", String(campaign), &mark)
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r237(let a, let b, let view, let mode):
      link += "bench://draft-source/billing-ticket/"
      link += String(a)
      link += "/vote/"
      link += String(b)
      var mark = "?"
      link.appendItem("view", String(view), &mark)
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r238(let a, let b):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/city-trade/"
      link += String(b)
    case .r239:
      link += "bench://draft-source/room-style/update"
    case .r240(let level, let view, let cursor):
      link += "bench://draft-source/user/trend-vote"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      if let view { link.appendItem("view", view, &mark) }
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r241(let a, let sort, let status, let currentGeneration, let token):
      link += "bench://draft-source/user/trend-vote/ticket/"
      link += String(a)
      var mark = "?"
      if let sort { link.appendItem("sort", String(sort), &mark) }
      link.appendItem("status", String(status), &mark)
      link.appendItem("currentGeneration", currentGeneration, &mark)
      link.appendItem("token", String(token), &mark)
    case .r242(let a, let sort):
      link += "bench://draft-source/"
      link += a.uuidString
      link += "/city-trade"
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
    case .r243(let lang, let from):
      link += "bench://draft-source/banner"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
      link.appendItem("from", String(from), &mark)
    case .r244(let a, let size, let source, let q, let code):
      link += "bench://draft-source/user/"
      link += a.uuidString
      link += "/review"
      var mark = "?"
      if let size { link.appendItem("size", String(size), &mark) }
      if let source { link.appendItem("source", source, &mark) }
      if let q { link.appendItem("q", q, &mark) }
      link.appendItem("code", String(code), &mark)
    case .r245(let a):
      link += "bench://draft-source/play-device/"
      link += a.uuidString
    case .r246(let highlight, let currency):
      link += "bench://draft-source/bookmark"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      if let currency { link.appendItem("currency", currency, &mark) }
    case .r247:
      link += "bench://draft-source/banner/item/unit"
    case .r248(let a):
      link += "bench://draft-source/table/week-export/"
      link += String(a)
    case .r249(let a, let b, let c, let campaign, let from):
      link += "bench://draft-source/answer-style/"
      link.appendEscaped(a)
      link += "/"
      link += b.uuidString
      link += "/"
      link.appendEscaped(c)
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
      if let from { link.appendItem("from", String(from), &mark) }
    }
  }
}
extension Hand1000.G5 {
  func append(to link: inout String) {
    switch self {
    case .r250:
      link += "bench://visit/basket"
    case .r251:
      link += "bench://visit/coupon/label-room"
    case .r252(let a):
      link += "bench://visit/"
      link += a.uuidString
      link += "/badge/cart"
    case .r253(let a, let from, let mode):
      link += "bench://visit/"
      link += a.uuidString
      link += "/badge"
      var mark = "?"
      link.appendItem("from", String(from), &mark)
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r254(let a, let token):
      link += "bench://visit/basket/room/"
      link.appendEscaped(a)
      link += "/trade-table"
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
    case .r255(let limit, let period):
      link += "bench://visit"
      var mark = "?"
      link.appendItem("limit", limit, &mark)
      if let period { link.appendItem("period", period, &mark) }
    case .r256(let a, let b, let level, let highlight):
      link += "bench://visit/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/dashboard-support"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      link.appendItem("highlight", highlight, &mark)
    case .r257(let a, let campaign, let currency, let tab):
      link += "bench://visit/live/filter-news/"
      link += String(a)
      link += "/balance"
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
      link.appendItem("currency", String(currency), &mark)
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r258(let a, let campaign):
      link += "bench://visit/live/recipe/"
      link += String(a)
      link += "/report-order"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r259(let token, let currency):
      link += "bench://visit/basket/author/order-basket"
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
      link.appendItem("currency", String(currency), &mark)
    case .r260(let a, let tab, let limit):
      link += "bench://visit/room/"
      link += String(a)
      link += "/week"
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r261(let a, let status):
      link += "bench://visit/"
      link += a.uuidString
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
    case .r262(let tab):
      link += "bench://visit/room/credit/balance/credit"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
    case .r263(let a, let token, let size):
      link += "bench://visit/live/message/"
      link += String(a)
      link += "/invite-voucher"
      var mark = "?"
      link.appendItem("token", String(token), &mark)
      if let size { link.appendItem("size", size, &mark) }
    case .r264(let a, let code, let size):
      link += "bench://visit/session-room/"
      link += String(a)
      link += "/story-draft"
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("size", size, &mark)
    case .r265(let a, let currency, let tab, let size):
      link += "bench://visit/coupon/channel/insight/"
      link += String(a)
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("tab", tab, &mark)
      if let size { link.appendItem("size", size, &mark) }
    case .r266(let a, let level, let campaign):
      link += "bench://visit/filter/"
      link.appendEscaped(a)
      link += "/reward"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
      link.appendItem("campaign", String(campaign), &mark)
    case .r267(let a, let until, let code, let from):
      link += "bench://visit/target/"
      link += String(a)
      var mark = "?"
      link.appendItem("until", until, &mark)
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("from", String(from), &mark)
    case .r268(let order, let source, let type):
      link += "bench://visit/gallery/team"
      var mark = "?"
      link.appendItem("order", order, &mark)
      link.appendItem("source", String(source), &mark)
      link.appendItem("type", type, &mark)
    case .r269(let a):
      link += "bench://visit/"
      link += a.uuidString
      link += "/customer"
    case .r270(let a, let campaign, let country, let lang, let highlight):
      link += "bench://visit/session-room/"
      link += String(a)
      link += "/queue/collection"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let country { link.appendItem("country", String(country), &mark) }
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r271(let filter):
      link += "bench://visit/booking"
      var mark = "?"
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r272(let a, let b, let c, let cursor):
      link += "bench://visit/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/"
      link.appendEscaped(c)
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r273(let a, let b, let status):
      link += "bench://visit/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/dashboard-support/rank"
      var mark = "?"
      link.appendItem("status", status, &mark)
    case .r274(let a, let ref, let campaign):
      link += "bench://visit/movie/"
      link += String(a)
      var mark = "?"
      link.appendItem("ref", String(ref), &mark)
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r275(let a, let highlight):
      link += "bench://visit/gallery/"
      link += String(a)
      var mark = "?"
      link.appendItem("highlight", String(highlight), &mark)
    case .r276(let limit, let order):
      link += "bench://visit/album/subject"
      var mark = "?"
      link.appendItem("limit", limit, &mark)
      if let order { link.appendItem("order", String(order), &mark) }
    case .r277(let a):
      link += "bench://visit/basket/room/"
      link.appendEscaped(a)
      link += "/coupon"
    case .r278(let a, let campaign):
      link += "bench://visit/"
      link += a.uuidString
      link += "/asset/booking"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r279(let token, let period, let campaign, let code):
      link += "bench://visit/target"
      var mark = "?"
      link.appendItem("token", String(token), &mark)
      link.appendItem("period", period, &mark)
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let code { link.appendItem("code", code, &mark) }
    case .r280:
      link += "bench://visit/basket/author"
    case .r281(let limit):
      link += "bench://visit/filter"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r282(let code):
      link += "bench://visit/live"
      var mark = "?"
      link.appendItem("code", code, &mark)
    case .r283:
      link += "bench://visit/transfer-rating/theme"
    case .r284(let a, let b, let cursor, let code, let lang, let period):
      link += "bench://visit/"
      link += a.uuidString
      link += "/balance/"
      link += String(b)
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      link.appendItem("code", String(code), &mark)
      if let lang { link.appendItem("lang", lang, &mark) }
      link.appendItem("period", String(period), &mark)
    case .r285(let a):
      link += "bench://visit/order/schedule/"
      link += String(a)
    case .r286(let page, let token):
      link += "bench://visit/step/chapter-team/vendor"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
    case .r287(let sort):
      link += "bench://visit/signal/music"
      var mark = "?"
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r288(let a, let b):
      link += "bench://visit/session-room/"
      link += String(a)
      link += "/"
      link += String(b)
    case .r289(let a, let limit, let country):
      link += "bench://visit/category/"
      link += String(a)
      var mark = "?"
      if let limit { link.appendItem("limit", String(limit), &mark) }
      link.appendItem("country", country, &mark)
    case .r290(let a, let type):
      link += "bench://visit/"
      link += a.uuidString
      link += "/staff/cart-score"
      var mark = "?"
      link.appendItem("type", String(type), &mark)
    case .r291(let size):
      link += "bench://visit/billing"
      var mark = "?"
      link.appendItem("size", String(size), &mark)
    case .r292(let token):
      link += "bench://visit/filter/help-section/share-photo"
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
    case .r293(let a, let color, let q, let type, let sort):
      link += "bench://visit/"
      link += a.uuidString
      link += "/balance/week"
      var mark = "?"
      link.appendItem("color", color, &mark)
      link.appendItem("q", String(q), &mark)
      if let type { link.appendItem("type", String(type), &mark) }
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r294(let a, let cursor, let currency, let type, let currentGeneration):
      link += "bench://visit/category/partner-order/"
      link += String(a)
      link += "/edit-asset"
      var mark = "?"
      link.appendItem("cursor", cursor, &mark)
      link.appendItem("currency", currency, &mark)
      link.appendItem("type", type, &mark)
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r295(let a, let level, let color, let until):
      link += "bench://visit/"
      link += a.uuidString
      link += "/stats-artist"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
      link.appendItem("color", color, &mark)
      if let until { link.appendItem("until", String(until), &mark) }
    case .r296(let limit, let country):
      link += "bench://visit/collection/year/promo/schedule"
      var mark = "?"
      link.appendItem("limit", limit, &mark)
      if let country { link.appendItem("country", country, &mark) }
    case .r297(let type):
      link += "bench://visit/live/article-staff/signal"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
    case .r298(let a, let type, let sort, let country, let currentGeneration):
      link += "bench://visit/"
      link += a.uuidString
      link += "/staff"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let sort { link.appendItem("sort", String(sort), &mark) }
      link.appendItem("country", String(country), &mark)
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r299(let a, let b, let size):
      link += "bench://visit/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/report/week-product"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
    }
  }
}
extension Hand1000.G6 {
  func append(to link: inout String) {
    switch self {
    case .r300(let a):
      link += "bench://answer-region/"
      link += String(a)
    case .r301(let a, let q, let color):
      link += "bench://answer-region/"
      link += String(a)
      link += "/table"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      if let color { link.appendItem("color", String(color), &mark) }
    case .r302(let a, let b, let c, let lang, let color, let period, let order):
      link += "bench://answer-region/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/job-session/"
      link += String(c)
      var mark = "?"
      link.appendItem("lang", lang, &mark)
      if let color { link.appendItem("color", color, &mark) }
      if let period { link.appendItem("period", period, &mark) }
      if let order { link.appendItem("order", order, &mark) }
    case .r303(let a, let b, let order):
      link += "bench://answer-region/today-album/"
      link += String(a)
      link += "/course-trail/"
      link += b.uuidString
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
    case .r304(let a, let b, let period):
      link += "bench://answer-region/token-view/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      link += "/collection"
      var mark = "?"
      link.appendItem("period", period, &mark)
    case .r305(let a, let b, let campaign, let token, let highlight):
      link += "bench://answer-region/theme/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      link.appendItem("token", String(token), &mark)
      link.appendItem("highlight", highlight, &mark)
    case .r306:
      link += "bench://answer-region"
    case .r307:
      link += "bench://answer-region/theme"
    case .r308:
      link += "bench://answer-region/token-view/list-photo/theme"
    case .r309(let currency, let offset):
      link += "bench://answer-region/token-view/list-photo"
      var mark = "?"
      if let currency { link.appendItem("currency", currency, &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r310(let a, let b, let period, let source):
      link += "bench://answer-region/"
      link += String(a)
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      link.appendItem("source", source, &mark)
    case .r311:
      link += "bench://answer-region/theme/season/route-view/visit"
    case .r312:
      link += "bench://answer-region/profile/artist-table"
    case .r313(let a, let cursor, let limit, let tab):
      link += "bench://answer-region/token-view/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("cursor", String(cursor), &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
      link.appendItem("tab", tab, &mark)
    case .r314(let a, let from, let source):
      link += "bench://answer-region/today-album/archive/"
      link += String(a)
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
      link.appendItem("source", String(source), &mark)
    case .r315(let a, let b, let c, let size):
      link += "bench://answer-region/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/"
      link += c.uuidString
      link += "/category"
      var mark = "?"
      link.appendItem("size", size, &mark)
    case .r316:
      link += "bench://answer-region/profile/artist-table/style-support/stream"
    case .r317(let type, let q, let campaign):
      link += "bench://answer-region/filter-detail/balance"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
      link.appendItem("q", q, &mark)
      link.appendItem("campaign", String(campaign), &mark)
    case .r318(let a, let b, let order):
      link += "bench://answer-region/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/order-live"
      var mark = "?"
      link.appendItem("order", order, &mark)
    case .r319(let campaign, let color, let from):
      link += "bench://answer-region/theme/season/photo"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
      if let color { link.appendItem("color", String(color), &mark) }
      if let from { link.appendItem("from", from, &mark) }
    case .r320(let token):
      link += "bench://answer-region/comment-home/style"
      var mark = "?"
      link.appendItem("token", String(token), &mark)
    case .r321(let page, let level):
      link += "bench://answer-region/today-album"
      var mark = "?"
      link.appendItem("page", page, &mark)
      if let level { link.appendItem("level", level, &mark) }
    case .r322(let a, let lang):
      link += "bench://answer-region/campaign/"
      link += String(a)
      var mark = "?"
      link.appendItem("lang", String(lang), &mark)
    case .r323(let a):
      link += "bench://answer-region/"
      link += String(a)
      link += "/game"
    case .r324(let filter, let size, let order, let country):
      link += "bench://answer-region/theme/season/route-view/trail"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
      link.appendItem("size", size, &mark)
      if let order { link.appendItem("order", String(order), &mark) }
      if let country { link.appendItem("country", country, &mark) }
    case .r325(let a, let b):
      link += "bench://answer-region/"
      link += String(a)
      link += "/stage/studio/"
      link += String(b)
    case .r326(let a, let campaign, let currentGeneration):
      link += "bench://answer-region/filter-detail/"
      link += a.uuidString
      link += "/claim"
      var mark = "?"
      link.appendItem("campaign", String(campaign), &mark)
      link.appendItem("currentGeneration", currentGeneration, &mark)
    case .r327(let page, let ref, let until, let source):
      link += "bench://answer-region/banner/seller-room"
      var mark = "?"
      link.appendItem("page", page, &mark)
      if let ref { link.appendItem("ref", String(ref), &mark) }
      if let until { link.appendItem("until", String(until), &mark) }
      if let source { link.appendItem("source", String(source), &mark) }
    case .r328(let a, let sort, let size, let status, let limit):
      link += "bench://answer-region/"
      link += String(a)
      link += "/stage/banner-job"
      var mark = "?"
      link.appendItem("sort", sort, &mark)
      if let size { link.appendItem("size", String(size), &mark) }
      link.appendItem("status", status, &mark)
      link.appendItem("limit", String(limit), &mark)
    case .r329(let token, let size):
      link += "bench://answer-region/campaign"
      var mark = "?"
      link.appendItem("token", String(token), &mark)
      link.appendItem("size", size, &mark)
    case .r330(let a, let b):
      link += "bench://answer-region/like/"
      link += String(a)
      link += "/"
      link += String(b)
    case .r331(let a):
      link += "bench://answer-region/discover-member/item/manage/"
      link.appendEscaped(a)
    case .r332(let a, let level, let offset, let view):
      link += "bench://answer-region/"
      link += String(a)
      link += "/show"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      link.appendItem("offset", String(offset), &mark)
      link.appendItem("view", String(view), &mark)
    case .r333:
      link += "bench://answer-region/song"
    case .r334(let q):
      link += "bench://answer-region/course-item/section-live"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
    case .r335(let a, let b, let campaign):
      link += "bench://answer-region/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/job-session/zone"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r336(let a, let limit):
      link += "bench://answer-region/like/wallet-wallet/"
      link += String(a)
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r337(let ref, let country, let sort):
      link += "bench://answer-region/banner"
      var mark = "?"
      link.appendItem("ref", ref, &mark)
      if let country { link.appendItem("country", country, &mark) }
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r338(let a, let b, let page, let highlight, let until):
      link += "bench://answer-region/review/member-forum/"
      link += String(a)
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      link.appendItem("until", until, &mark)
    case .r339:
      link += "bench://answer-region/theme/visit/season-work"
    case .r340(let from, let mode, let country, let color):
      link += "bench://answer-region/review/album/chapter/journal"
      var mark = "?"
      link.appendItem("from", from, &mark)
      if let mode { link.appendItem("mode", String(mode), &mark) }
      link.appendItem("country", country, &mark)
      link.appendItem("color", color, &mark)
    case .r341(let a, let source, let from):
      link += "bench://answer-region/cart-export/"
      link += String(a)
      link += "/draft-friend"
      var mark = "?"
      if let source { link.appendItem("source", String(source), &mark) }
      link.appendItem("from", from, &mark)
    case .r342:
      link += "bench://answer-region/report"
    case .r343(let level, let currency):
      link += "bench://answer-region/bookmark-recipe/message"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      if let currency { link.appendItem("currency", String(currency), &mark) }
    case .r344(let mode, let country):
      link += "bench://answer-region/calendar/store-ride/delivery"
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
      link.appendItem("country", String(country), &mark)
    case .r345(let view):
      link += "bench://answer-region/voice"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
    case .r346(let currentGeneration):
      link += "bench://answer-region/token-view"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
    case .r347(let level):
      link += "bench://answer-region/archive/song/voucher-studio/answer"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
    case .r348:
      link += "bench://answer-region/review-help"
    case .r349(let period):
      link += "bench://answer-region/media"
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
    }
  }
}
extension Hand1000.G7 {
  func append(to link: inout String) {
    switch self {
    case .r350(let a, let b, let c, let sort, let code):
      link += "bench://category/"
      link += String(a)
      link += "/board-photo/"
      link.appendEscaped(b)
      link += "/"
      link += String(c)
      var mark = "?"
      if let sort { link.appendItem("sort", sort, &mark) }
      link.appendItem("code", String(code), &mark)
    case .r351(let a, let type, let limit):
      link += "bench://category/question/calendar-friend/"
      link += String(a)
      link += "/place"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r352(let highlight):
      link += "bench://category/question"
      var mark = "?"
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r353(let a, let highlight, let lang, let q, let type):
      link += "bench://category/question/"
      link += String(a)
      link += "/vote-friend"
      var mark = "?"
      link.appendItem("highlight", highlight, &mark)
      if let lang { link.appendItem("lang", String(lang), &mark) }
      link.appendItem("q", q, &mark)
      if let type { link.appendItem("type", type, &mark) }
    case .r354(let a):
      link += "bench://category/"
      link += String(a)
      link += "/album"
    case .r355(let from):
      link += "bench://category/question/label-service"
      var mark = "?"
      link.appendItem("from", from, &mark)
    case .r356(let a, let ref, let filter):
      link += "bench://category/coupon/"
      link += a.uuidString
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
      link.appendItem("filter", filter, &mark)
    case .r357(let a, let page):
      link += "bench://category/bundle-feed/"
      link.appendEscaped(a)
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
    case .r358(let a):
      link += "bench://category/"
      link += String(a)
      link += "/live"
    case .r359(let a, let b, let color, let code):
      link += "bench://category/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      link.appendItem("color", color, &mark)
      if let code { link.appendItem("code", code, &mark) }
    case .r360(let a, let type, let status, let until, let period):
      link += "bench://category/"
      link += String(a)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      link.appendItem("status", String(status), &mark)
      link.appendItem("until", String(until), &mark)
      link.appendItem("period", period, &mark)
    case .r361(let mode, let from):
      link += "bench://category/bundle-feed"
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
      link.appendItem("from", String(from), &mark)
    case .r362(let a, let token, let order):
      link += "bench://category/zone/podcast/today/"
      link += a.uuidString
      var mark = "?"
      if let token { link.appendItem("token", String(token), &mark) }
      if let order { link.appendItem("order", order, &mark) }
    case .r363(let a, let b, let q, let ref, let code, let type):
      link += "bench://category/bundle-feed/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      link += "/trip"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      link.appendItem("ref", ref, &mark)
      if let code { link.appendItem("code", String(code), &mark) }
      if let type { link.appendItem("type", String(type), &mark) }
    case .r364(let currentGeneration):
      link += "bench://category/poll-contact"
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r365(let limit):
      link += "bench://category/zone/podcast/today/favorite-theme"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r366:
      link += "bench://category/edit-course"
    case .r367:
      link += "bench://category/zone/style"
    case .r368(let a, let b, let source, let country, let size):
      link += "bench://category/"
      link += String(a)
      link += "/board-photo/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("source", source, &mark)
      link.appendItem("country", String(country), &mark)
      if let size { link.appendItem("size", size, &mark) }
    case .r369(let order):
      link += "bench://category"
      var mark = "?"
      if let order { link.appendItem("order", String(order), &mark) }
    case .r370(let a, let limit, let code, let filter):
      link += "bench://category/bundle-feed/"
      link.appendEscaped(a)
      link += "/token-track/vote"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
      link.appendItem("code", code, &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r371(let level, let sort):
      link += "bench://category/question/invite/song-voucher"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      link.appendItem("sort", sort, &mark)
    case .r372(let mode, let page):
      link += "bench://category/bundle-feed/document"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
    case .r373:
      link += "bench://category/bundle-feed/badge"
    case .r374(let a, let b, let c, let order):
      link += "bench://category/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/"
      link += String(c)
      var mark = "?"
      if let order { link.appendItem("order", String(order), &mark) }
    case .r375(let page, let status, let filter, let highlight):
      link += "bench://category/chart-media"
      var mark = "?"
      link.appendItem("page", page, &mark)
      if let status { link.appendItem("status", String(status), &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r376(let a, let view, let level, let token, let source):
      link += "bench://category/zone-order/"
      link += String(a)
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      link.appendItem("level", String(level), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      if let source { link.appendItem("source", source, &mark) }
    case .r377(let currentGeneration, let mode, let from, let source):
      link += "bench://category/contact/balance-today"
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
      if let mode { link.appendItem("mode", mode, &mark) }
      if let from { link.appendItem("from", String(from), &mark) }
      if let source { link.appendItem("source", String(source), &mark) }
    case .r378(let a, let b):
      link += "bench://category/"
      link += String(a)
      link += "/album/"
      link.appendEscaped(b)
    case .r379(let a):
      link += "bench://category/edit-course/"
      link += String(a)
      link += "/tip"
    case .r380:
      link += "bench://category/contact"
    case .r381(let a):
      link += "bench://category/"
      link += String(a)
      link += "/reward-section"
    case .r382:
      link += "bench://category/report-trip/score"
    case .r383(let a, let until):
      link += "bench://category/live/billing/"
      link += String(a)
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
    case .r384:
      link += "bench://category/poll-contact/collection"
    case .r385(let token):
      link += "bench://category/history/version-notice/summary-detail/detail-page"
      var mark = "?"
      link.appendItem("token", token, &mark)
    case .r386(let a, let highlight, let cursor):
      link += "bench://category/"
      link += String(a)
      link += "/live/tool"
      var mark = "?"
      link.appendItem("highlight", String(highlight), &mark)
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r387(let a, let b, let currentGeneration, let color):
      link += "bench://category/"
      link += String(a)
      link += "/author-music/"
      link += String(b)
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let color { link.appendItem("color", color, &mark) }
    case .r388(let type, let code):
      link += "bench://category/bundle-feed/video/chapter-version"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
      link.appendItem("code", String(code), &mark)
    case .r389(let a, let b):
      link += "bench://category/zone/upload/"
      link += String(a)
      link += "/"
      link += String(b)
    case .r390:
      link += "bench://category/chart-feed/calendar"
    case .r391(let currency, let filter, let level, let period):
      link += "bench://category/zone-order"
      var mark = "?"
      if let currency { link.appendItem("currency", String(currency), &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
      if let period { link.appendItem("period", String(period), &mark) }
    case .r392:
      link += "bench://category/coupon"
    case .r393:
      link += "bench://category/device/setting-idea"
    case .r394(let a, let token):
      link += "bench://category/plan/"
      link += String(a)
      link += "/city"
      var mark = "?"
      if let token { link.appendItem("token", String(token), &mark) }
    case .r395(let a, let b, let limit, let country):
      link += "bench://category/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/forum"
      var mark = "?"
      if let limit { link.appendItem("limit", String(limit), &mark) }
      if let country { link.appendItem("country", String(country), &mark) }
    case .r396(let a, let from):
      link += "bench://category/"
      link += String(a)
      link += "/board-photo/question-rank"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r397(let currency, let from):
      link += "bench://category/season/map"
      var mark = "?"
      if let currency { link.appendItem("currency", String(currency), &mark) }
      link.appendItem("from", from, &mark)
    case .r398:
      link += "bench://category/live/billing"
    case .r399(let limit, let mode):
      link += "bench://category/checkout-price/answer/draft"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
      if let mode { link.appendItem("mode", String(mode), &mark) }
    }
  }
}
extension Hand1000.G8 {
  func append(to link: inout String) {
    switch self {
    case .r400(let type, let status):
      link += "bench://partner-people/city/year-profile/like"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
      link.appendItem("status", String(status), &mark)
    case .r401(let a):
      link += "bench://partner-people/setting/"
      link += String(a)
      link += "/signal-map"
    case .r402(let a, let order, let sort, let from, let code):
      link += "bench://partner-people/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("order", String(order), &mark)
      if let sort { link.appendItem("sort", sort, &mark) }
      if let from { link.appendItem("from", String(from), &mark) }
      link.appendItem("code", code, &mark)
    case .r403(let a, let mode):
      link += "bench://partner-people/category-seller/"
      link += String(a)
      link += "/voucher"
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
    case .r404:
      link += "bench://partner-people/category-seller"
    case .r405(let type, let cursor):
      link += "bench://partner-people"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r406(let a):
      link += "bench://partner-people/category-seller/"
      link += String(a)
      link += "/voucher/task"
    case .r407(let mode, let country, let ref):
      link += "bench://partner-people/station-edit/price/story"
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
      if let country { link.appendItem("country", String(country), &mark) }
      link.appendItem("ref", ref, &mark)
    case .r408(let status):
      link += "bench://partner-people/category-seller/label-vendor"
      var mark = "?"
      link.appendItem("status", String(status), &mark)
    case .r409(let q, let size, let ref):
      link += "bench://partner-people/city"
      var mark = "?"
      if let q { link.appendItem("q", String(q), &mark) }
      if let size { link.appendItem("size", size, &mark) }
      if let ref { link.appendItem("ref", String(ref), &mark) }
    case .r410:
      link += "bench://partner-people/trip-artist/version/map-tour"
    case .r411(let level, let limit):
      link += "bench://partner-people/setting/rating/token/topic"
      var mark = "?"
      link.appendItem("level", level, &mark)
      link.appendItem("limit", limit, &mark)
    case .r412(let a, let page, let level):
      link += "bench://partner-people/category-seller/"
      link += String(a)
      var mark = "?"
      link.appendItem("page", page, &mark)
      if let level { link.appendItem("level", level, &mark) }
    case .r413(let cursor):
      link += "bench://partner-people/track-invoice/edit/video/season-poll"
      var mark = "?"
      link.appendItem("cursor", cursor, &mark)
    case .r414(let a, let highlight):
      link += "bench://partner-people/"
      link += a.uuidString
      link += "/signal-voucher"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r415(let a, let highlight, let campaign):
      link += "bench://partner-people/station-edit/"
      link += String(a)
      link += "/account"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r416(let a, let order, let source, let offset):
      link += "bench://partner-people/course/"
      link += a.uuidString
      link += "/account/offer"
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
      if let source { link.appendItem("source", String(source), &mark) }
      link.appendItem("offset", offset, &mark)
    case .r417(let a, let b, let currency, let order, let ref):
      link += "bench://partner-people/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      link += "/queue"
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("order", order, &mark)
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r418(let a, let status, let offset, let currentGeneration):
      link += "bench://partner-people/stream/"
      link += String(a)
      link += "/tour-draft"
      var mark = "?"
      if let status { link.appendItem("status", String(status), &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r419(let source, let level):
      link += "bench://partner-people/service"
      var mark = "?"
      if let source { link.appendItem("source", String(source), &mark) }
      link.appendItem("level", String(level), &mark)
    case .r420(let a, let status, let highlight, let token, let size):
      link += "bench://partner-people/month-archive/"
      link.appendEscaped(a)
      link += "/live-staff"
      var mark = "?"
      link.appendItem("status", status, &mark)
      link.appendItem("highlight", highlight, &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      link.appendItem("size", String(size), &mark)
    case .r421(let a, let b, let status, let country):
      link += "bench://partner-people/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let status { link.appendItem("status", String(status), &mark) }
      if let country { link.appendItem("country", country, &mark) }
    case .r422(let offset, let filter, let token, let size):
      link += "bench://partner-people/course/media"
      var mark = "?"
      if let offset { link.appendItem("offset", offset, &mark) }
      link.appendItem("filter", String(filter), &mark)
      link.appendItem("token", token, &mark)
      link.appendItem("size", String(size), &mark)
    case .r423(let a, let campaign, let country, let offset, let cursor):
      link += "bench://partner-people/room/style/"
      link += String(a)
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
      if let country { link.appendItem("country", country, &mark) }
      link.appendItem("offset", offset, &mark)
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r424:
      link += "bench://partner-people/report"
    case .r425(let a, let page, let from):
      link += "bench://partner-people/event-show/filter/delivery/"
      link.appendEscaped(a)
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      link.appendItem("from", String(from), &mark)
    case .r426(let page, let highlight, let token, let level):
      link += "bench://partner-people/work"
      var mark = "?"
      if let page { link.appendItem("page", String(page), &mark) }
      link.appendItem("highlight", String(highlight), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
    case .r427(let a, let b, let limit, let order, let ref):
      link += "bench://partner-people/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      link += "/home"
      var mark = "?"
      link.appendItem("limit", limit, &mark)
      link.appendItem("order", order, &mark)
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r428(let campaign, let ref):
      link += "bench://partner-people/show"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r429:
      link += "bench://partner-people/search/schedule"
    case .r430(let status, let country, let page, let currentGeneration):
      link += "bench://partner-people/session/tool-friend"
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
      link.appendItem("country", country, &mark)
      link.appendItem("page", page, &mark)
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r431(let a, let b, let token, let offset):
      link += "bench://partner-people/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      link += "/city-movie"
      var mark = "?"
      link.appendItem("token", String(token), &mark)
      link.appendItem("offset", String(offset), &mark)
    case .r432(let order, let source, let code):
      link += "bench://partner-people/month-archive/section"
      var mark = "?"
      if let order { link.appendItem("order", String(order), &mark) }
      if let source { link.appendItem("source", String(source), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
    case .r433(let a, let until):
      link += "bench://partner-people/work-balance/"
      link += String(a)
      link += "/hotel-visit"
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
    case .r434(let token):
      link += "bench://partner-people/home-source"
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
    case .r435(let cursor, let page, let color, let token):
      link += "bench://partner-people/asset-badge/result-payment"
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
      if let color { link.appendItem("color", String(color), &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
    case .r436(let a, let b, let cursor, let sort, let limit, let page):
      link += "bench://partner-people/service/"
      link.appendEscaped(a)
      link += "/update/"
      link += String(b)
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      if let sort { link.appendItem("sort", sort, &mark) }
      link.appendItem("limit", String(limit), &mark)
      if let page { link.appendItem("page", page, &mark) }
    case .r437(let view):
      link += "bench://partner-people/live-watch/city"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
    case .r438(let from, let highlight):
      link += "bench://partner-people/like"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r439(let a, let period, let page):
      link += "bench://partner-people/station-edit/"
      link += String(a)
      var mark = "?"
      link.appendItem("period", period, &mark)
      link.appendItem("page", String(page), &mark)
    case .r440(let size):
      link += "bench://partner-people/notice"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
    case .r441(let lang, let code):
      link += "bench://partner-people/music"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
    case .r442(let a):
      link += "bench://partner-people/"
      link += a.uuidString
      link += "/member/help-idea"
    case .r443(let lang):
      link += "bench://partner-people/session/team-ride/show"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
    case .r444(let level, let order, let campaign):
      link += "bench://partner-people/message/news"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      link.appendItem("order", order, &mark)
      link.appendItem("campaign", campaign, &mark)
    case .r445(let a, let b, let c, let period, let q, let filter, let page):
      link += "bench://partner-people/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      link += "/"
      link.appendEscaped(c)
      var mark = "?"
      link.appendItem("period", period, &mark)
      if let q { link.appendItem("q", q, &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
      link.appendItem("page", page, &mark)
    case .r446(let a, let b, let token, let page):
      link += "bench://partner-people/studio-shop/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let token { link.appendItem("token", String(token), &mark) }
      link.appendItem("page", page, &mark)
    case .r447(let a, let code, let status, let source):
      link += "bench://partner-people/city/"
      link += a.uuidString
      link += "/banner/live"
      var mark = "?"
      link.appendItem("code", String(code), &mark)
      link.appendItem("status", status, &mark)
      if let source { link.appendItem("source", source, &mark) }
    case .r448:
      link += "bench://partner-people/invite-list"
    case .r449(let a, let b, let color, let view, let source):
      link += "bench://partner-people/month-archive/version/"
      link += String(a)
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      if let view { link.appendItem("view", view, &mark) }
      if let source { link.appendItem("source", String(source), &mark) }
    }
  }
}
extension Hand1000.G9 {
  func append(to link: inout String) {
    switch self {
    case .r450(let a, let level):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/home-station/stats"
      var mark = "?"
      link.appendItem("level", String(level), &mark)
    case .r451(let ref, let type):
      link += "bench://tool/visit/export"
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
      link.appendItem("type", String(type), &mark)
    case .r452(let a, let from):
      link += "bench://tool/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("from", String(from), &mark)
    case .r453(let a, let b, let period, let highlight, let status):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
      link += "/checkout"
      var mark = "?"
      link.appendItem("period", String(period), &mark)
      if let highlight { link.appendItem("highlight", highlight, &mark) }
      link.appendItem("status", status, &mark)
    case .r454(let size):
      link += "bench://tool/visit"
      var mark = "?"
      link.appendItem("size", size, &mark)
    case .r455:
      link += "bench://tool/visit/favorite-coupon/staff/account"
    case .r456(let currency):
      link += "bench://tool/visit/favorite-coupon"
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
    case .r457(let a):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/year-insight"
    case .r458:
      link += "bench://tool"
    case .r459(let campaign):
      link += "bench://tool/item/price-video"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r460(let from, let source, let code, let mode):
      link += "bench://tool/song"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
      link.appendItem("source", source, &mark)
      link.appendItem("code", String(code), &mark)
      link.appendItem("mode", mode, &mark)
    case .r461(let q):
      link += "bench://tool/visit/zone/plan-user"
      var mark = "?"
      if let q { link.appendItem("q", q, &mark) }
    case .r462:
      link += "bench://tool/song/review-event"
    case .r463(let view, let token, let limit):
      link += "bench://tool/mission-album"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
      link.appendItem("token", String(token), &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r464(let page):
      link += "bench://tool/brand-wish"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
    case .r465(let a, let campaign):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/price-auction"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r466(let a, let tab, let page, let country):
      link += "bench://tool/mission-album/"
      link += String(a)
      link += "/signal"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      link.appendItem("page", page, &mark)
      if let country { link.appendItem("country", String(country), &mark) }
    case .r467(let a, let b, let view, let type):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/share/friend/"
      link += b.uuidString
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      if let type { link.appendItem("type", String(type), &mark) }
    case .r468(let a, let lang, let source):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/export-payment"
      var mark = "?"
      link.appendItem("lang", lang, &mark)
      if let source { link.appendItem("source", source, &mark) }
    case .r469(let a, let lang):
      link += "bench://tool/mission-album/price/"
      link += String(a)
      var mark = "?"
      link.appendItem("lang", String(lang), &mark)
    case .r470:
      link += "bench://tool/song/store-gallery"
    case .r471(let sort):
      link += "bench://tool/mission-album/price"
      var mark = "?"
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r472(let a, let page):
      link += "bench://tool/detail/"
      link.appendEscaped(a)
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
    case .r473(let a, let currency, let currentGeneration):
      link += "bench://tool/brand-wish/thread/contact/"
      link += String(a)
      var mark = "?"
      link.appendItem("currency", currency, &mark)
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r474(let a, let lang):
      link += "bench://tool/song/"
      link += String(a)
      var mark = "?"
      link.appendItem("lang", lang, &mark)
    case .r475:
      link += "bench://tool/view/transfer-city/source"
    case .r476(let a):
      link += "bench://tool/item/"
      link.appendEscaped(a)
    case .r477(let tab, let until):
      link += "bench://tool/detail/wish/recipe-price"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      if let until { link.appendItem("until", until, &mark) }
    case .r478(let a, let cursor, let mode):
      link += "bench://tool/like/draft-answer/"
      link += String(a)
      link += "/insight"
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      link.appendItem("mode", String(mode), &mark)
    case .r479(let a, let mode, let code):
      link += "bench://tool/view/transfer-city/message/"
      link += String(a)
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      if let code { link.appendItem("code", String(code), &mark) }
    case .r480(let a, let filter):
      link += "bench://tool/view/"
      link.appendEscaped(a)
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r481(let a, let b):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/export-payment/"
      link += b.uuidString
    case .r482:
      link += "bench://tool/order-idea"
    case .r483(let source, let campaign):
      link += "bench://tool/order-idea/member"
      var mark = "?"
      link.appendItem("source", source, &mark)
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r484(let source, let lang, let until, let mode):
      link += "bench://tool/chart-lesson/music/space-season"
      var mark = "?"
      if let source { link.appendItem("source", String(source), &mark) }
      if let lang { link.appendItem("lang", lang, &mark) }
      link.appendItem("until", until, &mark)
      if let mode { link.appendItem("mode", String(mode), &mark) }
    case .r485(let currentGeneration, let view, let tab):
      link += "bench://tool/order-idea/member/filter"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let view { link.appendItem("view", String(view), &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r486(let a, let currency, let type, let page):
      link += "bench://tool/voucher-video/"
      link += a.uuidString
      link += "/shelf-game"
      var mark = "?"
      if let currency { link.appendItem("currency", String(currency), &mark) }
      link.appendItem("type", String(type), &mark)
      if let page { link.appendItem("page", String(page), &mark) }
    case .r487(let a, let b):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
    case .r488(let page, let period, let size, let offset):
      link += "bench://tool/shelf/unit"
      var mark = "?"
      if let page { link.appendItem("page", String(page), &mark) }
      link.appendItem("period", String(period), &mark)
      if let size { link.appendItem("size", String(size), &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r489(let q, let token):
      link += "bench://tool/view/transfer-city/owner"
      var mark = "?"
      link.appendItem("q", q, &mark)
      link.appendItem("token", String(token), &mark)
    case .r490(let a):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/price-auction/deal"
    case .r491(let a, let type):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/recipe-job"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
    case .r492(let tab, let level, let currency):
      link += "bench://tool/song/store-gallery/wish"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      link.appendItem("level", level, &mark)
      link.appendItem("currency", currency, &mark)
    case .r493:
      link += "bench://tool/mission-album/episode"
    case .r494:
      link += "bench://tool/quiz"
    case .r495(let a, let q, let token):
      link += "bench://tool/speaker/"
      link += String(a)
      link += "/user/video"
      var mark = "?"
      link.appendItem("q", q, &mark)
      link.appendItem("token", String(token), &mark)
    case .r496(let a):
      link += "bench://tool/song/store-gallery/"
      link += String(a)
    case .r497(let a, let b):
      link += "bench://tool/poll-vendor/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/dashboard-region"
    case .r498(let a, let offset, let type, let mode, let from):
      link += "bench://tool/"
      link.appendEscaped(a)
      link += "/episode"
      var mark = "?"
      if let offset { link.appendItem("offset", offset, &mark) }
      if let type { link.appendItem("type", type, &mark) }
      if let mode { link.appendItem("mode", String(mode), &mark) }
      if let from { link.appendItem("from", String(from), &mark) }
    case .r499:
      link += "bench://tool/voice-topic/upload-artist"
    }
  }
}
extension Hand1000.G10 {
  func append(to link: inout String) {
    switch self {
    case .r500(let period, let status, let filter, let campaign):
      link += "bench://event/partner/follow-topic/job-device/upload"
      var mark = "?"
      link.appendItem("period", period, &mark)
      link.appendItem("status", String(status), &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r501(let a, let status, let type, let highlight):
      link += "bench://event/cart-invite/queue-friend/chart-episode/"
      link += a.uuidString
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
      if let type { link.appendItem("type", String(type), &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r502:
      link += "bench://event/post/rating/staff"
    case .r503(let a, let view, let source, let campaign):
      link += "bench://event/cart-invite/"
      link += a.uuidString
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      link.appendItem("source", source, &mark)
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r504:
      link += "bench://event/post/menu-channel"
    case .r505(let limit):
      link += "bench://event"
      var mark = "?"
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r506(let mode, let type, let currency, let highlight):
      link += "bench://event/partner/follow-topic/room"
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      link.appendItem("type", String(type), &mark)
      if let currency { link.appendItem("currency", String(currency), &mark) }
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r507(let a, let view, let country):
      link += "bench://event/"
      link += String(a)
      link += "/work/trade/support-device"
      var mark = "?"
      link.appendItem("view", view, &mark)
      link.appendItem("country", country, &mark)
    case .r508(let from):
      link += "bench://event/cart-invite/page"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
    case .r509(let lang, let offset):
      link += "bench://event/post/library"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r510(let a, let b, let q):
      link += "bench://event/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/space"
      var mark = "?"
      if let q { link.appendItem("q", q, &mark) }
    case .r511(let filter):
      link += "bench://event/home"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r512(let cursor):
      link += "bench://event/brand/help/space"
      var mark = "?"
      link.appendItem("cursor", String(cursor), &mark)
    case .r513:
      link += "bench://event/cart-invite/page/lobby-reward/ticket"
    case .r514(let a, let b, let campaign, let cursor):
      link += "bench://event/"
      link += String(a)
      link += "/work/"
      link += String(b)
      link += "/idea-answer"
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
      link.appendItem("cursor", cursor, &mark)
    case .r515(let a, let code, let limit):
      link += "bench://event/wallet/"
      link += String(a)
      var mark = "?"
      link.appendItem("code", code, &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r516(let a, let cursor):
      link += "bench://event/"
      link += String(a)
      link += "/work/trade"
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r517(let a, let until, let token):
      link += "bench://event/"
      link += String(a)
      link += "/update"
      var mark = "?"
      link.appendItem("until", String(until), &mark)
      if let token { link.appendItem("token", token, &mark) }
    case .r518(let a, let type, let page, let offset, let q):
      link += "bench://event/"
      link += String(a)
      link += "/unit"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
      if let q { link.appendItem("q", q, &mark) }
    case .r519(let a, let b, let currentGeneration, let sort):
      link += "bench://event/"
      link += String(a)
      link += "/unit/"
      link += String(b)
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r520(let a, let status, let filter, let currentGeneration, let from):
      link += "bench://event/"
      link += String(a)
      link += "/signal/watch"
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let from { link.appendItem("from", from, &mark) }
    case .r521(let a, let cursor):
      link += "bench://event/tool/"
      link += String(a)
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r522(let tab, let page, let q, let period):
      link += "bench://event/wallet/track/rating/poll"
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let page { link.appendItem("page", page, &mark) }
      link.appendItem("q", q, &mark)
      if let period { link.appendItem("period", period, &mark) }
    case .r523(let highlight):
      link += "bench://event/post"
      var mark = "?"
      link.appendItem("highlight", highlight, &mark)
    case .r524:
      link += "bench://event/ride-recipe"
    case .r525(let a):
      link += "bench://event/post/"
      link.appendEscaped(a)
    case .r526(let a, let b, let page, let tab, let campaign):
      link += "bench://event/"
      link += String(a)
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let page { link.appendItem("page", String(page), &mark) }
      if let tab { link.appendItem("tab", String(tab), &mark) }
      link.appendItem("campaign", campaign, &mark)
    case .r527:
      link += "bench://event/place/news-song"
    case .r528(let a, let type):
      link += "bench://event/folder/token-style/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("type", type, &mark)
    case .r529(let a, let campaign, let currency, let from):
      link += "bench://event/"
      link += String(a)
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
      link.appendItem("currency", currency, &mark)
      if let from { link.appendItem("from", String(from), &mark) }
    case .r530(let a, let size, let mode):
      link += "bench://event/"
      link += String(a)
      link += "/update/page"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r531:
      link += "bench://event/brand/news-report"
    case .r532:
      link += "bench://event/cart-invite/favorite-chart"
    case .r533(let mode):
      link += "bench://event/tour/home-idea"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r534(let a, let b, let cursor, let limit, let ref):
      link += "bench://event/"
      link += String(a)
      link += "/document/"
      link += String(b)
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
      if let ref { link.appendItem("ref", String(ref), &mark) }
    case .r535(let a, let highlight):
      link += "bench://event/album-series/reward/"
      link.appendEscaped(a)
      link += "/mission"
      var mark = "?"
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r536(let sort):
      link += "bench://event/folder/token-style/payment-chart"
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
    case .r537(let a, let highlight, let mode, let until, let lang):
      link += "bench://event/"
      link += String(a)
      link += "/guide"
      var mark = "?"
      link.appendItem("highlight", highlight, &mark)
      link.appendItem("mode", mode, &mark)
      if let until { link.appendItem("until", String(until), &mark) }
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r538(let a, let b, let country, let sort, let code, let campaign):
      link += "bench://event/"
      link += String(a)
      link += "/faq-recipe/"
      link += b.uuidString
      var mark = "?"
      link.appendItem("country", String(country), &mark)
      if let sort { link.appendItem("sort", String(sort), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("campaign", String(campaign), &mark)
    case .r539(let a, let tab, let lang):
      link += "bench://event/tour/home-idea/"
      link.appendEscaped(a)
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let lang { link.appendItem("lang", String(lang), &mark) }
    case .r540(let a, let lang):
      link += "bench://event/cart-invite/session/"
      link += String(a)
      var mark = "?"
      link.appendItem("lang", String(lang), &mark)
    case .r541:
      link += "bench://event/cart-trade/content"
    case .r542(let cursor, let sort, let filter, let currency):
      link += "bench://event/draft-city/customer/space"
      var mark = "?"
      link.appendItem("cursor", cursor, &mark)
      if let sort { link.appendItem("sort", String(sort), &mark) }
      link.appendItem("filter", filter, &mark)
      link.appendItem("currency", currency, &mark)
    case .r543(let a):
      link += "bench://event/location/season/"
      link += String(a)
    case .r544(let a):
      link += "bench://event/year-upload/"
      link += String(a)
    case .r545(let tab, let sort):
      link += "bench://event/cart-invite"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      link.appendItem("sort", String(sort), &mark)
    case .r546(let a):
      link += "bench://event/home/author-insight/"
      link += String(a)
      link += "/source"
    case .r547(let until):
      link += "bench://event/cart-trade/filter"
      var mark = "?"
      if let until { link.appendItem("until", String(until), &mark) }
    case .r548(let a, let b):
      link += "bench://event/stream/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/lesson"
    case .r549(let a, let b, let until, let offset):
      link += "bench://event/"
      link += String(a)
      link += "/signal/content/"
      link.appendEscaped(b)
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
    }
  }
}
extension Hand1000.G11 {
  func append(to link: inout String) {
    switch self {
    case .r550(let view, let q):
      link += "bench://people"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      link.appendItem("q", String(q), &mark)
    case .r551(let size, let period, let highlight):
      link += "bench://people/history"
      var mark = "?"
      link.appendItem("size", size, &mark)
      if let period { link.appendItem("period", period, &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r552(let order):
      link += "bench://people/history/history/artist"
      var mark = "?"
      link.appendItem("order", String(order), &mark)
    case .r553(let a):
      link += "bench://people/"
      link += String(a)
      link += "/task-balance/booking"
    case .r554(let a, let code, let sort, let campaign, let token):
      link += "bench://people/"
      link += String(a)
      link += "/credit/setting"
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("sort", String(sort), &mark)
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let token { link.appendItem("token", token, &mark) }
    case .r555(let a, let b, let color, let limit, let order):
      link += "bench://people/"
      link += String(a)
      link += "/credit/setting/"
      link += String(b)
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
      link.appendItem("order", String(order), &mark)
    case .r556(let a, let b, let country, let q):
      link += "bench://people/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/shop"
      var mark = "?"
      link.appendItem("country", country, &mark)
      link.appendItem("q", String(q), &mark)
    case .r557(let a, let level, let campaign):
      link += "bench://people/"
      link += String(a)
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      link.appendItem("campaign", String(campaign), &mark)
    case .r558(let a, let highlight, let view, let sort):
      link += "bench://people/tag/survey/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("highlight", String(highlight), &mark)
      if let view { link.appendItem("view", String(view), &mark) }
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r559(let a, let campaign):
      link += "bench://people/"
      link += String(a)
      link += "/task-balance"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r560(let cursor):
      link += "bench://people/history/history"
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r561(let from, let tab, let code, let status):
      link += "bench://people/tag"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
      link.appendItem("tab", tab, &mark)
      link.appendItem("code", String(code), &mark)
      if let status { link.appendItem("status", status, &mark) }
    case .r562(let a, let b, let mode, let view, let color):
      link += "bench://people/share/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
      if let view { link.appendItem("view", view, &mark) }
      if let color { link.appendItem("color", String(color), &mark) }
    case .r563(let a, let size, let limit, let period, let until):
      link += "bench://people/tag/"
      link.appendEscaped(a)
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
      link.appendItem("limit", limit, &mark)
      if let period { link.appendItem("period", String(period), &mark) }
      if let until { link.appendItem("until", until, &mark) }
    case .r564(let a, let limit, let currency):
      link += "bench://people/invoice/ride/"
      link += String(a)
      link += "/watch"
      var mark = "?"
      link.appendItem("limit", String(limit), &mark)
      if let currency { link.appendItem("currency", String(currency), &mark) }
    case .r565(let a, let b):
      link += "bench://people/"
      link += String(a)
      link += "/"
      link += b.uuidString
    case .r566(let a, let b):
      link += "bench://people/setting/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/device-banner"
    case .r567(let q, let lang):
      link += "bench://people/topic/discover"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r568(let a, let cursor):
      link += "bench://people/balance/"
      link += a.uuidString
      link += "/checkout"
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r569(let country, let type, let lang):
      link += "bench://people/album"
      var mark = "?"
      link.appendItem("country", country, &mark)
      if let type { link.appendItem("type", String(type), &mark) }
      link.appendItem("lang", String(lang), &mark)
    case .r570(let a, let sort):
      link += "bench://people/group-target/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
    case .r571(let currency, let token, let level):
      link += "bench://people/rating-product/category"
      var mark = "?"
      if let currency { link.appendItem("currency", currency, &mark) }
      link.appendItem("token", token, &mark)
      if let level { link.appendItem("level", level, &mark) }
    case .r572(let currentGeneration, let ref, let tab):
      link += "bench://people/contact-source"
      var mark = "?"
      link.appendItem("currentGeneration", currentGeneration, &mark)
      if let ref { link.appendItem("ref", String(ref), &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r573(let a, let offset):
      link += "bench://people/work-video/"
      link += String(a)
      var mark = "?"
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r574(let period, let token, let source):
      link += "bench://people/work-video/unit"
      var mark = "?"
      link.appendItem("period", period, &mark)
      link.appendItem("token", String(token), &mark)
      if let source { link.appendItem("source", String(source), &mark) }
    case .r575(let type, let until, let page):
      link += "bench://people/music"
      var mark = "?"
      link.appendItem("type", type, &mark)
      if let until { link.appendItem("until", until, &mark) }
      link.appendItem("page", page, &mark)
    case .r576(let mode, let period, let source, let status):
      link += "bench://people/idea/stats"
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      if let period { link.appendItem("period", period, &mark) }
      if let source { link.appendItem("source", source, &mark) }
      if let status { link.appendItem("status", String(status), &mark) }
    case .r577:
      link += "bench://people/insight/auction-work/studio/question-item"
    case .r578(let page, let currentGeneration):
      link += "bench://people/live-feed/claim"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      link.appendItem("currentGeneration", currentGeneration, &mark)
    case .r579(let a, let b, let period, let from, let source):
      link += "bench://people/contact-source/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      link += "/payment"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      link.appendItem("from", String(from), &mark)
      if let source { link.appendItem("source", source, &mark) }
    case .r580(let a, let lang, let color, let currency, let period):
      link += "bench://people/author-voucher/"
      link.appendEscaped(a)
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let color { link.appendItem("color", color, &mark) }
      if let currency { link.appendItem("currency", String(currency), &mark) }
      link.appendItem("period", period, &mark)
    case .r581(let order):
      link += "bench://people/partner-auction"
      var mark = "?"
      link.appendItem("order", String(order), &mark)
    case .r582(let a):
      link += "bench://people/"
      link += String(a)
      link += "/voice-home"
    case .r583(let ref):
      link += "bench://people/notice"
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
    case .r584(let a, let size, let ref, let code):
      link += "bench://people/music/transfer/"
      link += String(a)
      link += "/theme-speaker"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
      link.appendItem("ref", String(ref), &mark)
      link.appendItem("code", String(code), &mark)
    case .r585:
      link += "bench://people/tag-result/theme-artist"
    case .r586:
      link += "bench://people/tag-result"
    case .r587(let until, let status, let color):
      link += "bench://people/user/recipe/subject-source"
      var mark = "?"
      if let until { link.appendItem("until", String(until), &mark) }
      if let status { link.appendItem("status", String(status), &mark) }
      link.appendItem("color", String(color), &mark)
    case .r588(let source):
      link += "bench://people/history/movie-inbox/service-asset/unit"
      var mark = "?"
      if let source { link.appendItem("source", source, &mark) }
    case .r589(let a):
      link += "bench://people/tag/"
      link.appendEscaped(a)
      link += "/voice/order"
    case .r590(let a, let type):
      link += "bench://people/idea/"
      link += String(a)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
    case .r591(let highlight, let color, let filter, let view):
      link += "bench://people/author-voucher"
      var mark = "?"
      link.appendItem("highlight", String(highlight), &mark)
      if let color { link.appendItem("color", String(color), &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
      if let view { link.appendItem("view", String(view), &mark) }
    case .r592(let currentGeneration):
      link += "bench://people/queue/forum"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r593(let campaign, let period):
      link += "bench://people/comment"
      var mark = "?"
      link.appendItem("campaign", String(campaign), &mark)
      if let period { link.appendItem("period", period, &mark) }
    case .r594:
      link += "bench://people/comment/price-lesson/claim"
    case .r595(let a, let currentGeneration, let q, let limit, let highlight):
      link += "bench://people/queue/"
      link.appendEscaped(a)
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
      link.appendItem("q", String(q), &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
      link.appendItem("highlight", highlight, &mark)
    case .r596(let view, let ref):
      link += "bench://people/room/promo/detail"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
      link.appendItem("ref", String(ref), &mark)
    case .r597(let a):
      link += "bench://people/share/schedule/"
      link += String(a)
    case .r598(let a, let b, let until, let order):
      link += "bench://people/tag/"
      link.appendEscaped(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
      if let order { link.appendItem("order", String(order), &mark) }
    case .r599(let a, let tab, let sort):
      link += "bench://people/season-setting/target/people/"
      link.appendEscaped(a)
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      link.appendItem("sort", String(sort), &mark)
    }
  }
}
extension Hand1000.G12 {
  func append(to link: inout String) {
    switch self {
    case .r600(let a, let period, let level, let source):
      link += "bench://device-watch/quiz-vote/"
      link.appendEscaped(a)
      link += "/tip"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
      if let source { link.appendItem("source", String(source), &mark) }
    case .r601(let a, let filter, let source, let token, let order):
      link += "bench://device-watch/season/"
      link += String(a)
      var mark = "?"
      link.appendItem("filter", filter, &mark)
      if let source { link.appendItem("source", source, &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
      if let order { link.appendItem("order", order, &mark) }
    case .r602(let a, let color, let offset, let code, let token):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/folder-podcast"
      var mark = "?"
      link.appendItem("color", String(color), &mark)
      link.appendItem("offset", String(offset), &mark)
      link.appendItem("code", String(code), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
    case .r603(let a, let b, let c, let mode):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
      link += "/cart/"
      link += c.uuidString
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
    case .r604(let currentGeneration, let campaign):
      link += "bench://device-watch/article-share/upload-forum"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r605(let a, let from, let limit):
      link += "bench://device-watch/season/"
      link += String(a)
      link += "/trade-chapter"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r606(let a, let ref, let status, let token, let from):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
      link.appendItem("status", String(status), &mark)
      link.appendItem("token", token, &mark)
      link.appendItem("from", String(from), &mark)
    case .r607(let a, let filter):
      link += "bench://device-watch/season/speaker-update/"
      link += String(a)
      link += "/member"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r608(let filter):
      link += "bench://device-watch/help/update-shop"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r609(let a, let b):
      link += "bench://device-watch/season/ticket/"
      link += String(a)
      link += "/"
      link += String(b)
    case .r610(let a, let offset, let page):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/folder-podcast/space/view"
      var mark = "?"
      if let offset { link.appendItem("offset", offset, &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
    case .r611(let a, let size, let currentGeneration):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/folder-podcast/space/owner"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
      link.appendItem("currentGeneration", currentGeneration, &mark)
    case .r612(let currency, let ref, let tab, let source):
      link += "bench://device-watch/post-billing"
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("ref", String(ref), &mark)
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let source { link.appendItem("source", source, &mark) }
    case .r613(let currentGeneration, let page, let sort, let limit):
      link += "bench://device-watch"
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
      if let page { link.appendItem("page", page, &mark) }
      link.appendItem("sort", String(sort), &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r614(let highlight):
      link += "bench://device-watch/quiz-vote"
      var mark = "?"
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r615:
      link += "bench://device-watch/collection-album/play"
    case .r616(let a, let until, let campaign):
      link += "bench://device-watch/quiz-vote/"
      link.appendEscaped(a)
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
      link.appendItem("campaign", String(campaign), &mark)
    case .r617(let a, let b, let level, let cursor, let sort):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/coupon/"
      link += String(b)
      var mark = "?"
      link.appendItem("level", String(level), &mark)
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      link.appendItem("sort", sort, &mark)
    case .r618(let a, let until, let highlight, let from):
      link += "bench://device-watch/show-today/"
      link += String(a)
      var mark = "?"
      link.appendItem("until", until, &mark)
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      link.appendItem("from", String(from), &mark)
    case .r619:
      link += "bench://device-watch/station-history"
    case .r620(let a, let view):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/coupon"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
    case .r621(let a, let b):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
    case .r622(let source, let until, let mode):
      link += "bench://device-watch/claim/album/contact-season"
      var mark = "?"
      if let source { link.appendItem("source", source, &mark) }
      link.appendItem("until", String(until), &mark)
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r623(let from, let filter, let mode, let code):
      link += "bench://device-watch/collection-album"
      var mark = "?"
      link.appendItem("from", from, &mark)
      if let filter { link.appendItem("filter", filter, &mark) }
      if let mode { link.appendItem("mode", mode, &mark) }
      link.appendItem("code", String(code), &mark)
    case .r624(let a):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/show-vote"
    case .r625(let a, let type, let view, let code, let status):
      link += "bench://device-watch/post-billing/"
      link += String(a)
      link += "/recipe-voice"
      var mark = "?"
      link.appendItem("type", type, &mark)
      if let view { link.appendItem("view", view, &mark) }
      link.appendItem("code", String(code), &mark)
      link.appendItem("status", status, &mark)
    case .r626(let offset, let filter):
      link += "bench://device-watch/team-asset"
      var mark = "?"
      link.appendItem("offset", offset, &mark)
      link.appendItem("filter", filter, &mark)
    case .r627(let a, let b, let until, let type, let color):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/checkout-ticket/"
      link.appendEscaped(b)
      link += "/recipe"
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
      if let type { link.appendItem("type", type, &mark) }
      if let color { link.appendItem("color", String(color), &mark) }
    case .r628(let country):
      link += "bench://device-watch/article-share/station"
      var mark = "?"
      if let country { link.appendItem("country", String(country), &mark) }
    case .r629:
      link += "bench://device-watch/cart-tool/rating/trade"
    case .r630(let order):
      link += "bench://device-watch/show-today/document"
      var mark = "?"
      link.appendItem("order", order, &mark)
    case .r631(let a):
      link += "bench://device-watch/contact/"
      link.appendEscaped(a)
    case .r632:
      link += "bench://device-watch/order/bundle"
    case .r633(let cursor):
      link += "bench://device-watch/claim-trade/payment"
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r634(let a, let lang, let page):
      link += "bench://device-watch/update-shelf/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("lang", lang, &mark)
      if let page { link.appendItem("page", page, &mark) }
    case .r635(let a, let currency, let page):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/folder-podcast/space"
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("page", page, &mark)
    case .r636(let a, let b, let offset, let ref):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/checkout-ticket/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("offset", String(offset), &mark)
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r637(let a, let b, let c, let lang, let status, let code, let campaign):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/question/"
      link.appendEscaped(b)
      link += "/"
      link.appendEscaped(c)
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
      if let status { link.appendItem("status", String(status), &mark) }
      if let code { link.appendItem("code", code, &mark) }
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r638:
      link += "bench://device-watch/invite/page"
    case .r639(let a, let b, let period, let sort, let currentGeneration):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/show-vote/menu/"
      link += b.uuidString
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      link.appendItem("sort", String(sort), &mark)
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r640(let a, let b, let currentGeneration, let filter):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/folder-podcast/"
      link += b.uuidString
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r641(let a, let until, let token, let ref, let mode):
      link += "bench://device-watch/season/ticket/"
      link += String(a)
      var mark = "?"
      link.appendItem("until", String(until), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      link.appendItem("ref", String(ref), &mark)
      link.appendItem("mode", mode, &mark)
    case .r642(let a, let b, let c, let color):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/show-vote/"
      link += String(b)
      link += "/"
      link += String(c)
      var mark = "?"
      link.appendItem("color", String(color), &mark)
    case .r643(let ref):
      link += "bench://device-watch/article-share/watch/account"
      var mark = "?"
      link.appendItem("ref", String(ref), &mark)
    case .r644:
      link += "bench://device-watch/budget/draft"
    case .r645(let tab, let limit, let lang):
      link += "bench://device-watch/cart-tool/label-update"
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r646(let a, let b, let from, let lang, let mode, let campaign):
      link += "bench://device-watch/"
      link.appendEscaped(a)
      link += "/region/"
      link.appendEscaped(b)
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let mode { link.appendItem("mode", String(mode), &mark) }
      link.appendItem("campaign", campaign, &mark)
    case .r647(let a, let q, let currentGeneration):
      link += "bench://device-watch/claim-trade/"
      link += String(a)
      var mark = "?"
      if let q { link.appendItem("q", String(q), &mark) }
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
    case .r648(let a, let period):
      link += "bench://device-watch/help/update-shop/"
      link += String(a)
      link += "/recipe"
      var mark = "?"
      link.appendItem("period", String(period), &mark)
    case .r649(let currency, let color):
      link += "bench://device-watch/inbox-setting/inbox-invoice"
      var mark = "?"
      if let currency { link.appendItem("currency", currency, &mark) }
      link.appendItem("color", color, &mark)
    }
  }
}
extension Hand1000.G13 {
  func append(to link: inout String) {
    switch self {
    case .r650(let lang):
      link += "bench://tag/plan"
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r651(let size):
      link += "bench://tag/page"
      var mark = "?"
      if let size { link.appendItem("size", String(size), &mark) }
    case .r652(let country, let type):
      link += "bench://tag/budget/home"
      var mark = "?"
      if let country { link.appendItem("country", country, &mark) }
      link.appendItem("type", String(type), &mark)
    case .r653(let filter, let until, let from, let type):
      link += "bench://tag/budget"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
      link.appendItem("until", String(until), &mark)
      if let from { link.appendItem("from", from, &mark) }
      if let type { link.appendItem("type", String(type), &mark) }
    case .r654(let level):
      link += "bench://tag/plan/month-booking"
      var mark = "?"
      link.appendItem("level", String(level), &mark)
    case .r655(let mode):
      link += "bench://tag"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r656:
      link += "bench://tag/rating"
    case .r657(let a, let b, let currentGeneration):
      link += "bench://tag/"
      link += String(a)
      link += "/live/"
      link += String(b)
      var mark = "?"
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r658(let mode):
      link += "bench://tag/home/artist/message"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r659(let a, let b, let code, let limit):
      link += "bench://tag/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let code { link.appendItem("code", code, &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r660(let mode, let code, let offset):
      link += "bench://tag/lesson/today-view"
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      if let code { link.appendItem("code", code, &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r661(let a):
      link += "bench://tag/"
      link += String(a)
      link += "/live"
    case .r662(let a):
      link += "bench://tag/"
      link += String(a)
      link += "/live/story/discover-claim"
    case .r663(let a, let color, let offset):
      link += "bench://tag/"
      link += String(a)
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      link.appendItem("offset", String(offset), &mark)
    case .r664(let a, let mode, let status, let size):
      link += "bench://tag/"
      link += String(a)
      link += "/live/month/group-movie"
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      if let status { link.appendItem("status", status, &mark) }
      if let size { link.appendItem("size", size, &mark) }
    case .r665(let campaign, let highlight, let status):
      link += "bench://tag/board/vote"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
      link.appendItem("status", status, &mark)
    case .r666(let a, let country, let status, let cursor):
      link += "bench://tag/budget/"
      link += String(a)
      var mark = "?"
      link.appendItem("country", String(country), &mark)
      link.appendItem("status", String(status), &mark)
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r667(let a, let b, let lang):
      link += "bench://tag/label/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      link += "/guide"
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r668:
      link += "bench://tag/page/thread-draft"
    case .r669(let status, let tab):
      link += "bench://tag/label/journal-unit"
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r670(let a, let token):
      link += "bench://tag/page/"
      link += String(a)
      var mark = "?"
      link.appendItem("token", String(token), &mark)
    case .r671(let a, let mode):
      link += "bench://tag/region/"
      link += String(a)
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r672(let a):
      link += "bench://tag/lesson/"
      link += String(a)
    case .r673(let a, let b, let country, let type):
      link += "bench://tag/lesson/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/queue"
      var mark = "?"
      link.appendItem("country", String(country), &mark)
      if let type { link.appendItem("type", String(type), &mark) }
    case .r674(let token, let mode):
      link += "bench://tag/board/vote/search"
      var mark = "?"
      link.appendItem("token", token, &mark)
      if let mode { link.appendItem("mode", String(mode), &mark) }
    case .r675(let a, let campaign, let code):
      link += "bench://tag/budget/promo-user/"
      link += String(a)
      link += "/hotel"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      link.appendItem("code", code, &mark)
    case .r676(let size):
      link += "bench://tag/lesson/payment"
      var mark = "?"
      link.appendItem("size", size, &mark)
    case .r677(let mode):
      link += "bench://tag/board/checkout-coupon"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r678(let a, let b):
      link += "bench://tag/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/comment-label"
    case .r679(let a, let ref, let offset, let order, let currency):
      link += "bench://tag/home/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("ref", ref, &mark)
      link.appendItem("offset", offset, &mark)
      if let order { link.appendItem("order", order, &mark) }
      link.appendItem("currency", String(currency), &mark)
    case .r680:
      link += "bench://tag/budget/faq"
    case .r681:
      link += "bench://tag/home/artist"
    case .r682(let level):
      link += "bench://tag/service/store-message"
      var mark = "?"
      link.appendItem("level", String(level), &mark)
    case .r683(let a, let order, let page):
      link += "bench://tag/"
      link += String(a)
      link += "/show"
      var mark = "?"
      link.appendItem("order", String(order), &mark)
      if let page { link.appendItem("page", page, &mark) }
    case .r684(let q, let until, let mode, let offset):
      link += "bench://tag/budget/media-deal"
      var mark = "?"
      if let q { link.appendItem("q", q, &mark) }
      if let until { link.appendItem("until", String(until), &mark) }
      if let mode { link.appendItem("mode", mode, &mark) }
      link.appendItem("offset", offset, &mark)
    case .r685(let a, let b):
      link += "bench://tag/label/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
    case .r686(let a, let level):
      link += "bench://tag/"
      link += String(a)
      link += "/list-survey"
      var mark = "?"
      link.appendItem("level", level, &mark)
    case .r687(let tab, let period, let status, let until):
      link += "bench://tag/queue/contact"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      if let period { link.appendItem("period", String(period), &mark) }
      link.appendItem("status", status, &mark)
      link.appendItem("until", until, &mark)
    case .r688(let a, let b):
      link += "bench://tag/owner/place/"
      link += String(a)
      link += "/"
      link += String(b)
    case .r689:
      link += "bench://tag/owner/place"
    case .r690(let offset, let code):
      link += "bench://tag/target/favorite-month"
      var mark = "?"
      link.appendItem("offset", offset, &mark)
      link.appendItem("code", String(code), &mark)
    case .r691(let from, let token, let filter, let cursor):
      link += "bench://tag/post"
      var mark = "?"
      link.appendItem("from", String(from), &mark)
      link.appendItem("token", token, &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r692(let a, let period):
      link += "bench://tag/budget/media-deal/"
      link += String(a)
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
    case .r693(let code, let source):
      link += "bench://tag/seller"
      var mark = "?"
      link.appendItem("code", String(code), &mark)
      link.appendItem("source", String(source), &mark)
    case .r694(let type, let order):
      link += "bench://tag/month"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      link.appendItem("order", String(order), &mark)
    case .r695:
      link += "bench://tag/series-bundle"
    case .r696(let country, let mode):
      link += "bench://tag/post/trail/favorite"
      var mark = "?"
      if let country { link.appendItem("country", String(country), &mark) }
      link.appendItem("mode", String(mode), &mark)
    case .r697:
      link += "bench://tag/board"
    case .r698(let a, let b, let token, let level, let type):
      link += "bench://tag/rating/"
      link += a.uuidString
      link += "/folder/"
      link += b.uuidString
      var mark = "?"
      link.appendItem("token", token, &mark)
      if let level { link.appendItem("level", String(level), &mark) }
      link.appendItem("type", type, &mark)
    case .r699(let lang, let level):
      link += "bench://tag/page/rank"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
    }
  }
}
extension Hand1000.G14 {
  func append(to link: inout String) {
    switch self {
    case .r700(let until, let type, let color, let size):
      link += "bench://episode/search/recipe"
      var mark = "?"
      link.appendItem("until", until, &mark)
      if let type { link.appendItem("type", String(type), &mark) }
      if let color { link.appendItem("color", color, &mark) }
      link.appendItem("size", String(size), &mark)
    case .r701(let sort):
      link += "bench://episode/update/post"
      var mark = "?"
      link.appendItem("sort", String(sort), &mark)
    case .r702(let color):
      link += "bench://episode/answer/event"
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
    case .r703(let filter):
      link += "bench://episode/studio-artist"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r704(let a, let status, let source, let type, let currentGeneration):
      link += "bench://episode/update/"
      link.appendEscaped(a)
      var mark = "?"
      if let status { link.appendItem("status", String(status), &mark) }
      if let source { link.appendItem("source", source, &mark) }
      link.appendItem("type", type, &mark)
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
    case .r705(let lang):
      link += "bench://episode/staff-source"
      var mark = "?"
      link.appendItem("lang", String(lang), &mark)
    case .r706(let filter):
      link += "bench://episode/trade/hotel"
      var mark = "?"
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r707(let campaign, let level):
      link += "bench://episode/trade/hotel/task/report"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      link.appendItem("level", String(level), &mark)
    case .r708(let a, let status):
      link += "bench://episode/"
      link += String(a)
      var mark = "?"
      link.appendItem("status", status, &mark)
    case .r709(let a):
      link += "bench://episode/"
      link += String(a)
      link += "/style"
    case .r710(let q):
      link += "bench://episode/search"
      var mark = "?"
      link.appendItem("q", q, &mark)
    case .r711(let a, let color, let until, let limit):
      link += "bench://episode/answer/"
      link += a.uuidString
      link += "/bundle"
      var mark = "?"
      link.appendItem("color", String(color), &mark)
      if let until { link.appendItem("until", String(until), &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r712:
      link += "bench://episode/unit/subject/visit-lesson"
    case .r713(let level):
      link += "bench://episode/trade"
      var mark = "?"
      link.appendItem("level", String(level), &mark)
    case .r714(let a, let level, let order):
      link += "bench://episode/unit/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("level", String(level), &mark)
      link.appendItem("order", String(order), &mark)
    case .r715:
      link += "bench://episode/search/recipe/place-tag"
    case .r716(let tab, let mode, let size, let campaign):
      link += "bench://episode/trade/inbox-report/support"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      link.appendItem("mode", String(mode), &mark)
      if let size { link.appendItem("size", String(size), &mark) }
      link.appendItem("campaign", campaign, &mark)
    case .r717(let order, let country, let tab, let limit):
      link += "bench://episode/review/seller-plan"
      var mark = "?"
      link.appendItem("order", order, &mark)
      if let country { link.appendItem("country", country, &mark) }
      link.appendItem("tab", tab, &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r718(let color, let status, let token):
      link += "bench://episode"
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      if let status { link.appendItem("status", status, &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
    case .r719(let size):
      link += "bench://episode/update/post/lobby"
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
    case .r720(let a, let b, let size, let campaign, let until, let filter):
      link += "bench://episode/trade/subject/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      link.appendItem("size", size, &mark)
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let until { link.appendItem("until", String(until), &mark) }
      link.appendItem("filter", filter, &mark)
    case .r721(let a, let b, let source):
      link += "bench://episode/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      if let source { link.appendItem("source", source, &mark) }
    case .r722(let a, let level):
      link += "bench://episode/"
      link += String(a)
      link += "/company-faq"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
    case .r723(let currency, let tab, let sort, let from):
      link += "bench://episode/trade/inbox-report/support/checkout"
      var mark = "?"
      if let currency { link.appendItem("currency", String(currency), &mark) }
      if let tab { link.appendItem("tab", String(tab), &mark) }
      if let sort { link.appendItem("sort", sort, &mark) }
      if let from { link.appendItem("from", String(from), &mark) }
    case .r724(let currency, let tab, let color, let cursor):
      link += "bench://episode/tour/studio-voice"
      var mark = "?"
      if let currency { link.appendItem("currency", String(currency), &mark) }
      if let tab { link.appendItem("tab", String(tab), &mark) }
      link.appendItem("color", String(color), &mark)
      link.appendItem("cursor", cursor, &mark)
    case .r725(let a, let b, let code, let token):
      link += "bench://episode/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/city-library/station-draft"
      var mark = "?"
      link.appendItem("code", code, &mark)
      if let token { link.appendItem("token", String(token), &mark) }
    case .r726(let a, let highlight, let offset):
      link += "bench://episode/"
      link += String(a)
      link += "/voucher"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r727(let level, let offset, let country, let q):
      link += "bench://episode/content-queue"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
      link.appendItem("offset", String(offset), &mark)
      link.appendItem("country", String(country), &mark)
      if let q { link.appendItem("q", String(q), &mark) }
    case .r728(let a, let mode, let cursor, let until, let code):
      link += "bench://episode/"
      link += String(a)
      link += "/list"
      var mark = "?"
      link.appendItem("mode", mode, &mark)
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      if let until { link.appendItem("until", until, &mark) }
      link.appendItem("code", code, &mark)
    case .r729(let a, let q, let until, let campaign):
      link += "bench://episode/tour/"
      link.appendEscaped(a)
      link += "/campaign"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      if let until { link.appendItem("until", String(until), &mark) }
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r730(let token, let cursor):
      link += "bench://episode/budget"
      var mark = "?"
      link.appendItem("token", token, &mark)
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r731(let currency, let token, let status, let sort):
      link += "bench://episode/coupon/course/bookmark"
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      if let status { link.appendItem("status", String(status), &mark) }
      if let sort { link.appendItem("sort", sort, &mark) }
    case .r732(let a, let filter):
      link += "bench://episode/coupon/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("filter", String(filter), &mark)
    case .r733(let a, let b, let currency, let size):
      link += "bench://episode/"
      link += String(a)
      link += "/step/survey/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("size", size, &mark)
    case .r734(let a, let campaign, let mode, let highlight, let code):
      link += "bench://episode/coupon/course/"
      link += String(a)
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let mode { link.appendItem("mode", mode, &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
      link.appendItem("code", String(code), &mark)
    case .r735(let size, let campaign, let source):
      link += "bench://episode/artist/mission/chapter/upload"
      var mark = "?"
      link.appendItem("size", size, &mark)
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      link.appendItem("source", source, &mark)
    case .r736(let lang):
      link += "bench://episode/route-show"
      var mark = "?"
      link.appendItem("lang", lang, &mark)
    case .r737(let a, let b, let until, let q, let type, let code):
      link += "bench://episode/coupon/"
      link += a.uuidString
      link += "/artist/"
      link += b.uuidString
      var mark = "?"
      link.appendItem("until", until, &mark)
      link.appendItem("q", q, &mark)
      if let type { link.appendItem("type", String(type), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
    case .r738(let filter, let source):
      link += "bench://episode/document/invoice/people"
      var mark = "?"
      if let filter { link.appendItem("filter", String(filter), &mark) }
      link.appendItem("source", source, &mark)
    case .r739(let tab, let code):
      link += "bench://episode/unit/movie/people-booking/visit"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      link.appendItem("code", code, &mark)
    case .r740(let a, let cursor, let offset):
      link += "bench://episode/trade/"
      link.appendEscaped(a)
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r741(let limit, let code):
      link += "bench://episode/history-store/reward"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
    case .r742:
      link += "bench://episode/content-queue/company"
    case .r743(let type, let view, let currency):
      link += "bench://episode/answer/event/rank-step"
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
      link.appendItem("view", view, &mark)
      if let currency { link.appendItem("currency", String(currency), &mark) }
    case .r744(let a, let b, let token, let q):
      link += "bench://episode/"
      link += String(a)
      link += "/company-faq/"
      link += String(b)
      var mark = "?"
      if let token { link.appendItem("token", String(token), &mark) }
      if let q { link.appendItem("q", q, &mark) }
    case .r745(let a, let filter):
      link += "bench://episode/content-queue/"
      link += String(a)
      var mark = "?"
      link.appendItem("filter", String(filter), &mark)
    case .r746(let a):
      link += "bench://episode/friend/"
      link.appendEscaped(a)
      link += "/partner-speaker/post-invite"
    case .r747(let order, let type):
      link += "bench://episode/history-store/reward/room-asset"
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
      if let type { link.appendItem("type", String(type), &mark) }
    case .r748(let a, let b):
      link += "bench://episode/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/region/channel"
    case .r749(let a, let b, let currency, let size):
      link += "bench://episode/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/region"
      var mark = "?"
      link.appendItem("currency", String(currency), &mark)
      link.appendItem("size", size, &mark)
    }
  }
}
extension Hand1000.G15 {
  func append(to link: inout String) {
    switch self {
    case .r750(let a, let highlight, let q):
      link += "bench://work-story/asset/"
      link += String(a)
      var mark = "?"
      if let highlight { link.appendItem("highlight", highlight, &mark) }
      if let q { link.appendItem("q", String(q), &mark) }
    case .r751(let a, let tab, let source):
      link += "bench://work-story/artist/mission-inbox/"
      link += String(a)
      var mark = "?"
      link.appendItem("tab", tab, &mark)
      if let source { link.appendItem("source", String(source), &mark) }
    case .r752(let ref, let q):
      link += "bench://work-story/asset/step"
      var mark = "?"
      link.appendItem("ref", ref, &mark)
      if let q { link.appendItem("q", q, &mark) }
    case .r753(let a, let size, let cursor):
      link += "bench://work-story/"
      link += String(a)
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r754(let a):
      link += "bench://work-story/"
      link += String(a)
      link += "/basket"
    case .r755:
      link += "bench://work-story"
    case .r756(let a, let b, let code, let currency):
      link += "bench://work-story/"
      link += String(a)
      link += "/company/view/"
      link += b.uuidString
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
      if let currency { link.appendItem("currency", currency, &mark) }
    case .r757(let a, let view, let cursor, let type):
      link += "bench://work-story/asset/filter/bundle/"
      link += String(a)
      var mark = "?"
      link.appendItem("view", view, &mark)
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      if let type { link.appendItem("type", String(type), &mark) }
    case .r758(let a):
      link += "bench://work-story/"
      link += String(a)
      link += "/basket/event/studio"
    case .r759(let currentGeneration, let filter, let token, let q):
      link += "bench://work-story/episode-chart/favorite-help"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
      if let q { link.appendItem("q", String(q), &mark) }
    case .r760(let a, let b, let tab, let from, let view):
      link += "bench://work-story/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/ride-tip"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      if let from { link.appendItem("from", from, &mark) }
      if let view { link.appendItem("view", view, &mark) }
    case .r761(let color):
      link += "bench://work-story/episode-chart"
      var mark = "?"
      link.appendItem("color", color, &mark)
    case .r762(let a, let ref, let currentGeneration, let size, let campaign):
      link += "bench://work-story/"
      link += String(a)
      link += "/task"
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
      link.appendItem("currentGeneration", currentGeneration, &mark)
      if let size { link.appendItem("size", String(size), &mark) }
      link.appendItem("campaign", String(campaign), &mark)
    case .r763(let a, let sort, let tab, let until):
      link += "bench://work-story/"
      link += String(a)
      link += "/result"
      var mark = "?"
      if let sort { link.appendItem("sort", String(sort), &mark) }
      if let tab { link.appendItem("tab", String(tab), &mark) }
      link.appendItem("until", until, &mark)
    case .r764(let a, let source):
      link += "bench://work-story/"
      link += String(a)
      link += "/year/contact"
      var mark = "?"
      link.appendItem("source", String(source), &mark)
    case .r765(let a, let status, let page):
      link += "bench://work-story/"
      link += String(a)
      link += "/account/share-artist"
      var mark = "?"
      if let status { link.appendItem("status", String(status), &mark) }
      link.appendItem("page", String(page), &mark)
    case .r766(let level, let campaign, let type, let until):
      link += "bench://work-story/view-inbox/lobby-draft/ticket"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let type { link.appendItem("type", type, &mark) }
      if let until { link.appendItem("until", until, &mark) }
    case .r767(let a, let b, let color, let cursor):
      link += "bench://work-story/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/document-movie"
      var mark = "?"
      link.appendItem("color", String(color), &mark)
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r768(let a, let b, let color, let order):
      link += "bench://work-story/partner/"
      link += a.uuidString
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      if let order { link.appendItem("order", order, &mark) }
    case .r769:
      link += "bench://work-story/discover"
    case .r770(let limit, let view):
      link += "bench://work-story/insight/journal-vendor"
      var mark = "?"
      if let limit { link.appendItem("limit", String(limit), &mark) }
      if let view { link.appendItem("view", view, &mark) }
    case .r771(let a, let view, let source):
      link += "bench://work-story/stream/"
      link += String(a)
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
      if let source { link.appendItem("source", String(source), &mark) }
    case .r772(let a, let view):
      link += "bench://work-story/insight/"
      link += String(a)
      link += "/partner/share-unit"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
    case .r773(let a, let type):
      link += "bench://work-story/week/"
      link.appendEscaped(a)
      var mark = "?"
      if let type { link.appendItem("type", type, &mark) }
    case .r774(let a, let b, let sort):
      link += "bench://work-story/"
      link += String(a)
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r775(let cursor):
      link += "bench://work-story/topic/media-task"
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r776(let a, let source, let code):
      link += "bench://work-story/view-inbox/activity-user/"
      link += String(a)
      var mark = "?"
      link.appendItem("source", String(source), &mark)
      if let code { link.appendItem("code", code, &mark) }
    case .r777(let a, let b, let order):
      link += "bench://work-story/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/ride-tip/chart"
      var mark = "?"
      if let order { link.appendItem("order", String(order), &mark) }
    case .r778(let lang, let cursor):
      link += "bench://work-story/people/live"
      var mark = "?"
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r779:
      link += "bench://work-story/stream/hotel/voice"
    case .r780:
      link += "bench://work-story/stream/hotel/recipe-vendor"
    case .r781:
      link += "bench://work-story/artist/promo"
    case .r782(let currency, let q, let currentGeneration, let size):
      link += "bench://work-story/partner/station"
      var mark = "?"
      if let currency { link.appendItem("currency", currency, &mark) }
      link.appendItem("q", String(q), &mark)
      link.appendItem("currentGeneration", currentGeneration, &mark)
      link.appendItem("size", String(size), &mark)
    case .r783(let a, let b, let ref):
      link += "bench://work-story/board/"
      link += String(a)
      link += "/"
      link += b.uuidString
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r784(let highlight, let ref, let page, let view):
      link += "bench://work-story/month/category/home"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      link.appendItem("ref", String(ref), &mark)
      if let page { link.appendItem("page", page, &mark) }
      if let view { link.appendItem("view", String(view), &mark) }
    case .r785(let a, let cursor):
      link += "bench://work-story/edit/plan-signal/"
      link += String(a)
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r786:
      link += "bench://work-story/stream/share"
    case .r787(let a, let source, let sort):
      link += "bench://work-story/discover/"
      link += String(a)
      var mark = "?"
      link.appendItem("source", String(source), &mark)
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r788:
      link += "bench://work-story/manage"
    case .r789(let mode, let tab):
      link += "bench://work-story/list-store/stream-today"
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
      link.appendItem("tab", String(tab), &mark)
    case .r790(let a, let b, let mode, let lang, let order, let tab):
      link += "bench://work-story/"
      link += String(a)
      link += "/lobby/"
      link += b.uuidString
      var mark = "?"
      link.appendItem("mode", mode, &mark)
      link.appendItem("lang", String(lang), &mark)
      if let order { link.appendItem("order", String(order), &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r791(let from, let tab):
      link += "bench://work-story/edit/journal-place"
      var mark = "?"
      link.appendItem("from", String(from), &mark)
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r792(let a, let b, let lang, let source):
      link += "bench://work-story/archive/"
      link += String(a)
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
      link.appendItem("source", source, &mark)
    case .r793(let a, let view, let currentGeneration):
      link += "bench://work-story/list-store/"
      link += String(a)
      link += "/notice"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
      link.appendItem("currentGeneration", String(currentGeneration), &mark)
    case .r794:
      link += "bench://work-story/month/category"
    case .r795(let a, let b, let tab, let sort, let from):
      link += "bench://work-story/tour/"
      link.appendEscaped(a)
      link += "/"
      link += b.uuidString
      link += "/movie"
      var mark = "?"
      if let tab { link.appendItem("tab", tab, &mark) }
      link.appendItem("sort", String(sort), &mark)
      if let from { link.appendItem("from", from, &mark) }
    case .r796(let limit):
      link += "bench://work-story/manage/insight"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r797(let a, let b, let c, let mode, let lang, let offset):
      link += "bench://work-story/"
      link += String(a)
      link += "/"
      link += b.uuidString
      link += "/trend/"
      link.appendEscaped(c)
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
      if let lang { link.appendItem("lang", String(lang), &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r798(let tab, let ref):
      link += "bench://work-story/month-forum"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      if let ref { link.appendItem("ref", String(ref), &mark) }
    case .r799:
      link += "bench://work-story/list-store/export"
    }
  }
}
extension Hand1000.G16 {
  func append(to link: inout String) {
    switch self {
    case .r800(let a, let lang):
      link += "bench://photo-news/like/"
      link += String(a)
      var mark = "?"
      link.appendItem("lang", String(lang), &mark)
    case .r801(let a, let view, let token, let limit):
      link += "bench://photo-news/story/trail/lobby/"
      link += String(a)
      var mark = "?"
      link.appendItem("view", String(view), &mark)
      link.appendItem("token", String(token), &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r802(let period, let from):
      link += "bench://photo-news/like/month/shop"
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      if let from { link.appendItem("from", String(from), &mark) }
    case .r803(let a, let ref):
      link += "bench://photo-news/story/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("ref", String(ref), &mark)
    case .r804(let a, let mode, let status, let limit):
      link += "bench://photo-news/rating-event/task-tip/menu-stage/"
      link += String(a)
      var mark = "?"
      link.appendItem("mode", String(mode), &mark)
      if let status { link.appendItem("status", status, &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r805:
      link += "bench://photo-news/episode-chart"
    case .r806(let view, let from):
      link += "bench://photo-news"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      if let from { link.appendItem("from", String(from), &mark) }
    case .r807(let a, let highlight, let from):
      link += "bench://photo-news/episode-chart/"
      link += String(a)
      var mark = "?"
      if let highlight { link.appendItem("highlight", highlight, &mark) }
      if let from { link.appendItem("from", String(from), &mark) }
    case .r808(let a, let b, let source, let tab):
      link += "bench://photo-news/"
      link += String(a)
      link += "/people/people/"
      link.appendEscaped(b)
      var mark = "?"
      if let source { link.appendItem("source", String(source), &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r809(let token, let type):
      link += "bench://photo-news/story"
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
      link.appendItem("type", String(type), &mark)
    case .r810(let a, let b, let order, let color):
      link += "bench://photo-news/"
      link += String(a)
      link += "/basket/voucher/"
      link.appendEscaped(b)
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
      link.appendItem("color", String(color), &mark)
    case .r811:
      link += "bench://photo-news/episode-chart/live-table/notice/studio"
    case .r812(let a, let from):
      link += "bench://photo-news/"
      link += String(a)
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r813(let a):
      link += "bench://photo-news/unit-invoice/"
      link += a.uuidString
    case .r814(let a, let view, let until):
      link += "bench://photo-news/job/"
      link += a.uuidString
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      if let until { link.appendItem("until", String(until), &mark) }
    case .r815(let a, let highlight, let offset, let lang):
      link += "bench://photo-news/unit-invoice/"
      link += a.uuidString
      link += "/queue"
      var mark = "?"
      link.appendItem("highlight", String(highlight), &mark)
      if let offset { link.appendItem("offset", offset, &mark) }
      link.appendItem("lang", lang, &mark)
    case .r816(let a, let b, let c, let offset):
      link += "bench://photo-news/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/"
      link += String(c)
      link += "/brand"
      var mark = "?"
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r817:
      link += "bench://photo-news/like/month"
    case .r818:
      link += "bench://photo-news/visit-session"
    case .r819:
      link += "bench://photo-news/job/stats"
    case .r820(let a):
      link += "bench://photo-news/"
      link += String(a)
      link += "/basket"
    case .r821:
      link += "bench://photo-news/rating-event/task-tip"
    case .r822(let a, let from, let mode, let sort):
      link += "bench://photo-news/"
      link += String(a)
      link += "/voucher/menu"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
      link.appendItem("mode", mode, &mark)
      link.appendItem("sort", sort, &mark)
    case .r823(let a, let country, let token):
      link += "bench://photo-news/"
      link += String(a)
      link += "/contact/payment"
      var mark = "?"
      if let country { link.appendItem("country", country, &mark) }
      link.appendItem("token", token, &mark)
    case .r824(let a, let view, let type, let currency, let filter):
      link += "bench://photo-news/"
      link += String(a)
      link += "/voucher/space-library/score"
      var mark = "?"
      if let view { link.appendItem("view", view, &mark) }
      if let type { link.appendItem("type", type, &mark) }
      if let currency { link.appendItem("currency", String(currency), &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r825(let tab, let period):
      link += "bench://photo-news/unit-invoice/channel"
      var mark = "?"
      link.appendItem("tab", String(tab), &mark)
      link.appendItem("period", period, &mark)
    case .r826(let a, let campaign, let ref):
      link += "bench://photo-news/"
      link += String(a)
      link += "/contact/partner/work"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
      link.appendItem("ref", ref, &mark)
    case .r827(let a, let b, let source, let color):
      link += "bench://photo-news/"
      link += String(a)
      link += "/"
      link += String(b)
      var mark = "?"
      link.appendItem("source", String(source), &mark)
      link.appendItem("color", String(color), &mark)
    case .r828(let a):
      link += "bench://photo-news/"
      link += String(a)
      link += "/auction-section"
    case .r829(let color, let token):
      link += "bench://photo-news/trade-folder/summary"
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      if let token { link.appendItem("token", token, &mark) }
    case .r830(let a, let cursor, let campaign):
      link += "bench://photo-news/rating-event/"
      link += a.uuidString
      link += "/list"
      var mark = "?"
      link.appendItem("cursor", cursor, &mark)
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r831(let a, let order, let token, let type, let status):
      link += "bench://photo-news/"
      link += String(a)
      link += "/voucher/space-library"
      var mark = "?"
      link.appendItem("order", String(order), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      link.appendItem("type", String(type), &mark)
      if let status { link.appendItem("status", status, &mark) }
    case .r832(let a, let b, let offset, let currency):
      link += "bench://photo-news/episode-chart/"
      link += String(a)
      link += "/space/"
      link += b.uuidString
      var mark = "?"
      link.appendItem("offset", String(offset), &mark)
      if let currency { link.appendItem("currency", currency, &mark) }
    case .r833(let a, let highlight, let ref, let tab):
      link += "bench://photo-news/"
      link += String(a)
      link += "/voucher/course/photo-author"
      var mark = "?"
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r834(let a, let b, let currentGeneration, let token, let level, let sort):
      link += "bench://photo-news/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/shop"
      var mark = "?"
      link.appendItem("currentGeneration", currentGeneration, &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      link.appendItem("level", String(level), &mark)
      if let sort { link.appendItem("sort", String(sort), &mark) }
    case .r835:
      link += "bench://photo-news/invite"
    case .r836(let a):
      link += "bench://photo-news/"
      link += String(a)
      link += "/lesson/song-post"
    case .r837(let a, let filter, let sort, let status):
      link += "bench://photo-news/"
      link += String(a)
      link += "/contact"
      var mark = "?"
      link.appendItem("filter", filter, &mark)
      if let sort { link.appendItem("sort", sort, &mark) }
      if let status { link.appendItem("status", status, &mark) }
    case .r838(let a, let token, let filter):
      link += "bench://photo-news/"
      link += String(a)
      link += "/notice"
      var mark = "?"
      link.appendItem("token", String(token), &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r839(let from, let code, let limit):
      link += "bench://photo-news/like/album"
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
      if let code { link.appendItem("code", String(code), &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r840(let a, let until):
      link += "bench://photo-news/subject-style/"
      link += String(a)
      var mark = "?"
      link.appendItem("until", until, &mark)
    case .r841(let a, let sort):
      link += "bench://photo-news/"
      link += String(a)
      link += "/campaign/lesson-stream/contact-library"
      var mark = "?"
      if let sort { link.appendItem("sort", sort, &mark) }
    case .r842(let color, let mode, let currency):
      link += "bench://photo-news/unit-invoice/month/contact"
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      if let mode { link.appendItem("mode", mode, &mark) }
      if let currency { link.appendItem("currency", currency, &mark) }
    case .r843(let a, let b):
      link += "bench://photo-news/"
      link += String(a)
      link += "/contact/payment/"
      link += String(b)
    case .r844(let token):
      link += "bench://photo-news/zone/song-guide"
      var mark = "?"
      link.appendItem("token", token, &mark)
    case .r845:
      link += "bench://photo-news/dashboard/idea/shelf/space"
    case .r846(let a, let b, let limit, let campaign, let tab):
      link += "bench://photo-news/like/"
      link += String(a)
      link += "/"
      link.appendEscaped(b)
      link += "/faq"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      link.appendItem("tab", tab, &mark)
    case .r847(let a, let status):
      link += "bench://photo-news/tool-stream/"
      link += a.uuidString
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
    case .r848(let a):
      link += "bench://photo-news/"
      link += String(a)
      link += "/studio"
    case .r849(let a, let mode, let currency, let currentGeneration, let level):
      link += "bench://photo-news/balance-lobby/discover/"
      link.appendEscaped(a)
      var mark = "?"
      if let mode { link.appendItem("mode", String(mode), &mark) }
      if let currency { link.appendItem("currency", String(currency), &mark) }
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
    }
  }
}
extension Hand1000.G17 {
  func append(to link: inout String) {
    switch self {
    case .r850(let a):
      link += "bench://source/"
      link += String(a)
      link += "/content"
    case .r851(let a):
      link += "bench://source/"
      link += String(a)
      link += "/podcast"
    case .r852(let campaign, let cursor, let code, let filter):
      link += "bench://source/journal-movie/stats-group/route-history"
      var mark = "?"
      link.appendItem("campaign", String(campaign), &mark)
      link.appendItem("cursor", cursor, &mark)
      if let code { link.appendItem("code", code, &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r853(let a, let mode, let sort, let status, let cursor):
      link += "bench://source/journal-movie/upload/"
      link.appendEscaped(a)
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
      link.appendItem("sort", sort, &mark)
      if let status { link.appendItem("status", String(status), &mark) }
      link.appendItem("cursor", cursor, &mark)
    case .r854(let a, let level):
      link += "bench://source/"
      link += String(a)
      link += "/podcast/chapter-forum"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
    case .r855(let a, let b):
      link += "bench://source/"
      link += String(a)
      link += "/"
      link += String(b)
    case .r856:
      link += "bench://source/journal-movie"
    case .r857(let a, let b, let view, let lang, let campaign):
      link += "bench://source/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/folder-journal"
      var mark = "?"
      link.appendItem("view", view, &mark)
      if let lang { link.appendItem("lang", String(lang), &mark) }
      link.appendItem("campaign", campaign, &mark)
    case .r858(let a, let ref, let source):
      link += "bench://source/user/"
      link += String(a)
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
      if let source { link.appendItem("source", source, &mark) }
    case .r859(let a, let period, let cursor, let lang, let type):
      link += "bench://source/"
      link += String(a)
      link += "/archive/document"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      link.appendItem("lang", lang, &mark)
      if let type { link.appendItem("type", type, &mark) }
    case .r860(let page, let lang, let offset, let level):
      link += "bench://source/user"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      if let lang { link.appendItem("lang", lang, &mark) }
      if let offset { link.appendItem("offset", String(offset), &mark) }
      if let level { link.appendItem("level", String(level), &mark) }
    case .r861(let source):
      link += "bench://source/forum/dashboard-menu/faq"
      var mark = "?"
      link.appendItem("source", String(source), &mark)
    case .r862(let a, let cursor, let highlight):
      link += "bench://source/"
      link += String(a)
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r863(let a, let b, let order):
      link += "bench://source/"
      link += String(a)
      link += "/claim-style/"
      link.appendEscaped(b)
      link += "/ride"
      var mark = "?"
      if let order { link.appendItem("order", String(order), &mark) }
    case .r864(let a, let color, let from):
      link += "bench://source/"
      link += String(a)
      link += "/thread"
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      link.appendItem("from", from, &mark)
    case .r865(let a, let level):
      link += "bench://source/journal-movie/"
      link.appendEscaped(a)
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
    case .r866(let mode):
      link += "bench://source/forum/dashboard-menu"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
    case .r867(let a, let b, let view, let country):
      link += "bench://source/payment/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("view", String(view), &mark)
      if let country { link.appendItem("country", String(country), &mark) }
    case .r868:
      link += "bench://source/rating-score"
    case .r869(let a, let b, let c, let currency, let view):
      link += "bench://source/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/"
      link += String(c)
      link += "/edit-partner"
      var mark = "?"
      if let currency { link.appendItem("currency", currency, &mark) }
      if let view { link.appendItem("view", String(view), &mark) }
    case .r870(let tab, let level):
      link += "bench://source"
      var mark = "?"
      link.appendItem("tab", tab, &mark)
      if let level { link.appendItem("level", level, &mark) }
    case .r871(let view, let color, let mode, let order):
      link += "bench://source/forum/space/series-coupon"
      var mark = "?"
      if let view { link.appendItem("view", String(view), &mark) }
      link.appendItem("color", color, &mark)
      if let mode { link.appendItem("mode", String(mode), &mark) }
      if let order { link.appendItem("order", order, &mark) }
    case .r872(let a, let sort):
      link += "bench://source/"
      link += String(a)
      link += "/project"
      var mark = "?"
      link.appendItem("sort", sort, &mark)
    case .r873(let limit):
      link += "bench://source/payment/home-podcast"
      var mark = "?"
      if let limit { link.appendItem("limit", limit, &mark) }
    case .r874(let a, let ref, let tab):
      link += "bench://source/upload/budget/"
      link += String(a)
      var mark = "?"
      link.appendItem("ref", ref, &mark)
      if let tab { link.appendItem("tab", tab, &mark) }
    case .r875(let a, let limit, let level):
      link += "bench://source/ride/"
      link.appendEscaped(a)
      link += "/invite-series"
      var mark = "?"
      link.appendItem("limit", limit, &mark)
      link.appendItem("level", level, &mark)
    case .r876(let ref):
      link += "bench://source/upload/sale"
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
    case .r877(let a, let type, let ref, let mode, let token):
      link += "bench://source/"
      link += String(a)
      link += "/customer"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
      if let mode { link.appendItem("mode", mode, &mark) }
      if let token { link.appendItem("token", token, &mark) }
    case .r878(let code, let highlight, let cursor):
      link += "bench://source/ride/help"
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
      link.appendItem("highlight", highlight, &mark)
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
    case .r879:
      link += "bench://source/journal-movie/upload/stats-tour"
    case .r880:
      link += "bench://source/shelf"
    case .r881(let a, let status):
      link += "bench://source/"
      link += String(a)
      link += "/thread/voice-device"
      var mark = "?"
      if let status { link.appendItem("status", status, &mark) }
    case .r882(let a, let token, let type, let filter):
      link += "bench://source/studio-badge/"
      link += a.uuidString
      var mark = "?"
      if let token { link.appendItem("token", token, &mark) }
      link.appendItem("type", String(type), &mark)
      link.appendItem("filter", filter, &mark)
    case .r883(let a):
      link += "bench://source/"
      link += String(a)
      link += "/project/wallet"
    case .r884(let a, let sort, let filter):
      link += "bench://source/user/category-ride/"
      link += String(a)
      var mark = "?"
      link.appendItem("sort", sort, &mark)
      if let filter { link.appendItem("filter", filter, &mark) }
    case .r885(let a, let currentGeneration, let filter, let status, let size):
      link += "bench://source/project/"
      link += String(a)
      link += "/invoice"
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
      if let status { link.appendItem("status", String(status), &mark) }
      if let size { link.appendItem("size", size, &mark) }
    case .r886(let tab):
      link += "bench://source/upload/manage/list/archive-stage"
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
    case .r887(let a, let campaign):
      link += "bench://source/"
      link += String(a)
      link += "/vote"
      var mark = "?"
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r888(let cursor):
      link += "bench://source/ride"
      var mark = "?"
      link.appendItem("cursor", cursor, &mark)
    case .r889(let a, let lang, let view, let status):
      link += "bench://source/video/"
      link += String(a)
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
      link.appendItem("view", view, &mark)
      link.appendItem("status", status, &mark)
    case .r890:
      link += "bench://source/studio-badge/wallet"
    case .r891(let a, let b, let cursor, let period, let currentGeneration):
      link += "bench://source/media-version/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      link += "/customer"
      var mark = "?"
      if let cursor { link.appendItem("cursor", String(cursor), &mark) }
      if let period { link.appendItem("period", String(period), &mark) }
      if let currentGeneration { link.appendItem("currentGeneration", String(currentGeneration), &mark) }
    case .r892(let a, let b, let currentGeneration, let limit):
      link += "bench://source/"
      link += String(a)
      link += "/"
      link += String(b)
      link += "/review/auction"
      var mark = "?"
      link.appendItem("currentGeneration", currentGeneration, &mark)
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r893(let lang, let token):
      link += "bench://source/video/poll-token"
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
      link.appendItem("token", String(token), &mark)
    case .r894(let token):
      link += "bench://source/speaker/source-wish"
      var mark = "?"
      link.appendItem("token", token, &mark)
    case .r895(let a, let mode, let q, let filter, let period):
      link += "bench://source/calendar/"
      link += String(a)
      link += "/signal"
      var mark = "?"
      if let mode { link.appendItem("mode", mode, &mark) }
      if let q { link.appendItem("q", String(q), &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
      link.appendItem("period", period, &mark)
    case .r896(let country):
      link += "bench://source/payment"
      var mark = "?"
      if let country { link.appendItem("country", String(country), &mark) }
    case .r897(let a, let order):
      link += "bench://source/forum/"
      link.appendEscaped(a)
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
    case .r898(let a, let campaign, let token, let limit):
      link += "bench://source/customer-content/"
      link += String(a)
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
      if let limit { link.appendItem("limit", String(limit), &mark) }
    case .r899(let a, let highlight, let order):
      link += "bench://source/"
      link += String(a)
      link += "/project/article-claim"
      var mark = "?"
      link.appendItem("highlight", highlight, &mark)
      if let order { link.appendItem("order", order, &mark) }
    }
  }
}
extension Hand1000.G18 {
  func append(to link: inout String) {
    switch self {
    case .r900(let a, let b, let c, let from, let campaign):
      link += "bench://team/"
      link += a.uuidString
      link += "/balance/"
      link += String(b)
      link += "/"
      link += String(c)
      var mark = "?"
      if let from { link.appendItem("from", String(from), &mark) }
      if let campaign { link.appendItem("campaign", String(campaign), &mark) }
    case .r901(let page, let highlight, let filter):
      link += "bench://team"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r902(let a, let code):
      link += "bench://team/note-gift/"
      link += String(a)
      var mark = "?"
      link.appendItem("code", code, &mark)
    case .r903(let a):
      link += "bench://team/"
      link += a.uuidString
      link += "/balance"
    case .r904(let a, let b, let q):
      link += "bench://team/"
      link += a.uuidString
      link += "/balance/"
      link += String(b)
      var mark = "?"
      if let q { link.appendItem("q", String(q), &mark) }
    case .r905(let a, let b, let c):
      link += "bench://team/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      link += "/"
      link += c.uuidString
      link += "/list"
    case .r906(let period, let sort, let token, let highlight):
      link += "bench://team/station-episode/offer"
      var mark = "?"
      if let period { link.appendItem("period", String(period), &mark) }
      link.appendItem("sort", sort, &mark)
      link.appendItem("token", String(token), &mark)
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
    case .r907:
      link += "bench://team/bundle-media/delivery"
    case .r908(let a, let b, let code, let filter):
      link += "bench://team/"
      link += a.uuidString
      link += "/balance/"
      link += String(b)
      link += "/chapter"
      var mark = "?"
      link.appendItem("code", String(code), &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r909(let campaign):
      link += "bench://team/note-gift/target/place"
      var mark = "?"
      if let campaign { link.appendItem("campaign", campaign, &mark) }
    case .r910(let a, let order, let limit, let status, let until):
      link += "bench://team/"
      link += a.uuidString
      link += "/recipe-post"
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
      if let status { link.appendItem("status", status, &mark) }
      if let until { link.appendItem("until", until, &mark) }
    case .r911(let a, let lang):
      link += "bench://team/station-episode/"
      link += String(a)
      link += "/view/lobby-content"
      var mark = "?"
      link.appendItem("lang", String(lang), &mark)
    case .r912(let a, let b, let c):
      link += "bench://team/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      link += "/"
      link += c.uuidString
      link += "/room"
    case .r913(let from):
      link += "bench://team/note-gift/view/staff"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r914(let a):
      link += "bench://team/"
      link += a.uuidString
      link += "/year"
    case .r915(let cursor, let size, let period):
      link += "bench://team/ride/team"
      var mark = "?"
      link.appendItem("cursor", String(cursor), &mark)
      link.appendItem("size", String(size), &mark)
      link.appendItem("period", String(period), &mark)
    case .r916(let a, let b, let order, let color):
      link += "bench://team/"
      link += a.uuidString
      link += "/recipe-post/"
      link += b.uuidString
      link += "/board"
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
      if let color { link.appendItem("color", String(color), &mark) }
    case .r917(let size):
      link += "bench://team/review"
      var mark = "?"
      link.appendItem("size", String(size), &mark)
    case .r918(let a, let color):
      link += "bench://team/city/"
      link += a.uuidString
      link += "/work"
      var mark = "?"
      link.appendItem("color", String(color), &mark)
    case .r919(let country):
      link += "bench://team/stats"
      var mark = "?"
      if let country { link.appendItem("country", country, &mark) }
    case .r920(let source, let cursor, let filter, let level):
      link += "bench://team/bundle-media/shop-inbox"
      var mark = "?"
      if let source { link.appendItem("source", String(source), &mark) }
      link.appendItem("cursor", cursor, &mark)
      link.appendItem("filter", String(filter), &mark)
      if let level { link.appendItem("level", level, &mark) }
    case .r921(let a):
      link += "bench://team/"
      link += a.uuidString
      link += "/item-unit"
    case .r922(let a, let b, let c, let tab, let lang):
      link += "bench://team/city-stats/"
      link += String(a)
      link += "/"
      link.appendEscaped(b)
      link += "/"
      link += c.uuidString
      var mark = "?"
      link.appendItem("tab", tab, &mark)
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r923(let a, let lang):
      link += "bench://team/bundle-media/"
      link += String(a)
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r924(let a, let b):
      link += "bench://team/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
    case .r925(let offset, let mode, let cursor, let period):
      link += "bench://team/station/balance-detail"
      var mark = "?"
      link.appendItem("offset", offset, &mark)
      link.appendItem("mode", String(mode), &mark)
      link.appendItem("cursor", cursor, &mark)
      link.appendItem("period", period, &mark)
    case .r926(let a, let size, let page):
      link += "bench://team/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("size", String(size), &mark)
      if let page { link.appendItem("page", String(page), &mark) }
    case .r927(let a, let from):
      link += "bench://team/station/balance-detail/"
      link.appendEscaped(a)
      link += "/inbox"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r928:
      link += "bench://team/stats/brand"
    case .r929:
      link += "bench://team/city-stats"
    case .r930(let view, let sort, let token, let period):
      link += "bench://team/note-gift/target"
      var mark = "?"
      link.appendItem("view", String(view), &mark)
      link.appendItem("sort", String(sort), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
      if let period { link.appendItem("period", period, &mark) }
    case .r931:
      link += "bench://team/city/trend/route"
    case .r932(let a, let view, let from, let size):
      link += "bench://team/menu/account/artist/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("view", String(view), &mark)
      if let from { link.appendItem("from", String(from), &mark) }
      if let size { link.appendItem("size", size, &mark) }
    case .r933:
      link += "bench://team/city/tool"
    case .r934(let a, let period, let q, let filter, let token):
      link += "bench://team/city/"
      link += a.uuidString
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      link.appendItem("q", q, &mark)
      if let filter { link.appendItem("filter", String(filter), &mark) }
      link.appendItem("token", token, &mark)
    case .r935(let a, let type):
      link += "bench://team/"
      link += a.uuidString
      link += "/region-manage"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
    case .r936(let a):
      link += "bench://team/gallery/answer-month/"
      link += a.uuidString
    case .r937:
      link += "bench://team/place-media"
    case .r938(let color, let from):
      link += "bench://team/note-gift/lesson-sale"
      var mark = "?"
      link.appendItem("color", color, &mark)
      link.appendItem("from", from, &mark)
    case .r939:
      link += "bench://team/play/edit"
    case .r940(let a, let b, let filter, let view):
      link += "bench://team/bundle-media/"
      link += String(a)
      link += "/"
      link.appendEscaped(b)
      var mark = "?"
      link.appendItem("filter", String(filter), &mark)
      if let view { link.appendItem("view", view, &mark) }
    case .r941(let cursor, let color):
      link += "bench://team/follow/month"
      var mark = "?"
      if let cursor { link.appendItem("cursor", cursor, &mark) }
      if let color { link.appendItem("color", color, &mark) }
    case .r942(let a, let b, let code, let page):
      link += "bench://team/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      link += "/album/board-gift"
      var mark = "?"
      if let code { link.appendItem("code", code, &mark) }
      if let page { link.appendItem("page", page, &mark) }
    case .r943(let a, let b, let code, let filter, let limit, let ref):
      link += "bench://team/"
      link += a.uuidString
      link += "/year/campaign/"
      link += b.uuidString
      var mark = "?"
      if let code { link.appendItem("code", String(code), &mark) }
      if let filter { link.appendItem("filter", filter, &mark) }
      link.appendItem("limit", limit, &mark)
      if let ref { link.appendItem("ref", String(ref), &mark) }
    case .r944(let a, let b, let status):
      link += "bench://team/"
      link += a.uuidString
      link += "/"
      link.appendEscaped(b)
      link += "/contact-trail/location-account"
      var mark = "?"
      link.appendItem("status", String(status), &mark)
    case .r945(let until, let from, let offset):
      link += "bench://team/bundle-media/menu/account"
      var mark = "?"
      link.appendItem("until", until, &mark)
      link.appendItem("from", String(from), &mark)
      if let offset { link.appendItem("offset", String(offset), &mark) }
    case .r946:
      link += "bench://team/sale-auction"
    case .r947(let campaign):
      link += "bench://team/city"
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
    case .r948(let a, let level, let from, let token, let filter):
      link += "bench://team/"
      link += a.uuidString
      link += "/label-survey/play/order"
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
      if let from { link.appendItem("from", from, &mark) }
      if let token { link.appendItem("token", token, &mark) }
      if let filter { link.appendItem("filter", String(filter), &mark) }
    case .r949(let type, let until):
      link += "bench://team/stats/document/play/section-auction"
      var mark = "?"
      link.appendItem("type", String(type), &mark)
      link.appendItem("until", String(until), &mark)
    }
  }
}
extension Hand1000.G19 {
  func append(to link: inout String) {
    switch self {
    case .r950(let campaign, let from):
      link += "bench://invite-result"
      var mark = "?"
      link.appendItem("campaign", campaign, &mark)
      link.appendItem("from", from, &mark)
    case .r951(let a):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/year-task"
    case .r952(let sort, let token, let until):
      link += "bench://invite-result/report-zone/source-visit"
      var mark = "?"
      link.appendItem("sort", sort, &mark)
      if let token { link.appendItem("token", token, &mark) }
      if let until { link.appendItem("until", until, &mark) }
    case .r953(let q, let code):
      link += "bench://invite-result/report-zone"
      var mark = "?"
      link.appendItem("q", String(q), &mark)
      if let code { link.appendItem("code", code, &mark) }
    case .r954(let a, let token, let currency):
      link += "bench://invite-result/device/"
      link += String(a)
      var mark = "?"
      if let token { link.appendItem("token", String(token), &mark) }
      link.appendItem("currency", String(currency), &mark)
    case .r955(let until):
      link += "bench://invite-result/group-artist/forum-balance"
      var mark = "?"
      if let until { link.appendItem("until", String(until), &mark) }
    case .r956(let a, let period, let tab):
      link += "bench://invite-result/visit/"
      link += a.uuidString
      link += "/stats"
      var mark = "?"
      link.appendItem("period", period, &mark)
      if let tab { link.appendItem("tab", String(tab), &mark) }
    case .r957(let offset, let ref, let sort, let type):
      link += "bench://invite-result/billing"
      var mark = "?"
      if let offset { link.appendItem("offset", offset, &mark) }
      if let ref { link.appendItem("ref", ref, &mark) }
      if let sort { link.appendItem("sort", String(sort), &mark) }
      if let type { link.appendItem("type", type, &mark) }
    case .r958:
      link += "bench://invite-result/note/song"
    case .r959(let a, let b, let ref, let sort, let source):
      link += "bench://invite-result/note/"
      link.appendEscaped(a)
      link += "/"
      link.appendEscaped(b)
      link += "/section-product"
      var mark = "?"
      if let ref { link.appendItem("ref", String(ref), &mark) }
      link.appendItem("sort", String(sort), &mark)
      link.appendItem("source", String(source), &mark)
    case .r960(let a, let color, let currency, let page, let token):
      link += "bench://invite-result/report-zone/"
      link += String(a)
      var mark = "?"
      if let color { link.appendItem("color", String(color), &mark) }
      if let currency { link.appendItem("currency", currency, &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
      if let token { link.appendItem("token", String(token), &mark) }
    case .r961:
      link += "bench://invite-result/share"
    case .r962(let a, let sort, let lang, let country, let page):
      link += "bench://invite-result/"
      link += a.uuidString
      var mark = "?"
      if let sort { link.appendItem("sort", String(sort), &mark) }
      link.appendItem("lang", lang, &mark)
      if let country { link.appendItem("country", String(country), &mark) }
      link.appendItem("page", String(page), &mark)
    case .r963(let a, let offset, let type, let highlight, let from):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/badge/month/signal"
      var mark = "?"
      link.appendItem("offset", offset, &mark)
      link.appendItem("type", String(type), &mark)
      link.appendItem("highlight", String(highlight), &mark)
      link.appendItem("from", String(from), &mark)
    case .r964(let a):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/badge"
    case .r965(let a):
      link += "bench://invite-result/promo/"
      link += a.uuidString
    case .r966(let size, let order, let country, let token):
      link += "bench://invite-result/draft/balance-play"
      var mark = "?"
      if let size { link.appendItem("size", String(size), &mark) }
      link.appendItem("order", String(order), &mark)
      link.appendItem("country", String(country), &mark)
      if let token { link.appendItem("token", String(token), &mark) }
    case .r967(let a, let b, let size, let source, let highlight, let tab):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/"
      link += String(b)
      var mark = "?"
      link.appendItem("size", String(size), &mark)
      link.appendItem("source", source, &mark)
      link.appendItem("highlight", String(highlight), &mark)
      if let tab { link.appendItem("tab", String(tab), &mark) }
    case .r968(let page, let color):
      link += "bench://invite-result/device/detail-answer/view"
      var mark = "?"
      if let page { link.appendItem("page", page, &mark) }
      if let color { link.appendItem("color", color, &mark) }
    case .r969:
      link += "bench://invite-result/draft/sale-shop/visit-gallery"
    case .r970(let a, let q, let limit, let from):
      link += "bench://invite-result/billing/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("q", q, &mark)
      if let limit { link.appendItem("limit", limit, &mark) }
      if let from { link.appendItem("from", from, &mark) }
    case .r971(let source, let highlight, let limit, let color):
      link += "bench://invite-result/draft/product/target-filter/detail"
      var mark = "?"
      link.appendItem("source", String(source), &mark)
      if let highlight { link.appendItem("highlight", String(highlight), &mark) }
      if let limit { link.appendItem("limit", limit, &mark) }
      link.appendItem("color", color, &mark)
    case .r972(let a):
      link += "bench://invite-result/order/map-shop/"
      link += a.uuidString
    case .r973(let lang, let from, let country):
      link += "bench://invite-result/device"
      var mark = "?"
      link.appendItem("lang", lang, &mark)
      if let from { link.appendItem("from", from, &mark) }
      if let country { link.appendItem("country", country, &mark) }
    case .r974(let a, let type, let until, let tab, let mode):
      link += "bench://invite-result/project/"
      link += a.uuidString
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let until { link.appendItem("until", until, &mark) }
      if let tab { link.appendItem("tab", tab, &mark) }
      if let mode { link.appendItem("mode", String(mode), &mark) }
    case .r975(let offset, let highlight):
      link += "bench://invite-result/season/rank"
      var mark = "?"
      if let offset { link.appendItem("offset", String(offset), &mark) }
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r976(let color, let page, let cursor):
      link += "bench://invite-result/coupon-survey/help-company/trend-seller/style"
      var mark = "?"
      if let color { link.appendItem("color", color, &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
      link.appendItem("cursor", String(cursor), &mark)
    case .r977(let a, let ref, let token):
      link += "bench://invite-result/page/"
      link.appendEscaped(a)
      link += "/question"
      var mark = "?"
      if let ref { link.appendItem("ref", ref, &mark) }
      link.appendItem("token", String(token), &mark)
    case .r978(let a, let period, let sort, let size, let order):
      link += "bench://invite-result/coupon-survey/"
      link += String(a)
      link += "/vendor"
      var mark = "?"
      if let period { link.appendItem("period", period, &mark) }
      if let sort { link.appendItem("sort", sort, &mark) }
      link.appendItem("size", String(size), &mark)
      if let order { link.appendItem("order", String(order), &mark) }
    case .r979(let a, let currentGeneration, let sort):
      link += "bench://invite-result/visit/comment/summary/"
      link += String(a)
      var mark = "?"
      link.appendItem("currentGeneration", currentGeneration, &mark)
      link.appendItem("sort", sort, &mark)
    case .r980(let from, let cursor):
      link += "bench://invite-result/visit"
      var mark = "?"
      link.appendItem("from", from, &mark)
      if let cursor { link.appendItem("cursor", cursor, &mark) }
    case .r981(let a, let order):
      link += "bench://invite-result/comment-feed/mission/"
      link += String(a)
      var mark = "?"
      if let order { link.appendItem("order", order, &mark) }
    case .r982(let source, let code, let tab):
      link += "bench://invite-result/promo/episode/queue"
      var mark = "?"
      link.appendItem("source", String(source), &mark)
      if let code { link.appendItem("code", String(code), &mark) }
      if let tab { link.appendItem("tab", String(tab), &mark) }
    case .r983(let a, let b, let token):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/map/"
      link += b.uuidString
      var mark = "?"
      if let token { link.appendItem("token", String(token), &mark) }
    case .r984(let a, let b, let size):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/badge/month/"
      link += String(b)
      var mark = "?"
      if let size { link.appendItem("size", size, &mark) }
    case .r985(let a, let token, let size, let offset, let order):
      link += "bench://invite-result/theme/"
      link += a.uuidString
      var mark = "?"
      link.appendItem("token", String(token), &mark)
      if let size { link.appendItem("size", size, &mark) }
      link.appendItem("offset", offset, &mark)
      link.appendItem("order", String(order), &mark)
    case .r986(let a, let filter, let code):
      link += "bench://invite-result/staff/"
      link += String(a)
      link += "/vote"
      var mark = "?"
      if let filter { link.appendItem("filter", filter, &mark) }
      if let code { link.appendItem("code", code, &mark) }
    case .r987(let a, let b, let level, let offset):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/badge/"
      link.appendEscaped(b)
      var mark = "?"
      if let level { link.appendItem("level", String(level), &mark) }
      if let offset { link.appendItem("offset", offset, &mark) }
    case .r988(let a, let b, let until):
      link += "bench://invite-result/comment/"
      link += String(a)
      link += "/"
      link.appendEscaped(b)
      link += "/ticket"
      var mark = "?"
      if let until { link.appendItem("until", until, &mark) }
    case .r989:
      link += "bench://invite-result/comment"
    case .r990(let from):
      link += "bench://invite-result/table/item-plan"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r991(let a, let level):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/report/topic"
      var mark = "?"
      if let level { link.appendItem("level", level, &mark) }
    case .r992(let a, let b, let c, let code):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/"
      link += String(b)
      link += "/"
      link += String(c)
      var mark = "?"
      if let code { link.appendItem("code", code, &mark) }
    case .r993(let filter):
      link += "bench://invite-result/badge/event-ride/booking-item"
      var mark = "?"
      link.appendItem("filter", filter, &mark)
    case .r994(let a, let source):
      link += "bench://invite-result/"
      link += a.uuidString
      link += "/map"
      var mark = "?"
      link.appendItem("source", String(source), &mark)
    case .r995(let filter, let page, let token, let campaign):
      link += "bench://invite-result/review"
      var mark = "?"
      if let filter { link.appendItem("filter", String(filter), &mark) }
      if let page { link.appendItem("page", String(page), &mark) }
      if let token { link.appendItem("token", token, &mark) }
      link.appendItem("campaign", campaign, &mark)
    case .r996(let lang):
      link += "bench://invite-result/order/survey-week/event-asset/show"
      var mark = "?"
      if let lang { link.appendItem("lang", lang, &mark) }
    case .r997(let a, let size):
      link += "bench://invite-result/project/reward/promo-studio/"
      link += String(a)
      var mark = "?"
      link.appendItem("size", size, &mark)
    case .r998(let a, let token, let cursor, let order):
      link += "bench://invite-result/note/"
      link.appendEscaped(a)
      var mark = "?"
      link.appendItem("token", token, &mark)
      link.appendItem("cursor", String(cursor), &mark)
      if let order { link.appendItem("order", order, &mark) }
    case .r999(let a):
      link += "bench://invite-result/city-review/"
      link += a.uuidString
      link += "/content-live"
    }
  }
}
extension Hand1000 {
  func append(to link: inout String) {
    switch self {
    case .g0(let group): group.append(to: &link)
    case .g1(let group): group.append(to: &link)
    case .g2(let group): group.append(to: &link)
    case .g3(let group): group.append(to: &link)
    case .g4(let group): group.append(to: &link)
    case .g5(let group): group.append(to: &link)
    case .g6(let group): group.append(to: &link)
    case .g7(let group): group.append(to: &link)
    case .g8(let group): group.append(to: &link)
    case .g9(let group): group.append(to: &link)
    case .g10(let group): group.append(to: &link)
    case .g11(let group): group.append(to: &link)
    case .g12(let group): group.append(to: &link)
    case .g13(let group): group.append(to: &link)
    case .g14(let group): group.append(to: &link)
    case .g15(let group): group.append(to: &link)
    case .g16(let group): group.append(to: &link)
    case .g17(let group): group.append(to: &link)
    case .g18(let group): group.append(to: &link)
    case .g19(let group): group.append(to: &link)
    }
  }
}
extension Hand1000.G0 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r0(let code, let cursor, let type):
      components.host = "voucher"
      components.path = "/contact/author"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "cursor", value: cursor))
      items.append(URLQueryItem(name: "type", value: type))
      if !items.isEmpty { components.queryItems = items }
    case .r1:
      components.host = "voucher"
      components.path = ""
    case .r2(let a, let period, let level, let token, let offset):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/subject-studio"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      items.append(URLQueryItem(name: "level", value: String(level)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r3(let a, let b, let sort, let currentGeneration):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: sort))
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r4(let a, let offset, let status):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/survey"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: offset))
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r5(let a):
      components.host = "voucher"
      components.path = "/vendor/label/\(a)/library-rating"
    case .r6(let a, let b, let ref, let highlight):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/\(b)/company"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r7(let a, let mode, let sort):
      components.host = "voucher"
      components.path = "/contact/author/\(a)/asset"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r8(let a, let b, let limit):
      components.host = "voucher"
      components.path = "/vendor/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r9(let a):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/subject-studio/notice"
    case .r10(let country, let status):
      components.host = "voucher"
      components.path = "/vendor/edit-visit/wallet"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r11(let a, let until):
      components.host = "voucher"
      components.path = "/contact/\(a)"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if !items.isEmpty { components.queryItems = items }
    case .r12(let a, let b, let from):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/survey/\(b)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r13(let a):
      components.host = "voucher"
      components.path = "/queue/podcast/\(a)"
    case .r14:
      components.host = "voucher"
      components.path = "/show/mission-trip/member"
    case .r15(let a, let b, let campaign):
      components.host = "voucher"
      components.path = "/show/\(a.uuidString)/\(b)"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r16(let a, let period, let page, let level):
      components.host = "voucher"
      components.path = "/queue/\(a.uuidString)/people"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      items.append(URLQueryItem(name: "page", value: page))
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r17:
      components.host = "voucher"
      components.path = "/show/version-source"
    case .r18(let a, let limit, let currency):
      components.host = "voucher"
      components.path = "/queue/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      items.append(URLQueryItem(name: "currency", value: currency))
      if !items.isEmpty { components.queryItems = items }
    case .r19:
      components.host = "voucher"
      components.path = "/payment/work/play-visit/promo-item"
    case .r20(let a, let q, let mode):
      components.host = "voucher"
      components.path = "/contact/\(a)/team"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r21(let a, let source, let ref):
      components.host = "voucher"
      components.path = "/payment/\(a)/update"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r22(let currency):
      components.host = "voucher"
      components.path = "/tag/room-folder/document"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if !items.isEmpty { components.queryItems = items }
    case .r23(let a, let token):
      components.host = "voucher"
      components.path = "/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r24(let status, let currency, let until):
      components.host = "voucher"
      components.path = "/category-source/idea-place/result"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: String(status)))
      items.append(URLQueryItem(name: "currency", value: currency))
      items.append(URLQueryItem(name: "until", value: String(until)))
      if !items.isEmpty { components.queryItems = items }
    case .r25(let tab, let limit):
      components.host = "voucher"
      components.path = "/product/view-promo"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r26(let a, let currentGeneration, let level):
      components.host = "voucher"
      components.path = "/comment-map/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r27(let a, let from):
      components.host = "voucher"
      components.path = "/payment/\(a)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r28(let q):
      components.host = "voucher"
      components.path = "/wallet-story"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      if !items.isEmpty { components.queryItems = items }
    case .r29(let a, let b, let view):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/store-promo/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: String(view)))
      if !items.isEmpty { components.queryItems = items }
    case .r30(let until, let offset):
      components.host = "voucher"
      components.path = "/filter"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if !items.isEmpty { components.queryItems = items }
    case .r31(let color, let currency, let limit, let country):
      components.host = "voucher"
      components.path = "/stream-speaker"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      items.append(URLQueryItem(name: "currency", value: currency))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r32(let size):
      components.host = "voucher"
      components.path = "/week/help"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r33(let a, let campaign):
      components.host = "voucher"
      components.path = "/journal/\(a)/message"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r34(let a, let level):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/store-promo"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    case .r35(let a, let b, let currency, let token, let limit):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/payment/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r36(let a, let ref):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/faq/comment-member"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if !items.isEmpty { components.queryItems = items }
    case .r37(let a):
      components.host = "voucher"
      components.path = "/vendor/\(a)"
    case .r38(let a, let b, let campaign, let size):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/poll/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r39(let period):
      components.host = "voucher"
      components.path = "/week/message"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if !items.isEmpty { components.queryItems = items }
    case .r40(let a, let currency):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/transfer-zone/seller"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: currency))
      if !items.isEmpty { components.queryItems = items }
    case .r41(let a, let campaign):
      components.host = "voucher"
      components.path = "/filter/video/\(a)/voucher-map"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r42(let a, let b):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/payment/sale/\(b.uuidString)"
    case .r43(let a):
      components.host = "voucher"
      components.path = "/comment-map/\(a.uuidString)/menu"
    case .r44(let a):
      components.host = "voucher"
      components.path = "/show/mission-trip/member/\(a)"
    case .r45(let color, let campaign, let lang, let sort):
      components.host = "voucher"
      components.path = "/speaker/favorite-theme"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      items.append(URLQueryItem(name: "sort", value: sort))
      if !items.isEmpty { components.queryItems = items }
    case .r46(let tab):
      components.host = "voucher"
      components.path = "/show/mission-trip"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r47:
      components.host = "voucher"
      components.path = "/season/shop-banner"
    case .r48(let a):
      components.host = "voucher"
      components.path = "/\(a.uuidString)/stage/style"
    case .r49(let lang, let source):
      components.host = "voucher"
      components.path = "/comment-map/project-basket"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G1 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r50(let a, let offset, let from, let country):
      components.host = "channel"
      components.path = "/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      items.append(URLQueryItem(name: "from", value: from))
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r51(let a, let country, let from, let code):
      components.host = "channel"
      components.path = "/\(a.uuidString)/billing-lesson/tag-notice"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: String(country)))
      items.append(URLQueryItem(name: "from", value: from))
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r52(let a):
      components.host = "channel"
      components.path = "/wish/\(a)"
    case .r53(let a, let tab, let until, let size):
      components.host = "channel"
      components.path = "/\(a.uuidString)/balance-track/deal-series/service"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r54(let a):
      components.host = "channel"
      components.path = "/\(a.uuidString)/billing-lesson/feed-insight"
    case .r55(let a):
      components.host = "channel"
      components.path = "/\(a.uuidString)/hotel/source-result"
    case .r56(let a, let source, let sort):
      components.host = "channel"
      components.path = "/wish/voucher/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r57(let a, let b, let tab, let currentGeneration):
      components.host = "channel"
      components.path = "/\(a.uuidString)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r58(let a, let tab, let ref, let mode, let campaign):
      components.host = "channel"
      components.path = "/\(a.uuidString)/balance-track"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r59:
      components.host = "channel"
      components.path = "/space-idea/bundle"
    case .r60(let a):
      components.host = "channel"
      components.path = "/\(a.uuidString)/visit-tour/event"
    case .r61(let a, let offset):
      components.host = "channel"
      components.path = "/\(a.uuidString)/budget/space"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r62(let order):
      components.host = "channel"
      components.path = "/space-idea/tour"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: order))
      if !items.isEmpty { components.queryItems = items }
    case .r63(let a):
      components.host = "channel"
      components.path = "/week/\(a)/rating-service/seller-edit"
    case .r64:
      components.host = "channel"
      components.path = "/week/inbox-wish/game"
    case .r65(let a, let period, let offset, let code):
      components.host = "channel"
      components.path = "/space-idea/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r66(let a, let b, let highlight):
      components.host = "channel"
      components.path = "/wish/\(a)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if !items.isEmpty { components.queryItems = items }
    case .r67(let a):
      components.host = "channel"
      components.path = "/\(a.uuidString)/comment/stage/seller"
    case .r68(let tab, let sort, let offset):
      components.host = "channel"
      components.path = "/space-idea"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r69(let lang, let sort):
      components.host = "channel"
      components.path = "/detail/speaker/tag/invoice"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r70(let a, let b, let token, let limit):
      components.host = "channel"
      components.path = "/\(a.uuidString)/comment/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r71(let a, let period, let ref, let until, let offset):
      components.host = "channel"
      components.path = "/\(a.uuidString)/photo"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      items.append(URLQueryItem(name: "ref", value: ref))
      items.append(URLQueryItem(name: "until", value: until))
      items.append(URLQueryItem(name: "offset", value: offset))
      if !items.isEmpty { components.queryItems = items }
    case .r72(let a, let lang, let page, let color, let filter):
      components.host = "channel"
      components.path = "/\(a.uuidString)/comment"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      items.append(URLQueryItem(name: "color", value: String(color)))
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r73(let mode):
      components.host = "channel"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: mode))
      if !items.isEmpty { components.queryItems = items }
    case .r74(let type, let size, let filter):
      components.host = "channel"
      components.path = "/mission/report-history/people-course"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      items.append(URLQueryItem(name: "size", value: size))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r75(let a, let b):
      components.host = "channel"
      components.path = "/calendar/\(a)/\(b)"
    case .r76(let a, let b, let c, let page, let currentGeneration):
      components.host = "channel"
      components.path = "/\(a.uuidString)/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r77(let a, let currency, let offset, let campaign):
      components.host = "channel"
      components.path = "/mission/report-history/\(a.uuidString)/transfer"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r78(let a, let order, let tab, let source):
      components.host = "channel"
      components.path = "/author/\(a)"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r79:
      components.host = "channel"
      components.path = "/music/author"
    case .r80(let a, let sort):
      components.host = "channel"
      components.path = "/calendar/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r81(let a, let type, let offset, let limit):
      components.host = "channel"
      components.path = "/detail/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r82(let sort):
      components.host = "channel"
      components.path = "/brand-promo/lobby-banner"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if !items.isEmpty { components.queryItems = items }
    case .r83(let a, let ref):
      components.host = "channel"
      components.path = "/recipe/\(a)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r84(let country, let cursor, let sort):
      components.host = "channel"
      components.path = "/author/page-badge/topic-guide"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r85(let source, let ref):
      components.host = "channel"
      components.path = "/follow/space/board"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r86:
      components.host = "channel"
      components.path = "/setting/vendor"
    case .r87(let a):
      components.host = "channel"
      components.path = "/\(a.uuidString)/visit-tour"
    case .r88:
      components.host = "channel"
      components.path = "/unit"
    case .r89(let mode, let until):
      components.host = "channel"
      components.path = "/follow"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      items.append(URLQueryItem(name: "until", value: String(until)))
      if !items.isEmpty { components.queryItems = items }
    case .r90(let order):
      components.host = "channel"
      components.path = "/voice-author"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r91(let a, let b, let offset, let level, let source):
      components.host = "channel"
      components.path = "/\(a.uuidString)/\(b)/course"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: offset))
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      items.append(URLQueryItem(name: "source", value: source))
      if !items.isEmpty { components.queryItems = items }
    case .r92(let sort):
      components.host = "channel"
      components.path = "/comment/visit"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r93(let a, let ref, let token):
      components.host = "channel"
      components.path = "/setting/\(a)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      items.append(URLQueryItem(name: "token", value: token))
      if !items.isEmpty { components.queryItems = items }
    case .r94(let a, let b, let period, let page, let until, let status):
      components.host = "channel"
      components.path = "/\(a.uuidString)/\(b)/music"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      items.append(URLQueryItem(name: "page", value: page))
      items.append(URLQueryItem(name: "until", value: String(until)))
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r95(let a, let b, let c, let tab):
      components.host = "channel"
      components.path = "/\(a.uuidString)/comment/\(b.uuidString)/\(c.uuidString)"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r96(let period, let color, let offset):
      components.host = "channel"
      components.path = "/author/token-today/hotel-search"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: period))
      items.append(URLQueryItem(name: "color", value: String(color)))
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if !items.isEmpty { components.queryItems = items }
    case .r97(let a, let b, let mode):
      components.host = "channel"
      components.path = "/\(a.uuidString)/help-source/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r98:
      components.host = "channel"
      components.path = "/source-search/music"
    case .r99:
      components.host = "channel"
      components.path = "/source-search/subject"
    }
  }
}
extension Hand1000.G2 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r100(let page, let filter):
      components.host = "project-manage"
      components.path = "/live-style/region-user/author/company-thread"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: String(page)))
      items.append(URLQueryItem(name: "filter", value: filter))
      if !items.isEmpty { components.queryItems = items }
    case .r101(let a, let currency):
      components.host = "project-manage"
      components.path = "/\(a)/company/export"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if !items.isEmpty { components.queryItems = items }
    case .r102(let mode, let page):
      components.host = "project-manage"
      components.path = "/survey-stage"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: mode))
      items.append(URLQueryItem(name: "page", value: String(page)))
      if !items.isEmpty { components.queryItems = items }
    case .r103(let a, let b, let c, let tab, let limit):
      components.host = "project-manage"
      components.path = "/\(a)/\(b)/tag/\(c)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r104(let status):
      components.host = "project-manage"
      components.path = "/shop"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r105(let view, let campaign, let country):
      components.host = "project-manage"
      components.path = "/section/detail-table"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r106:
      components.host = "project-manage"
      components.path = "/artist"
    case .r107:
      components.host = "project-manage"
      components.path = "/live-style/region-user"
    case .r108(let a, let b, let q, let until):
      components.host = "project-manage"
      components.path = "/\(a)/\(b)/album/edit"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      items.append(URLQueryItem(name: "until", value: String(until)))
      if !items.isEmpty { components.queryItems = items }
    case .r109(let source):
      components.host = "project-manage"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: source))
      if !items.isEmpty { components.queryItems = items }
    case .r110(let view):
      components.host = "project-manage"
      components.path = "/artist/watch-service"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r111(let a, let code):
      components.host = "project-manage"
      components.path = "/artist/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r112(let ref):
      components.host = "project-manage"
      components.path = "/survey-stage/region"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if !items.isEmpty { components.queryItems = items }
    case .r113(let view):
      components.host = "project-manage"
      components.path = "/section/detail-table/content-staff"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r114(let q):
      components.host = "project-manage"
      components.path = "/table/offer-channel/tour"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      if !items.isEmpty { components.queryItems = items }
    case .r115(let a, let b, let currency):
      components.host = "project-manage"
      components.path = "/\(a)/\(b)/tag/setting"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: currency))
      if !items.isEmpty { components.queryItems = items }
    case .r116(let a, let b, let currency, let campaign):
      components.host = "project-manage"
      components.path = "/survey-stage/\(a)/today-cart/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r117(let a, let b, let c, let tab, let page):
      components.host = "project-manage"
      components.path = "/\(a)/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r118(let a, let b, let mode, let code, let currentGeneration):
      components.host = "project-manage"
      components.path = "/table/\(a)/\(b.uuidString)/episode"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: mode))
      items.append(URLQueryItem(name: "code", value: String(code)))
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if !items.isEmpty { components.queryItems = items }
    case .r119(let a, let b, let cursor):
      components.host = "project-manage"
      components.path = "/wish-tour/home/\(a)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r120(let a, let b, let ref, let until, let order, let highlight):
      components.host = "project-manage"
      components.path = "/\(a)/shelf/\(b)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      items.append(URLQueryItem(name: "order", value: String(order)))
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r121(let a):
      components.host = "project-manage"
      components.path = "/\(a)/news"
    case .r122(let a, let country):
      components.host = "project-manage"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r123(let currentGeneration):
      components.host = "project-manage"
      components.path = "/region-play"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r124(let from):
      components.host = "project-manage"
      components.path = "/region-play/menu/poll"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r125(let a, let from, let lang, let highlight):
      components.host = "project-manage"
      components.path = "/\(a)/company"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r126(let currentGeneration):
      components.host = "project-manage"
      components.path = "/journal-group"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r127(let a, let token):
      components.host = "project-manage"
      components.path = "/\(a)/history"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r128(let campaign, let source, let from):
      components.host = "project-manage"
      components.path = "/live-style"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r129(let a, let order, let type):
      components.host = "project-manage"
      components.path = "/\(a)/shelf"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r130(let a, let b):
      components.host = "project-manage"
      components.path = "/\(a)/setting/\(b)"
    case .r131(let a, let code, let color):
      components.host = "project-manage"
      components.path = "/survey-stage/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: String(code)))
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r132:
      components.host = "project-manage"
      components.path = "/section"
    case .r133(let a, let campaign, let level, let ref, let limit):
      components.host = "project-manage"
      components.path = "/dashboard/\(a)/result-page"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      items.append(URLQueryItem(name: "level", value: String(level)))
      items.append(URLQueryItem(name: "ref", value: ref))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r134(let a):
      components.host = "project-manage"
      components.path = "/music/\(a)"
    case .r135(let a, let tab):
      components.host = "project-manage"
      components.path = "/region-play/menu/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if !items.isEmpty { components.queryItems = items }
    case .r136(let a, let b):
      components.host = "project-manage"
      components.path = "/\(a)/\(b)"
    case .r137(let highlight, let offset):
      components.host = "project-manage"
      components.path = "/shop/reward"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      items.append(URLQueryItem(name: "offset", value: offset))
      if !items.isEmpty { components.queryItems = items }
    case .r138:
      components.host = "project-manage"
      components.path = "/music/list"
    case .r139(let a, let page, let order):
      components.host = "project-manage"
      components.path = "/budget/station-board/\(a)/space-survey"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r140(let a, let ref, let order):
      components.host = "project-manage"
      components.path = "/live-style/\(a)/update"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      items.append(URLQueryItem(name: "order", value: String(order)))
      if !items.isEmpty { components.queryItems = items }
    case .r141(let a, let source):
      components.host = "project-manage"
      components.path = "/\(a)/customer"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r142:
      components.host = "project-manage"
      components.path = "/journal-group/profile-edit"
    case .r143(let q, let lang):
      components.host = "project-manage"
      components.path = "/view"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r144(let q):
      components.host = "project-manage"
      components.path = "/station/badge-budget/mission-section"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if !items.isEmpty { components.queryItems = items }
    case .r145(let a, let cursor):
      components.host = "project-manage"
      components.path = "/wish-tour/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r146(let a, let tab):
      components.host = "project-manage"
      components.path = "/live-style/section/\(a)"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r147(let a):
      components.host = "project-manage"
      components.path = "/\(a)/setting"
    case .r148(let highlight, let order, let page, let campaign):
      components.host = "project-manage"
      components.path = "/budget/station-board"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r149(let a, let from):
      components.host = "project-manage"
      components.path = "/table/offer-channel/\(a)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G3 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r150(let code, let highlight):
      components.host = "sale-album"
      components.path = "/season/project-content"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r151(let a, let b, let color, let order):
      components.host = "sale-album"
      components.path = "/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r152(let a, let page):
      components.host = "sale-album"
      components.path = "/\(a)/plan-album"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if !items.isEmpty { components.queryItems = items }
    case .r153(let a, let offset, let order):
      components.host = "sale-album"
      components.path = "/\(a)/plan-album/notice"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r154(let a, let size, let country):
      components.host = "sale-album"
      components.path = "/\(a)/region/work"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r155(let a, let highlight):
      components.host = "sale-album"
      components.path = "/season/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r156(let token, let cursor):
      components.host = "sale-album"
      components.path = "/season"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if !items.isEmpty { components.queryItems = items }
    case .r157(let q, let order):
      components.host = "sale-album"
      components.path = "/quiz-poll"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r158(let a, let period):
      components.host = "sale-album"
      components.path = "/\(a)/plan-album/activity"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if !items.isEmpty { components.queryItems = items }
    case .r159:
      components.host = "sale-album"
      components.path = "/quiz-poll/comment"
    case .r160(let view):
      components.host = "sale-album"
      components.path = "/inbox/credit"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r161(let a, let color):
      components.host = "sale-album"
      components.path = "/bundle/event/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r162(let a, let tab, let offset):
      components.host = "sale-album"
      components.path = "/\(a)/region/quiz-chart"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r163(let order):
      components.host = "sale-album"
      components.path = "/topic/stats/page-trip"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r164(let currency, let source, let period, let from):
      components.host = "sale-album"
      components.path = "/device-folder"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: currency))
      items.append(URLQueryItem(name: "source", value: source))
      items.append(URLQueryItem(name: "period", value: String(period)))
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r165(let a, let campaign, let q, let type, let offset):
      components.host = "sale-album"
      components.path = "/step/category/\(a)/route-trade"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      items.append(URLQueryItem(name: "q", value: q))
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r166(let a):
      components.host = "sale-album"
      components.path = "/\(a)"
    case .r167(let a, let sort, let token, let period):
      components.host = "sale-album"
      components.path = "/\(a)/region/series-theme"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if !items.isEmpty { components.queryItems = items }
    case .r168(let color, let campaign):
      components.host = "sale-album"
      components.path = "/theme/basket/lobby"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r169(let order, let country):
      components.host = "sale-album"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: order))
      items.append(URLQueryItem(name: "country", value: country))
      if !items.isEmpty { components.queryItems = items }
    case .r170(let level, let type, let limit, let tab):
      components.host = "sale-album"
      components.path = "/campaign/list"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      items.append(URLQueryItem(name: "limit", value: limit))
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if !items.isEmpty { components.queryItems = items }
    case .r171(let a, let from):
      components.host = "sale-album"
      components.path = "/asset/trend/\(a)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r172(let code):
      components.host = "sale-album"
      components.path = "/season/project-content/journal"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r173(let a, let until, let level):
      components.host = "sale-album"
      components.path = "/album/\(a)/archive-follow"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r174(let until):
      components.host = "sale-album"
      components.path = "/poll/basket"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: String(until)))
      if !items.isEmpty { components.queryItems = items }
    case .r175:
      components.host = "sale-album"
      components.path = "/review/speaker"
    case .r176(let a, let until):
      components.host = "sale-album"
      components.path = "/theme/\(a)/stage"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if !items.isEmpty { components.queryItems = items }
    case .r177(let cursor, let period, let currency, let from):
      components.host = "sale-album"
      components.path = "/mission-bundle"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: String(cursor)))
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r178(let a, let b, let status, let until, let code, let level):
      components.host = "sale-album"
      components.path = "/device-folder/\(a.uuidString)/\(b)"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r179:
      components.host = "sale-album"
      components.path = "/offer-ride/follow"
    case .r180(let status):
      components.host = "sale-album"
      components.path = "/offer-ride/section/question"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if !items.isEmpty { components.queryItems = items }
    case .r181(let lang, let currentGeneration, let limit, let code):
      components.host = "sale-album"
      components.path = "/favorite/claim"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r182(let a, let b, let view, let level, let until):
      components.host = "sale-album"
      components.path = "/\(a)/\(b)/faq"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: String(view)))
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if !items.isEmpty { components.queryItems = items }
    case .r183(let type):
      components.host = "sale-album"
      components.path = "/offer-ride/folder-search"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r184(let a, let from, let lang):
      components.host = "sale-album"
      components.path = "/season/\(a.uuidString)/offer/update"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r185(let a, let page, let period, let order, let currency):
      components.host = "sale-album"
      components.path = "/poll/\(a.uuidString)/song-series"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: String(page)))
      items.append(URLQueryItem(name: "period", value: String(period)))
      items.append(URLQueryItem(name: "order", value: String(order)))
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if !items.isEmpty { components.queryItems = items }
    case .r186(let a, let token, let type):
      components.host = "sale-album"
      components.path = "/bundle/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r187(let order, let sort, let q, let from):
      components.host = "sale-album"
      components.path = "/offer-ride"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: String(order)))
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r188(let a, let size):
      components.host = "sale-album"
      components.path = "/\(a)/region"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: String(size)))
      if !items.isEmpty { components.queryItems = items }
    case .r189(let a, let code):
      components.host = "sale-album"
      components.path = "/\(a)/partner-course/unit"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r190(let a):
      components.host = "sale-album"
      components.path = "/review/\(a)"
    case .r191(let a, let level, let from, let source, let filter):
      components.host = "sale-album"
      components.path = "/topic/stats/\(a)"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      items.append(URLQueryItem(name: "source", value: String(source)))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r192:
      components.host = "sale-album"
      components.path = "/theme/basket/music"
    case .r193(let view):
      components.host = "sale-album"
      components.path = "/tag-result"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r194(let offset, let tab, let q, let country):
      components.host = "sale-album"
      components.path = "/review"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if !items.isEmpty { components.queryItems = items }
    case .r195(let a, let currentGeneration):
      components.host = "sale-album"
      components.path = "/step/\(a)/article"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r196(let offset, let type, let color):
      components.host = "sale-album"
      components.path = "/album/support/score"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: offset))
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if !items.isEmpty { components.queryItems = items }
    case .r197(let a, let b, let c, let currency, let token, let from, let view):
      components.host = "sale-album"
      components.path = "/\(a)/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r198(let a, let filter, let source):
      components.host = "sale-album"
      components.path = "/gift/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: filter))
      items.append(URLQueryItem(name: "source", value: String(source)))
      if !items.isEmpty { components.queryItems = items }
    case .r199(let tab, let offset, let level):
      components.host = "sale-album"
      components.path = "/quiz-poll/project"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      items.append(URLQueryItem(name: "level", value: level))
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G4 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r200(let level, let token, let lang, let sort):
      components.host = "draft-source"
      components.path = "/course-brand/document"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r201(let from, let tab, let offset):
      components.host = "draft-source"
      components.path = "/section-gallery/vote"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r202(let a, let view, let tab, let source):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/show/member/answer"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      items.append(URLQueryItem(name: "tab", value: tab))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r203(let q, let lang, let color, let type):
      components.host = "draft-source"
      components.path = "/section-gallery"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      items.append(URLQueryItem(name: "color", value: color))
      items.append(URLQueryItem(name: "type", value: String(type)))
      if !items.isEmpty { components.queryItems = items }
    case .r204(let a, let currentGeneration, let order):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/export"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r205(let a, let sort):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/show"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r206(let a, let code, let q):
      components.host = "draft-source"
      components.path = "/course-brand/\(a.uuidString)/menu"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      items.append(URLQueryItem(name: "q", value: q))
      if !items.isEmpty { components.queryItems = items }
    case .r207(let ref):
      components.host = "draft-source"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if !items.isEmpty { components.queryItems = items }
    case .r208(let a, let source):
      components.host = "draft-source"
      components.path = "/basket/podcast/\(a)"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    case .r209(let a, let highlight):
      components.host = "draft-source"
      components.path = "/profile/\(a)"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r210(let a, let mode):
      components.host = "draft-source"
      components.path = "/section-gallery/vote/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if !items.isEmpty { components.queryItems = items }
    case .r211(let a):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)"
    case .r212(let size, let source):
      components.host = "draft-source"
      components.path = "/profile"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: String(size)))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r213(let a, let type, let token):
      components.host = "draft-source"
      components.path = "/banner/\(a)/news"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      items.append(URLQueryItem(name: "token", value: token))
      if !items.isEmpty { components.queryItems = items }
    case .r214(let color, let mode):
      components.host = "draft-source"
      components.path = "/artist/rating"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if !items.isEmpty { components.queryItems = items }
    case .r215(let a, let b, let cursor, let currency, let ref):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/export/\(b)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r216(let view):
      components.host = "draft-source"
      components.path = "/room-style/story"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r217(let a, let b, let page):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/\(b)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if !items.isEmpty { components.queryItems = items }
    case .r218(let a, let mode):
      components.host = "draft-source"
      components.path = "/basket/tour-friend/follow/\(a)"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if !items.isEmpty { components.queryItems = items }
    case .r219(let a):
      components.host = "draft-source"
      components.path = "/trade/\(a)/result/result"
    case .r220(let a, let b, let source, let q):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/lesson-guide/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: source))
      items.append(URLQueryItem(name: "q", value: q))
      if !items.isEmpty { components.queryItems = items }
    case .r221(let a, let b, let c):
      components.host = "draft-source"
      components.path = "/user/\(a.uuidString)/\(b)/\(c)"
    case .r222(let page):
      components.host = "draft-source"
      components.path = "/hotel/ticket"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r223(let a):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/channel"
    case .r224(let a, let b, let status):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/channel/\(b)/rating-team"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r225(let a, let page, let level, let highlight):
      components.host = "draft-source"
      components.path = "/team/dashboard/track-poll/\(a)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r226(let q, let sort):
      components.host = "draft-source"
      components.path = "/course-brand"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if !items.isEmpty { components.queryItems = items }
    case .r227(let a, let color, let mode):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/today"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: String(color)))
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r228(let a, let b, let c, let source):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/\(b)/\(c.uuidString)/version"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r229(let offset, let q):
      components.host = "draft-source"
      components.path = "/schedule"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if !items.isEmpty { components.queryItems = items }
    case .r230(let a, let code):
      components.host = "draft-source"
      components.path = "/station-survey/watch-staff/\(a)"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r231(let sort, let mode, let campaign):
      components.host = "draft-source"
      components.path = "/basket"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r232(let a, let size, let token, let period, let type):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/lesson-guide"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      items.append(URLQueryItem(name: "period", value: String(period)))
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r233(let q, let highlight, let level, let lang):
      components.host = "draft-source"
      components.path = "/service/guide"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      items.append(URLQueryItem(name: "highlight", value: highlight))
      items.append(URLQueryItem(name: "level", value: level))
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r234(let ref, let period, let highlight):
      components.host = "draft-source"
      components.path = "/banner/item"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r235(let a, let type, let limit, let cursor, let sort):
      components.host = "draft-source"
      components.path = "/room-style/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r236(let a, let campaign, let ref):
      components.host = "draft-source"
      components.path = "/course-brand/location/answer/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r237(let a, let b, let view, let mode):
      components.host = "draft-source"
      components.path = "/billing-ticket/\(a)/vote/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: String(view)))
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r238(let a, let b):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/city-trade/\(b)"
    case .r239:
      components.host = "draft-source"
      components.path = "/room-style/update"
    case .r240(let level, let view, let cursor):
      components.host = "draft-source"
      components.path = "/user/trend-vote"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r241(let a, let sort, let status, let currentGeneration, let token):
      components.host = "draft-source"
      components.path = "/user/trend-vote/ticket/\(a)"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      items.append(URLQueryItem(name: "status", value: String(status)))
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      items.append(URLQueryItem(name: "token", value: String(token)))
      if !items.isEmpty { components.queryItems = items }
    case .r242(let a, let sort):
      components.host = "draft-source"
      components.path = "/\(a.uuidString)/city-trade"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r243(let lang, let from):
      components.host = "draft-source"
      components.path = "/banner"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r244(let a, let size, let source, let q, let code):
      components.host = "draft-source"
      components.path = "/user/\(a.uuidString)/review"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r245(let a):
      components.host = "draft-source"
      components.path = "/play-device/\(a.uuidString)"
    case .r246(let highlight, let currency):
      components.host = "draft-source"
      components.path = "/bookmark"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if !items.isEmpty { components.queryItems = items }
    case .r247:
      components.host = "draft-source"
      components.path = "/banner/item/unit"
    case .r248(let a):
      components.host = "draft-source"
      components.path = "/table/week-export/\(a)"
    case .r249(let a, let b, let c, let campaign, let from):
      components.host = "draft-source"
      components.path = "/answer-style/\(a)/\(b.uuidString)/\(c)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G5 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r250:
      components.host = "visit"
      components.path = "/basket"
    case .r251:
      components.host = "visit"
      components.path = "/coupon/label-room"
    case .r252(let a):
      components.host = "visit"
      components.path = "/\(a.uuidString)/badge/cart"
    case .r253(let a, let from, let mode):
      components.host = "visit"
      components.path = "/\(a.uuidString)/badge"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: String(from)))
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r254(let a, let token):
      components.host = "visit"
      components.path = "/basket/room/\(a)/trade-table"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r255(let limit, let period):
      components.host = "visit"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: limit))
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if !items.isEmpty { components.queryItems = items }
    case .r256(let a, let b, let level, let highlight):
      components.host = "visit"
      components.path = "/\(a.uuidString)/\(b)/dashboard-support"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if !items.isEmpty { components.queryItems = items }
    case .r257(let a, let campaign, let currency, let tab):
      components.host = "visit"
      components.path = "/live/filter-news/\(a)/balance"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r258(let a, let campaign):
      components.host = "visit"
      components.path = "/live/recipe/\(a)/report-order"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r259(let token, let currency):
      components.host = "visit"
      components.path = "/basket/author/order-basket"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      if !items.isEmpty { components.queryItems = items }
    case .r260(let a, let tab, let limit):
      components.host = "visit"
      components.path = "/room/\(a)/week"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r261(let a, let status):
      components.host = "visit"
      components.path = "/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if !items.isEmpty { components.queryItems = items }
    case .r262(let tab):
      components.host = "visit"
      components.path = "/room/credit/balance/credit"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if !items.isEmpty { components.queryItems = items }
    case .r263(let a, let token, let size):
      components.host = "visit"
      components.path = "/live/message/\(a)/invite-voucher"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r264(let a, let code, let size):
      components.host = "visit"
      components.path = "/session-room/\(a)/story-draft"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r265(let a, let currency, let tab, let size):
      components.host = "visit"
      components.path = "/coupon/channel/insight/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "tab", value: tab))
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r266(let a, let level, let campaign):
      components.host = "visit"
      components.path = "/filter/\(a)/reward"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r267(let a, let until, let code, let from):
      components.host = "visit"
      components.path = "/target/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: until))
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r268(let order, let source, let type):
      components.host = "visit"
      components.path = "/gallery/team"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: order))
      items.append(URLQueryItem(name: "source", value: String(source)))
      items.append(URLQueryItem(name: "type", value: type))
      if !items.isEmpty { components.queryItems = items }
    case .r269(let a):
      components.host = "visit"
      components.path = "/\(a.uuidString)/customer"
    case .r270(let a, let campaign, let country, let lang, let highlight):
      components.host = "visit"
      components.path = "/session-room/\(a)/queue/collection"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r271(let filter):
      components.host = "visit"
      components.path = "/booking"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r272(let a, let b, let c, let cursor):
      components.host = "visit"
      components.path = "/\(a.uuidString)/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r273(let a, let b, let status):
      components.host = "visit"
      components.path = "/\(a.uuidString)/\(b)/dashboard-support/rank"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r274(let a, let ref, let campaign):
      components.host = "visit"
      components.path = "/movie/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r275(let a, let highlight):
      components.host = "visit"
      components.path = "/gallery/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if !items.isEmpty { components.queryItems = items }
    case .r276(let limit, let order):
      components.host = "visit"
      components.path = "/album/subject"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: limit))
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r277(let a):
      components.host = "visit"
      components.path = "/basket/room/\(a)/coupon"
    case .r278(let a, let campaign):
      components.host = "visit"
      components.path = "/\(a.uuidString)/asset/booking"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r279(let token, let period, let campaign, let code):
      components.host = "visit"
      components.path = "/target"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      items.append(URLQueryItem(name: "period", value: period))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r280:
      components.host = "visit"
      components.path = "/basket/author"
    case .r281(let limit):
      components.host = "visit"
      components.path = "/filter"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r282(let code):
      components.host = "visit"
      components.path = "/live"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r283:
      components.host = "visit"
      components.path = "/transfer-rating/theme"
    case .r284(let a, let b, let cursor, let code, let lang, let period):
      components.host = "visit"
      components.path = "/\(a.uuidString)/balance/\(b)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      items.append(URLQueryItem(name: "code", value: String(code)))
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      items.append(URLQueryItem(name: "period", value: String(period)))
      if !items.isEmpty { components.queryItems = items }
    case .r285(let a):
      components.host = "visit"
      components.path = "/order/schedule/\(a)"
    case .r286(let page, let token):
      components.host = "visit"
      components.path = "/step/chapter-team/vendor"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r287(let sort):
      components.host = "visit"
      components.path = "/signal/music"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r288(let a, let b):
      components.host = "visit"
      components.path = "/session-room/\(a)/\(b)"
    case .r289(let a, let limit, let country):
      components.host = "visit"
      components.path = "/category/\(a)"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      items.append(URLQueryItem(name: "country", value: country))
      if !items.isEmpty { components.queryItems = items }
    case .r290(let a, let type):
      components.host = "visit"
      components.path = "/\(a.uuidString)/staff/cart-score"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "type", value: String(type)))
      if !items.isEmpty { components.queryItems = items }
    case .r291(let size):
      components.host = "visit"
      components.path = "/billing"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: String(size)))
      if !items.isEmpty { components.queryItems = items }
    case .r292(let token):
      components.host = "visit"
      components.path = "/filter/help-section/share-photo"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r293(let a, let color, let q, let type, let sort):
      components.host = "visit"
      components.path = "/\(a.uuidString)/balance/week"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: color))
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r294(let a, let cursor, let currency, let type, let currentGeneration):
      components.host = "visit"
      components.path = "/category/partner-order/\(a)/edit-asset"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: cursor))
      items.append(URLQueryItem(name: "currency", value: currency))
      items.append(URLQueryItem(name: "type", value: type))
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r295(let a, let level, let color, let until):
      components.host = "visit"
      components.path = "/\(a.uuidString)/stats-artist"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      items.append(URLQueryItem(name: "color", value: color))
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if !items.isEmpty { components.queryItems = items }
    case .r296(let limit, let country):
      components.host = "visit"
      components.path = "/collection/year/promo/schedule"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: limit))
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r297(let type):
      components.host = "visit"
      components.path = "/live/article-staff/signal"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r298(let a, let type, let sort, let country, let currentGeneration):
      components.host = "visit"
      components.path = "/\(a.uuidString)/staff"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      items.append(URLQueryItem(name: "country", value: String(country)))
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r299(let a, let b, let size):
      components.host = "visit"
      components.path = "/\(a.uuidString)/\(b)/report/week-product"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G6 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r300(let a):
      components.host = "answer-region"
      components.path = "/\(a)"
    case .r301(let a, let q, let color):
      components.host = "answer-region"
      components.path = "/\(a)/table"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if !items.isEmpty { components.queryItems = items }
    case .r302(let a, let b, let c, let lang, let color, let period, let order):
      components.host = "answer-region"
      components.path = "/\(a)/\(b.uuidString)/job-session/\(c)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r303(let a, let b, let order):
      components.host = "answer-region"
      components.path = "/today-album/\(a)/course-trail/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r304(let a, let b, let period):
      components.host = "answer-region"
      components.path = "/token-view/\(a)/\(b)/collection"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: period))
      if !items.isEmpty { components.queryItems = items }
    case .r305(let a, let b, let campaign, let token, let highlight):
      components.host = "answer-region"
      components.path = "/theme/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      items.append(URLQueryItem(name: "token", value: String(token)))
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if !items.isEmpty { components.queryItems = items }
    case .r306:
      components.host = "answer-region"
      components.path = ""
    case .r307:
      components.host = "answer-region"
      components.path = "/theme"
    case .r308:
      components.host = "answer-region"
      components.path = "/token-view/list-photo/theme"
    case .r309(let currency, let offset):
      components.host = "answer-region"
      components.path = "/token-view/list-photo"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r310(let a, let b, let period, let source):
      components.host = "answer-region"
      components.path = "/\(a)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      items.append(URLQueryItem(name: "source", value: source))
      if !items.isEmpty { components.queryItems = items }
    case .r311:
      components.host = "answer-region"
      components.path = "/theme/season/route-view/visit"
    case .r312:
      components.host = "answer-region"
      components.path = "/profile/artist-table"
    case .r313(let a, let cursor, let limit, let tab):
      components.host = "answer-region"
      components.path = "/token-view/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: String(cursor)))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      items.append(URLQueryItem(name: "tab", value: tab))
      if !items.isEmpty { components.queryItems = items }
    case .r314(let a, let from, let source):
      components.host = "answer-region"
      components.path = "/today-album/archive/\(a)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      items.append(URLQueryItem(name: "source", value: String(source)))
      if !items.isEmpty { components.queryItems = items }
    case .r315(let a, let b, let c, let size):
      components.host = "answer-region"
      components.path = "/\(a)/\(b.uuidString)/\(c.uuidString)/category"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r316:
      components.host = "answer-region"
      components.path = "/profile/artist-table/style-support/stream"
    case .r317(let type, let q, let campaign):
      components.host = "answer-region"
      components.path = "/filter-detail/balance"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      items.append(URLQueryItem(name: "q", value: q))
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r318(let a, let b, let order):
      components.host = "answer-region"
      components.path = "/\(a)/\(b.uuidString)/order-live"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: order))
      if !items.isEmpty { components.queryItems = items }
    case .r319(let campaign, let color, let from):
      components.host = "answer-region"
      components.path = "/theme/season/photo"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r320(let token):
      components.host = "answer-region"
      components.path = "/comment-home/style"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      if !items.isEmpty { components.queryItems = items }
    case .r321(let page, let level):
      components.host = "answer-region"
      components.path = "/today-album"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r322(let a, let lang):
      components.host = "answer-region"
      components.path = "/campaign/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r323(let a):
      components.host = "answer-region"
      components.path = "/\(a)/game"
    case .r324(let filter, let size, let order, let country):
      components.host = "answer-region"
      components.path = "/theme/season/route-view/trail"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      items.append(URLQueryItem(name: "size", value: size))
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r325(let a, let b):
      components.host = "answer-region"
      components.path = "/\(a)/stage/studio/\(b)"
    case .r326(let a, let campaign, let currentGeneration):
      components.host = "answer-region"
      components.path = "/filter-detail/\(a.uuidString)/claim"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if !items.isEmpty { components.queryItems = items }
    case .r327(let page, let ref, let until, let source):
      components.host = "answer-region"
      components.path = "/banner/seller-room"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    case .r328(let a, let sort, let size, let status, let limit):
      components.host = "answer-region"
      components.path = "/\(a)/stage/banner-job"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: sort))
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      items.append(URLQueryItem(name: "status", value: status))
      items.append(URLQueryItem(name: "limit", value: String(limit)))
      if !items.isEmpty { components.queryItems = items }
    case .r329(let token, let size):
      components.host = "answer-region"
      components.path = "/campaign"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r330(let a, let b):
      components.host = "answer-region"
      components.path = "/like/\(a)/\(b)"
    case .r331(let a):
      components.host = "answer-region"
      components.path = "/discover-member/item/manage/\(a)"
    case .r332(let a, let level, let offset, let view):
      components.host = "answer-region"
      components.path = "/\(a)/show"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      items.append(URLQueryItem(name: "view", value: String(view)))
      if !items.isEmpty { components.queryItems = items }
    case .r333:
      components.host = "answer-region"
      components.path = "/song"
    case .r334(let q):
      components.host = "answer-region"
      components.path = "/course-item/section-live"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if !items.isEmpty { components.queryItems = items }
    case .r335(let a, let b, let campaign):
      components.host = "answer-region"
      components.path = "/\(a)/\(b.uuidString)/job-session/zone"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r336(let a, let limit):
      components.host = "answer-region"
      components.path = "/like/wallet-wallet/\(a)"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r337(let ref, let country, let sort):
      components.host = "answer-region"
      components.path = "/banner"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: ref))
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r338(let a, let b, let page, let highlight, let until):
      components.host = "answer-region"
      components.path = "/review/member-forum/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      items.append(URLQueryItem(name: "until", value: until))
      if !items.isEmpty { components.queryItems = items }
    case .r339:
      components.host = "answer-region"
      components.path = "/theme/visit/season-work"
    case .r340(let from, let mode, let country, let color):
      components.host = "answer-region"
      components.path = "/review/album/chapter/journal"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      items.append(URLQueryItem(name: "country", value: country))
      items.append(URLQueryItem(name: "color", value: color))
      if !items.isEmpty { components.queryItems = items }
    case .r341(let a, let source, let from):
      components.host = "answer-region"
      components.path = "/cart-export/\(a)/draft-friend"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r342:
      components.host = "answer-region"
      components.path = "/report"
    case .r343(let level, let currency):
      components.host = "answer-region"
      components.path = "/bookmark-recipe/message"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if !items.isEmpty { components.queryItems = items }
    case .r344(let mode, let country):
      components.host = "answer-region"
      components.path = "/calendar/store-ride/delivery"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      items.append(URLQueryItem(name: "country", value: String(country)))
      if !items.isEmpty { components.queryItems = items }
    case .r345(let view):
      components.host = "answer-region"
      components.path = "/voice"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r346(let currentGeneration):
      components.host = "answer-region"
      components.path = "/token-view"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if !items.isEmpty { components.queryItems = items }
    case .r347(let level):
      components.host = "answer-region"
      components.path = "/archive/song/voucher-studio/answer"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    case .r348:
      components.host = "answer-region"
      components.path = "/review-help"
    case .r349(let period):
      components.host = "answer-region"
      components.path = "/media"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G7 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r350(let a, let b, let c, let sort, let code):
      components.host = "category"
      components.path = "/\(a)/board-photo/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r351(let a, let type, let limit):
      components.host = "category"
      components.path = "/question/calendar-friend/\(a)/place"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r352(let highlight):
      components.host = "category"
      components.path = "/question"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r353(let a, let highlight, let lang, let q, let type):
      components.host = "category"
      components.path = "/question/\(a)/vote-friend"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      items.append(URLQueryItem(name: "q", value: q))
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r354(let a):
      components.host = "category"
      components.path = "/\(a)/album"
    case .r355(let from):
      components.host = "category"
      components.path = "/question/label-service"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r356(let a, let ref, let filter):
      components.host = "category"
      components.path = "/coupon/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      items.append(URLQueryItem(name: "filter", value: filter))
      if !items.isEmpty { components.queryItems = items }
    case .r357(let a, let page):
      components.host = "category"
      components.path = "/bundle-feed/\(a)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r358(let a):
      components.host = "category"
      components.path = "/\(a)/live"
    case .r359(let a, let b, let color, let code):
      components.host = "category"
      components.path = "/\(a)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: color))
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r360(let a, let type, let status, let until, let period):
      components.host = "category"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      items.append(URLQueryItem(name: "status", value: String(status)))
      items.append(URLQueryItem(name: "until", value: String(until)))
      items.append(URLQueryItem(name: "period", value: period))
      if !items.isEmpty { components.queryItems = items }
    case .r361(let mode, let from):
      components.host = "category"
      components.path = "/bundle-feed"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r362(let a, let token, let order):
      components.host = "category"
      components.path = "/zone/podcast/today/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r363(let a, let b, let q, let ref, let code, let type):
      components.host = "category"
      components.path = "/bundle-feed/\(a)/\(b)/trip"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      items.append(URLQueryItem(name: "ref", value: ref))
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r364(let currentGeneration):
      components.host = "category"
      components.path = "/poll-contact"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r365(let limit):
      components.host = "category"
      components.path = "/zone/podcast/today/favorite-theme"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r366:
      components.host = "category"
      components.path = "/edit-course"
    case .r367:
      components.host = "category"
      components.path = "/zone/style"
    case .r368(let a, let b, let source, let country, let size):
      components.host = "category"
      components.path = "/\(a)/board-photo/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: source))
      items.append(URLQueryItem(name: "country", value: String(country)))
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r369(let order):
      components.host = "category"
      components.path = ""
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r370(let a, let limit, let code, let filter):
      components.host = "category"
      components.path = "/bundle-feed/\(a)/token-track/vote"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      items.append(URLQueryItem(name: "code", value: code))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r371(let level, let sort):
      components.host = "category"
      components.path = "/question/invite/song-voucher"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      items.append(URLQueryItem(name: "sort", value: sort))
      if !items.isEmpty { components.queryItems = items }
    case .r372(let mode, let page):
      components.host = "category"
      components.path = "/bundle-feed/document"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if !items.isEmpty { components.queryItems = items }
    case .r373:
      components.host = "category"
      components.path = "/bundle-feed/badge"
    case .r374(let a, let b, let c, let order):
      components.host = "category"
      components.path = "/\(a)/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r375(let page, let status, let filter, let highlight):
      components.host = "category"
      components.path = "/chart-media"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r376(let a, let view, let level, let token, let source):
      components.host = "category"
      components.path = "/zone-order/\(a)"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      items.append(URLQueryItem(name: "level", value: String(level)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r377(let currentGeneration, let mode, let from, let source):
      components.host = "category"
      components.path = "/contact/balance-today"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    case .r378(let a, let b):
      components.host = "category"
      components.path = "/\(a)/album/\(b)"
    case .r379(let a):
      components.host = "category"
      components.path = "/edit-course/\(a)/tip"
    case .r380:
      components.host = "category"
      components.path = "/contact"
    case .r381(let a):
      components.host = "category"
      components.path = "/\(a)/reward-section"
    case .r382:
      components.host = "category"
      components.path = "/report-trip/score"
    case .r383(let a, let until):
      components.host = "category"
      components.path = "/live/billing/\(a)"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r384:
      components.host = "category"
      components.path = "/poll-contact/collection"
    case .r385(let token):
      components.host = "category"
      components.path = "/history/version-notice/summary-detail/detail-page"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: token))
      if !items.isEmpty { components.queryItems = items }
    case .r386(let a, let highlight, let cursor):
      components.host = "category"
      components.path = "/\(a)/live/tool"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r387(let a, let b, let currentGeneration, let color):
      components.host = "category"
      components.path = "/\(a)/author-music/\(b)"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if !items.isEmpty { components.queryItems = items }
    case .r388(let type, let code):
      components.host = "category"
      components.path = "/bundle-feed/video/chapter-version"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r389(let a, let b):
      components.host = "category"
      components.path = "/zone/upload/\(a)/\(b)"
    case .r390:
      components.host = "category"
      components.path = "/chart-feed/calendar"
    case .r391(let currency, let filter, let level, let period):
      components.host = "category"
      components.path = "/zone-order"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if !items.isEmpty { components.queryItems = items }
    case .r392:
      components.host = "category"
      components.path = "/coupon"
    case .r393:
      components.host = "category"
      components.path = "/device/setting-idea"
    case .r394(let a, let token):
      components.host = "category"
      components.path = "/plan/\(a)/city"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r395(let a, let b, let limit, let country):
      components.host = "category"
      components.path = "/\(a)/\(b)/forum"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if !items.isEmpty { components.queryItems = items }
    case .r396(let a, let from):
      components.host = "category"
      components.path = "/\(a)/board-photo/question-rank"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r397(let currency, let from):
      components.host = "category"
      components.path = "/season/map"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r398:
      components.host = "category"
      components.path = "/live/billing"
    case .r399(let limit, let mode):
      components.host = "category"
      components.path = "/checkout-price/answer/draft"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G8 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r400(let type, let status):
      components.host = "partner-people"
      components.path = "/city/year-profile/like"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r401(let a):
      components.host = "partner-people"
      components.path = "/setting/\(a)/signal-map"
    case .r402(let a, let order, let sort, let from, let code):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: String(order)))
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r403(let a, let mode):
      components.host = "partner-people"
      components.path = "/category-seller/\(a)/voucher"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if !items.isEmpty { components.queryItems = items }
    case .r404:
      components.host = "partner-people"
      components.path = "/category-seller"
    case .r405(let type, let cursor):
      components.host = "partner-people"
      components.path = ""
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r406(let a):
      components.host = "partner-people"
      components.path = "/category-seller/\(a)/voucher/task"
    case .r407(let mode, let country, let ref):
      components.host = "partner-people"
      components.path = "/station-edit/price/story"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      items.append(URLQueryItem(name: "ref", value: ref))
      if !items.isEmpty { components.queryItems = items }
    case .r408(let status):
      components.host = "partner-people"
      components.path = "/category-seller/label-vendor"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r409(let q, let size, let ref):
      components.host = "partner-people"
      components.path = "/city"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if !items.isEmpty { components.queryItems = items }
    case .r410:
      components.host = "partner-people"
      components.path = "/trip-artist/version/map-tour"
    case .r411(let level, let limit):
      components.host = "partner-people"
      components.path = "/setting/rating/token/topic"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: level))
      items.append(URLQueryItem(name: "limit", value: limit))
      if !items.isEmpty { components.queryItems = items }
    case .r412(let a, let page, let level):
      components.host = "partner-people"
      components.path = "/category-seller/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "page", value: page))
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r413(let cursor):
      components.host = "partner-people"
      components.path = "/track-invoice/edit/video/season-poll"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if !items.isEmpty { components.queryItems = items }
    case .r414(let a, let highlight):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)/signal-voucher"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r415(let a, let highlight, let campaign):
      components.host = "partner-people"
      components.path = "/station-edit/\(a)/account"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r416(let a, let order, let source, let offset):
      components.host = "partner-people"
      components.path = "/course/\(a.uuidString)/account/offer"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      items.append(URLQueryItem(name: "offset", value: offset))
      if !items.isEmpty { components.queryItems = items }
    case .r417(let a, let b, let currency, let order, let ref):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)/\(b.uuidString)/queue"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "order", value: order))
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r418(let a, let status, let offset, let currentGeneration):
      components.host = "partner-people"
      components.path = "/stream/\(a)/tour-draft"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r419(let source, let level):
      components.host = "partner-people"
      components.path = "/service"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r420(let a, let status, let highlight, let token, let size):
      components.host = "partner-people"
      components.path = "/month-archive/\(a)/live-staff"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: status))
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      items.append(URLQueryItem(name: "size", value: String(size)))
      if !items.isEmpty { components.queryItems = items }
    case .r421(let a, let b, let status, let country):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r422(let offset, let filter, let token, let size):
      components.host = "partner-people"
      components.path = "/course/media"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      items.append(URLQueryItem(name: "filter", value: String(filter)))
      items.append(URLQueryItem(name: "token", value: token))
      items.append(URLQueryItem(name: "size", value: String(size)))
      if !items.isEmpty { components.queryItems = items }
    case .r423(let a, let campaign, let country, let offset, let cursor):
      components.host = "partner-people"
      components.path = "/room/style/\(a)"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      items.append(URLQueryItem(name: "offset", value: offset))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r424:
      components.host = "partner-people"
      components.path = "/report"
    case .r425(let a, let page, let from):
      components.host = "partner-people"
      components.path = "/event-show/filter/delivery/\(a)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r426(let page, let highlight, let token, let level):
      components.host = "partner-people"
      components.path = "/work"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    case .r427(let a, let b, let limit, let order, let ref):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)/\(b.uuidString)/home"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: limit))
      items.append(URLQueryItem(name: "order", value: order))
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r428(let campaign, let ref):
      components.host = "partner-people"
      components.path = "/show"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r429:
      components.host = "partner-people"
      components.path = "/search/schedule"
    case .r430(let status, let country, let page, let currentGeneration):
      components.host = "partner-people"
      components.path = "/session/tool-friend"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      items.append(URLQueryItem(name: "country", value: country))
      items.append(URLQueryItem(name: "page", value: page))
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r431(let a, let b, let token, let offset):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)/\(b.uuidString)/city-movie"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if !items.isEmpty { components.queryItems = items }
    case .r432(let order, let source, let code):
      components.host = "partner-people"
      components.path = "/month-archive/section"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r433(let a, let until):
      components.host = "partner-people"
      components.path = "/work-balance/\(a)/hotel-visit"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r434(let token):
      components.host = "partner-people"
      components.path = "/home-source"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r435(let cursor, let page, let color, let token):
      components.host = "partner-people"
      components.path = "/asset-badge/result-payment"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r436(let a, let b, let cursor, let sort, let limit, let page):
      components.host = "partner-people"
      components.path = "/service/\(a)/update/\(b)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      items.append(URLQueryItem(name: "limit", value: String(limit)))
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r437(let view):
      components.host = "partner-people"
      components.path = "/live-watch/city"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r438(let from, let highlight):
      components.host = "partner-people"
      components.path = "/like"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r439(let a, let period, let page):
      components.host = "partner-people"
      components.path = "/station-edit/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: period))
      items.append(URLQueryItem(name: "page", value: String(page)))
      if !items.isEmpty { components.queryItems = items }
    case .r440(let size):
      components.host = "partner-people"
      components.path = "/notice"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r441(let lang, let code):
      components.host = "partner-people"
      components.path = "/music"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r442(let a):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)/member/help-idea"
    case .r443(let lang):
      components.host = "partner-people"
      components.path = "/session/team-ride/show"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if !items.isEmpty { components.queryItems = items }
    case .r444(let level, let order, let campaign):
      components.host = "partner-people"
      components.path = "/message/news"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      items.append(URLQueryItem(name: "order", value: order))
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r445(let a, let b, let c, let period, let q, let filter, let page):
      components.host = "partner-people"
      components.path = "/\(a.uuidString)/\(b.uuidString)/\(c)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: period))
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      items.append(URLQueryItem(name: "page", value: page))
      if !items.isEmpty { components.queryItems = items }
    case .r446(let a, let b, let token, let page):
      components.host = "partner-people"
      components.path = "/studio-shop/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      items.append(URLQueryItem(name: "page", value: page))
      if !items.isEmpty { components.queryItems = items }
    case .r447(let a, let code, let status, let source):
      components.host = "partner-people"
      components.path = "/city/\(a.uuidString)/banner/live"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: String(code)))
      items.append(URLQueryItem(name: "status", value: status))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r448:
      components.host = "partner-people"
      components.path = "/invite-list"
    case .r449(let a, let b, let color, let view, let source):
      components.host = "partner-people"
      components.path = "/month-archive/version/\(a)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G9 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r450(let a, let level):
      components.host = "tool"
      components.path = "/\(a)/home-station/stats"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r451(let ref, let type):
      components.host = "tool"
      components.path = "/visit/export"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      items.append(URLQueryItem(name: "type", value: String(type)))
      if !items.isEmpty { components.queryItems = items }
    case .r452(let a, let from):
      components.host = "tool"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r453(let a, let b, let period, let highlight, let status):
      components.host = "tool"
      components.path = "/\(a)/\(b)/checkout"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: String(period)))
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r454(let size):
      components.host = "tool"
      components.path = "/visit"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r455:
      components.host = "tool"
      components.path = "/visit/favorite-coupon/staff/account"
    case .r456(let currency):
      components.host = "tool"
      components.path = "/visit/favorite-coupon"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      if !items.isEmpty { components.queryItems = items }
    case .r457(let a):
      components.host = "tool"
      components.path = "/\(a)/year-insight"
    case .r458:
      components.host = "tool"
      components.path = ""
    case .r459(let campaign):
      components.host = "tool"
      components.path = "/item/price-video"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r460(let from, let source, let code, let mode):
      components.host = "tool"
      components.path = "/song"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      items.append(URLQueryItem(name: "source", value: source))
      items.append(URLQueryItem(name: "code", value: String(code)))
      items.append(URLQueryItem(name: "mode", value: mode))
      if !items.isEmpty { components.queryItems = items }
    case .r461(let q):
      components.host = "tool"
      components.path = "/visit/zone/plan-user"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if !items.isEmpty { components.queryItems = items }
    case .r462:
      components.host = "tool"
      components.path = "/song/review-event"
    case .r463(let view, let token, let limit):
      components.host = "tool"
      components.path = "/mission-album"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r464(let page):
      components.host = "tool"
      components.path = "/brand-wish"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r465(let a, let campaign):
      components.host = "tool"
      components.path = "/\(a)/price-auction"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r466(let a, let tab, let page, let country):
      components.host = "tool"
      components.path = "/mission-album/\(a)/signal"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      items.append(URLQueryItem(name: "page", value: page))
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if !items.isEmpty { components.queryItems = items }
    case .r467(let a, let b, let view, let type):
      components.host = "tool"
      components.path = "/\(a)/share/friend/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r468(let a, let lang, let source):
      components.host = "tool"
      components.path = "/\(a)/export-payment"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r469(let a, let lang):
      components.host = "tool"
      components.path = "/mission-album/price/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r470:
      components.host = "tool"
      components.path = "/song/store-gallery"
    case .r471(let sort):
      components.host = "tool"
      components.path = "/mission-album/price"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r472(let a, let page):
      components.host = "tool"
      components.path = "/detail/\(a)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r473(let a, let currency, let currentGeneration):
      components.host = "tool"
      components.path = "/brand-wish/thread/contact/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: currency))
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r474(let a, let lang):
      components.host = "tool"
      components.path = "/song/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if !items.isEmpty { components.queryItems = items }
    case .r475:
      components.host = "tool"
      components.path = "/view/transfer-city/source"
    case .r476(let a):
      components.host = "tool"
      components.path = "/item/\(a)"
    case .r477(let tab, let until):
      components.host = "tool"
      components.path = "/detail/wish/recipe-price"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r478(let a, let cursor, let mode):
      components.host = "tool"
      components.path = "/like/draft-answer/\(a)/insight"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if !items.isEmpty { components.queryItems = items }
    case .r479(let a, let mode, let code):
      components.host = "tool"
      components.path = "/view/transfer-city/message/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r480(let a, let filter):
      components.host = "tool"
      components.path = "/view/\(a)"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r481(let a, let b):
      components.host = "tool"
      components.path = "/\(a)/export-payment/\(b.uuidString)"
    case .r482:
      components.host = "tool"
      components.path = "/order-idea"
    case .r483(let source, let campaign):
      components.host = "tool"
      components.path = "/order-idea/member"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: source))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r484(let source, let lang, let until, let mode):
      components.host = "tool"
      components.path = "/chart-lesson/music/space-season"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      items.append(URLQueryItem(name: "until", value: until))
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if !items.isEmpty { components.queryItems = items }
    case .r485(let currentGeneration, let view, let tab):
      components.host = "tool"
      components.path = "/order-idea/member/filter"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r486(let a, let currency, let type, let page):
      components.host = "tool"
      components.path = "/voucher-video/\(a.uuidString)/shelf-game"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      items.append(URLQueryItem(name: "type", value: String(type)))
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if !items.isEmpty { components.queryItems = items }
    case .r487(let a, let b):
      components.host = "tool"
      components.path = "/\(a)/\(b)"
    case .r488(let page, let period, let size, let offset):
      components.host = "tool"
      components.path = "/shelf/unit"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      items.append(URLQueryItem(name: "period", value: String(period)))
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r489(let q, let token):
      components.host = "tool"
      components.path = "/view/transfer-city/owner"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      items.append(URLQueryItem(name: "token", value: String(token)))
      if !items.isEmpty { components.queryItems = items }
    case .r490(let a):
      components.host = "tool"
      components.path = "/\(a)/price-auction/deal"
    case .r491(let a, let type):
      components.host = "tool"
      components.path = "/\(a)/recipe-job"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r492(let tab, let level, let currency):
      components.host = "tool"
      components.path = "/song/store-gallery/wish"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      items.append(URLQueryItem(name: "level", value: level))
      items.append(URLQueryItem(name: "currency", value: currency))
      if !items.isEmpty { components.queryItems = items }
    case .r493:
      components.host = "tool"
      components.path = "/mission-album/episode"
    case .r494:
      components.host = "tool"
      components.path = "/quiz"
    case .r495(let a, let q, let token):
      components.host = "tool"
      components.path = "/speaker/\(a)/user/video"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      items.append(URLQueryItem(name: "token", value: String(token)))
      if !items.isEmpty { components.queryItems = items }
    case .r496(let a):
      components.host = "tool"
      components.path = "/song/store-gallery/\(a)"
    case .r497(let a, let b):
      components.host = "tool"
      components.path = "/poll-vendor/\(a.uuidString)/\(b)/dashboard-region"
    case .r498(let a, let offset, let type, let mode, let from):
      components.host = "tool"
      components.path = "/\(a)/episode"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r499:
      components.host = "tool"
      components.path = "/voice-topic/upload-artist"
    }
  }
}
extension Hand1000.G10 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r500(let period, let status, let filter, let campaign):
      components.host = "event"
      components.path = "/partner/follow-topic/job-device/upload"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: period))
      items.append(URLQueryItem(name: "status", value: String(status)))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r501(let a, let status, let type, let highlight):
      components.host = "event"
      components.path = "/cart-invite/queue-friend/chart-episode/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r502:
      components.host = "event"
      components.path = "/post/rating/staff"
    case .r503(let a, let view, let source, let campaign):
      components.host = "event"
      components.path = "/cart-invite/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      items.append(URLQueryItem(name: "source", value: source))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r504:
      components.host = "event"
      components.path = "/post/menu-channel"
    case .r505(let limit):
      components.host = "event"
      components.path = ""
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r506(let mode, let type, let currency, let highlight):
      components.host = "event"
      components.path = "/partner/follow-topic/room"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      items.append(URLQueryItem(name: "type", value: String(type)))
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r507(let a, let view, let country):
      components.host = "event"
      components.path = "/\(a)/work/trade/support-device"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: view))
      items.append(URLQueryItem(name: "country", value: country))
      if !items.isEmpty { components.queryItems = items }
    case .r508(let from):
      components.host = "event"
      components.path = "/cart-invite/page"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r509(let lang, let offset):
      components.host = "event"
      components.path = "/post/library"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r510(let a, let b, let q):
      components.host = "event"
      components.path = "/\(a)/\(b.uuidString)/space"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if !items.isEmpty { components.queryItems = items }
    case .r511(let filter):
      components.host = "event"
      components.path = "/home"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r512(let cursor):
      components.host = "event"
      components.path = "/brand/help/space"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: String(cursor)))
      if !items.isEmpty { components.queryItems = items }
    case .r513:
      components.host = "event"
      components.path = "/cart-invite/page/lobby-reward/ticket"
    case .r514(let a, let b, let campaign, let cursor):
      components.host = "event"
      components.path = "/\(a)/work/\(b)/idea-answer"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if !items.isEmpty { components.queryItems = items }
    case .r515(let a, let code, let limit):
      components.host = "event"
      components.path = "/wallet/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: code))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r516(let a, let cursor):
      components.host = "event"
      components.path = "/\(a)/work/trade"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r517(let a, let until, let token):
      components.host = "event"
      components.path = "/\(a)/update"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: String(until)))
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r518(let a, let type, let page, let offset, let q):
      components.host = "event"
      components.path = "/\(a)/unit"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if !items.isEmpty { components.queryItems = items }
    case .r519(let a, let b, let currentGeneration, let sort):
      components.host = "event"
      components.path = "/\(a)/unit/\(b)"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r520(let a, let status, let filter, let currentGeneration, let from):
      components.host = "event"
      components.path = "/\(a)/signal/watch"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r521(let a, let cursor):
      components.host = "event"
      components.path = "/tool/\(a)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r522(let tab, let page, let q, let period):
      components.host = "event"
      components.path = "/wallet/track/rating/poll"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      items.append(URLQueryItem(name: "q", value: q))
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if !items.isEmpty { components.queryItems = items }
    case .r523(let highlight):
      components.host = "event"
      components.path = "/post"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if !items.isEmpty { components.queryItems = items }
    case .r524:
      components.host = "event"
      components.path = "/ride-recipe"
    case .r525(let a):
      components.host = "event"
      components.path = "/post/\(a)"
    case .r526(let a, let b, let page, let tab, let campaign):
      components.host = "event"
      components.path = "/\(a)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r527:
      components.host = "event"
      components.path = "/place/news-song"
    case .r528(let a, let type):
      components.host = "event"
      components.path = "/folder/token-style/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "type", value: type))
      if !items.isEmpty { components.queryItems = items }
    case .r529(let a, let campaign, let currency, let from):
      components.host = "event"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      items.append(URLQueryItem(name: "currency", value: currency))
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r530(let a, let size, let mode):
      components.host = "event"
      components.path = "/\(a)/update/page"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r531:
      components.host = "event"
      components.path = "/brand/news-report"
    case .r532:
      components.host = "event"
      components.path = "/cart-invite/favorite-chart"
    case .r533(let mode):
      components.host = "event"
      components.path = "/tour/home-idea"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r534(let a, let b, let cursor, let limit, let ref):
      components.host = "event"
      components.path = "/\(a)/document/\(b)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if !items.isEmpty { components.queryItems = items }
    case .r535(let a, let highlight):
      components.host = "event"
      components.path = "/album-series/reward/\(a)/mission"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r536(let sort):
      components.host = "event"
      components.path = "/folder/token-style/payment-chart"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r537(let a, let highlight, let mode, let until, let lang):
      components.host = "event"
      components.path = "/\(a)/guide"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: highlight))
      items.append(URLQueryItem(name: "mode", value: mode))
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r538(let a, let b, let country, let sort, let code, let campaign):
      components.host = "event"
      components.path = "/\(a)/faq-recipe/\(b.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: String(country)))
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r539(let a, let tab, let lang):
      components.host = "event"
      components.path = "/tour/home-idea/\(a)"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if !items.isEmpty { components.queryItems = items }
    case .r540(let a, let lang):
      components.host = "event"
      components.path = "/cart-invite/session/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r541:
      components.host = "event"
      components.path = "/cart-trade/content"
    case .r542(let cursor, let sort, let filter, let currency):
      components.host = "event"
      components.path = "/draft-city/customer/space"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      items.append(URLQueryItem(name: "filter", value: filter))
      items.append(URLQueryItem(name: "currency", value: currency))
      if !items.isEmpty { components.queryItems = items }
    case .r543(let a):
      components.host = "event"
      components.path = "/location/season/\(a)"
    case .r544(let a):
      components.host = "event"
      components.path = "/year-upload/\(a)"
    case .r545(let tab, let sort):
      components.host = "event"
      components.path = "/cart-invite"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r546(let a):
      components.host = "event"
      components.path = "/home/author-insight/\(a)/source"
    case .r547(let until):
      components.host = "event"
      components.path = "/cart-trade/filter"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if !items.isEmpty { components.queryItems = items }
    case .r548(let a, let b):
      components.host = "event"
      components.path = "/stream/\(a)/\(b)/lesson"
    case .r549(let a, let b, let until, let offset):
      components.host = "event"
      components.path = "/\(a)/signal/content/\(b)"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G11 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r550(let view, let q):
      components.host = "people"
      components.path = ""
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      items.append(URLQueryItem(name: "q", value: String(q)))
      if !items.isEmpty { components.queryItems = items }
    case .r551(let size, let period, let highlight):
      components.host = "people"
      components.path = "/history"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: size))
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r552(let order):
      components.host = "people"
      components.path = "/history/history/artist"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: String(order)))
      if !items.isEmpty { components.queryItems = items }
    case .r553(let a):
      components.host = "people"
      components.path = "/\(a)/task-balance/booking"
    case .r554(let a, let code, let sort, let campaign, let token):
      components.host = "people"
      components.path = "/\(a)/credit/setting"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r555(let a, let b, let color, let limit, let order):
      components.host = "people"
      components.path = "/\(a)/credit/setting/\(b)"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      items.append(URLQueryItem(name: "order", value: String(order)))
      if !items.isEmpty { components.queryItems = items }
    case .r556(let a, let b, let country, let q):
      components.host = "people"
      components.path = "/\(a)/\(b.uuidString)/shop"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: country))
      items.append(URLQueryItem(name: "q", value: String(q)))
      if !items.isEmpty { components.queryItems = items }
    case .r557(let a, let level, let campaign):
      components.host = "people"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r558(let a, let highlight, let view, let sort):
      components.host = "people"
      components.path = "/tag/survey/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r559(let a, let campaign):
      components.host = "people"
      components.path = "/\(a)/task-balance"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r560(let cursor):
      components.host = "people"
      components.path = "/history/history"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r561(let from, let tab, let code, let status):
      components.host = "people"
      components.path = "/tag"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      items.append(URLQueryItem(name: "tab", value: tab))
      items.append(URLQueryItem(name: "code", value: String(code)))
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if !items.isEmpty { components.queryItems = items }
    case .r562(let a, let b, let mode, let view, let color):
      components.host = "people"
      components.path = "/share/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if !items.isEmpty { components.queryItems = items }
    case .r563(let a, let size, let limit, let period, let until):
      components.host = "people"
      components.path = "/tag/\(a)"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      items.append(URLQueryItem(name: "limit", value: limit))
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r564(let a, let limit, let currency):
      components.host = "people"
      components.path = "/invoice/ride/\(a)/watch"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: String(limit)))
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if !items.isEmpty { components.queryItems = items }
    case .r565(let a, let b):
      components.host = "people"
      components.path = "/\(a)/\(b.uuidString)"
    case .r566(let a, let b):
      components.host = "people"
      components.path = "/setting/\(a.uuidString)/\(b)/device-banner"
    case .r567(let q, let lang):
      components.host = "people"
      components.path = "/topic/discover"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r568(let a, let cursor):
      components.host = "people"
      components.path = "/balance/\(a.uuidString)/checkout"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r569(let country, let type, let lang):
      components.host = "people"
      components.path = "/album"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: country))
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r570(let a, let sort):
      components.host = "people"
      components.path = "/group-target/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r571(let currency, let token, let level):
      components.host = "people"
      components.path = "/rating-product/category"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      items.append(URLQueryItem(name: "token", value: token))
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r572(let currentGeneration, let ref, let tab):
      components.host = "people"
      components.path = "/contact-source"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r573(let a, let offset):
      components.host = "people"
      components.path = "/work-video/\(a)"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r574(let period, let token, let source):
      components.host = "people"
      components.path = "/work-video/unit"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: period))
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    case .r575(let type, let until, let page):
      components.host = "people"
      components.path = "/music"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "type", value: type))
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      items.append(URLQueryItem(name: "page", value: page))
      if !items.isEmpty { components.queryItems = items }
    case .r576(let mode, let period, let source, let status):
      components.host = "people"
      components.path = "/idea/stats"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if !items.isEmpty { components.queryItems = items }
    case .r577:
      components.host = "people"
      components.path = "/insight/auction-work/studio/question-item"
    case .r578(let page, let currentGeneration):
      components.host = "people"
      components.path = "/live-feed/claim"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if !items.isEmpty { components.queryItems = items }
    case .r579(let a, let b, let period, let from, let source):
      components.host = "people"
      components.path = "/contact-source/\(a.uuidString)/\(b.uuidString)/payment"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      items.append(URLQueryItem(name: "from", value: String(from)))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r580(let a, let lang, let color, let currency, let period):
      components.host = "people"
      components.path = "/author-voucher/\(a)"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      items.append(URLQueryItem(name: "period", value: period))
      if !items.isEmpty { components.queryItems = items }
    case .r581(let order):
      components.host = "people"
      components.path = "/partner-auction"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: String(order)))
      if !items.isEmpty { components.queryItems = items }
    case .r582(let a):
      components.host = "people"
      components.path = "/\(a)/voice-home"
    case .r583(let ref):
      components.host = "people"
      components.path = "/notice"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if !items.isEmpty { components.queryItems = items }
    case .r584(let a, let size, let ref, let code):
      components.host = "people"
      components.path = "/music/transfer/\(a)/theme-speaker"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r585:
      components.host = "people"
      components.path = "/tag-result/theme-artist"
    case .r586:
      components.host = "people"
      components.path = "/tag-result"
    case .r587(let until, let status, let color):
      components.host = "people"
      components.path = "/user/recipe/subject-source"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r588(let source):
      components.host = "people"
      components.path = "/history/movie-inbox/service-asset/unit"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r589(let a):
      components.host = "people"
      components.path = "/tag/\(a)/voice/order"
    case .r590(let a, let type):
      components.host = "people"
      components.path = "/idea/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r591(let highlight, let color, let filter, let view):
      components.host = "people"
      components.path = "/author-voucher"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r592(let currentGeneration):
      components.host = "people"
      components.path = "/queue/forum"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r593(let campaign, let period):
      components.host = "people"
      components.path = "/comment"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if !items.isEmpty { components.queryItems = items }
    case .r594:
      components.host = "people"
      components.path = "/comment/price-lesson/claim"
    case .r595(let a, let currentGeneration, let q, let limit, let highlight):
      components.host = "people"
      components.path = "/queue/\(a)"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if !items.isEmpty { components.queryItems = items }
    case .r596(let view, let ref):
      components.host = "people"
      components.path = "/room/promo/detail"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if !items.isEmpty { components.queryItems = items }
    case .r597(let a):
      components.host = "people"
      components.path = "/share/schedule/\(a)"
    case .r598(let a, let b, let until, let order):
      components.host = "people"
      components.path = "/tag/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r599(let a, let tab, let sort):
      components.host = "people"
      components.path = "/season-setting/target/people/\(a)"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G12 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r600(let a, let period, let level, let source):
      components.host = "device-watch"
      components.path = "/quiz-vote/\(a)/tip"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    case .r601(let a, let filter, let source, let token, let order):
      components.host = "device-watch"
      components.path = "/season/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: filter))
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r602(let a, let color, let offset, let code, let token):
      components.host = "device-watch"
      components.path = "/\(a)/folder-podcast"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: String(color)))
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      items.append(URLQueryItem(name: "code", value: String(code)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r603(let a, let b, let c, let mode):
      components.host = "device-watch"
      components.path = "/\(a)/\(b)/cart/\(c.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if !items.isEmpty { components.queryItems = items }
    case .r604(let currentGeneration, let campaign):
      components.host = "device-watch"
      components.path = "/article-share/upload-forum"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r605(let a, let from, let limit):
      components.host = "device-watch"
      components.path = "/season/\(a)/trade-chapter"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r606(let a, let ref, let status, let token, let from):
      components.host = "device-watch"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      items.append(URLQueryItem(name: "status", value: String(status)))
      items.append(URLQueryItem(name: "token", value: token))
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r607(let a, let filter):
      components.host = "device-watch"
      components.path = "/season/speaker-update/\(a)/member"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r608(let filter):
      components.host = "device-watch"
      components.path = "/help/update-shop"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r609(let a, let b):
      components.host = "device-watch"
      components.path = "/season/ticket/\(a)/\(b)"
    case .r610(let a, let offset, let page):
      components.host = "device-watch"
      components.path = "/\(a)/folder-podcast/space/view"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if !items.isEmpty { components.queryItems = items }
    case .r611(let a, let size, let currentGeneration):
      components.host = "device-watch"
      components.path = "/\(a)/folder-podcast/space/owner"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if !items.isEmpty { components.queryItems = items }
    case .r612(let currency, let ref, let tab, let source):
      components.host = "device-watch"
      components.path = "/post-billing"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r613(let currentGeneration, let page, let sort, let limit):
      components.host = "device-watch"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r614(let highlight):
      components.host = "device-watch"
      components.path = "/quiz-vote"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r615:
      components.host = "device-watch"
      components.path = "/collection-album/play"
    case .r616(let a, let until, let campaign):
      components.host = "device-watch"
      components.path = "/quiz-vote/\(a)"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r617(let a, let b, let level, let cursor, let sort):
      components.host = "device-watch"
      components.path = "/\(a)/coupon/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: String(level)))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      items.append(URLQueryItem(name: "sort", value: sort))
      if !items.isEmpty { components.queryItems = items }
    case .r618(let a, let until, let highlight, let from):
      components.host = "device-watch"
      components.path = "/show-today/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: until))
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r619:
      components.host = "device-watch"
      components.path = "/station-history"
    case .r620(let a, let view):
      components.host = "device-watch"
      components.path = "/\(a)/coupon"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r621(let a, let b):
      components.host = "device-watch"
      components.path = "/\(a)/\(b)"
    case .r622(let source, let until, let mode):
      components.host = "device-watch"
      components.path = "/claim/album/contact-season"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      items.append(URLQueryItem(name: "until", value: String(until)))
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r623(let from, let filter, let mode, let code):
      components.host = "device-watch"
      components.path = "/collection-album"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r624(let a):
      components.host = "device-watch"
      components.path = "/\(a)/show-vote"
    case .r625(let a, let type, let view, let code, let status):
      components.host = "device-watch"
      components.path = "/post-billing/\(a)/recipe-voice"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "type", value: type))
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      items.append(URLQueryItem(name: "code", value: String(code)))
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r626(let offset, let filter):
      components.host = "device-watch"
      components.path = "/team-asset"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: offset))
      items.append(URLQueryItem(name: "filter", value: filter))
      if !items.isEmpty { components.queryItems = items }
    case .r627(let a, let b, let until, let type, let color):
      components.host = "device-watch"
      components.path = "/\(a)/checkout-ticket/\(b)/recipe"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if !items.isEmpty { components.queryItems = items }
    case .r628(let country):
      components.host = "device-watch"
      components.path = "/article-share/station"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if !items.isEmpty { components.queryItems = items }
    case .r629:
      components.host = "device-watch"
      components.path = "/cart-tool/rating/trade"
    case .r630(let order):
      components.host = "device-watch"
      components.path = "/show-today/document"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: order))
      if !items.isEmpty { components.queryItems = items }
    case .r631(let a):
      components.host = "device-watch"
      components.path = "/contact/\(a)"
    case .r632:
      components.host = "device-watch"
      components.path = "/order/bundle"
    case .r633(let cursor):
      components.host = "device-watch"
      components.path = "/claim-trade/payment"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r634(let a, let lang, let page):
      components.host = "device-watch"
      components.path = "/update-shelf/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r635(let a, let currency, let page):
      components.host = "device-watch"
      components.path = "/\(a)/folder-podcast/space"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "page", value: page))
      if !items.isEmpty { components.queryItems = items }
    case .r636(let a, let b, let offset, let ref):
      components.host = "device-watch"
      components.path = "/\(a)/checkout-ticket/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r637(let a, let b, let c, let lang, let status, let code, let campaign):
      components.host = "device-watch"
      components.path = "/\(a)/question/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r638:
      components.host = "device-watch"
      components.path = "/invite/page"
    case .r639(let a, let b, let period, let sort, let currentGeneration):
      components.host = "device-watch"
      components.path = "/\(a)/show-vote/menu/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r640(let a, let b, let currentGeneration, let filter):
      components.host = "device-watch"
      components.path = "/\(a)/folder-podcast/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r641(let a, let until, let token, let ref, let mode):
      components.host = "device-watch"
      components.path = "/season/ticket/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: String(until)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      items.append(URLQueryItem(name: "mode", value: mode))
      if !items.isEmpty { components.queryItems = items }
    case .r642(let a, let b, let c, let color):
      components.host = "device-watch"
      components.path = "/\(a)/show-vote/\(b)/\(c)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r643(let ref):
      components.host = "device-watch"
      components.path = "/article-share/watch/account"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if !items.isEmpty { components.queryItems = items }
    case .r644:
      components.host = "device-watch"
      components.path = "/budget/draft"
    case .r645(let tab, let limit, let lang):
      components.host = "device-watch"
      components.path = "/cart-tool/label-update"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r646(let a, let b, let from, let lang, let mode, let campaign):
      components.host = "device-watch"
      components.path = "/\(a)/region/\(b)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r647(let a, let q, let currentGeneration):
      components.host = "device-watch"
      components.path = "/claim-trade/\(a)"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if !items.isEmpty { components.queryItems = items }
    case .r648(let a, let period):
      components.host = "device-watch"
      components.path = "/help/update-shop/\(a)/recipe"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: String(period)))
      if !items.isEmpty { components.queryItems = items }
    case .r649(let currency, let color):
      components.host = "device-watch"
      components.path = "/inbox-setting/inbox-invoice"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      items.append(URLQueryItem(name: "color", value: color))
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G13 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r650(let lang):
      components.host = "tag"
      components.path = "/plan"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r651(let size):
      components.host = "tag"
      components.path = "/page"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if !items.isEmpty { components.queryItems = items }
    case .r652(let country, let type):
      components.host = "tag"
      components.path = "/budget/home"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      items.append(URLQueryItem(name: "type", value: String(type)))
      if !items.isEmpty { components.queryItems = items }
    case .r653(let filter, let until, let from, let type):
      components.host = "tag"
      components.path = "/budget"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      items.append(URLQueryItem(name: "until", value: String(until)))
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r654(let level):
      components.host = "tag"
      components.path = "/plan/month-booking"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r655(let mode):
      components.host = "tag"
      components.path = ""
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r656:
      components.host = "tag"
      components.path = "/rating"
    case .r657(let a, let b, let currentGeneration):
      components.host = "tag"
      components.path = "/\(a)/live/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r658(let mode):
      components.host = "tag"
      components.path = "/home/artist/message"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r659(let a, let b, let code, let limit):
      components.host = "tag"
      components.path = "/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r660(let mode, let code, let offset):
      components.host = "tag"
      components.path = "/lesson/today-view"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r661(let a):
      components.host = "tag"
      components.path = "/\(a)/live"
    case .r662(let a):
      components.host = "tag"
      components.path = "/\(a)/live/story/discover-claim"
    case .r663(let a, let color, let offset):
      components.host = "tag"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if !items.isEmpty { components.queryItems = items }
    case .r664(let a, let mode, let status, let size):
      components.host = "tag"
      components.path = "/\(a)/live/month/group-movie"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r665(let campaign, let highlight, let status):
      components.host = "tag"
      components.path = "/board/vote"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r666(let a, let country, let status, let cursor):
      components.host = "tag"
      components.path = "/budget/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: String(country)))
      items.append(URLQueryItem(name: "status", value: String(status)))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r667(let a, let b, let lang):
      components.host = "tag"
      components.path = "/label/\(a.uuidString)/\(b.uuidString)/guide"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r668:
      components.host = "tag"
      components.path = "/page/thread-draft"
    case .r669(let status, let tab):
      components.host = "tag"
      components.path = "/label/journal-unit"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r670(let a, let token):
      components.host = "tag"
      components.path = "/page/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      if !items.isEmpty { components.queryItems = items }
    case .r671(let a, let mode):
      components.host = "tag"
      components.path = "/region/\(a)"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r672(let a):
      components.host = "tag"
      components.path = "/lesson/\(a)"
    case .r673(let a, let b, let country, let type):
      components.host = "tag"
      components.path = "/lesson/\(a)/\(b.uuidString)/queue"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "country", value: String(country)))
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r674(let token, let mode):
      components.host = "tag"
      components.path = "/board/vote/search"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: token))
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if !items.isEmpty { components.queryItems = items }
    case .r675(let a, let campaign, let code):
      components.host = "tag"
      components.path = "/budget/promo-user/\(a)/hotel"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r676(let size):
      components.host = "tag"
      components.path = "/lesson/payment"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r677(let mode):
      components.host = "tag"
      components.path = "/board/checkout-coupon"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r678(let a, let b):
      components.host = "tag"
      components.path = "/\(a)/\(b)/comment-label"
    case .r679(let a, let ref, let offset, let order, let currency):
      components.host = "tag"
      components.path = "/home/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: ref))
      items.append(URLQueryItem(name: "offset", value: offset))
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      if !items.isEmpty { components.queryItems = items }
    case .r680:
      components.host = "tag"
      components.path = "/budget/faq"
    case .r681:
      components.host = "tag"
      components.path = "/home/artist"
    case .r682(let level):
      components.host = "tag"
      components.path = "/service/store-message"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r683(let a, let order, let page):
      components.host = "tag"
      components.path = "/\(a)/show"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: String(order)))
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r684(let q, let until, let mode, let offset):
      components.host = "tag"
      components.path = "/budget/media-deal"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      items.append(URLQueryItem(name: "offset", value: offset))
      if !items.isEmpty { components.queryItems = items }
    case .r685(let a, let b):
      components.host = "tag"
      components.path = "/label/\(a.uuidString)/\(b.uuidString)"
    case .r686(let a, let level):
      components.host = "tag"
      components.path = "/\(a)/list-survey"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: level))
      if !items.isEmpty { components.queryItems = items }
    case .r687(let tab, let period, let status, let until):
      components.host = "tag"
      components.path = "/queue/contact"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      items.append(URLQueryItem(name: "status", value: status))
      items.append(URLQueryItem(name: "until", value: until))
      if !items.isEmpty { components.queryItems = items }
    case .r688(let a, let b):
      components.host = "tag"
      components.path = "/owner/place/\(a)/\(b)"
    case .r689:
      components.host = "tag"
      components.path = "/owner/place"
    case .r690(let offset, let code):
      components.host = "tag"
      components.path = "/target/favorite-month"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: offset))
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r691(let from, let token, let filter, let cursor):
      components.host = "tag"
      components.path = "/post"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: String(from)))
      items.append(URLQueryItem(name: "token", value: token))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r692(let a, let period):
      components.host = "tag"
      components.path = "/budget/media-deal/\(a)"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if !items.isEmpty { components.queryItems = items }
    case .r693(let code, let source):
      components.host = "tag"
      components.path = "/seller"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: String(code)))
      items.append(URLQueryItem(name: "source", value: String(source)))
      if !items.isEmpty { components.queryItems = items }
    case .r694(let type, let order):
      components.host = "tag"
      components.path = "/month"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      items.append(URLQueryItem(name: "order", value: String(order)))
      if !items.isEmpty { components.queryItems = items }
    case .r695:
      components.host = "tag"
      components.path = "/series-bundle"
    case .r696(let country, let mode):
      components.host = "tag"
      components.path = "/post/trail/favorite"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if !items.isEmpty { components.queryItems = items }
    case .r697:
      components.host = "tag"
      components.path = "/board"
    case .r698(let a, let b, let token, let level, let type):
      components.host = "tag"
      components.path = "/rating/\(a.uuidString)/folder/\(b.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: token))
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      items.append(URLQueryItem(name: "type", value: type))
      if !items.isEmpty { components.queryItems = items }
    case .r699(let lang, let level):
      components.host = "tag"
      components.path = "/page/rank"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G14 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r700(let until, let type, let color, let size):
      components.host = "episode"
      components.path = "/search/recipe"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: until))
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      items.append(URLQueryItem(name: "size", value: String(size)))
      if !items.isEmpty { components.queryItems = items }
    case .r701(let sort):
      components.host = "episode"
      components.path = "/update/post"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if !items.isEmpty { components.queryItems = items }
    case .r702(let color):
      components.host = "episode"
      components.path = "/answer/event"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if !items.isEmpty { components.queryItems = items }
    case .r703(let filter):
      components.host = "episode"
      components.path = "/studio-artist"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r704(let a, let status, let source, let type, let currentGeneration):
      components.host = "episode"
      components.path = "/update/\(a)"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      items.append(URLQueryItem(name: "type", value: type))
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if !items.isEmpty { components.queryItems = items }
    case .r705(let lang):
      components.host = "episode"
      components.path = "/staff-source"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r706(let filter):
      components.host = "episode"
      components.path = "/trade/hotel"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r707(let campaign, let level):
      components.host = "episode"
      components.path = "/trade/hotel/task/report"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r708(let a, let status):
      components.host = "episode"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r709(let a):
      components.host = "episode"
      components.path = "/\(a)/style"
    case .r710(let q):
      components.host = "episode"
      components.path = "/search"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      if !items.isEmpty { components.queryItems = items }
    case .r711(let a, let color, let until, let limit):
      components.host = "episode"
      components.path = "/answer/\(a.uuidString)/bundle"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: String(color)))
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r712:
      components.host = "episode"
      components.path = "/unit/subject/visit-lesson"
    case .r713(let level):
      components.host = "episode"
      components.path = "/trade"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: String(level)))
      if !items.isEmpty { components.queryItems = items }
    case .r714(let a, let level, let order):
      components.host = "episode"
      components.path = "/unit/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "level", value: String(level)))
      items.append(URLQueryItem(name: "order", value: String(order)))
      if !items.isEmpty { components.queryItems = items }
    case .r715:
      components.host = "episode"
      components.path = "/search/recipe/place-tag"
    case .r716(let tab, let mode, let size, let campaign):
      components.host = "episode"
      components.path = "/trade/inbox-report/support"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r717(let order, let country, let tab, let limit):
      components.host = "episode"
      components.path = "/review/seller-plan"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: order))
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      items.append(URLQueryItem(name: "tab", value: tab))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r718(let color, let status, let token):
      components.host = "episode"
      components.path = ""
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r719(let size):
      components.host = "episode"
      components.path = "/update/post/lobby"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r720(let a, let b, let size, let campaign, let until, let filter):
      components.host = "episode"
      components.path = "/trade/subject/\(a)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: size))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      items.append(URLQueryItem(name: "filter", value: filter))
      if !items.isEmpty { components.queryItems = items }
    case .r721(let a, let b, let source):
      components.host = "episode"
      components.path = "/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r722(let a, let level):
      components.host = "episode"
      components.path = "/\(a)/company-faq"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    case .r723(let currency, let tab, let sort, let from):
      components.host = "episode"
      components.path = "/trade/inbox-report/support/checkout"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r724(let currency, let tab, let color, let cursor):
      components.host = "episode"
      components.path = "/tour/studio-voice"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      items.append(URLQueryItem(name: "color", value: String(color)))
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if !items.isEmpty { components.queryItems = items }
    case .r725(let a, let b, let code, let token):
      components.host = "episode"
      components.path = "/\(a)/\(b)/city-library/station-draft"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: code))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r726(let a, let highlight, let offset):
      components.host = "episode"
      components.path = "/\(a)/voucher"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r727(let level, let offset, let country, let q):
      components.host = "episode"
      components.path = "/content-queue"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      items.append(URLQueryItem(name: "country", value: String(country)))
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if !items.isEmpty { components.queryItems = items }
    case .r728(let a, let mode, let cursor, let until, let code):
      components.host = "episode"
      components.path = "/\(a)/list"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: mode))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r729(let a, let q, let until, let campaign):
      components.host = "episode"
      components.path = "/tour/\(a)/campaign"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r730(let token, let cursor):
      components.host = "episode"
      components.path = "/budget"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: token))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r731(let currency, let token, let status, let sort):
      components.host = "episode"
      components.path = "/coupon/course/bookmark"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if !items.isEmpty { components.queryItems = items }
    case .r732(let a, let filter):
      components.host = "episode"
      components.path = "/coupon/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: String(filter)))
      if !items.isEmpty { components.queryItems = items }
    case .r733(let a, let b, let currency, let size):
      components.host = "episode"
      components.path = "/\(a)/step/survey/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r734(let a, let campaign, let mode, let highlight, let code):
      components.host = "episode"
      components.path = "/coupon/course/\(a)"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      items.append(URLQueryItem(name: "code", value: String(code)))
      if !items.isEmpty { components.queryItems = items }
    case .r735(let size, let campaign, let source):
      components.host = "episode"
      components.path = "/artist/mission/chapter/upload"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: size))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      items.append(URLQueryItem(name: "source", value: source))
      if !items.isEmpty { components.queryItems = items }
    case .r736(let lang):
      components.host = "episode"
      components.path = "/route-show"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if !items.isEmpty { components.queryItems = items }
    case .r737(let a, let b, let until, let q, let type, let code):
      components.host = "episode"
      components.path = "/coupon/\(a.uuidString)/artist/\(b.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: until))
      items.append(URLQueryItem(name: "q", value: q))
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r738(let filter, let source):
      components.host = "episode"
      components.path = "/document/invoice/people"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      items.append(URLQueryItem(name: "source", value: source))
      if !items.isEmpty { components.queryItems = items }
    case .r739(let tab, let code):
      components.host = "episode"
      components.path = "/unit/movie/people-booking/visit"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r740(let a, let cursor, let offset):
      components.host = "episode"
      components.path = "/trade/\(a)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r741(let limit, let code):
      components.host = "episode"
      components.path = "/history-store/reward"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if !items.isEmpty { components.queryItems = items }
    case .r742:
      components.host = "episode"
      components.path = "/content-queue/company"
    case .r743(let type, let view, let currency):
      components.host = "episode"
      components.path = "/answer/event/rank-step"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      items.append(URLQueryItem(name: "view", value: view))
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if !items.isEmpty { components.queryItems = items }
    case .r744(let a, let b, let token, let q):
      components.host = "episode"
      components.path = "/\(a)/company-faq/\(b)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if !items.isEmpty { components.queryItems = items }
    case .r745(let a, let filter):
      components.host = "episode"
      components.path = "/content-queue/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: String(filter)))
      if !items.isEmpty { components.queryItems = items }
    case .r746(let a):
      components.host = "episode"
      components.path = "/friend/\(a)/partner-speaker/post-invite"
    case .r747(let order, let type):
      components.host = "episode"
      components.path = "/history-store/reward/room-asset"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r748(let a, let b):
      components.host = "episode"
      components.path = "/\(a)/\(b)/region/channel"
    case .r749(let a, let b, let currency, let size):
      components.host = "episode"
      components.path = "/\(a)/\(b)/region"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G15 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r750(let a, let highlight, let q):
      components.host = "work-story"
      components.path = "/asset/\(a)"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if !items.isEmpty { components.queryItems = items }
    case .r751(let a, let tab, let source):
      components.host = "work-story"
      components.path = "/artist/mission-inbox/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    case .r752(let ref, let q):
      components.host = "work-story"
      components.path = "/asset/step"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: ref))
      if let q { items.append(URLQueryItem(name: "q", value: q)) }
      if !items.isEmpty { components.queryItems = items }
    case .r753(let a, let size, let cursor):
      components.host = "work-story"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r754(let a):
      components.host = "work-story"
      components.path = "/\(a)/basket"
    case .r755:
      components.host = "work-story"
      components.path = ""
    case .r756(let a, let b, let code, let currency):
      components.host = "work-story"
      components.path = "/\(a)/company/view/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if !items.isEmpty { components.queryItems = items }
    case .r757(let a, let view, let cursor, let type):
      components.host = "work-story"
      components.path = "/asset/filter/bundle/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: view))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r758(let a):
      components.host = "work-story"
      components.path = "/\(a)/basket/event/studio"
    case .r759(let currentGeneration, let filter, let token, let q):
      components.host = "work-story"
      components.path = "/episode-chart/favorite-help"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if !items.isEmpty { components.queryItems = items }
    case .r760(let a, let b, let tab, let from, let view):
      components.host = "work-story"
      components.path = "/\(a)/\(b.uuidString)/ride-tip"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r761(let color):
      components.host = "work-story"
      components.path = "/episode-chart"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: color))
      if !items.isEmpty { components.queryItems = items }
    case .r762(let a, let ref, let currentGeneration, let size, let campaign):
      components.host = "work-story"
      components.path = "/\(a)/task"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      if !items.isEmpty { components.queryItems = items }
    case .r763(let a, let sort, let tab, let until):
      components.host = "work-story"
      components.path = "/\(a)/result"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      items.append(URLQueryItem(name: "until", value: until))
      if !items.isEmpty { components.queryItems = items }
    case .r764(let a, let source):
      components.host = "work-story"
      components.path = "/\(a)/year/contact"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      if !items.isEmpty { components.queryItems = items }
    case .r765(let a, let status, let page):
      components.host = "work-story"
      components.path = "/\(a)/account/share-artist"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      items.append(URLQueryItem(name: "page", value: String(page)))
      if !items.isEmpty { components.queryItems = items }
    case .r766(let level, let campaign, let type, let until):
      components.host = "work-story"
      components.path = "/view-inbox/lobby-draft/ticket"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r767(let a, let b, let color, let cursor):
      components.host = "work-story"
      components.path = "/\(a)/\(b.uuidString)/document-movie"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: String(color)))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r768(let a, let b, let color, let order):
      components.host = "work-story"
      components.path = "/partner/\(a.uuidString)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r769:
      components.host = "work-story"
      components.path = "/discover"
    case .r770(let limit, let view):
      components.host = "work-story"
      components.path = "/insight/journal-vendor"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r771(let a, let view, let source):
      components.host = "work-story"
      components.path = "/stream/\(a)"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if !items.isEmpty { components.queryItems = items }
    case .r772(let a, let view):
      components.host = "work-story"
      components.path = "/insight/\(a)/partner/share-unit"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r773(let a, let type):
      components.host = "work-story"
      components.path = "/week/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r774(let a, let b, let sort):
      components.host = "work-story"
      components.path = "/\(a)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r775(let cursor):
      components.host = "work-story"
      components.path = "/topic/media-task"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r776(let a, let source, let code):
      components.host = "work-story"
      components.path = "/view-inbox/activity-user/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r777(let a, let b, let order):
      components.host = "work-story"
      components.path = "/\(a)/\(b.uuidString)/ride-tip/chart"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r778(let lang, let cursor):
      components.host = "work-story"
      components.path = "/people/live"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r779:
      components.host = "work-story"
      components.path = "/stream/hotel/voice"
    case .r780:
      components.host = "work-story"
      components.path = "/stream/hotel/recipe-vendor"
    case .r781:
      components.host = "work-story"
      components.path = "/artist/promo"
    case .r782(let currency, let q, let currentGeneration, let size):
      components.host = "work-story"
      components.path = "/partner/station"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      items.append(URLQueryItem(name: "q", value: String(q)))
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      items.append(URLQueryItem(name: "size", value: String(size)))
      if !items.isEmpty { components.queryItems = items }
    case .r783(let a, let b, let ref):
      components.host = "work-story"
      components.path = "/board/\(a)/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r784(let highlight, let ref, let page, let view):
      components.host = "work-story"
      components.path = "/month/category/home"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r785(let a, let cursor):
      components.host = "work-story"
      components.path = "/edit/plan-signal/\(a)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r786:
      components.host = "work-story"
      components.path = "/stream/share"
    case .r787(let a, let source, let sort):
      components.host = "work-story"
      components.path = "/discover/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r788:
      components.host = "work-story"
      components.path = "/manage"
    case .r789(let mode, let tab):
      components.host = "work-story"
      components.path = "/list-store/stream-today"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if !items.isEmpty { components.queryItems = items }
    case .r790(let a, let b, let mode, let lang, let order, let tab):
      components.host = "work-story"
      components.path = "/\(a)/lobby/\(b.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: mode))
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r791(let from, let tab):
      components.host = "work-story"
      components.path = "/edit/journal-place"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: String(from)))
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r792(let a, let b, let lang, let source):
      components.host = "work-story"
      components.path = "/archive/\(a)/\(b)"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      items.append(URLQueryItem(name: "source", value: source))
      if !items.isEmpty { components.queryItems = items }
    case .r793(let a, let view, let currentGeneration):
      components.host = "work-story"
      components.path = "/list-store/\(a)/notice"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration)))
      if !items.isEmpty { components.queryItems = items }
    case .r794:
      components.host = "work-story"
      components.path = "/month/category"
    case .r795(let a, let b, let tab, let sort, let from):
      components.host = "work-story"
      components.path = "/tour/\(a)/\(b.uuidString)/movie"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r796(let limit):
      components.host = "work-story"
      components.path = "/manage/insight"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r797(let a, let b, let c, let mode, let lang, let offset):
      components.host = "work-story"
      components.path = "/\(a)/\(b.uuidString)/trend/\(c)"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r798(let tab, let ref):
      components.host = "work-story"
      components.path = "/month-forum"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if !items.isEmpty { components.queryItems = items }
    case .r799:
      components.host = "work-story"
      components.path = "/list-store/export"
    }
  }
}
extension Hand1000.G16 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r800(let a, let lang):
      components.host = "photo-news"
      components.path = "/like/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r801(let a, let view, let token, let limit):
      components.host = "photo-news"
      components.path = "/story/trail/lobby/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: String(view)))
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r802(let period, let from):
      components.host = "photo-news"
      components.path = "/like/month/shop"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r803(let a, let ref):
      components.host = "photo-news"
      components.path = "/story/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: String(ref)))
      if !items.isEmpty { components.queryItems = items }
    case .r804(let a, let mode, let status, let limit):
      components.host = "photo-news"
      components.path = "/rating-event/task-tip/menu-stage/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r805:
      components.host = "photo-news"
      components.path = "/episode-chart"
    case .r806(let view, let from):
      components.host = "photo-news"
      components.path = ""
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r807(let a, let highlight, let from):
      components.host = "photo-news"
      components.path = "/episode-chart/\(a)"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if !items.isEmpty { components.queryItems = items }
    case .r808(let a, let b, let source, let tab):
      components.host = "photo-news"
      components.path = "/\(a)/people/people/\(b)"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r809(let token, let type):
      components.host = "photo-news"
      components.path = "/story"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      items.append(URLQueryItem(name: "type", value: String(type)))
      if !items.isEmpty { components.queryItems = items }
    case .r810(let a, let b, let order, let color):
      components.host = "photo-news"
      components.path = "/\(a)/basket/voucher/\(b)"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r811:
      components.host = "photo-news"
      components.path = "/episode-chart/live-table/notice/studio"
    case .r812(let a, let from):
      components.host = "photo-news"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r813(let a):
      components.host = "photo-news"
      components.path = "/unit-invoice/\(a.uuidString)"
    case .r814(let a, let view, let until):
      components.host = "photo-news"
      components.path = "/job/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if !items.isEmpty { components.queryItems = items }
    case .r815(let a, let highlight, let offset, let lang):
      components.host = "photo-news"
      components.path = "/unit-invoice/\(a.uuidString)/queue"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      items.append(URLQueryItem(name: "lang", value: lang))
      if !items.isEmpty { components.queryItems = items }
    case .r816(let a, let b, let c, let offset):
      components.host = "photo-news"
      components.path = "/\(a)/\(b)/\(c)/brand"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r817:
      components.host = "photo-news"
      components.path = "/like/month"
    case .r818:
      components.host = "photo-news"
      components.path = "/visit-session"
    case .r819:
      components.host = "photo-news"
      components.path = "/job/stats"
    case .r820(let a):
      components.host = "photo-news"
      components.path = "/\(a)/basket"
    case .r821:
      components.host = "photo-news"
      components.path = "/rating-event/task-tip"
    case .r822(let a, let from, let mode, let sort):
      components.host = "photo-news"
      components.path = "/\(a)/voucher/menu"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      items.append(URLQueryItem(name: "mode", value: mode))
      items.append(URLQueryItem(name: "sort", value: sort))
      if !items.isEmpty { components.queryItems = items }
    case .r823(let a, let country, let token):
      components.host = "photo-news"
      components.path = "/\(a)/contact/payment"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      items.append(URLQueryItem(name: "token", value: token))
      if !items.isEmpty { components.queryItems = items }
    case .r824(let a, let view, let type, let currency, let filter):
      components.host = "photo-news"
      components.path = "/\(a)/voucher/space-library/score"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r825(let tab, let period):
      components.host = "photo-news"
      components.path = "/unit-invoice/channel"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: String(tab)))
      items.append(URLQueryItem(name: "period", value: period))
      if !items.isEmpty { components.queryItems = items }
    case .r826(let a, let campaign, let ref):
      components.host = "photo-news"
      components.path = "/\(a)/contact/partner/work"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      items.append(URLQueryItem(name: "ref", value: ref))
      if !items.isEmpty { components.queryItems = items }
    case .r827(let a, let b, let source, let color):
      components.host = "photo-news"
      components.path = "/\(a)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r828(let a):
      components.host = "photo-news"
      components.path = "/\(a)/auction-section"
    case .r829(let color, let token):
      components.host = "photo-news"
      components.path = "/trade-folder/summary"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r830(let a, let cursor, let campaign):
      components.host = "photo-news"
      components.path = "/rating-event/\(a.uuidString)/list"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r831(let a, let order, let token, let type, let status):
      components.host = "photo-news"
      components.path = "/\(a)/voucher/space-library"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "order", value: String(order)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      items.append(URLQueryItem(name: "type", value: String(type)))
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if !items.isEmpty { components.queryItems = items }
    case .r832(let a, let b, let offset, let currency):
      components.host = "photo-news"
      components.path = "/episode-chart/\(a)/space/\(b.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if !items.isEmpty { components.queryItems = items }
    case .r833(let a, let highlight, let ref, let tab):
      components.host = "photo-news"
      components.path = "/\(a)/voucher/course/photo-author"
      var items: [URLQueryItem] = []
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r834(let a, let b, let currentGeneration, let token, let level, let sort):
      components.host = "photo-news"
      components.path = "/\(a)/\(b)/shop"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      items.append(URLQueryItem(name: "level", value: String(level)))
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if !items.isEmpty { components.queryItems = items }
    case .r835:
      components.host = "photo-news"
      components.path = "/invite"
    case .r836(let a):
      components.host = "photo-news"
      components.path = "/\(a)/lesson/song-post"
    case .r837(let a, let filter, let sort, let status):
      components.host = "photo-news"
      components.path = "/\(a)/contact"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: filter))
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if !items.isEmpty { components.queryItems = items }
    case .r838(let a, let token, let filter):
      components.host = "photo-news"
      components.path = "/\(a)/notice"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r839(let from, let code, let limit):
      components.host = "photo-news"
      components.path = "/like/album"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r840(let a, let until):
      components.host = "photo-news"
      components.path = "/subject-style/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: until))
      if !items.isEmpty { components.queryItems = items }
    case .r841(let a, let sort):
      components.host = "photo-news"
      components.path = "/\(a)/campaign/lesson-stream/contact-library"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      if !items.isEmpty { components.queryItems = items }
    case .r842(let color, let mode, let currency):
      components.host = "photo-news"
      components.path = "/unit-invoice/month/contact"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if !items.isEmpty { components.queryItems = items }
    case .r843(let a, let b):
      components.host = "photo-news"
      components.path = "/\(a)/contact/payment/\(b)"
    case .r844(let token):
      components.host = "photo-news"
      components.path = "/zone/song-guide"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: token))
      if !items.isEmpty { components.queryItems = items }
    case .r845:
      components.host = "photo-news"
      components.path = "/dashboard/idea/shelf/space"
    case .r846(let a, let b, let limit, let campaign, let tab):
      components.host = "photo-news"
      components.path = "/like/\(a)/\(b)/faq"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      items.append(URLQueryItem(name: "tab", value: tab))
      if !items.isEmpty { components.queryItems = items }
    case .r847(let a, let status):
      components.host = "photo-news"
      components.path = "/tool-stream/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if !items.isEmpty { components.queryItems = items }
    case .r848(let a):
      components.host = "photo-news"
      components.path = "/\(a)/studio"
    case .r849(let a, let mode, let currency, let currentGeneration, let level):
      components.host = "photo-news"
      components.path = "/balance-lobby/discover/\(a)"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if let currency { items.append(URLQueryItem(name: "currency", value: String(currency))) }
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G17 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r850(let a):
      components.host = "source"
      components.path = "/\(a)/content"
    case .r851(let a):
      components.host = "source"
      components.path = "/\(a)/podcast"
    case .r852(let campaign, let cursor, let code, let filter):
      components.host = "source"
      components.path = "/journal-movie/stats-group/route-history"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: String(campaign)))
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r853(let a, let mode, let sort, let status, let cursor):
      components.host = "source"
      components.path = "/journal-movie/upload/\(a)"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      items.append(URLQueryItem(name: "sort", value: sort))
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if !items.isEmpty { components.queryItems = items }
    case .r854(let a, let level):
      components.host = "source"
      components.path = "/\(a)/podcast/chapter-forum"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r855(let a, let b):
      components.host = "source"
      components.path = "/\(a)/\(b)"
    case .r856:
      components.host = "source"
      components.path = "/journal-movie"
    case .r857(let a, let b, let view, let lang, let campaign):
      components.host = "source"
      components.path = "/\(a)/\(b)/folder-journal"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: view))
      if let lang { items.append(URLQueryItem(name: "lang", value: String(lang))) }
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r858(let a, let ref, let source):
      components.host = "source"
      components.path = "/user/\(a)"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if let source { items.append(URLQueryItem(name: "source", value: source)) }
      if !items.isEmpty { components.queryItems = items }
    case .r859(let a, let period, let cursor, let lang, let type):
      components.host = "source"
      components.path = "/\(a)/archive/document"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      items.append(URLQueryItem(name: "lang", value: lang))
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r860(let page, let lang, let offset, let level):
      components.host = "source"
      components.path = "/user"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if !items.isEmpty { components.queryItems = items }
    case .r861(let source):
      components.host = "source"
      components.path = "/forum/dashboard-menu/faq"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      if !items.isEmpty { components.queryItems = items }
    case .r862(let a, let cursor, let highlight):
      components.host = "source"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r863(let a, let b, let order):
      components.host = "source"
      components.path = "/\(a)/claim-style/\(b)/ride"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r864(let a, let color, let from):
      components.host = "source"
      components.path = "/\(a)/thread"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r865(let a, let level):
      components.host = "source"
      components.path = "/journal-movie/\(a)"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r866(let mode):
      components.host = "source"
      components.path = "/forum/dashboard-menu"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if !items.isEmpty { components.queryItems = items }
    case .r867(let a, let b, let view, let country):
      components.host = "source"
      components.path = "/payment/\(a)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: String(view)))
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if !items.isEmpty { components.queryItems = items }
    case .r868:
      components.host = "source"
      components.path = "/rating-score"
    case .r869(let a, let b, let c, let currency, let view):
      components.host = "source"
      components.path = "/\(a)/\(b)/\(c)/edit-partner"
      var items: [URLQueryItem] = []
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      if !items.isEmpty { components.queryItems = items }
    case .r870(let tab, let level):
      components.host = "source"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r871(let view, let color, let mode, let order):
      components.host = "source"
      components.path = "/forum/space/series-coupon"
      var items: [URLQueryItem] = []
      if let view { items.append(URLQueryItem(name: "view", value: String(view))) }
      items.append(URLQueryItem(name: "color", value: color))
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r872(let a, let sort):
      components.host = "source"
      components.path = "/\(a)/project"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: sort))
      if !items.isEmpty { components.queryItems = items }
    case .r873(let limit):
      components.host = "source"
      components.path = "/payment/home-podcast"
      var items: [URLQueryItem] = []
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if !items.isEmpty { components.queryItems = items }
    case .r874(let a, let ref, let tab):
      components.host = "source"
      components.path = "/upload/budget/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "ref", value: ref))
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if !items.isEmpty { components.queryItems = items }
    case .r875(let a, let limit, let level):
      components.host = "source"
      components.path = "/ride/\(a)/invite-series"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "limit", value: limit))
      items.append(URLQueryItem(name: "level", value: level))
      if !items.isEmpty { components.queryItems = items }
    case .r876(let ref):
      components.host = "source"
      components.path = "/upload/sale"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if !items.isEmpty { components.queryItems = items }
    case .r877(let a, let type, let ref, let mode, let token):
      components.host = "source"
      components.path = "/\(a)/customer"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r878(let code, let highlight, let cursor):
      components.host = "source"
      components.path = "/ride/help"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if !items.isEmpty { components.queryItems = items }
    case .r879:
      components.host = "source"
      components.path = "/journal-movie/upload/stats-tour"
    case .r880:
      components.host = "source"
      components.path = "/shelf"
    case .r881(let a, let status):
      components.host = "source"
      components.path = "/\(a)/thread/voice-device"
      var items: [URLQueryItem] = []
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if !items.isEmpty { components.queryItems = items }
    case .r882(let a, let token, let type, let filter):
      components.host = "source"
      components.path = "/studio-badge/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      items.append(URLQueryItem(name: "type", value: String(type)))
      items.append(URLQueryItem(name: "filter", value: filter))
      if !items.isEmpty { components.queryItems = items }
    case .r883(let a):
      components.host = "source"
      components.path = "/\(a)/project/wallet"
    case .r884(let a, let sort, let filter):
      components.host = "source"
      components.path = "/user/category-ride/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: sort))
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if !items.isEmpty { components.queryItems = items }
    case .r885(let a, let currentGeneration, let filter, let status, let size):
      components.host = "source"
      components.path = "/project/\(a)/invoice"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if let status { items.append(URLQueryItem(name: "status", value: String(status))) }
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r886(let tab):
      components.host = "source"
      components.path = "/upload/manage/list/archive-stage"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if !items.isEmpty { components.queryItems = items }
    case .r887(let a, let campaign):
      components.host = "source"
      components.path = "/\(a)/vote"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r888(let cursor):
      components.host = "source"
      components.path = "/ride"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: cursor))
      if !items.isEmpty { components.queryItems = items }
    case .r889(let a, let lang, let view, let status):
      components.host = "source"
      components.path = "/video/\(a)"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      items.append(URLQueryItem(name: "view", value: view))
      items.append(URLQueryItem(name: "status", value: status))
      if !items.isEmpty { components.queryItems = items }
    case .r890:
      components.host = "source"
      components.path = "/studio-badge/wallet"
    case .r891(let a, let b, let cursor, let period, let currentGeneration):
      components.host = "source"
      components.path = "/media-version/\(a.uuidString)/\(b)/customer"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: String(cursor))) }
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: String(currentGeneration))) }
      if !items.isEmpty { components.queryItems = items }
    case .r892(let a, let b, let currentGeneration, let limit):
      components.host = "source"
      components.path = "/\(a)/\(b)/review/auction"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r893(let lang, let token):
      components.host = "source"
      components.path = "/video/poll-token"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      items.append(URLQueryItem(name: "token", value: String(token)))
      if !items.isEmpty { components.queryItems = items }
    case .r894(let token):
      components.host = "source"
      components.path = "/speaker/source-wish"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: token))
      if !items.isEmpty { components.queryItems = items }
    case .r895(let a, let mode, let q, let filter, let period):
      components.host = "source"
      components.path = "/calendar/\(a)/signal"
      var items: [URLQueryItem] = []
      if let mode { items.append(URLQueryItem(name: "mode", value: mode)) }
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      items.append(URLQueryItem(name: "period", value: period))
      if !items.isEmpty { components.queryItems = items }
    case .r896(let country):
      components.host = "source"
      components.path = "/payment"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      if !items.isEmpty { components.queryItems = items }
    case .r897(let a, let order):
      components.host = "source"
      components.path = "/forum/\(a)"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r898(let a, let campaign, let token, let limit):
      components.host = "source"
      components.path = "/customer-content/\(a)"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: String(limit))) }
      if !items.isEmpty { components.queryItems = items }
    case .r899(let a, let highlight, let order):
      components.host = "source"
      components.path = "/\(a)/project/article-claim"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "highlight", value: highlight))
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G18 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r900(let a, let b, let c, let from, let campaign):
      components.host = "team"
      components.path = "/\(a.uuidString)/balance/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if let campaign { items.append(URLQueryItem(name: "campaign", value: String(campaign))) }
      if !items.isEmpty { components.queryItems = items }
    case .r901(let page, let highlight, let filter):
      components.host = "team"
      components.path = ""
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r902(let a, let code):
      components.host = "team"
      components.path = "/note-gift/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: code))
      if !items.isEmpty { components.queryItems = items }
    case .r903(let a):
      components.host = "team"
      components.path = "/\(a.uuidString)/balance"
    case .r904(let a, let b, let q):
      components.host = "team"
      components.path = "/\(a.uuidString)/balance/\(b)"
      var items: [URLQueryItem] = []
      if let q { items.append(URLQueryItem(name: "q", value: String(q))) }
      if !items.isEmpty { components.queryItems = items }
    case .r905(let a, let b, let c):
      components.host = "team"
      components.path = "/\(a.uuidString)/\(b)/\(c.uuidString)/list"
    case .r906(let period, let sort, let token, let highlight):
      components.host = "team"
      components.path = "/station-episode/offer"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      items.append(URLQueryItem(name: "sort", value: sort))
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if !items.isEmpty { components.queryItems = items }
    case .r907:
      components.host = "team"
      components.path = "/bundle-media/delivery"
    case .r908(let a, let b, let code, let filter):
      components.host = "team"
      components.path = "/\(a.uuidString)/balance/\(b)/chapter"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "code", value: String(code)))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r909(let campaign):
      components.host = "team"
      components.path = "/note-gift/target/place"
      var items: [URLQueryItem] = []
      if let campaign { items.append(URLQueryItem(name: "campaign", value: campaign)) }
      if !items.isEmpty { components.queryItems = items }
    case .r910(let a, let order, let limit, let status, let until):
      components.host = "team"
      components.path = "/\(a.uuidString)/recipe-post"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let status { items.append(URLQueryItem(name: "status", value: status)) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r911(let a, let lang):
      components.host = "team"
      components.path = "/station-episode/\(a)/view/lobby-content"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: String(lang)))
      if !items.isEmpty { components.queryItems = items }
    case .r912(let a, let b, let c):
      components.host = "team"
      components.path = "/\(a.uuidString)/\(b)/\(c.uuidString)/room"
    case .r913(let from):
      components.host = "team"
      components.path = "/note-gift/view/staff"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r914(let a):
      components.host = "team"
      components.path = "/\(a.uuidString)/year"
    case .r915(let cursor, let size, let period):
      components.host = "team"
      components.path = "/ride/team"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "cursor", value: String(cursor)))
      items.append(URLQueryItem(name: "size", value: String(size)))
      items.append(URLQueryItem(name: "period", value: String(period)))
      if !items.isEmpty { components.queryItems = items }
    case .r916(let a, let b, let order, let color):
      components.host = "team"
      components.path = "/\(a.uuidString)/recipe-post/\(b.uuidString)/board"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if !items.isEmpty { components.queryItems = items }
    case .r917(let size):
      components.host = "team"
      components.path = "/review"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: String(size)))
      if !items.isEmpty { components.queryItems = items }
    case .r918(let a, let color):
      components.host = "team"
      components.path = "/city/\(a.uuidString)/work"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: String(color)))
      if !items.isEmpty { components.queryItems = items }
    case .r919(let country):
      components.host = "team"
      components.path = "/stats"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r920(let source, let cursor, let filter, let level):
      components.host = "team"
      components.path = "/bundle-media/shop-inbox"
      var items: [URLQueryItem] = []
      if let source { items.append(URLQueryItem(name: "source", value: String(source))) }
      items.append(URLQueryItem(name: "cursor", value: cursor))
      items.append(URLQueryItem(name: "filter", value: String(filter)))
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r921(let a):
      components.host = "team"
      components.path = "/\(a.uuidString)/item-unit"
    case .r922(let a, let b, let c, let tab, let lang):
      components.host = "team"
      components.path = "/city-stats/\(a)/\(b)/\(c.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "tab", value: tab))
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r923(let a, let lang):
      components.host = "team"
      components.path = "/bundle-media/\(a)"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r924(let a, let b):
      components.host = "team"
      components.path = "/\(a.uuidString)/\(b)"
    case .r925(let offset, let mode, let cursor, let period):
      components.host = "team"
      components.path = "/station/balance-detail"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: offset))
      items.append(URLQueryItem(name: "mode", value: String(mode)))
      items.append(URLQueryItem(name: "cursor", value: cursor))
      items.append(URLQueryItem(name: "period", value: period))
      if !items.isEmpty { components.queryItems = items }
    case .r926(let a, let size, let page):
      components.host = "team"
      components.path = "/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: String(size)))
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if !items.isEmpty { components.queryItems = items }
    case .r927(let a, let from):
      components.host = "team"
      components.path = "/station/balance-detail/\(a)/inbox"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r928:
      components.host = "team"
      components.path = "/stats/brand"
    case .r929:
      components.host = "team"
      components.path = "/city-stats"
    case .r930(let view, let sort, let token, let period):
      components.host = "team"
      components.path = "/note-gift/target"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: String(view)))
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if !items.isEmpty { components.queryItems = items }
    case .r931:
      components.host = "team"
      components.path = "/city/trend/route"
    case .r932(let a, let view, let from, let size):
      components.host = "team"
      components.path = "/menu/account/artist/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "view", value: String(view)))
      if let from { items.append(URLQueryItem(name: "from", value: String(from))) }
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r933:
      components.host = "team"
      components.path = "/city/tool"
    case .r934(let a, let period, let q, let filter, let token):
      components.host = "team"
      components.path = "/city/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      items.append(URLQueryItem(name: "q", value: q))
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      items.append(URLQueryItem(name: "token", value: token))
      if !items.isEmpty { components.queryItems = items }
    case .r935(let a, let type):
      components.host = "team"
      components.path = "/\(a.uuidString)/region-manage"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if !items.isEmpty { components.queryItems = items }
    case .r936(let a):
      components.host = "team"
      components.path = "/gallery/answer-month/\(a.uuidString)"
    case .r937:
      components.host = "team"
      components.path = "/place-media"
    case .r938(let color, let from):
      components.host = "team"
      components.path = "/note-gift/lesson-sale"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "color", value: color))
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r939:
      components.host = "team"
      components.path = "/play/edit"
    case .r940(let a, let b, let filter, let view):
      components.host = "team"
      components.path = "/bundle-media/\(a)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: String(filter)))
      if let view { items.append(URLQueryItem(name: "view", value: view)) }
      if !items.isEmpty { components.queryItems = items }
    case .r941(let cursor, let color):
      components.host = "team"
      components.path = "/follow/month"
      var items: [URLQueryItem] = []
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if !items.isEmpty { components.queryItems = items }
    case .r942(let a, let b, let code, let page):
      components.host = "team"
      components.path = "/\(a.uuidString)/\(b)/album/board-gift"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if !items.isEmpty { components.queryItems = items }
    case .r943(let a, let b, let code, let filter, let limit, let ref):
      components.host = "team"
      components.path = "/\(a.uuidString)/year/campaign/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      items.append(URLQueryItem(name: "limit", value: limit))
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      if !items.isEmpty { components.queryItems = items }
    case .r944(let a, let b, let status):
      components.host = "team"
      components.path = "/\(a.uuidString)/\(b)/contact-trail/location-account"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r945(let until, let from, let offset):
      components.host = "team"
      components.path = "/bundle-media/menu/account"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "until", value: until))
      items.append(URLQueryItem(name: "from", value: String(from)))
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if !items.isEmpty { components.queryItems = items }
    case .r946:
      components.host = "team"
      components.path = "/sale-auction"
    case .r947(let campaign):
      components.host = "team"
      components.path = "/city"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r948(let a, let level, let from, let token, let filter):
      components.host = "team"
      components.path = "/\(a.uuidString)/label-survey/play/order"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if !items.isEmpty { components.queryItems = items }
    case .r949(let type, let until):
      components.host = "team"
      components.path = "/stats/document/play/section-auction"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "type", value: String(type)))
      items.append(URLQueryItem(name: "until", value: String(until)))
      if !items.isEmpty { components.queryItems = items }
    }
  }
}
extension Hand1000.G19 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r950(let campaign, let from):
      components.host = "invite-result"
      components.path = ""
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "campaign", value: campaign))
      items.append(URLQueryItem(name: "from", value: from))
      if !items.isEmpty { components.queryItems = items }
    case .r951(let a):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/year-task"
    case .r952(let sort, let token, let until):
      components.host = "invite-result"
      components.path = "/report-zone/source-visit"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "sort", value: sort))
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r953(let q, let code):
      components.host = "invite-result"
      components.path = "/report-zone"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: String(q)))
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r954(let a, let token, let currency):
      components.host = "invite-result"
      components.path = "/device/\(a)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      items.append(URLQueryItem(name: "currency", value: String(currency)))
      if !items.isEmpty { components.queryItems = items }
    case .r955(let until):
      components.host = "invite-result"
      components.path = "/group-artist/forum-balance"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: String(until))) }
      if !items.isEmpty { components.queryItems = items }
    case .r956(let a, let period, let tab):
      components.host = "invite-result"
      components.path = "/visit/\(a.uuidString)/stats"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "period", value: period))
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if !items.isEmpty { components.queryItems = items }
    case .r957(let offset, let ref, let sort, let type):
      components.host = "invite-result"
      components.path = "/billing"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      if let type { items.append(URLQueryItem(name: "type", value: type)) }
      if !items.isEmpty { components.queryItems = items }
    case .r958:
      components.host = "invite-result"
      components.path = "/note/song"
    case .r959(let a, let b, let ref, let sort, let source):
      components.host = "invite-result"
      components.path = "/note/\(a)/\(b)/section-product"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: String(ref))) }
      items.append(URLQueryItem(name: "sort", value: String(sort)))
      items.append(URLQueryItem(name: "source", value: String(source)))
      if !items.isEmpty { components.queryItems = items }
    case .r960(let a, let color, let currency, let page, let token):
      components.host = "invite-result"
      components.path = "/report-zone/\(a)"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: String(color))) }
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r961:
      components.host = "invite-result"
      components.path = "/share"
    case .r962(let a, let sort, let lang, let country, let page):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let sort { items.append(URLQueryItem(name: "sort", value: String(sort))) }
      items.append(URLQueryItem(name: "lang", value: lang))
      if let country { items.append(URLQueryItem(name: "country", value: String(country))) }
      items.append(URLQueryItem(name: "page", value: String(page)))
      if !items.isEmpty { components.queryItems = items }
    case .r963(let a, let offset, let type, let highlight, let from):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/badge/month/signal"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: offset))
      items.append(URLQueryItem(name: "type", value: String(type)))
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      items.append(URLQueryItem(name: "from", value: String(from)))
      if !items.isEmpty { components.queryItems = items }
    case .r964(let a):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/badge"
    case .r965(let a):
      components.host = "invite-result"
      components.path = "/promo/\(a.uuidString)"
    case .r966(let size, let order, let country, let token):
      components.host = "invite-result"
      components.path = "/draft/balance-play"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      items.append(URLQueryItem(name: "order", value: String(order)))
      items.append(URLQueryItem(name: "country", value: String(country)))
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r967(let a, let b, let size, let source, let highlight, let tab):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/\(b)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: String(size)))
      items.append(URLQueryItem(name: "source", value: source))
      items.append(URLQueryItem(name: "highlight", value: String(highlight)))
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if !items.isEmpty { components.queryItems = items }
    case .r968(let page, let color):
      components.host = "invite-result"
      components.path = "/device/detail-answer/view"
      var items: [URLQueryItem] = []
      if let page { items.append(URLQueryItem(name: "page", value: page)) }
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if !items.isEmpty { components.queryItems = items }
    case .r969:
      components.host = "invite-result"
      components.path = "/draft/sale-shop/visit-gallery"
    case .r970(let a, let q, let limit, let from):
      components.host = "invite-result"
      components.path = "/billing/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "q", value: q))
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r971(let source, let highlight, let limit, let color):
      components.host = "invite-result"
      components.path = "/draft/product/target-filter/detail"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      if let highlight { items.append(URLQueryItem(name: "highlight", value: String(highlight))) }
      if let limit { items.append(URLQueryItem(name: "limit", value: limit)) }
      items.append(URLQueryItem(name: "color", value: color))
      if !items.isEmpty { components.queryItems = items }
    case .r972(let a):
      components.host = "invite-result"
      components.path = "/order/map-shop/\(a.uuidString)"
    case .r973(let lang, let from, let country):
      components.host = "invite-result"
      components.path = "/device"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "lang", value: lang))
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if !items.isEmpty { components.queryItems = items }
    case .r974(let a, let type, let until, let tab, let mode):
      components.host = "invite-result"
      components.path = "/project/\(a.uuidString)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if let tab { items.append(URLQueryItem(name: "tab", value: tab)) }
      if let mode { items.append(URLQueryItem(name: "mode", value: String(mode))) }
      if !items.isEmpty { components.queryItems = items }
    case .r975(let offset, let highlight):
      components.host = "invite-result"
      components.path = "/season/rank"
      var items: [URLQueryItem] = []
      if let offset { items.append(URLQueryItem(name: "offset", value: String(offset))) }
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r976(let color, let page, let cursor):
      components.host = "invite-result"
      components.path = "/coupon-survey/help-company/trend-seller/style"
      var items: [URLQueryItem] = []
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      items.append(URLQueryItem(name: "cursor", value: String(cursor)))
      if !items.isEmpty { components.queryItems = items }
    case .r977(let a, let ref, let token):
      components.host = "invite-result"
      components.path = "/page/\(a)/question"
      var items: [URLQueryItem] = []
      if let ref { items.append(URLQueryItem(name: "ref", value: ref)) }
      items.append(URLQueryItem(name: "token", value: String(token)))
      if !items.isEmpty { components.queryItems = items }
    case .r978(let a, let period, let sort, let size, let order):
      components.host = "invite-result"
      components.path = "/coupon-survey/\(a)/vendor"
      var items: [URLQueryItem] = []
      if let period { items.append(URLQueryItem(name: "period", value: period)) }
      if let sort { items.append(URLQueryItem(name: "sort", value: sort)) }
      items.append(URLQueryItem(name: "size", value: String(size)))
      if let order { items.append(URLQueryItem(name: "order", value: String(order))) }
      if !items.isEmpty { components.queryItems = items }
    case .r979(let a, let currentGeneration, let sort):
      components.host = "invite-result"
      components.path = "/visit/comment/summary/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration))
      items.append(URLQueryItem(name: "sort", value: sort))
      if !items.isEmpty { components.queryItems = items }
    case .r980(let from, let cursor):
      components.host = "invite-result"
      components.path = "/visit"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "from", value: from))
      if let cursor { items.append(URLQueryItem(name: "cursor", value: cursor)) }
      if !items.isEmpty { components.queryItems = items }
    case .r981(let a, let order):
      components.host = "invite-result"
      components.path = "/comment-feed/mission/\(a)"
      var items: [URLQueryItem] = []
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r982(let source, let code, let tab):
      components.host = "invite-result"
      components.path = "/promo/episode/queue"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      if let code { items.append(URLQueryItem(name: "code", value: String(code))) }
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if !items.isEmpty { components.queryItems = items }
    case .r983(let a, let b, let token):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/map/\(b.uuidString)"
      var items: [URLQueryItem] = []
      if let token { items.append(URLQueryItem(name: "token", value: String(token))) }
      if !items.isEmpty { components.queryItems = items }
    case .r984(let a, let b, let size):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/badge/month/\(b)"
      var items: [URLQueryItem] = []
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      if !items.isEmpty { components.queryItems = items }
    case .r985(let a, let token, let size, let offset, let order):
      components.host = "invite-result"
      components.path = "/theme/\(a.uuidString)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: String(token)))
      if let size { items.append(URLQueryItem(name: "size", value: size)) }
      items.append(URLQueryItem(name: "offset", value: offset))
      items.append(URLQueryItem(name: "order", value: String(order)))
      if !items.isEmpty { components.queryItems = items }
    case .r986(let a, let filter, let code):
      components.host = "invite-result"
      components.path = "/staff/\(a)/vote"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: filter)) }
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r987(let a, let b, let level, let offset):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/badge/\(b)"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: String(level))) }
      if let offset { items.append(URLQueryItem(name: "offset", value: offset)) }
      if !items.isEmpty { components.queryItems = items }
    case .r988(let a, let b, let until):
      components.host = "invite-result"
      components.path = "/comment/\(a)/\(b)/ticket"
      var items: [URLQueryItem] = []
      if let until { items.append(URLQueryItem(name: "until", value: until)) }
      if !items.isEmpty { components.queryItems = items }
    case .r989:
      components.host = "invite-result"
      components.path = "/comment"
    case .r990(let from):
      components.host = "invite-result"
      components.path = "/table/item-plan"
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r991(let a, let level):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/report/topic"
      var items: [URLQueryItem] = []
      if let level { items.append(URLQueryItem(name: "level", value: level)) }
      if !items.isEmpty { components.queryItems = items }
    case .r992(let a, let b, let c, let code):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/\(b)/\(c)"
      var items: [URLQueryItem] = []
      if let code { items.append(URLQueryItem(name: "code", value: code)) }
      if !items.isEmpty { components.queryItems = items }
    case .r993(let filter):
      components.host = "invite-result"
      components.path = "/badge/event-ride/booking-item"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "filter", value: filter))
      if !items.isEmpty { components.queryItems = items }
    case .r994(let a, let source):
      components.host = "invite-result"
      components.path = "/\(a.uuidString)/map"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "source", value: String(source)))
      if !items.isEmpty { components.queryItems = items }
    case .r995(let filter, let page, let token, let campaign):
      components.host = "invite-result"
      components.path = "/review"
      var items: [URLQueryItem] = []
      if let filter { items.append(URLQueryItem(name: "filter", value: String(filter))) }
      if let page { items.append(URLQueryItem(name: "page", value: String(page))) }
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      items.append(URLQueryItem(name: "campaign", value: campaign))
      if !items.isEmpty { components.queryItems = items }
    case .r996(let lang):
      components.host = "invite-result"
      components.path = "/order/survey-week/event-asset/show"
      var items: [URLQueryItem] = []
      if let lang { items.append(URLQueryItem(name: "lang", value: lang)) }
      if !items.isEmpty { components.queryItems = items }
    case .r997(let a, let size):
      components.host = "invite-result"
      components.path = "/project/reward/promo-studio/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "size", value: size))
      if !items.isEmpty { components.queryItems = items }
    case .r998(let a, let token, let cursor, let order):
      components.host = "invite-result"
      components.path = "/note/\(a)"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "token", value: token))
      items.append(URLQueryItem(name: "cursor", value: String(cursor)))
      if let order { items.append(URLQueryItem(name: "order", value: order)) }
      if !items.isEmpty { components.queryItems = items }
    case .r999(let a):
      components.host = "invite-result"
      components.path = "/city-review/\(a.uuidString)/content-live"
    }
  }
}
extension Hand1000 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .g0(let group): group.compose(&components)
    case .g1(let group): group.compose(&components)
    case .g2(let group): group.compose(&components)
    case .g3(let group): group.compose(&components)
    case .g4(let group): group.compose(&components)
    case .g5(let group): group.compose(&components)
    case .g6(let group): group.compose(&components)
    case .g7(let group): group.compose(&components)
    case .g8(let group): group.compose(&components)
    case .g9(let group): group.compose(&components)
    case .g10(let group): group.compose(&components)
    case .g11(let group): group.compose(&components)
    case .g12(let group): group.compose(&components)
    case .g13(let group): group.compose(&components)
    case .g14(let group): group.compose(&components)
    case .g15(let group): group.compose(&components)
    case .g16(let group): group.compose(&components)
    case .g17(let group): group.compose(&components)
    case .g18(let group): group.compose(&components)
    case .g19(let group): group.compose(&components)
    }
  }
}

extension Hand1000 {
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

