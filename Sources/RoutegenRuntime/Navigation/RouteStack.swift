extension Route {
  /// The routes that lead to this one, the outermost first, and this one as the last.
  ///
  /// They are the routes that end at the ``nodes`` of this one, with its values:
  ///
  /// ```swift
  /// let route = try Greenhouse("greenhouse://shop/ferns/7?from=mail")
  /// route.stack    // [.index, .shop(), .shop(.category(category: "ferns")), route]
  /// ```
  ///
  /// Their links have no query and no fragment but one that is written like a path, so a route with items of
  /// its own is left out, unless it is the `/` of its group. A route without a link is the only element.
  @_alwaysEmitIntoClient
  public var stack: [Self] {
    var stack: [Self] = []
    if (try? pathOrLink()) != nil {
      let (nodes, (beginnings, host)) = (nodes, beginnings)
      for (count, path) in zip(nodes.indices, beginnings) {
        let link = LinkPrinter(Self._table).link(of: path, besideRoute: _number, on: host)
        // Another route may read the text: `/users/me` beside `/users/{name}`.
        if let link, let route = try? Self(path: link), Self._table.isParent(route._number),
          route.nodes.elementsEqual(nodes[..<count])
        {
          stack.append(route)
        }
      }
    }
    stack.append(self)
    return stack
  }

  /// The routes of ``stack`` that are below another route; none if this route is not below it.
  ///
  /// This is the path of a `NavigationStack` whose first screen is `root`. The items of links do not matter,
  /// so a start screen with an item is not below the start screen. Another route of the same path is below.
  @_alwaysEmitIntoClient
  public func stack(below root: Self) -> [Self] {
    let (depth, own, other, stack) = (root.nodes.count, beginnings, root.beginnings, stack)
    guard nodes.starts(with: root.nodes), own.texts.indices.contains(depth) else { return [] }
    // The route above may leave out a default that this path has, or have its host as a value.
    let isAbove = stack.contains { $0.nodes.count == depth && $0.beginnings == other }
    guard
      isAbove
        || own.texts[depth] == other.texts.last && (other.host == nil || other.host == own.host)
    else { return [] }
    let below = stack.drop { $0.nodes.count <= depth }
    return below.isEmpty && _number != root._number ? [self] : Array(below)
  }

  /// The route above this one, which precedes it in ``stack``; `nil` at the top.
  @_alwaysEmitIntoClient
  public var parent: Self? { stack.dropLast().last }

  /// The path, or the link of a route in a block of hosts or schemes, which has no path.
  @_alwaysEmitIntoClient
  func pathOrLink() throws(LinkError) -> String {
    do { return try path() } catch { return try link() }
  }

  /// The path in front of each node, and all of it, without items; and the host if it is a value.
  @_alwaysEmitIntoClient
  var beginnings: (texts: [String], host: String?) {
    let parts = LinkPrinter(Self._table).parts { _write(to: &$0) }
    return (parts.text.beginnings(ofNodes: nodes.count, missing: parts.missing), parts.host)
  }
}

extension String {
  /// The beginnings of a printed path: `/`, `/shop`, `/shop/ferns` of `/shop/ferns?x=y`.
  ///
  /// - Parameters:
  ///   - count: The number of its nodes. The `#` before a fragment that is written like a path is one.
  ///   - missing: The offsets of the nodes that it leaves out.
  @_alwaysEmitIntoClient
  func beginnings(ofNodes count: Int, missing: [Int]) -> [String] {
    var (starts, hash, end) = (missing, utf8.count, utf8.count)
    var last: UInt8 = 0
    loop: for (offset, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "?"):
        end = offset
        break loop
      case UInt8(ascii: "#"):
        // The slash of an empty path begins no segment.
        if last == UInt8(ascii: "/") { starts.removeLast() }
        hash = offset
        starts += [offset, offset + 1]
      case UInt8(ascii: "/") where last != UInt8(ascii: "#"): starts.append(offset)
      case _: break
      }
      last = byte
    }
    starts.sort()
    // A fragment behind the last node is an item.
    let isItem = count == 0 || starts.count < count || starts[count - 1] < hash
    return (starts.prefix(count) + [isItem ? min(hash, end) : end]).map { end in
      let text = Substring(utf8.prefix(end))
      return text.isEmpty ? "/" : text.utf8.last == UInt8(ascii: "#") ? text + "/" : String(text)
    }
  }
}
