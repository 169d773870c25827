public import RoutegenRuntime

/// A link as the app has received it: the one that a handler is called for, or one that opens nothing.
///
/// The methods of handlers are given the values of a route. ``current`` has the rest of the link:
///
/// ```swift
/// func search(query: String?) -> LinkOutcome<Library> {
///   if LinkDelivery.current?.source == .push { clearBadge() }
///   …
/// }
/// ```
///
/// The ``description`` contains no text of the link, so it is suitable for logs. The other
/// properties can be personal data.
public struct LinkDelivery: Hashable, Sendable {
  /// The link that is being handled; `nil` outside of handling.
  ///
  /// It is available in the methods of handlers, in `require`, and after a ``LinkGate``, also in
  /// the functions that they call and in the tasks that they start with `Task { … }`. A task keeps
  /// it, even after the link has ended. After a redirect, it is still the link that was received.
  public static var current: LinkDelivery? { visit?.delivery }

  /// The visit to a handler that the running task belongs to, which a ``LinkGate`` delays.
  @TaskLocal static var visit: HandlerVisit?

  /// The number of the link in events; see ``LinkEvent/number``.
  public let number: Int

  /// The source of the link.
  public let source: LinkSource

  /// The text of the link or path, unchanged; `nil` for a payload, for a quick action or an
  /// activity, and for a route that the app itself has created.
  ///
  /// If nothing that was received is a link of the app, this is the last text that was tried, such
  /// as the type of a quick action.
  public let text: String?

  /// The scheme; see `Link.scheme`.
  public let scheme: String?

  /// The host; see `Link.host`.
  public let host: String?

  /// The query items, or the texts of a payload, that no parameter reads; see `Link.extras`.
  public let extras: [LinkExtra]

  @MainActor
  init<R: Route>(_ received: ReceivedLink<R>) {
    let link = received.link
    number = received.number
    source = received.source
    text = link.map(\.text) ?? received.inputs.compactMap(\.text).last
    scheme = link?.scheme
    host = link?.host
    extras = link?.extras ?? []
  }
}

extension LinkDelivery: CustomStringConvertible {
  /// The number and the source, as in the description of a ``LinkEvent``: `link 3 (push)`.
  public var description: String { "link \(number) (\(source.rawValue))" }
}
