public import Foundation
public import RoutegenRuntime

extension UUID: RoutegenRuntime.RouteValue {
  /// Parses a UUID of 36 characters (RFC 9562, section 4), in either case; returns `nil` for any
  /// other text.
  public init?(routeValue text: String) {
    // Not Foundation's initializer, which accepts spaces as digits on some systems.
    guard let bits = UUIDBits(text) else { return nil }
    self.init(bits)
  }

  /// The UUID in upper case, as Foundation writes it.
  public var routeValue: String { uuidString }

  /// The 128 bits, which are written without a text of their own.
  public var _written: WrittenValue? { written }
}

extension Date: RoutegenRuntime.RouteValue {
  /// Parses an instant with date, time and time zone (RFC 3339): `2024-01-05T09:00:00Z`.
  ///
  /// Returns `nil` for any other text; see ``RoutegenRuntime/ISO8601/secondsSince2001(from:)``.
  public init?(routeValue text: String) {
    guard let seconds = ISO8601.secondsSince2001(from: text) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The instant in UTC, with up to nine digits of a fraction; empty if no text parses as exactly
  /// this instant.
  public var routeValue: String {
    ISO8601.text(fromSecondsSince2001: timeIntervalSinceReferenceDate) ?? ""
  }
}

extension URL: RoutegenRuntime.RouteValue {
  /// Parses an absolute `http` or `https` link.
  ///
  /// Returns `nil` for any other text, for other schemes such as `javascript:`, for a link with a
  /// user name, and for a text that URL parsers interpret differently; see
  /// ``RoutegenRuntime/WebLink/isWellFormed(_:)``.
  public init?(routeValue text: String) {
    guard WebLink.isWellFormed(text) else { return nil }
    self.init(string: text)
  }

  /// The text of the URL, its `absoluteString`.
  public var routeValue: String { absoluteString }
}
