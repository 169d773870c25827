extension LinkDispatcher {
  /// Opens a link as the operating system hands it over: `app://…` or `https://…`.
  ///
  /// For `onOpenURL`, `scene(_:openURLContexts:)` and `application(_:open:)`. A web link is reported as
  /// ``LinkEntry/universalLink``.
  ///
  /// - Returns: Whether it is a link of this route set. If not, the events tell what is wrong.
  @discardableResult
  public func open(_ link: String) -> Bool {
    receive(isWebLink(link) ? .universalLink : .url, [.link(link)])
  }

  /// Opens a path or a link that the app itself has as text; see ``Route/init(path:)``.
  ///
  /// - Returns: Whether it is a link of this route set.
  @discardableResult
  public func open(path: String) -> Bool {
    receive(.app, [.path(path)])
  }

  /// Opens a route of the app's own: a button that leads where a link leads, too.
  public func open(_ route: R) {
    receive(Link(route), .app)
  }

  /// Opens what a push notification is about: the payload of its content (`userInfo`).
  ///
  /// - Returns: Whether it names a route; the `.routes` file says with `payload` how it does.
  @discardableResult
  public func open(payload: [String: PayloadValue]) -> Bool {
    receive(.push, [.payload(payload)])
  }

  /// Opens what a push notification is about, from a payload of texts.
  @discardableResult
  public func open(payload: [String: String]) -> Bool {
    open(payload: payload.mapValues { PayloadValue.text($0) })
  }

  /// Opens a home-screen quick action, by the `type` and `userInfo` of a `UIApplicationShortcutItem`.
  ///
  /// The type is one that the file names with `@shortcut`. Otherwise the `userInfo` tells the route,
  /// as a payload does, and if it does not, the type itself, as a path.
  ///
  /// - Returns: Whether it names a route.
  @discardableResult
  public func open(shortcut type: String, userInfo: [String: PayloadValue] = [:]) -> Bool {
    receive(.shortcut, [.trigger(.shortcut, type, userInfo), .path(type)])
  }

  /// Opens an activity: a universal link, an item of the search index, or one that goes on from
  /// another device.
  ///
  /// The arguments are the properties of an `NSUserActivity`.
  ///
  /// - Browsing the web (`NSUserActivityTypeBrowsingWeb`): the `webpageURL`, a universal link.
  /// - An item of the search index (`CSSearchableItemActionType`): its identifier, which is a path or
  ///   a link.
  /// - Any other: its type, if the file names it with `@activity`; or else the `userInfo`, as a payload;
  ///   or else the `webpageURL`.
  ///
  /// - Returns: Whether it names a route.
  @discardableResult
  public func open(
    activity type: String, webpageURL: String? = nil, userInfo: [String: PayloadValue] = [:]
  ) -> Bool {
    let page = webpageURL.map { [LinkInput.link($0)] } ?? []
    let trigger = LinkInput.trigger(.activity, type, userInfo)
    switch (type, userInfo["kCSSearchableItemActivityIdentifier"]) {
    case ("NSUserActivityTypeBrowsingWeb", _) where !page.isEmpty:
      return receive(.universalLink, page)
    case ("com.apple.corespotlightitem", .text(let identifier)?):
      return receive(.spotlight, [trigger, .path(identifier)])
    default: return receive(.handoff, [trigger] + page)
    }
  }

  private func isWebLink(_ link: String) -> Bool {
    let scheme = link.prefix { $0 != ":" }.lowercased()
    return scheme == "https" || scheme == "http"
  }
}

extension Link {
  /// The first of the inputs that can be read; if none can, what is wrong with the last.
  ///
  /// An expired link is none that another input could mend.
  init(firstOf inputs: [LinkInput], alsoOn hosts: [String], now: Double) throws(LinkError) {
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
