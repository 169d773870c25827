extension Route {
  /// The route as `routegen match` shows it, such as `shop.category.index(category: "ferns")`.
  public var debugDescription: String {
    var values: [String] = []
    RouteDescription.add(self, to: &values)
    return values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
  }
}

/// The names and values of the parameters of a route, which reflection finds.
private enum RouteDescription {
  static func add(_ route: Any, to values: inout [String]) {
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
    switch value {
    case let text as String: "\"\(text)\""
    case let number as Double where number.routeValue.isEmpty: "\(number)"
    case let value as any RouteValue: value.routeValue.isEmpty ? "\"\"" : value.routeValue
    case let list as [Any]: "[\(list.compactMap(text).joined(separator: ", "))]"
    case let items as [String: Any]: dictionary(items)
    case _: nil
    }
  }

  private static func dictionary(_ items: [String: Any]) -> String {
    let pairs = items.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\": \(text(of: $0.value) ?? "")" }
    return "[\(pairs.isEmpty ? ":" : pairs.joined(separator: ", "))]"
  }
}
