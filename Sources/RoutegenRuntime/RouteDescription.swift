extension Route {
  /// The route as `routegen match` shows it, such as `shop.category.index(category: "ferns")`.
  ///
  /// Generated code declares the conformance to `CustomDebugStringConvertible` in debug builds alone, because a
  /// linker would keep it in each app.
  @_alwaysEmitIntoClient
  public var debugDescription: String { RouteDescription.text(name, self) }
}

/// The names and values of the parameters of a route, which reflection finds.
@usableFromInline
enum RouteDescription {
  @usableFromInline
  static func text(_ name: String, _ route: Any) -> String {
    var values: [String] = []
    add(route, to: &values)
    return values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
  }

  private static func add(_ route: Any, to values: inout [String]) {
    guard let content = Mirror(reflecting: route).children.first?.value else { return }
    if content is any RouteGroup { return add(content, to: &values) }
    for (name, value) in Mirror(reflecting: content).children {
      if value is any RouteGroup {
        add(value, to: &values)
      } else if let name, let text = text(of: value) {
        values.append("\(name): \(text)")
      }
    }
  }

  /// The text of a value; `nil` for `nil`.
  private static func text(of value: Any) -> String? {
    if let text = value as? String { return "\"\(text)\"" }
    if let value = value as? any RouteValue {
      let text = value.routeValue
      return text.isEmpty ? "\"\"" : text
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection?, .dictionary?, .tuple?:
      var texts: [String] = []
      for (_, value) in mirror.children { texts.append(text(of: value) ?? "") }
      if mirror.displayStyle == .tuple { return texts.joined(separator: ": ") }
      // The items of a dictionary are in no order.
      if mirror.displayStyle == .dictionary { texts.sort() }
      let isEmpty = mirror.displayStyle == .dictionary && texts.isEmpty
      return isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
    case _: return nil
    }
  }
}
