extension Route {
  /// The routes that lead to this one, the outermost first, and this one as the last.
  ///
  /// They are the routes whose links are the beginnings of this route's link:
  ///
  /// ```swift
  /// let route = try Greenhouse("greenhouse://shop/ferns/7?from=mail")
  /// route.stack    // [.index, .shop(), .shop(.category(category: "ferns")), route]
  /// ```
  ///
  /// Their links have no query and no fragment, so a route that requires an item is left out. A route
  /// without a link is the only element.
  @_alwaysEmitIntoClient
  public var stack: [Self] {
    var stack: [Self] = []
    let nodes = nodes
    if let link = try? pathOrLink() {
      for (count, beginning) in zip(nodes.indices, link.beginnings) {
        // Another route may read the text: `/users/me` beside `/users/{name}`.
        if let route = try? Self(path: beginning), route.nodes == Array(nodes[..<count]) {
          stack.append(route)
        }
      }
    }
    stack.append(self)
    return stack
  }

  /// The routes of ``stack`` that are below another route; all of them if it is not one of them.
  ///
  /// This is the path of a `NavigationStack` whose first screen is `root`.
  @_alwaysEmitIntoClient
  public func stack(below root: Self) -> [Self] {
    let stack = stack
    guard let index = stack.firstIndex(of: root) else { return stack }
    return Array(stack[(index + 1)...])
  }

  /// The route above this one, which precedes it in ``stack``; `nil` at the top.
  @_alwaysEmitIntoClient
  public var parent: Self? { stack.dropLast().last }

  /// The path, or the link of a route in a block of hosts or schemes, which has no path.
  @_alwaysEmitIntoClient
  func pathOrLink() throws(LinkError) -> String {
    do { return try path() } catch { return try link() }
  }
}

extension String {
  /// The beginnings of a path or link, by the number of their segments: `/`, `/shop`, … of `/shop/ferns/7?x=y`.
  ///
  /// The whole path is not among them.
  @_alwaysEmitIntoClient
  var beginnings: [String] {
    // Before the segments are the slash of a path, those behind a scheme, or three around a host.
    let isOnWeb = hasPrefix("https://") || hasPrefix("http://")
    let colon = utf8.firstIndex(of: UInt8(ascii: ":")) ?? startIndex
    let path = hasPrefix("/") ? self[...] : self[colon...].dropFirst()
    var slashes = isOnWeb ? 3 : path.hasPrefix("//") ? 2 : path.hasPrefix("/") ? 1 : 0
    var beginnings = slashes == 0 ? [String(self[...colon])] : []
    for index in utf8.indices {
      let byte = utf8[index]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      guard byte == UInt8(ascii: "/") else { continue }
      slashes -= 1
      if slashes == 0 { beginnings.append(String(self[...index])) }
      if slashes < 0 { beginnings.append(String(self[..<index])) }
    }
    return beginnings
  }
}
