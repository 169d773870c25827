public import Foundation

func item(_ key: String, _ items: [URLQueryItem]) -> String? {
  items.first { $0.name == key }?.value
}

func number(_ key: String, _ items: [URLQueryItem]) -> Int? {
  item(key, items).flatMap { Int($0) }
}
public enum Hand100: Hashable, Sendable {
  case g0(G0)
  case g1(G1)
  public enum G0: Hashable, Sendable {
    case r0(a: Int, b: String, type: Int?)
    case r1(size: String?, offset: Int?, filter: String?)
    case r2(a: Int)
    case r3(a: String, b: Int, from: String)
    case r4(a: String, type: Int?, q: String?, code: Int?, period: Int)
    case r5(cursor: Int?)
    case r6(a: Int, period: Int?, color: Int)
    case r7(a: Int, type: Int?)
    case r8(a: String, country: String?)
    case r9(page: String)
    case r10(a: String, page: String, level: String?)
    case r11(from: String)
    case r12(a: String, status: Int)
    case r13(currentGeneration: Int, limit: String?, size: Int?, page: String)
    case r14(country: Int)
    case r15(status: Int, offset: String?, mode: String, level: String)
    case r16(a: Int, from: String)
    case r17(sort: String?)
    case r18(a: String, currentGeneration: Int?, currency: String?)
    case r19(limit: Int, source: String?)
    case r20(cursor: Int, currentGeneration: Int)
    case r21(a: String, b: Int, from: String?, filter: String?, size: String?, lang: Int)
    case r22(filter: String?, color: String)
    case r23
    case r24
    case r25(page: String?, from: String, q: Int, view: Int)
    case r26
    case r27(a: String, page: Int?, offset: Int?)
    case r28(a: String, status: Int?, highlight: String, page: Int, source: String?)
    case r29(a: String, filter: Int?)
    case r30(offset: String?)
    case r31(currentGeneration: Int, view: Int?)
    case r32(page: String?)
    case r33(a: String, status: Int?)
    case r34
    case r35
    case r36(tab: Int?, page: Int, cursor: String?, filter: Int?)
    case r37
    case r38(type: String?)
    case r39(mode: Int?, size: String?, level: Int?, country: Int?)
    case r40(a: Int, size: Int?, limit: String?, view: Int)
    case r41(a: String)
    case r42(q: Int?, level: String?)
    case r43(a: UUID, status: Int, order: String?, limit: Int?)
    case r44(a: UUID, lang: Int, page: String?)
    case r45(a: UUID, b: UUID)
    case r46(currentGeneration: Int?, campaign: String, mode: Int?)
    case r47(a: Int, limit: String, status: String?, campaign: String?)
    case r48(type: String?, currency: Int?)
    case r49(a: Int, limit: Int?)
  }
  public enum G1: Hashable, Sendable {
    case r50
    case r51(view: String, color: String)
    case r52(country: Int)
    case r53(a: Int, q: String?)
    case r54(from: Int?)
    case r55(token: Int, highlight: String?)
    case r56(a: Int, ref: String?, order: Int?, source: String, limit: Int?)
    case r57(size: Int?, cursor: String?)
    case r58(mode: String?)
    case r59(cursor: String)
    case r60(page: Int, limit: Int)
    case r61(a: UUID, b: Int, sort: Int, ref: String)
    case r62(a: UUID, currentGeneration: Int)
    case r63(a: UUID, lang: Int?)
    case r64(a: String)
    case r65
    case r66(a: String, b: Int)
    case r67(a: Int)
    case r68(tab: String, sort: String?)
    case r69(a: UUID, b: Int)
    case r70(a: UUID, b: Int, mode: Int)
    case r71(a: UUID, tab: String?, lang: Int)
    case r72(a: UUID)
    case r73(color: Int?, offset: Int, type: String?, mode: String?)
    case r74(a: UUID, b: Int, code: Int?)
    case r75(filter: String)
    case r76
    case r77(currentGeneration: Int?, code: Int?)
    case r78
    case r79
    case r80(currentGeneration: String)
    case r81
    case r82(a: UUID, from: Int?, highlight: String, token: String?, lang: String)
    case r83
    case r84(a: String, mode: String?)
    case r85(lang: Int?, q: String, offset: Int?, until: String?)
    case r86(a: UUID, b: Int)
    case r87(code: String)
    case r88(a: UUID, page: Int, ref: Int?, filter: Int?, code: Int?)
    case r89(a: String, level: Int?, tab: Int?, ref: Int, lang: String?)
    case r90(period: String?, status: String, sort: String?, tab: String)
    case r91(a: UUID)
    case r92(a: UUID)
    case r93(highlight: Int?)
    case r94(a: Int, campaign: Int?, ref: String?, limit: String)
    case r95(a: String, b: String, c: String)
    case r96(cursor: String?, size: Int?, level: Int?)
    case r97
    case r98(color: Int?, page: Int, source: Int, ref: String?)
    case r99(a: UUID, until: Int)
  }
}
extension Hand100 {
  public init?(_ link: String) {
    guard let components = URLComponents(string: link) else { return nil }
    var segments = components.path.split(separator: "/").map(String.init)
    switch components.scheme {
    case "bench": segments.insert(components.host ?? "", at: 0)
    case "https": guard components.host == "app.example.com" else { return nil }
    default: return nil
    }
    guard !segments.isEmpty else { return nil }
    guard let route = Self.read(segments, components.queryItems ?? []) else { return nil }
    self = route
  }
}
extension Hand100 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand100? {
    switch segments[0] {
    case "bundle": return G0.read(segments, items).map { .g0($0) }
    case "manage-comment": return G1.read(segments, items).map { .g1($0) }
    default: return nil
    }
  }
}
extension Hand100.G0 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand100.G0? {
    if segments.count == 1 {
      return .r1(size: item("size", items), offset: number("offset", items), filter: item("filter", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "badge-artist":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "asset":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "basket-lobby":
          if segments.count == 4 {
            return .r35
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "budget-mission":
      if segments.count == 2 {
        return .r24
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r7(a: a, type: number("type", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "region":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "account-season":
            if segments.count == 5 {
              guard let from = item("from", items) else { return nil }
              return .r16(a: a, from: from)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "cart":
      if segments.count == 2 {
        return .r32(page: item("page", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "plan":
        if segments.count == 3 {
          return .r30(offset: item("offset", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "series":
          if segments.count == 4 {
            return .r38(type: item("type", items))
          }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let a = segments[4]
            if segments.count == 5 {
              return .r29(a: a, filter: number("filter", items))
            }
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "claim":
      if segments.count == 2 {
        guard let limit = number("limit", items) else { return nil }
        return .r19(limit: limit, source: item("source", items))
      }
      return nil
    case "insight":
      if segments.count == 2 {
        return .r23
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "live":
        if segments.count == 3 {
          guard let country = number("country", items) else { return nil }
          return .r14(country: country)
        }
        return nil
      case "music":
        if segments.count == 3 {
          return .r17(sort: item("sort", items))
        }
        return nil
      case "project-video":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "folder-home":
          if segments.count == 4 {
            guard let campaign = item("campaign", items) else { return nil }
            return .r46(currentGeneration: number("currentGeneration", items), campaign: campaign, mode: number("mode", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "theme-event":
          if segments.count == 4 {
            guard let color = number("color", items) else { return nil }
            return .r6(a: a, period: number("period", items), color: color)
          }
          return nil
        default:
          return nil
        }
      }
    case "label":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "tour":
        if segments.count == 3 {
          return .r34
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "mission-setting":
          if segments.count == 4 {
            return .r49(a: a, limit: number("limit", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "map":
      if segments.count == 2 {
        guard let from = item("from", items) else { return nil }
        guard let q = number("q", items) else { return nil }
        guard let view = number("view", items) else { return nil }
        return .r25(page: item("page", items), from: from, q: q, view: view)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r18(a: a, currentGeneration: number("currentGeneration", items), currency: item("currency", items))
        }
        return nil
      }
    case "member":
      if segments.count == 2 {
        guard let color = item("color", items) else { return nil }
        return .r22(filter: item("filter", items), color: color)
      }
      return nil
    case "movie":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let limit = item("limit", items) else { return nil }
          return .r47(a: a, limit: limit, status: item("status", items), campaign: item("campaign", items))
        }
        return nil
      }
    case "movie-studio":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "account":
        if segments.count == 3 {
          return .r5(cursor: number("cursor", items))
        }
        return nil
      case "course":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          if segments.count == 4 {
            guard let period = number("period", items) else { return nil }
            return .r4(a: a, type: number("type", items), q: item("q", items), code: number("code", items), period: period)
          }
          return nil
        }
      case "live-vote":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "cart":
          if segments.count == 4 {
            return .r48(type: item("type", items), currency: number("currency", items))
          }
          return nil
        default:
          return nil
        }
      case "map":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "game-share":
          if segments.count == 4 {
            guard let page = item("page", items) else { return nil }
            return .r9(page: page)
          }
          return nil
        default:
          return nil
        }
      case "route-setting":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "ride":
          if segments.count == 4 {
            guard let status = number("status", items) else { return nil }
            guard let mode = item("mode", items) else { return nil }
            guard let level = item("level", items) else { return nil }
            return .r15(status: status, offset: item("offset", items), mode: mode, level: level)
          }
          return nil
        default:
          return nil
        }
      case "today":
        if segments.count == 3 {
          guard let from = item("from", items) else { return nil }
          return .r11(from: from)
        }
        return nil
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          return .r2(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          if segments.count == 4 {
            return .r0(a: a, b: b, type: number("type", items))
          }
          return nil
        }
      }
    case "movie-version":
      if segments.count == 2 {
        return .r42(q: number("q", items), level: item("level", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let status = number("status", items) else { return nil }
          return .r43(a: a, status: status, order: item("order", items), limit: number("limit", items))
        }
        return nil
      }
    case "podcast-answer":
      if segments.count == 2 {
        guard let cursor = number("cursor", items) else { return nil }
        guard let currentGeneration = number("currentGeneration", items) else { return nil }
        return .r20(cursor: cursor, currentGeneration: currentGeneration)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "style":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "task-upload":
          if segments.count == 4 {
            return .r39(mode: number("mode", items), size: item("size", items), level: number("level", items), country: number("country", items))
          }
          return nil
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let highlight = item("highlight", items) else { return nil }
          guard let page = number("page", items) else { return nil }
          return .r28(a: a, status: number("status", items), highlight: highlight, page: page, source: item("source", items))
        }
        return nil
      }
    case "share-poll":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "channel":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let view = number("view", items) else { return nil }
            return .r40(a: a, size: number("size", items), limit: item("limit", items), view: view)
          }
          return nil
        }
      default:
        return nil
      }
    case "store-step":
      if segments.count == 2 {
        return .r37
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "product":
        if segments.count == 3 {
          guard let currentGeneration = number("currentGeneration", items) else { return nil }
          return .r31(currentGeneration: currentGeneration, view: number("view", items))
        }
        return nil
      case "topic-channel":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "job-region":
          if segments.count == 4 {
            guard let page = number("page", items) else { return nil }
            return .r36(tab: number("tab", items), page: page, cursor: item("cursor", items), filter: number("filter", items))
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = UUID(uuidString: segments[3]) else { return nil }
          if segments.count == 4 {
            return .r45(a: a, b: b)
          }
          return nil
        }
      }
    case "tool":
      if segments.count == 2 {
        guard let currentGeneration = number("currentGeneration", items) else { return nil }
        guard let page = item("page", items) else { return nil }
        return .r13(currentGeneration: currentGeneration, limit: item("limit", items), size: number("size", items), page: page)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "comment":
        if segments.count == 3 {
          return .r26
        }
        return nil
      default:
        return nil
      }
    case "video":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let lang = number("lang", items) else { return nil }
          return .r44(a: a, lang: lang, page: item("page", items))
        }
        return nil
      }
    default:
      let a = segments[1]
      if segments.count == 2 {
        guard let status = number("status", items) else { return nil }
        return .r12(a: a, status: status)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "journal":
        if segments.count == 3 {
          return .r8(a: a, country: item("country", items))
        }
        return nil
      case "recipe":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let from = item("from", items) else { return nil }
            return .r3(a: a, b: b, from: from)
          }
          return nil
        }
      case "trip":
        if segments.count == 3 {
          return .r33(a: a, status: number("status", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "summary":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "story":
            if segments.count == 5 {
              return .r41(a: a)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      case "voice":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "comment-tag":
          if segments.count == 4 {
            guard let page = item("page", items) else { return nil }
            return .r10(a: a, page: page, level: item("level", items))
          }
          return nil
        case "customer-update":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "history-follow":
            if segments.count == 5 {
              return .r27(a: a, page: number("page", items), offset: number("offset", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let lang = number("lang", items) else { return nil }
          return .r21(a: a, b: b, from: item("from", items), filter: item("filter", items), size: item("size", items), lang: lang)
        }
        return nil
      }
    }
  }
}
extension Hand100.G1 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand100.G1? {
    if segments.count == 1 {
      return .r58(mode: item("mode", items))
    }
    guard segments.count > 1 else { return nil }
    switch segments[1] {
    case "board":
      if segments.count == 2 {
        return .r81
      }
      return nil
    case "board-game":
      if segments.count == 2 {
        guard let offset = number("offset", items) else { return nil }
        return .r73(color: number("color", items), offset: offset, type: item("type", items), mode: item("mode", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "lesson":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "zone":
          if segments.count == 4 {
            return .r65
          }
          return nil
        default:
          return nil
        }
      case "owner":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "basket-idea":
          if segments.count == 4 {
            guard let code = item("code", items) else { return nil }
            return .r87(code: code)
          }
          return nil
        case "room":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "month":
            if segments.count == 5 {
              guard let page = number("page", items) else { return nil }
              guard let source = number("source", items) else { return nil }
              return .r98(color: number("color", items), page: page, source: source, ref: item("ref", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        return nil
      }
    case "draft":
      if segments.count == 2 {
        return .r97
      }
      return nil
    case "edit":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        if segments.count == 3 {
          guard let ref = number("ref", items) else { return nil }
          return .r89(a: a, level: number("level", items), tab: number("tab", items), ref: ref, lang: item("lang", items))
        }
        return nil
      }
    case "folder":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "work":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "credit-music":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "content":
            if segments.count == 5 {
              return .r93(highlight: number("highlight", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        let a = segments[2]
        if segments.count == 3 {
          return .r64(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "map":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            guard let b = Int(segments[4]) else { return nil }
            if segments.count == 5 {
              return .r66(a: a, b: b)
            }
            return nil
          }
        default:
          return nil
        }
      }
    case "map-sale":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "favorite-seller":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let a = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "media":
            if segments.count == 5 {
              return .r84(a: a, mode: item("mode", items))
            }
            return nil
          default:
            return nil
          }
        }
      default:
        return nil
      }
    case "movie-billing":
      if segments.count == 2 {
        return .r83
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "user":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "poll":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "library":
            if segments.count == 5 {
              guard let q = item("q", items) else { return nil }
              return .r85(lang: number("lang", items), q: q, offset: number("offset", items), until: item("until", items))
            }
            return nil
          default:
            return nil
          }
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            guard let limit = item("limit", items) else { return nil }
            return .r94(a: a, campaign: number("campaign", items), ref: item("ref", items), limit: limit)
          }
          return nil
        }
      default:
        return nil
      }
    case "offer":
      if segments.count == 2 {
        return .r77(currentGeneration: number("currentGeneration", items), code: number("code", items))
      }
      return nil
    case "poll-store":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "home":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let a = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r67(a: a)
          }
          return nil
        }
      default:
        return nil
      }
    case "profile":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "music-chapter":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "banner":
          if segments.count == 4 {
            return .r78
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "ride":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "lesson-lesson":
        if segments.count == 3 {
          return .r79
        }
        return nil
      default:
        return nil
      }
    case "schedule":
      if segments.count == 2 {
        return .r54(from: number("from", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "badge":
        if segments.count == 3 {
          guard let view = item("view", items) else { return nil }
          guard let color = item("color", items) else { return nil }
          return .r51(view: view, color: color)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "live":
          if segments.count == 4 {
            return .r50
          }
          return nil
        default:
          guard let a = Int(segments[3]) else { return nil }
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "mission":
            if segments.count == 5 {
              return .r53(a: a, q: item("q", items))
            }
            return nil
          default:
            return nil
          }
        }
      case "faq":
        if segments.count == 3 {
          guard let token = number("token", items) else { return nil }
          return .r55(token: token, highlight: item("highlight", items))
        }
        return nil
      case "upload-comment":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "message-trip":
          if segments.count == 4 {
            guard let country = number("country", items) else { return nil }
            return .r52(country: country)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        if segments.count == 3 {
          guard let highlight = item("highlight", items) else { return nil }
          guard let lang = item("lang", items) else { return nil }
          return .r82(a: a, from: number("from", items), highlight: highlight, token: item("token", items), lang: lang)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          guard let b = Int(segments[3]) else { return nil }
          if segments.count == 4 {
            return .r86(a: a, b: b)
          }
          return nil
        }
      }
    case "score-company":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "score-home":
        if segments.count == 3 {
          return .r76
        }
        return nil
      default:
        return nil
      }
    case "search":
      if segments.count == 2 {
        return .r96(cursor: item("cursor", items), size: number("size", items), level: number("level", items))
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "customer-seller":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "history":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "year":
            if segments.count == 5 {
              guard let status = item("status", items) else { return nil }
              guard let tab = item("tab", items) else { return nil }
              return .r90(period: item("period", items), status: status, sort: item("sort", items), tab: tab)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        guard let a = UUID(uuidString: segments[2]) else { return nil }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "plan":
          if segments.count == 4 {
            guard let page = number("page", items) else { return nil }
            return .r88(a: a, page: page, ref: number("ref", items), filter: number("filter", items), code: number("code", items))
          }
          return nil
        default:
          return nil
        }
      }
    case "signal":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "stage":
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "station":
          if segments.count == 4 {
            guard let filter = item("filter", items) else { return nil }
            return .r75(filter: filter)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let a = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let source = item("source", items) else { return nil }
          return .r56(a: a, ref: item("ref", items), order: number("order", items), source: source, limit: number("limit", items))
        }
        return nil
      }
    case "style-survey":
      if segments.count == 2 {
        guard let currentGeneration = item("currentGeneration", items) else { return nil }
        return .r80(currentGeneration: currentGeneration)
      }
      return nil
    case "tag":
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      default:
        let a = segments[2]
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        default:
          let b = segments[3]
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          default:
            let c = segments[4]
            if segments.count == 5 {
              return .r95(a: a, b: b, c: c)
            }
            return nil
          }
        }
      }
    case "token-target":
      if segments.count == 2 {
        guard let page = number("page", items) else { return nil }
        guard let limit = number("limit", items) else { return nil }
        return .r60(page: page, limit: limit)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "gift":
        if segments.count == 3 {
          return .r57(size: number("size", items), cursor: item("cursor", items))
        }
        return nil
      default:
        return nil
      }
    case "version":
      if segments.count == 2 {
        guard let cursor = item("cursor", items) else { return nil }
        return .r59(cursor: cursor)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "content":
        if segments.count == 3 {
          guard let tab = item("tab", items) else { return nil }
          return .r68(tab: tab, sort: item("sort", items))
        }
        return nil
      default:
        return nil
      }
    default:
      guard let a = UUID(uuidString: segments[1]) else { return nil }
      if segments.count == 2 {
        guard let currentGeneration = number("currentGeneration", items) else { return nil }
        return .r62(a: a, currentGeneration: currentGeneration)
      }
      guard segments.count > 2 else { return nil }
      switch segments[2] {
      case "cart":
        if segments.count == 3 {
          return .r91(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "idea-budget":
          if segments.count == 4 {
            return .r92(a: a)
          }
          return nil
        default:
          return nil
        }
      case "label":
        if segments.count == 3 {
          return .r63(a: a, lang: number("lang", items))
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "follow":
          if segments.count == 4 {
            guard let lang = number("lang", items) else { return nil }
            return .r71(a: a, tab: item("tab", items), lang: lang)
          }
          return nil
        default:
          return nil
        }
      case "token-billing":
        if segments.count == 3 {
          return .r72(a: a)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "company":
          if segments.count == 4 {
            guard let until = number("until", items) else { return nil }
            return .r99(a: a, until: until)
          }
          return nil
        default:
          return nil
        }
      default:
        guard let b = Int(segments[2]) else { return nil }
        if segments.count == 3 {
          guard let mode = number("mode", items) else { return nil }
          return .r70(a: a, b: b, mode: mode)
        }
        guard segments.count > 3 else { return nil }
        switch segments[3] {
        case "activity":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "answer":
            if segments.count == 5 {
              return .r74(a: a, b: b, code: number("code", items))
            }
            return nil
          default:
            return nil
          }
        case "price":
          if segments.count == 4 {
            return .r69(a: a, b: b)
          }
          return nil
        case "rating":
          guard segments.count > 4 else { return nil }
          switch segments[4] {
          case "lesson":
            if segments.count == 5 {
              guard let sort = number("sort", items) else { return nil }
              guard let ref = item("ref", items) else { return nil }
              return .r61(a: a, b: b, sort: sort, ref: ref)
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    }
  }
}
