import RoutegenHandling

extension Delivery {
  /// Passes it to the dispatcher; returns whether it is a link of `City`.
  @MainActor
  func hand(_ path: String, to links: LinkDispatcher<City>) -> Bool {
    let page = "https://city.example/\(path)"
    switch way {
    case .url: return links.open("city://\(path)")
    case .universalLink: return links.open(page)
    case .push: return links.open(payload: ["link": path])
    case .shortcut: return links.open(shortcut: path)
    case .shortcutInfo:
      return links.open(shortcut: "example.visit", userInfo: ["link": .text(path)])
    case .spotlight:
      return links.open(
        activity: "com.apple.corespotlightitem",
        userInfo: ["kCSSearchableItemActivityIdentifier": .text(path)])
    case .browsing:
      return links.open(activity: "NSUserActivityTypeBrowsingWeb", webpageURL: page)
    case .handoff: return links.open(activity: "example.visit", webpageURL: page)
    case .path: return links.open(path: path)
    case .route:
      guard let route = try? City(path: path) else { return false }
      links.open(route)
      return true
    }
  }
}

extension Delivery.Way {
  var source: LinkSource {
    switch self {
    case .url: .url
    case .universalLink, .browsing: .universalLink
    case .push: .push
    case .shortcut, .shortcutInfo: .shortcut
    case .spotlight: .spotlight
    case .handoff: .handoff
    case .path, .route: .app
    }
  }
}

extension Story.Received {
  /// - Parameters:
  ///   - key: The number in the link.
  ///   - time: The time of the first delivery.
  init(_ delivery: Delivery, key: Int, time: Int) {
    let (destination, until): (Destination?, Int?) =
      switch delivery.content {
      case .link(let destination, let lifetime): (destination, lifetime.map { time + $0 })
      case .expired(let destination): (destination, time - 1)
      case .foreign: (nil, nil)
      }
    let path = destination?.path(key) ?? "nowhere/\(key)"
    let end = until.map { (path.contains("?") ? "&" : "?") + "until=\($0)" } ?? ""
    self.init(
      key: key, source: delivery.way.source, path: path + end, route: path,
      isForeign: destination == nil, stations: destination?.stations ?? [],
      isCallback: destination == .signal, until: until)
  }
}
