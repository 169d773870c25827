public import AppRoutes
import Foundation
public import RoutegenRuntime

/// A push that opens a route.
public struct Push: Sendable {
  private let words: RouteText
  private let payload: [String: String]

  /// Creates the push.
  ///
  /// - Throws: ``LinkError/unprintable(_:)`` if a value of the route cannot be read back.
  public init(_ route: App) throws(LinkError) {
    words = RouteText(route)
    payload = try route.payload()
  }

  /// The body of a request to the Apple Push Notification service.
  public func apns() throws -> String {
    var body: [String: Any] = payload
    body["aps"] = ["alert": alert]
    return try json(body)
  }

  /// The body of a request to Firebase Cloud Messaging, in version 1 of its HTTP interface.
  ///
  /// - Parameter token: The registration of the device.
  public func fcm(token: String) throws -> String {
    try json(["message": ["token": token, "notification": alert, "data": payload]])
  }

  private var alert: [String: String] { ["title": words.title, "body": words.summary] }

  private func json(_ object: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
