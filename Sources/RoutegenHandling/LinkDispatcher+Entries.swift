public import RoutegenRuntime

extension LinkDispatcher {
  /// Opens a link from the operating system: `app://…` or `https://…`.
  ///
  /// Call this from `onOpenURL`, `scene(_:openURLContexts:)` or `application(_:open:)`. Events of a
  /// web link have the source ``LinkSource/universalLink``.
  ///
  /// - Returns: Whether the text is a link of this route set. If it is not, an event has the error.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(_ link: String) -> Bool {
    receive(isWebLink(link) ? .universalLink : .url, [.link(link)])
  }

  /// Opens a path or a link that the app itself has as text; see `Route.init(path:)`.
  ///
  /// - Returns: Whether the text is a path or a link of this route set.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(path: String) -> Bool {
    receive(.app, [.path(path)])
  }

  /// Opens a route that the app has created itself, for example for a button with the destination
  /// of a link.
  @_alwaysEmitIntoClient
  public func open(_ route: R) {
    receive(Link(route), .app)
  }

  /// Opens the route of a push notification, from the payload of its content (`userInfo`).
  ///
  /// - Returns: Whether the payload identifies a route, by the rules of `payload` in the `.routes`
  ///   file.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(payload: [String: PayloadValue]) -> Bool {
    receive(.push, [.payload(payload)])
  }

  /// Opens the route of a push notification, once for each notification.
  ///
  /// - Parameters:
  ///   - payload: The payload of its content (`userInfo`).
  ///   - identifier: Identifies the notification. A second delivery with the same identifier opens
  ///     nothing, however late it is, and ends as ``LinkProgress/repetition(of:)``. The `identifier`
  ///     of a `UNNotificationRequest` is that of all notifications with one `apns-collapse-id`, and
  ///     of each repetition of a local one; if the app has such, add the `date` of the notification.
  /// - Returns: Whether the payload identifies a route.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(payload: [String: PayloadValue], identifier: String) -> Bool {
    receive(.push, [.payload(payload)], notification: identifier)
  }

  /// Opens the route of a push notification, from a payload of texts.
  ///
  /// - Returns: Whether the payload identifies a route.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(payload: [String: String]) -> Bool {
    open(payload: payload.mapValues { .text($0) })
  }

  /// Opens a home-screen quick action, from the `type` and `userInfo` of a
  /// `UIApplicationShortcutItem`.
  ///
  /// The following are tried in order: the route whose `@shortcut` is the type, `userInfo` as a
  /// payload, and the type as a path.
  ///
  /// - Returns: Whether the quick action identifies a route.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(shortcut type: String, userInfo: [String: PayloadValue] = [:]) -> Bool {
    receive(.shortcut, [.shortcut(type, userInfo), .path(type)])
  }

  /// Opens an activity: a universal link, an item of the search index, or an activity from another
  /// device.
  ///
  /// The arguments are the properties of an `NSUserActivity`. The type determines the route:
  ///
  /// - `NSUserActivityTypeBrowsingWeb`: the `webpageURL`, which is a universal link.
  /// - `CSSearchableItemActionType`, an item of the search index: the route whose `@activity` is
  ///   the type, then `userInfo` as a payload, then the identifier of the item as a path or a link.
  /// - Any other type: the route whose `@activity` is the type, then `userInfo` as a payload, then
  ///   the `webpageURL`.
  ///
  /// - Returns: Whether the activity identifies a route.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(
    activity type: String, webpageURL: String? = nil, userInfo: [String: PayloadValue] = [:]
  ) -> Bool {
    let page = webpageURL.map { [LinkInput.link($0)] } ?? []
    let trigger = LinkInput.activity(type, userInfo)
    switch (type, userInfo["kCSSearchableItemActivityIdentifier"]) {
    case ("NSUserActivityTypeBrowsingWeb", _) where !page.isEmpty:
      return receive(.universalLink, page)
    case ("com.apple.corespotlightitem", .text(let identifier)?):
      return receive(.spotlight, [trigger, .path(identifier)])
    default: return receive(.handoff, [trigger] + page)
    }
  }

  @_alwaysEmitIntoClient
  func isWebLink(_ link: String) -> Bool {
    let start = link.prefix(8).lowercased()
    return start.hasPrefix("http://") || start == "https://"
  }
}

extension Link {
  /// Reads the first input that is a link.
  ///
  /// Throws the error of the last input if there is none. If an input has expired, the next ones
  /// are not tried.
  init(firstOf inputs: [LinkInput], alsoOn hosts: [LinkHost], now: Double) throws(LinkError) {
    var failure = LinkError.notFound(after: "")
    for input in inputs {
      do throws(LinkError) {
        try self.init(input, alsoOn: hosts, now: now)
        return
      } catch {
        failure = error
        if case .expired = error { break }
      }
    }
    throw failure
  }
}
