public import Foundation
public import RoutegenRuntime

extension UUID: RoutegenRuntime.RouteValue {
  /// A UUID in its form of 36 characters (RFC 9562, section 4), in either case.
  public init?(routeValue text: String) {
    // Not Foundation's reader, which takes spaces for digits on some systems.
    guard let bits = UUIDBits(text) else { return nil }
    self.init(bits)
  }

  /// The UUID in upper case, as Foundation writes it.
  public var routeValue: String { uuidString }
}

extension Date: RoutegenRuntime.RouteValue {
  /// An instant of ISO 8601 with date, time and zone: `2024-01-05T09:00:00Z`.
  public init?(routeValue text: String) {
    guard let seconds = ISO8601.secondsSince2001(from: text) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The instant in UTC, with as many decimals as it needs; empty where no text could say it.
  public var routeValue: String {
    ISO8601.text(fromSecondsSince2001: timeIntervalSinceReferenceDate) ?? ""
  }
}

extension URL: RoutegenRuntime.RouteValue {
  /// An absolute web link, `http` or `https`, by the strict rules of links: no `javascript:`, no
  /// user name, nothing that another parser would read as another link.
  public init?(routeValue text: String) {
    guard WebLink.isWellFormed(text) else { return nil }
    self.init(string: text)
  }

  /// The URL's text.
  public var routeValue: String { absoluteString }
}
