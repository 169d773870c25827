import Foundation

func item(_ key: String, _ items: [URLQueryItem]) -> String? {
  items.first { $0.name == key }?.value
}

func number(_ key: String, _ items: [URLQueryItem]) -> Int? {
  item(key, items).flatMap { Int($0) }
}
public enum Hand10: Hashable, Sendable {
  case r0(country: String?, token: String?)
  case r1(a: String, b: Int, currentGeneration: String?, type: String, status: Int)
  case r2(a: String, offset: Int, highlight: String?)
  case r3(tab: Int?)
  case r4(type: Int?, currency: String?, size: Int?, period: Int?)
  case r5(a: String, type: Int?, color: String?, page: Int)
  case r6
  case r7(from: String?)
  case r8
  case r9
}
extension Hand10 {
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
extension Hand10 {
  static func read(_ segments: [String], _ items: [URLQueryItem]) -> Hand10? {
    guard segments.count > 0 else { return nil }
    switch segments[0] {
    case "account":
      guard segments.count > 1 else { return nil }
      switch segments[1] {
      case "manage":
        guard segments.count > 2 else { return nil }
        switch segments[2] {
        case "quiz":
          if segments.count == 3 {
            return .r6
          }
          return nil
        default:
          return nil
        }
      default:
        return nil
      }
    case "dashboard-service":
      if segments.count == 1 {
        return .r4(type: number("type", items), currency: item("currency", items), size: number("size", items), period: number("period", items))
      }
      guard segments.count > 1 else { return nil }
      switch segments[1] {
      case "member":
        guard segments.count > 2 else { return nil }
        switch segments[2] {
        case "home":
          if segments.count == 3 {
            return .r3(tab: number("tab", items))
          }
          return nil
        case "lobby-place":
          guard segments.count > 3 else { return nil }
          switch segments[3] {
          case "board":
            if segments.count == 4 {
              return .r0(country: item("country", items), token: item("token", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      default:
        let a = segments[1]
        if segments.count == 2 {
          guard let page = number("page", items) else { return nil }
          return .r5(a: a, type: number("type", items), color: item("color", items), page: page)
        }
        guard segments.count > 2 else { return nil }
        switch segments[2] {
        case "owner":
          guard segments.count > 3 else { return nil }
          switch segments[3] {
          default:
            guard let b = Int(segments[3]) else { return nil }
            if segments.count == 4 {
              guard let type = item("type", items) else { return nil }
              guard let status = number("status", items) else { return nil }
              return .r1(a: a, b: b, currentGeneration: item("currentGeneration", items), type: type, status: status)
            }
            return nil
          }
        case "version-quiz":
          guard segments.count > 3 else { return nil }
          switch segments[3] {
          case "photo":
            if segments.count == 4 {
              guard let offset = number("offset", items) else { return nil }
              return .r2(a: a, offset: offset, highlight: item("highlight", items))
            }
            return nil
          default:
            return nil
          }
        default:
          return nil
        }
      }
    case "invoice":
      if segments.count == 1 {
        return .r7(from: item("from", items))
      }
      return nil
    case "payment-user":
      guard segments.count > 1 else { return nil }
      switch segments[1] {
      case "tool":
        if segments.count == 2 {
          return .r9
        }
        return nil
      default:
        return nil
      }
    case "show":
      guard segments.count > 1 else { return nil }
      switch segments[1] {
      case "list":
        guard segments.count > 2 else { return nil }
        switch segments[2] {
        case "review":
          if segments.count == 3 {
            return .r8
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
  }
}
