import Foundation
extension Hand10 {
  func append(to link: inout String) {
    switch self {
    case .r0(let country, let token):
      link += "bench://dashboard-service/member/lobby-place/board"
      var mark = "?"
      if let country { link.appendItem("country", country, &mark) }
      if let token { link.appendItem("token", token, &mark) }
    case .r1(let a, let b, let currentGeneration, let type, let status):
      link += "bench://dashboard-service/"
      link.appendEscaped(a)
      link += "/owner/"
      link += String(b)
      var mark = "?"
      if let currentGeneration { link.appendItem("currentGeneration", currentGeneration, &mark) }
      link.appendItem("type", type, &mark)
      link.appendItem("status", String(status), &mark)
    case .r2(let a, let offset, let highlight):
      link += "bench://dashboard-service/"
      link.appendEscaped(a)
      link += "/version-quiz/photo"
      var mark = "?"
      link.appendItem("offset", String(offset), &mark)
      if let highlight { link.appendItem("highlight", highlight, &mark) }
    case .r3(let tab):
      link += "bench://dashboard-service/member/home"
      var mark = "?"
      if let tab { link.appendItem("tab", String(tab), &mark) }
    case .r4(let type, let currency, let size, let period):
      link += "bench://dashboard-service"
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let currency { link.appendItem("currency", currency, &mark) }
      if let size { link.appendItem("size", String(size), &mark) }
      if let period { link.appendItem("period", String(period), &mark) }
    case .r5(let a, let type, let color, let page):
      link += "bench://dashboard-service/"
      link.appendEscaped(a)
      var mark = "?"
      if let type { link.appendItem("type", String(type), &mark) }
      if let color { link.appendItem("color", color, &mark) }
      link.appendItem("page", String(page), &mark)
    case .r6:
      link += "bench://account/manage/quiz"
    case .r7(let from):
      link += "bench://invoice"
      var mark = "?"
      if let from { link.appendItem("from", from, &mark) }
    case .r8:
      link += "bench://show/list/review"
    case .r9:
      link += "bench://payment-user/tool"
    }
  }
}
extension Hand10 {
  func compose(_ components: inout URLComponents) {
    switch self {
    case .r0(let country, let token):
      components.host = "dashboard-service"
      components.path = "/member/lobby-place/board"
      var items: [URLQueryItem] = []
      if let country { items.append(URLQueryItem(name: "country", value: country)) }
      if let token { items.append(URLQueryItem(name: "token", value: token)) }
      if !items.isEmpty { components.queryItems = items }
    case .r1(let a, let b, let currentGeneration, let type, let status):
      components.host = "dashboard-service"
      components.path = "/\(a)/owner/\(b)"
      var items: [URLQueryItem] = []
      if let currentGeneration { items.append(URLQueryItem(name: "currentGeneration", value: currentGeneration)) }
      items.append(URLQueryItem(name: "type", value: type))
      items.append(URLQueryItem(name: "status", value: String(status)))
      if !items.isEmpty { components.queryItems = items }
    case .r2(let a, let offset, let highlight):
      components.host = "dashboard-service"
      components.path = "/\(a)/version-quiz/photo"
      var items: [URLQueryItem] = []
      items.append(URLQueryItem(name: "offset", value: String(offset)))
      if let highlight { items.append(URLQueryItem(name: "highlight", value: highlight)) }
      if !items.isEmpty { components.queryItems = items }
    case .r3(let tab):
      components.host = "dashboard-service"
      components.path = "/member/home"
      var items: [URLQueryItem] = []
      if let tab { items.append(URLQueryItem(name: "tab", value: String(tab))) }
      if !items.isEmpty { components.queryItems = items }
    case .r4(let type, let currency, let size, let period):
      components.host = "dashboard-service"
      components.path = ""
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let currency { items.append(URLQueryItem(name: "currency", value: currency)) }
      if let size { items.append(URLQueryItem(name: "size", value: String(size))) }
      if let period { items.append(URLQueryItem(name: "period", value: String(period))) }
      if !items.isEmpty { components.queryItems = items }
    case .r5(let a, let type, let color, let page):
      components.host = "dashboard-service"
      components.path = "/\(a)"
      var items: [URLQueryItem] = []
      if let type { items.append(URLQueryItem(name: "type", value: String(type))) }
      if let color { items.append(URLQueryItem(name: "color", value: color)) }
      items.append(URLQueryItem(name: "page", value: String(page)))
      if !items.isEmpty { components.queryItems = items }
    case .r6:
      components.host = "account"
      components.path = "/manage/quiz"
    case .r7(let from):
      components.host = "invoice"
      components.path = ""
      var items: [URLQueryItem] = []
      if let from { items.append(URLQueryItem(name: "from", value: from)) }
      if !items.isEmpty { components.queryItems = items }
    case .r8:
      components.host = "show"
      components.path = "/list/review"
    case .r9:
      components.host = "payment-user"
      components.path = "/tool"
    }
  }
}

extension Hand10 {
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

